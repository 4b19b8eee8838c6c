package board

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/menu"

	"sixwinters/render/layout"
	"sixwinters/rules"
)

// openPile returns a sheet with what is in a pile, or nil where there is none.
func openPile(b *rules.Rulebook, s *rules.State, on layout.Target) *app.Dialog {
	title, says := Pile(b, s, on)
	if title == "" {
		return nil
	}
	return &app.Dialog{AnyKey: true, Build: func(_ *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title(title, 26)
		m.Text(says, app.SheetWidth)
		m.Next("Back to the table", d.Press(nil))
	}}
}

// Pile says what is in a pile: discards in order, from the top, and of a draw pile what can still come, without order ([piles]).
func Pile(b *rules.Rulebook, s *rules.State, on layout.Target) (title, says string) {
	region := content.Region(on.N)
	var names []string
	switch on.Kind {
	case layout.DiscardPile:
		title, says = "Discard pile of "+b.RegionName(region)+", from the top", "Nothing has been discarded here."
		for i, id := range slices.Backward(s.Discard[region].List()) {
			names = append(names, fmt.Sprintf("%d. %s", int(s.Discard[region].N)-i, b.Content().Card(id).Name))
		}
	case layout.DrawPile:
		title, says = "Still to come in "+b.RegionName(region)+", in any order", "The pile is empty."
		for _, id := range s.Draw[region].List() {
			names = append(names, b.Content().Card(id).Name)
		}
		slices.Sort(names)
		if len(names) > 0 {
			return title, rules.Capital(rules.JoinedOnce(names, rules.ManyCards)) + "."
		}
	}
	if len(names) > 0 {
		says = strings.Join(names, ", ") + "."
	}
	return title, says
}
