package rules

// Ways that the planner would not come upon by itself: it weighs them as it weighs its own, by playing on from where they
// lead, and makes one of them its plan where that is better.

// Suggest has the planner weigh ways to act whenever it looks ahead from the actions step: moves without chance that are legal
// one after the other on the table as it sees it. What suggests them may look at nothing but that table, and is shared by the
// clones of the planner.
func (p *Planner) Suggest(ways func(b *Rulebook, s *State) [][]Move) { p.planner.suggest = ways }

// foresee is the best plan from a table on that the planner finds or that begins with a way suggested for it, and what it is
// worth.
func (p *planner) foresee(from *node) (plan node, worth float64) {
	found, worth := p.seek(from)
	plan = *found
	if p.suggest == nil || from.s.top().Task != TaskActions {
		return plan, worth
	}
	for _, way := range p.suggest(p.b, &from.s) {
		n, legal := p.along(from, way)
		if !legal {
			continue
		}
		if found, v := p.seek(&n); v > worth {
			plan, worth = *found, v
		}
	}
	return plan, worth
}

// along makes the moves of a way and answers what the last one asks. It reports false where the players do not act then.
func (p *planner) along(from *node, way []Move) (n node, ok bool) {
	n = *from
	for _, m := range way {
		if n.s.Depth == 0 || int(n.n) > longestPlan-roomToEnd || p.b.Apply(&n.s, m, nil) != nil {
			return n, false
		}
		n.note(m)
	}
	p.settle(&n.s, &n)
	return n, n.s.Depth > 0 && n.s.top().Task == TaskActions
}
