package rules

import (
	"strings"

	"sixwinters/content"
)

type Options struct {
	Seed        uint64
	Difficulty  content.Difficulty
	Alternative bool // the alternative starting locations ([campaign] 3)
	House       HouseRules
}

// NewCampaign returns a new campaign at its first choice: in the session setup of year one, or among the alternative starting
// locations ([campaign], [session]).
func (b *Rulebook) NewCampaign(o Options, story *Story) State {
	var s State
	s.Chance = Chance(o.Seed)
	s.Difficulty = o.Difficulty
	s.House = o.House
	s.Year = 1
	s.ActionSupply = uint8(b.c.Board.ActionDice)
	for r := range content.Resource(content.NumResources) {
		s.Supply[r] = uint8(b.DicePerResource(o.House))
	}
	s.Progress, s.Threat = b.StartMarkers(o.Difficulty)
	for p := range s.Players {
		s.Players[p] = newPlayer()
	}
	for i := range s.Staging {
		s.Staging[i] = content.NoProgress
	}
	for id := range b.c.Cards {
		s.Obstacles[id].At = content.NoSlot
	}
	for r := range s.Freed {
		s.Freed[r] = content.NoSlot
	}
	s.Attempt.Obstacle = content.NoObstacle
	for i := range b.c.Characters {
		s.Characters[i].Unlocked = b.c.Characters[i].Start
	}
	s.Slots = b.c.Board.Starting
	b.startingDecks(&s)

	e := engine{b: b, c: b.c, s: &s, story: story}
	s.push(Frame{Task: TaskSetup, Player: NoPlayer})
	if o.Alternative {
		e.drawStartLocations()
	}
	e.advance()
	return s
}

// StartMarkers returns the spaces, 1..12, on which the markers of all tracks begin a campaign ([campaign]).
func (b *Rulebook) StartMarkers(d content.Difficulty) (progress, threat [content.NumResources]uint8) {
	for r := range progress {
		progress[r], threat[r] = uint8(b.c.Board.StartProgress[r]), uint8(b.c.Board.StartThreat[d][r])
	}
	return progress, threat
}

// newPlayer returns a player at the beginning of a session.
func newPlayer() Player {
	return Player{Character: content.NoCharacter, At: content.NoSlot, Card: content.NoProgress}
}

// startingDecks shuffles the obstacles that are unlocked from the start ([campaign] 4).
func (b *Rulebook) startingDecks(s *State) {
	highest := 2
	if s.Difficulty == content.Hardcore {
		highest = 3
	}
	for id := range b.c.Cards {
		card := content.ObstacleID(id)
		if o := b.c.Card(card); !o.OfLocation && o.Difficulty <= highest {
			s.Obstacles[card].Zone = InDraw
			s.Draw[o.Region].push(card)
		}
	}
	for r := range s.Draw {
		shuffle(&s.Chance, s.Draw[r].List())
	}
}

// sessionSetup is the parts of session setup in rule order ([session]). A part that asks the players pushes nothing, and asks
// again until all have answered.
var sessionSetup = [...]struct {
	do   func(e *engine)
	asks func(s *State) int // the player who has to choose, or NumPlayers
}{
	{do: (*engine).nextStage},
	{do: (*engine).firstCards},
	{do: (*engine).firstObstacles},
	{do: (*engine).refillStaging},
	{asks: func(s *State) int { return s.nextWithout(hasCharacter) }},
	{do: (*engine).firstDice},
	{asks: func(s *State) int { return s.nextWithout(isPlaced) }},
	{do: (*engine).startYear},
}

func hasCharacter(p *Player) bool { return p.Character != content.NoCharacter }

func isPlaced(p *Player) bool { return p.At != content.NoSlot }

// nextWithout returns the first player for whom got is false, or NumPlayers.
func (s *State) nextWithout(got func(p *Player) bool) int {
	for p := range s.Players {
		if !got(&s.Players[p]) {
			return p
		}
	}
	return NumPlayers
}

func init() {
	tasks[TaskSetup] = task{
		rule:  "session",
		run:   runSetup,
		moves: setupMoves,
		check: checkSetup,
		play:  playSetup,
		ask: func(b *Rulebook, s *State, f *Frame) string {
			switch p := s.nextWithout(hasCharacter); {
			case p == NumPlayers && b.Seats():
				return b.Who(int(f.Player)) + ", place " + b.PlayerName(s, int(f.Player)) + " at any location."
			case p == NumPlayers:
				return "Place " + b.PlayerName(s, int(f.Player)) + " at any location."
			case b.Seats():
				return b.Who(p) + ", choose a character for this year."
			default:
				return "Choose the " + strings.ToLower(b.Seat(p)) + " for this year."
			}
		},
	}
}

