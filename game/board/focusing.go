package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Keyboard focus: what has it is hovered, and Enter clicks it. It comes with the first key that moves it and goes when the mouse
// moves.

// pointing is the keyboard focus.
type pointing struct {
	On      bool              // the keyboard points, not the mouse
	Looking bool              // at anything that can be read, not only at choices
	At      layout.Rect       // where the thing pointed at was seen last
	taken   layout.Target     // what was taken up last
	settled settled           // what the focus settled by last
	cameBy  gesture.Direction // the last arrow key
	cameOn  layout.Target     // where it led
	from    layout.Target     // where it came from: the opposite arrow leads back
	Led     LedFrom           // where the focus was before a hint moved it to its button
}

// settled is what the focus depends on: it settles again when this changes.
type settled struct {
	hand    *gesture.Hand // the legal moves
	options []string      // the answers
	held    int           // how many things
	onto    layout.Target // what dice are collected for
	page    int           // the last page of a lesson that lay there, counted from 1
}

// goToward moves the focus to what lies in a direction. The first key only shows the focus.
func goToward(t *Board, g *app.App, d gesture.Direction, looking bool) {
	stops := InSight(t.Stops(g, looking))
	here, ok := focusOrShow(t, g, stops, looking)
	if !ok {
		return
	}
	if p := &t.Pointing; d == p.cameBy.Opposite() && here.Target == p.cameOn {
		if back, ok := gesture.StopOf(stops, p.from); ok {
			t.PointAt(g, back)
			return
		}
	}
	if to, found := gesture.Toward(stops, here, d); found {
		t.Pointing.cameBy, t.Pointing.cameOn, t.Pointing.from = d, to.Target, here.Target
		t.PointAt(g, to)
	} else {
		g.TellFocus()
	}
}

// goAlong moves the focus by stops in the order of reading, also to what is folded away.
func goAlong(t *Board, g *app.App, by int) {
	stops := along(t, g)
	if here, ok := focusOrShow(t, g, stops, false); ok {
		to, _ := gesture.StepOn(stops, here.Target, by)
		comeTo(t, g, here, to)
	}
}

// comeTo moves the focus from a stop to the next, or tells it again where there is no other.
func comeTo(t *Board, g *app.App, here, to gesture.Stop) {
	if t.PointAt(g, to); to.Target == here.Target {
		g.TellFocus()
	}
}

// along returns the stops in the order of reading. Tabs and page buttons are left out: the things behind
// them are stops themselves.
func along(t *Board, g *app.App) []gesture.Stop {
	return slices.DeleteFunc(t.Stops(g, false), func(s gesture.Stop) bool { return s.Target.Kind == layout.Tab || s.Target.Kind == layout.Page })
}

// goToPart moves the focus by parts of the table, to the first stop of each: answers, boards, mats, buttons.
func goToPart(t *Board, g *app.App, by int) {
	stops := along(t, g)
	here, ok := focusOrShow(t, g, stops, false)
	if !ok {
		return
	}
	firsts := slices.CompactFunc(slices.Clone(stops), func(a, b gesture.Stop) bool { return a.Group == b.Group })
	at, _ := gesture.StopOf(stops, here.Target)
	if i := slices.IndexFunc(firsts, func(s gesture.Stop) bool { return s.Group == at.Group }); i >= 0 {
		at = firsts[i]
	}
	if to, found := gesture.StepOn(firsts, at.Target, by); found {
		comeTo(t, g, here, to)
	}
}

// focusOrShow returns the stop with the focus. Without a focus it sets it where it is most useful, and ok is false.
func focusOrShow(t *Board, g *app.App, stops []gesture.Stop, looking bool) (here gesture.Stop, ok bool) {
	p := &t.Pointing
	p.Looking = looking
	if p.On {
		return gesture.Stop{Target: t.Hover, Rect: p.At}, true
	}
	if under, on := gesture.StopOf(stops, t.Hover); on {
		t.PointAt(g, under)
	} else if first, found := t.FirstStop(g, stops); found {
		t.PointAt(g, first)
	}
	return gesture.Stop{}, false
}

