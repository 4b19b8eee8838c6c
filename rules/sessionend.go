package rules

import (
	"math/bits"

	"sixwinters/content"
)

// Session end, years one to five ([session-end]): what the year leaves behind.

// sessionEnd is the end of a session, part by part in rule order. What a part leaves to choose lies on the stack; the
// next begins when that is done.
var sessionEnd = [...]func(e *engine){
	(*engine).clearTable,
	(*engine).burnProgress,
	(*engine).shufflePiles,
	(*engine).beginBurning,
	(*engine).beginNewLocations,
	(*engine).recoverRested,
	(*engine).honourUnlocked,
	(*engine).nextYear,
}

func init() {
	tasks[TaskYearOver] = task{
		rule:  "session-end",
		run:   func(e *engine, f *Frame) bool { return true },
		moves: func(b *Rulebook, s *State, f *Frame, l []Move) []Move { return append(l, Move{Kind: MoveGoOn}) },
		play:  playYearOver,
		ask: func(b *Rulebook, s *State, f *Frame) string {
			if int(s.Year) == Years {
				return "The sixth winter is over: see what has become of Red Bank."
			}
			return "The year is over: go on to the end of the session."
		},
	}
	tasks[taskSessionEnd] = task{rule: "session-end", run: runSessionEnd}
	tasks[TaskBurn] = task{
		rule: "locations",
		run:  await,
		moves: func(b *Rulebook, s *State, f *Frame, l []Move) []Move {
			return slotOptions(s.mostObstructed(content.Region(f.PC)), l)
		},
		play: func(e *engine, f *Frame, m Move) {
			e.s.pop()
			e.burnLocation(m.Slot)
		},
		ask: func(b *Rulebook, s *State, f *Frame) string {
			region := content.Region(f.PC)
			if s.Attached[bits.TrailingZeros16(s.mostObstructed(region))].N == 0 {
				return "No location in " + RegionName(region) + " has an obstacle: choose which one burns."
			}
			return "Choose which location in " + RegionName(region) + " burns, among those with the most obstacles; a new one takes its place."
		},
	}
	tasks[TaskEspionage] = task{
		rule:  "mastery",
		run:   await,
		moves: espionageChoices,
		play:  playEspionage,
		ask: func(*Rulebook, *State, *Frame) string {
			return "Espionage mastery: choose any unburned location for one region, or draw for all three."
		},
	}
	tasks[taskDraw] = task{rule: "locations", run: func(e *engine, f *Frame) bool {
		e.s.pop()
		e.drawLocations()
		return false
	}}
	tasks[TaskSettle] = task{
		rule:  "locations",
		run:   runSettle,
		moves: offers,
		play:  func(e *engine, f *Frame, m Move) { e.settle(content.LocationID(m.Card)) },
		ask: func(*Rulebook, *State, *Frame) string {
			return "Choose a new location for each region from those drawn."
		},
	}
}

// playYearOver goes on to the end of the session, or ends the campaign after its last year.
func playYearOver(e *engine, f *Frame, m Move) {
	e.s.pop()
	if int(e.s.Year) == Years {
		e.s.Phase = CampaignOver
		e.tell(Event{Kind: EvCampaignOver})
		return
	}
	e.s.Phase = SessionEnd
	e.s.push(Frame{Task: taskSessionEnd, Player: NoPlayer})
}

// runSessionEnd carries out the next part, and sets up the next session after the last one.
func runSessionEnd(e *engine, f *Frame) bool {
	if int(f.PC) == len(sessionEnd) {
		e.s.pop()
		e.s.push(Frame{Task: TaskSetup, Player: NoPlayer})
		return false
	}
	f.PC++
	sessionEnd[f.PC-1](e)
	return false
}

// playEspionage settles the location that was chosen, if one was.
func playEspionage(e *engine, f *Frame, m Move) {
	e.s.pop()
	if m.Kind == MoveSettle {
		e.settle(content.LocationID(m.Card))
	}
}

// runSettle asks until no region waits for its new location.
func runSettle(e *engine, f *Frame) bool {
	if len(offers(e.b, e.s, f, nil)) == 0 {
		e.s.pop()
		return false
	}
	return await(e, f)
}

