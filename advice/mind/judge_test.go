package mind

import (
	"testing"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What the planner would do itself agrees with it. To end the actions at once, with all dice unused, costs on the whole, and is never
// what it would do instead.
func TestDecisionsAreJudged(t *testing.T) {
	b := rulestest.Book(t)
	done := rules.Move{Kind: rules.MoveDone}
	sum, tables := 0.0, 0
	s := b.NewCampaign(rules.Options{Seed: 8}, nil)
	choose := Greedy(1)
	for turn := uint8(0); tables < 4; {
		if s.Turn != turn && s.Depth > 0 && s.Asks().Task == rules.TaskActions {
			turn = s.Turn
			tables++
			seen := b.Observation(&s)
			own := NewPlanner(b.Fingerprint(&seen))
			own.effort = steady
			line := own.line(b, &seen)
			j, ok := Judge(b, &seen, line)
			if !ok || !j.Agrees || j.Best != j.Made {
				t.Errorf("turn %d: its own plan is judged %+v", turn, j)
			}
			idle, ok := Judge(b, &seen, []rules.Move{done})
			if !ok || idle.Agrees || len(idle.Plan) == 0 || idle.Best != j.Made {
				t.Errorf("turn %d: ending at once is judged %+v", turn, idle)
			}
			if again, _ := Judge(b, &seen, []rules.Move{done}); again.Made != idle.Made || again.Best != idle.Best {
				t.Errorf("turn %d: it is judged otherwise another time", turn)
			}
			sum += idle.Made.Win() - idle.Best.Win()
		}
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	if sum > -0.02 {
		t.Errorf("ending %d turns at once costs %.3f", tables, sum)
	}
}
