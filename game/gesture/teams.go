package gesture

import (
	"fmt"
	"slices"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Begun is the die that is dropped on an obstacle to begin an attempt, and the part of the card that it is dropped on. Without a die
// its target is of kind None.
type Begun struct {
	Die layout.Target
	On  layout.Part
}

// Lays returns the moves that can lay the die down once an attempt has begun, since it begins by that; none where the die cannot lie
// there, or the dice are rolled at once ([approach]).
func (g Begun) Lays(b *rules.Rulebook, s *rules.State, attempt rules.Move) (covers []rules.Move) {
	after := b.Observation(s)
	if g.Die.Kind == layout.None || attempt.Kind != rules.MoveAttempt || b.ApplyRolling(&after, attempt, nil, nil) != nil ||
		after.Attempt.Phase != rules.Approach {
		return nil
	}
	fits, _ := NewHand(b, &after).Put([]layout.Target{g.Die}, at(layout.Obstacle, attempt.Card))
	for _, ge := range Covering(b, &after, fits, g.On) {
		covers = append(covers, ge.Move)
	}
	return covers
}

// Covering returns the ways to cover the printed die that part is: by skill mastery a die covers any, and where it is dropped
// tells which ([skill-mastery]). Of any other part it returns all ways.
func Covering(b *rules.Rulebook, s *rules.State, ways []Gesture, part layout.Part) []Gesture {
	if part.Kind != layout.PartPattern {
		return ways
	}
	printed := b.Pattern(s, content.ObstacleID(part.N), nil)
	fit := slices.DeleteFunc(slices.Clone(ways), func(ge Gesture) bool {
		return ge.Move.Kind != rules.MoveCover || int(part.Sub) >= len(printed) || int(ge.Move.Arg) != printed[part.Sub]
	})
	if len(fit) == 0 {
		return ways
	}
	return fit
}

// Label is [advice.Label], but of an attempt it says first how likely the obstacle is overcome: ": overcome 77%, holds 17%".
func Label(b *rules.Rulebook, s *rules.State, m rules.Move, marked ...rules.Move) string {
	return b.Label(s, m) + Besides(b, s, m, marked...)
}

// Besides is [advice.Besides] in the same way.
func Besides(b *rules.Rulebook, s *rules.State, m rules.Move, marked ...rules.Move) string {
	if m.Kind == rules.MoveAttempt {
		if a := advice.OfAttempt(b, s, content.ObstacleID(m.Card), m.Arg, marked...); !a.NoDefence() {
			return ": " + Overcome + advice.Percentage(a.Chance) + ", holds " + advice.Percentage(a.Defends)
		}
	}
	return advice.Besides(b, s, m, marked...)
}

// Overcome stands before the chance that an attempt overcomes its obstacle.
const Overcome = "overcome "

// Label returns what an attempt that the die begins would do, with its chances once the die lies there.
func (g Begun) Label(b *rules.Rulebook, s *rules.State, attempt rules.Move) string {
	covers := g.Lays(b, s, attempt)
	if len(covers) == 0 {
		return Label(b, s, attempt)
	}
	label := Label(b, s, attempt, covers[0])
	for _, m := range covers[1:] {
		if Label(b, s, attempt, m) != label { // the chance depends on what the die covers, which is asked next
			return b.Label(s, attempt)
		}
	}
	return label
}

// Attempts returns what attempts at one obstacle promise, each of another team, if they begin with a die or none: of several, or where
// the die could cover several printed dice, a sentence for each; and where damage and printed dice come from that its card does not
// have ([overcome]).
func Attempts(b *rules.Rulebook, s *rules.State, attempts []rules.Move, begun Begun) Tip {
	t := table{b, s}
	var text []string
	id := content.ObstacleID(attempts[0].Card)
	for _, m := range attempts {
		covers := begun.Lays(b, s, m)
		if len(attempts) == 1 && len(covers) < 2 {
			a := advice.OfAttempt(b, s, id, m.Arg, covers...)
			return t.attempt(&a)
		}
		say := func(before string, marked ...rules.Move) {
			a := advice.OfAttempt(b, s, id, m.Arg, marked...)
			text = append(text, before+a.InShort(b, s))
		}
		if len(covers) == 0 {
			say("")
		}
		for _, cover := range covers {
			before := ""
			if len(covers) > 1 {
				before = fmt.Sprintf("Covering the %d, ", cover.Arg)
			}
			say(before, cover)
		}
	}
	text = append(text, "These chances count abilities.")
	return Tip{"Attempt at " + b.Content().Card(id).Name, append(text, t.numbers(id)...), "overcome"}
}
