package table

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

// focusing is how the keyboard points at things.
type focusing struct {
	layer.Base
	*board
}

// pointing is what the keyboard points at.
type pointing struct {
	on      bool            // the keyboard points, and not the mouse
	looking bool            // at things to read, that need not be to choose
	at      layout.Rect     // where the thing pointed at was seen last
	taken   layout.Target   // what was taken up last
	hand    *hand.Hand      // what could be done when the focus was last seen to
	options []string        // and the answers there were
	held    int             // and how much was held
	onto    layout.Target   // and what dice were being collected for
	step    int             // of a lesson that was there last, one more than its number
	cameBy  focus.Direction // the arrow that was followed last
	cameOn  layout.Target   // to here
	from    layout.Target   // from there, so that the opposite arrow leads back
	led     ledFrom         // where the focus was before a hint led it to the button of its note
}

// goToward follows an arrow, to what is in sight. The first one only shows where the focus is.
func (o *focusing) goToward(g *app.App, d focus.Direction, looking bool) {
	stops := inSight(o.stops(g, looking))
	here, ok := o.begin(g, stops, looking)
	if !ok {
		return
	}
	if p := &o.attention.pointing; d == p.cameBy.Opposite() && here.Target == p.cameOn {
		if i := slices.IndexFunc(stops, func(s focus.Stop) bool { return s.Target == p.from }); i >= 0 {
			o.pointAt(g, stops[i])
			return
		}
	}
	if to, found := focus.Toward(stops, here, d); found {
		o.attention.pointing.cameBy, o.attention.pointing.cameOn, o.attention.pointing.from = d, to.Target, here.Target
		o.pointAt(g, to)
	}
}

// goAlong goes to the next stop in the order of reading, or to the one before. What is folded away comes into sight.
func (o *focusing) goAlong(g *app.App, by int) {
	stops := o.stops(g, false)
	// What leads to other things is not gone to: they are themselves.
	stops = slices.DeleteFunc(stops, func(s focus.Stop) bool { return s.Target.Kind == layout.Tab || s.Target.Kind == layout.Page })
	if here, ok := o.begin(g, stops, false); ok {
		to, _ := focus.Step(stops, here.Target, by)
		o.pointAt(g, to)
	}
}

// begin says where the focus is. If the mouse has pointed until now it reports false, and puts the focus where it is of
// most use.
func (o *focusing) begin(g *app.App, stops []focus.Stop, looking bool) (here focus.Stop, ok bool) {
	p := &o.attention.pointing
	p.looking = looking
	if p.on {
		return focus.Stop{Target: o.attention.hover, Rect: p.at}, true
	}
	if under, on := o.stopOf(stops, o.attention.hover); on {
		o.pointAt(g, under)
	} else if first, found := o.firstStop(g, stops); found {
		o.pointAt(g, first)
	}
	return focus.Stop{}, false
}

