package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// While the mouse is handed over, whoever has it can drag what only the other player could use. Dropped, it proposes that move: a ghost
// lies there until the other agrees.

// lent is what of the other player is in the hand.
type lent struct {
	pressed layout.Target // under the button that is down; none for nothing
	own     *gesture.Hand // what whoever has the mouse can do, meanwhile; nil while nothing is lent
}

// lends reports whether something of the other player is in the hand.
func (h *Hands) lends() bool { return h.lent.own != nil }

// borrow has the hand do what the other player can do.
func borrow(t *Board) {
	others := t.Desk.others
	t.lent, t.Hand = lent{own: t.Hand}, &others
}

// giveBack leaves the hand to what whoever has the mouse can do.
func (h *Hands) giveBack() {
	if h.lends() {
		h.Hand = h.lent.own
	}
	h.lent = lent{}
}

// lendable reports whether whoever has the mouse can drag a thing of the other player.
func lendable(t *Board, g *app.App, on layout.Target) bool {
	return t.Handing(g) && t.Desk.others.CanTake(nil, on)
}

// lend takes up what is pressed of the other player once it is dragged.
func lend(t *Board, g *app.App) {
	p, on := &g.Pointer, t.lent.pressed
	if on.Kind == layout.None {
		return
	}
	if !p.Down && !p.Released || len(t.Held) > 0 || !lendable(t, g, on) {
		t.lent.pressed = layout.Target{}
		return
	}
	if !p.Far {
		return
	}
	borrow(t)
	t.Refusal.Forget()
	t.TakeUp(on)
	t.Acted = false
	g.Hear(sound.PickUp, soundOf(on))
}

// proposesDrop proposes what a drop means for the other player alone, as an asset on that player's card. It reports whether it did.
func proposesDrop(t *Board, g *app.App, on layout.Target) bool {
	if t.lends() || !t.Handing(g) {
		return false
	}
	complete, _ := t.Desk.others.Put(t.Held, on)
	if len(complete) == 0 {
		return false
	}
	borrow(t)
	resolve(t, g, complete)
	return true
}

// proposesTheirs proposes a move of the other player, and puts what was lent back.
func proposesTheirs(t *Board, g *app.App, ge gesture.Gesture) {
	ge = t.WithHeld(ge)
	t.PutBack() // first: whoever has the mouse proposes it
	for l := range All[proposer](t.Layers) {
		l.Propose(t, g, ge)
	}
}

// WithHeld returns a gesture with what is held, where it names nothing to take: an attempt begins with any die.
func (t *Board) WithHeld(ge gesture.Gesture) gesture.Gesture {
	if len(ge.Take) == 0 {
		ge.Take = slices.Clone(t.Held)
	}
	return ge
}

// MoverAside returns what the table calls the player who would make a move or take part in it and has not got the mouse, or "".
func (t *Board) MoverAside(g *app.App, m rules.Move) string {
	if t.Handing(g) && ofBoth(m) {
		return t.seat(t.Desk.Other())
	}
	if who, acts := m.Actor(); acts && t.Handing(g) && who != t.Desk.Player {
		return t.seat(who)
	}
	return ""
}
