// Package planning lets two players plan: one points at a thing for the other, also at another desk, and proposes a move without making it.
package planning

import (
	"slices"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gesture"
	"sixwinters/game/input/command"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
	"sixwinters/sound"
)

// Planning is what players show each other on the table. It changes nothing of the game.
type Planning struct {
	board.Base

	here     mark   // pointed at; none for nothing
	hereBy   string // who points, where that is known
	proposed proposal
	fell     bool // a move has made it illegal, and nobody has been told
}

// mark is a thing, its pinned card or, where a hand can take none, a part of the table at a place.
type mark struct {
	on   layout.Target
	pin  bool
	part layout.Part
	x, y float64
}

func (m mark) none() bool { return m.on.Kind == layout.None && m.part.Kind == layout.NoPart }

// under returns what the hand is on.
func under(t *board.Board, g *app.App) (m mark) {
	if m.on = t.Hover; t.Hover.Kind != layout.None || t.Pointing.On {
		return m
	}
	x, y := g.Pointer.X, g.Pointer.Y
	if on, ok := g.Painter.PinnedAt(x, y); ok && len(t.Pinned) > 0 {
		return mark{on: on, pin: true}
	}
	m.part, _ = t.Plan(g).PartAt(x, y)
	m.x, m.y = x, y
	return m
}

// proposal is a move that lies on the table as ghosts, until somebody makes or drops it.
type proposal struct {
	lies    bool
	waits   bool // something else is asked, after which it may be legal again
	gesture gesture.Gesture
	by      string // who proposes, where that is known
	brings  string // the odds of an attempt, or whom another move is certain to harm, in sentences
}

// Tick no longer points at a card that is not pinned any more, and tells of a proposal that has fallen.
func (p *Planning) Tick(t *board.Board, g *app.App) (stale, keeps bool) {
	if p.fell {
		g.Notice, p.fell = falls, false
	}
	stale = p.here.pin && !slices.Contains(t.Pinned, p.here.on)
	if stale {
		p.point(t, g, mark{})
	}
	return stale, false
}

// Key points at what the hand is on. With something in hand that can be dropped there it proposes that, and puts it back.
func (p *Planning) Key(t *board.Board, g *app.App) bool {
	if !g.Keyboard.Asks(command.Point) {
		return false
	}
	g.Stale = true
	complete, _ := t.Hand.Put(t.Held, t.Hover)
	switch on := under(t, g); {
	case len(t.Held) == 0 || len(complete) == 0:
		if on.on == p.here.on && on.pin == p.here.pin && on.part == p.here.part {
			on = mark{}
		}
		p.point(t, g, on)
	case t.Guide.Plays():
		t.Guide.AnswerRefusal()
	default:
		p.Propose(t, g, t.WithHeld(complete[0]))
		t.PutBack()
	}
	return true
}

// point points at a thing, or no longer at any: also at the table of another desk.
func (p *Planning) point(t *board.Board, g *app.App, on mark) {
	if on.on != p.here.on {
		t.Beckon(on.on)
	}
	p.here, p.hereBy = on, t.AtMouse(g)
}

// Propose lays a move on the table as ghosts.
func (p *Planning) Propose(t *board.Board, g *app.App, ge gesture.Gesture) {
	p.point(t, g, mark{})
	p.proposed = proposal{lies: true, gesture: ge, by: t.AtMouse(g), brings: brings(t, ge)}
	g.Hear(sound.PutDown, 0)
}

// brings says what a proposed attempt promises, or whom another move is certain to harm: whoever agrees wants to know.
func brings(t *board.Board, ge gesture.Gesture) (say string) {
	m := ge.Move
	if m.Kind != rules.MoveAttempt {
		if out, err := advice.WhatIf(t.Book, &t.State, m); err == nil {
			for p := range out.Harm {
				if harms := out.Harm[p].Clause(t.Book.PlayerName(&t.State, p)); harms != "" {
					say += " It " + harms + "."
				}
			}
		}
		return say
	}
	var begun gesture.Begun
	if len(ge.Take) == 1 {
		begun.Die = ge.Take[0]
	}
	covers := begun.Lays(t.Book, &t.State, m)
	a := advice.OfAttempt(t.Book, &t.State, content.ObstacleID(m.Card), m.Arg, covers[:min(1, len(covers))]...)
	if a.Dice > 0 && advice.DefendsAtOnce(t.Book, &t.State, m) {
		say = " No one is skilled, so all dice are rerolled."
	}
	return say + " " + a.InOrder(t.Book, &t.State)
}

