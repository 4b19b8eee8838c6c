package mind

import (
	"maps"
	"math"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Planner is a player that plans the whole actions step for both characters before it makes the first move, and plans anew when a
// roll or a card turned up changes what it knew. It serves one campaign.
type Planner struct {
	valuer
	chance rules.Chance
	greedy greedy // answers what the planner does not weigh

	plan     []rules.Move // what is still meant to be done
	known    int          // how many moves of it come before the first roll, that one included
	expected rules.State  // the table as the plan sees it now

	ofTurn
	seen  tables // that the search in hand has come to
	nodes int    // moves it has tried

	knows bool // what is hidden too
	wish  Wish // nil for none

	suggest func(b *rules.Rulebook, s *rules.State, player int) []rules.Move // a way to weigh as well; nil for none
	stopped func() bool                                                      // nobody waits for the answer any more; nil: never

	seeds [rolls]rules.Chance // of imagined rolls, the same for all that is compared

	// Room that is used again and again.
	beam, next      []node
	legal, moves    []rules.Move
	child           node
	rolled, quieted rules.State
}

// Planning plays as a new Planner does. It serves one campaign.
func Planning(seed uint64) rules.Policy { return NewPlanner(seed).Choose }

// NewPlanner is a planner that means to do nothing yet; what it imagines comes from a generator of its own with that seed.
func NewPlanner(seed uint64) *Planner {
	return &Planner{chance: rules.Chance(seed), greedy: greedy{chance: rules.Chance(seed)}}
}

// Clone is a planner that goes on as this one would and shares nothing with it, so that the two can think at the same time.
func (p *Planner) Clone() *Planner {
	c := *p
	c.plan, c.met = slices.Clone(c.plan), maps.Clone(c.met)
	c.beam, c.next, c.legal, c.moves, c.seen = nil, nil, nil, nil, nil
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

// Line are the moves that the planner means to make after the one it has chosen last: so many that are sure, up to the first
// that rolls a die or turns a card up, that one included, which are legal one after the other, and those that are likely to
// follow as it imagines what comes. There are none where it has no plan.
func (p *Planner) Line() (sure, likely []rules.Move) {
	return slices.Clone(p.plan[:p.known]), slices.Clone(p.plan[p.known:])
}

// prepare looks up once what the planner asks of the cards again and again.
func (p *Planner) prepare(b *rules.Rulebook) {
	if p.b == nil {
		p.valuer = valuer{b: b, ways: cardWays(b)}
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
	acting := inActions(s)
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

// inActions reports whether the players act: in the actions step or in an attempt.
func inActions(s *rules.State) bool {
	task := s.Asks().Task
	return task == rules.TaskActions || task == rules.TaskAttempt
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

// alike reports whether two tables look the same to the players.
func alike(b *rules.Rulebook, x, y *rules.State) bool {
	for r := range content.Region(content.NumRegions) {
		if b.Showing(x, r) != b.Showing(y, r) || x.Draw[r].N != y.Draw[r].N {
			return false
		}
	}
	seen := *y
	seen.Chance, seen.Draw, seen.Deck.Cards = x.Chance, x.Draw, x.Deck.Cards
	return seen == *x
}

// answer weighs the answers to a question outside the actions step.
func (p *Planner) answer(s *rules.State, legal []rules.Move) rules.Move {
	switch s.Asks().Task {
	case rules.TaskSetup, rules.TaskFound, rules.TaskBurn, rules.TaskSettle, rules.TaskEspionage, rules.TaskYearOver,
		rules.TaskPlayedRest:
		return p.greedy.choose(p.b, s, legal)
	case rules.TaskShareDice:
		return p.sharing(s, legal)
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
		for i := range rolls {
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

// sharing gives what action dice there are to the player first whose card takes less to finish, the shares being listed by what
// the first player gets ([supply]).
func (p *Planner) sharing(s *rules.State, legal []rules.Move) rules.Move {
	st := takeStock(p.b, s, false)
	var cost [rules.NumPlayers]float64
	for i := range cost {
		cost[i] = far
		if id := s.Players[i].Card; id != content.NoProgress {
			cost[i] = p.finishing(&st, i, id, int(s.Players[i].Chain))
		}
	}
	if cost[1] < cost[0] {
		return legal[0]
	}
	return legal[len(legal)-1]
}

// picture is the table as the planner pictures it.
func (p *Planner) picture(s *rules.State, chance *rules.Chance) rules.State {
	if p.knows {
		return *s
	}
	return p.b.Imagine(s, chance)
}

// worthNow is what a table is worth, the players acting or not.
func (p *Planner) worthNow(s *rules.State) float64 {
	acting := false
	for i := range s.Depth {
		acting = acting || s.Stack[i].Task == rules.TaskActions
	}
	return p.worth(s, acting)
}

// sow takes new seeds for imagined rolls.
func (p *Planner) sow() {
	for i := range p.seeds {
		p.seeds[i] = rules.Chance(p.chance.Next())
	}
}

// settle answers questions until the players act or the year is over, and notes the answers where they belong to a plan.
func (p *Planner) settle(s *rules.State, note *node) {
	for s.Depth > 0 {
		switch s.Asks().Task {
		case rules.TaskActions, rules.TaskAttempt, rules.TaskYearOver, rules.TaskSetup:
			return
		}
		p.legal = p.b.Moves(s, p.legal[:0])
		if len(p.legal) == 0 {
			return
		}
		m := p.quick(s)
		if p.b.Apply(s, m, nil) != nil {
			return
		}
		if note != nil {
			note.note(m)
		}
	}
}

// quick answers a question on the way at first sight.
func (p *Planner) quick(s *rules.State) rules.Move {
	if p.b.Rerolls(s.Asks()) {
		return p.rerolling(s, p.legal)
	}
	switch s.Asks().Task {
	case rules.TaskTake, rules.TaskReward:
	default:
		return p.greedy.choose(p.b, s, p.legal)
	}
	yearLeft, left := turnsLeft(s, true)
	step, _, _ := p.steps(s, left)
	to := outlook{yearLeft, &step}
	st := takeStock(p.b, s, true)
	best, most := p.legal[0], -1.0
	for _, m := range p.legal {
		worth := -1.0
		switch m.Kind {
		case rules.MoveResource:
			worth = step[m.Arg]
		case rules.MoveTake:
			worth = p.card(&st, int(m.Player), content.ProgressID(m.Card), 0, to)
		}
		if worth > most {
			best, most = m, worth
		}
	}
	return best
}
