package mind

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Of some plans the one is kept that is worth most over as many futures as there are, and what it is worth is the mean over those it was
// played out in.
func TestHalving(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 3, Difficulty: content.Standard}, nil)
	choose := Greedy(3)
	for s.Asks().Task != rules.TaskActions {
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	p := NewPlanner(1)
	p.effort = wide
	p.prepare(b)
	p.sow()
	plans := make([]node, 5)
	for i := range plans {
		plans[i] = node{s: s}
	}
	plans[3].luck = 1000 // all else is the same
	best, worth := p.halve(plans)
	if best.luck != 1000 {
		t.Errorf("a plan with luck %.0f is kept", best.luck)
	}
	const played = 4 + 8 + 16 // in three rounds
	if want := p.playOut(&node{s: s, luck: 1000}, 0, played); worth < want-0.01 || worth > want+0.01 {
		t.Errorf("it is worth %.2f, not %.2f", worth, want)
	}
}
