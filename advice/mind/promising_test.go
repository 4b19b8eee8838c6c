package mind

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestJourneysKeepTheDiceThatAnObstacleAsksFor looks at what the search pays a journey with: the lowest dice, and the
// lowest and the highest of those that no obstacle at its end asks for.
func TestJourneysKeepTheDiceThatAnObstacleAsksFor(t *testing.T) {
	for _, c := range []struct {
		name, dice string
		obstacles  []string
		want       []string
	}{
		{"nothing lies there", "a3 a4 a6", nil, []string{"a3", "a6"}},
		{"the lowest does not fit", "a2 a3 a5", []string{"angry-mob.1"}, []string{"a2"}},
		{"the lowest fits", "a3 a4 a6 a6", []string{"angry-mob.1"}, []string{"a3", "a4", "a6"}},
		{"one of two of a kind is spare", "a3 a3 a6", []string{"angry-mob.1"}, []string{"a3", "a6"}},
		{"all fit", "a3 a5", []string{"angry-mob.1"}, []string{"a3"}},
		{"some fit", "a2 a3 a6", []string{"angry-mob.1"}, []string{"a2", "a6"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := rulestest.Bare(t)
			tb.Put("thea", c.dice)
			tb.At("thea", "redbank/support")
			tb.Attach("redbank/military", c.obstacles...)
			p := NewPlanner(1)
			p.prepare(tb.Book)
			var paid []string
			for _, m := range p.promising(&tb.State, tb.Book.Moves(&tb.State, nil), 0, false) {
				if m.Kind == rules.MoveTravel && m.Slot == tb.Slot("redbank/military") {
					paid = append(paid, m.Dice[0].String())
				}
			}
			slices.Sort(paid)
			if !slices.Equal(paid, c.want) {
				t.Errorf("it is paid with %v, and not with %v", paid, c.want)
			}
		})
	}
}

// TestPlannerPaysWithADieThatIsNotNeeded has the planner go to an obstacle that it overcomes for certain with two of its dice: it went
// there with the lowest, one of the two.
func TestPlannerPaysWithADieThatIsNotNeeded(t *testing.T) {
	for seed := range uint64(4) {
		tb := rulestest.Bare(t)
		tb.Put("thea", "a3 a5 a6")
		tb.At("thea", "redbank/support")
		tb.Attach("redbank/military", "angry-mob.1")
		tb.State.Threat[content.Support] = 4
		policy := Planning(seed)
		for range 6 {
			legal := tb.Book.Moves(&tb.State, nil)
			m := policy(tb.Book, &tb.State, legal)
			if m.Kind == rules.MoveDone {
				break
			}
			if err := tb.Book.Apply(&tb.State, m, nil); err != nil {
				t.Fatal(err)
			}
		}
		if tb.State.Obstacles[tb.Obstacle("angry-mob.1")].Zone == rules.InPlay {
			t.Errorf("seed %d: the obstacle lies there still", seed)
		}
	}
}
