package mind

import "sixwinters/rules"

// Wish is what a move is worth to a steered player beyond what it is worth to any other, in the points of a planner; before and after
// are the tables before and after it.
type Wish = func(before *rules.State, m rules.Move, after *rules.State) float64

// Steered plans as a [Planner] does, but knows what is hidden and has a wish: so it comes to what play seldom comes upon, by legal
// moves. It serves one campaign.
func Steered(seed uint64, wish Wish) rules.Policy {
	p := NewPlanner(seed)
	p.knows, p.wish = true, wish
	return p.Choose
}