// clearTable returns all dice to the supply, those on obstacles too, and discards unfinished progress cards.
func (e *engine) clearTable() {
	for r := range content.Resource(content.NumResources) {
		e.clearAll(Kind(r), e.s.Pool[r], inPool(r))
		for at := range content.Slot(content.NumSlots) {
			e.clearAll(Kind(r), e.s.Assets[at][r], atLocation(at))
		}
	}
	for id := range e.s.Obstacles {
		e.clearObstacle(content.ObstacleID(id))
	}
	for p := range e.s.Players {
		player := &e.s.Players[p]
		if player.InPlay() {
			e.leavePlay(p)
		}
		if player.Card != content.NoProgress {
			e.clearCard(p)
		}
	}
	for i, id := range e.s.Staging {
		if id != content.NoProgress {
			e.discardStaged(i)
		}
	}
	e.s.Deck, e.s.Stage = ProgressPile{}, 0
}

// burnsPerYear is how many progress cards are burned for each year that has passed.
const burnsPerYear = 2

// burnProgress burns random cards of the lowest stage that has unburned ones, all of them if there are too few.
func (e *engine) burnProgress() {
	var left [content.NumProgress]content.ProgressID
	n, stage := 0, 0
	for id := range e.c.Progress {
		if e.s.BurnedProgress&(1<<id) != 0 {
			continue
		}
		switch s := e.c.Progress[id].Stage; {
		case stage == 0 || s < stage:
			stage, n = s, 0
			fallthrough
		case s == stage:
			left[n] = content.ProgressID(id)
			n++
		}
	}
	shuffle(&e.s.Chance, left[:n])
	for _, id := range left[:min(n, burnsPerYear*int(e.s.Year))] {
		e.s.BurnedProgress |= 1 << id
		e.tell(Event{Kind: EvProgress, Card: uint8(id), From: Place{Spot: ProgressDiscard}, To: Place{Spot: OutOfGame}})
	}
}

// shufflePiles shuffles each region's discard and draw piles together.
func (e *engine) shufflePiles() {
	for r := range content.Region(content.NumRegions) {
		for e.s.Discard[r].N > 0 {
			id := e.s.Discard[r].pop()
			e.s.Obstacles[id].Zone = InDraw
			e.s.Draw[r].push(id)
		}
		shuffle(&e.s.Chance, e.s.Draw[r].List())
		e.tell(Event{Kind: EvShuffle, From: discardPile(r), To: drawPile(r)})
	}
}

// beginBurning burns a location in each region that has a card left to replace it.
func (e *engine) beginBurning() {
	for r := range e.s.Freed {
		e.s.Freed[r] = content.NoSlot
	}
	for r := content.NumRegions - 1; r >= 0; r-- {
		if e.b.locationsLeft(e.s, content.Region(r)) > 0 {
			e.s.push(Frame{Task: TaskBurn, Player: NoPlayer, PC: uint8(r)})
		}
	}
}

// inLocationDeck reports whether a location card is in its region's deck: neither in play nor burned, and no threat
// location nor Desolation ([locations]).
func (b *Rulebook) inLocationDeck(s *State, id content.LocationID) bool {
	l := &b.c.Locations[id]
	return !l.Threat && !l.Desolation && s.Burned&(1<<id) == 0 && !s.locationInPlay(id)
}

func (b *Rulebook) locationsLeft(s *State, r content.Region) int {
	n := 0
	for id := range b.c.Locations {
		if b.c.Locations[id].Region == r && b.inLocationDeck(s, content.LocationID(id)) {
			n++
		}
	}
	return n
}

// mostObstructed is the set of slots of a region with the most attached obstacles.
func (s *State) mostObstructed(r content.Region) (set uint16) {
	most := uint8(0)
	for row := range content.SlotsPerRegion {
		at := content.SlotAt(r, row)
		switch n := s.Attached[at].N; {
		case n > most:
			most, set = n, 1<<at
		case n == most:
			set |= 1 << at
		}
	}
	return set
}

// burnLocation burns the location in a slot. Its obstacles go on top of the region's draw pile, outermost first.
func (e *engine) burnLocation(at content.Slot) {
	r := at.Region()
	e.burn(at)
	e.s.Freed[r] = at
	for e.s.Attached[at].N > 0 {
		id := e.s.Attached[at].pop()
		o := &e.s.Obstacles[id]
		o.Zone, o.At = InDraw, content.NoSlot
		e.s.Draw[r].push(id)
		e.tell(Event{Kind: EvObstacle, Card: uint8(id), From: attachedAt(at), To: drawPile(r)})
	}
}

