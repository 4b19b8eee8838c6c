package rules

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
)

// offeredAt is a move without what its label must tell: moves that are alike in it are made by putting the same thing
// on the same place, or are buttons beside one another.
func offeredAt(m Move) Move {
	at := m
	at.Kind = NoMove
	switch m.Kind {
	case MoveGate:
		at.Arg = 0
	case MoveCreateStress:
		at.Arg = 0
	case MoveTrade, MoveTradeAll:
		at.Dice[1] = ResourceDie(m.Dice[1].Kind().Resource(), 1)
	case MoveAttempt:
		at.Player, at.Arg = 0, 0
	case MoveCover:
		at.Arg = 0
	case MoveBarter:
		at.Dice = [maxSpend]Die{}
	}
	if m.Kind >= MoveTo || len(verbs[m.Kind].args) == 0 {
		return Move{}
	}
	return at
}

// TestLabelsOfLookedAtCards looks at cards alike that have come to the pile of another region.
func TestLabelsOfLookedAtCards(t *testing.T) {
	tb := bareTable(t)
	tb.attach("redbank/support", "imperial-secrets")
	tb.onTop(content.Empire, "angry-mob.1")
	tb.onTop(content.Empire, "angry-mob.3")
	tb.discarded(content.Empire, "ambush")
	tb.overcome("imperial-secrets", "thea")
	said := map[string]bool{}
	for _, m := range tb.b.Moves(&tb.s, nil) {
		said[tb.b.Label(&tb.s, m)] = true
	}
	for _, want := range []string{"discard Angry Mob (1 of 2 from the bottom)", "discard Angry Mob (2 of 2 from the bottom)"} {
		if !said[want] {
			t.Errorf("nothing says %q: %v", want, said)
		}
	}
}

// A card that is looked at is not told from one alike that lies hidden below: nobody knows of that ([piles]).
func TestLabelsOfLookedAtCardsTellNothingHidden(t *testing.T) {
	tb := bareTable(t)
	tb.attach("redbank/support", "imperial-secrets")
	tb.onTop(content.Empire, "angry-mob.1")
	tb.onTop(content.Empire, "poison")
	tb.onTop(content.Empire, "angry-mob.3")
	tb.discarded(content.Empire, "ambush")
	tb.overcome("imperial-secrets", "thea")
	var said []string
	for _, m := range tb.b.Moves(&tb.s, nil) {
		said = append(said, tb.b.Label(&tb.s, m))
	}
	if want := []string{"discard Poison", "discard Angry Mob"}; !slices.Equal(said, want) {
		t.Errorf("%q, not %q", said, want)
	}
}

// Obstacles that are drawn to a location that activates are said to come from where they lie.
func TestLabelsOfObstaclesThatAreDrawn(t *testing.T) {
	tb := bareTable(t)
	tb.attach("redbank/support", "legionary.1")
	tb.attach("redbank/sorcery", "poison")
	tb.activate("redbank/military")
	said := map[string]bool{}
	for _, m := range tb.b.Moves(&tb.s, nil) {
		said[tb.b.Label(&tb.s, m)] = true
	}
	to := tb.b.placeName(&tb.s, tb.slot("redbank/military"))
	for name, at := range map[string]string{"Legionary": "redbank/support", "Poison": "redbank/sorcery"} {
		if want := "move " + name + " from " + tb.b.placeName(&tb.s, tb.slot(at)) + " to " + to; !said[want] {
			t.Errorf("nothing says %q: %v", want, said)
		}
	}
}

func TestLabelPlay(t *testing.T) {
	seen := map[MoveKind]bool{}
	see := func(b *Rulebook, s *State, legal []Move, _ Move, _ *Story) {
		offered := map[Move]map[string]Move{}
		for _, m := range legal {
			seen[m.Kind] = true
			label := b.Label(s, m)
			if label == "" || notWords.MatchString(label) {
				t.Fatalf("%s is labelled %q", b.Notation(s, m), label)
			}
			if verb := b.Verb(s, m); m.Kind == MovePick && !strings.HasPrefix(label, verb) {
				t.Fatalf("%q does not begin with %q", label, verb)
			}
			at := offeredAt(m)
			if offered[at] == nil {
				offered[at] = map[string]Move{}
			}
			if other, twice := offered[at][label]; twice {
				t.Fatalf("%q is the label of %s and of %s", label, b.Notation(s, other), b.Notation(s, m))
			}
			offered[at][label] = m
		}
	}
	randomPlay(t, 16, see)
	steeredPlay(t, func(b *Rulebook, s *State, legal []Move, m Move, story *Story) {
		if slices.ContainsFunc(legal, func(m Move) bool { return !seen[m.Kind] }) {
			see(b, s, legal, m, story)
		}
	})
	for kind := NoMove + 1; kind < numMoveKinds; kind++ {
		if !seen[kind] {
			t.Errorf("nothing offers %q", verbs[kind].verb)
		}
	}
}

// Of numbers to choose those stand for a die's value whose label ends with it: a number of dice, of points of stress and the two dice that
// one is split into are told in other words.
func TestDieValue(t *testing.T) {
	b := loadBook(t)
	of := map[bool]int{}
	for seed := range uint64(60) {
		b.PlayCampaign(Options{Seed: seed, Difficulty: content.Easy}, RandomPolicy(seed), nil, func(before *State, _ Move, _ *State) {
			for _, m := range b.Moves(before, nil) {
				if m.Kind != MoveValue {
					continue
				}
				label := b.Label(before, m)
				want := strings.HasSuffix(label, fmt.Sprintf(" %d", m.Arg)) && !strings.Contains(label, " and ")
				if value, ok := b.DieValue(before, m); ok != want || ok && value != int(m.Arg) {
					t.Errorf("%q is the value %d of a die: %v", label, value, ok)
				}
				of[want]++
			}
		})
	}
	if of[true] < 500 || of[false] < 5 {
		t.Errorf("%d values of dice and %d other numbers were to be chosen", of[true], of[false])
	}
}

