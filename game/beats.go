package game

import (
	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What happened is shown beat by beat, in the order of the rules: each event moves what it moves from where it was to
// where it is. A click skips to the end.

// beat is what is shown at once: one event, or dice that move together.
type beat struct {
	from, to int // events of the story
	ticks    int
}

// beats plays the story of a move.
type beats struct {
	list    []beat
	tick    int
	flights []render.Flight
	hidden  []layout.Target
	glow    []layout.Target
	banner  string // a title across the boards
}

func (b *beats) playing() bool { return len(b.list) > 0 }

// diceTogether is how many dice move in one beat at most.
const diceTogether = 12

// length is how many ticks an event takes to see at normal speed; 0 for what needs no time of its own.
func length(kind rules.EventKind) int {
	switch kind {
	case rules.EvDie:
		return 16
	case rules.EvObstacle, rules.EvProgress, rules.EvLocation, rules.EvTravel:
		return 22
	case rules.EvStep:
		return 26
	case rules.EvSeason:
		return 70 // its name is to be read
	case rules.EvTrigger, rules.EvActivate, rules.EvDefence, rules.EvComplete, rules.EvOvercome,
		rules.EvStress, rules.EvCondition, rules.EvKnockedOut, rules.EvThreat, rules.EvProgressed:
		return 20
	}
	return 0
}

// showStory begins to show what the last move brought. With animation off, the table simply changes.
func (t *table) showStory(g *Game) {
	if t.speed == Off {
		t.skip(g)
		return
	}
	t.beats = beats{}
	events := t.story.Events
	for i := 0; i < len(events); {
		end := i + 1
		for events[i].Kind == rules.EvDie && end < len(events) && events[end].Kind == rules.EvDie && end-i < diceTogether {
			end++
		}
		t.beats.list = append(t.beats.list, beat{from: i, to: end, ticks: t.speed.ticks(length(events[i].Kind))})
		i = end
	}
	t.beginBeat(g)
}

// skip shows the end of the story at once.
func (t *table) skip(g *Game) {
	from := 0
	if t.beats.playing() {
		from = t.beats.list[0].to // the beat in hand has been told
	}
	events := t.story.Events
	g.hearEnd(events[from:])
	t.tell(events[from:], func(i int) *rules.State { return &t.story.States[from+i] })
	t.beats = beats{}
	t.shown = t.state
	t.lay(g)
}

// beginBeat puts the table to where it is after the next beat, and sends what moved on its way there.
func (t *table) beginBeat(g *Game) {
	if !t.beats.playing() {
		t.shown = t.state
		t.lay(g)
		return
	}
	b := t.beats.list[0]
	old := t.plan
	t.shown = t.story.States[b.to-1]
	t.tell(t.story.Events[b.from:b.to], func(i int) *rules.State { return &t.story.States[b.from+i] })
	t.drift.stir(g)
	g.hearBeat(t.story.Events[b.from:b.to])
	t.lay(g)
	t.beats.tick = 0
	t.beats.flights, t.beats.hidden, t.beats.glow, t.beats.banner = nil, nil, nil, ""
	for _, ev := range t.story.Events[b.from:b.to] {
		t.launch(old, ev)
	}
}

// launch makes the flight of an event from where it was in the old plan to where it is in the new one.
func (t *table) launch(old *layout.Plan, ev rules.Event) {
	if old == nil {
		return
	}
	fly := func(f render.Flight, now layout.Target) {
		t.beats.flights = append(t.beats.flights, f)
		if now.Kind != layout.None {
			t.beats.hidden = append(t.beats.hidden, now)
		}
	}
	switch ev.Kind {
	case rules.EvDie:
		from := old.PlaceRect(ev.From, ev.Was)
		now := t.arrived(ev)
		to, ok := t.plan.Rect(now)
		if !ok {
			to, now = t.plan.PlaceRect(ev.To, ev.Die), layout.Target{}
		}
		fly(render.Flight{Die: ev.Die, From: from, To: to, Rolled: ev.Rolled}, now)
	case rules.EvObstacle:
		now := layout.Target{Kind: layout.Obstacle, N: ev.Card}
		to, ok := t.plan.Rect(now)
		if !ok {
			to, now = t.plan.PlaceRect(ev.To, rules.NoDie), layout.Target{}
		}
		from, ok := old.Rect(layout.Target{Kind: layout.Obstacle, N: ev.Card})
		if !ok {
			from = old.PlaceRect(ev.From, rules.NoDie)
		}
		drawn := ev.From.Spot == rules.DrawPile
		fly(render.Flight{Card: render.CardRef{Kind: render.ObstacleCard, ID: ev.Card}, From: from, To: to, Flip: drawn}, now)
	case rules.EvProgress:
		from, to := old.PlaceRect(ev.From, rules.NoDie), t.plan.PlaceRect(ev.To, rules.NoDie)
		var now layout.Target
		switch ev.To.Spot {
		case rules.Staged:
			now = layout.Target{Kind: layout.Staged, N: ev.To.N}
		case rules.CurrentCard:
			now = layout.Target{Kind: layout.Current, N: ev.To.N}
		}
		drawn := ev.From.Spot == rules.ProgressDeck
		fly(render.Flight{Card: render.CardRef{Kind: render.ProgressCard, ID: ev.Card}, From: from, To: to, Flip: drawn}, now)
	case rules.EvTravel:
		now := layout.Target{Kind: layout.Standee, N: ev.Player}
		from, _, there := old.Seen(now)
		to, _, here := t.plan.Seen(now)
		if there && here {
			fly(render.Flight{Card: render.CardRef{Kind: render.CharacterToken, ID: ev.Player}, From: from, To: to}, now)
		}
	case rules.EvSeason:
		t.beats.banner = t.book.Content().Events[ev.Season][ev.N].Name
	default:
		t.glow(ev)
	}
}

// glow lights up what an event is about.
func (t *table) glow(ev rules.Event) {
	var on layout.Target
	switch ev.Kind {
	case rules.EvActivate:
		on = layout.Target{Kind: layout.Location, N: uint8(ev.Slot)}
	case rules.EvTrigger, rules.EvOvercome, rules.EvDefence, rules.EvAttempt:
		on = layout.Target{Kind: layout.Obstacle, N: ev.Card}
	case rules.EvThreat, rules.EvProgressed:
		on = layout.Target{Kind: layout.Track, N: uint8(ev.Resource)}
	case rules.EvStress, rules.EvRest:
		on = layout.Target{Kind: layout.StressDie, N: ev.Player, Sub: uint8(ev.Stress)}
	case rules.EvKnockedOut, rules.EvRank, rules.EvAchievement:
		on = layout.Target{Kind: layout.Portrait, N: ev.Player}
	case rules.EvComplete:
		on = layout.Target{Kind: layout.Current, N: ev.Player}
	case rules.EvUse:
		on = layout.Target{Kind: layout.Ability, N: ev.Player, Sub: uint8(ev.N)}
	default:
		return
	}
	t.beats.glow = append(t.beats.glow, on)
}

// arrived is the die that an event has put down, among the equal dice that lie there now: the last one, and one before
// for each that arrived in the same beat.
func (t *table) arrived(ev rules.Event) layout.Target {
	now := layout.DieAt(ev.To, ev.Die, 0)
	n := 0
	for _, p := range t.plan.Pieces {
		if at := p.Target; at.Kind == layout.Die && at.Place == ev.To && at.Die == ev.Die {
			n++
		}
	}
	for _, h := range t.beats.hidden {
		if h.Kind == layout.Die && h.Place == ev.To && h.Die == ev.Die {
			n--
		}
	}
	if n > 0 {
		now.I = uint8(n - 1)
	}
	return now
}

// advanceBeats takes the time of one tick; a press or a key skips to the end.
func (t *table) advanceBeats(g *Game) {
	if g.pointer.pressed || g.keyboard.any() {
		t.acted = true
		t.skip(g)
		return
	}
	t.runBeats(g)
}

// runBeats takes the time of one tick whatever is pressed.
func (t *table) runBeats(g *Game) {
	t.beats.tick++
	for t.beats.playing() && t.beats.tick >= t.beats.list[0].ticks {
		t.beats.list = t.beats.list[1:]
		t.beginBeat(g)
	}
}

// drawBeats adds what is on its way to a scene.
func (t *table) drawBeats(s *render.Scene) {
	if !t.beats.playing() {
		return
	}
	b := t.beats.list[0]
	along := 1.0
	if b.ticks > 0 {
		along = float64(t.beats.tick) / float64(b.ticks)
	}
	for _, f := range t.beats.flights {
		f.T = along
		s.Flights = append(s.Flights, f)
	}
	s.Hidden = append(s.Hidden, t.beats.hidden...)
	s.Glow = append(s.Glow, t.beats.glow...)
	s.Banner = t.beats.banner
}

// tell adds what happened to the log, grouped by turn and step. after gives the table after each event.
func (t *table) tell(events []rules.Event, after func(i int) *rules.State) {
	for i, ev := range events {
		t.annals.note(after(i), ev)
		t.toldInLesson(ev)
		switch ev.Kind {
		case rules.EvTurn:
			season := content.Season(t.book.Season(after(i)))
			t.log = append(t.log, layout.LogLine{Text: turnHead(int(ev.N), season), Head: true})
			continue
		case rules.EvStep:
			t.log = append(t.log, layout.LogLine{Text: rules.Step(ev.N).Name(), Head: true})
			continue
		}
		if say := t.book.Describe(after(i), ev); say != "" {
			t.log = append(t.log, layout.LogLine{Text: say})
		}
	}
}
