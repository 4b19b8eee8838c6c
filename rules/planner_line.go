package rules

import "slices"

// Planner is [PlannerPolicy] that also tells what it means to do next. It serves one campaign.
type Planner struct{ planner *planner }

// NewPlanner is a planner that plays as PlannerPolicy does with the same seed.
func NewPlanner(seed uint64) *Planner { return &Planner{newPlanner(seed)} }

// Choose is a [Policy]: the move that the planner makes, of the legal ones.
func (p *Planner) Choose(b *Rulebook, s *State, legal []Move) Move {
	return p.planner.choose(b, s, legal)
}

// Clone is a planner that goes on as this one would and shares nothing with it, so that the two can think at the same time.
func (p *Planner) Clone() *Planner {
	c := *p.planner
	c.plan = slices.Clone(c.plan)
	c.beam, c.next, c.legal, c.moves = nil, nil, nil, nil
	return &Planner{&c}
}

// Anew has the planner forget what it means to do, and go on as a new one does that is given a seed.
func (p *Planner) Anew(seed uint64) {
	fresh := newPlanner(seed)
	q := p.planner
	q.chance, q.greedy.chance = fresh.chance, fresh.greedy.chance
	q.plan, q.known = q.plan[:0], 0
	q.year, q.turn, q.attempts = 0, 0, 0
}

// StopWhen has the planner ask, every few milliseconds while it searches, whether it is still to go on. What it chooses once
// that is not so is the best it has come to, and not worth following.
func (p *Planner) StopWhen(stopped func() bool) { p.planner.stopped = stopped }

// Line are the moves that the planner means to make after the one it has chosen last: so many that are sure, up to the first
// that rolls a die or turns a card up, that one included, which are legal one after the other, and those that are likely to
// follow as it imagines what comes. There are none where it has no plan.
func (p *Planner) Line() (sure, likely []Move) {
	plan, known := p.planner.plan, p.planner.known
	return slices.Clone(plan[:known]), slices.Clone(plan[known:])
}
