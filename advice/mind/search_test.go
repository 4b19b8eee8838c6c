package mind

import (
	"math/rand/v2"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestRestsOfATurnDoNotHangOnOneShuffle plays the rest of turns out from tables that differ in what is hidden alone: a plan is worth the same,
// whichever obstacles it imagined on the piles.
func TestRestsOfATurnDoNotHangOnOneShuffle(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(4, 7))
	p := NewPlanner(1)
	p.prepare(b)
	p.sow()
	chance := rules.Chance(9)
	playOut := func(n *node, effort effort) float64 {
		same := *p // with the same generators
		same.effort = effort
		return same.playOut(n)
	}
	random := rules.RandomPolicy(3)
	tables, differ := 0, 0
	b.PlayYear(rules.Options{Seed: 3, Difficulty: content.Hardcore}, func(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
		if s.Asks().Task == rules.TaskActions {
			one, other := node{s: p.picture(s, &chance)}, node{s: conceal(b, s, rng)}
			if one, other := playOut(&one, full), playOut(&other, full); one != other {
				t.Errorf("year %d, turn %d: with other hidden cards %.2f becomes %.2f", s.Year, s.Turn, one, other)
			}
			if playOut(&one, quick) != playOut(&other, quick) { // by the cards as they lie: they matter
				differ++
			}
			tables++
		}
		return random(b, s, legal)
	}, nil)
	if tables < 10 || differ == 0 {
		t.Errorf("of %d tables the hidden cards matter on %d", tables, differ)
	}
}

// TestKeepDistinct keeps the best plan of each outcome, and no more than there is room for.
func TestKeepDistinct(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Attach("redbank/support", "legionary.1")
	tb.Attach("redbank/support", "legionary.2")
	both := tb.State
	one, none, card := both, both, both
	one.Attached[tb.Slot("redbank/support")].N = 1
	none.Attached[tb.Slot("redbank/support")].N = 0
	card.Players[0].Chain++
	var best []node
	for _, n := range []node{
		{s: both, end: 1}, {s: both, end: 3}, {s: both, end: 2}, {s: one, end: 0}, {s: card, end: 2}, {s: none, end: -1}, {s: one, end: 5},
	} {
		best = keepDistinct(best, &n, 3)
	}
	got := map[outcome]float64{}
	for i := range best {
		got[outcomeOf(&best[i].s)] = best[i].end
	}
	if len(best) != 3 || got[outcomeOf(&both)] != 3 || got[outcomeOf(&one)] != 5 || got[outcomeOf(&card)] != 2 {
		t.Errorf("%d plans are kept, worth %v", len(best), got)
	}
}
