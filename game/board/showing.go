package board

import (
	"cmp"
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/drift"
	"sixwinters/game/layer"
	"sixwinters/game/moment"
	"sixwinters/game/motion"
	"sixwinters/game/narrate"
	"sixwinters/game/pieces"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// What happened is shown beat by beat, in the order of the rules: see package narrate for what belongs to a beat, and package
// motion for what each event looks like. A click or a key ends a beat; held it skips to the end, or, where steps are gone
// through one by one, to the next of them.

// Showing is what happened, and how it is shown.
type Showing struct {
	layer.Base
	*Position
	whole
	attention *Attention
	drift     *drift.Weather
	guide     Guide
	hands     *Hands
	layers    *layer.Stack
	laying    *Laying
	log       *tableLog
	sharing   *Sharing
	tips      *Tips

	Story   rules.Story // of the last move
	told    []narrate.Sentence
	Beats   Beats
	before  question // before that move
	Speed   motion.Speed
	OwnPace bool // the speed does not follow the settings
}

// Beats plays the story of a move.
type Beats struct {
	List   []motion.Beat
	Tick   int
	Waits  bool   // for the players, before the step that the next beat begins
	first  bool   // it belongs to a turn of new players, for whom each automatic step waits
	run    bool   // the players want to see the rest in one go
	hushed bool   // skipped beats make no noise
	keyed  bool   // a key has ended a beat
	held   int    // ticks that the button which ended a beat is held
	said   string // the last sentence; it stays until the next one
	Seen   motion.Picture
	about  []layout.Target // the cards, piles and characters that the beat in hand is about
}

func (b *Beats) Playing() bool { return len(b.List) > 0 }

// Shows reports whether a moment of a kind is being shown.
func (b *Beats) Shows(kind moment.Kind) bool { return b.Playing() && b.List[0].Moment.Kind == kind }

// moving reports whether an animation runs.
func (b *Beats) moving() bool { return b.Playing() && !b.Waits }

// Arrived reports whether the things that move in this beat have arrived.
func (b *Beats) Arrived() bool { return b.Playing() && b.Tick >= b.List[0].Ticks }

// ShowStory begins to show what the last move brought. With animation off, the table simply changes.
func (s *Showing) ShowStory(g *app.App) {
	s.laying.Plan(g) // opens the panes first: flights begin where things lie now
	told := narrate.Sentences(s.Book, &s.Story, s.guide.Plays())
	s.log.Note(told, &s.Story)
	s.told = told
	s.Beats = Beats{List: s.beats(g), first: s.beginsTurn(g)}
	if s.Speed == motion.Off {
		s.Beats.List = slices.Insert(s.Beats.List, 0, motion.Beat{}) // nothing has been told yet
		s.Skip(g)
		return
	}
	s.BeginBeat(g)
}

// begins reports whether a beat begins a step that runs by itself.
func (s *Showing) begins(b motion.Beat) bool {
	if b.To == b.From {
		return false
	}
	ev := s.Story.Events[b.From]
	return ev.Kind == rules.EvStep && rules.Step(ev.N) != rules.StepActions
}

// Skip shows the end of the story at once, or goes to the next step that the players want to begin themselves.
func (s *Showing) Skip(g *app.App) {
	if !s.Beats.Playing() {
		s.Finish()
		return
	}
	if s.guide.Plays() {
		s.SkipInLesson(g)
		return
	}
	rest := s.Beats.List[1:] // the beat in hand has been told
	from := s.Beats.List[0].To
	end := len(rest)
	if s.stepped(g) {
		if i := slices.IndexFunc(rest, s.begins); i >= 0 {
			end = i
		}
	}
	s.Beats.List = rest[end:]
	to := len(s.Story.Events)
	if s.Beats.Playing() {
		to = s.Beats.List[0].From
	}
	s.hearEnd(g, rest[:end])
	s.tell(g, from, to)
	if to > 0 && to < len(s.Story.Events) {
		s.Shown = s.Story.States[to-1]
	}
	s.BeginBeat(g)
}

// Finish shows the table as it is in the game.
func (s *Showing) Finish() {
	s.Beats, s.hands.put = Beats{}, putDown{}
	s.Shown = s.State
}

// BeginBeat shows the table as it is after the next beat, and animates the way there. Before a step that
// the players want to begin themselves it waits for them.
func (s *Showing) BeginBeat(g *app.App) {
	if !s.Beats.Playing() {
		s.Finish()
		return
	}
	b := s.Beats.List[0]
	s.Beats.Tick = 0
	s.Beats.Seen, s.Beats.about = motion.Picture{}, nil
	if !s.Beats.Waits && s.stepped(g) && s.begins(b) {
		s.Beats.Waits = true
		return
	}
	s.Beats.Waits = false
	old, before := s.laying.Last.Plan, s.Shown // things fly from where they are seen
	s.Shown = s.Story.States[b.To-1]
	s.Beats.said = cmp.Or(b.Say, s.unsaid(b), s.Beats.said)
	s.tell(g, b.From, b.To)
	s.drift.Stir(g)
	g.Surround(sound.Ambience{Season: int(s.Book.Season(&s.Shown)), Year: int(s.Shown.Year)})
	if !s.Beats.hushed {
		s.hearBeat(g, b)
	}
	was, is := motion.Table{Plan: old, State: &before}, motion.Table{Plan: s.laying.Plan(g), State: &s.Shown}
	s.Beats.Seen = motion.Of(b, &s.Story, s.Book, was, is, g.Settings.ReducedMotion)
	s.hands.put.startAtHand(s.Beats.Seen.Flights)
	if b.Say != "" && !s.guide.Plays() {
		s.Beats.about = s.about(b)
	}
}

// sentence returns what is told of a beat, also where there is no time to say it.
func (s *Showing) sentence(b motion.Beat) *narrate.Sentence {
	return &s.told[slices.IndexFunc(s.told, func(t narrate.Sentence) bool { return t.From == b.From })]
}

// unsaid returns the step, for a beat whose own sentence there is no time for: the one before is not about it. "" for others.
func (s *Showing) unsaid(b motion.Beat) string {
	if s.Shown.Phase == rules.Turns && s.sentence(b).Say != "" {
		return s.Shown.Step.Name() + "."
	}
	return ""
}

// about returns what a beat is about: what brought it, and what it happens to, but not what comes to nothing.
func (s *Showing) about(b motion.Beat) (list []layout.Target) {
	for i := b.From; i < b.To; i++ {
		ev := s.Story.Events[i]
		if (ev.Kind == rules.EvTrigger || ev.Kind == rules.EvActivate) && s.Story.Idle(i) {
			continue
		}
		for _, on := range slices.Concat(pieces.By(&s.Story.States[i], ev.Cause), pieces.Of(&s.Story.States[i], ev)) {
			if !slices.Contains(list, on) {
				list = append(list, on)
			}
		}
	}
	for _, id := range s.sentence(b).Bearers {
		list = append(list, layout.Target{Kind: layout.Obstacle, N: uint8(id)})
	}
	return list
}

// HoldSkips is how many ticks the button is held until all that is left is skipped.
const HoldSkips = 25

// AdvanceBeats handles one tick; a press or a key ends the beat in hand, and held it skips the rest. It reports
// whether anything has to be drawn, and whether the key is to do what it does at the table as well: one that answers does so
// only where the players have seen the question.
func (s *Showing) AdvanceBeats(g *app.App) (stale, through bool) {
	if s.Beats.Waits {
		return s.AwaitStep(g), false
	}
	b, pressed := &s.Beats, g.Pointer.Pressed
	switch {
	case s.pacePressed(g):
		s.hands.Acted = pressed
		return true, false
	case pressed, g.Keyboard.Any():
		s.hands.Acted, s.hands.skips = pressed, pressed
		b.held, b.keyed = 0, !pressed
		s.endBeat(g)
		through = !pressed && !s.Beats.Playing() && !g.Keyboard.Asks(command.Step) && !g.Keyboard.Asks(command.Back) &&
			(s.sameQuestion() || !answeredByKeys(g))
		return true, through
	case b.keyed && g.Keyboard.Repeats():
		s.Skip(g)
		return true, false
	case s.hands.skips && g.Pointer.Down:
		if b.held++; b.held >= HoldSkips || g.Pointer.Far {
			s.Skip(g)
			return true, false
		}
	}
	s.RunBeats(g)
	return true, false
}

// endBeat shows the end of this beat, then begins the next unless a layer waits only now.
func (s *Showing) endBeat(g *app.App) {
	if b := &s.Beats; !b.Arrived() {
		b.Tick = b.List[0].Ticks
		if s.held(g) {
			return
		}
	}
	s.Beats.List = s.Beats.List[1:]
	s.BeginBeat(g)
}

// held reports whether the animation waits for a layer.
func (s *Showing) held(g *app.App) bool {
	for l := range layer.All[beatHolder](*s.layers) {
		if l.Holds(g) {
			return true
		}
	}
	return false
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

// looks are the commands that leave the game as it is: a step that waits does not begin by them.
var looks = []string{command.Log, command.Standing, command.Rules, command.Menu, command.Mute}

// AwaitStep waits for the players to begin a step: by a click, a key or a button of the prompt line.
func (s *Showing) AwaitStep(g *app.App) bool {
	s.attention.Follow(g)
	on := s.attention.Hover
	switch {
	case s.pacePressed(g):
		s.hands.Acted = g.Pointer.Pressed
	case g.Keyboard.Asks(command.Back):
		s.Pause()
	case g.Pointer.Pressed && on.Kind == layout.Button && slices.Contains(looks, ButtonCommands[on.N]):
		s.hands.Acted = true
		s.layers.Release(g, on)
	case slices.ContainsFunc(looks, g.Keyboard.Asks):
		s.layers.Key(g)
	case g.Keyboard.Asks(command.Answer(2)) || g.Pointer.Pressed && on == layout.Target{Kind: layout.Option, N: 1}:
		s.Beats.run = true
		s.hands.Acted = g.Pointer.Pressed
		s.BeginBeat(g)
	case g.Pointer.Pressed || g.Keyboard.Any():
		s.hands.Acted = g.Pointer.Pressed
		s.BeginBeat(g)
		if s.Speed == motion.Off {
			s.Skip(g)
		}
	default:
		return s.tips.Linger(g)
	}
	return true
}

// RunBeats handles one tick whatever is pressed.
func (s *Showing) RunBeats(g *app.App) {
	s.Beats.Tick++
	for s.Beats.Playing() && !s.Beats.Waits && s.Beats.Tick >= s.Beats.List[0].Ticks {
		if s.held(g) {
			return
		}
		s.Beats.List = s.Beats.List[1:]
		s.BeginBeat(g)
	}
}

func (s *Showing) Draw(_ *app.App, on *render.Scene) {
	if !s.Beats.Playing() || s.Beats.Waits {
		return
	}
	b := s.Beats.List[0]
	along := 1.0
	if b.Ticks > 0 {
		along = min(1, float64(s.Beats.Tick)/float64(b.Ticks))
	}
	on.Glow = append(on.Glow, s.Beats.about...)
	s.Beats.Seen.Draw(on, along, s.Beats.Arrived()) // while it waits for a note, everything lies in its place
}

func (s *Showing) tell(g *app.App, from, to int) {
	s.log.Tell(s.Story.Events[from:to], func(i int) *rules.State { return &s.Story.States[from+i] })
	for l := range layer.All[storyListener](*s.layers) {
		l.Told(g, from, to)
	}
}

// Tick continues the animation. It keeps the tick meanwhile, since the last question may be out of date.
func (s *Showing) Tick(g *app.App) (stale, keeps bool) {
	if !s.Beats.Playing() {
		return false, false
	}
	stale, through := s.AdvanceBeats(g)
	if !through && !s.Beats.Playing() {
		for l := range layer.All[endListener](*s.layers) {
			l.Arrived(g)
		}
	}
	return stale, !through
}

// Blocks returns what would hide the animation.
func (s *Showing) Blocks() layer.Blocks {
	moves := s.Beats.moving()
	return layer.Blocks{Tips: moves, Large: moves}
}

// Follows reports whether something is being shown.
func (s *Showing) Follows() bool { return s.Beats.Playing() }

// SkipInLesson skips what is being shown, up to what is to be read beside it or the next step that the players begin themselves.
func (s *Showing) SkipInLesson(g *app.App) {
	if s.Beats.Waits {
		s.BeginBeat(g)
	}
	rest := s.Beats.List[1:]
	for s.Beats.moving() && !s.guide.Waits() {
		s.Beats.List = s.Beats.List[1:]
		s.Beats.hushed = true
		s.BeginBeat(g)
	}
	s.Beats.hushed = false
	left := len(s.Beats.List)
	if s.Beats.moving() {
		s.Beats.Tick = s.Beats.List[0].Ticks
		left--
	}
	s.hearEnd(g, rest[:max(0, len(rest)-left)])
}