func runSetup(e *engine, f *Frame) bool {
	for int(f.PC) < len(sessionSetup) {
		part := &sessionSetup[f.PC]
		if part.asks != nil {
			if p := part.asks(e.s); p < NumPlayers {
				f.Player = uint8(p)
				return true
			}
		} else {
			part.do(e)
		}
		f.PC++
	}
	e.s.pop()
	e.s.push(Frame{Task: taskTurn, Player: NoPlayer})
	return false
}

func setupMoves(b *Rulebook, s *State, f *Frame, l []Move) []Move {
	if s.nextWithout(hasCharacter) < NumPlayers {
		for id := range b.c.Characters {
			if m := (Move{Kind: MoveChoose, Player: f.Player, Card: uint8(id)}); checkSetup(b, s, f, m).OK() {
				l = append(l, m)
			}
		}
		return l
	}
	for at := range content.Slot(content.NumSlots) {
		l = append(l, Move{Kind: MoveStart, Player: f.Player, Slot: at})
	}
	return l
}

func checkSetup(b *Rulebook, s *State, f *Frame, m Move) Refusal {
	choosing := s.nextWithout(hasCharacter) < NumPlayers
	switch {
	case choosing && m.Kind != MoveChoose:
		return refuse("session", "First choose both characters.")
	case !choosing && m.Kind != MoveStart:
		return refuse("session", "First place both characters.")
	case m.Player != f.Player:
		return refuse("session", "It is the other character's turn.")
	case !choosing:
		return legal
	}
	switch c := &s.Characters[m.Card]; {
	case c.Burned:
		return refuse("session", "This character is burned for the rest of the campaign.")
	case !c.Unlocked:
		return refuse("session", "This character has not been unlocked yet.")
	case c.New:
		return refuse("session-end", "This character was unlocked this year and can be played from next year.")
	case uint8(s.Players[1-m.Player].Character) == m.Card:
		return refuse("session", "This character has already been chosen.")
	}
	return legal
}

func playSetup(e *engine, f *Frame, m Move) {
	if m.Kind == MoveChoose {
		e.takeCharacter(int(m.Player), content.CharacterID(m.Card))
		return
	}
	p := &e.s.Players[m.Player]
	p.At = m.Slot
	e.tell(Event{Kind: EvTravel, Player: m.Player, Slot: m.Slot, From: Place{Spot: OutOfGame}})
}

// takeCharacter gives a player a character for the year. A character never played before starts a new sheet.
func (e *engine) takeCharacter(p int, id content.CharacterID) {
	card, c := &e.c.Characters[id], &e.s.Characters[id]
	if !c.Sheet {
		c.Sheet = true
		for skill, rank := range card.Skills {
			c.Skills[skill] = uint8(rank)
		}
	}
	c.Active = true
	player := &e.s.Players[p]
	player.Character = id
	for k := range player.Stress {
		player.Stress[k] = StressDie{Value: uint8(card.Base[k])}
	}
	e.tell(Event{Kind: EvCharacter, Player: uint8(p), Character: id})
}

func (e *engine) firstCards() {
	for p := range e.s.Players {
		id := e.drawProgress()
		if id == content.NoProgress {
			return
		}
		e.s.Players[p].Card = id
		e.tell(Event{Kind: EvProgress, Card: uint8(id), From: Place{Spot: ProgressDeck}, To: Place{Spot: CurrentCard, N: uint8(p)}})
	}
}

// firstObstacles places an obstacle for each player's card, in year one only ([session]).
func (e *engine) firstObstacles() {
	if e.s.Year != 1 {
		return
	}
	for p := range e.s.Players {
		if id := e.s.Players[p].Card; id != content.NoProgress {
			at := e.c.Progress[id].ObstacleAt
			e.draw(at.Region(), at)
		}
	}
}

func (e *engine) firstDice() {
	for r := range content.Resource(content.NumResources) {
		e.fill(r)
	}
	e.dealActionDice()
}

func (e *engine) startYear() {
	e.s.Phase = Turns
	e.s.Step = StepEvent // and no longer the last one of the year before
	e.s.Turn = 1
	e.tell(Event{Kind: EvTurn, N: 1})
	e.tell(Event{Kind: EvBox, N: 0})
}