func TestLabel(t *testing.T) {
	b := loadBook(t)
	s := b.NewCampaign(Options{}, nil)
	keel := characterNamed(t, b, "Keel")
	thea := characterNamed(t, b, "Thea")
	for p, id := range []content.CharacterID{keel, thea} {
		s.Players[p].Character, s.Players[p].At = id, 0
		s.Players[p].Stress = [content.NumStress]StressDie{{Value: 3}, {Value: 3}}
	}
	s.Characters[keel].Achieved = MostAchieved
	poison := obstacleNamed(t, b, "Poison")
	s.Attempt.Obstacle = poison
	for i, name := range []string{"Tinkering", "Cantrips", "Grand Tour", "Warmachine"} {
		for id := range b.c.Progress {
			if b.c.Progress[id].Name == name {
				s.Staging[i] = content.ProgressID(id)
			}
		}
	}
	dice := func(d ...Die) (all [maxSpend]Die) {
		copy(all[:], d)
		return all
	}
	use := func(ability int) Frame {
		return Frame{Task: TaskSubject, Program: Program{Kind: OnUse, Card: uint8(thea), Nth: uint8(ability - 1)}}
	}
	in := func(f Frame) {
		s.Depth = 0
		s.push(f)
	}
	tests := []struct {
		in   Frame
		m    Move
		want string
	}{
		{Frame{}, Move{Kind: MoveTravel, Slot: 1, Dice: dice(ActionDie(1), ActionDie(2))}, "Keel moves here for 2 dice"},
		{Frame{}, Move{Kind: MoveCreate, Dice: dice(ActionDie(3), ResourceDie(content.Technology, 2))}, "create technology 2"},
		{Frame{}, Move{Kind: MoveTrade, Dice: dice(ActionDie(3), ResourceDie(content.Support, 3)), Arg: uint8(content.Technology)},
			"trade support 3 to technology"},
		{Frame{}, Move{Kind: MoveAttempt, Card: uint8(poison), Arg: 3}, "attempt with Keel and Thea"},
		{Frame{}, Move{Kind: MoveCover, Arg: 3, Dice: dice(ActionDie(3))}, "cover 3"},
		{Frame{}, Move{Kind: MoveDefend}, "defend"},
		{Frame{}, Move{Kind: MoveFace}, "take the damage: 2 body"},
		{Frame{}, Move{Kind: MoveRest, Arg: uint8(content.Body), Dice: dice(ActionDie(1))}, "rest: body to 4"},
		{Frame{}, Move{Kind: MoveUse, Arg: 1, Dice: dice(ActionDie(5))}, "action die 5 becomes 1"},
		{Frame{}, Move{Kind: MoveUse, Arg: 6, Dice: dice(ResourceDie(content.Support, 3))}, "support 3 becomes technology"},
		{Frame{}, Move{Kind: MoveTake, Card: uint8(s.Staging[1])}, "take Cantrips"},
		{Frame{Task: TaskReward}, Move{Kind: MoveResource, Arg: uint8(content.Technology)}, "advance technology"},
		{Frame{Task: TaskSplit, N: 3, M: 1}, Move{Kind: MoveSplit, Arg: 2}, "Keel takes 2 psyche, Thea 1 psyche and 1 body"},
		{Frame{Task: TaskStress, N: uint8(content.Body), M: 2}, Move{Kind: MoveValue, Arg: 1}, "absorb 1 body"},
		{use(4), Move{Kind: MoveOrder, Arg: 7}, "Cantrips, Tinkering, Warmachine, Grand Tour"},
		{use(3), Move{Kind: MoveFrom, Arg: fromMat}, "the unspent action dice"},
		{use(3), Move{Kind: MoveFrom, Arg: fromLocation}, "the assets at Eastkeep"},
		{Frame{}, Move{Kind: MoveEnough}, "enough"},
		{Frame{}, Move{Kind: MoveYes}, "yes"},
		{Frame{}, Move{Kind: MoveNo}, "no"},
	}
	for _, test := range tests {
		in(test.in)
		if got := b.Label(&s, test.m); got != test.want {
			t.Errorf("%s: %q, want %q", b.Notation(&s, test.m), got, test.want)
		}
	}
}

// Where there is no room for more, a label still tells the two stress dice apart, says that a die becomes an asset, and how many dice a
// way takes.
func TestVerbs(t *testing.T) {
	b := sharedBook(t)
	s := b.NewCampaign(Options{Seed: 1}, nil)
	for m, want := range map[Move]string{
		{Kind: MoveRest, Arg: uint8(content.Psyche)}:                        "rest psyche",
		{Kind: MoveRest, Arg: uint8(content.Body)}:                          "rest body",
		{Kind: MoveCreate, Dice: [maxSpend]Die{ActionDie(4)}}:               "create asset",
		{Kind: MoveCreateStress, Dice: [maxSpend]Die{ResourceDie(0, 4)}}:    "create asset",
		{Kind: MoveTravel, Dice: [maxSpend]Die{ActionDie(4)}}:               "move: 1 die",
		{Kind: MoveTravel, Dice: [maxSpend]Die{ActionDie(4), ActionDie(5)}}: "move: 2 dice",
		{Kind: MoveSail}: "sail",
	} {
		if got := b.Verb(&s, m); got != want {
			t.Errorf("move %d is %q in short, not %q", m.Kind, got, want)
		}
	}
}
