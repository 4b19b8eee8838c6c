package table

import (
	"slices"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// What the button of the mouse does where it goes down and where it is let go, and the moves that come of it. The keyboard presses the
// same button.

// press takes something up, or puts down what was taken up by an earlier click.
func (t *table) press(g *app.App, on layout.Target) {
	t.forgetRefusal()
	t.buttonDown()
	switch {
	case isButton(on.Kind):
		return // buttons act when they are let go
	case on.Kind == layout.Tab:
		t.pressTab(g, on)
	case on.Kind != layout.None && t.onlyReads():
		t.acted = true
	case on.Kind == layout.Ordered:
		t.acted = true
		t.order.press(t, g, int(on.N))
	case t.collects() && t.hand.CanTake(t.held, on):
		t.adding = on
	case t.collects():
		t.acted = true
		t.collect(g, on)
	case len(t.held) > 0:
		t.acted = true
		t.drop(g, on)
	case t.hand.CanTake(nil, on):
		t.takeUp(on)
		t.triesAgain()
		g.Hear(sound.PickUp, 0)
	case !t.hand.CanClick(on) && t.notYours(g, nil, on):
		t.acted = true
	default:
		t.touched = on
	}
}

// release ends a drag, presses a button, or clicks what cannot be taken up.
func (t *table) release(g *app.App, on layout.Target) {
	switch {
	case t.order.drags:
		t.order.release(g.Pointer.Far)
		t.acted = false
	case t.dragging:
		t.endDrag(g, on)
	case t.adds():
		t.add(g, on)
	case t.acted:
		t.acted = false
	case t.letGoOf(g, on):
	case len(t.held) == 0 && !g.Pointer.Far:
		t.click(g, on)
	case len(t.held) == 0:
		t.fumbled(g, on)
	}
}

// endDrag puts down what was dragged. If it was only a click, what can be chosen by one is, and anything else stays in hand until
// the next click.
func (t *table) endDrag(g *app.App, on layout.Target) {
	if on.Kind == layout.Tab {
		t.dropOnTab(on)
		return
	}
	t.dragging = false
	if g.Pointer.Far {
		t.drop(g, on)
		return
	}
	if complete, _ := t.hand.Put(nil, on); len(complete) > 0 {
		t.letGo()
		t.resolve(g, complete)
	}
}

// letGoOf presses what acts when the button is let go, and reports whether there is such a thing.
func (t *table) letGoOf(g *app.App, on layout.Target) bool {
	switch {
	case on.Kind == layout.Page:
		t.optionPage = int(on.N)
	case on.Kind == layout.Option:
		t.option(g, int(on.N))
	case on.Kind == layout.Swap:
		t.swap(g, int(on.N))
	case on.Kind == layout.Button:
		t.button(g, on.N)
	case on.Kind == layout.NoteButton && t.lesson != nil && t.lesson.comes > 0: // meant for the note before
	case on == noteBack:
		t.pageBack(g)
	case on == noteReturn:
		t.toPresent(g)
	case on.Kind == layout.NoteButton, on.Kind == layout.NotePanel && t.firsts.shown:
		t.pressNote(g)
	case on.Kind == layout.LogPanel:
		t.openRuleOfLine(g)
	default:
		return false
	}
	return true
}

// isButton reports whether things of a kind act when they are let go.
func isButton(k layout.Kind) bool {
	switch k {
	case layout.Option, layout.Page, layout.Swap, layout.Button, layout.LogPanel, layout.NotePanel, layout.NoteButton:
		return true
	}
	return false
}

// click chooses something with nothing in hand.
func (t *table) click(g *app.App, on layout.Target) {
	if t.onlyReads() {
		return
	}
	if complete, _ := t.hand.Put(nil, on); len(complete) > 0 {
		t.resolve(g, complete)
		return
	}
	if m, meant := hand.Intent(&t.state, nil, on); meant {
		if err := t.book.Check(&t.state, m); err != nil {
			say, rule := hand.Why(t.book, &t.state, m, err)
			t.refuse(g, say, rule)
		}
		return
	}
	if say, rule := hand.Idle(t.book, &t.state, on); say != "" {
		t.refuse(g, say, rule)
		return
	}
	if t.squareTakes(on) {
		t.refuse(g, "First pick up what goes here, then put it down.", "")
		return
	}
	t.astray(on)
}

// squareTakes reports whether a target is a square on which something can be put that can be taken up.
func (t *table) squareTakes(on layout.Target) bool {
	return on.Kind == layout.Square && slices.ContainsFunc(t.hand.Gestures, func(ge hand.Gesture) bool { return ge.Drop == on && len(ge.Take) > 0 })
}

// drop puts what is held down.
func (t *table) drop(g *app.App, on layout.Target) {
	another := on.Kind == layout.Die && !slices.Contains(t.held, on) && t.hand.CanTake(t.held, on)
	if len(t.held) == 1 && hand.Same(on) == hand.Same(t.held[0]) && !another {
		t.putBack() // back where it came from
		g.Hear(sound.PutDown, 0)
		return
	}
	complete, more := t.hand.Put(t.held, on)
	switch {
	case len(complete) > 0:
		t.putsDown(g)
		if !t.pointing.on && t.liesThere(g, on) {
			part, _ := t.plan(g).PartAt(g.Pointer.X, g.Pointer.Y)
			complete = t.covering(complete, part)
		}
		t.resolve(g, complete)
	case len(more) > 0 && !t.leadsOn(more):
		t.putBack()
	case len(more) > 0:
		t.onto = more[0].Drop
		t.triesAgain()
	case another:
		t.held = append(t.held, on) // a second die for a move that needs both
	default:
		held, lifted := t.held, t.lifted
		t.putBack()
		home := lifted && t.under(g, g.Pointer.X, g.Pointer.Y) == held[0]
		switch {
		case home:
		case on.Kind == layout.None:
			t.missed(g, held)
		case !t.notYours(g, held, on):
			say, rule := hand.Refusal(t.book, &t.state, held, on)
			t.refuse(g, say, rule)
		}
	}
}

// covering are of the ways to cover a die of an obstacle those that cover the printed one that a part is, if that is one: by skill
// mastery a die covers any, and where it is put down tells which ([skill-mastery]). Otherwise they are all ways.
func (t *table) covering(ways []hand.Gesture, part layout.Part) []hand.Gesture {
	if part.Kind != layout.PartPattern {
		return ways
	}
	printed := t.book.Pattern(&t.state, content.ObstacleID(part.N), nil)
	fit := slices.DeleteFunc(slices.Clone(ways), func(ge hand.Gesture) bool {
		return ge.Move.Kind != rules.MoveCover || int(part.Sub) >= len(printed) || int(ge.Move.Arg) != printed[part.Sub]
	})
	if len(fit) == 0 {
		return ways
	}
	return fit
}

// resolve makes the move a gesture means, or asks which of several. Where a lesson lets none of them be made it says so at once.
func (t *table) resolve(g *app.App, gestures []hand.Gesture) {
	if !t.leadsOn(gestures) {
		t.putBack()
		return
	}
	if len(gestures) == 1 {
		t.make(g, gestures[0].Move)
		return
	}
	var answers []choice
	for _, ge := range gestures {
		answers = append(answers, choice{t.label(ge.Move), func(g *app.App) { t.make(g, ge.Move) }, ge.Move})
	}
	question, rule := whichOf(gestures)
	t.ask(rule, question, append(answers, choice{label: "put back", do: func(*app.App) { t.putBack() }})...)
}

// make plays a move. It is asked about once to end the actions step while something is left to do, to begin an attempt that rolls
// its dice at once, and to do what takes a character out of play.
func (t *table) make(g *app.App, m rules.Move) {
	switch {
	case t.lesson.keeps(&t.state, m):
		t.play(g, m) // which is answered, and not first asked about
	case t.handsOver(g, m):
	case m.Kind == rules.MoveDone && t.asksOfDone(m):
	case advice.DefendsAtOnce(t.book, &t.state, m):
		a := advice.OfAttempt(t.book, &t.state, content.ObstacleID(m.Card), m.Arg)
		t.confirm("defend", a.AtOnce(t.book, &t.state), m, t.label(m), "leave it")
	case t.asksOfLeaving(m):
	default:
		t.play(g, m)
	}
}
