package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/focus"
	"sixwinters/game/hand"
	"sixwinters/game/layer"
	"sixwinters/game/sheet"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Keyboard focus: what has it is hovered, and Enter clicks it. It comes with the first key that moves it and goes when the mouse
// moves.

// Focusing moves the keyboard focus.
type Focusing struct {
	layer.Base
	asking    *Asking
	attention *Attention
	guide     Guide
	hands     *Hands
	laying    *Laying
	sheets    *sheet.Sheets
	showing   *Showing
	wording   *wording
}

// pointing is the keyboard focus.
type pointing struct {
	On      bool            // the keyboard points, not the mouse
	Looking bool            // at anything that can be read, not only at choices
	At      layout.Rect     // where the thing pointed at was seen last
	taken   layout.Target   // what was taken up last
	hand    *hand.Hand      // the legal moves when the focus settled last
	options []string        // the answers then
	held    int             // how many things were held then
	onto    layout.Target   // what dice were collected for then
	step    int             // the page of a lesson then, counted from 1
	cameBy  focus.Direction // the last arrow key
	cameOn  layout.Target   // where it led
	from    layout.Target   // where it came from: the opposite arrow leads back
	Led     LedFrom         // where the focus was before a hint moved it to its button
}

// goToward moves the focus to what lies in a direction. The first key only shows the focus.
func (o *Focusing) goToward(g *app.App, d focus.Direction, looking bool) {
	stops := InSight(o.Stops(g, looking))
	here, ok := o.begin(g, stops, looking)
	if !ok {
		return
	}
	if p := &o.attention.Pointing; d == p.cameBy.Opposite() && here.Target == p.cameOn {
		if back, ok := o.StopOf(stops, p.from); ok {
			o.PointAt(g, back)
			return
		}
	}
	if to, found := focus.Toward(stops, here, d); found {
		o.attention.Pointing.cameBy, o.attention.Pointing.cameOn, o.attention.Pointing.from = d, to.Target, here.Target
		o.PointAt(g, to)
	}
}

// goAlong moves the focus by stops in the order of reading, also to what is folded away.
func (o *Focusing) goAlong(g *app.App, by int) {
	stops := o.along(g)
	if here, ok := o.begin(g, stops, false); ok {
		to, _ := focus.Step(stops, here.Target, by)
		o.PointAt(g, to)
	}
}

// along returns the stops in the order of reading. Tabs and page buttons are left out: the things behind
// them are stops themselves.
func (o *Focusing) along(g *app.App) []focus.Stop {
	return slices.DeleteFunc(o.Stops(g, false), func(s focus.Stop) bool { return s.Target.Kind == layout.Tab || s.Target.Kind == layout.Page })
}

// goToPart moves the focus by parts of the table, to the first stop of each: answers, boards, mats, buttons.
func (o *Focusing) goToPart(g *app.App, by int) {
	stops := o.along(g)
	here, ok := o.begin(g, stops, false)
	if !ok {
		return
	}
	firsts := slices.CompactFunc(slices.Clone(stops), func(a, b focus.Stop) bool { return a.Group == b.Group })
	at, _ := o.StopOf(stops, here.Target)
	if i := slices.IndexFunc(firsts, func(s focus.Stop) bool { return s.Group == at.Group }); i >= 0 {
		at = firsts[i]
	}
	if to, found := focus.Step(firsts, at.Target, by); found {
		o.PointAt(g, to)
	}
}

// begin returns the stop with the focus. Without a focus it sets it where it is most useful, and ok is false.
func (o *Focusing) begin(g *app.App, stops []focus.Stop, looking bool) (here focus.Stop, ok bool) {
	p := &o.attention.Pointing
	p.Looking = looking
	if p.On {
		return focus.Stop{Target: o.attention.Hover, Rect: p.At}, true
	}
	if under, on := o.StopOf(stops, o.attention.Hover); on {
		o.PointAt(g, under)
	} else if first, found := o.FirstStop(g, stops); found {
		o.PointAt(g, first)
	}
	return focus.Stop{}, false
}

