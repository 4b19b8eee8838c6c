package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// Collecting dice for a move that needs several: the first lies where it goes, and others are added by a click or by dragging.

// Collect adds another die to a move that needs several.
func (h *Hands) Collect(g *app.App, on layout.Target) {
	onto := h.Onto
	if h.othersDie(g, on) {
		return
	}
	if !h.Hand.CanTake(h.Held, on) {
		if slices.Contains(h.Held, on) {
			h.Refuse(g, "That die is already added.", "")
			return
		}
		h.PutBack()
		h.PressDown(g, on)
		return
	}
	h.Held = append(h.Held, on)
	if complete, _ := h.Hand.Put(h.Held, onto); len(complete) > 0 {
		h.resolve(g, complete)
		return
	}
}

func (h *holding) carriesFigure() bool { return h.Held[0].Kind == layout.Standee }

// add adds the pressed die after a click, or a drag to where the others lie. Dragged anywhere else it goes back alone.
func (h *Hands) add(g *app.App, on layout.Target) {
	die, onto := h.adding, h.Onto
	h.adding = layout.Target{}
	if !g.Pointer.Far {
		h.Collect(g, die)
		return
	}
	complete, more := h.Hand.Put(append(slices.Clone(h.Held), die), on)
	for _, ge := range append(complete, more...) {
		if ge.Drop == onto {
			h.Collect(g, die)
			return
		}
	}
	if hand.Same(on) != hand.Same(die) { // back where it came from
		h.Refuse(g, "That die goes where the one before it is; Escape takes that back.", "")
	}
}

func (h *Hands) drawAdding(g *app.App, s *render.Scene) {
	die := h.adding
	if die.Kind != layout.Die || !g.Pointer.Far {
		return
	}
	s.Hidden = append(s.Hidden, die)
	if r, ok := s.Plan.Rect(die); ok {
		at := layout.Rect{X: g.Pointer.X, Y: g.Pointer.Y}.Middle(r.W, r.H)
		s.Flights = append(s.Flights, render.Flight{From: at, To: at, Die: die.Die})
	}
}
