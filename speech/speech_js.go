package speech

import (
	"strings"
	"syscall/js"
)

// System returns the voice of the browser, or nil if it has none.
func System() Voice {
	if js.Global().Get("speechSynthesis").IsUndefined() {
		return nil
	}
	return &browser{}
}

type browser struct{ sound Sound }

// language is that of all that is spoken.
const language = "en"

func (b *browser) Sounds(as Sound) { b.sound = as }

func (b *browser) Speak(text string) {
	b.Hush()
	b.Then(text)
}

func (b *browser) Then(text string) {
	what := js.Global().Get("SpeechSynthesisUtterance").New(text)
	what.Set("lang", language)
	what.Set("rate", at(b.sound.Rate, [4]float64{0.75, 1, 1.4, 1.9}))
	b.each(func(name string, voice js.Value) {
		if name == b.sound.Name {
			what.Set("voice", voice)
		}
	})
	js.Global().Get("speechSynthesis").Call("speak", what)
}

func (*browser) Hush() { js.Global().Get("speechSynthesis").Call("cancel") }

func (b *browser) Names() (names []string) {
	b.each(func(name string, _ js.Value) { names = append(names, name) })
	return names
}

// each calls a function with each voice of the language.
func (b *browser) each(do func(name string, voice js.Value)) {
	voices := js.Global().Get("speechSynthesis").Call("getVoices")
	for i := range voices.Length() {
		if v := voices.Index(i); strings.HasPrefix(v.Get("lang").String(), language) {
			do(v.Get("name").String(), v)
		}
	}
}