// HoldsDone asks before the actions end while a proposal is open.
func (p *Planning) HoldsDone(t *board.Board, g *app.App) bool {
	if !p.lies(t) || t.Handing(g) && !t.Desk.Acted[t.Desk.Other()] { // handed over, it waits on the table
		return false
	}
	say, who := "A proposal is still open.", p.asked(t, g)
	if who != "" {
		say = who + " has not answered the proposal."
	}
	done := rules.Move{Kind: rules.MoveDone}
	var answers []board.Choice
	if at := t.AtMouse(g); at != "" && who != "" && who != at {
		answers = append(answers, board.Choice{Label: "hand over to " + who, Do: t.HandOver})
	}
	answers = append(answers,
		board.Choice{Label: "let it fall", Move: done, Do: func(g *app.App) {
			p.proposed = proposal{}
			t.PutBack()
			t.Make(g, done)
		}},
		board.Choice{Label: "answer it first", Do: func(*app.App) { t.PutBack() }},
	)
	t.Ask("actions", say+" It falls when the actions end.", answers...)
	return true
}

// falls is said of a proposal that is not legal any more.
const falls = "The proposal falls: it is not legal any more."

// Escape drops the proposal, or no longer points.
func (p *Planning) Escape(t *board.Board, g *app.App) bool {
	note := t.View(g).Note
	closes := note != nil && note.Key == g.Keyboard.Key(command.Back) // its button says so, and takes the mark with it
	is := p.proposed.lies || !p.here.none() && !closes
	if p.proposed.lies {
		g.Notice = "The proposal is withdrawn."
	}
	p.proposed = proposal{}
	p.point(t, g, mark{})
	return is
}

// Release makes the proposed move, or drops it.
func (p *Planning) Release(t *board.Board, g *app.App, on layout.Target) bool {
	if on.Kind != layout.NoteButton || !p.shows(t) {
		return false
	}
	move, other := p.proposed.gesture.Move, p.asked(t, g)
	p.point(t, g, mark{})
	p.proposed = proposal{}
	switch {
	case on == board.NoteButton && other != "" && advice.DefendsAtOnce(t.Book, &t.State, move):
		t.Play(g, move) // the proposal says who takes part and what may come of it: that is not asked again
		return true
	case on == board.NoteButton && other != "":
		t.MakeAgreed(g, move)
		return true
	case on == board.NoteButton:
		t.Make(g, move)
		return true
	}
	if g.Notice = "The proposal is withdrawn."; other != "" {
		g.Notice = other + " declines the proposal."
	}
	return true
}

// Proposed returns the move that lies on the table as ghosts; ok is false for none.
func (p *Planning) Proposed(t *board.Board) (m rules.Move, ok bool) {
	return p.proposed.gesture.Move, p.lies(t)
}

// lies reports whether the ghosts of the proposal are in sight.
func (p *Planning) lies(t *board.Board) bool {
	return p.proposed.lies && !p.proposed.waits && !t.Beats.Playing() && t.Dialog == nil && !t.Hinted()
}

// shows reports whether the note of the proposal is in sight, which a piece in hand would be dropped on.
func (p *Planning) shows(t *board.Board) bool { return p.lies(t) && len(t.Held) == 0 }

// Place lays a note beside the proposal.
func (p *Planning) Place(t *board.Board, g *app.App, v *layout.View) {
	if !p.shows(t) {
		return
	}
	does, drops := "Do it", "Withdraw it"
	if other := p.asked(t, g); other != "" {
		does, drops = other+" agrees", "Decline"
	}
	say := rules.Capital(rules.FixFullStops(said(t, p.proposed.gesture.Move) + "."))
	if p.proposed.by != "" { // with large text there is no heading
		say = p.proposed.by + " proposes. " + say
	}
	say += p.proposed.brings
	v.Note = &layout.Note{
		Text: note.Text{Head: "A proposal", Say: say, Button: does, Back: drops, Bare: true, Both: true},
		About: func(plan *layout.Plan) (list []layout.Rect) {
			for _, on := range append([]layout.Target{p.proposed.gesture.Drop}, p.proposed.gesture.Take...) {
				if r, _, ok := plan.Seen(on); ok {
					list = append(list, r)
				}
			}
			return list
		},
		Free: func(plan *layout.Plan) []layout.Rect {
			return []layout.Rect{plan.Mats[0].Rect, plan.Mats[1].Rect, plan.Cards[0].Rect, plan.Cards[1].Rect}
		},
		Alike: func(*layout.Plan) bool { return true }, // the way of the piece shows where: it needs no arrow besides
		Open:  true,
	}
}

