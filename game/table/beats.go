package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/motion"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What happened is shown beat by beat, in the order of the rules: see package motion for what each event looks like. A click
// or a key skips to the end, or, where steps are gone through one by one, to the next of them.

// showing is what happened, and how it is shown.
type showing struct {
	layer.Base
	*board

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
func (s *showing) showStory(g *app.App) {
	s.laying.plan(g) // with what can be done now in sight: from there what moved goes on its way
	s.beats = beats{list: motion.Beats(s.story.Events, s.speed, g.Settings.ReducedMotion)}
	if s.speed == motion.Off {
		s.beats.list = slices.Insert(s.beats.list, 0, motion.Beat{}) // nothing has been told yet
		s.skip(g)
		return
	}
	s.beginBeat(g)
}

// stepped reports whether the players go through the automatic steps one by one.
func (s *showing) stepped(g *app.App) bool {
	return g.Settings.StepThrough && g.Options.Autoplay == 0 && !s.ownPace && s.laying.strip == nil && !s.beats.run
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
func (s *showing) skip(g *app.App) {
	if !s.beats.playing() {
		s.finish()
		return
	}
	if s.guide.plays() {
		s.skipInLesson(g)
		return
	}
	rest := s.beats.list[1:] // the beat in hand has been told
	from := s.beats.list[0].To
	end := len(rest)
	if s.stepped(g) {
		if i := slices.IndexFunc(rest, s.begins); i >= 0 {
			end = i
		}
	}
	s.beats.list = rest[end:]
	to := len(s.story.Events)
	if s.beats.playing() {
		to = s.beats.list[0].From
	}
	hearEnd(g, s.story.Events[from:to])
	s.tell(g, from, to)
	if to > 0 && to < len(s.story.Events) {
		s.shown = s.story.States[to-1]
	}
	s.beginBeat(g)
}

// finish puts the table to where the game is.
func (s *showing) finish() {
	s.beats, s.hands.put = beats{}, putDown{}
	s.shown = s.state
}

// beginBeat puts the table to where it is after the next beat, and sends what moved on its way there. Before a step that
// the players want to begin themselves it waits for them.
func (s *showing) beginBeat(g *app.App) {
	if !s.beats.playing() {
		s.finish()
		return
	}
	b := s.beats.list[0]
	s.beats.tick = 0
	s.beats.seen = motion.Picture{}
	if !s.beats.waits && s.stepped(g) && s.begins(b) {
		s.beats.waits = true
		return
	}
	s.beats.waits = false
	old, before := s.laying.lies.plan, s.shown // where things are seen to lie, from where they go on their way
	s.shown = s.story.States[b.To-1]
	s.tell(g, b.From, b.To)
	s.drift.stir(g)
	if !s.beats.hushed {
		hearBeat(g, s.story.Events[b.From:b.To])
	}
	s.beats.seen = motion.Of(s.story.Events[b.From:b.To], s.book, motion.Table{Plan: old, State: &before}, motion.Table{Plan: s.laying.plan(g), State: &s.shown}, g.Settings.ReducedMotion)
	s.hands.put.goesOn(s.beats.seen.Flights)
}

// narration is what the prompt line says while something is shown.
func (s *showing) narration(g *app.App) string {
	if s.shown.Phase == rules.Setup {
		return "The table is laid."
	}
	b := s.beats.list[0]
	if s.beats.waits {
		step := rules.Step(s.story.Events[b.From].N)
		return "Next: " + step.Name() + ". " + step.Help()
	}
	if b.To == b.From+1 {
		if say := s.book.Describe(&s.shown, s.story.Events[b.From]); say != "" {
			return say
		}
	}
	if s.shown.Step != rules.StepActions {
		return s.shown.Step.Help()
	}
	if say := s.meanwhile(s.book, b); say != "" {
		return say
	}
	if s.sharing.handing(g) {
		return s.sharing.deskActs()
	}
	return s.book.Prompt(&s.state).Text // what is asked then
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
func (s *showing) advanceBeats(g *app.App) (stale, through bool) {
	if s.beats.waits {
		return s.awaitStep(g), false
	}
	if pressed := g.Pointer.Pressed; pressed || g.Keyboard.Any() {
		s.hands.acted, s.hands.skips = pressed, pressed
		s.skip(g)
		return true, !pressed && !g.Keyboard.Asks(command.Step) && !g.Keyboard.Asks(command.Back) && (s.posesAsBefore() || !answeredByKeys(g))
	}
	s.runBeats(g)
	return true, false
}

// answeredByKeys reports whether a key gives an answer: a digit, or the one that ends the actions.
func answeredByKeys(g *app.App) bool {
	k := &g.Keyboard
	for digit := 1; digit <= layout.Digits; digit++ {
		if k.Asks(command.Answer(digit)) {
			return true
		}
	}
	return k.Asks(command.Done)
}

// posed is what the game asks, in its turn.
type posed struct {
	say  string
	turn turn
}

// poses is what the game asks now, whether it is shown yet or not.
func (p *position) poses() posed { return posed{p.book.Prompt(&p.state).Text, turnOf(&p.state)} }

// posesAsBefore reports whether nothing moves any more and what is asked is what was asked before the last move.
func (s *showing) posesAsBefore() bool { return !s.beats.playing() && s.poses() == s.before }

// awaitStep waits for the players to begin a step: by a click, a key or a button of the prompt line.
func (s *showing) awaitStep(g *app.App) bool {
	s.attention.follow(g)
	on := s.attention.hover
	menu := g.Keyboard.Asks(command.Back) || g.Keyboard.Asks(command.Menu) ||
		g.Pointer.Pressed && on == layout.Target{Kind: layout.Button, N: layout.ButtonMenu}
	switch {
	case menu:
		s.sheets.pause()
	case g.Keyboard.Asks(command.Answer(2)) || g.Pointer.Pressed && on == layout.Target{Kind: layout.Option, N: 1}:
		s.beats.run = true
		s.hands.acted = g.Pointer.Pressed
		s.beginBeat(g)
	case g.Pointer.Pressed || g.Keyboard.Any():
		s.hands.acted = g.Pointer.Pressed
		s.beginBeat(g)
		if s.speed == motion.Off {
			s.skip(g)
		}
	default:
		return s.tips.linger(g)
	}
	return true
}

// runBeats takes the time of one tick whatever is pressed.
func (s *showing) runBeats(g *app.App) {
	s.beats.tick++
	for s.beats.playing() && !s.beats.waits && s.beats.tick >= s.beats.list[0].Ticks {
		for l := range layer.All[holder](s.layers) {
			if l.Holds(g) {
				return
			}
		}
		s.beats.list = s.beats.list[1:]
		s.beginBeat(g)
	}
}

// drawBeats adds what is on its way to a scene.
func (s *showing) drawBeats(on *render.Scene) {
	if !s.beats.playing() || s.beats.waits {
		return
	}
	b := s.beats.list[0]
	along := 1.0
	if b.Ticks > 0 {
		along = min(1, float64(s.beats.tick)/float64(b.Ticks))
	}
	s.beats.seen.Draw(on, along, s.beats.arrived()) // where what happens waits for a note, everything lies in its place
}

// tell tells of some events of the story.
func (s *showing) tell(g *app.App, from, to int) {
	s.log.Tell(s.story.Events[from:to], func(i int) *rules.State { return &s.story.States[from+i] })
	for l := range layer.All[listener](s.layers) {
		l.Told(g, from, to)
	}
}

// Tick shows on what happened, and keeps the tick as long as that goes on: what was asked last may be so no longer.
func (s *showing) Tick(g *app.App) (stale, keeps bool) {
	if !s.beats.playing() {
		return false, false
	}
	stale, through := s.advanceBeats(g)
	if !through && !s.beats.playing() {
		for l := range layer.All[arriver](s.layers) {
			l.Arrived(g)
		}
	}
	return stale, !through
}

// Draw adds what is on its way.
func (s *showing) Draw(_ *app.App, scene *render.Scene) { s.drawBeats(scene) }

// Blocks is what would hide it.
func (s *showing) Blocks() layer.Blocks {
	moves := s.beats.moving()
	return layer.Blocks{Tips: moves, Large: moves}
}

// Follows reports whether something is being shown.
func (s *showing) Follows() bool { return s.beats.playing() }

// skipInLesson skips what is being shown, up to what is to be read beside it.
func (s *showing) skipInLesson(g *app.App) {
	from := s.beats.list[0].To
	for s.beats.moving() && !s.guide.holds() {
		s.beats.list = s.beats.list[1:]
		s.beats.hushed = true
		s.beginBeat(g)
	}
	s.beats.hushed = false
	to := len(s.story.Events)
	if s.beats.moving() {
		s.beats.tick, to = s.beats.list[0].Ticks, s.beats.list[0].To
	}
	hearEnd(g, s.story.Events[from:max(from, to)])
}

// turn is one of a campaign.
type turn struct{ year, number int }

func turnOf(s *rules.State) turn { return turn{int(s.Year), int(s.Turn)} }

// over reports whether the table has left a turn.
func (w turn) over(s *rules.State) bool { return w != turnOf(s) }
