package rules

import (
	"fmt"
	"strings"

	"sixwinters/content"
)

// Ideas without code ([by-hand]): a text that the players carry out themselves, with the usual pieces. They take up a piece, then say what
// becomes of it, as often as they like, and then they are done.
//
// Moves by hand are legal while a text asks for them, but [Rulebook.Moves] does not list them: whoever plays by itself cannot read the text, so
// it is done at once. [Rulebook.Choices] lists them, for people.

// What the players have taken up, in Frame.N; Frame.Picked says which, and Frame.Team where.
const (
	nothingUp   = iota
	poolDieUp   // Picked: the die
	assetUp     // Picked: the die; Team: the slot
	obstacleUp  // Picked: the obstacle
	characterUp // Picked: the player
	resourceUp  // Picked: the resource
)

func init() {
	operations[content.OpByHand] = operation{
		do: once(func(e *engine, f *Frame, _ *content.Effect, _ Move) {
			e.s.push(Frame{Task: TaskByHand, PC: f.PC, Player: f.Player, Slot: f.Slot, Program: f.Program})
		}),
		say:   func(w *words, ef *content.Effect) { w.do(ef, "carry out by hand: "+ef.Text) },
		brief: briefly("carry out by hand", "by hand"),
	}
	tasks[TaskByHand] = task{
		rule: "by-hand",
		run:  func(*engine, *Frame) bool { return true },
		moves: func(_ *Rulebook, _ *State, _ *Frame, l []Move) []Move {
			return append(l, Move{Kind: MoveEnough})
		},
		check: func(b *Rulebook, s *State, f *Frame, m Move) Refusal {
			for _, choice := range b.byHand(s, f, nil) {
				if choice == m {
					return legal
				}
			}
			return refuse("by-hand", "That is not one of the moves by hand. Take up a die, a marker, an obstacle or a character, or say that you are done.")
		},
		play:  playByHand,
		ask:   askByHand,
		label: labelByHand,
	}
}

// Choices appends to l every legal move for the choice in hand, those by hand too ([by-hand]).
func (b *Rulebook) Choices(s *State, l []Move) []Move {
	if s.ByHand() {
		return b.byHand(s, s.top(), l)
	}
	return b.Moves(s, l)
}

// ByHand reports whether the players are asked to carry a text out by hand ([by-hand]).
func (s *State) ByHand() bool {
	f := s.Asks()
	return f != nil && f.Task == TaskByHand
}

// SkipsByHand reports whether a move leaves out what was to be carried out by hand: it is done, and nothing was moved.
func (s *State) SkipsByHand(m Move) bool {
	return s.ByHand() && m.Kind == MoveEnough && s.top().N == nothingUp && s.top().M == 0
}

// What becomes of a character or a marker, as the number of an answer.
const (
	moreBody = iota + 1
	lessBody
	morePsyche
	lessPsyche
	newActionDie
	lostActionDie
)

const (
	progressUp = iota + 1
	progressDown
	threatUp
	threatDown
	newPoolDie
)

// byHand appends the moves by hand. The last one ends them or, with a piece taken up, leaves that as it is.
func (b *Rulebook) byHand(s *State, f *Frame, l []Move) []Move {
	number := func(n uint8, can bool) {
		if can {
			l = append(l, Move{Kind: MoveValue, Arg: n})
		}
	}
	switch f.N {
	case nothingUp:
		l = b.takenUp(s, l)
	case poolDieUp, assetUp:
		d := Die(f.Picked)
		for v := 1; v <= Sides; v++ {
			number(uint8(v), v != d.Value())
		}
		l = slotOptions(allSlots&^f.slotUp(), l)
		if f.N == assetUp {
			l = append(l, Move{Kind: MoveYes})
		}
		l = append(l, Move{Kind: MoveNo})
	case obstacleUp:
		l = slotOptions(allSlots&^(1<<s.Obstacles[f.Picked].At), l)
		l = append(l, Move{Kind: MoveNo})
	case characterUp:
		p := &s.Players[f.Picked]
		number(moreBody, true)
		number(lessBody, p.Stress[content.Body].Value < Sides)
		number(morePsyche, true)
		number(lessPsyche, p.Stress[content.Psyche].Value < Sides)
		number(newActionDie, s.ActionSupply > 0)
		number(lostActionDie, p.Dice.Len() > 0)
		if !s.nestedByHand() {
			l = slotOptions(allSlots&^(1<<p.At), l)
		}
	case resourceUp:
		r := content.Resource(f.Picked)
		number(progressUp, s.Progress[r] < lastSpace)
		number(progressDown, s.Progress[r] > 1)
		number(threatUp, s.Threat[r] < lastSpace)
		number(threatDown, s.Threat[r] > 1)
		number(newPoolDie, s.Supply[r] > 0)
	}
	return append(l, Move{Kind: MoveEnough})
}

