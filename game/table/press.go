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
func (h *hands) press(g *app.App, on layout.Target) {
	h.refusing.forgetRefusal()
	h.buttonDown()
	switch {
	case isButton(on.Kind):
		return // buttons act when they are let go
	case on.Kind == layout.Tab:
		h.laying.pressTab(g, on)
	case on.Kind != layout.None && h.guide.onlyReads():
		h.acted = true
	case on.Kind == layout.Ordered:
		h.acted = true
		h.asking.order.press(&h.asking, g, int(on.N))
	case h.collects() && h.hand.CanTake(h.held, on):
		h.adding = on
	case h.collects():
		h.acted = true
		h.collect(g, on)
	case len(h.held) > 0:
		h.acted = true
		h.drop(g, on)
	case h.hand.CanTake(nil, on):
		h.takeUp(on)
		h.guide.triesAgain()
		g.Hear(sound.PickUp, 0)
	case !h.hand.CanClick(on) && h.sharing.notYours(g, nil, on):
		h.acted = true
	default:
		h.touched = on
	}
}

// release ends a drag, presses a button, or clicks what cannot be taken up.
func (h *hands) release(g *app.App, on layout.Target) {
	switch {
	case h.asking.order.drags:
		h.asking.order.release(g.Pointer.Far)
		h.acted = false
	case h.dragging:
		h.endDrag(g, on)
	case h.adds():
		h.add(g, on)
	case h.acted:
		h.acted = false
	case h.layers.Release(g, on):
	case len(h.held) == 0 && !g.Pointer.Far:
		h.click(g, on)
	case len(h.held) == 0:
		h.fumbled(g, on)
	}
}

// endDrag puts down what was dragged. If it was only a click, what can be chosen by one is, and anything else stays in hand until
// the next click.
func (h *hands) endDrag(g *app.App, on layout.Target) {
	if on.Kind == layout.Tab {
		h.laying.dropOnTab(on)
		return
	}
	h.dragging = false
	if g.Pointer.Far {
		h.drop(g, on)
		return
	}
	if complete, _ := h.hand.Put(nil, on); len(complete) > 0 {
		h.letGo()
		h.resolve(g, complete)
	}
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
func (h *hands) click(g *app.App, on layout.Target) {
	if h.guide.onlyReads() {
		return
	}
	if complete, _ := h.hand.Put(nil, on); len(complete) > 0 {
		h.resolve(g, complete)
		return
	}
	if m, meant := hand.Intent(&h.state, nil, on); meant {
		if err := h.book.Check(&h.state, m); err != nil {
			say, rule := hand.Why(h.book, &h.state, m, err)
			h.refusing.refuse(g, say, rule)
		}
		return
	}
	if say, rule := hand.Idle(h.book, &h.state, on); say != "" {
		h.refusing.refuse(g, say, rule)
		return
	}
	if h.squareTakes(on) {
		h.refusing.refuse(g, "First pick up what goes here, then put it down.", "")
		return
	}
	h.guide.astray(on)
}

// squareTakes reports whether a target is a square on which something can be put that can be taken up.
func (h *hands) squareTakes(on layout.Target) bool {
	return on.Kind == layout.Square && slices.ContainsFunc(h.hand.Gestures, func(ge hand.Gesture) bool { return ge.Drop == on && len(ge.Take) > 0 })
}

// drop puts what is held down.
func (h *hands) drop(g *app.App, on layout.Target) {
	another := on.Kind == layout.Die && !slices.Contains(h.held, on) && h.hand.CanTake(h.held, on)
	if len(h.held) == 1 && hand.Same(on) == hand.Same(h.held[0]) && !another {
		h.putBack() // back where it came from
		g.Hear(sound.PutDown, 0)
		return
	}
	complete, more := h.hand.Put(h.held, on)
	switch {
	case len(complete) > 0:
		h.putsDown(g)
		if !h.attention.pointing.on && h.attention.liesThere(g, on) {
			part, _ := h.laying.plan(g).PartAt(g.Pointer.X, g.Pointer.Y)
			complete = h.covering(complete, part)
		}
		h.resolve(g, complete)
	case len(more) > 0 && !h.guide.leadsOn(more):
		h.putBack()
	case len(more) > 0:
		h.onto = more[0].Drop
		h.guide.triesAgain()
	case another:
		h.held = append(h.held, on) // a second die for a move that needs both
	default:
		held, lifted := h.held, h.lifted
		h.putBack()
		home := lifted && h.attention.under(g, g.Pointer.X, g.Pointer.Y) == held[0]
		switch {
		case home:
		case on.Kind == layout.None:
			h.missed(g, held)
		case !h.sharing.notYours(g, held, on):
			say, rule := hand.Refusal(h.book, &h.state, held, on)
			h.refusing.refuse(g, say, rule)
		}
	}
}

// covering are of the ways to cover a die of an obstacle those that cover the printed one that a part is, if that is one: by skill
// mastery a die covers any, and where it is put down tells which ([skill-mastery]). Otherwise they are all ways.
func (h *hands) covering(ways []hand.Gesture, part layout.Part) []hand.Gesture {
	if part.Kind != layout.PartPattern {
		return ways
	}
	printed := h.book.Pattern(&h.state, content.ObstacleID(part.N), nil)
	fit := slices.DeleteFunc(slices.Clone(ways), func(ge hand.Gesture) bool {
		return ge.Move.Kind != rules.MoveCover || int(part.Sub) >= len(printed) || int(ge.Move.Arg) != printed[part.Sub]
	})
	if len(fit) == 0 {
		return ways
	}
	return fit
}

// resolve makes the move a gesture means, or asks which of several. Where a lesson lets none of them be made it says so at once.
func (h *hands) resolve(g *app.App, gestures []hand.Gesture) {
	if !h.guide.leadsOn(gestures) {
		h.putBack()
		return
	}
	if len(gestures) == 1 {
		h.make(g, gestures[0].Move)
		return
	}
	var answers []choice
	for _, ge := range gestures {
		answers = append(answers, choice{h.wording.label(ge.Move), func(g *app.App) { h.make(g, ge.Move) }, ge.Move})
	}
	question, rule := whichOf(gestures)
	h.asking.ask(rule, question, append(answers, choice{label: "put back", do: func(*app.App) { h.putBack() }})...)
}

// make plays a move. It is asked about once to end the actions step while something is left to do, to begin an attempt that rolls
// its dice at once, and to do what takes a character out of play.
func (h *hands) make(g *app.App, m rules.Move) {
	switch {
	case h.guide.keeps(m):
		h.keeping.play(g, m) // which is answered, and not first asked about
	case h.sharing.handsOver(g, m):
	case m.Kind == rules.MoveDone && h.asking.asksOfDone(m):
	case advice.DefendsAtOnce(h.book, &h.state, m):
		a := advice.OfAttempt(h.book, &h.state, content.ObstacleID(m.Card), m.Arg)
		h.asking.confirm("defend", a.AtOnce(h.book, &h.state), m, h.wording.label(m), "leave it")
	case h.asking.asksOfLeaving(m):
	default:
		h.keeping.play(g, m)
	}
}
