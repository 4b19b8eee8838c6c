package menu

import (
	"cmp"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ebitenui/ebitenui/widget"
)

// Spoken returns the words on the menu, none twice: first what is focused, then all from the top.
func (m *Menu) Spoken() (all []string) {
	add := func(say string) {
		if say = strings.Join(strings.Fields(say), " "); say != "" && !slices.ContainsFunc(all, func(said string) bool { return strings.Contains(said, say) }) {
			all = append(all, say)
		}
	}
	if at := m.Focused(); at != nil {
		name := filepath.Base(m.names[at]) // a campaign is named after its file
		add(strings.TrimSuffix(name, filepath.Ext(name)))
	}
	var texts []*widget.Text
	for w := range m.Placed() {
		if text, ok := w.(*widget.Text); ok {
			texts = append(texts, text)
		}
	}
	slices.SortFunc(texts, func(a, b *widget.Text) int {
		at, other := a.GetWidget().Rect.Min, b.GetWidget().Rect.Min
		return cmp.Or(cmp.Compare(at.Y, other.Y), cmp.Compare(at.X, other.X))
	})
	for _, text := range texts {
		add(text.Label)
	}
	return all
}