// FirstStop returns where the focus is of most use with empty hands: the first answer or, in the actions step, the first action
// die. Of a question whether a move is meant it is the answer that goes back, so that Done struck twice does not end the step.
func (o *Focusing) FirstStop(g *app.App, stops []focus.Stop) (focus.Stop, bool) {
	if len(stops) == 0 {
		return focus.Stop{}, false
	}
	if on, ok := o.StopOf(stops, NoteButton); ok && o.guide.Plays() {
		return on, true
	}
	if o.asking.Confirming() {
		if back, ok := o.StopOf(stops, layout.Target{Kind: layout.Option, N: uint8(len(o.asking.Choices) - 1)}); ok {
			return back, true
		}
	}
	if o.laying.View(g).Done && !o.asking.AsksBack() {
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
func (o *Focusing) Uncover(g *app.App, on layout.Target) {
	if on.Kind != layout.Tab && !o.laying.Plan(g).InSight(on) {
		o.laying.openAt(g, on)
	}
	for page := 0; on.Kind == layout.Option && page < o.laying.Plan(g).Prompt.Pages && !o.laying.Plan(g).Prompt.InSight(int(on.N)); page++ {
		o.asking.OptionPage = page
	}
}

func (o *Focusing) StopOf(stops []focus.Stop, on layout.Target) (focus.Stop, bool) {
	i := slices.IndexFunc(stops, func(s focus.Stop) bool { return s.Target == on })
	if i < 0 {
		return focus.Stop{}, false
	}
	return stops[i], true
}

// PointAt moves the focus.
func (o *Focusing) PointAt(g *app.App, s focus.Stop) {
	o.attention.Pointing.On, o.attention.Pointing.At = true, s.Rect
	o.Uncover(g, s.Target)
	o.attention.HoverOver(g, s.Target)
	if r, ok := o.laying.Plan(g).Rect(s.Target); ok {
		o.attention.Pointing.At = r // where obstacles are spread it has moved
	}
	g.Stale = true
}

// NoteButton is the button of the note at the table.
var NoteButton = layout.Target{Kind: layout.NoteButton}

func (o *Focusing) Key(g *app.App) bool {
	k := &g.Keyboard
	for d, arrow := range arrows {
		switch {
		case k.AsksAgain(arrow.choose):
			o.goToward(g, focus.Direction(d), false)
			return true
		case k.AsksAgain(arrow.look):
			o.goToward(g, focus.Direction(d), true)
			return true
		}
	}
	switch {
	case k.AsksAgain(command.Next):
		o.goAlong(g, 1)
	case k.AsksAgain(command.Previous):
		o.goAlong(g, -1)
	case k.AsksAgain(command.NextPart):
		o.goToPart(g, 1)
	case k.AsksAgain(command.PrevPart):
		o.goToPart(g, -1)
	case k.Asks(command.Take):
		o.takeFocused(g)
	default:
		return false
	}
	return true
}

// arrows are the keys that move the focus, and those that look about.
var arrows = [...]struct{ choose, look string }{
	focus.Left: {command.GoLeft, command.LookLeft}, focus.Right: {command.GoRight, command.LookRight},
	focus.Up: {command.GoUp, command.LookUp}, focus.Down: {command.GoDown, command.LookDown},
}

// takeFocused does what a click on the focus does.
func (o *Focusing) takeFocused(g *app.App) {
	if _, ok := o.begin(g, o.Stops(g, false), o.attention.Pointing.Looking); !ok {
		return
	}
	g.Pointer.Far = false
	o.hands.PressDown(g, o.attention.Hover)
	o.hands.PressUp(g, o.attention.Hover)
}

// SettleFocus moves the focus when its target can no longer be chosen: to the first answer of a new question, or
// else to what is nearest.
func (o *Focusing) SettleFocus(g *app.App) {
	p := &o.attention.Pointing
	if o.showing.Beats.Playing() || o.sheets.Dialog != nil {
		return
	}
	comes, since := o.stepComes(g), o.sinceSettled(g) // called without a focus too, so that nothing counts as new when a key brings it
	if !p.On {
		p.Led = LedFrom{}
		return
	}
	stops := o.Stops(g, p.Looking)
	if o.ledBack(g, stops) {
		return
	}
	if comes {
		o.pointAtStep(g)
		return
	}
	if stop, still := o.StopOf(stops, o.attention.Hover); still && !since.changed {
		p.At = stop.Rect
		return
	}
	if since.changed {
		p.Looking = false
		stops = o.Stops(g, false)
	}
	if len(stops) == 0 {
		o.attention.HoverOver(g, layout.Target{})
		return
	}
	o.PointAt(g, o.nextStop(g, stops, since))
}

// unsettled is what has changed since the focus settled last.
type unsettled struct {
	changed bool // anything
	asked   bool // a question is open, not just a choice of actions
	putBack bool // the hand has put back what it held
}

// sinceSettled returns what has changed since it was called last.
func (o *Focusing) sinceSettled(g *app.App) (since unsettled) {
	p := &o.attention.Pointing
	view := o.laying.View(g)
	since.asked = p.hand != o.hands.Hand && !view.Done || o.asking.AsksBack()
	since.changed = p.hand != o.hands.Hand || p.held != len(o.hands.Held) || p.onto != o.hands.Onto || !slices.Equal(p.options, view.Options)
	since.putBack = p.held > 0 && len(o.hands.Held) == 0 && p.hand == o.hands.Hand
	p.hand, p.held, p.onto, p.options = o.hands.Hand, len(o.hands.Held), o.hands.Onto, view.Options
	if len(o.hands.Held) == 1 {
		p.taken = o.hands.Held[0]
	}
	return since
}

// nextStop returns where the focus goes: to the first answer of a new question, to what was put back, or to what lies nearest.
func (o *Focusing) nextStop(g *app.App, stops []focus.Stop, since unsettled) focus.Stop {
	if since.changed && since.asked && len(o.hands.Held) == 0 {
		first, _ := o.FirstStop(g, stops)
		return first
	}
	if since.putBack {
		if taken, ok := o.StopOf(stops, hand.Same(o.attention.Pointing.taken)); ok {
			return taken
		}
	}
	if stop, still := o.StopOf(stops, o.attention.Hover); still && !stop.Rect.Empty() {
		return stop
	}
	near := slices.DeleteFunc(InSight(stops), func(s focus.Stop) bool {
		return s.Target.Kind == layout.NoteButton // it comes and goes by itself
	})
	if nearest, ok := focus.Nearest(near, o.attention.Pointing.At); ok {
		return nearest
	}
	return stops[0]
}

// pointAtStep moves the focus to the button of a new page of a lesson, or takes it away if the page has none.
func (o *Focusing) pointAtStep(g *app.App) {
	if on, ok := o.StopOf(o.Stops(g, false), NoteButton); ok {
		o.PointAt(g, on)
	} else {
		o.attention.Pointing.On = false
		o.attention.HoverOver(g, layout.Target{})
	}
	g.Stale = true
}

// stepComes reports whether the lesson has turned to another page since the last call. The key that turned the page, struck
// again, must not press what happens to be nearest, such as Done.
func (o *Focusing) stepComes(g *app.App) bool {
	step := o.guide.PageRead()
	if step == 0 || o.laying.View(g).Note == nil {
		return false
	}
	comes := step != o.attention.Pointing.step
	o.attention.Pointing.step = step
	return comes
}

// handAt returns where the hand is, in pixels: at the pointer or at the focus.
func (a *Attention) handAt(g *app.App) (x, y float64) {
	if a.Pointing.On {
		if r, ok := a.laying.Plan(g).Rect(a.Hover); ok {
			return r.Right(), r.Y
		}
	}
	return g.Pointer.X, g.Pointer.Y
}

// ledBack moves the focus back to where it was before a hint moved it to its button, once that is gone. It reports whether there
// was no focus then.
func (o *Focusing) ledBack(g *app.App, stops []focus.Stop) bool {
	p := &o.attention.Pointing
	was := p.Led
	if o.attention.Hover != NoteButton {
		p.Led = LedFrom{}
		return false
	}
	if _, lies := o.StopOf(stops, NoteButton); lies || !was.Is {
		return false
	}
	p.Led = LedFrom{}
	if was.Stop.Target.Kind == layout.None {
		p.On = false
		o.attention.HoverOver(g, layout.Target{})
		g.Stale = true
		return true
	}
	o.attention.HoverOver(g, was.Stop.Target)
	p.At, p.Looking = was.Stop.Rect, was.Looking
	return false
}

// LedFrom is where the focus was before a hint moved it.
type LedFrom struct {
	Is      bool       // a hint has moved it
	Stop    focus.Stop // of kind None if there was no focus
	Looking bool
}

// The buttons of a lesson's note that lead to other pages.
var (
	NoteBack   = layout.Target{Kind: layout.NoteButton, N: layout.NoteBack}
	NoteReturn = layout.Target{Kind: layout.NoteButton, N: layout.NoteReturn}
)
