package advice

// How a search goes deal by deal. Where no way leads along a deal with so many action dice, none of the orders in which it could
// be carried out has to be looked at again for another deal.

// mostTriedForDeals is how many options are tried for the deals of a search; where there are more it looks for all ways at once.
const mostTriedForDeals = 30_000

// deals are those of a search.
type deals struct {
	along   []*search // a search for each
	known   map[string]bool
	beyond  int // with fewer action dice there are no others
	tooMany bool
	tried   int  // options, the last time
	all     bool // with more action dice there are hardly more of them: the next time all are found
}

// exploreDeals is explore deal by deal, from so many action dice on.
func (v *solver) exploreDeals(s *search, from, limit int) {
	for dice := from; dice < farAway; {
		s.best.least = dice
		if dice > limit || v.left <= 0 {
			return
		}
		v.search = s
		if !v.findDeals(dice) {
			v.find(s, dice, limit)
			return
		}
		next := s.deals.beyond
		for _, along := range s.deals.along {
			if !along.done && along.best.least <= dice {
				along.learn(s)
				v.find(along, along.best.least, dice)
				s.learn(along)
				if v.left <= 0 {
					return
				}
			}
			if !along.done {
				next = min(next, along.best.least)
			}
		}
		if s.best.found && s.best.dice <= dice {
			s.finish(s.best.dice)
			return
		}
		dice = max(dice+1, next)
	}
	s.finish(farAway)
}

// learn takes over the best way that another search along the same path has found.
func (s *search) learn(other *search) {
	if r := other.best; r.found && (!s.best.found || r.better(s.best)) {
		r.least, r.open = s.best.least, s.best.open
		s.best = r
	}
	if r := other.onLoan; r.found && (!s.onLoan.found || r.better(s.onLoan)) {
		s.onLoan = r
	}
}

// findDeals finds the deals with so many action dice, other than those known; false where there are too many.
func (v *solver) findDeals(dice int) bool {
	s, q := v.search, &v.start
	g := &s.deals
	if dice < g.beyond {
		return true
	}
	o := v.ahead(q)
	need := o.dice(q)
	if need >= farAway {
		g.beyond = farAway
		return true
	}
	boxes := v.lifting(q)
	s.dice = dice
	var found []*deal
	m, start := v.matchAll(q, o)
	m.deals, m.most, m.budget, m.beyond = &found, mostTriedForDeals, v.come(q, boxes, need), farAway
	if g.all {
		m.budget = farAway
	}
	g.tooMany = m.fill(&start)
	v.left -= m.effort()
	if g.tooMany {
		g.along, g.known = nil, nil
		return false
	}
	g.all = 2*m.tried < 3*g.tried
	g.tried = m.tried
	g.beyond = max(dice+1, m.beyond+v.multiplying(boxes, m.beyond-q.free()-v.converted(q)))
	if g.known == nil {
		g.known = map[string]bool{}
	}
	for _, d := range found {
		if key := d.key(); !g.known[key] {
			g.known[key] = true
			g.along = append(g.along, &search{path: s.path, order: s.order, outlooks: s.outlooks, hopes: s.hopes, best: result{open: true}, deal: d})
		}
	}
	return true
}
