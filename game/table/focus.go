package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/focus"
	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The keyboard points at things as the mouse does: what it points at is hovered over, and taking it is a click. The focus
// comes with the first key that moves it and goes when the mouse moves.

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
func (t *table) goToward(g *app.App, d focus.Direction, looking bool) {
	stops := inSight(t.stops(g, looking))
	here, ok := t.begin(g, stops, looking)
	if !ok {
		return
	}
	if p := &t.pointing; d == p.cameBy.Opposite() && here.Target == p.cameOn {
		if i := slices.IndexFunc(stops, func(s focus.Stop) bool { return s.Target == p.from }); i >= 0 {
			t.pointAt(g, stops[i])
			return
		}
	}
	if to, found := focus.Toward(stops, here, d); found {
		t.pointing.cameBy, t.pointing.cameOn, t.pointing.from = d, to.Target, here.Target
		t.pointAt(g, to)
	}
}

// goAlong goes to the next stop in the order of reading, or to the one before. What is folded away comes into sight.
func (t *table) goAlong(g *app.App, by int) {
	stops := t.stops(g, false)
	// What leads to other things is not gone to: they are themselves.
	stops = slices.DeleteFunc(stops, func(s focus.Stop) bool { return s.Target.Kind == layout.Tab || s.Target.Kind == layout.Page })
	if here, ok := t.begin(g, stops, false); ok {
		to, _ := focus.Step(stops, here.Target, by)
		t.pointAt(g, to)
	}
}

// begin says where the focus is. If the mouse has pointed until now it reports false, and puts the focus where it is of
// most use.
func (t *table) begin(g *app.App, stops []focus.Stop, looking bool) (here focus.Stop, ok bool) {
	p := &t.pointing
	p.looking = looking
	if p.on {
		return focus.Stop{Target: t.hover, Rect: p.at}, true
	}
	if under, on := t.stopOf(stops, t.hover); on {
		t.pointAt(g, under)
	} else if first, found := t.firstStop(g, stops); found {
		t.pointAt(g, first)
	}
	return focus.Stop{}, false
}

