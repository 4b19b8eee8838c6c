// Package speech speaks through the system's own voice: speech-dispatcher or eSpeak NG, that of macOS or Windows, or that of a browser.
package speech

// Voice speaks. It is safe for one goroutine.
type Voice interface {
	// Speak speaks a text instead of what it still speaks.
	Speak(text string)
	// Hush falls silent. No process is left.
	Hush()
}
