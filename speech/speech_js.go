package speech

import "syscall/js"

// System returns the voice of the browser, or nil if it has none.
func System() Voice {
	if js.Global().Get("speechSynthesis").IsUndefined() {
		return nil
	}
	return browser{}
}

type browser struct{}

func (b browser) Speak(text string) {
	b.Hush()
	what := js.Global().Get("SpeechSynthesisUtterance").New(text)
	what.Set("lang", "en")
	js.Global().Get("speechSynthesis").Call("speak", what)
}

func (browser) Hush() { js.Global().Get("speechSynthesis").Call("cancel") }
