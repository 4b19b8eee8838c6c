package mind

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"sixwinters/rules"
)

// Planner is a player that plans the whole actions step for both characters before it makes the first move, and plans anew when a
// roll or a card turned up changes what it knew. It serves one campaign.
type Planner struct {
	searcher

	plan     []rules.Move // what is still meant to be done
	known    int          // how many moves of it come before the first roll, that one included
	expected rules.State  // the table as the plan sees it now

	suggest func(b *rules.Rulebook, s *rules.State, player int) []rules.Move // a way to weigh as well; nil for none
	weights *Weights                                                         // nil: those of the difficulty
}

// NewPlanner is a planner that means to do nothing yet; what it imagines comes from a generator of its own with that seed.
func NewPlanner(seed uint64) *Planner {
	return &Planner{searcher: searcher{chance: rules.Chance(seed), greedy: greedy{chance: rules.Chance(seed)}, effort: full}}
}

// Exploring plays as a planner that goes by other weights and keeps so many tables at each depth: 4 are fast. It serves one campaign.
func Exploring(seed uint64, w Weights, width int) rules.Policy {
	p := NewPlanner(seed)
	p.effort, p.weights = looking(width), &w
	return p.Choose
}

// Clone is a planner that goes on as this one would and shares nothing with it, so that the two can think at the same time.
func (p *Planner) Clone() *Planner {
	c := *p
	c.plan, c.met, c.greedy.met = slices.Clone(c.plan), maps.Clone(c.met), maps.Clone(c.greedy.met)
	c.beam, c.next, c.legal, c.moves, c.seen = nil, nil, nil, nil, nil
	c.moments, c.errands = map[momentKey]*moment{}, map[uint64]cost{}
	return &c
}

// Anew has the planner forget what it means to do, and go on as a new one does that is given a seed.
func (p *Planner) Anew(seed uint64) {
	fresh := NewPlanner(seed)
	p.chance, p.greedy.chance = fresh.chance, fresh.greedy.chance
	p.plan, p.known = p.plan[:0], 0
	p.ofTurn = ofTurn{}
}

// StopWhen has the planner ask, every few milliseconds while it searches, whether it is still to go on. What it chooses once
// that is not so is the best it has come to, and not worth following.
func (p *Planner) StopWhen(stopped func() bool) { p.stopped = stopped }

// Decline has the planner make plans without some moves, from the next plan on; nil for none. Clones of it share the function.
func (p *Planner) Decline(moves func(m rules.Move) bool) { p.decline = moves }

// Suggest shows the planner a way to finish a player's card whenever it looks ahead from the actions step and means to finish it:
// moves without chance that are legal one after the other on the table as it sees it, the last of which places a die on the last
// square of the card; nil for none. What suggests it may look at nothing but that table, and is shared by the clones of the planner.
func (p *Planner) Suggest(way func(b *rules.Rulebook, s *rules.State, player int) []rules.Move) {
	p.suggest = way
}

// Line are the moves that the planner means to make after the one it has chosen last: so many that are sure, up to the first
// that rolls a die or turns a card up, that one included, which are legal one after the other, and those that are likely to
// follow as it imagines what comes. There are none where it has no plan.
func (p *Planner) Line() (sure, likely []rules.Move) {
	return slices.Clone(p.plan[:p.known]), slices.Clone(p.plan[p.known:])
}

// Follow has the planner go on from a table with moves that are legal there one after the other, instead of what it has chosen.
func (p *Planner) Follow(s *rules.State, moves []rules.Move) {
	p.plan, p.known, p.expected = moves, len(moves), *s
}

// prepare looks up once what the planner asks of the cards again and again.
func (p *Planner) prepare(b *rules.Rulebook) {
	if p.b == nil {
		favors := p.favors
		p.valuer = newValuer(b)
		p.favors = favors
		if p.weights != nil {
			for d := range p.of {
				p.of[d] = *p.weights
			}
		}
	}
}

// Choose is a [rules.Policy]: the move that the planner makes, of the legal ones.
func (p *Planner) Choose(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
	p.prepare(b)
	m := p.decide(s, legal)
	p.follow(m)
	return m
}

