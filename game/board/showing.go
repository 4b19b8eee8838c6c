package board

import (
	"cmp"
	"image"
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// What happened is shown beat by beat, in the order of the rules: see package story for what belongs to a beat, and package
// motion for what each event looks like. A click or a key ends a beat; held it skips to the end, or, where steps are gone
// through one by one, to the next of them.

// Showing is what happened, and how it is shown.
type Showing struct {
	Story   rules.Story // of the last move
	told    []story.Sentence
	Beats   Beats
	before  question // before that move
	Speed   motion.Speed
	OwnPace bool           // the speed does not follow the settings
	run     bool           // the players want to see the rest in one go, until they act again
	late    []input.Stroke // came while something was shown, and are struck again once nothing moves
	pressed *image.Point   // where a press ended a beat: a button there acts once nothing moves
	offered []string       // the answers before the last move
}

// Beats plays the story of a move.
type Beats struct {
	List  []motion.Beat
	Tick  int
	Waits bool   // for the players, before the step that the next beat begins
	first bool   // it belongs to a turn of new players, for whom each automatic step waits
	keyed bool   // a key has ended a beat
	held  int    // ticks that the button which ended a beat is held
	rests bool   // it has arrived, and waits for a layer: nothing moves
	said  string // the last sentence; it stays until the next one
	Seen  motion.Picture
	about []layout.Target // the cards, piles and characters that the beat in hand is about
}

func (b *Beats) Playing() bool { return len(b.List) > 0 }

// Shows reports whether a moment of a kind is being shown.
func (b *Beats) Shows(kind story.Kind) bool { return b.Playing() && b.List[0].Moment.Kind == kind }

// Runs reports whether the players have chosen to see the rest in one go. A question on the way does not end that.
func (s *Showing) Runs() bool { return s.run }

// Tells reports whether the sentence that is being shown tells of an event of the story.
func (b *Beats) Tells(event int) bool {
	return b.Playing() && b.List[0].Say != "" && b.List[0].From <= event && event < b.List[0].To
}

// moving reports whether an animation runs.
func (b *Beats) moving() bool { return b.Playing() && !b.Waits }

// hides reports whether an animation runs that nothing may lie on.
func (b *Beats) hides() bool { return b.moving() && !b.rests }

// Arrived reports whether the things that move in this beat have arrived.
func (b *Beats) Arrived() bool { return b.Playing() && b.Tick >= b.List[0].Ticks }

// ShowStory begins to show what the last move brought. With animation off, the table simply changes.
func (t *Board) ShowStory(g *app.App) {
	layOut(t, g) // a new note opens its pane first: flights begin where things lie now
	told := story.Sentences(t.Book, &t.Story, t.Guide.Plays())
	t.Log.Note(told, &t.Story)
	t.told = told
	t.Beats = Beats{List: beats(t, g), first: beginsTurn(t, g)}
	g.TellNow()
	if t.Speed == motion.Off {
		t.Beats.List = slices.Insert(t.Beats.List, 0, motion.Beat{}) // nothing has been told yet
		t.Skip(g)
		return
	}
	t.BeginBeat(g)
}

// begins reports whether a beat begins a step that runs by itself.
func begins(t *Board, b motion.Beat) bool {
	if b.To == b.From {
		return false
	}
	ev := t.Story.Events[b.From]
	return ev.Kind == rules.EvStep && rules.Step(ev.N) != rules.StepActions
}

// Hidden returns how many events of the last move are not to be spoken yet: those from the next step on which the players begin
// themselves.
func (t *Board) Hidden(g *app.App) int {
	for i, b := range t.Beats.List {
		if waitsAt(t, g, b) && (i > 0 || t.Beats.Waits) {
			return len(t.Story.Events) - b.From
		}
	}
	return 0
}

// Skip shows the end of the story at once, or goes to the next step that the players want to begin themselves.
func (t *Board) Skip(g *app.App) {
	if !t.Beats.Playing() {
		t.Finish()
		return
	}
	if t.Guide.Plays() {
		t.SkipInLesson(g)
		return
	}
	rest := t.Beats.List[1:] // the beat in hand has been told
	from := t.Beats.List[0].To
	end := len(rest)
	if i := slices.IndexFunc(rest, func(b motion.Beat) bool { return waitsAt(t, g, b) }); i >= 0 {
		end = i
	}
	t.Beats.List = rest[end:]
	to := len(t.Story.Events)
	if t.Beats.Playing() {
		to = t.Beats.List[0].From
	}
	hearEnd(t, g, rest[:end])
	tell(t, g, from, to)
	if to > 0 && to < len(t.Story.Events) {
		t.Shown = t.Story.States[to-1]
	}
	t.BeginBeat(g)
}

// Finish shows the table as it is in the game.
func (t *Board) Finish() {
	t.Beats, t.put = Beats{}, putDown{}
	t.Shown = t.State
	if asks := t.State.Asks(); t.State.Phase != rules.Turns || asks == nil || asks.Task == rules.TaskActions {
		t.run = false
	}
}

// BeginBeat shows the table as it is after the next beat, and animates the way there with its noises. Before a step that
// the players want to begin themselves it waits for them.
func (t *Board) BeginBeat(g *app.App) {
	if b, begun := beginQuietly(t, g); begun {
		hearBeat(t, g, b)
	}
}

// beginQuietly begins the next beat without its noises. It reports false if there is none, or if it waits for the players.
func beginQuietly(t *Board, g *app.App) (b motion.Beat, begun bool) {
	if !t.Beats.Playing() {
		t.Finish()
		return b, false
	}
	b = t.Beats.List[0]
	t.Beats.Tick, t.Beats.rests = 0, false
	t.Beats.Seen, t.Beats.about = motion.Picture{}, nil
	if !t.Beats.Waits && waitsAt(t, g, b) {
		t.Beats.Waits = true
		return b, false
	}
	if t.Beats.Waits || t.run {
		seeNews(t, g, b)
	}
	t.Beats.Waits = false
	old, before := t.Last.Plan, t.Shown // things fly from where they are seen
	t.Shown = t.Story.States[b.To-1]
	t.Beats.said = cmp.Or(b.Say, unsaid(t, b), t.Beats.said)
	tell(t, g, b.From, b.To)
	t.Drift.Stir(g)
	season := int(t.Book.Season(&t.Shown))
	g.Surround(sound.Ambience{Season: season, Year: int(t.Shown.Year)})
	g.Music(sound.Theme(season))
	was, is := motion.Table{Plan: old, State: &before}, motion.Table{Plan: t.Plan(g), State: &t.Shown}
	t.Beats.Seen = motion.Of(b, &t.Story, t.Book, was, is, g.Settings.ReducedMotion)
	t.put.startAtHand(t.Beats.Seen.Flights)
	if (b.Say != "" || len(sentence(t, b).Bearers) > 0) && !t.Guide.Plays() {
		t.Beats.about = about(t, b)
	}
	return b, true
}

// sentence returns what is told of a beat, also where there is no time to say it.
func sentence(t *Board, b motion.Beat) *story.Sentence {
	return &t.told[slices.IndexFunc(t.told, func(t story.Sentence) bool { return t.From == b.From })]
}

// unsaid returns the step, for a beat whose own sentence there is no time for, and for one that begins a step: the sentence before is not
// about it. Where there is time for its sentence in short, it returns that, and where the step's first words come right behind, those. "" for
// others, and for what comes to nothing.
func unsaid(t *Board, b motion.Beat) string {
	if b.Moment.Kind == story.Risen { // as its banner
		return story.RaisedBy(t.Book, &t.Story, story.RisesAt(&t.Story, b.At))
	}
	own := sentence(t, b)
	if t.Shown.Phase != rules.Turns || !begins(t, b) && (own.Say == "" || b.Slight) {
		return ""
	}
	if short := own.Short; short != "" && t.Speed.Ticks(motion.Reading(short)) <= b.Ticks {
		return short
	}
	if list := t.Beats.List; own.Say == "" && len(list) > 1 && !begins(t, list[1]) {
		if says := cmp.Or(list[1].Say, unsaid(t, list[1])); says != "" {
			return says
		}
	}
	return t.Shown.Step.Name() + "."
}

// about returns what a beat is about: what brought it, what it happens to, and what its sentence names.
func about(t *Board, b motion.Beat) (list []layout.Target) {
	for i := b.From; i < b.To; i++ {
		ev := t.Story.Events[i]
		for _, on := range slices.Concat(gesture.PiecesBy(&t.Story.States[i], ev.Cause), gesture.PiecesOf(&t.Story.States[i], ev)) {
			if !slices.Contains(list, on) {
				list = append(list, on)
			}
		}
	}
	told := sentence(t, b)
	for _, id := range told.Bearers {
		list = append(list, layout.Target{Kind: layout.Obstacle, N: uint8(id)})
	}
	for _, at := range told.Places {
		list = append(list, layout.Target{Kind: layout.Location, N: uint8(at)})
	}
	return list
}

// HoldSkips is how many ticks the button is held until all that is left is skipped.
const HoldSkips = 25

// AdvanceBeats handles one tick; a press or a key ends the beat in hand, and held it skips the rest. stale reports whether anything has to be
// drawn, through whether the key also acts on the table. A key that answers does so only if the players have seen that question.
func (t *Board) AdvanceBeats(g *app.App) (stale, through bool) {
	if t.Beats.Waits {
		return t.AwaitStep(g), false
	}
	b, pressed := &t.Beats, g.Pointer.Pressed
	switch {
	case pacePressed(t, g):
		t.Acted = pressed
		return true, false
	case pressed, g.Keyboard.Any():
		t.Acted, t.skips = pressed, pressed
		if pressed {
			t.pressed = &image.Point{X: int(g.Pointer.X), Y: int(g.Pointer.Y)}
		}
		b.held, b.keyed = 0, !pressed
		if g.Keyboard.Asks(command.Answer(2)) && t.Hidden(g) > 0 {
			runAll(t, g) // as where the next step waits
		}
		endBeat(t, g)
		through = !pressed && !t.Beats.Playing() && !g.Keyboard.Asks(command.Step) && !g.Keyboard.Asks(command.Back) &&
			(sameQuestion(t) || !answeredByKeys(g))
		if !through {
			keepKeys(t, g)
		}
		return true, through
	case b.keyed && g.Keyboard.Repeats():
		t.Skip(g)
		return true, false
	case t.skips && g.Pointer.Down:
		if b.held++; b.held >= HoldSkips || g.Pointer.Far {
			t.Skip(g)
			return true, false
		}
	}
	t.RunBeats(g)
	return true, false
}

// endBeat shows the end of this beat, then begins the next unless a layer waits only now.
func endBeat(t *Board, g *app.App) {
	if b := &t.Beats; !b.Arrived() {
		b.Tick = b.List[0].Ticks
		if layerHolds(t, g) {
			return
		}
	}
	t.Beats.List = t.Beats.List[1:]
	t.BeginBeat(g)
}

// layerHolds reports whether the animation waits for a layer.
func layerHolds(t *Board, g *app.App) bool {
	t.Beats.rests = false
	for _, l := range t.Layers {
		if l.Holds(t, g) {
			t.Beats.rests = true
			return true
		}
	}
	return false
}

// keepKeys keeps the keys of this tick that mean something else than to end a beat. The key that goes back drops them.
func keepKeys(t *Board, g *app.App) {
	k := &g.Keyboard
	switch {
	case k.Asks(command.Back):
		t.late, t.pressed = nil, nil
	case t.Watched || !k.Any() || k.Asks(command.Step):
	case answeredByKeys(g) && (t.Shown.Step != t.State.Step || TurnOf(&t.Shown) != TurnOf(&t.State)): // meant for what was asked before
	default:
		t.late = slices.DeleteFunc(slices.Clone(k.Struck), func(s input.Stroke) bool { return s.Again || !k.Keys.AtTable(s.Chord) })
	}
}

// strikeLate strikes kept keys in this tick if nothing is shown any more, and reports whether it did. One that answers does so only if the
// players saw that question as they struck it. While somebody hears of what is new, they wait for the end of that.
func strikeLate(t *Board, g *app.App) bool {
	if t.Dialog != nil {
		t.late = nil
	}
	if len(t.late) == 0 || t.Beats.Playing() || g.Settings.Speech && g.Settings.Narrate && t.View(g).Note != nil && t.View(g).Note.Yields {
		return false
	}
	late := t.late
	if t.late = nil; g.Keyboard.Any() {
		return false
	}
	if g.Keyboard.Struck = append(g.Keyboard.Struck, late...); answeredByKeys(g) && !sameQuestion(t) {
		g.Keyboard.Calm()
	}
	return true
}

// clickLate presses a button on which a press ended a beat, once nothing is shown any more. An answer was there before the move, and is given
// only to the same question.
func clickLate(t *Board, g *app.App) {
	at := t.pressed
	if at == nil || t.Beats.Playing() {
		return
	}
	t.pressed = nil
	on := t.Under(g, float64(at.X), float64(at.Y))
	answers := on.Kind == layout.Option || on.Kind == layout.Button && on.N == layout.ButtonDone
	switch {
	case t.Dialog != nil, len(t.Held) > 0, answers && !sameQuestion(t):
	case on.Kind == layout.Option && (int(on.N) >= len(t.offered) || t.offered[on.N] != t.Choices[on.N].Label):
	case on.Kind == layout.Option, on.Kind == layout.Button:
		t.Layers.Release(t, g, on)
	}
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

// Looks reports whether a key only asks to look at something.
func Looks(g *app.App) bool { return slices.ContainsFunc(looks, g.Keyboard.Asks) }

// AwaitStep waits for the players to begin a step: by a click, a key or a button of the prompt line.
func (t *Board) AwaitStep(g *app.App) bool {
	t.HoverPointer(g)
	on := t.Hover
	switch {
	case pacePressed(t, g):
		t.Acted = g.Pointer.Pressed
	case g.Keyboard.Asks(command.Back):
		t.Pause()
	case g.Pointer.Pressed && clickPinned(t, g):
		t.Acted = true // the step waits on
	case g.Pointer.Pressed && on.Kind == layout.Button && slices.Contains(looks, ButtonCommands[on.N]):
		t.Acted = true
		t.Layers.Release(t, g, on)
	case Looks(g), g.Keyboard.Asks(command.Hint):
		t.Layers.Key(t, g)
	case g.Keyboard.Asks(command.Answer(2)) || g.Pointer.Pressed && on == layout.Target{Kind: layout.Option, N: 1}:
		runAll(t, g)
		t.Acted = g.Pointer.Pressed
		t.BeginBeat(g)
		g.TellNow()
	case g.Pointer.Pressed || g.Keyboard.Any():
		t.Acted = g.Pointer.Pressed
		t.late = nil // a key of an earlier step is not meant for what comes after this one
		keepKeys(t, g)
		t.BeginBeat(g)
		g.TellNow()
		if t.Speed == motion.Off {
			t.Skip(g)
		}
	default:
		return t.Linger(g)
	}
	return true
}

// RunBeats handles one tick whatever is pressed.
func (t *Board) RunBeats(g *app.App) {
	t.Beats.Tick++
	for t.Beats.Playing() && !t.Beats.Waits && t.Beats.Tick >= t.Beats.List[0].Ticks {
		if layerHolds(t, g) {
			return
		}
		t.Beats.List = t.Beats.List[1:]
		t.BeginBeat(g)
	}
}

// ShowingLayer is what happened, shown beat by beat.
type ShowingLayer struct{ Base }

func (ShowingLayer) Draw(t *Board, _ *app.App, on *render.Scene) {
	if !t.Beats.Playing() || t.Beats.Waits {
		return
	}
	b := t.Beats.List[0]
	along := 1.0
	if b.Ticks > 0 {
		along = min(1, float64(t.Beats.Tick)/float64(b.Ticks))
	}
	on.Glow = append(on.Glow, t.Beats.about...)
	t.Beats.Seen.Draw(on, along, t.Beats.Arrived()) // while it waits for a note, everything lies in its place
}

func tell(t *Board, g *app.App, from, to int) {
	t.Log.Tell(t.Story.Events[from:to], func(i int) *rules.State { return &t.Story.States[from+i] })
	for _, l := range t.Layers {
		l.Told(t, g, from, to)
	}
}

// Tick continues the animation. It keeps the tick meanwhile, since the last question may be out of date.
func (ShowingLayer) Tick(t *Board, g *app.App) (stale, keeps bool) {
	if !t.Beats.Playing() {
		return false, false
	}
	stale, through := t.AdvanceBeats(g)
	if !through && !t.Beats.Playing() {
		for _, l := range t.Layers {
			l.Arrived(t, g)
		}
	}
	return stale, !through
}

// Blocks returns what would hide the animation.
func (ShowingLayer) Blocks(t *Board) Blocks {
	hides := t.Beats.hides()
	return Blocks{Tips: hides, Large: hides}
}

// Follows reports whether something is being shown.
func (ShowingLayer) Follows(t *Board) bool { return t.Beats.Playing() }

// SkipInLesson skips what is being shown, up to what is to be read beside it or the next step that the players begin themselves.
func (t *Board) SkipInLesson(g *app.App) {
	if t.Beats.Waits {
		t.BeginBeat(g)
	}
	rest := t.Beats.List[1:]
	for t.Beats.moving() && !t.Guide.Waits(t) {
		t.Beats.List = t.Beats.List[1:]
		beginQuietly(t, g)
	}
	left := len(t.Beats.List)
	if t.Beats.moving() {
		t.Beats.Tick = t.Beats.List[0].Ticks
		left--
	}
	hearEnd(t, g, rest[:max(0, len(rest)-left)])
}
