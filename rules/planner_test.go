package rules

import (
	"math/rand/v2"
	"testing"

	"sixwinters/content"
)

// conceal changes what the players cannot see: rolls to come, the progress deck, and which obstacles lie in the piles,
// as long as the season symbol on top stays.
func conceal(b *Rulebook, s *State, rng *rand.Rand) State {
	hidden := *s
	chance := Chance(rng.Uint64())
	hidden = b.Imagine(&hidden, &chance)
	hidden.Chance = Chance(rng.Uint64())
	return hidden
}

// TestPlannerKnowsNothingHidden changes what the players cannot see. The planner must choose the same.
func TestPlannerKnowsNothingHidden(t *testing.T) {
	b := loadBook(t)
	rng := rand.New(rand.NewPCG(8, 8))
	for seed := range uint64(2) {
		open, blind := PlannerPolicy(seed), PlannerPolicy(seed)
		b.PlayYear(Options{Seed: seed, Difficulty: content.Difficulty(seed)}, func(b *Rulebook, s *State, legal []Move) Move {
			m := open(b, s, legal)
			if s.top().Task != TaskActions && s.top().Task != TaskAttempt {
				blind(b, s, legal)
				return m // what is asked may be about cards that have just been revealed
			}
			hidden := conceal(b, s, rng)
			if other := blind(b, &hidden, legal); other != m {
				t.Errorf("seed %d: %s, but %s where the hidden cards lie otherwise", seed, b.Notation(s, m), b.Notation(s, other))
			}
			return m
		}, nil)
	}
}

// TestPlannerPlaysAlike plays a year twice, legally and alike.
func TestPlannerPlaysAlike(t *testing.T) {
	b := loadBook(t)
	o := Options{Seed: 5, Difficulty: content.Hardcore, Alternative: true}
	first := b.PlayYear(o, PlannerPolicy(5), nil)
	if first.Broken != nil {
		t.Fatal(first.Broken)
	}
	if again := b.PlayYear(o, PlannerPolicy(5), nil); again.End != first.End {
		t.Error("the same seed leads elsewhere")
	}
}

// TestImagine deals what is hidden anew and leaves what is seen.
func TestImagine(t *testing.T) {
	b := loadBook(t)
	s := b.NewCampaign(Options{Seed: 3}, nil)
	chance := Chance(1)
	u := b.Imagine(&s, &chance)
	if !alike(b, &s, &u) {
		t.Error("the players would see a difference")
	}
	if u.Deck == s.Deck && u.Draw == s.Draw || u.Chance == s.Chance {
		t.Error("what is hidden is as it was")
	}
	if err := b.Broken(&u); err != nil {
		t.Error(err)
	}
	if u.Players[0].Dice.Add(1); alike(b, &s, &u) {
		t.Error("a die more is not seen")
	}
}

// TestPlan makes the moves of a plan up to the first roll: each is legal.
func TestPlan(t *testing.T) {
	b := loadBook(t)
	s := b.NewCampaign(Options{Seed: 2}, nil)
	greedy := GreedyPolicy(2)
	for turns, legal := 0, []Move(nil); turns < 2; {
		legal = b.Moves(&s, legal[:0])
		if s.top().Task == TaskActions && s.Players[0].Dice.Len() == 5 && s.Players[1].Dice.Len() == 5 {
			turns++
			p := newPlanner(1)
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
	tb := bareTable(t)
	tb.card("thea", "tactical-plans")
	p := tb.player("thea")
	v := valuer{b: tb.b, ways: tb.b.cardWays()}
	cost := func() float64 {
		st := tb.b.takeStock(&tb.s, true)
		return v.finishing(&tb.s, p, tb.s.Players[p].Card, 0, &st)
	}
	before := cost()
	tb.put("redbank/support", "support:5")
	if with := cost(); with > before-0.8 {
		t.Errorf("with a die lying there it costs %.1f action dice, without it %.1f", with, before)
	}
	v.claimed = taken{n: 1}
	v.claimed.assets[0] = asset{tb.slot("redbank/support"), ResourceDie(content.Support, 5)}
	if other := cost(); other != before {
		t.Errorf("where the other card takes the die it costs %.1f action dice, not %.1f", other, before)
	}
}

// TestPlannerKnowsTheYearEnds values what lies ready for a later turn, and where the characters stand, only as long as there is one
// ([session-end]).
func TestPlannerKnowsTheYearEnds(t *testing.T) {
	tb := bareTable(t)
	tb.at("thea", "redbank/support")
	tb.card("thea", "tactical-plans")
	p := newPlanner(1)
	p.prepare(tb.b)
	base := tb.s
	lies, elsewhere, rested := base, base, base
	lies.Assets[lies.Players[0].At][content.Support] = Values{0, 0, 0, 2}
	elsewhere.Players[0].At = (base.Players[0].At + 4) % content.NumSlots
	rested.Players[0].Stress[content.Body].Value++
	for _, c := range []struct {
		name   string
		set    func(s *State)
		acting bool
		ready  bool // what lies there counts
		rest   bool // and so does a rest
	}{
		{"a turn follows", func(s *State) { s.Box = 0 }, false, true, true},
		{"the characters act in the last turn", func(s *State) { s.Box = content.WheelBoxes - 1 }, true, true, true},
		{"they have acted in the last turn", func(s *State) { s.Box = content.WheelBoxes - 1 }, false, false, true},
		{"the year is over", func(s *State) { s.Phase = YearOver }, false, false, false},
	} {
		worth := func(s State) float64 {
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
