package rules

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"sixwinters/content"
)

// What an answer to a question is about, in a few words.

// choiceLabel is the label of a move that answers a question, which says what the answer is about.
func (b *Rulebook) choiceLabel(s *State, m Move) string {
	f := s.top()
	op := b.askedOp(f)
	switch m.Kind {
	case MoveTo:
		if f.Task == TaskBurn {
			return "burn " + b.placeName(s, m.Slot)
		}
		return b.destinationLabel(s, f, op, b.placeName(s, m.Slot))
	case MoveCard:
		return b.cardLabel(s, f, op, content.ObstacleID(m.Card))
	case MoveWith:
		if op == content.OpSummon {
			return b.PlayerName(s, int(m.Player)) + " moves here"
		}
		return b.PlayerName(s, int(m.Player))
	case MoveTake:
		return "take " + b.c.Progress[m.Card].Name
	case MoveSettle:
		return b.settleLabel(s, &b.c.Locations[m.Card])
	case MoveGoOn:
		return "go on"
	case MoveResource:
		return b.resourceLabel(f, content.Resource(m.Arg))
	case MoveRegion:
		return b.pileLabel(s, op, content.Region(m.Arg))
	case MoveValue:
		return b.valueLabel(s, f, op, int(m.Arg))
	case MovePick:
		return b.pickLabel(f, op, m.Dice[0])
	case MovePickAt:
		return "remove " + DieName(m.Dice[0]) + " from " + b.placeName(s, m.Slot)
	case MoveEnough:
		if op == content.OpReroll {
			return "reroll"
		}
		return "enough"
	case MoveFrom:
		if m.Arg == fromMat {
			return "the unspent action dice"
		}
		return "the assets at " + b.placeName(s, f.place(s))
	case MoveOrder:
		return b.orderLabel(s, m)
	case MoveSplit:
		return fmt.Sprintf("%s takes %s, %s %s",
			b.PlayerName(s, 0), stressWords(int(m.Arg), int(m.Arg2)),
			b.PlayerName(s, 1), stressWords(int(f.N)-int(m.Arg), int(f.M)-int(m.Arg2)))
	case MoveRecover:
		c := s.Players[m.Player].Character
		return b.c.Board.Conditions[m.Arg][bits.TrailingZeros8(s.Characters[c].Marked[m.Arg])] + " (" + content.Stress(m.Arg).String() + ")"
	case MoveYes:
		return "yes"
	case MoveNo:
		if f.Task == TaskEspionage {
			return "draw for every region"
		}
		switch {
		case op == content.OpAddDice:
			return "add no die"
		case operations[op].options != nil: // it stands beside what can be chosen
			return "leave things as they are"
		}
		return "no"
	}
	return ""
}

// settleLabel says where a new location would lie.
func (b *Rulebook) settleLabel(s *State, l *content.Location) string {
	if s.Phase == Setup {
		at := s.Freed[l.Region]
		return fmt.Sprintf("%s in the %s slot of %s", l.Name, b.SlotResource(at), RegionName(l.Region))
	}
	return l.Name + " for " + RegionName(l.Region)
}

// pileLabel says what becomes of the top card of a pile.
func (b *Rulebook) pileLabel(s *State, op content.Op, r content.Region) string {
	if op == content.OpRecall {
		return "put " + b.c.Card(s.Discard[r].Top()).Name + " back on the draw pile of " + RegionName(r)
	}
	return "discard the top of the draw pile of " + RegionName(r)
}

// orderLabel names the staged cards in their new order.
func (b *Rulebook) orderLabel(s *State, m Move) string {
	var names []string
	for _, from := range Order(m) {
		if id := s.Staging[from]; id != content.NoProgress {
			names = append(names, b.c.Progress[id].Name)
		}
	}
	return strings.Join(names, ", ")
}

// destinationLabel says what goes to a location.
func (b *Rulebook) destinationLabel(s *State, f *Frame, op content.Op, at string) string {
	switch op {
	case content.OpMove:
		return b.c.Card(f.bearer()).Name + " moves to " + at
	case content.OpMoveObstacle:
		return b.c.Card(f.picked()).Name + " moves to " + at
	case content.OpTravel:
		return b.PlayerName(s, int(f.Player)) + " moves to " + at
	case content.OpAddAssets:
		return f.effect(b).Resource.String() + " asset at " + at
	}
	return at
}

// cardLabel says what happens to an obstacle, and which of several alike it is.
func (b *Rulebook) cardLabel(s *State, f *Frame, op content.Op, id content.ObstacleID) string {
	name := b.obstacleName(s, id)
	switch op {
	case content.OpDiscard, content.OpPeek:
		return "discard " + name
	case content.OpMoveObstacle:
		return "move " + name
	}
	if f.Task == TaskSlot {
		return "move " + b.obstacleWith(s, id, "from") + " to " + b.placeName(s, f.Slot)
	}
	return name
}