// said words a proposed move: who attempts comes first, and an ability goes by what it does, since no number of it stands on the table.
func said(t *board.Board, m rules.Move) string {
	switch m.Kind {
	case rules.MoveAttempt:
		attempts := rules.TeamVerb(m.Arg, " attempts ", " attempt ")
		return t.Book.TeamName(&t.State, m.Arg) + attempts + t.Book.ObstacleName(&t.State, content.ObstacleID(m.Card))
	case rules.MoveUse, rules.MovePay:
		return t.Book.PlayerName(&t.State, int(m.Player)) + ": " + t.Book.Label(&t.State, m)
	}
	return t.Book.Sentence(&t.State, m)
}

// asked returns who is to agree to the proposal, or "" where whoever proposes it answers: the player whose move it is, or to whom the mouse has
// been handed over since.
func (p *Planning) asked(t *board.Board, g *app.App) string {
	by, mouse, other := p.proposed.by, t.AtMouse(g), t.MoverAside(g, p.proposed.gesture.Move)
	if other == "" && by != mouse {
		other = mouse
	}
	if other == by {
		return ""
	}
	return other
}

// Draw draws what is pointed at, and ghosts of the proposed pieces where they would go.
func (p *Planning) Draw(t *board.Board, g *app.App, s *render.Scene) {
	if t.Beats.Playing() || t.Dialog != nil {
		return
	}
	s.HereBy = p.hereBy
	on := p.here.on
	if p.here.none() {
		on = t.Beckoned(s.Plan)
	}
	s.Here, s.HereOnPin = on, p.here.pin
	if part, at := s.Plan.PartAt(p.here.x, p.here.y); part.Kind != layout.NoPart && part == p.here.part {
		s.HereAt = at
	} else if r, _, ok := s.Plan.Seen(on); ok && on.Kind != layout.None && !p.here.pin {
		s.HereAt = r
	}
	if !p.lies(t) {
		return
	}
	ge := &p.proposed.gesture
	for _, on := range ge.Take {
		if from, _, ok := s.Plan.Seen(on); ok {
			if to, _, ok := s.Plan.Seen(ge.Drop); ok {
				s.Proposed = append(s.Proposed, render.Proposed{Held: board.InHand(t, on), From: from, To: to})
			}
		}
	}
}

// Blocks keeps what is met first from lying on a proposal.
func (p *Planning) Blocks(t *board.Board) board.Blocks { return board.Blocks{News: p.shows(t)} }

// NoteInput returns the proposed move, which the place of the note depends on.
func (p *Planning) NoteInput(*board.Board) any { return p.proposed.gesture.Move }

// Made takes the proposal from the table once its move has been made, even by hand.
func (p *Planning) Made(_ *board.Board, _ *rules.State, m rules.Move) {
	if m == p.proposed.gesture.Move {
		p.proposed = proposal{}
	}
}

// TakenBack says that a proposal falls by an undo.
func (p *Planning) TakenBack(t *board.Board, g *app.App) {
	if p.proposed.lies && board.Falls(t.Book, t.Campaign.Now(), p.proposed.gesture.Move) {
		g.Notice, p.proposed = falls, proposal{}
	}
}

// Renew drops a proposal that is no longer legal, and no longer points: the table is another one.
func (p *Planning) Renew(t *board.Board) {
	p.here, p.hereBy = mark{}, ""
	if p.proposed.lies && board.Falls(t.Book, &t.State, p.proposed.gesture.Move) {
		p.proposed, p.fell = proposal{}, true
	}
	p.proposed.waits = p.proposed.lies && t.Book.Check(&t.State, p.proposed.gesture.Move) != nil
	if p.proposed.lies && !p.proposed.waits {
		p.proposed.brings = brings(t, p.proposed.gesture)
	}
}
