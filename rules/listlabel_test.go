package rules

import (
	"testing"

	"sixwinters/content"
)

// TestListLabelRandomPlay tells all legal moves of random play: no two of a table alike.
func TestListLabelRandomPlay(t *testing.T) {
	randomPlay(t, 6, func(b *Rulebook, s *State, legal []Move, _ Move, _ *Story) {
		told := map[string]Move{}
		for _, m := range legal {
			say := b.ListLabel(s, m)
			if say == "" || notWords.MatchString(say) {
				t.Fatalf("%s is told as %q", b.Notation(s, m), say)
			}
			if other, twice := told[say]; twice {
				t.Fatalf("%q tells %s and %s", say, b.Notation(s, other), b.Notation(s, m))
			}
			told[say] = m
		}
	})
}

func TestListLabel(t *testing.T) {
	b := loadBook(t)
	s := b.NewCampaign(Options{}, nil)
	keel := characterNamed(t, b, "Keel")
	s.Players[0].Character, s.Players[0].At = keel, 0
	poison := obstacleNamed(t, b, "Poison")
	for _, test := range []struct {
		m    Move
		want string
	}{
		{Move{Kind: MoveTravel, Slot: 1, Dice: [maxSpend]Die{ActionDie(1), ActionDie(2)}}, "Keel: move to Guild of Strategy with action dice 1 and 2"},
		{Move{Kind: MoveSail, Slot: 1, Dice: [maxSpend]Die{ActionDie(4)}}, "Keel: sail to Guild of Strategy with action die 4"},
		{Move{Kind: MoveCreate, Dice: [maxSpend]Die{ActionDie(3), ResourceDie(content.Military, 2)}}, "Keel: create military 2 with action die 3"},
		{Move{Kind: MoveAttempt, Card: uint8(poison), Arg: 1}, "attempt Poison with Keel"},
		{Move{Kind: MoveUse, Arg: 1, Dice: [maxSpend]Die{ActionDie(5)}}, "Keel: action die 5 becomes 1 (ability 2)"},
		{Move{Kind: MoveDone}, "done"},
	} {
		if got := b.ListLabel(&s, test.m); got != test.want {
			t.Errorf("%s: %q, want %q", b.Notation(&s, test.m), got, test.want)
		}
	}
}