// beginNewLocations asks for the espionage mastery's choice first, then draws for the other regions.
func (e *engine) beginNewLocations() {
	e.s.Offered = 0
	e.s.push(Frame{Task: TaskSettle, Player: NoPlayer})
	e.s.push(Frame{Task: taskDraw, Player: NoPlayer})
	if e.b.Mastery(e.s, content.Espionage) {
		e.s.push(Frame{Task: TaskEspionage, Player: NoPlayer})
	}
}

func espionageChoices(b *Rulebook, s *State, f *Frame, l []Move) []Move {
	for id := range b.c.Locations {
		card := content.LocationID(id)
		if b.inLocationDeck(s, card) && s.Freed[b.c.Locations[id].Region] != content.NoSlot {
			l = append(l, Move{Kind: MoveSettle, Card: uint8(id)})
		}
	}
	return append(l, Move{Kind: MoveNo})
}

// locationsDrawn is how many location cards are drawn for a free slot.
const locationsDrawn = 2

// drawLocations draws two cards of each region that has a free slot; all are seen before any is chosen. A card that is
// the last of its region is taken.
func (e *engine) drawLocations() {
	for r := range content.Region(content.NumRegions) {
		if e.s.Freed[r] == content.NoSlot {
			continue
		}
		var deck [content.NumLocations]content.LocationID
		n := 0
		for id := range e.c.Locations {
			if card := content.LocationID(id); e.c.Locations[id].Region == r && e.b.inLocationDeck(e.s, card) {
				deck[n] = card
				n++
			}
		}
		shuffle(&e.s.Chance, deck[:n])
		for _, id := range deck[:min(n, locationsDrawn)] {
			e.s.Offered |= 1 << id
			e.tell(Event{Kind: EvOffer, Card: uint8(id)})
		}
		if n == 1 {
			e.settle(deck[0])
		}
	}
}

// offers lists the drawn locations of regions that still have a free slot.
func offers(b *Rulebook, s *State, f *Frame, l []Move) []Move {
	for id := range b.c.Locations {
		if s.Offered&(1<<id) != 0 && s.Freed[b.c.Locations[id].Region] != content.NoSlot {
			l = append(l, Move{Kind: MoveSettle, Card: uint8(id)})
		}
	}
	return l
}

// settle puts a new location into its region's free slot; its starting obstacles are attached.
func (e *engine) settle(id content.LocationID) {
	r := e.c.Locations[id].Region
	at := e.s.Freed[r]
	e.s.Freed[r] = content.NoSlot
	e.replaceLocation(at, id)
}

// Settled is the slot of a region that a location has been drawn for which lies there now ([locations]), as long as others are
// still to be chosen; NoSlot if there is none.
func (s *State) Settled(r content.Region) content.Slot {
	for row := range content.SlotsPerRegion {
		if at := content.SlotAt(r, row); s.Phase == SessionEnd && at != s.Freed[r] && s.Offered&(1<<s.Slots[at]) != 0 {
			return at
		}
	}
	return content.NoSlot
}

// recoverRested erases the highest condition on each track of every unlocked character that was not played.
func (e *engine) recoverRested() {
	e.s.Offered = 0
	for id := range e.s.Characters {
		if c := &e.s.Characters[id]; c.Unlocked && !c.Active && !c.Burned {
			for k := range content.Stress(content.NumStress) {
				e.recover(content.CharacterID(id), k)
			}
		}
	}
}

// honourUnlocked gives the characters unlocked this session as many achievements as the year's number.
func (e *engine) honourUnlocked() {
	for id := range e.s.Characters {
		c := &e.s.Characters[id]
		if !c.New {
			continue
		}
		c.New = false
		c.Achieved = min(e.s.Year, MostAchieved)
		e.tell(Event{Kind: EvAchievement, Player: NoPlayer, Character: content.CharacterID(id), N: int8(c.Achieved)})
	}
}

// nextYear advances the year: markers, skills, achievements and conditions stay.
func (e *engine) nextYear() {
	e.s.Year++
	e.s.Phase = Setup
	e.s.Turn, e.s.Box = 0, 0
	for id := range e.s.Characters {
		e.s.Characters[id].Active = false
	}
	for p := range e.s.Players {
		e.s.Players[p] = newPlayer()
	}
	e.tell(Event{Kind: EvYear, N: int8(e.s.Year)})
}