// nestedByHand reports whether a text asks by hand in the middle of another one. Then no character is moved by hand: where it arrives another text
// may ask, and so on for ever.
func (s *State) nestedByHand() bool {
	n := 0
	for i := range s.Stack[:s.Depth] {
		if s.Stack[i].Task == TaskByHand {
			n++
		}
	}
	return n > 1
}

// allSlots is the set of all slots.
const allSlots = 1<<content.NumSlots - 1

// slotUp returns the slot of the asset that was taken up, as a set; the empty set for other pieces.
func (f *Frame) slotUp() uint16 {
	if f.N != assetUp {
		return 0
	}
	return 1 << f.Team
}

// takenUp appends a move for each piece that can be taken up. An obstacle that is attempted stays where it is.
func (b *Rulebook) takenUp(s *State, l []Move) []Move {
	for r := range content.Resource(content.NumResources) {
		l = pickOptions(Kind(r), &s.Pool[r], l)
	}
	eachAsset(s, allSlots, content.NoResource, func(at content.Slot, d Die) {
		l = append(l, Move{Kind: MovePickAt, Slot: at, Dice: [maxSpend]Die{d}})
	})
	for id := range b.c.Cards {
		if s.Obstacles[id].Zone == InPlay && content.ObstacleID(id) != s.Attempt.Obstacle {
			l = append(l, Move{Kind: MoveCard, Card: uint8(id)})
		}
	}
	for p := range s.Players {
		if s.Players[p].InPlay() {
			l = append(l, Move{Kind: MoveWith, Player: uint8(p)})
		}
	}
	for r := range uint8(content.NumResources) {
		l = append(l, Move{Kind: MoveResource, Arg: r})
	}
	return l
}

// playByHand takes a piece up, or moves the one that was taken up. What that brings about comes on top of the stack, so the frame is changed
// first.
func playByHand(e *engine, f *Frame, m Move) {
	was := *f
	f.N, f.Picked, f.Team = nothingUp, 0, 0
	if m.Kind == MoveEnough {
		if was.N == nothingUp {
			e.tell(Event{Kind: EvByHand, N: int8(min(1, was.M))})
			e.s.pop()
		}
		return
	}
	if was.N == nothingUp {
		switch m.Kind {
		case MovePick:
			f.N, f.Picked = poolDieUp, uint8(m.Dice[0])
		case MovePickAt:
			f.N, f.Picked, f.Team = assetUp, uint8(m.Dice[0]), uint8(m.Slot)
		case MoveCard:
			f.N, f.Picked = obstacleUp, m.Card
		case MoveWith:
			f.N, f.Picked = characterUp, m.Player
		case MoveResource:
			f.N, f.Picked = resourceUp, m.Arg
		}
		return
	}
	f.M = 1
	switch was.N {
	case poolDieUp, assetUp:
		e.dieByHand(&was, m)
	case obstacleUp:
		if id := content.ObstacleID(was.Picked); m.Kind == MoveTo {
			e.moveObstacle(id, m.Slot)
		} else {
			e.discard(id)
		}
	case characterUp:
		e.characterByHand(int(was.Picked), m)
	case resourceUp:
		e.resourceByHand(content.Resource(was.Picked), m)
	}
}

// dieByHand sets a die of a pool or an asset to a number, moves it to a location or into its pool, or returns it to the supply.
func (e *engine) dieByHand(f *Frame, m Move) {
	d := Die(f.Picked)
	pool := inPool(d.Kind().Resource())
	at := pool
	if f.N == assetUp {
		at = atLocation(content.Slot(f.Team))
	}
	switch m.Kind {
	case MoveValue:
		e.change(d, at, NewDie(d.Kind(), int(m.Arg)), at, false)
	case MoveTo:
		e.move(d, at, atLocation(m.Slot))
	case MoveYes:
		e.move(d, at, pool)
	default:
		e.toSupply(d, at)
	}
}

