package skadi

// engine carries out one move.
type engine struct {
	*Game
	s     *State
	story *Story // nil if nobody listens
	roll  func() int
	cause Cause
}

// Apply carries out a legal move and whatever follows from it without a decision, and adds what happened to the story, which may be
// nil. If the move is not legal the table is unchanged and the error is the refusal.
func (g *Game) Apply(s *State, m Move, story *Story) error {
	return g.ApplyRolling(s, m, story, s.Chance.Roll)
}

// ApplyRolling is Apply with dice from a function, for tests of what dice do.
func (g *Game) ApplyRolling(s *State, m Move, story *Story, roll func() int) error {
	if r := g.WhyNot(s, m); !r.OK() {
		return r
	}
	e := engine{Game: g, s: s, story: story, roll: roll}
	e.do(m)
	return nil
}

// Happens returns what a legal move on a table brings about, and nothing for another. The table does not change.
func (g *Game) Happens(s *State, m Move) []Happened {
	table, story := *s, Story{}
	_ = g.Apply(&table, m, &story)
	return story.Events
}

// Settle carries out an action whose check, if it needs one, has come out one way or the other, without rolling or praying: what
// thinks ahead weighs both. The action must be legal. A fragment of the saga is counted but not written.
func (g *Game) Settle(s *State, m Move, success bool) {
	e := engine{Game: g, s: s}
	e.s.Left--
	if m.Blessing {
		s.Blessings--
	}
	if m.Kind == Rest {
		s.Left = 0
	}
	if success {
		e.succeed(m)
	}
}

// EndWeek carries out the Resolution, after Settle.
func (g *Game) EndWeek(s *State) {
	e := engine{Game: g, s: s}
	if s.Stage != Over {
		e.resolve()
	}
}

// Brew sets the weather and lets an event happen with given dice, in the order they are asked for: the event die, then that of the
// sickness or the raiders.
func (g *Game) Brew(s *State, blizzard, freezing uint8, dice [2]uint8) {
	next := 0
	e := engine{Game: g, s: s, roll: func() int { next++; return int(dice[next-1]) }}
	s.Dice = [numGods]uint8{blizzard, freezing}
	e.event()
}

func (e *engine) die() uint8 { return uint8(e.roll()) }

func (e *engine) tell(h Happened) {
	if e.story == nil {
		return
	}
	h.Cause, h.Week = e.cause, e.s.Week
	e.story.Events = append(e.story.Events, h)
}

func (e *engine) do(m Move) {
	s := e.s
	switch m.Kind {
	case RollWeather:
		s.Dice[Blizzard] = e.die()
		s.Dice[Freezing] = e.die()
		s.Stage = Event
		e.tell(Happened{Kind: WeatherRolled, N: s.Dice[Blizzard], M: s.Dice[Freezing]})
		return
	case RollEvent:
		e.event()
		return
	case Write:
		e.write(m)
	case Pray:
		e.pray()
	case Accept:
		if e.story != nil && !e.PrayerMatters(s) {
			e.cause = ByPrayer
			e.tell(Happened{Kind: Unprayed})
		}
		s.Failed, s.Rolled, s.Stage = Move{}, 0, Actions
	case End:
		s.Left = 0
	default:
		e.act(m)
	}
	if s.Stage == Actions && s.Left == 0 {
		e.resolve()
	}
}

// event rolls the event die and carries it out ([event]).
func (e *engine) event() {
	s, sheet := e.s, e.sheet
	s.Event = e.die()
	e.tell(Happened{Kind: EventRolled, N: s.Event})
	s.Stage, s.Left = Actions, uint8(sheet.Game.Actions)
	who := e.Member(s)
	switch e.EventOf(s.Event) {
	case Sickness:
		e.cause = BySickness
		e.move(Despair, sheet.Event.SicknessDespair)
		if !s.Alive(who) { // [sickness-dead]
			e.tell(Happened{Kind: Spared, Who: uint8(who)})
			break
		}
		rolled := e.die()
		s.Sick[who] = max(s.Sick[who], rolled) // [sickness-again]
		e.tell(Happened{Kind: FellSick, Who: uint8(who), N: s.Sick[who], M: rolled})
		e.hurt(who, sheet.Event.SicknessHealth)
	case LivestockDeath:
		e.cause = ByLivestock
		e.takes(Herd, sheet.Event.Livestock)
	case Spoilage:
		e.cause = BySpoilage
		e.takes(Larder, sheet.Event.Spoilage)
	case Frostbite:
		e.cause = ByFrostbite
		if !s.Alive(who) {
			e.tell(Happened{Kind: Spared, Who: uint8(who)})
		}
		e.hurt(who, sheet.Event.Frostbite)
	case Raid:
		e.raid()
	}
}