// obstacleName is an obstacle by its name and, in play, its place, and which of several alike it is.
func (b *Rulebook) obstacleName(s *State, id content.ObstacleID) string {
	return b.obstacleWith(s, id, "at")
}

// obstacleWith is the same with another word before its place.
func (b *Rulebook) obstacleWith(s *State, id content.ObstacleID, at string) string {
	name := b.c.Card(id).Name
	o := &s.Obstacles[id]
	if o.Zone == InPlay {
		name += " " + at + " " + b.placeName(s, o.At)
		if nth := b.nthAlike(s.Attached[o.At].List(), id); nth != "" {
			name += " (" + nth + ")"
		}
		return name
	}
	for r := range s.Draw { // it may have come to the pile of another region than its own
		pile := s.Draw[r].List()
		pile = pile[max(0, len(pile)-b.lookedAt(s, content.Region(r))):] // what lies below is hidden
		if slices.Contains(pile, id) {
			if nth := b.nthAlike(pile, id); nth != "" {
				name += " (" + nth + " from the bottom)"
			}
		}
	}
	return name
}

// nthAlike says which of the cards of one name in a list a card is, "" if there is only one.
func (b *Rulebook) nthAlike(list []content.ObstacleID, id content.ObstacleID) string {
	nth, all := 0, 0
	for _, other := range list {
		if b.c.Card(other).Name == b.c.Card(id).Name {
			all++
			if other == id {
				nth = all
			}
		}
	}
	if all < 2 {
		return ""
	}
	return fmt.Sprintf("%d of %d", nth, all)
}

func (b *Rulebook) resourceLabel(f *Frame, r content.Resource) string {
	switch f.Task {
	case TaskReward:
		return "advance " + r.String()
	case TaskThreats:
		return "advance the " + r.String() + " threat"
	case TaskSubject: // a die that changes its resource
		return "gain " + DieName(ResourceDie(r, f.boxed().Value()))
	}
	return r.String()
}

// valueLabel says what a chosen number is a number of.
func (b *Rulebook) valueLabel(s *State, f *Frame, op content.Op, n int) string {
	switch f.Task {
	case TaskShareDice:
		return fmt.Sprintf("%s for %s, %d for %s", HowMany(n, "die", "dice"), b.PlayerName(s, 0),
			min(int(s.ActionSupply)-n, int(f.M)), b.PlayerName(s, 1))
	case TaskStress:
		if n == 0 {
			return "absorb nothing"
		}
		return fmt.Sprintf("absorb %d %s", n, content.Stress(f.N))
	}
	switch op {
	case content.OpAddDice:
		return "add " + DieName(ResourceDie(f.effect(b).Resource, n))
	case content.OpSetActionDie:
		return fmt.Sprintf("set it to %d", n)
	case content.OpBecome:
		return "gain " + DieName(NewDie(f.boxed().Kind(), n))
	case content.OpSplit:
		if s.inSupplyOf(f.boxed().Kind()) == 1 {
			return "gain " + DieName(NewDie(f.boxed().Kind(), n))
		}
		return fmt.Sprintf("gain %d and %d", n, f.boxed().Value()-n)
	}
	return fmt.Sprint(n)
}

// DieValue is the value of the one die that a number to choose stands for; false where it says how many of something, or into which two
// dice one is split ([box]).
func (b *Rulebook) DieValue(s *State, m Move) (value int, ok bool) {
	f := s.Asks()
	if m.Kind != MoveValue || f == nil || f.Task != TaskSubject {
		return 0, false
	}
	if f.effect(b).Do == content.OpSplit && s.inSupplyOf(f.boxed().Kind()) > 1 {
		return 0, false
	}
	return int(m.Arg), true
}

// pickLabel says what a die is picked for.
func (b *Rulebook) pickLabel(f *Frame, op content.Op, d Die) string {
	label := strings.TrimPrefix(pickVerb(f, op)+" "+DieName(d), " ")
	switch {
	case f.Task == TaskMore && f.Move.Kind != MoveCreate:
		label += " to " + content.Resource(f.Move.Arg).String()
	case op == content.OpPoolToLocation:
		label += " here"
	}
	return label
}

// pickVerb is what is done with a die that is picked; "" where only the question says it.
func pickVerb(f *Frame, op content.Op) string {
	switch {
	case f.Task == TaskMore && f.Move.Kind == MoveCreate:
		return "create"
	case f.Task == TaskMore:
		return "trade"
	}
	switch op {
	case content.OpReroll:
		return "pick up"
	case content.OpSetActionDie:
		return "change"
	case content.OpUnlockCharacter:
		return "pay"
	case content.OpPoolToLocation:
		return "move"
	}
	return ""
}
