package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/render/layout"
)

// dropGone forgets all that points at what is not on the table any more: what is hovered or has the focus, what is held and where dice
// are collected, and the cards that are kept large. The table calls it at the end of each tick and before it is read aloud, so that
// nothing else need ask whether a target is still there. It reports whether anything was gone.
func dropGone(t *Board, g *app.App) (gone bool) {
	if !there(t, g, t.Hover) {
		t.HoverOver(g, layout.Target{})
		gone = true
	}
	if len(t.Held) > 0 && (len(t.Hand.Open(t.Held)) == 0 || !there(t, g, t.Onto)) {
		t.PutBack()
		gone = true
	}
	if t.adds() && !t.Hand.CanTake(t.Held, t.adding) {
		t.adding = layout.Target{}
		gone = true
	}
	was := len(t.Pinned)
	t.Pinned = slices.DeleteFunc(t.Pinned, func(on layout.Target) bool {
		title, _ := t.Texts(on)
		return title == "" || title != t.pins[on].title
	})
	return gone || len(t.Pinned) < was
}

// there reports whether a target is on the table, or is none. What is folded away or on another page of answers is there too.
func there(t *Board, g *app.App, on layout.Target) bool {
	switch on.Kind {
	case layout.None:
		return true
	case layout.Option:
		return int(on.N) < len(t.View(g).Options)
	}
	_, in := t.Plan(g).Rect(on)
	if !in {
		_, in = flat(t, g).Rect(on)
	}
	return in
}
