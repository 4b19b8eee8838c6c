package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/focus"
	"sixwinters/game/hand"
	"sixwinters/game/layer"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The keyboard points at things as the mouse does: what it points at is hovered over, and taking it is a click. The focus
// comes with the first key that moves it and goes when the mouse moves.

// Focusing is how the keyboard points at things.
type Focusing struct {
	layer.Base
	*Board
}

// pointing is what the keyboard points at.
type pointing struct {
	On      bool            // the keyboard points, and not the mouse
	Looking bool            // at things to read, that need not be to choose
	At      layout.Rect     // where the thing pointed at was seen last
	taken   layout.Target   // what was taken up last
	hand    *hand.Hand      // what could be done when the focus was last seen to
	options []string        // and the answers there were
	held    int             // and how much was held
	onto    layout.Target   // and what dice were being collected for
	step    int             // of a lesson that was there last, one more than its number
	cameBy  focus.Direction // the arrow that was followed last
	cameOn  layout.Target   // to here
	from    layout.Target   // from there, so that the opposite arrow leads back
	Led     LedFrom         // where the focus was before a hint led it to the button of its note
}

// goToward follows an arrow, to what is in sight. The first one only shows where the focus is.
func (o *Focusing) goToward(g *app.App, d focus.Direction, looking bool) {
	stops := InSight(o.Stops(g, looking))
	here, ok := o.begin(g, stops, looking)
	if !ok {
		return
	}
	if p := &o.Attention.Pointing; d == p.cameBy.Opposite() && here.Target == p.cameOn {
		if i := slices.IndexFunc(stops, func(s focus.Stop) bool { return s.Target == p.from }); i >= 0 {
			o.PointAt(g, stops[i])
			return
		}
	}
	if to, found := focus.Toward(stops, here, d); found {
		o.Attention.Pointing.cameBy, o.Attention.Pointing.cameOn, o.Attention.Pointing.from = d, to.Target, here.Target
		o.PointAt(g, to)
	}
}

// goAlong goes to the next stop in the order of reading, or to the one before. What is folded away comes into sight.
func (o *Focusing) goAlong(g *app.App, by int) {
	stops := o.Stops(g, false)
	// What leads to other things is not gone to: they are themselves.
	stops = slices.DeleteFunc(stops, func(s focus.Stop) bool { return s.Target.Kind == layout.Tab || s.Target.Kind == layout.Page })
	if here, ok := o.begin(g, stops, false); ok {
		to, _ := focus.Step(stops, here.Target, by)
		o.PointAt(g, to)
	}
}

// begin says where the focus is. If the mouse has pointed until now it reports false, and puts the focus where it is of
// most use.
func (o *Focusing) begin(g *app.App, stops []focus.Stop, looking bool) (here focus.Stop, ok bool) {
	p := &o.Attention.Pointing
	p.Looking = looking
	if p.On {
		return focus.Stop{Target: o.Attention.Hover, Rect: p.At}, true
	}
	if under, on := o.StopOf(stops, o.Attention.Hover); on {
		o.PointAt(g, under)
	} else if first, found := o.FirstStop(g, stops); found {
		o.PointAt(g, first)
	}
	return focus.Stop{}, false
}

// FirstStop is where the focus is of most use with nothing in hand: at the first answer or, where anything can be done,
// at the first thing to take up on a mat. Where it is asked whether a move is meant, it is at the answer that goes back: the
// key that pressed Done, struck once more, shall not end the step.
func (o *Focusing) FirstStop(g *app.App, stops []focus.Stop) (focus.Stop, bool) {
	if len(stops) == 0 {
		return focus.Stop{}, false
	}
	if on, ok := o.StopOf(stops, NoteButton); ok && o.Guide.Plays() {
		return on, true
	}
	if o.Asking.Confirming() {
		if back, ok := o.StopOf(stops, layout.Target{Kind: layout.Option, N: uint8(len(o.Asking.Choices) - 1)}); ok {
			return back, true
		}
	}
	if o.Laying.View(g).Done && !o.Asking.AsksBack() {
		for _, s := range stops {
			if s.Target.Kind == layout.Die && s.Target.Place.Spot == rules.OnMat {
				return s, true
			}
		}
	}
	for _, s := range stops { // what is to be chosen, rather than a button that looks past it
		if s.Target.Kind != layout.Button && s.Target.Kind != layout.NoteButton {
			return s, true
		}
	}
	return stops[0], true
}

