package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// Attention is what the players point at, with the mouse or the keyboard, and the cards that are shown large because of it.
type Attention struct {
	Hover    layout.Target // what is pointed at
	HoverFor int           // ticks
	Pointing pointing
	fanned   fanned
	Pinned   []layout.Target // shown large until unpinned
}

// ZoomAfter is how many ticks the pointer rests on a card before it is shown large.
const ZoomAfter = 30

// StartOver hides tips and large cards until the pointer has rested again.
func (t *Board) StartOver() { t.HoverFor, t.Tip = 0, Tooltip{} }

// Enlarges reports whether the pointer has rested long enough for a card under it to be shown large.
func (t *Board) Enlarges() bool { return t.HoverFor > ZoomAfter }

// count counts a tick of rest. It reports whether a large card is waited for, and whether it comes with this tick.
func count(t *Board) (waits, comes bool) {
	if t.Hover.Kind == layout.None || t.Enlarges() {
		return false, false
	}
	t.HoverFor++
	return true, t.Enlarges()
}

// TipShown reports whether something is being explained.
func (t *Board) TipShown() bool { return !t.Tip.Tip.Empty() }

// mostPinned is how many cards can be pinned to compare them.
const mostPinned = 2

// AttentionLayer is what is pointed at, and the cards shown large because of it.
type AttentionLayer struct{ Base }

func (AttentionLayer) Key(t *Board, g *app.App) bool {
	asks := g.Keyboard.Asks(command.Pin)
	if asks {
		t.Pin(t.Hover)
	}
	return asks
}

func (AttentionLayer) Escape(t *Board, _ *app.App) bool {
	is := len(t.Pinned) > 0
	t.Pinned = nil
	return is
}

func (AttentionLayer) Draw(t *Board, g *app.App, s *render.Scene) {
	if t.Pointing.On {
		s.Focus = t.Hover
		if g.Keyboard.Device == input.Pad && !t.Pointing.Looking {
			s.FocusSign = g.Keyboard.Key(command.Take)
		}
	} else {
		s.Hover = t.Hover
	}
	if t.Layers.Blocks(t).Large {
		return
	}
	s.Pinned = t.Pinned
	_, there := s.Plan.Rect(t.Hover) // the target may be gone
	if there && t.Enlarges() && !slices.Contains(t.Pinned, t.Hover) {
		s.Zoom = t.Hover
	}
}

// Settled is the number of ticks in which a new note, or the place of one that has just gone, takes no click.
const Settled = 24
