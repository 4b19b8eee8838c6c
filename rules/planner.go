package rules

import (
	"math"
	"slices"

	"sixwinters/content"
)

// A policy that plans the whole actions step for both characters before it makes the first move, and plans anew when
// a roll or a card turned up changes what it knew.

// planner is a policy in the course of a campaign.
type planner struct {
	valuer
	chance Chance
	greedy greedy // answers what the planner does not weigh

	plan     []Move // what is still meant to be done
	known    int    // how many moves of it come before the first roll, that one included
	expected State  // the table as the plan sees it now

	// Attempts are free, so those of a turn are counted lest they never end.
	year, turn, attempts uint8

	// Records of what is seldom come upon are steered in tests: by a planner that knows what is hidden, and by a wish that
	// adds to what a move is worth.
	knows bool
	wish  func(before *State, m Move, after *State) float64

	suggest func(b *Rulebook, s *State, player int) []Move // a way that is weighed as well; nil for none
	stopped func() bool                                    // whoever has asked does not wait for the answer any more; nil: that is never so

	seeds [rolls]Chance // of imagined rolls, the same for all that is compared

	// Room that is used again and again.
	beam, next      []node
	legal, moves    []Move
	child           node
	rolled, quieted State
}

// PlannerPolicy plans the actions step of each turn ahead, for both characters together. It serves one campaign.
func PlannerPolicy(seed uint64) Policy {
	return newPlanner(seed).choose
}

func newPlanner(seed uint64) *planner {
	return &planner{chance: Chance(seed), greedy: greedy{chance: Chance(seed)}}
}

// prepare looks up once what the planner asks of the cards again and again.
func (p *planner) prepare(b *Rulebook) {
	if p.b == nil {
		p.valuer = valuer{b: b, ways: b.cardWays()}
	}
}

func (p *planner) choose(b *Rulebook, s *State, legal []Move) Move {
	p.prepare(b)
	m := p.decide(s, legal)
	p.follow(m)
	return m
}

func (p *planner) decide(s *State, legal []Move) Move {
	if len(legal) == 1 {
		return legal[0]
	}
	if p.known > 0 && slices.Contains(legal, p.plan[0]) && alike(p.b, s, &p.expected) {
		return p.plan[0]
	}
	p.known = 0
	switch s.Asks().Task {
	case TaskActions, TaskAttempt:
		p.search(s)
	case TaskSetup:
		if legal[0].Kind == MoveStart {
			p.begin(s)
		}
	}
	if p.known > 0 {
		return p.plan[0]
	}
	return p.answer(s, legal)
}

// follow makes a move on the table the plan expects, or gives the plan up if it is another.
func (p *planner) follow(m Move) {
	if m.Kind == MoveAttempt {
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
func (p *planner) answer(s *State, legal []Move) Move {
	switch s.Asks().Task {
	case TaskSetup, TaskFound, TaskBurn, TaskSettle, TaskEspionage, TaskYearOver:
		return p.greedy.choose(p.b, s, legal)
	case TaskShareDice:
		return p.sharing(s, legal)
	}
	if p.b.Rerolls(s.Asks()) {
		return p.rerolling(s, legal)
	}
	p.sow()
	best, most := legal[0], math.Inf(-1)
	for _, m := range legal {
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
func (p *planner) sharing(s *State, legal []Move) Move {
	st := p.b.takeStock(s, false)
	var cost [NumPlayers]float64
	for i := range cost {
		cost[i] = far
		if id := s.Players[i].Card; id != content.NoProgress {
			cost[i] = p.finishing(s, i, id, int(s.Players[i].Chain), &st)
		}
	}
	if cost[1] < cost[0] {
		return legal[0]
	}
	return legal[len(legal)-1]
}

// picture is the table as the planner pictures it.
func (p *planner) picture(s *State, chance *Chance) State {
	if p.knows {
		return *s
	}
	return p.b.Imagine(s, chance)
}

// worthNow is what a table is worth, the players acting or not.
func (p *planner) worthNow(s *State) float64 {
	acting := false
	for i := range s.Depth {
		acting = acting || s.Stack[i].Task == TaskActions
	}
	return p.worth(s, acting)
}

// sow takes new seeds for imagined rolls.
func (p *planner) sow() {
	for i := range p.seeds {
		p.seeds[i] = Chance(p.chance.Next())
	}
}

// settle answers questions until the players act or the year is over, and notes the answers where they belong to a plan.
func (p *planner) settle(s *State, note *node) {
	for s.Depth > 0 {
		switch s.Asks().Task {
		case TaskActions, TaskAttempt, TaskYearOver, TaskSetup:
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
func (p *planner) quick(s *State) Move {
	if p.b.Rerolls(s.Asks()) {
		return p.rerolling(s, p.legal)
	}
	switch s.Asks().Task {
	case TaskTake, TaskReward:
	default:
		return p.greedy.choose(p.b, s, p.legal)
	}
	yearLeft, left := turnsLeft(s, true)
	step, _, _ := p.steps(s, left)
	st := p.b.takeStock(s, true)
	best, most := p.legal[0], -1.0
	for _, m := range p.legal {
		worth := -1.0
		switch m.Kind {
		case MoveResource:
			worth = step[m.Arg]
		case MoveTake:
			worth = p.card(s, int(m.Player), content.ProgressID(m.Card), 0, yearLeft, &step, &st)
		}
		if worth > most {
			best, most = m, worth
		}
	}
	return best
}
