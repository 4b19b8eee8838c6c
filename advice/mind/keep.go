package mind

import (
	"math"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// A plan that has been found: what is left out of it, and how it is gone on with once a roll has fallen.

// loyalty is how much worse it may seem to go on with what was meant than to do something else.
const loyalty = 12.0

// keep makes what has been found the plan, from the table that is expected on.
func (p *Planner) keep(chosen *node) {
	p.plan = append(p.plan[:0], chosen.moves[:chosen.n]...)
	if chosen.acts() {
		p.plan = append(p.plan, rules.Move{Kind: rules.MoveDone})
	}
	p.known = len(p.plan)
	if chosen.known > 0 {
		p.known = int(chosen.known)
	}
	if p.known > 0 {
		p.leaveOut()
		p.leaveOutIdle()
		p.putInOrder()
		p.stayIn()
	}
}

// leaveOut takes those abilities out of the sure part of a plan that change an action die which is then used for nothing: they
// may be of use later in the turn.
func (p *Planner) leaveOut() {
	t := p.expected
	for i := 0; i < p.known; {
		before := t
		m := p.plan[i]
		if p.b.Apply(&t, m, nil) != nil {
			return
		}
		needs := slices.Clone(p.whileLying(i+1, m.Player))
		needs = slices.DeleteFunc(needs, func(later rules.Move) bool { return takes(later, m.Dice[0]) })
		if before.Attempt.Phase <= rules.Approach && changesDie(&before, m, &t) && !spends(&before, &t, int(m.Player), needs) {
			rest, end := slices.Clone(p.plan[i+1:]), before
			giveInstead(&before, &t, m, rest)
			if p.carryOut(&end, rest[:p.known-1-i], nil) { // the ability may have freed a die in the supply, or a rule
				t = before
				p.plan = append(p.plan[:i], rest...)
				p.known--
				continue
			}
		}
		i++
	}
}

// stayIn takes out of the sure part of a plan in order that an attempt is left and the same obstacle attempted again later, where
// covering it at once leads to the same table.
func (p *Planner) stayIn() {
	last, t := p.firstUnknown(), p.expected
	for i := 0; i < last; i++ {
		if p.plan[i].Kind == rules.MoveLeave && p.staysFrom(i, last, &t) {
			last -= leavingAndBack
		}
		if p.b.Apply(&t, p.plan[i], nil) != nil {
			return
		}
	}
}

// leavingAndBack is how many moves it takes to leave an attempt and to attempt the same obstacle again.
const leavingAndBack = 2

// staysFrom is stayIn for the attempt that move i of the plan leaves on a table; move last is the first that can bring what is not
// known. It reports whether the plan has changed.
func (p *Planner) staysFrom(i, last int, t *rules.State) bool {
	again, end := i+1, *t
	for again < last && (p.plan[again].Kind != rules.MoveAttempt || content.ObstacleID(p.plan[again].Card) != t.Attempt.Obstacle) {
		again++
	}
	if again == last || !p.carryOut(&end, p.plan[i:last+1], nil) {
		return false
	}
	over := again + 1
	for over < last && p.plan[over].Kind >= rules.MoveCover && p.plan[over].Kind <= rules.MoveLeave {
		over = p.blockEnd(over)
	}
	rest := slices.Concat(p.plan[again+1:over], p.plan[i+1:again], p.plan[over:])
	now := *t
	if !p.carryOut(&now, rest[:last+1-leavingAndBack-i], nil) || now != end {
		return false
	}
	p.plan, p.known = append(p.plan[:i], rest...), p.known-leavingAndBack
	return true
}

// carryOut makes moves but for the last, which may roll, and reports whether all are legal one after the other. What each
// leads to is shown to see, if there is one.
func (p *Planner) carryOut(t *rules.State, moves []rules.Move, see func(i int, before *rules.State)) bool {
	last := len(moves) - 1
	for i, m := range moves[:max(0, last)] {
		before := *t
		if p.b.Apply(t, m, nil) != nil {
			return false
		}
		if see != nil {
			see(i, &before)
		}
	}
	return last < 0 || p.b.Check(t, moves[last]) == nil
}

// giveInstead names the die of an ability in the next move that would have spent what the ability made of it on s, leading to t,
// and for which it does as well.
func giveInstead(s, t *rules.State, use rules.Move, moves []rules.Move) {
	for i := range moves {
		m := &moves[i]
		if m.Player != use.Player || !takes(*m, use.Dice[0]) || !spends(s, t, int(m.Player), []rules.Move{*m}) {
			continue
		}
		at := slices.IndexFunc(m.Dice[:], func(d rules.Die) bool { return d.IsAction() && hasMore(t, s, int(m.Player), d) })
		m.Dice[at] = use.Dice[0]
		if paid := m.Dice[:m.NumDice()]; m.Kind == rules.MoveTravel || m.Kind == rules.MoveSail {
			slices.Sort(paid) // dice of a kind are in the order of what they show
		}
		return
	}
}

// takes reports whether an action die does for a move that names another one, whatever that shows.
func takes(m rules.Move, d rules.Die) bool {
	if m.Kind == rules.MoveCreate || m.Kind == rules.MoveTrade {
		return m.Dice[1].Value() <= d.Value()
	}
	return m.TakesAnyDie()
}

// hasMore reports whether a player has more action dice like one than on another table.
func hasMore(s, than *rules.State, p int, d rules.Die) bool {
	return s.Players[p].Dice.Of(d.Value()) > than.Players[p].Dice.Of(d.Value())
}

// changesDie reports whether a move, made on s and leading to t, gives a player one action die for another by an ability, and
// asks nothing.
func changesDie(s *rules.State, m rules.Move, t *rules.State) bool {
	return m.Kind == rules.MoveUse && m.Dice[0].IsAction() && t.Depth == s.Depth &&
		t.Chance == s.Chance && t.Players[m.Player].Dice.Len() == s.Players[m.Player].Dice.Len()
}

// whileLying are the moves of the plan from one on, up to where the action dice of a player are rolled anew.
func (p *Planner) whileLying(from int, player uint8) []rules.Move {
	last := p.plan[p.known-1]
	if last.Kind == rules.MoveDefend || last.Kind == rules.MoveAttempt && last.Arg&(1<<player) != 0 {
		return p.plan[from:p.known]
	}
	return p.plan[from:]
}

// spends reports whether one of some moves of a player spends an action die like one that there is more of on t than on s.
func spends(s, t *rules.State, p int, moves []rules.Move) bool {
	for _, m := range moves {
		if int(m.Player) != p || answersQuestion(m) {
			continue
		}
		for _, d := range m.Dice {
			if d.IsAction() && hasMore(t, s, p, d) {
				return true
			}
		}
	}
	return false
}

// answersQuestion reports whether a move answers what is asked, rather than acts.
func answersQuestion(m rules.Move) bool { return m.Kind > rules.MoveLeave }

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

// stayPut takes journeys out of a plan for the last turn of a year where it is worth as much without: nobody begins a turn where they
// lead to, and the dice they cost may do something else.
func (p *Planner) stayPut(from *node, plan node, worth float64) node {
	for i := 0; i < int(plan.n); {
		if isJourney(plan.moves[i]) {
			n, v := p.goOn(from, slices.Delete(slices.Clone(plan.moves[:plan.n]), i, i+1))
			if plan.n == 1 && from.acts() { // nothing is left to go on with
				n = *from
				p.fill(&n)
				v = p.playOut(&n)
			}
			if v >= worth-nearlyAsMuch && n.journeys() < plan.journeys() {
				plan, worth = n, v
				continue
			}
		}
		i++
	}
	return plan
}

// isJourney reports whether a move is one to another location that a character pays for ([move]).
func isJourney(m rules.Move) bool {
	return m.Kind == rules.MoveTravel || m.Kind == rules.MoveSail || m.Kind == rules.MoveGate
}

// journeys is how many of its moves are journeys.
func (n *node) journeys() (count int) {
	for _, m := range n.moves[:n.n] {
		if isJourney(m) {
			count++
		}
	}
	return count
}

// leavesAtOnce reports whether a character that is placed by a plan goes elsewhere before doing anything there.
func (n *node) leavesAtOnce() bool {
	var placed, settled [rules.NumPlayers]bool
	for _, m := range n.moves[:n.n] {
		switch m.Kind {
		case rules.MoveStart:
			placed[m.Player] = true
		case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
			if placed[m.Player] && !settled[m.Player] {
				return true
			}
		case rules.MoveAttempt:
			for p := range settled {
				settled[p] = settled[p] || m.Arg&(1<<p) != 0
			}
		case rules.MoveCreate, rules.MoveCreateAll, rules.MoveCreateStress, rules.MoveTrade, rules.MoveTradeAll,
			rules.MovePlace, rules.MoveAct, rules.MoveUnstash:
			settled[m.Player] = true
		}
	}
	return false
}
