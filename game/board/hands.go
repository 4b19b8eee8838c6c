package board

import (
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/game/input/command"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// Hands are what the players hold, and what can be done with it.
type Hands struct {
	touch
	Hand *gesture.Hand // what can be done now
	lent lent
}

// touch is what is held, and what the button that is down has done.
type touch struct {
	holding
	Acted   bool          // the button that is down has acted: letting it go does nothing
	skips   bool          // it has skipped an animation
	touched layout.Target // what it went down on, if that cannot be picked up
	put     putDown       // by the last move
	began   gesture.Begun // by what is dropped: the attempt that comes of it
}

type holding struct {
	Held     []layout.Target // what is picked up
	Dragging bool            // the button is still down; otherwise the next click drops it
	lifted   bool            // taken from the cards to choose, which are hidden meanwhile
	Onto     layout.Target   // where dice are being collected for a move that needs several
	adding   layout.Target   // another die, added when the button is let go
}

// TakeUp picks a thing up with the button down.
func (h *touch) TakeUp(what layout.Target) {
	h.Held, h.Dragging, h.began = []layout.Target{what}, true, gesture.Begun{}
}

// LetGo puts back what is held. If the button that dragged it is still down, letting it go does nothing.
func (h *Hands) LetGo() {
	h.giveBack()
	h.Acted = h.Acted || h.Dragging
	h.holding = holding{}
}

// Collects reports whether dice are being collected for a move that needs several.
func (h *holding) Collects() bool { return h.Onto.Kind != layout.None }

// adds reports whether another of those dice is pressed.
func (h *holding) adds() bool { return h.adding.Kind != layout.None }

// putDown is where the last move dropped a thing: its flight begins there, and not where it had lain.
type putDown struct {
	lain layout.Rect // where it had lain; empty once it flies
	x, y float64     // of the hand
}

// startAtHand makes the flight of the thing begin at the hand.
func (p *putDown) startAtHand(flights []render.Flight) {
	for i := range flights {
		if f := &flights[i]; !p.lain.Empty() && f.From == p.lain {
			f.From = layout.Rect{X: p.x, Y: p.y}.Middle(f.From.W, f.From.H)
			p.lain = layout.Rect{}
		}
	}
}

// HandsLayer is what the players hold.
type HandsLayer struct{ Base }

// Escape puts back what is held, or takes back what was asked about it. A note that lies over that is put away first.
func (HandsLayer) Escape(t *Board, g *app.App) bool {
	note := t.View(g).Note
	switch {
	case len(t.Held) == 0 && !t.AsksBack():
		return false
	case note != nil && !t.Dragging && (t.Hinted() || note.Key == g.Keyboard.Key(command.Back)):
		return false
	}
	t.PutBack()
	return true
}

// Interrupt puts back what is held, and forgets what the button that was down was to do: the hand has not let go.
func (t *Board) Interrupt(g *app.App) {
	putBackAll(t, g)
	t.Acted, t.skips, t.touched, t.adding = false, false, layout.Target{}, layout.Target{}
}

// putBackAll puts back what is held, dice and staged cards, as Escape does.
func putBackAll(t *Board, g *app.App) {
	lifted, moved := t.Order.PutBack()
	if moved {
		t.Offer()
	}
	if lifted || len(t.Held) > 0 {
		t.PutBack()
		g.Redraw()
	}
}

func (HandsLayer) Draw(t *Board, g *app.App, s *render.Scene) {
	s.HeldX, s.HeldY = handAt(t, g)
	drawHeld(t, g, s)
	if !t.Guide.Plays() {
		quietTrade(t, g, s.Lit)
		for _, is := range s.Lit {
			if is.Quiet {
				s.Dim = append(s.Dim, is.Target)
			}
		}
	}
	if !t.Collects() {
		return
	}
	if r, ok := s.Plan.Rect(t.Onto); ok {
		s.HeldX, s.HeldY = r.Center()
	}
	drawAdding(t, g, s)
}

func (HandsLayer) Blocks(t *Board) Blocks { return Blocks{Tips: t.adds()} }

func (HandsLayer) Follows(t *Board) bool { return len(t.Held) > 0 }