// takes moves a track down for an event, and tells if there is nothing to take.
func (e *engine) takes(t Track, n int) {
	if *e.s.Track(t) == 0 {
		e.tell(Happened{Kind: Spared})
	}
	e.move(t, -n)
}

// raid rolls for the raiders: they break in above the defence; a tie is held ([raid], [raid-tie]).
func (e *engine) raid() {
	s, sheet := e.s, e.sheet
	e.cause = ByRaid
	rolled := e.die()
	held := rolled <= s.Defence
	e.tell(Happened{Kind: RaidRolled, N: rolled, M: s.Defence, OK: held})
	if !held {
		e.hurtAll(sheet.Raid.Health)
		e.move(Despair, sheet.Raid.Despair)
	}
	e.move(Defence, -sheet.Raid.Defence)
}

// act carries out an action ([actions]).
func (e *engine) act(m Move) {
	s := e.s
	s.Left--
	switch m.Kind {
	case Slaughter:
		e.succeed(m)
		return
	case Rest:
		s.Left = 0
		e.succeed(m)
		return
	}
	need := e.NeedFor(s, m)
	h := Happened{Kind: Checked, Move: m, Need: need, Rolls: [2]uint8{e.die()}}
	best := h.Rolls[0]
	if m.Blessing {
		h.Rolls[1] = e.die()
		best = max(best, h.Rolls[1])
	}
	h.OK = int(best) >= need.Total()
	e.tell(h)
	if m.Blessing {
		e.cause = ByBlessing
		e.move(Blessings, -1)
	}
	god := m.Kind.Against()
	switch {
	case h.OK:
		e.succeed(m)
	case int(s.Prayed[god]) < len(e.Spaces(god)):
		s.Stage, s.Failed, s.Rolled = Prayer, m, best
	}
}

// pray marks the next space of the god of the failed check, and rolls ([prayer]).
func (e *engine) pray() {
	s, m := e.s, e.s.Failed
	god := m.Kind.Against()
	spaces := e.Spaces(god)
	value := uint8(spaces[s.Prayed[god]])
	s.Prayed[god]++
	s.Failed, s.Rolled, s.Stage = Move{}, 0, Actions
	rolled := e.die()
	e.cause = ByPrayer
	ok := rolled >= value
	e.tell(Happened{Kind: Prayed, Move: m, God: god, N: rolled, M: value, Left: uint8(len(spaces)) - s.Prayed[god], OK: ok})
	if ok {
		e.succeed(m)
	}
}

// succeed does what an action is for.
func (e *engine) succeed(m Move) {
	s, sheet := e.s, e.sheet
	who := e.Member(s)
	switch m.Kind {
	case Hunt:
		hex := sheet.Hunt.Hexes[m.Hex]
		e.cause = ByHunt
		s.Hunted |= 1 << m.Hex
		e.tell(Happened{Kind: HuntingDie, Move: m})
		e.move(Larder, hex.Food) // an injury may kill; the food still comes in ([hunt-death])
		e.hurt(who, hex.Injury)
	case Barricade:
		e.cause = ByBarricade
		e.move(Defence, 1)
	case Scaldwork:
		e.cause = ByScaldwork
		was := s.Inspiration
		e.move(Inspiration, 1)
		e.move(Despair, -1)
		if s.Inspiration > was && int(s.Told) < len(sheet.Inspiration.Marks) && int(s.Inspiration) == sheet.Inspiration.Marks[s.Told] {
			e.begin()
		}
	case Ritual:
		e.cause = ByRitual
		e.move(Larder, -sheet.Blessing.Ritual)
		e.move(Blessings, sheet.Blessing.Max)
	case Slaughter:
		e.cause = BySlaughter
		e.move(Herd, -1)
		e.move(Larder, sheet.Livestock.Slaughter)
	case Rest:
		e.cause = ByRest
		e.tell(Happened{Kind: Rested, Who: uint8(who)})
		e.heal(who, RestHealth)
	}
}

// RestHealth is the health that a rest gives ([rest]).
const RestHealth = 2

// RestGives returns the health that a rest gives this week's member: no more than is missing ([family]).
func (g *Game) RestGives(s *State) int {
	if !s.Alive(g.Member(s)) {
		return 0
	}
	return min(RestHealth, g.sheet.Family.Health-int(s.Health[g.Member(s)]))
}

// Kills reports whether this week's member dies if a move succeeds ([hunt], [death]).
func (g *Game) Kills(s *State, m Move) bool {
	health := int(s.Health[g.Member(s)])
	return m.Kind == Hunt && health > 0 && health <= g.sheet.Hunt.Hexes[m.Hex].Injury
}

// begin begins a fragment of the saga ([saga-when]). Without dice it is only counted.
func (e *engine) begin() {
	if e.roll == nil {
		e.s.Told++
		return
	}
	e.cause = BySaga
	e.tell(Happened{Kind: FragmentBegun, N: e.s.Told + 1})
	e.s.Stage = Saga
	e.throw()
}

