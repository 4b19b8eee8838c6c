package board

import (
	"slices"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// What a press of the left button, or of Enter, does, and the moves that come of it.

// PressDown picks something up, or drops what an earlier click picked up.
func (t *Board) PressDown(g *app.App, on layout.Target) {
	t.Refusal.Forget()
	t.Acted, t.touched, t.adding = false, layout.Target{}, layout.Target{}
	on = figureOf(t, g, on)
	switch {
	case IsButton(on.Kind):
		return // buttons act when they are let go
	case on.Kind == layout.Tab:
		pressTab(t, g, on)
	case on.Kind != layout.None && t.Guide.OnlyReads():
		t.Acted = true
	case on.Kind == layout.Ordered:
		t.Acted = true
		if t.Order.PickUp(g, t.Plan(g).Order.Cards, int(on.N)) {
			t.Offer()
		}
	case t.Collects() && t.Hand.CanTake(t.Held, on):
		t.adding = on
	case t.Collects():
		t.Acted = true
		t.Collect(g, on)
	case len(t.Held) > 0:
		t.Acted = true
		t.Drop(g, on)
	case t.Hand.CanTake(nil, on):
		t.TakeUp(on)
		t.Guide.ClearAnswers(t)
		g.Hear(sound.PickUp, soundOf(on))
	case !t.Hand.CanClick(on) && notYours(t, g, nil, on):
		t.Acted = true
		if t.Handing(g) {
			t.lent.pressed = on
		}
	default:
		t.touched = on
	}
}

// figureOf returns the figure of the character whose portrait is pressed, where only the figure can be taken up: so a character is
// dragged from the mat as from the map. Anything else is itself.
func figureOf(t *Board, g *app.App, on layout.Target) layout.Target {
	figure := layout.Target{Kind: layout.Standee, N: on.N}
	if on.Kind != layout.Portrait || len(t.Held) > 0 || t.Hand.CanTake(nil, on) || t.Hand.CanClick(on) ||
		!t.Hand.CanTake(nil, figure) && !lendable(t, g, figure) {
		return on
	}
	return figure
}

// backHome reports whether what is held is put back by dropping it on a thing: where it lay, or a figure on its character's portrait.
func backHome(t *Board, on layout.Target) bool {
	if len(t.Held) != 1 {
		return false
	}
	held := t.Held[0]
	return gesture.Same(on) == gesture.Same(held) || held.Kind == layout.Standee && on == layout.Target{Kind: layout.Portrait, N: held.N}
}

// PressUp ends a drag, presses a button, or clicks what cannot be picked up.
func (t *Board) PressUp(g *app.App, on layout.Target) {
	switch {
	case t.Order.Drags:
		t.Order.PutDown(g.Pointer.Far)
		t.Acted = false
	case t.Dragging:
		endDrag(t, g, on)
	case t.adds():
		endAdding(t, g, on)
	case t.Acted:
		t.Acted = false
	case t.Layers.Release(t, g, on):
	case len(t.Held) == 0 && !g.Pointer.Far:
		t.Click(g, on)
	case len(t.Held) == 0:
		fumbled(t, g, on)
	}
}

// endDrag drops what was dragged. After a mere click, what can be chosen by a click is, and anything else stays in hand.
func endDrag(t *Board, g *app.App, on layout.Target) {
	t.Dragging = false
	if on.Kind == layout.Tab { // what is in hand stays there
		t.Panes.Open(layout.Pane(on.N))
		return
	}
	if g.Pointer.Far {
		t.Drop(g, on)
		return
	}
	if complete, _ := t.Hand.Put(nil, on); len(complete) > 0 {
		t.LetGo()
		resolve(t, g, complete)
	}
}

// IsButton reports whether things of a kind act when they are let go.
func IsButton(k layout.Kind) bool {
	switch k {
	case layout.Option, layout.Page, layout.Swap, layout.Button, layout.LogPanel, layout.NotePanel, layout.NoteButton:
		return true
	}
	return false
}

// Click chooses something with empty hands.
func (t *Board) Click(g *app.App, on layout.Target) {
	if t.Guide.OnlyReads() {
		return
	}
	t.began = gesture.Begun{}
	if complete, _ := t.Hand.Put(nil, on); len(complete) > 0 {
		resolve(t, g, complete)
		return
	}
	if m, meant := gesture.Intent(&t.State, nil, on); meant {
		if err := t.Book.Check(&t.State, m); err != nil {
			say, rule := gesture.Why(t.Book, &t.State, m, err)
			t.Refuse(g, say, rule)
		}
		return
	}
	if say, rule := gesture.Idle(t.Book, &t.State, on); say != "" {
		t.Refuse(g, say, rule)
		return
	}
	if squareTakes(t, on) {
		t.Refuse(g, "First pick up what goes here, then drop it.", "")
		return
	}
	if pile := openPile(t.Book, &t.Shown, on); pile != nil && !t.Guide.Plays() {
		t.Dialog = pile
		return
	}
	t.Guide.AnswerWrongClick(on)
}

// squareTakes reports whether a target is a square on which something can be dropped.
func squareTakes(t *Board, on layout.Target) bool {
	return on.Kind == layout.Square && slices.ContainsFunc(t.Hand.Gestures, func(ge gesture.Gesture) bool {
		return ge.Drop == on && len(ge.Take) > 0
	})
}

func (t *Board) Drop(g *app.App, on layout.Target) {
	another := on.Kind == layout.Die && !slices.Contains(t.Held, on) && t.Hand.CanTake(t.Held, on)
	if backHome(t, on) && !another {
		t.PutBack() // back where it came from
		g.Hear(sound.PutDown, soundOf(on))
		return
	}
	complete, more := t.Hand.Put(t.Held, on)
	switch {
	case len(complete) > 0:
		putsDown(t, g)
		if complete[0].Move.Kind == rules.MoveAttempt && len(t.Held) == 1 {
			t.began.Die = t.Held[0]
			t.began.On, _ = t.Plan(g).PartAt(g.Pointer.X, g.Pointer.Y)
		}
		if !t.Pointing.On && liesThere(t, g, on) {
			part, _ := t.Plan(g).PartAt(g.Pointer.X, g.Pointer.Y)
			complete = gesture.Covering(t.Book, &t.State, complete, part)
		}
		resolve(t, g, complete)
	case len(more) > 0 && !t.Guide.PermitsAny(t, more):
		t.PutBack()
	case len(more) == 1 && t.carriesFigure():
		resolve(t, g, more) // only one way to pay
	case len(more) > 0:
		t.Onto = more[0].Drop
		t.Guide.ClearAnswers(t)
	case another:
		t.Held = append(t.Held, on) // a second die for a move that needs both
	case proposesDrop(t, g, on):
	default:
		held, lifted := t.Held, t.lifted
		t.PutBack()
		home := lifted && t.Under(g, g.Pointer.X, g.Pointer.Y) == held[0]
		switch {
		case home:
		case on.Kind == layout.None:
			missed(t, g, held)
		case !notYours(t, g, held, on):
			say, rule := gesture.Refusal(t.Book, &t.State, held, on)
			t.Refuse(g, say, rule)
			t.Refusal.held = held[0]
		}
	}
}

// resolve makes the move that a gesture means, or asks which of several. A lesson may permit none of them.
func resolve(t *Board, g *app.App, gestures []gesture.Gesture) {
	if !t.Guide.PermitsAny(t, gestures) {
		t.PutBack()
		return
	}
	does := func(g *app.App, ge gesture.Gesture) { t.Make(g, ge.Move) }
	if t.lends() {
		does = func(g *app.App, ge gesture.Gesture) { proposesTheirs(t, g, ge) }
	}
	if len(gestures) == 1 {
		does(g, gestures[0])
		return
	}
	var answers []Choice
	for _, ge := range gestures {
		answers = append(answers, Choice{Label: labelBegun(t, ge.Move, t.began), Do: func(g *app.App) { does(g, ge) }, Move: ge.Move})
	}
	question, rule := WhichOf(gestures)
	if first := gestures[0].Move; first.Kind == rules.MoveAttempt {
		question = "Who takes part in the attempt at " + rules.Quoted(t.Book.ObstacleName(&t.State, content.ObstacleID(first.Card))) + "?"
	}
	if !t.lends() && !slices.ContainsFunc(gestures, func(ge gesture.Gesture) bool { return !advice.DefendsAtOnce(t.Book, &t.State, ge.Move) }) {
		question += " No one is skilled, so all dice are rerolled."
		does = func(g *app.App, ge gesture.Gesture) { // the answers say what may come of it: that is not asked again
			if !asksPartner(t, g, ge.Move, t.Play) {
				t.Play(g, ge.Move)
			}
		}
	}
	if t.Handing(g) && slices.ContainsFunc(gestures, func(ge gesture.Gesture) bool { return ofBoth(ge.Move) }) {
		other := t.seat(t.Desk.Other())
		question += " Together, " + other + "'s dice take part: " + other + " is asked."
	}
	t.Ask(rule, question, append(answers, Choice{Label: "put back", Do: func(*app.App) { t.PutBack() }})...)
}

// ofBoth reports whether a move begins an attempt of both players.
func ofBoth(m rules.Move) bool {
	return m.Kind == rules.MoveAttempt && m.Arg == 1<<rules.NumPlayers-1
}

// asksPartner asks the player who has not got the mouse before an attempt takes that player's dice. It reports whether it did.
func asksPartner(t *Board, g *app.App, m rules.Move, does func(g *app.App, m rules.Move)) bool {
	if !t.Handing(g) || !ofBoth(m) {
		return false
	}
	other := t.seat(t.Desk.Other())
	name := rules.Quoted(t.Book.ObstacleName(&t.State, content.ObstacleID(m.Card)))
	t.Ask(m.Kind.Rule(), other+", do your dice take part in "+t.seat(t.Desk.Player)+"'s attempt at "+name+"?",
		Choice{Label: other + " agrees", Do: func(g *app.App) { does(g, m) }, Move: m},
		Choice{Label: "no", Do: func(*app.App) { t.PutBack() }})
	return true
}

// Make plays a move. It asks first whose dice an attempt takes besides.
func (t *Board) Make(g *app.App, m rules.Move) {
	if !asksPartner(t, g, m, t.MakeAgreed) {
		t.MakeAgreed(g, m)
	}
}

// MakeAgreed plays a move that both players agree on. It asks first where the actions step ends with something left to do, an attempt rolls its
// dice at once, or a character leaves play.
func (t *Board) MakeAgreed(g *app.App, m rules.Move) {
	switch {
	case t.Guide.Forbids(t, m):
		t.Play(g, m) // without asking first: the lesson answers it
	case m.Kind == rules.MoveDone && holdsDone(t, g):
	case t.HandsOver(g, m):
	case m.Kind == rules.MoveDone && asksOfDone(t, m):
	case m.Kind == rules.MoveLeave && asksOfOvercoming(t, m):
	case advice.DefendsAtOnce(t.Book, &t.State, m):
		a := advice.OfAttempt(t.Book, &t.State, content.ObstacleID(m.Card), m.Arg)
		confirm(t, "defend", a.AtOnce(t.Book, &t.State), m, t.Label(m), "leave it")
	case t.Book.LastPick(&t.State, m) && !t.Guide.Plays():
		confirm(t, "ability", "That is the last die to pick. Reroll "+t.Book.Rerolled(&t.State, m)+" now?", m, "reroll", "leave it out")
	case asksOfLeaving(t, m):
	default:
		put := t.put
		t.Play(g, m)
		if m.Kind == rules.MoveAttempt && !t.Awaits() { // of two desks, once the server has taken it
			laysDown(t, g, put)
		}
	}
}

// holdsDone reports whether a layer acts before the actions end.
func holdsDone(t *Board, g *app.App) bool {
	return slices.ContainsFunc(t.Layers, func(l Layer) bool { return l.HoldsDone(t, g) })
}

// laysDown lays the die that began an attempt on the obstacle, where it fits ([approach]). It goes on from where the hand put it down.
func laysDown(t *Board, g *app.App, put putDown) {
	began := t.began
	t.began = gesture.Begun{}
	if began.Die.Kind == layout.None || t.State.Attempt.Phase != rules.Approach || len(t.Beats.List) > 1 || t.Guide.Plays() {
		return
	}
	fits, _ := t.Hand.Put([]layout.Target{began.Die}, layout.Target{Kind: layout.Obstacle, N: uint8(t.State.Attempt.Obstacle)})
	if len(fits) == 0 {
		return
	}
	if t.Beats.Playing() {
		t.Skip(g)
	}
	if t.put = put; !put.lain.Empty() {
		t.put.lain = t.Plan(g).PlaceRect(began.Die.Place, began.Die.Die) // the mats may have been laid otherwise
	}
	resolve(t, g, gesture.Covering(t.Book, &t.State, fits, began.On))
}