// Uncover brings a thing into sight that is folded away or on another page of answers.
func (o *Focusing) Uncover(g *app.App, on layout.Target) {
	if on.Kind != layout.Tab && !o.Laying.Plan(g).InSight(on) {
		o.Laying.openAt(g, on)
	}
	for page := 0; on.Kind == layout.Option && page < o.Plan(g).Prompt.Pages && o.Plan(g).Prompt.Options[on.N].Empty(); page++ {
		o.Asking.OptionPage = page
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
	o.Attention.Pointing.On, o.Attention.Pointing.At = true, s.Rect
	o.Uncover(g, s.Target)
	o.Attention.HoverOver(g, s.Target)
	if r, ok := o.Laying.Plan(g).Rect(s.Target); ok {
		o.Attention.Pointing.At = r // where obstacles are spread it has moved
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
	if _, ok := o.begin(g, o.Stops(g, false), o.Attention.Pointing.Looking); !ok {
		return
	}
	g.Pointer.Far = false
	o.Hands.PressDown(g, o.Attention.Hover)
	o.Hands.PressUp(g, o.Attention.Hover)
}

// SettleFocus keeps the focus meaningful when what can be chosen has changed: it stays where it is as long as that can be
// chosen, and otherwise goes to the first answer of a new question, or to whatever is nearest.
func (o *Focusing) SettleFocus(g *app.App) {
	p := &o.Attention.Pointing
	if o.Showing.Beats.Playing() || o.Sheets.Dialog != nil {
		return
	}
	comes, since := o.stepComes(g), o.sinceSettled(g) // what changes while the mouse points is not new when a key brings the focus
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
	if stop, still := o.StopOf(stops, o.Attention.Hover); still && !since.changed {
		p.At = stop.Rect
		return
	}
	if since.changed {
		p.Looking = false
		stops = o.Stops(g, false)
	}
	if len(stops) == 0 {
		o.Attention.HoverOver(g, layout.Target{})
		return
	}
	o.PointAt(g, o.nextStop(g, stops, since))
}

// unsettled is what has become of the hand and of what can be chosen since the focus was last seen to.
type unsettled struct {
	changed bool // anything
	asked   bool // a question is open, and not just what may be done in any order
	putBack bool // what was in the hand lies where it was
}

// sinceSettled finds out what has changed since it was asked last.
func (o *Focusing) sinceSettled(g *app.App) (since unsettled) {
	p := &o.Attention.Pointing
	view := o.Laying.View(g)
	since.asked = p.hand != o.Hands.Hand && !view.Done || o.Asking.AsksBack()
	since.changed = p.hand != o.Hand || p.held != len(o.Held) || p.onto != o.Hands.Onto || !slices.Equal(p.options, view.Options)
	since.putBack = p.held > 0 && len(o.Hands.Held) == 0 && p.hand == o.Hands.Hand
	p.hand, p.held, p.onto, p.options = o.Hands.Hand, len(o.Hands.Held), o.Hands.Onto, view.Options
	if len(o.Hands.Held) == 1 {
		p.taken = o.Hands.Held[0]
	}
	return since
}

// nextStop is where the focus goes, of several stops: to the first answer of a new question, to what was put back, or else it
// stays, or goes to what lies nearest.
func (o *Focusing) nextStop(g *app.App, stops []focus.Stop, since unsettled) focus.Stop {
	if since.changed && since.asked && len(o.Hands.Held) == 0 {
		first, _ := o.FirstStop(g, stops)
		return first
	}
	if since.putBack {
		if taken, ok := o.StopOf(stops, hand.Same(o.Attention.Pointing.taken)); ok {
			return taken
		}
	}
	if stop, still := o.StopOf(stops, o.Attention.Hover); still && !stop.Rect.Empty() {
		return stop
	}
	near := slices.DeleteFunc(InSight(stops), func(s focus.Stop) bool {
		return s.Target.Kind == layout.NoteButton // it comes and goes by itself
	})
	if nearest, ok := focus.Nearest(near, o.Attention.Pointing.At); ok {
		return nearest
	}
	return stops[0]
}

// pointAtStep points at the button of a step of a lesson that has just come up, or at nothing where it has none.
func (o *Focusing) pointAtStep(g *app.App) {
	if on, ok := o.StopOf(o.Stops(g, false), NoteButton); ok {
		o.PointAt(g, on)
	} else {
		o.Attention.Pointing.On = false
		o.Attention.HoverOver(g, layout.Target{})
	}
	g.Stale = true
}

// stepComes reports whether a new step of a lesson has come up since it was last asked. If the step is only to be read, its
// button is pressed next. Otherwise the keyboard points at nothing until a key brings the focus back: pressing the key that went
// on with the lesson once more must not press whatever happens to be nearest, such as Done.
func (o *Focusing) stepComes(g *app.App) bool {
	step := o.Guide.PageRead()
	if step == 0 || o.Laying.View(g).Note == nil {
		return false
	}
	comes := step != o.Attention.Pointing.step
	o.Attention.Pointing.step = step
	return comes
}

// handAt is where the hand is: at the pointer, or at what the keyboard points at.
func (a *Attention) handAt(g *app.App) (x, y float64) {
	if a.Pointing.On {
		if r, ok := a.Laying.Plan(g).Rect(a.Hover); ok {
			return r.Right(), r.Y
		}
	}
	return g.Pointer.X, g.Pointer.Y
}

// ledBack leads the focus back to where it was, if the button that a hint had led it to is gone: to what lies nearest to that
// where it can be chosen no more. It reports whether the mouse points again, so that nothing is left to settle.
func (o *Focusing) ledBack(g *app.App, stops []focus.Stop) bool {
	p := &o.Attention.Pointing
	was := p.Led
	if o.Attention.Hover != NoteButton {
		p.Led = LedFrom{}
		return false
	}
	if _, lies := o.StopOf(stops, NoteButton); lies || !was.Is {
		return false
	}
	p.Led = LedFrom{}
	if was.Stop.Target.Kind == layout.None {
		p.On = false
		o.Attention.HoverOver(g, layout.Target{})
		g.Stale = true
		return true
	}
	o.Attention.HoverOver(g, was.Stop.Target)
	p.At, p.Looking = was.Stop.Rect, was.Looking
	return false
}

// LedFrom is where the focus was when it was led elsewhere.
type LedFrom struct {
	Is      bool       // it was
	Stop    focus.Stop // where it was; of kind None if the mouse pointed
	Looking bool
}

// The buttons of a lesson's note that lead to other pages.
var (
	NoteBack   = layout.Target{Kind: layout.NoteButton, N: layout.NoteBack}
	NoteReturn = layout.Target{Kind: layout.NoteButton, N: layout.NoteReturn}
)
