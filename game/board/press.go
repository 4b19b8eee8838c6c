package board

import (
	"slices"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/game/layer"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// What a press of the left button, or of Enter, does, and the moves that come of it.

// PressDown picks something up, or drops what an earlier click picked up.
func (h *Hands) PressDown(g *app.App, on layout.Target) {
	h.refusing.ForgetRefusal()
	h.Acted, h.touched, h.adding = false, layout.Target{}, layout.Target{}
	switch {
	case IsButton(on.Kind):
		return // buttons act when they are let go
	case on.Kind == layout.Tab:
		h.laying.pressTab(g, on)
	case on.Kind != layout.None && h.guide.OnlyReads():
		h.Acted = true
	case on.Kind == layout.Ordered:
		h.Acted = true
		h.order.PickUp(g, int(on.N))
	case h.Collects() && h.Hand.CanTake(h.Held, on):
		h.adding = on
	case h.Collects():
		h.Acted = true
		h.Collect(g, on)
	case len(h.Held) > 0:
		h.Acted = true
		h.Drop(g, on)
	case h.Hand.CanTake(nil, on):
		h.TakeUp(on)
		h.guide.ClearAnswers()
		g.Hear(sound.PickUp, 0)
	case !h.Hand.CanClick(on) && h.sharing.notYours(g, nil, on):
		h.Acted = true
	default:
		h.touched = on
	}
}

// PressUp ends a drag, presses a button, or clicks what cannot be picked up.
func (h *Hands) PressUp(g *app.App, on layout.Target) {
	switch {
	case h.order.Drags:
		h.order.PutDown(g.Pointer.Far)
		h.Acted = false
	case h.Dragging:
		h.endDrag(g, on)
	case h.adds():
		h.add(g, on)
	case h.Acted:
		h.Acted = false
	case h.layers.Release(g, on):
	case len(h.Held) == 0 && !g.Pointer.Far:
		h.Click(g, on)
	case len(h.Held) == 0:
		h.fumbled(g, on)
	}
}

// endDrag drops what was dragged. After a mere click, what can be chosen by a click is, and anything else stays in hand.
func (h *Hands) endDrag(g *app.App, on layout.Target) {
	h.Dragging = false
	if on.Kind == layout.Tab { // what is in hand stays there
		h.laying.Panes.Open(layout.Pane(on.N))
		return
	}
	if g.Pointer.Far {
		h.Drop(g, on)
		return
	}
	if complete, _ := h.Hand.Put(nil, on); len(complete) > 0 {
		h.LetGo()
		h.resolve(g, complete)
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
func (h *Hands) Click(g *app.App, on layout.Target) {
	if h.guide.OnlyReads() {
		return
	}
	if complete, _ := h.Hand.Put(nil, on); len(complete) > 0 {
		h.resolve(g, complete)
		return
	}
	if m, meant := hand.Intent(&h.State, nil, on); meant {
		if err := h.Book.Check(&h.State, m); err != nil {
			say, rule := hand.Why(h.Book, &h.State, m, err)
			h.Refuse(g, say, rule)
		}
		return
	}
	if say, rule := hand.Idle(h.Book, &h.State, on); say != "" {
		h.Refuse(g, say, rule)
		return
	}
	if h.squareTakes(on) {
		h.Refuse(g, "First pick up what goes here, then drop it.", "")
		return
	}
	if pile := openPile(h.Book, &h.Shown, on); pile != nil && !h.guide.Plays() {
		h.sheets.Dialog = pile
		return
	}
	h.guide.AnswerWrongClick(on)
}

// squareTakes reports whether a target is a square on which something can be dropped.
func (h *Hands) squareTakes(on layout.Target) bool {
	return on.Kind == layout.Square && slices.ContainsFunc(h.Hand.Gestures, func(ge hand.Gesture) bool {
		return ge.Drop == on && len(ge.Take) > 0
	})
}

func (h *Hands) Drop(g *app.App, on layout.Target) {
	another := on.Kind == layout.Die && !slices.Contains(h.Held, on) && h.Hand.CanTake(h.Held, on)
	if len(h.Held) == 1 && hand.Same(on) == hand.Same(h.Held[0]) && !another {
		h.PutBack() // back where it came from
		g.Hear(sound.PutDown, 0)
		return
	}
	complete, more := h.Hand.Put(h.Held, on)
	switch {
	case len(complete) > 0:
		h.putsDown(g)
		if complete[0].Move.Kind == rules.MoveAttempt && len(h.Held) == 1 {
			h.begins.die = h.Held[0]
			h.begins.on, _ = h.laying.Plan(g).PartAt(g.Pointer.X, g.Pointer.Y)
		}
		if !h.attention.Pointing.On && h.attention.liesThere(g, on) {
			part, _ := h.laying.Plan(g).PartAt(g.Pointer.X, g.Pointer.Y)
			complete = h.covering(complete, part)
		}
		h.resolve(g, complete)
	case len(more) > 0 && !h.guide.PermitsAny(more):
		h.PutBack()
	case len(more) == 1 && h.carriesFigure():
		h.resolve(g, more) // only one way to pay
	case len(more) > 0:
		h.Onto = more[0].Drop
		h.guide.ClearAnswers()
	case another:
		h.Held = append(h.Held, on) // a second die for a move that needs both
	default:
		held, lifted := h.Held, h.lifted
		h.PutBack()
		home := lifted && h.attention.Under(g, g.Pointer.X, g.Pointer.Y) == held[0]
		switch {
		case home:
		case on.Kind == layout.None:
			h.missed(g, held)
		case !h.sharing.notYours(g, held, on):
			say, rule := hand.Refusal(h.Book, &h.State, held, on)
			h.Refuse(g, say, rule)
		}
	}
}

// covering returns the ways to cover the printed die that part is: by skill mastery a die covers any, and where it is dropped
// tells which ([skill-mastery]). Of any other part it returns all ways.
func (h *Hands) covering(ways []hand.Gesture, part layout.Part) []hand.Gesture {
	if part.Kind != layout.PartPattern {
		return ways
	}
	printed := h.Book.Pattern(&h.State, content.ObstacleID(part.N), nil)
	fit := slices.DeleteFunc(slices.Clone(ways), func(ge hand.Gesture) bool {
		return ge.Move.Kind != rules.MoveCover || int(part.Sub) >= len(printed) || int(ge.Move.Arg) != printed[part.Sub]
	})
	if len(fit) == 0 {
		return ways
	}
	return fit
}

// resolve makes the move that a gesture means, or asks which of several. A lesson may permit none of them.
func (h *Hands) resolve(g *app.App, gestures []hand.Gesture) {
	if !h.guide.PermitsAny(gestures) {
		h.PutBack()
		return
	}
	if len(gestures) == 1 {
		h.Make(g, gestures[0].Move)
		return
	}
	var answers []Choice
	for _, ge := range gestures {
		answers = append(answers, Choice{h.wording.Label(ge.Move), func(g *app.App) { h.Make(g, ge.Move) }, ge.Move})
	}
	question, rule := WhichOf(gestures)
	h.asking.Ask(rule, question, append(answers, Choice{Label: "put back", Do: func(*app.App) { h.PutBack() }})...)
}

// Make plays a move. It asks first where the actions step ends with something left to do, an attempt rolls its dice at once, or a
// character leaves play.
func (h *Hands) Make(g *app.App, m rules.Move) {
	switch {
	case h.guide.Forbids(m):
		h.keeping.Play(g, m) // without asking first: the lesson answers it
	case m.Kind == rules.MoveDone && holdsDone(g, *h.layers):
	case h.sharing.HandsOver(g, m):
	case m.Kind == rules.MoveDone && h.asking.asksOfDone(m):
	case advice.DefendsAtOnce(h.Book, &h.State, m):
		a := advice.OfAttempt(h.Book, &h.State, content.ObstacleID(m.Card), m.Arg)
		h.asking.confirm("defend", a.AtOnce(h.Book, &h.State), m, h.wording.Label(m), "leave it")
	case h.asking.asksOfLeaving(m):
	default:
		h.keeping.Play(g, m)
		if m.Kind == rules.MoveAttempt {
			h.laysDown(g)
		}
	}
}

// holdsDone reports whether a layer acts before the actions end.
func holdsDone(g *app.App, layers layer.Stack) bool {
	for l := range layer.All[doneListener](layers) {
		if l.HoldsDone(g) {
			return true
		}
	}
	return false
}

// laysDown lays the die that began an attempt on the obstacle, where it fits ([approach]).
func (h *Hands) laysDown(g *app.App) {
	began := h.begins
	h.begins = begunBy{}
	if began.die.Kind == layout.None || h.State.Attempt.Phase != rules.Approach || len(h.showing.Beats.List) > 1 || h.guide.Plays() {
		return
	}
	fits, _ := h.Hand.Put([]layout.Target{began.die}, layout.Target{Kind: layout.Obstacle, N: uint8(h.State.Attempt.Obstacle)})
	if len(fits) == 0 {
		return
	}
	if h.showing.Beats.Playing() {
		h.showing.Skip(g)
	}
	h.resolve(g, h.covering(fits, began.on))
}
