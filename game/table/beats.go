package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/motion"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What happened is shown beat by beat, in the order of the rules: see package motion for what each event looks like. A click
// or a key skips to the end, or, where steps are gone through one by one, to the next of them.

// showing is what happened, and how it is shown.
type showing struct {
	story   rules.Story // of the last move
	beats   beats
	before  posed // what was asked before that move
	speed   motion.Speed
	ownPace bool // the speed does not follow the settings
}

// beats plays the story of a move.
type beats struct {
	list   []motion.Beat
	tick   int
	waits  bool // for the players, before the step that the next beat begins
	run    bool // the players want to see the rest in one go
	hushed bool // what is skipped is not heard beat by beat
	seen   motion.Picture
}

func (b *beats) playing() bool { return len(b.list) > 0 }

// moving reports whether something is on its way.
func (b *beats) moving() bool { return b.playing() && !b.waits }

// arrived reports whether what is on its way in the beat in hand has come to where it goes.
func (b *beats) arrived() bool { return b.playing() && b.tick >= b.list[0].Ticks }

// showStory begins to show what the last move brought. With animation off, the table simply changes.
func (t *table) showStory(g *app.App) {
	t.plan(g) // with what can be done now in sight: from there what moved goes on its way
	t.beats = beats{list: motion.Beats(t.story.Events, t.speed, g.Settings.ReducedMotion)}
	if t.speed == motion.Off {
		t.beats.list = slices.Insert(t.beats.list, 0, motion.Beat{}) // nothing has been told yet
		t.skip(g)
		return
	}
	t.beginBeat(g)
}

// stepped reports whether the players go through the automatic steps one by one.
func (t *table) stepped(g *app.App) bool {
	return g.Settings.StepThrough && g.Options.Autoplay == 0 && !t.ownPace && t.strip == nil && !t.beats.run
}

// begins reports whether a beat begins a step that runs by itself.
func (s *showing) begins(b motion.Beat) bool {
	if b.To == b.From {
		return false
	}
	ev := s.story.Events[b.From]
	return ev.Kind == rules.EvStep && rules.Step(ev.N) != rules.StepActions
}

// skip shows the end of the story at once, or goes to the next step that the players want to begin themselves.
func (t *table) skip(g *app.App) {
	if !t.beats.playing() {
		t.finish()
		return
	}
	if t.lesson != nil {
		t.skipInLesson(g)
		return
	}
	rest := t.beats.list[1:] // the beat in hand has been told
	from := t.beats.list[0].To
	end := len(rest)
	if t.stepped(g) {
		if i := slices.IndexFunc(rest, t.begins); i >= 0 {
			end = i
		}
	}
	t.beats.list = rest[end:]
	to := len(t.story.Events)
	if t.beats.playing() {
		to = t.beats.list[0].From
	}
	hearEnd(g, t.story.Events[from:to])
	t.tell(t.story.Events[from:to], func(i int) *rules.State { return &t.story.States[from+i] })
	t.meetAll(g, from, to)
	if to > 0 && to < len(t.story.Events) {
		t.shown = t.story.States[to-1]
	}
	t.beginBeat(g)
}

// finish puts the table to where the game is.
func (t *table) finish() {
	t.beats, t.put = beats{}, putDown{}
	t.shown = t.state
}

// beginBeat puts the table to where it is after the next beat, and sends what moved on its way there. Before a step that
// the players want to begin themselves it waits for them.
func (t *table) beginBeat(g *app.App) {
	if !t.beats.playing() {
		t.finish()
		return
	}
	b := t.beats.list[0]
	t.beats.tick = 0
	t.beats.seen = motion.Picture{}
	if !t.beats.waits && t.stepped(g) && t.begins(b) {
		t.beats.waits = true
		return
	}
	t.beats.waits = false
	old, before := t.lies.plan, t.shown // where things are seen to lie, from where they go on their way
	t.shown = t.story.States[b.To-1]
	t.tell(t.story.Events[b.From:b.To], func(i int) *rules.State { return &t.story.States[b.From+i] })
	t.meetAll(g, b.From, b.To)
	t.drift.stir(g)
	if !t.beats.hushed {
		hearBeat(g, t.story.Events[b.From:b.To])
	}
	t.beats.seen = motion.Of(t.story.Events[b.From:b.To], t.book, motion.Table{Plan: old, State: &before}, motion.Table{Plan: t.plan(g), State: &t.shown}, g.Settings.ReducedMotion)
	t.put.goesOn(t.beats.seen.Flights)
}

