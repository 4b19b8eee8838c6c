package mind

import (
	"math/rand/v2"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// conceal changes what the players cannot see: rolls to come, the progress deck, and which obstacles lie in the piles,
// as long as the season symbol on top stays.
func conceal(b *rules.Rulebook, s *rules.State, rng *rand.Rand) rules.State {
	hidden := *s
	chance := rules.Chance(rng.Uint64())
	hidden = b.Determinize(&hidden, &chance)
	hidden.Chance = rules.Chance(rng.Uint64())
	return hidden
}

// TestPlannerKnowsNothingHidden changes what the players cannot see. The planner must choose the same.
func TestPlannerKnowsNothingHidden(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(8, 8))
	for seed := range uint64(2) {
		open, observed := Planning(seed), Planning(seed)
		o := rules.Options{Seed: seed, Difficulty: content.Difficulty(seed)}
		b.PlayYear(o, func(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
			m := open(b, s, legal)
			if s.Asks().Task != rules.TaskActions && s.Asks().Task != rules.TaskAttempt {
				observed(b, s, legal)
				return m // what is asked may be about cards that have just been revealed
			}
			hidden := conceal(b, s, rng)
			if other := observed(b, &hidden, legal); other != m {
				t.Errorf("seed %d: %s, but %s where the hidden cards lie otherwise", seed, b.Notation(s, m), b.Notation(s, other))
			}
			return m
		}, nil)
	}
}

// TestPlannerPlaysAlike plays a year twice, legally and alike.
func TestPlannerPlaysAlike(t *testing.T) {
	b := rulestest.Book(t)
	o := rules.Options{Seed: 5, Difficulty: content.Hardcore, Alternative: true}
	first := b.PlayYear(o, Planning(5), nil)
	if first.Broken != nil {
		t.Fatal(first.Broken)
	}
	if again := b.PlayYear(o, Planning(5), nil); again.End != first.End {
		t.Error("the same seed leads elsewhere")
	}
}

// TestAlike tells tables apart by what is seen alone.
func TestAlike(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 3}, nil)
	chance := rules.Chance(1)
	u := b.Determinize(&s, &chance)
	if !alike(b, &s, &u) {
		t.Error("what is hidden makes a difference")
	}
	if u.Players[0].Dice.Add(1); alike(b, &s, &u) {
		t.Error("a die more is not seen")
	}
}

// TestPlan makes the moves of a plan up to the first roll: each is legal.
func TestPlan(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 2}, nil)
	greedy := Greedy(2)
	for turns, legal := 0, []rules.Move(nil); turns < 2; {
		legal = b.Moves(&s, legal[:0])
		if s.Asks().Task == rules.TaskActions && s.Players[0].Dice.Len() == 5 && s.Players[1].Dice.Len() == 5 {
			turns++
			p := NewPlanner(1)
			p.prepare(b)
			p.search(&s)
			if p.known == 0 {
				t.Fatal("there is no plan")
			}
			u := s
			for _, m := range p.plan[:p.known] {
				if err := b.Apply(&u, m, nil); err != nil {
					t.Fatalf("%s: %v", b.Notation(&u, m), err)
				}
			}
		}
		if err := b.Apply(&s, greedy(b, &s, legal), nil); err != nil {
			t.Fatal(err)
		}
	}
}

// TestFinishing counts what a card costs: a die lying there makes it cheaper, unless the other character's card takes it.
func TestFinishing(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Card("thea", "tactical-plans")
	p := tb.Player("thea")
	v := newValuer(tb.Book)
	cost := func() float64 {
		st := takeStock(tb.Book, &tb.State, true)
		return v.finishing(&st, p, tb.State.Players[p].Card, 0)
	}
	before := cost()
	tb.Put("redbank/support", "support:5")
	if with := cost(); with > before-0.8 {
		t.Errorf("with a die lying there it costs %.1f action dice, without it %.1f", with, before)
	}
	v.claimed = taken{n: 1}
	v.claimed.assets[0] = asset{tb.Slot("redbank/support"), rules.ResourceDie(content.Support, 5)}
	if other := cost(); other != before {
		t.Errorf("where the other card takes the die it costs %.1f action dice, not %.1f", other, before)
	}
}

// TestPlannerKnowsTheYearEnds values what is ready for a later turn, and where the characters stand, only as long as there is one
// ([session-end]).
func TestPlannerKnowsTheYearEnds(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.At("thea", "redbank/support")
	tb.Card("thea", "tactical-plans")
	p := NewPlanner(1)
	p.prepare(tb.Book)
	base := tb.State
	lies, elsewhere, rested := base, base, base
	lies.Assets[lies.Players[0].At][content.Support] = rules.Values{0, 0, 0, 2}
	elsewhere.Players[0].At = (base.Players[0].At + 4) % content.NumSlots
	rested.Players[0].Stress[content.Body].Value++
	for _, c := range []struct {
		name   string
		set    func(s *rules.State)
		acting bool
		ready  bool // what lies there counts
		rest   bool // and so does a rest
	}{
		{"a turn follows", func(s *rules.State) { s.Box = 0 }, false, true, true},
		{"the characters act in the last turn", func(s *rules.State) { s.Box = content.WheelBoxes - 1 }, true, true, true},
		{"they have acted in the last turn", func(s *rules.State) { s.Box = content.WheelBoxes - 1 }, false, false, true},
		{"the year is over", func(s *rules.State) { s.Phase = rules.YearOver }, false, false, false},
	} {
		worth := func(s rules.State) float64 {
			c.set(&s)
			return p.worth(&s, c.acting)
		}
		was := worth(base)
		if got := worth(lies) != was; got != c.ready {
			t.Errorf("%s: assets count: %v", c.name, got)
		}
		if got := worth(elsewhere) != was; got && !c.ready {
			t.Errorf("%s: it counts where a character stands", c.name)
		}
		if got := worth(rested) != was; got != c.rest {
			t.Errorf("%s: a rest counts: %v", c.name, got)
		}
	}
}
