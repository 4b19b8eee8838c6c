package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// Collecting dice for a move that needs several: the first lies where it goes, and others are added by a click or by dragging.

// Collect adds another die to a move that needs several.
func (t *Board) Collect(g *app.App, on layout.Target) {
	onto := t.Onto
	if othersDie(t, g, on) {
		return
	}
	if !t.Hand.CanTake(t.Held, on) {
		if slices.Contains(t.Held, on) {
			t.Refuse(g, "That die is already added.", "")
			return
		}
		proposes := t.lends()
		t.PutBack()
		if t.PressDown(g, on); proposes && len(t.Held) == 0 && t.Refusal.Say == "" {
			t.Refuse(g, "The dice go back: nothing is proposed.", "")
		}
		return
	}
	t.Held = append(t.Held, on)
	if complete, _ := t.Hand.Put(t.Held, onto); len(complete) > 0 {
		resolve(t, g, complete)
	}
}

func (h *holding) carriesFigure() bool { return h.Held[0].Kind == layout.Standee }

// endAdding adds the pressed die after a click, or a drag to where the others lie. Dragged anywhere else it goes back alone.
func endAdding(t *Board, g *app.App, on layout.Target) {
	die, onto := t.adding, t.Onto
	t.adding = layout.Target{}
	if !g.Pointer.Far {
		t.Collect(g, die)
		return
	}
	complete, more := t.Hand.Put(append(slices.Clone(t.Held), die), on)
	for _, ge := range append(complete, more...) {
		if ge.Drop == onto {
			t.Collect(g, die)
			return
		}
	}
	if gesture.Same(on) != gesture.Same(die) { // back where it came from
		t.Refuse(g, "That die goes where the one before it is; Escape takes that back.", "")
	}
}

func drawAdding(t *Board, g *app.App, s *render.Scene) {
	die := t.adding
	if die.Kind != layout.Die || !g.Pointer.Far {
		return
	}
	s.Hidden = append(s.Hidden, die)
	if r, ok := s.Plan.Rect(die); ok {
		at := layout.Rect{X: g.Pointer.X, Y: g.Pointer.Y}.Middle(r.W, r.H)
		s.Flights = append(s.Flights, render.Flight{From: at, To: at, Die: die.Die})
	}
}
