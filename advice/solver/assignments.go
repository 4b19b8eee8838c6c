package solver

// A search goes assignment by assignment. Once an assignment is known to have no way with n action dice, none of the orders of its
// moves is tried again for another assignment.

// assignments are the assignments of a search.
type assignments struct {
	along  []*search // a search for each
	known  map[assignmentKey]bool
	beyond int // lower bound on the action dice of assignments not found yet
	saved  int // nodes saved up for finding more of them
	enough int // nodes that must be saved before trying again
}

// exploreAssignments explores assignment by assignment, with from to limit action dice.
func (v *solver) exploreAssignments(s *search, from, limit int) {
	g := &s.assignments
	for dice := from; dice < infinity; {
		s.best.least = dice
		if dice > limit || !v.exploreKnown(s, dice) {
			return
		}
		if s.best.found && s.best.dice <= dice && s.best.stress == 0 { // none is better
			s.finish(s.best.dice)
			return
		}
		if dice >= g.beyond { // there may be others
			v.findAssignments(s, dice)
			continue
		}
		if s.best.found && s.best.dice <= dice {
			s.finish(s.best.dice)
			return
		}
		dice = g.beyond
		for _, along := range g.along {
			if !along.done {
				dice = min(dice, along.best.least)
			}
		}
	}
	s.finish(infinity)
}

// exploreKnown searches along the assignments found so far. It reports false when the node budget is spent.
func (v *solver) exploreKnown(s *search, dice int) bool {
	for _, along := range s.assignments.along {
		if v.left <= 0 {
			return false
		}
		if !along.done && along.best.least <= dice {
			along.adopt(s)
			v.find(along, dice)
			s.adopt(along)
		}
	}
	return v.left > 0
}

// adopt takes over the best way that another search along the same path has found, if it is better.
func (s *search) adopt(other *search) {
	if r := other.best; r.found && (!s.best.found || r.better(s.best)) {
		r.least = s.best.least
		s.best = r
	}
}

// findAssignments finds the further assignments with the given number of action dice: all, or as many as the node budget allows.
func (v *solver) findAssignments(s *search, dice int) {
	g, q := &s.assignments, &v.start
	if g.known == nil {
		g.known = map[assignmentKey]bool{}
	}
	if g.saved += v.left; g.saved < g.enough { // all over again it would come hardly further
		v.left = 0
		return
	}
	v.search = s
	m, start := v.matchAll(q)
	m.allowed, m.budget = g.saved, v.budget(q, dice)
	m.fill(&start)
	for _, d := range m.found {
		if key := d.key(); !g.known[key] {
			g.known[key] = true
			g.along = append(g.along, &search{path: s.path, order: s.order, assignment: d})
		}
	}
	if m.nodes() > m.allowed { // try again once the budget covers all of them
		v.left, g.enough = 0, 2*g.saved
		return
	}
	v.left, g.saved, g.enough = min(v.left, g.saved-m.nodes()), 0, 0
	g.beyond = max(dice+1, m.beyond+multiplying(m.lifting, m.beyond-q.free()))
}

// budget returns the action dice left for an assignment if dice are used in all, abilities that bring others included.
func (v *solver) budget(q *position, dice int) int {
	boxes := v.lifting(q)
	for n := dice; n > 0; n-- {
		if n+multiplying(boxes, n-q.free()) <= dice {
			return n
		}
	}
	return 0
}
