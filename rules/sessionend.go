package rules

import (
	"math/bits"

	"sixwinters/content"
)

// Session end, years one to five ([session-end]).

// sessionEnd is the parts of session end in rule order. A part pushes its choices on the stack; the next begins when they are made.
var sessionEnd = [...]func(e *engine){
	(*engine).clearTable,
	(*engine).burnProgress,
	(*engine).shufflePiles,
	(*engine).beginBurning,
	(*engine).beginNewLocations,
	(*engine).recoverRested,
	(*engine).restOfPlayed,
	(*engine).grantAchievements,
	(*engine).nextYear,
}

func init() {
	tasks[TaskYearOver] = task{
		rule:  "session-end",
		run:   func(e *engine, f *Frame) bool { return true },
		moves: func(b *Rulebook, s *State, f *Frame, l []Move) []Move { return append(l, Move{Kind: MoveGoOn}) },
		play:  playYearOver,
		ask: func(b *Rulebook, s *State, f *Frame) string {
			if int(s.Year) == b.Years() {
				return "The last winter is over: see what has become of Red Bank."
			}
			return "The year is over: continue to the end of the session."
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
				return "No location in " + b.RegionName(region) + " has an obstacle: choose which one burns."
			}
			return "Choose which location in " + b.RegionName(region) + " burns, among those with the most obstacles; a new one takes its place."
		},
		label: labelled("burn $place"),
	}
	tasks[TaskEspionage] = task{
		rule:  "mastery",
		run:   await,
		moves: espionageChoices,
		play:  playEspionage,
		ask:   asks("Espionage mastery: choose any unburned location for one region, or draw for all three."),
		label: func(_ *Rulebook, _ *State, _ *Frame, m Move) string {
			if m.Kind == MoveNo {
				return "draw for every region"
			}
			return ""
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
		ask:   asks("Choose a new location for each region from those drawn."),
	}
}

// playYearOver continues to the end of the session, or ends the campaign after its last year.
func playYearOver(e *engine, f *Frame, m Move) {
	e.s.pop()
	if int(e.s.Year) == e.b.Years() {
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

// clearTable returns all dice to the supply, those on obstacles too, and discards unfinished progress cards.
func (e *engine) clearTable() {
	for r := range content.Resource(content.NumResources) {
		e.clearAll(Kind(r), e.s.Pool[r], inPool(r))
		for at := range content.Slot(content.NumSlots) {
			e.clearAll(Kind(r), e.s.Assets[at][r], atLocation(at))
		}
	}
	for id := range e.c.Cards {
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

// BurnsPerYear is how many progress cards are burned for each year that has passed.
const BurnsPerYear = 2

// burnProgress burns random cards of the lowest stage that has unburned ones, all of them if there are too few.
func (e *engine) burnProgress() {
	var left [content.MaxProgress]content.ProgressID
	n, stage := 0, 0
	for id := range e.c.Progress {
		if has(e.s.BurnedProgress, content.ProgressID(id)) {
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
	for _, id := range left[:min(n, BurnsPerYear*int(e.s.Year))] {
		mark(&e.s.BurnedProgress, id)
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

// recoverRested erases the highest condition on each track of every unlocked character that was not played, or the two highest
// ([house-rules]).
func (e *engine) recoverRested() {
	e.s.Offered = 0
	for id := range e.s.Characters {
		if c := &e.s.Characters[id]; c.Unlocked && !c.Active && !c.Burned {
			for k := range content.Stress(content.NumStress) {
				e.recover(content.CharacterID(id), k)
				if e.s.House.LongRest {
					e.recoverByHouseRule(content.CharacterID(id), k)
				}
			}
		}
	}
}

// grantAchievements gives each character unlocked this session achievements up to the number of the year.
func (e *engine) grantAchievements() {
	for id := range e.s.Characters {
		c := &e.s.Characters[id]
		if !c.New {
			continue
		}
		c.New = false
		c.Achieved = e.s.Year
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
