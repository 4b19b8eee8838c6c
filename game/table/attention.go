package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// attention is what the players point at, with the mouse or the keyboard, and what shows by itself because they do: cards grow large,
// obstacles spread, and small things are explained.
type attention struct {
	layer.Base
	*board

	hover    layout.Target // what is pointed at
	hoverFor int           // ticks
	pointing pointing
	fanned   fanned
	pinned   []layout.Target // shown large until they are let go
}

// zoomAfter is how many ticks the pointer rests on a card before it is shown large.
const zoomAfter = 30

// turnsTo notes what is pointed at, and begins to count anew where that is something else.
func (a *attention) turnsTo(on layout.Target) {
	if on != a.hover {
		a.hover, a.hoverFor = on, 0
	}
}

// startOver takes away what shows by itself, until the pointer has rested anew.
func (i *tips) startOver() { i.attention.hoverFor, i.tip = 0, tooltip{} }

// enlarges reports whether the pointer has rested long enough for a card under it to be shown large.
func (a *attention) enlarges() bool { return a.hoverFor > zoomAfter }

// count takes the time of one tick as long as that is waited for. It reports whether it is, and has come with this tick.
func (a *attention) count() (waits, comes bool) {
	if a.hover.Kind == layout.None || a.enlarges() {
		return false, false
	}
	a.hoverFor++
	return true, a.enlarges()
}

// tipShown reports whether something is being explained.
func (i *tips) tipShown() bool { return !i.tip.tip.Empty() }

// mostPinned is how many cards are shown large to compare.
const mostPinned = 2

// pins keeps a card large, in place of the one that has been longest where there are enough.
func (a *attention) pins(on layout.Target) {
	if len(a.pinned) == mostPinned {
		a.pinned = slices.Delete(a.pinned, 0, 1)
	}
	a.pinned = append(a.pinned, on)
}

// unpins lets go of a card if it is one of those that are kept large, and reports whether it was.
func (a *attention) unpins(on layout.Target) bool {
	i := slices.Index(a.pinned, on)
	if i >= 0 {
		a.pinned = slices.Delete(a.pinned, i, i+1)
	}
	return i >= 0
}

// Key keeps the card that is pointed at large, or lets it go.
func (a *attention) Key(g *app.App) bool {
	asks := g.Keyboard.Asks(command.Pin)
	if asks {
		a.pin(a.hover)
	}
	return asks
}

// Escape lets go of all cards that are kept large.
func (a *attention) Escape(*app.App) bool {
	is := len(a.pinned) > 0
	a.pinned = nil
	return is
}

// Draw shows what is pointed at, and the large cards.
func (a *attention) Draw(_ *app.App, s *render.Scene) {
	if a.pointing.on {
		s.Focus = a.hover
	} else {
		s.Hover = a.hover
	}
	if a.layers.Blocks().Large {
		return
	}
	s.Pinned = a.pinned
	_, there := s.Plan.Rect(a.hover) // what was pointed at may be gone
	if there && a.enlarges() && !slices.Contains(a.pinned, a.hover) {
		s.Zoom = a.hover
	}
}

// settled is how many ticks the place of a note that has gone is kept, and how many a note that has come takes no click.
const settled = 24
