package menu

import (
	"image"
	"slices"
	"strings"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/speech"
)

// Says gives a widget the words that are spoken of it: what is painted on it, or what its text leaves out.
func (m *widgets) Says(on widget.HasWidget, words ...string) { m.says[on] = words }

// SaysNow is [Menu.Says] for words that change.
func (m *widgets) SaysNow(on widget.HasWidget, words func() []string) { m.saysNow[on] = words }

// Spoken returns the words on the menu: first what is focused, then all in the order in which it was added.
func (m *Menu) Spoken() (w speech.Words) {
	if m == nil {
		return w
	}
	add := func(list *[]string, among func(said, say string) bool, words ...string) {
		for _, say := range words {
			say = strings.Join(strings.Fields(say), " ")
			among := func(said string) bool { return among(said, say) }
			if say != "" && !slices.ContainsFunc(w.Focus, among) && !slices.ContainsFunc(w.Asked, among) {
				*list = append(*list, say)
			}
		}
	}
	same := func(said, say string) bool { return said == say }
	at := m.Focused()
	if at != nil {
		add(&w.Focus, same, m.wordsOf(at.(widget.HasWidget))...)
	}
	button := false // the last widget, whose text comes next
	walk(m, m.root, func(is widget.PreferredSizeLocateableWidget, _ image.Rectangle) {
		if text, ok := is.(*widget.Text); ok && !button {
			words, is := m.says[text]
			if !is {
				words = []string{text.Label}
			}
			add(&w.Asked, strings.Contains, words...) // it may stand on a widget as well
		} else if !ok { // a name is one of its own, even where another one begins with it
			add(&w.Asked, same, m.wordsOf(is)...)
		}
		_, button = is.(*widget.Button)
	})
	return w
}

// wordsOf returns what is spoken of a widget, with the letter that presses it.
func (m *widgets) wordsOf(is widget.HasWidget) (words []string) {
	words = m.says[is]
	if now := m.saysNow[is]; now != nil {
		words = now()
	}
	switch f := is.(type) {
	case *widget.Button:
		if words == nil {
			words = []string{strings.ReplaceAll(f.Text().Label, "\n", ". ")}
			if name := m.Names[f]; strings.Contains(name, words[0]) { // it may say more, as of a setting
				words[0] = name
			}
		}
		if at := slices.IndexFunc(m.signs, func(s sign) bool { return s.on == is && s.key != "" }); at >= 0 {
			words = append([]string{strings.TrimSuffix(words[0], ".") + ", key " + m.signs[at].key}, words[1:]...)
		}
	case *widget.TextInput:
		if f.GetText() == "" {
			return []string{m.Names[f] + ": empty", m.hints[f]}
		}
		return []string{m.Names[f] + ": " + f.GetText()}
	case *widget.Slider:
		if shown := m.values[f]; shown != nil { // another one scrolls
			return []string{m.Names[f] + ": " + shown.Label}
		}
	}
	return words
}
