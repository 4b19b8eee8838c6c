package mind

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// A plan that has been found is made one that is easy to follow: what it does as well without is left out, and one thing is done after
// the other, where the search comes upon moves in any order. Up to the first roll it leads to the same table.

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

// remade is an ability of a plan that changes an asset at a location, and what it makes of it.
type remade struct {
	at   int // in the plan
	made rules.Die
}

// leaveOutIdle takes abilities that change assets out of the sure part of a plan where the rest of it is legal without them and
// ends on a table that is worth as much.
func (p *Planner) leaveOutIdle() {
	end, all := p.expected, []remade(nil)
	legal := p.carryOut(&end, p.plan[:p.known], func(i int, before *rules.State) {
		if made := changesAsset(before, p.plan[i], &end); made != rules.NoDie {
			all = append(all, remade{i, made})
		}
	})
	if !legal || len(all) == 0 {
		return
	}
	rolls := p.known < len(p.plan)
	worth := p.worth(&end, rolls)
	try := func(out []remade) bool {
		if slices.ContainsFunc(out, func(u remade) bool { return p.likelyUses(u.made) }) {
			return false
		}
		t := p.expected
		if !p.carryOut(&t, p.without(out), nil) || p.worth(&t, rolls) < worth-nearlyAsMuch {
			return false
		}
		for i := len(out) - 1; i >= 0; i-- {
			p.plan = slices.Delete(p.plan, out[i].at, out[i].at+1)
			p.known--
		}
		return true
	}
	for i := range all { // all from one on, as they build on one another
		if try(all[i:]) {
			all = all[:i]
			break
		}
	}
	for i := len(all) - 1; i >= 0; i-- {
		try(all[i : i+1])
	}
}

// nearlyAsMuch is a difference of worth that does not count.
const nearlyAsMuch = 0.01

// without is the sure part of a plan but for some abilities.
func (p *Planner) without(out []remade) (kept []rules.Move) {
	for i, m := range p.plan[:p.known] {
		if !slices.ContainsFunc(out, func(u remade) bool { return u.at == i }) {
			kept = append(kept, m)
		}
	}
	return kept
}

// changesAsset is what an ability, used on s and leading to t, makes of an asset without a roll or a question; NoDie for other
// moves.
func changesAsset(s *rules.State, m rules.Move, t *rules.State) rules.Die {
	if m.Kind != rules.MoveUse || m.Dice[0].IsAction() || t.Depth != s.Depth || t.Chance != s.Chance {
		return rules.NoDie
	}
	at := s.Players[m.Player].At
	if t.AssetsAt(at) != s.AssetsAt(at) {
		return rules.NoDie
	}
	for r := range t.Assets[at] {
		for v, n := range t.Assets[at][r] {
			if n > s.Assets[at][r][v] {
				return rules.NewDie(rules.Kind(r), v+1)
			}
		}
	}
	return rules.NoDie
}

// likelyUses reports whether a move after the sure part of a plan names a die.
func (p *Planner) likelyUses(d rules.Die) bool {
	return slices.ContainsFunc(p.plan[p.known:], func(m rules.Move) bool { return slices.Contains(m.Dice[:], d) })
}

// putInOrder lets one player go on in the sure part of a plan as long as that can be, placing what is there for the card at once,
// and nothing come between an attempt and what belongs to it. It leads to the same table as before.
func (p *Planner) putInOrder() {
	last := p.firstUnknown()
	end := p.expected
	if !p.carryOut(&end, p.plan[:last+1], nil) {
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
	if !p.carryOut(&t, plan[:last+1], nil) || t != *end {
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

// answersQuestion reports whether a move answers what is asked, rather than acts.
func answersQuestion(m rules.Move) bool { return m.Kind > rules.MoveLeave }