// FirstStop returns where the focus is of most use with empty hands: the first answer or, in the actions step, the first action
// die. Of a question whether a move is meant it is the answer that goes back, so that Done struck twice does not end the step.
func (t *Board) FirstStop(g *app.App, stops []gesture.Stop) (gesture.Stop, bool) {
	if len(stops) == 0 {
		return gesture.Stop{}, false
	}
	if on, ok := gesture.StopOf(stops, NoteButton); ok && t.Guide.Plays() {
		return on, true
	}
	if t.Confirming() {
		if back, ok := gesture.StopOf(stops, layout.Target{Kind: layout.Option, N: uint8(len(t.Choices) - 1)}); ok {
			return back, true
		}
	}
	if t.View(g).Done && !t.AsksBack() {
		for _, s := range stops {
			if s.Target.Kind == layout.Die && s.Target.Place.Spot == rules.OnMat {
				return s, true
			}
		}
	}
	for _, s := range stops { // choices come before buttons
		if s.Target.Kind != layout.Button && s.Target.Kind != layout.NoteButton {
			return s, true
		}
	}
	return stops[0], true
}

// Uncover brings a thing into sight that is folded away or on another page of answers.
func (t *Board) Uncover(g *app.App, on layout.Target) {
	if on.Kind != layout.Tab && !t.Plan(g).InSight(on) {
		openAt(t, g, on)
	}
	for page := 0; on.Kind == layout.Option && page < t.Plan(g).Prompt.Pages && !t.Plan(g).Prompt.InSight(int(on.N)); page++ {
		t.OptionPage = page
	}
}

// PointAt moves the focus.
func (t *Board) PointAt(g *app.App, s gesture.Stop) {
	t.Pointing.On, t.Pointing.At = true, s.Rect
	t.Uncover(g, s.Target)
	t.HoverOver(g, s.Target)
	if r, ok := t.Plan(g).Rect(s.Target); ok {
		t.Pointing.At = r // where obstacles are spread it has moved
	}
	g.Stale = true
}

// NoteButton is the button of the note at the table.
var NoteButton = layout.Target{Kind: layout.NoteButton}

// FocusingLayer is the keys that move the focus.
type FocusingLayer struct{ Base }

func (FocusingLayer) Key(t *Board, g *app.App) bool {
	k := &g.Keyboard
	for d, arrow := range arrows {
		switch {
		case k.AsksAgain(arrow.choose):
			goToward(t, g, gesture.Direction(d), false)
			return true
		case k.AsksAgain(arrow.look):
			goToward(t, g, gesture.Direction(d), true)
			return true
		}
	}
	switch {
	case k.AsksAgain(command.Next):
		goAlong(t, g, 1)
	case k.AsksAgain(command.Previous):
		goAlong(t, g, -1)
	case k.AsksAgain(command.NextPart):
		goToPart(t, g, 1)
	case k.AsksAgain(command.PrevPart):
		goToPart(t, g, -1)
	case k.Asks(command.Take):
		takeFocused(t, g)
	default:
		return false
	}
	return true
}

// MovesFocus reports whether a key was struck that moves the focus.
func MovesFocus(k *input.Keyboard) bool {
	for _, arrow := range arrows {
		if k.AsksAgain(arrow.choose) || k.AsksAgain(arrow.look) {
			return true
		}
	}
	return k.AsksAgain(command.Next) || k.AsksAgain(command.Previous) || k.AsksAgain(command.NextPart) || k.AsksAgain(command.PrevPart)
}

// arrows are the keys that move the focus, and those that look about.
var arrows = [...]struct{ choose, look string }{
	gesture.Left: {command.GoLeft, command.LookLeft}, gesture.Right: {command.GoRight, command.LookRight},
	gesture.Up: {command.GoUp, command.LookUp}, gesture.Down: {command.GoDown, command.LookDown},
}

// takeFocused does what a click on the focus does.
func takeFocused(t *Board, g *app.App) {
	if !t.Pointing.On && t.rerolls() && t.picked() {
		t.Option(g, 0)
		return
	}
	if _, ok := focusOrShow(t, g, t.Stops(g, false), t.Pointing.Looking); !ok {
		return
	}
	g.Pointer.Far = false
	t.PressDown(g, t.Hover)
	t.PressUp(g, t.Hover)
}

