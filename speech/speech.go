// Package speech speaks through the system's own voice: speech-dispatcher or eSpeak NG, that of macOS or Windows, or that of a browser.
package speech

// Voice speaks. It is safe for one goroutine.
type Voice interface {
	// Speak speaks a text instead of what it still speaks.
	Speak(text string)
	// Then speaks a text after what it still speaks.
	Then(text string)
	// Hush falls silent. No process is left.
	Hush()
	// Sounds sets how the next texts sound.
	Sounds(Sound)
	// Names returns the names of the English voices there are. It may take a second the first time.
	Names() []string
}

// Sound is how a voice sounds.
type Sound struct {
	Name string // of the voice; "" is an English voice that the system chooses
	Rate Rate
}

// Rate is how fast a voice speaks.
type Rate int8

// The rates.
const (
	Slow Rate = iota - 1
	Normal
	Fast
	VeryFast
)

// at returns what stands for the rate in a list of all of them, the slowest first.
func at[T any](r Rate, list [4]T) T { return list[min(max(r, Slow), VeryFast)-Slow] }