func (e *engine) throw() {
	e.s.Throw = e.die()
	e.tell(Happened{Kind: SagaRolled, N: e.s.Throw})
}

// write writes the saga die in a cell, and rolls the next one ([saga-grid]).
func (e *engine) write(m Move) {
	s := e.s
	e.cause = BySaga
	grid := &s.Grid[s.Told]
	grid[m.Cell] = s.Throw
	e.tell(Happened{Kind: Written, N: s.Throw, M: m.Cell})
	for _, die := range grid {
		if die == 0 {
			e.throw()
			return
		}
	}
	s.Throw, s.Stage = 0, Actions
	s.Told++
	e.tell(Happened{Kind: FragmentDone, N: s.Told, M: uint8(FragmentScore(*grid).Total)})
}

// resolve carries out the Resolution and begins the next week ([resolution]).
func (e *engine) resolve() {
	s, sheet := e.s, e.sheet
	for who := range s.Sick {
		if s.Sick[who] == 0 {
			continue
		}
		e.cause = ByRecovery
		s.Sick[who]--
		e.tell(Happened{Kind: SickDie, Who: uint8(who), N: s.Sick[who]})
		if s.Sick[who] == 0 {
			e.tell(Happened{Kind: Recovered, Who: uint8(who)})
			e.heal(who, sheet.Event.SicknessHealth)
		}
	}
	if s.Larder > 0 {
		e.cause = ByMeal
		e.move(Larder, -sheet.Larder.Eaten)
	} else {
		e.cause = ByHunger
		e.hurtAll(sheet.Larder.Starve)
	}
	if s.Stage == Over {
		return
	}
	s.Hunted, s.Dice, s.Event, s.Left = 0, [numGods]uint8{}, 0, 0 // [hunt-clear]
	e.cause = ByEnd
	e.tell(Happened{Kind: WeekOver, N: s.Week})
	if int(s.Week) == sheet.Game.Weeks {
		e.over()
		return
	}
	s.Week++
	s.Stage = Weather
}

// over ends the game ([end]).
func (e *engine) over() {
	s := e.s
	s.Stage, s.Left, s.Failed, s.Rolled = Over, 0, Move{}, 0
	e.cause = ByEnd
	e.tell(Happened{Kind: WinterOver, N: uint8(min(255, e.Score(s).Total))})
}

// Track returns where a track's number is kept.
func (s *State) Track(t Track) *uint8 {
	return [numTracks]*uint8{&s.Larder, &s.Herd, &s.Defence, &s.Despair, &s.Inspiration, &s.Blessings}[t]
}

// Most returns the cap of a track ([cap]).
func (s *Sheet) Most(t Track) int {
	return [numTracks]int{s.Larder.Max, s.Livestock.Max, s.Defence.Max, len(s.Despair.Modifier) - 1, s.Inspiration.Length, s.Blessing.Max}[t]
}

// move moves a track by n, but not below 0 ([floor]) or above its cap ([cap]). Food that does not fit into the larder is told.
func (e *engine) move(t Track, n int) {
	at, most := e.s.Track(t), e.sheet.Most(t)
	was := *at
	*at = uint8(min(max(int(was)+n, 0), most))
	lost := 0
	if t == Larder {
		lost = max(0, int(was)+n-most)
	}
	if *at != was || lost > 0 {
		e.tell(Happened{Kind: TrackMoved, Track: t, N: was, M: *at, Left: uint8(lost)})
	}
}

// hurt takes health from a living member, who may die of it ([death]).
func (e *engine) hurt(who, n int) {
	s := e.s
	if n == 0 || !s.Alive(who) {
		return
	}
	was := s.Health[who]
	s.Health[who] = uint8(max(0, int(was)-n))
	e.tell(Happened{Kind: Health, Who: uint8(who), N: was, M: s.Health[who]})
	if s.Alive(who) {
		return
	}
	s.Sick[who] = 0
	e.tell(Happened{Kind: Died, Who: uint8(who)})
	if s.Living() == 0 {
		cause := e.cause
		e.over()
		e.cause = cause
	}
}

func (e *engine) hurtAll(n int) {
	for who := range e.s.Health {
		e.hurt(who, n)
	}
}

// heal gives a living member health, at most up to full ([family]).
func (e *engine) heal(who, n int) {
	s := e.s
	if !s.Alive(who) {
		return
	}
	was := s.Health[who]
	s.Health[who] = uint8(min(int(was)+n, e.sheet.Family.Health))
	if s.Health[who] != was {
		e.tell(Happened{Kind: Health, Who: uint8(who), N: was, M: s.Health[who]})
	}
}