// SettleFocus moves the focus when its target can no longer be chosen: to the first answer of a new question, or
// else to what is nearest.
func (t *Board) SettleFocus(g *app.App) {
	p := &t.Pointing
	if t.Beats.Playing() || t.Dialog != nil {
		return
	}
	was := p.settled
	p.settled = settle(t, g) // without a focus too, so that nothing counts as new when a key brings it
	if len(t.Held) == 1 {
		p.taken = t.Held[0]
	}
	if !p.On {
		p.Led = LedFrom{}
		return
	}
	stops := t.Stops(g, p.Looking)
	if ledBack(t, g, stops) {
		return
	}
	if p.settled.page != was.page {
		pointAtStep(t, g)
		return
	}
	changed := !p.settled.same(&was)
	if stop, still := gesture.StopOf(stops, t.Hover); still && !changed {
		p.At = stop.Rect
		return
	}
	if changed {
		p.Looking = false
		stops = t.Stops(g, false)
	}
	if len(stops) == 0 {
		t.HoverOver(g, layout.Target{})
		return
	}
	t.PointAt(g, nextStop(t, g, stops, &was))
	hushButton(t)
}

// settle returns what the focus settles by now.
func settle(t *Board, g *app.App) settled {
	view := t.View(g)
	now := settled{t.Hand, view.Options, len(t.Held), t.Onto, t.Pointing.settled.page}
	if page := t.Guide.PageRead(); page > 0 && view.Note != nil {
		now.page = page
	}
	return now
}

// same reports whether the same can be done, whatever page of a lesson lies there.
func (s *settled) same(o *settled) bool {
	return s.hand == o.hand && slices.Equal(s.options, o.options) && s.held == o.held && s.onto == o.onto
}

// nextStop returns where the focus goes from what it settled by last: to the first answer of a new question, to what was put back, or to
// what lies nearest.
func nextStop(t *Board, g *app.App, stops []gesture.Stop, was *settled) gesture.Stop {
	asked := was.hand != t.Hand && !t.View(g).Done || t.AsksBack()
	if asked && len(t.Held) == 0 && !was.same(&t.Pointing.settled) {
		first, _ := t.FirstStop(g, stops)
		return first
	}
	if putBack := was.held > 0 && len(t.Held) == 0 && was.hand == t.Hand; putBack {
		if taken, ok := gesture.StopOf(stops, gesture.Same(t.Pointing.taken)); ok {
			return taken
		}
	}
	if stop, still := gesture.StopOf(stops, t.Hover); still && !stop.Rect.Empty() {
		return stop
	}
	near := slices.DeleteFunc(InSight(stops), func(s gesture.Stop) bool {
		return s.Target.Kind == layout.NoteButton // it comes and goes by itself
	})
	if nearest, ok := gesture.Nearest(near, t.Pointing.At); ok {
		return nearest
	}
	return stops[0]
}

// pointAtStep moves the focus to the button of a new page of a lesson, or takes it away if the page has none. The key that turned the
// page, struck again, must not press what happens to be nearest, such as Done.
func pointAtStep(t *Board, g *app.App) {
	if on, ok := gesture.StopOf(t.Stops(g, false), NoteButton); ok {
		t.PointAt(g, on)
	} else {
		t.Pointing.On = false
		t.HoverOver(g, layout.Target{})
	}
	g.Stale = true
}

// handAt returns where the hand is, in pixels: at the pointer or at the focus.
func handAt(t *Board, g *app.App) (x, y float64) {
	if t.Pointing.On {
		if r, ok := t.Plan(g).Rect(t.Hover); ok {
			return r.Right(), r.Y
		}
	}
	return g.Pointer.X, g.Pointer.Y
}

// ledBack moves the focus back to where it was before a hint moved it to its button, once that is gone. It reports whether there
// was no focus then.
func ledBack(t *Board, g *app.App, stops []gesture.Stop) bool {
	p := &t.Pointing
	was := p.Led
	if t.Hover != NoteButton {
		p.Led = LedFrom{}
		return false
	}
	if _, lies := gesture.StopOf(stops, NoteButton); lies || !was.Is {
		return false
	}
	p.Led = LedFrom{}
	if was.Stop.Target.Kind == layout.None {
		p.On = false
		t.HoverOver(g, layout.Target{})
		g.Stale = true
		return true
	}
	t.HoverOver(g, was.Stop.Target)
	p.At, p.Looking = was.Stop.Rect, was.Looking
	hushButton(t)
	return false
}

// LedFrom is where the focus was before a hint moved it.
type LedFrom struct {
	Is      bool         // a hint has moved it
	Stop    gesture.Stop // of kind None if there was no focus
	Looking bool
}

// The buttons of a lesson's note that lead to other pages.
var (
	NoteBack   = layout.Target{Kind: layout.NoteButton, N: layout.NoteBack}
	NoteReturn = layout.Target{Kind: layout.NoteButton, N: layout.NoteReturn}
)
