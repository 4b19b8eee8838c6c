package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// Dice that are collected for a move that needs several: the first lies where it is to go, and others are added to it by a click
// or by being dragged there.

// collect adds another die to a move that needs several.
func (t *table) collect(g *app.App, on layout.Target) {
	onto := t.onto
	if t.othersDie(g, on) {
		return
	}
	if !t.hand.CanTake(t.held, on) {
		t.putBack()
		t.press(g, on)
		return
	}
	t.held = append(t.held, on)
	if complete, _ := t.hand.Put(t.held, onto); len(complete) > 0 {
		t.resolve(g, complete)
		return
	}
}

// add adds the die that was pressed to those that are collected: a click does, and a drag to where they lie. Dragged anywhere else
// it goes back, and the others wait as before.
func (t *table) add(g *app.App, on layout.Target) {
	die, onto := t.adding, t.onto
	t.adding = layout.Target{}
	if !g.Pointer.Far {
		t.collect(g, die)
		return
	}
	complete, more := t.hand.Put(append(slices.Clone(t.held), die), on)
	for _, ge := range append(complete, more...) {
		if ge.Drop == onto {
			t.collect(g, die)
			return
		}
	}
	if hand.Same(on) != hand.Same(die) { // back where it came from
		t.refuse(g, "That die goes where the one before it is; Escape takes that back.", "")
	}
}

// drawAdding puts the die that is being added, once it is dragged, where the pointer is.
func (t *table) drawAdding(g *app.App, s *render.Scene) {
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
