package game

import (
	"slices"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// takeInput does what the mouse and the keyboard ask for.
func (t *table) takeInput(g *Game) {
	p := &g.pointer
	t.follow(g)
	t.takeUnderSkip(g)
	t.order.drag(t, g)
	t.springOpen(g)
	t.lift(g)
	defer t.settleFocus(g)
	switch {
	case t.scrollLog(g):
	case t.takeKeys(g):
	case p.Right && len(t.held) > 0:
		t.putBack(g)
	case p.Right:
		t.pinPointed(g)
	}
	if t.followLink(g) {
		return
	}
	// A quick click goes down and comes up within one tick.
	pressed, released := t.fenced(g)
	if pressed {
		t.press(g, t.pressedOn(g))
	}
	if released {
		t.release(g, t.under(g, p.X, p.Y))
	}
}

// pressedOn is what a press is on. Where is known only as of the tick, and a quick hand, or a slow computer, has dragged what lay
// under the pointer somewhere else by then: where there is nothing to press, it is what lay where the pointer was the tick before.
func (t *table) pressedOn(g *Game) layout.Target {
	p := &g.pointer
	on := t.under(g, p.X, p.Y)
	if !p.Moved || len(t.held) > 0 || t.onto.Kind != layout.None || isButton(on.Kind) || on.Kind == layout.Tab ||
		t.hand.CanTake(nil, on) || t.hand.CanClick(on) {
		return on
	}
	if from := t.under(g, p.WasX, p.WasY); t.hand.CanTake(nil, from) {
		p.Pulled()
		return from
	}
	return on
}

// follow notes what the pointer is on, unless the keyboard points.
func (t *table) follow(g *Game) {
	if p := &g.pointer; p.Moved || p.Pressed || p.Right {
		t.pointing.on = false
		t.logView.line = 0
	}
	if t.logView.line > 0 {
		t.hoverOver(g, layout.Target{}) // nothing shall lie over the log
	} else if !t.pointing.on {
		t.hoverOver(g, t.under(g, g.pointer.X, g.pointer.Y))
	}
}

// hoverOver notes what is pointed at, and spreads the obstacles of its slot.
func (t *table) hoverOver(g *Game, under layout.Target) {
	t.turnsTo(under)
	fan, from := 0, content.ObstacleID(under.N)
	switch under.Kind {
	case layout.Obstacle:
		fan = int(t.shown.Obstacles[from].At) + 1
	case layout.Die:
		if under.Place.Spot == rules.OnObstacle {
			from = content.ObstacleID(under.Place.N)
			fan = int(t.shown.Obstacles[from].At) + 1
		}
	}
	if fan > content.NumSlots {
		fan = 0
	}
	if fan != t.view.Fan {
		t.view.Fan, t.view.FanFrom = fan, from
		t.spread(g, under)
		t.lay(g)
	}
}

func (t *table) putBack(g *Game) {
	t.letGo()
	t.offer()
	t.lay(g)
}

func (t *table) toggleLog(g *Game) {
	t.logOpen = !t.logOpen
	t.logView.line = 0
	t.lay(g)
}

// press takes something up, or puts down what was taken up by an earlier click.
func (t *table) press(g *Game, on layout.Target) {
	t.forgetRefusal()
	t.acted, t.touched, t.adding = false, layout.Target{}, layout.Target{}
	switch {
	case isButton(on.Kind):
		return // buttons act when they are let go
	case on.Kind == layout.Tab:
		t.pressTab(g, on)
	case on.Kind != layout.None && t.onlyReads(g):
		t.acted = true
	case on.Kind == layout.Ordered:
		t.acted = true
		t.order.press(t, g, int(on.N))
	case t.onto.Kind != layout.None && t.hand.CanTake(t.held, on):
		t.adding = on
	case t.onto.Kind != layout.None:
		t.acted = true
		t.collect(g, on)
	case len(t.held) > 0:
		t.acted = true
		t.drop(g, on)
	case t.hand.CanTake(nil, on):
		t.held, t.dragging = []layout.Target{on}, true
		t.triesAgain()
		g.hear(sound.PickUp, 0)
		t.lay(g)
	case !t.hand.CanClick(on) && t.notYours(g, nil, on):
		t.acted = true
	default:
		t.touched = on
	}
}

// release ends a drag, presses a button, or clicks what cannot be taken up.
func (t *table) release(g *Game, on layout.Target) {
	switch {
	case t.order.drags:
		t.order.release(g.pointer.Far)
		t.acted = false
	case t.dragging:
		t.endDrag(g, on)
	case t.adding.Kind != layout.None:
		t.add(g, on)
	case t.acted:
		t.acted = false
	case t.letGoOf(g, on):
	case len(t.held) == 0 && !g.pointer.Far:
		t.click(g, on)
	case len(t.held) == 0:
		t.fumbled(g, on)
	}
}

// endDrag puts down what was dragged. If it was only a click, what can be chosen by one is, and anything else stays in hand until
// the next click.
func (t *table) endDrag(g *Game, on layout.Target) {
	if on.Kind == layout.Tab {
		t.dropOnTab(g, on)
		return
	}
	t.dragging = false
	if g.pointer.Far {
		t.drop(g, on)
		return
	}
	if complete, _ := t.hand.Put(nil, on); len(complete) > 0 {
		t.letGo()
		t.resolve(g, complete)
	}
}

// letGoOf presses what acts when the button is let go, and reports whether there is such a thing.
func (t *table) letGoOf(g *Game, on layout.Target) bool {
	switch {
	case on.Kind == layout.Page:
		t.turnOptions(g, int(on.N))
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
func (t *table) click(g *Game, on layout.Target) {
	if t.onlyReads(g) {
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
	if say, rule := hand.Idle(t.book, &t.state, on); say != "" && t.lesson == nil {
		t.refuse(g, say, rule)
		return
	}
	if t.squareTakes(on) {
		t.refuse(g, "First take up what is to go there, and then put it down here.", "")
		return
	}
	t.astray(g, on)
}

// squareTakes reports whether a target is a square on which something can be put that can be taken up.
func (t *table) squareTakes(on layout.Target) bool {
	return on.Kind == layout.Square && slices.ContainsFunc(t.hand.Gestures, func(ge hand.Gesture) bool { return ge.Drop == on && len(ge.Take) > 0 })
}

// drop puts what is held down.
func (t *table) drop(g *Game, on layout.Target) {
	another := on.Kind == layout.Die && !slices.Contains(t.held, on) && t.hand.CanTake(t.held, on)
	if len(t.held) == 1 && hand.Same(on) == hand.Same(t.held[0]) && !another {
		t.putBack(g) // back where it came from
		g.hear(sound.PutDown, 0)
		return
	}
	complete, more := t.hand.Put(t.held, on)
	switch {
	case len(complete) > 0:
		t.putsDown(g)
		t.resolve(g, complete)
	case len(more) > 0 && !t.leadsOn(more):
		t.putBack(g)
	case len(more) > 0:
		t.onto = more[0].Drop
		t.triesAgain()
		t.lay(g)
	case another:
		t.held = append(t.held, on) // a second die for a move that needs both
	default:
		held, lifted := t.held, t.lifted
		t.putBack(g)
		home := lifted && t.under(g, g.pointer.X, g.pointer.Y) == held[0]
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

// resolve makes the move a gesture means, or asks which of several. Where a lesson lets none of them be made it says so at once.
func (t *table) resolve(g *Game, gestures []hand.Gesture) {
	if !t.leadsOn(gestures) {
		t.putBack(g)
		return
	}
	if len(gestures) == 1 {
		t.make(g, gestures[0].Move)
		return
	}
	var answers []choice
	for _, ge := range gestures {
		answers = append(answers, choice{t.label(ge.Move), func(g *Game) { t.make(g, ge.Move) }, ge.Move})
	}
	t.ask(g, whichOf(gestures), append(answers, choice{label: "put back", do: func(g *Game) { t.putBack(g) }})...)
}

// make plays a move. It is asked about once to end the actions step while something is left to do, to begin an attempt that rolls
// its dice at once, and to do what takes a character out of play.
func (t *table) make(g *Game, m rules.Move) {
	switch {
	case t.keptByLesson(m):
		t.play(g, m) // which is answered, and not first asked about
	case t.handsOver(g, m):
	case m.Kind == rules.MoveDone && t.asksOfDone(g, m):
	case advice.DefendsAtOnce(t.book, &t.state, m):
		a := advice.OfAttempt(t.book, &t.state, content.ObstacleID(m.Card), m.Arg)
		t.confirm(g, a.AtOnce(t.book, &t.state), m, t.label(m), "leave it")
	case t.asksOfLeaving(g, m):
	default:
		t.play(g, m)
	}
}

// option presses a button of the prompt line.
func (t *table) option(g *Game, i int) {
	g.hear(sound.Press, 0)
	t.forgetRefusal()
	if t.onto.Kind != layout.None {
		t.putBack(g)
		return
	}
	if i < len(t.choices) {
		t.answered++
		t.choices[i].do(g)
	}
}

// button presses one of the table's own buttons.
func (t *table) button(g *Game, n uint8) {
	g.hear(sound.Press, 0)
	t.forgetRefusal()
	switch n {
	case layout.ButtonDone:
		t.click(g, layout.Target{Kind: layout.Button, N: n})
	case layout.ButtonAside:
		t.putAside(g)
	case layout.ButtonRules:
		g.openRules(t.book.Prompt(&t.state).Rule)
	case layout.ButtonUndo:
		t.undo(g)
	case layout.ButtonRedo:
		t.redo(g)
	case layout.ButtonLog:
		t.toggleLog(g)
	case layout.ButtonSound:
		t.toggleMute(g)
	case layout.ButtonMenu:
		t.dialog = newPause(t)
	}
}