// decide is the next move of the plan, of a new one where what was known has changed, or an answer.
func (p *Planner) decide(s *rules.State, legal []rules.Move) rules.Move {
	acting := s.Acting()
	if acting {
		p.meet(s)
	}
	if len(legal) == 1 {
		return legal[0]
	}
	if p.known > 0 && slices.Contains(legal, p.plan[0]) && alike(p.b, s, &p.expected) && !p.leadsBack(p.b, s, p.plan[0]) {
		return p.plan[0]
	}
	p.known = 0
	if acting && p.over() {
		if m, ok := ending(legal); ok {
			return m
		}
	}
	switch {
	case acting:
		p.search(s)
	case legal[0].Kind == rules.MoveStart:
		p.begin(s)
	}
	if p.known > 0 {
		return p.plan[0]
	}
	return p.answer(s, legal)
}

// follow makes a move on the table the plan expects, or gives the plan up if it is another.
func (p *Planner) follow(m rules.Move) {
	if m.Kind == rules.MoveAttempt {
		p.attempts++
	}
	if p.known == 0 || p.plan[0] != m || p.b.Apply(&p.expected, m, nil) != nil {
		p.plan, p.known = p.plan[:0], 0
		return
	}
	p.plan = p.plan[1:]
	p.known--
}

// answer weighs the answers to a question outside the actions step.
func (p *Planner) answer(s *rules.State, legal []rules.Move) rules.Move {
	if s.Asks().Task == rules.TaskSetup {
		if legal[0].Kind == rules.MoveChoose {
			return slices.MaxFunc(legal, func(x, y rules.Move) int { return cmp.Compare(p.fit(s, x), p.fit(s, y)) })
		}
		return p.greedy.choose(p.b, s, legal)
	}
	if p.b.Rerolls(s.Asks()) {
		return p.rerolling(s, legal)
	}
	p.sow()
	best, most := legal[0], math.Inf(-1)
	for _, m := range legal {
		if p.leadsBack(p.b, s, m) {
			continue
		}
		sum := 0.0
		for i := range p.rolls {
			chance := p.seeds[i]
			t := p.picture(s, &chance)
			if p.b.Apply(&t, m, nil) != nil { // it names a card that has just been revealed
				return p.greedy.choose(p.b, s, legal)
			}
			p.settle(&t, nil)
			sum += p.worthNow(&t)
		}
		if sum > most {
			best, most = m, sum
		}
	}
	return best
}

// search plans the rest of the actions step.
func (p *Planner) search(real *rules.State) {
	p.sow()
	p.nodes = 0
	p.expected = p.picture(real, &p.chance)
	from := node{s: p.expected, tries: p.attempts}
	plan, worth := p.foresee(&from)
	if len(p.plan) > 0 { // what was meant before a roll fell
		if meant, v := p.goOn(&from, p.plan); v+loyalty >= worth {
			plan, worth = meant, v
		}
	}
	p.keep(&plan)
}

// goOn is what was meant, as far as it is still legal, as another plan; it is given up in the middle of an attempt.
func (p *Planner) goOn(from *node, meant []rules.Move) (n node, worth float64) {
	n = *from
	for _, m := range meant {
		if m.Kind == rules.MoveDone || answersQuestion(m) || n.full() || p.b.Check(&n.s, m) != nil {
			continue
		}
		if m.Kind == rules.MoveDefend && coverable(p.b, &n.s) {
			continue // what is certain now is not left to chance
		}
		next := n
		next.note(m)
		if m.Kind == rules.MoveAttempt {
			next.tries++
		}
		_ = p.b.Apply(&next.s, m, nil)
		p.settle(&next.s, &next)
		if next.s.Chance != n.s.Chance && !p.knows {
			p.average(&n, m, &next)
		} else if p.wasThere(m, &next) {
			continue
		}
		n = next
	}
	if n.n == from.n || !n.acts() {
		return n, math.Inf(-1)
	}
	p.fill(&n)
	return n, p.playOut(&n)
}

// loyalty is how much worse it may seem to go on with what was meant than to do something else.
const loyalty = 12.0
