package advice

import (
	"math"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Menas turns a 2 into a 3 and any die over: of 36 falls of two dice 12 can show a 1 and a 3 between them, and 2 do by themselves.
func TestChancesCountAbilities(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Attach("redbank/support", "false-confidence") // a 1 and a 3
	id, menas := tb.Obstacle("false-confidence"), rulestest.CharacterNamed(tb.Book, "Menas")
	skill := tb.Book.Content().Card(id).Skill
	at := tb.Slot("redbank/support")
	for _, test := range []struct {
		name                   string
		rank                   uint8
		dice                   rules.Values
		asset                  int
		used                   []int // abilities
		holds, defends, chance float64
		byAbilities            bool
	}{
		{"two dice", 0, rules.Values{2}, 0, []int{0}, 2. / 36, 12. / 36, 12. / 36, false},
		{"the dice alone", 0, rules.Values{2}, 0, []int{0, 1, 2}, 2. / 36, 2. / 36, 2. / 36, false},
		{"an asset covers and does not defend", 0, rules.Values{1}, 3, []int{0}, 0, 0, 2. / 6, false},
		{"the skilled make a die before the defence", 1, rules.Values{0, 0, 1, 0, 0, 1}, 0, []int{0}, 2. / 36, 12. / 36, 1, true},
		{"the skilled place what fits", 1, rules.Values{0, 0, 1, 0, 1}, 0, []int{0, 1}, 2. / 36, 6. / 36, 2. / 6, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := tb.State
			s.Players[0].Character, s.Players[0].Dice = menas, test.dice
			s.Characters[menas].Skills[skill] = test.rank
			for _, i := range test.used {
				s.Players[0].Boxes[i] = rules.ActionDie(6)
			}
			if test.asset > 0 {
				s.Assets[at][content.Sorcery].Add(test.asset)
			}
			a := OfAttempt(tb.Book, &s, id, 1)
			near := func(x, y float64) bool { return math.Abs(x-y) < 1e-9 }
			if !near(a.Holds, test.holds) || !near(a.Defends, test.defends) || !near(a.Chance, test.chance) || a.ByAbilities != test.byAbilities {
				t.Errorf("holds %.4f, defends %.4f, chance %.4f, by abilities %t", a.Holds, a.Defends, a.Chance, a.ByAbilities)
			}
		})
	}
}

// Abilities take dice of the player whose they are: dice of another participant are not turned over by Menas ([ability]).
func TestAbilitiesTakeOwnDice(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Attach("redbank/support", "false-confidence")
	id, menas := tb.Obstacle("false-confidence"), rulestest.CharacterNamed(tb.Book, "Menas")
	s := tb.State
	for p := range s.Players {
		s.Players[p].At = tb.Slot("redbank/support")
		for i := range s.Players[p].Boxes {
			s.Players[p].Boxes[i] = rules.ActionDie(6)
		}
	}
	s.Players[0].Character = menas
	s.Players[0].Boxes[1], s.Players[0].Boxes[2] = rules.NoDie, rules.NoDie
	for _, test := range []struct {
		of     [rules.NumPlayers]uint8 // dice
		chance float64
	}{{[rules.NumPlayers]uint8{0, 2}, 2. / 36}, {[rules.NumPlayers]uint8{2, 0}, 12. / 36}, {[rules.NumPlayers]uint8{1, 1}, 6. / 36}} {
		for p, n := range test.of {
			s.Players[p].Dice = rules.Values{n}
		}
		if a := OfAttempt(tb.Book, &s, id, 3); math.Abs(a.Defends-test.chance) > 1e-9 || math.Abs(a.Holds-2./36) > 1e-9 {
			t.Errorf("%v dice: defends %.1f, the dice alone %.1f of 36", test.of, 36*a.Defends, 36*a.Holds)
		}
	}
}

// A reroll lends a chance where the dice lack a value: one of two dice is placed on it, and the other may show what is lacking.
func TestChancesCountRerolls(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Attach("redbank/support", "false-confidence")
	id := tb.Obstacle("false-confidence")
	s := tb.State
	s.Players[0].Dice = rules.Values{3}
	with := OfAttempt(tb.Book, &s, id, 1)
	s.Players[0].Boxes[0] = rules.ActionDie(1)
	without := OfAttempt(tb.Book, &s, id, 1)
	if with.Chance <= without.Chance || with.Holds != without.Holds {
		t.Errorf("with a reroll %.3f, without it %.3f; the dice alone %.3f and %.3f", with.Chance, without.Chance, with.Holds, without.Holds)
	}
}

// BenchmarkOfAttempt forecasts an attempt of two with ten dice and all their abilities, as a tip does.
func BenchmarkOfAttempt(bench *testing.B) {
	tb := rulestest.Bare(bench)
	tb.Attach("redbank/support", "false-confidence", "the-weaver")
	s := tb.State
	s.Players[1].At = s.Players[0].At
	for p := range s.Players {
		s.Players[p].Dice = rules.Values{1, 1, 1, 1, 1}
		s.Characters[s.Players[p].Character].Achieved = 6
	}
	id := tb.Obstacle("the-weaver")
	for bench.Loop() {
		OfAttempt(tb.Book, &s, id, 3)
	}
}