// narration is what the prompt line says while something is shown.
func (t *table) narration(g *app.App) string {
	if t.shown.Phase == rules.Setup {
		return "The table is laid."
	}
	b := t.beats.list[0]
	if t.beats.waits {
		step := rules.Step(t.story.Events[b.From].N)
		return "Next: " + step.Name() + ". " + step.Help()
	}
	if b.To == b.From+1 {
		if say := t.book.Describe(&t.shown, t.story.Events[b.From]); say != "" {
			return say
		}
	}
	if t.shown.Step != rules.StepActions {
		return t.shown.Step.Help()
	}
	if say := t.meanwhile(t.book, b); say != "" {
		return say
	}
	if t.handing(g) {
		return t.deskActs()
	}
	return t.book.Prompt(&t.state).Text // what is asked then
}

// meanwhile is what is said in the actions step of a beat that has no words of its own: what it comes of, else what it leads to,
// unless dice are still to tell, else nothing.
func (s *showing) meanwhile(book *rules.Rulebook, b motion.Beat) string {
	words := func(i int) string { return book.Describe(&s.story.States[i], s.story.Events[i]) }
	for i := b.From - 1; i >= 0; i-- {
		if say := words(i); say != "" {
			return say
		}
	}
	if b.To > b.From && s.story.Events[b.From].Rolled {
		return "The dice are rolled."
	}
	for i := b.To; i < len(s.story.Events); i++ {
		if say := words(i); say != "" {
			return say
		}
	}
	return ""
}

// The buttons of the prompt line before a step.
var stepOptions = []string{"Go on", "Run all steps"}

// advanceBeats takes the time of one tick; a press or a key skips. It reports whether anything has to be drawn, and
// whether the key is to do what it does at the table as well: one that answers does so only where the players have seen the question.
func (t *table) advanceBeats(g *app.App) (stale, through bool) {
	if t.beats.waits {
		return t.awaitStep(g), false
	}
	if pressed, _ := t.fenced(g); pressed || g.Keyboard.Any() {
		t.acted, t.skips = pressed, pressed
		t.skip(g)
		return true, !pressed && !g.Keyboard.Asks(command.Step) && !g.Keyboard.Asks(command.Back) && (t.posesAsBefore() || !t.answeredByKeys(g))
	}
	t.runBeats(g)
	return true, false
}

// posed is what the game asks, in its turn.
type posed struct {
	say  string
	turn turn
}

// poses is what the game asks now, whether it is shown yet or not.
func (t *table) poses() posed { return posed{t.book.Prompt(&t.state).Text, turnOf(&t.state)} }

// posesAsBefore reports whether nothing moves any more and what is asked is what was asked before the last move.
func (t *table) posesAsBefore() bool { return !t.beats.playing() && t.poses() == t.before }

// awaitStep waits for the players to begin a step: by a click, a key or a button of the prompt line.
func (t *table) awaitStep(g *app.App) bool {
	t.follow(g)
	on := t.hover
	menu := g.Keyboard.Asks(command.Back) || g.Keyboard.Asks(command.Menu) ||
		g.Pointer.Pressed && on == layout.Target{Kind: layout.Button, N: layout.ButtonMenu}
	switch {
	case menu:
		t.dialog = newPause(t)
	case g.Keyboard.Asks(command.Answer(2)) || g.Pointer.Pressed && on == layout.Target{Kind: layout.Option, N: 1}:
		t.beats.run = true
		t.acted = g.Pointer.Pressed
		t.beginBeat(g)
	case g.Pointer.Pressed || g.Keyboard.Any():
		t.acted = g.Pointer.Pressed
		t.beginBeat(g)
		if t.speed == motion.Off {
			t.skip(g)
		}
	default:
		return t.linger(g)
	}
	return true
}

// runBeats takes the time of one tick whatever is pressed.
func (t *table) runBeats(g *app.App) {
	t.beats.tick++
	for t.beats.playing() && !t.beats.waits && t.beats.tick >= t.beats.list[0].Ticks {
		if t.lesson.holds(&t.beats) {
			return
		}
		if t.holdForFirst(g); t.firsts.holds {
			return
		}
		t.beats.list = t.beats.list[1:]
		t.beginBeat(g)
	}
}

// drawBeats adds what is on its way to a scene.
func (t *table) drawBeats(s *render.Scene) {
	if !t.beats.playing() || t.beats.waits {
		return
	}
	b := t.beats.list[0]
	along := 1.0
	if b.Ticks > 0 {
		along = min(1, float64(t.beats.tick)/float64(b.Ticks))
	}
	t.beats.seen.Draw(s, along, t.beats.arrived()) // where what happens waits for a note, everything lies in its place
}

// tell tells what happened: to the log, and to the lesson. after gives the table after each event.
func (t *table) tell(events []rules.Event, after func(i int) *rules.State) {
	t.log.Tell(events, after)
	for _, ev := range events {
		t.lesson.told(ev)
	}
}