// firstStop is where the focus is of most use with nothing in hand: at the first answer or, where anything can be done,
// at the first thing to take up on a mat. Where it is asked whether a move is meant, it is at the answer that goes back: the
// key that pressed Done, struck once more, shall not end the step.
func (o *focusing) firstStop(g *app.App, stops []focus.Stop) (focus.Stop, bool) {
	if len(stops) == 0 {
		return focus.Stop{}, false
	}
	if on, ok := o.stopOf(stops, noteButton); ok && o.guide.plays() {
		return on, true
	}
	if o.asking.confirming() {
		if back, ok := o.stopOf(stops, layout.Target{Kind: layout.Option, N: uint8(len(o.asking.choices) - 1)}); ok {
			return back, true
		}
	}
	if o.laying.view(g).Done && !o.asking.asksBack() {
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

// uncover brings a thing into sight that is folded away or on another page of answers.
func (o *focusing) uncover(g *app.App, on layout.Target) {
	if on.Kind != layout.Tab && !o.laying.plan(g).InSight(on) {
		o.laying.openAt(g, on)
	}
	for page := 0; on.Kind == layout.Option && page < o.laying.plan(g).Prompt.Pages && o.laying.plan(g).Prompt.Options[on.N].Empty(); page++ {
		o.asking.optionPage = page
	}
}

func (o *focusing) stopOf(stops []focus.Stop, on layout.Target) (focus.Stop, bool) {
	i := slices.IndexFunc(stops, func(s focus.Stop) bool { return s.Target == on })
	if i < 0 {
		return focus.Stop{}, false
	}
	return stops[i], true
}

// pointAt moves the focus.
func (o *focusing) pointAt(g *app.App, s focus.Stop) {
	o.attention.pointing.on, o.attention.pointing.at = true, s.Rect
	o.uncover(g, s.Target)
	o.attention.hoverOver(g, s.Target)
	if r, ok := o.laying.plan(g).Rect(s.Target); ok {
		o.attention.pointing.at = r // where obstacles are spread it has moved
	}
	g.Stale = true
}

// noteButton is the button of the note at the table.
var noteButton = layout.Target{Kind: layout.NoteButton}

// Key moves the focus, and does what a click on it does.
func (o *focusing) Key(g *app.App) bool {
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
func (o *focusing) takeFocused(g *app.App) {
	if _, ok := o.begin(g, o.stops(g, false), o.attention.pointing.looking); !ok {
		return
	}
	g.Pointer.Far = false
	o.hands.press(g, o.attention.hover)
	o.hands.release(g, o.attention.hover)
}

// settleFocus keeps the focus meaningful when what can be chosen has changed: it stays where it is as long as that can be
// chosen, and otherwise goes to the first answer of a new question, or to whatever is nearest.
func (o *focusing) settleFocus(g *app.App) {
	p := &o.attention.pointing
	if o.showing.beats.playing() || o.sheets.dialog != nil {
		return
	}
	comes, since := o.stepComes(g), o.sinceSettled(g) // what changes while the mouse points is not new when a key brings the focus
	if !p.on {
		p.led = ledFrom{}
		return
	}
	stops := o.stops(g, p.looking)
	if o.ledBack(g, stops) {
		return
	}
	if comes {
		o.pointAtStep(g)
		return
	}
	if stop, still := o.stopOf(stops, o.attention.hover); still && !since.changed {
		p.at = stop.Rect
		return
	}
	if since.changed {
		p.looking = false
		stops = o.stops(g, false)
	}
	if len(stops) == 0 {
		o.attention.hoverOver(g, layout.Target{})
		return
	}
	o.pointAt(g, o.nextStop(g, stops, since))
}

// unsettled is what has become of the hand and of what can be chosen since the focus was last seen to.
type unsettled struct {
	changed bool // anything
	asked   bool // a question is open, and not just what may be done in any order
	putBack bool // what was in the hand lies where it was
}

// sinceSettled finds out what has changed since it was asked last.
func (o *focusing) sinceSettled(g *app.App) (since unsettled) {
	p := &o.attention.pointing
	view := o.laying.view(g)
	since.asked = p.hand != o.hands.hand && !view.Done || o.asking.asksBack()
	since.changed = p.hand != o.hands.hand || p.held != len(o.hands.held) || p.onto != o.hands.onto || !slices.Equal(p.options, view.Options)
	since.putBack = p.held > 0 && len(o.hands.held) == 0 && p.hand == o.hands.hand
	p.hand, p.held, p.onto, p.options = o.hands.hand, len(o.hands.held), o.hands.onto, view.Options
	if len(o.hands.held) == 1 {
		p.taken = o.hands.held[0]
	}
	return since
}

// nextStop is where the focus goes, of several stops: to the first answer of a new question, to what was put back, or else it
// stays, or goes to what lies nearest.
func (o *focusing) nextStop(g *app.App, stops []focus.Stop, since unsettled) focus.Stop {
	if since.changed && since.asked && len(o.hands.held) == 0 {
		first, _ := o.firstStop(g, stops)
		return first
	}
	if since.putBack {
		if taken, ok := o.stopOf(stops, hand.Same(o.attention.pointing.taken)); ok {
			return taken
		}
	}
	if stop, still := o.stopOf(stops, o.attention.hover); still && !stop.Rect.Empty() {
		return stop
	}
	near := slices.DeleteFunc(inSight(stops), func(s focus.Stop) bool { return s.Target.Kind == layout.NoteButton }) // it comes and goes by itself
	if nearest, ok := focus.Nearest(near, o.attention.pointing.at); ok {
		return nearest
	}
	return stops[0]
}

// pointAtStep points at the button of a step of a lesson that has just come up, or at nothing where it has none.
func (o *focusing) pointAtStep(g *app.App) {
	if on, ok := o.stopOf(o.stops(g, false), noteButton); ok {
		o.pointAt(g, on)
	} else {
		o.attention.pointing.on = false
		o.attention.hoverOver(g, layout.Target{})
	}
	g.Stale = true
}

// stepComes reports whether a new step of a lesson has come up since it was last asked. If the step is only to be read, its button
// is pressed next. Otherwise the keyboard points at nothing until a key brings the focus back: pressing the key that went on with
// the lesson once more must not press whatever happens to be nearest, such as Done.
func (o *focusing) stepComes(g *app.App) bool {
	step := o.guide.pageRead()
	if step == 0 || o.laying.view(g).Note == nil {
		return false
	}
	comes := step != o.attention.pointing.step
	o.attention.pointing.step = step
	return comes
}

// handAt is where the hand is: at the pointer, or at what the keyboard points at.
func (a *attention) handAt(g *app.App) (x, y float64) {
	if a.pointing.on {
		if r, ok := a.laying.plan(g).Rect(a.hover); ok {
			return r.Right(), r.Y
		}
	}
	return g.Pointer.X, g.Pointer.Y
}

// ledBack leads the focus back to where it was, if the button that a hint had led it to is gone: to what lies nearest to that
// where it can be chosen no more. It reports whether the mouse points again, so that nothing is left to settle.
func (o *focusing) ledBack(g *app.App, stops []focus.Stop) bool {
	p := &o.attention.pointing
	was := p.led
	if o.attention.hover != noteButton {
		p.led = ledFrom{}
		return false
	}
	if _, lies := o.stopOf(stops, noteButton); lies || !was.is {
		return false
	}
	p.led = ledFrom{}
	if was.stop.Target.Kind == layout.None {
		p.on = false
		o.attention.hoverOver(g, layout.Target{})
		g.Stale = true
		return true
	}
	o.attention.hoverOver(g, was.stop.Target)
	p.at, p.looking = was.stop.Rect, was.looking
	return false
}

// ledFrom is where the focus was when it was led elsewhere.
type ledFrom struct {
	is      bool       // it was
	stop    focus.Stop // where it was; of kind None if the mouse pointed
	looking bool
}

// The buttons of a lesson's note that lead to other pages.
var (
	noteBack   = layout.Target{Kind: layout.NoteButton, N: layout.NoteBack}
	noteReturn = layout.Target{Kind: layout.NoteButton, N: layout.NoteReturn}
)