// firstStop is where the focus is of most use with nothing in hand: at the first answer or, where anything can be done,
// at the first thing to take up on a mat. Where it is asked whether a move is meant, it is at the answer that goes back: the
// key that pressed Done, struck once more, shall not end the step.
func (t *table) firstStop(g *app.App, stops []focus.Stop) (focus.Stop, bool) {
	if len(stops) == 0 {
		return focus.Stop{}, false
	}
	if on, ok := t.stopOf(stops, noteButton); ok && t.lesson != nil {
		return on, true
	}
	if t.confirming() {
		if back, ok := t.stopOf(stops, layout.Target{Kind: layout.Option, N: uint8(len(t.choices) - 1)}); ok {
			return back, true
		}
	}
	if t.view(g).Done && !t.asksBack() {
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
func (t *table) uncover(g *app.App, on layout.Target) {
	if on.Kind != layout.Tab && !t.plan(g).InSight(on) {
		t.openAt(g, on)
	}
	for page := 0; on.Kind == layout.Option && page < t.plan(g).Prompt.Pages && t.plan(g).Prompt.Options[on.N].Empty(); page++ {
		t.optionPage = page
	}
}

func (t *table) stopOf(stops []focus.Stop, on layout.Target) (focus.Stop, bool) {
	i := slices.IndexFunc(stops, func(s focus.Stop) bool { return s.Target == on })
	if i < 0 {
		return focus.Stop{}, false
	}
	return stops[i], true
}

// pointAt moves the focus.
func (t *table) pointAt(g *app.App, s focus.Stop) {
	t.pointing.on, t.pointing.at = true, s.Rect
	t.uncover(g, s.Target)
	t.hoverOver(g, s.Target)
	if r, ok := t.plan(g).Rect(s.Target); ok {
		t.pointing.at = r // where obstacles are spread it has moved
	}
	g.Stale = true
}

// noteButton is the button of the note at the table.
var noteButton = layout.Target{Kind: layout.NoteButton}

// takeFocused does what a click on the focus does. While the keyboard points at nothing, it goes on with the hint on the table or
// with a lesson, or says what the lesson waits for: pressing Enter to read on must never spend a die.
func (t *table) takeFocused(g *app.App) {
	if t.log.open && t.log.view.line > 0 {
		t.openRuleOfLine(g)
		return
	}
	if t.hinting.coming != nil && !(t.pointing.on && t.hover == noteButton) {
		return // it is meant for the hint, as its note says
	}
	if t.hinting.step > 0 && !t.pointing.on && t.lesson == nil {
		if _, lies := t.plan(g).Rect(noteButton); lies {
			t.pressHint(g)
			t.pointAtHint(g)
			return
		}
	}
	if t.lesson != nil && !t.pointing.on {
		switch _, waits := t.plan(g).Rect(noteButton); {
		case waits && t.lesson.comes > 0: // it was to skip what moved
		case waits:
			t.pressNote(g)
		default:
			t.reminded()
		}
		return
	}
	if _, ok := t.begin(g, t.stops(g, false), t.pointing.looking); !ok {
		return
	}
	g.Pointer.Far = false
	t.press(g, t.hover)
	t.release(g, t.hover)
}

// settleFocus keeps the focus meaningful when what can be chosen has changed: it stays where it is as long as that can be
// chosen, and otherwise goes to the first answer of a new question, or to whatever is nearest.
func (t *table) settleFocus(g *app.App) {
	p := &t.pointing
	if t.beats.playing() || t.dialog != nil {
		return
	}
	comes, since := t.stepComes(g), t.sinceSettled(g) // what changes while the mouse points is not new when a key brings the focus
	if !p.on {
		p.led = ledFrom{}
		return
	}
	stops := t.stops(g, p.looking)
	if t.hintGone(g, stops) {
		return
	}
	if comes {
		t.pointAtStep(g)
		return
	}
	if stop, still := t.stopOf(stops, t.hover); still && !since.changed {
		p.at = stop.Rect
		return
	}
	if since.changed {
		p.looking = false
		stops = t.stops(g, false)
	}
	if len(stops) == 0 {
		t.hoverOver(g, layout.Target{})
		return
	}
	t.pointAt(g, t.nextStop(g, stops, since))
}

// unsettled is what has become of the hand and of what can be chosen since the focus was last seen to.
type unsettled struct {
	changed bool // anything
	asked   bool // a question is open, and not just what may be done in any order
	putBack bool // what was in the hand lies where it was
}

// sinceSettled finds out what has changed since it was asked last.
func (t *table) sinceSettled(g *app.App) (since unsettled) {
	p := &t.pointing
	view := t.view(g)
	since.asked = p.hand != t.hand && !view.Done || t.asksBack()
	since.changed = p.hand != t.hand || p.held != len(t.held) || p.onto != t.onto || !slices.Equal(p.options, view.Options)
	since.putBack = p.held > 0 && len(t.held) == 0 && p.hand == t.hand
	p.hand, p.held, p.onto, p.options = t.hand, len(t.held), t.onto, view.Options
	if len(t.held) == 1 {
		p.taken = t.held[0]
	}
	return since
}

// nextStop is where the focus goes, of several stops: to the first answer of a new question, to what was put back, or else it
// stays, or goes to what lies nearest.
func (t *table) nextStop(g *app.App, stops []focus.Stop, since unsettled) focus.Stop {
	if since.changed && since.asked && len(t.held) == 0 {
		first, _ := t.firstStop(g, stops)
		return first
	}
	if since.putBack {
		if taken, ok := t.stopOf(stops, hand.Same(t.pointing.taken)); ok {
			return taken
		}
	}
	if stop, still := t.stopOf(stops, t.hover); still && !stop.Rect.Empty() {
		return stop
	}
	near := slices.DeleteFunc(inSight(stops), func(s focus.Stop) bool { return s.Target.Kind == layout.NoteButton }) // it comes and goes by itself
	if nearest, ok := focus.Nearest(near, t.pointing.at); ok {
		return nearest
	}
	return stops[0]
}

// pointAtStep points at the button of a step of a lesson that has just come up, or at nothing where it has none.
func (t *table) pointAtStep(g *app.App) {
	if on, ok := t.stopOf(t.stops(g, false), noteButton); ok {
		t.pointAt(g, on)
	} else {
		t.pointing.on = false
		t.hoverOver(g, layout.Target{})
	}
	g.Stale = true
}

// stepComes reports whether a new step of a lesson has come up since it was last asked. If the step is only to be read, its button
// is pressed next. Otherwise the keyboard points at nothing until a key brings the focus back: pressing the key that went on with
// the lesson once more must not press whatever happens to be nearest, such as Done.
func (t *table) stepComes(g *app.App) bool {
	if t.lesson == nil || t.view(g).Note == nil {
		return false
	}
	step := t.lesson.session.Page() + 1
	comes := step != t.pointing.step
	t.pointing.step = step
	return comes
}

// handAt is where the hand is: at the pointer, or at what the keyboard points at.
func (t *table) handAt(g *app.App) (x, y float64) {
	if t.pointing.on {
		if r, ok := t.plan(g).Rect(t.hover); ok {
			return r.Right(), r.Y
		}
	}
	return g.Pointer.X, g.Pointer.Y
}
