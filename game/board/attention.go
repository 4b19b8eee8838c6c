package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// Attention is what the players point at, with the mouse or the keyboard, and what shows by itself because they do: cards grow
// large, obstacles spread, and small things are explained.
type Attention struct {
	layer.Base
	*Board

	Hover    layout.Target // what is pointed at
	HoverFor int           // ticks
	Pointing pointing
	fanned   fanned
	Pinned   []layout.Target // shown large until they are let go
}

// ZoomAfter is how many ticks the pointer rests on a card before it is shown large.
const ZoomAfter = 30

// StartOver takes away what shows by itself, until the pointer has rested anew.
func (i *Tips) StartOver() { i.Attention.HoverFor, i.Tip = 0, Tooltip{} }

// Enlarges reports whether the pointer has rested long enough for a card under it to be shown large.
func (a *Attention) Enlarges() bool { return a.HoverFor > ZoomAfter }

// count takes the time of one tick as long as that is waited for. It reports whether it is, and has come with this tick.
func (a *Attention) count() (waits, comes bool) {
	if a.Hover.Kind == layout.None || a.Enlarges() {
		return false, false
	}
	a.HoverFor++
	return true, a.Enlarges()
}

// TipShown reports whether something is being explained.
func (i *Tips) TipShown() bool { return !i.Tip.Tip.Empty() }

// mostPinned is how many cards are shown large to compare.
const mostPinned = 2

// pins keeps a card large, in place of the one that has been longest where there are enough.
func (a *Attention) pins(on layout.Target) {
	if len(a.Pinned) == mostPinned {
		a.Pinned = slices.Delete(a.Pinned, 0, 1)
	}
	a.Pinned = append(a.Pinned, on)
}

// unpins lets go of a card if it is one of those that are kept large, and reports whether it was.
func (a *Attention) unpins(on layout.Target) bool {
	i := slices.Index(a.Pinned, on)
	if i >= 0 {
		a.Pinned = slices.Delete(a.Pinned, i, i+1)
	}
	return i >= 0
}

func (a *Attention) Key(g *app.App) bool {
	asks := g.Keyboard.Asks(command.Pin)
	if asks {
		a.Pin(a.Hover)
	}
	return asks
}

func (a *Attention) Escape(*app.App) bool {
	is := len(a.Pinned) > 0
	a.Pinned = nil
	return is
}

func (a *Attention) Draw(_ *app.App, s *render.Scene) {
	if a.Pointing.On {
		s.Focus = a.Hover
	} else {
		s.Hover = a.Hover
	}
	if a.Layers.Blocks().Large {
		return
	}
	s.Pinned = a.Pinned
	_, there := s.Plan.Rect(a.Hover) // what was pointed at may be gone
	if there && a.Enlarges() && !slices.Contains(a.Pinned, a.Hover) {
		s.Zoom = a.Hover
	}
}

// Settled is how many ticks the place of a note that has gone is kept, and how many a note that has come takes no click.
const Settled = 24
