package mind

import "testing"

// A clone shares no map with its planner: both think at the same time.
func TestCloneSharesNothing(t *testing.T) {
	p := NewPlanner(1)
	p.met, p.greedy.met = tables{}, tables{}
	c := p.Clone()
	c.met[1], c.greedy.met[1] = struct{}{}, struct{}{}
	if len(p.met) > 0 || len(p.greedy.met) > 0 {
		t.Errorf("the planner has met %d tables and %d greedily, of its clone", len(p.met), len(p.greedy.met))
	}
}