// characterByHand moves a player's character, its stress or its action dice.
func (e *engine) characterByHand(p int, m Move) {
	player := &e.s.Players[p]
	if m.Kind == MoveTo {
		e.arrive(p, m.Slot)
		return
	}
	switch m.Arg {
	case moreBody:
		e.stress(p, content.Body, 1)
	case lessBody:
		e.setStress(p, content.Body, int(player.Stress[content.Body].Value)+1)
	case morePsyche:
		e.stress(p, content.Psyche, 1)
	case lessPsyche:
		e.setStress(p, content.Psyche, int(player.Stress[content.Psyche].Value)+1)
	case newActionDie:
		e.roll(Action, onMat(p))
	case lostActionDie:
		e.toSupply(ActionDie(player.Dice.Lowest()), onMat(p))
	}
}

// resourceByHand moves a marker of a resource, or rolls a die into its pool.
func (e *engine) resourceByHand(r content.Resource, m Move) {
	switch m.Arg {
	case progressUp:
		e.progress(r)
	case progressDown:
		e.regress(r)
	case threatUp:
		e.raiseThreat(r)
	case threatDown:
		e.lowerThreat(r, 1)
	case newPoolDie:
		e.roll(Kind(r), inPool(r))
	}
}

// askByHand says what to carry out, or which piece was taken up.
func askByHand(b *Rulebook, s *State, f *Frame) string {
	switch f.N {
	case nothingUp:
		return b.titleIn(s, f) + ", by hand: " + strings.TrimRight(f.effect(b).Text, ".") + ". Take up a piece, or say that you are done."
	case poolDieUp:
		return "What becomes of " + DieName(Die(f.Picked)) + " of the pool?"
	case assetUp:
		return "What becomes of " + DieName(Die(f.Picked)) + " at " + b.placeName(s, content.Slot(f.Team)) + "?"
	case obstacleUp:
		return "What becomes of " + b.ObstacleName(s, content.ObstacleID(f.Picked)) + "?"
	case characterUp:
		return "What becomes of " + b.PlayerName(s, int(f.Picked)) + "?"
	}
	return "What becomes of the " + content.Resource(f.Picked).String() + " track?"
}

// The labels of numbers, by what was taken up.
var (
	characterNumbers = map[uint8]string{moreBody: "takes 1 body stress", lessBody: "heals 1 body stress", morePsyche: "takes 1 psyche stress",
		lessPsyche: "heals 1 psyche stress", newActionDie: "rolls a new action die", lostActionDie: "loses its lowest action die"}
	resourceNumbers = map[uint8]string{progressUp: "progress marker 1 space up", progressDown: "progress marker 1 space down",
		threatUp: "threat marker 1 space up", threatDown: "threat marker 1 space down", newPoolDie: "roll a new die into the pool"}
)

func labelByHand(b *Rulebook, s *State, f *Frame, m Move) string {
	switch m.Kind {
	case MovePick:
		return "take up " + DieName(m.Dice[0])
	case MovePickAt:
		return "take up " + DieName(m.Dice[0]) + " at " + b.placeName(s, m.Slot)
	case MoveCard:
		return "take up " + b.obstacleName(s, content.ObstacleID(m.Card))
	case MoveResource:
		return content.Resource(m.Arg).String() + " markers and pool"
	case MoveTo:
		return "put it at " + b.placeName(s, m.Slot)
	case MoveYes:
		return "put it into the pool"
	case MoveNo:
		if f.N == obstacleUp {
			return "discard it"
		}
		return "return it to the supply"
	case MoveEnough:
		if f.N != nothingUp {
			return "leave it"
		}
		return "done by hand"
	case MoveValue:
		switch f.N {
		case characterUp:
			return b.PlayerName(s, int(f.Picked)) + " " + characterNumbers[m.Arg]
		case resourceUp:
			return resourceNumbers[m.Arg]
		}
		return fmt.Sprintf("set it to %d", m.Arg)
	}
	return ""
}
