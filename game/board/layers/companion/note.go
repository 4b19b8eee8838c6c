package companion

import (
	"strings"

	"sixwinters/advice/hints"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
)

// What the companion says, on a note beside its character.

// called returns what a player is called: the character, once that is chosen.
func (c *Companion) called(t *board.Board, player int) string {
	if t.State.Players[player].Character == content.NoCharacter {
		return words.Nameless(player)
	}
	return t.Book.PlayerName(&t.State, player)
}

// Says returns what it has to say now; nothing where there is no text.
func (c *Companion) Says(t *board.Board) (n note.Text) {
	p := c.part(t)
	if p == hints.Theirs {
		return n
	}
	n.Head = c.called(t, c.seat(t)) + ", your companion"
	switch h := &c.given; {
	case c.coming != nil && c.ticks >= thinkingAfter:
		n.Say = "Let me think."
	case len(c.plans) > 1:
		n.Say, n.Do = "First: "+c.plans[0].Words(), "Second: "+c.plans[1].Words()
	case len(c.plans) == 1:
		n.Say = "I see only one plan: " + c.plans[0].Words()
	case c.known && c.why:
		n.Say = strings.Join(h.Reasons(&t.State, c.seat(t)), " ")
		if who, acts := h.Move.Actor(); !acts || who == c.seat(t) {
			n.Do = c.move(t, "")
		}
	case c.known && p == hints.Action && c.mood != acting:
		n.Say = h.Proposal(t.Book, &t.State, c.seat(t))
	case c.known && c.actsNow(t, p):
		if n.Do = c.move(t, ""); t.State.Attempt.Phase == rules.NoAttempt { // what comes after an attempt is for then
			n.Say = c.plan(t)
		}
	case c.known:
		n.Do = c.move(t, "I suggest: ")
	case c.mood == agreed:
		n.Say = "As you like. Tell me when it is my turn."
	case p == hints.Action && c.done == t.State:
		n.Say = "I have nothing more to do. Done ends the actions."
	}
	if c.heard != "" && (c.known || c.coming == nil) {
		heard := c.heard
		if c.known && c.holds != nil && !c.holds(&c.given) {
			heard += " This turn I see nothing to do for it."
		}
		n.Say = strings.TrimSpace(heard + " " + n.Say)
	}
	return n
}

// move says what the move does.
func (c *Companion) move(t *board.Board, before string) string {
	return rules.FixFullStops(before + rules.Capital(t.Book.ListLabel(&t.State, c.given.Move)) + ".")
}

// plan returns the steps of the plan for the turn that it takes part in: what the player does is the player's to say.
func (c *Companion) plan(t *board.Board) string { return c.given.OwnPlan(t.Book, &t.State, c.seat(t)) }

// Place lays its note.
func (c *Companion) Place(t *board.Board, _ *app.App, v *layout.View) {
	c.note = nil
	text := c.Says(t)
	if c.hushed || text.Say == "" && text.Do == "" || t.Beats.Playing() {
		return
	}
	c.note = &layout.Note{Text: text, About: func(p *layout.Plan) []layout.Rect { return c.about(t, p) }, Free: func(p *layout.Plan) []layout.Rect { return free(p, 1-c.seat(t)) }}
	v.Note = c.note
}

// Escape puts its note away, until it has something else to say.
func (c *Companion) Escape(t *board.Board, _ *app.App) bool {
	lay := c.note != nil
	c.hushed = c.hushed || lay
	return lay
}

// about lists what it speaks of: its character, and what the move picks up and where that goes.
func (c *Companion) about(t *board.Board, p *layout.Plan) (list []layout.Rect) {
	targets := c.targets(t)
	if p.Panel.Empty() || len(targets) == 0 { // cards to choose hide the boards, or it speaks of no move yet
		seat := uint8(c.seat(t))
		targets = append([]layout.Target{{Kind: layout.Portrait, N: seat}, {Kind: layout.Seat, N: seat}}, targets...)
	}
	for _, on := range targets {
		if r, _, ok := p.Seen(on); ok && on.Kind != layout.None {
			list = append(list, r)
		}
	}
	return list
}

// free lists what the player looks at to decide: the cards of both, their dice, and all of the player's own mat.
func free(p *layout.Plan, player int) (list []layout.Rect) {
	if mat := p.Mats[player].Rect; !mat.Empty() {
		list = append(list, mat)
	}
	for _, piece := range p.Pieces {
		if on := piece.Target; on.Kind == layout.Current || on.Kind == layout.Obstacle || on.Kind == layout.Die && on.Place.Spot == rules.OnMat {
			list = append(list, piece.Rect)
		}
	}
	return list
}

// targets returns what the move picks up and where that goes, as long as it is shown.
func (c *Companion) targets(t *board.Board) []layout.Target {
	if !c.known || c.part(t) == hints.Action && c.mood != acting {
		return nil
	}
	return append(c.gesture.Take[:len(c.gesture.Take):len(c.gesture.Take)], c.gesture.Drop)
}

// Draw lights what it is about to move.
func (c *Companion) Draw(t *board.Board, _ *app.App, s *render.Scene) {
	if t.Beats.Playing() || t.Dialog != nil {
		return
	}
	for _, on := range c.targets(t) {
		if on.Kind != layout.None {
			s.Glow = append(s.Glow, on)
		}
	}
}

// NoteInput returns what the place of its note depends on.
func (c *Companion) NoteInput(t *board.Board) any { return c.given.Move }
