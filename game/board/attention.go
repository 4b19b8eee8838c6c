package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/input"
	"sixwinters/game/layer"
	"sixwinters/game/refusal"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// Attention is what the players point at, with the mouse or the keyboard, and the cards that are shown large because of it.
type Attention struct {
	layer.Base
	*Position
	guide    Guide
	hands    *Hands
	layers   *layer.Stack
	laying   *Laying
	refusing *refusal.Refusing
	wording  *wording

	Hover    layout.Target // what is pointed at
	HoverFor int           // ticks
	Pointing pointing
	fanned   fanned
	Pinned   []layout.Target // shown large until unpinned
}

// ZoomAfter is how many ticks the pointer rests on a card before it is shown large.
const ZoomAfter = 30

// StartOver hides tips and large cards until the pointer has rested again.
func (i *Tips) StartOver() { i.attention.HoverFor, i.Tip = 0, Tooltip{} }

// Enlarges reports whether the pointer has rested long enough for a card under it to be shown large.
func (a *Attention) Enlarges() bool { return a.HoverFor > ZoomAfter }

// count counts a tick of rest. It reports whether a large card is waited for, and whether it comes with this tick.
func (a *Attention) count() (waits, comes bool) {
	if a.Hover.Kind == layout.None || a.Enlarges() {
		return false, false
	}
	a.HoverFor++
	return true, a.Enlarges()
}

// TipShown reports whether something is being explained.
func (i *Tips) TipShown() bool { return !i.Tip.Tip.Empty() }

// mostPinned is how many cards can be pinned to compare them.
const mostPinned = 2

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

func (a *Attention) Draw(g *app.App, s *render.Scene) {
	if a.Pointing.On {
		s.Focus = a.Hover
		if g.Keyboard.Device == input.Pad && !a.Pointing.Looking {
			s.FocusSign = g.Keyboard.Key(command.Take)
		}
	} else {
		s.Hover = a.Hover
	}
	if a.layers.Blocks().Large {
		return
	}
	s.Pinned = a.Pinned
	_, there := s.Plan.Rect(a.Hover) // the target may be gone
	if there && a.Enlarges() && !slices.Contains(a.Pinned, a.Hover) {
		s.Zoom = a.Hover
	}
}

// Settled is the number of ticks in which a new note, or the place of one that has just gone, takes no click.
const Settled = 24
