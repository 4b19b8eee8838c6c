package mind

import (
	"slices"

	"sixwinters/rules"
)

// A plan that has been found is put in an order that is easy to follow: one thing after the other, where the search comes upon moves in
// any order. Up to the first roll it leads to the same table.

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
		p.putInOrder()
	}
}

// leaveOut takes out of the sure part of a plan each action, and each pair of actions, without which it leads to the same table but for
// the abilities that are used and what dice show that are rolled next: what the plan meant before a roll may have come to nothing, or be
// taken back by what it means now.
func (p *Planner) leaveOut() {
	for again := true; again; {
		again = false
		last := p.firstUnknown()
		end := p.expected
		if !p.carryOut(&end, p.plan[:last+1]) {
			return
		}
		for i := 0; i < last && !again; i = p.blockEnd(i) {
			again = p.without(last, &end, i, i)
			for j := p.blockEnd(i); j < last && !again; j = p.blockEnd(j) {
				again = p.without(last, &end, i, j)
			}
		}
	}
}

// without takes the blocks that begin at two places, or at one if they are the same, out of the plan where it leads to the same table
// without them, and reports whether it does.
func (p *Planner) without(last int, end *rules.State, i, j int) bool {
	if p.plan[i].Kind == rules.MoveAttempt || p.plan[j].Kind == rules.MoveAttempt {
		return false // to begin one costs nothing, and is not in vain where the table looks the same after it
	}
	plan := slices.Clone(p.plan[:i])
	next := p.blockEnd(i)
	if j > i {
		plan = append(plan, p.plan[next:j]...)
		next = p.blockEnd(j)
	}
	fewer := next - len(plan)
	plan = append(plan, p.plan[next:]...)
	t := p.expected
	if roll := p.plan[last]; !p.carryOut(&t, plan[:last+1-fewer]) || p.butForAbilities(&t, roll) != p.butForAbilities(end, roll) {
		return false
	}
	p.plan, p.known = plan, p.known-fewer
	return true
}

// butForAbilities is a table without the dice that lie on abilities; of dice that the next move rolls for a defence it has no more than how
// many there are.
func (p *Planner) butForAbilities(s *rules.State, next rules.Move) rules.State {
	t := *s
	if rolled := t; p.b.Apply(&rolled, next, nil) == nil && rolled.Chance != t.Chance && rolled.Attempt.Phase >= rules.Defend {
		for player := range t.Players {
			if rolled.Attempt.Team&(1<<player) != 0 {
				t.Players[player].Dice = rules.Values{0: uint8(t.Players[player].Dice.Len())}
			}
		}
	}
	for player := range t.Players {
		for i, d := range t.Players[player].Boxes {
			if d == rules.NoDie {
				continue
			}
			if t.Players[player].Boxes[i] = rules.NoDie; d.IsAction() {
				t.ActionSupply++
			} else {
				t.Supply[d.Kind()]++
			}
		}
	}
	return t
}

// isJourney reports whether a move is one to another location that a character pays for ([move]).
func isJourney(m rules.Move) bool {
	return m.Kind == rules.MoveTravel || m.Kind == rules.MoveSail || m.Kind == rules.MoveGate
}

// putInOrder lets one player go on in the sure part of a plan as long as that can be, placing what is there for the card at once,
// and nothing come between an attempt and what belongs to it. It leads to the same table as before.
func (p *Planner) putInOrder() {
	last := p.firstUnknown()
	end := p.expected
	if !p.carryOut(&end, p.plan[:last+1]) {
		return
	}
	t := p.expected
	for i := 0; i < last; {
		next := p.blockEnd(i)
		for ; i < next; i++ {
			_ = p.b.Apply(&t, p.plan[i], nil) // it is legal
		}
		if next < last {
			p.goOnWith(next, last, t.Attempt.Phase != rules.NoAttempt, &end)
		}
	}
}

// goOnWith brings a block of the plan forward to where another one begins, that goes on better with what has been done before, if
// there is one.
func (p *Planner) goOnWith(next, last int, attempt bool, end *rules.State) {
	who := p.plan[next-1].Player
	for i := next - 1; answersQuestion(p.plan[i]) && i > 0; i-- {
		who = p.plan[i-1].Player
	}
	goesOn := []func(m rules.Move) bool{
		func(m rules.Move) bool { return m.Kind == rules.MovePlace && m.Player == who },
		func(m rules.Move) bool { return m.Player == who },
	}
	if attempt {
		goesOn = []func(m rules.Move) bool{func(m rules.Move) bool { return m.Kind >= rules.MoveCover && m.Kind <= rules.MoveLeave }}
	}
	for _, good := range goesOn {
		for j := next; j < last; j = p.blockEnd(j) {
			if !good(p.plan[j]) {
				continue
			}
			if j == next || p.bringForward(j, next, last, end) {
				return
			}
			break
		}
	}
}

// bringForward puts the block that begins at one place of the plan to another before it, if all is legal then and leads to the
// same table.
func (p *Planner) bringForward(from, to, last int, end *rules.State) bool {
	plan := slices.Concat(p.plan[:to], p.plan[from:p.blockEnd(from)], p.plan[to:from], p.plan[p.blockEnd(from):])
	t := p.expected
	if !p.carryOut(&t, plan[:last+1]) || t != *end {
		return false
	}
	copy(p.plan, plan)
	return true
}

// blockEnd is where the move of the plan that begins at i has been made and all that it asks has been answered.
func (p *Planner) blockEnd(i int) int {
	for i++; i < p.known && answersQuestion(p.plan[i]); i++ {
	}
	return i
}

// firstUnknown is where the first move of the plan begins that rolls a die, turns a card up or ends the step: up to there nothing
// can come of it that is not known.
func (p *Planner) firstUnknown() int {
	t := p.expected
	begins := 0
	for i, m := range p.plan[:p.known] {
		if !answersQuestion(m) {
			begins = i
		}
		before := t
		if p.b.Apply(&t, m, nil) != nil || t.Chance != before.Chance || t.Deck.N != before.Deck.N || t.Draw != before.Draw {
			break
		}
	}
	return begins
}

// carryOut makes moves but for the last, which may roll, and reports whether all are legal one after the other.
func (p *Planner) carryOut(t *rules.State, moves []rules.Move) bool {
	last := len(moves) - 1
	for _, m := range moves[:max(0, last)] {
		if p.b.Apply(t, m, nil) != nil {
			return false
		}
	}
	return last < 0 || p.b.Check(t, moves[last]) == nil
}

// answersQuestion reports whether a move answers what is asked, rather than acts.
func answersQuestion(m rules.Move) bool { return m.Kind > rules.MoveLeave }
