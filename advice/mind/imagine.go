package mind

import (
	"math"

	"sixwinters/advice/yield"
	"sixwinters/content"
	"sixwinters/rules"
)

// What may happen: hidden cards, rolls and answers as the planner imagines them. What is compared is compared over the same rolls.

// picture is the table as the planner pictures it.
func (p *searcher) picture(s *rules.State, chance *rules.Chance) rules.State {
	if p.knows {
		return *s
	}
	return p.b.Determinize(s, chance)
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

// sow takes new seeds for imagined rolls.
func (p *searcher) sow() {
	for i := range p.rolls {
		p.seeds[i] = rules.Chance(p.chance.Next())
	}
}

// settle answers questions until the players act or the year is over, and notes the answers where they belong to a plan.
func (p *searcher) settle(s *rules.State, note *node) {
	for s.Depth > 0 {
		yield.Now()
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
func (p *searcher) quick(s *rules.State) rules.Move {
	if p.b.Rerolls(s.Asks()) {
		return p.rerolling(s, p.legal)
	}
	switch s.Asks().Task {
	case rules.TaskTake, rules.TaskReward:
	default:
		return p.greedy.choose(p.b, s, p.legal)
	}
	now := p.moment(s, true)
	step := &p.steps(s, now).step
	to := outlook{now.yearLeft, step}
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

// rerolling picks up, one after the other, the action dice that an attempt in hand does not ask for, or where the player takes
// part in none those that show little; and assets only where there is nothing else.
func (p *searcher) rerolling(s *rules.State, legal []rules.Move) rules.Move {
	spare := spareToRoll(p.b, s, int(s.Asks().Player))
	lowest, enough := rules.Move{}, rules.Move{}
	for _, m := range legal {
		switch d := m.Dice[0]; {
		case m.Kind == rules.MoveEnough:
			enough = m
		case m.Kind != rules.MovePick || !d.IsAction():
		case spare.Of(d.Value()) > 0:
			return m
		case lowest.Kind == rules.NoMove || d.Value() < lowest.Dice[0].Value():
			lowest = m
		}
	}
	switch {
	case enough.Kind != rules.NoMove:
		return enough
	case lowest.Kind != rules.NoMove:
		return lowest
	}
	return legal[0]
}

// spareToRoll are the action dice of a player that are not missed if they are rolled again: in an attempt those that neither
// defend nor cover anything, otherwise those that show less than dice show on average.
func spareToRoll(b *rules.Rulebook, s *rules.State, player int) (spare rules.Values) {
	mine := &s.Players[player].Dice
	a := &s.Attempt
	if a.Phase == rules.NoAttempt || a.Team&(1<<player) == 0 {
		copy(spare[:], mine[:rules.Sides/2])
		return spare
	}
	keep, all := b.AttemptAsks(s), s.TeamDice(a.Team)
	for v := range spare {
		spare[v] = uint8(min(int(mine[v]), max(0, int(all[v])-int(keep[v]))))
	}
	return spare
}

// average tries imagined rolls of a move; the child goes on with the one nearest to the mean.
func (p *searcher) average(n *node, m rules.Move, child *node) {
	var values [mostRolls]float64
	for i := range p.rolls {
		t := &p.rolled
		*t = n.s
		t.Chance = p.seeds[i]
		_ = p.b.Apply(t, m, nil)
		p.settle(t, nil)
		values[i] = p.quiet(t)
	}
	mean := p.temper.of(values[:p.rolls])
	nearest := 0
	for i := range p.rolls {
		if math.Abs(values[i]-mean) < math.Abs(values[nearest]-mean) {
			nearest = i
		}
	}
	child.s = n.s
	child.s.Chance = p.seeds[nearest]
	child.n = n.n
	child.note(m)
	if child.known == 0 {
		child.known = child.n
	}
	_ = p.b.Apply(&child.s, m, nil)
	p.settle(&child.s, child)
	child.luck = n.luck + mean - values[nearest]
	child.value = mean + n.luck
}

// playOut is what a table is worth once the actions step is over and the rest of the turn has been played.
func (p *searcher) playOut(n *node) float64 {
	var values [mostRolls]float64
	for i := range p.rolls {
		t := n.s
		if !p.knows {
			t.Chance = p.seeds[i]
		}
		if p.b.Apply(&t, rules.Move{Kind: rules.MoveDone}, nil) != nil {
			return math.Inf(-1)
		}
		p.settle(&t, nil)
		values[i] = p.worth(&t, false)
		if p.wish != nil {
			values[i] += p.wish(&n.s, rules.Move{Kind: rules.MoveDone}, &t)
		}
	}
	return p.temper.of(values[:p.rolls]) + n.luck - moveCost*float64(n.n)
}

// quiet is what a table is worth once an attempt in hand has been brought to its end.
func (p *searcher) quiet(s *rules.State) float64 {
	if s.Depth == 0 || s.Asks().Task != rules.TaskAttempt || s.Attempt.Phase == rules.Approach {
		return p.worthNow(s)
	}
	t := &p.quieted
	*t = *s
	if t.Attempt.Phase == rules.Defend {
		_ = p.b.Apply(t, rules.Move{Kind: rules.MoveFace}, nil)
		p.settle(t, nil)
	}
	left := p.worthNow(t)
	covered := false
	for t.Depth > 0 && t.Asks().Task == rules.TaskAttempt && t.Attempt.Phase == rules.Overcome {
		m := p.firstCover(t)
		if m.Kind == rules.NoMove {
			break
		}
		if p.b.Apply(t, m, nil) != nil {
			break
		}
		covered = true
		p.settle(t, nil)
	}
	if covered {
		left = max(left, p.worthNow(t))
	}
	return left
}

// firstCover is a way to cover the next printed die in an attempt, by an asset if it can be.
func (p *searcher) firstCover(s *rules.State) rules.Move {
	var best rules.Move
	p.legal = p.b.Covers(s, p.legal[:0])
	for _, m := range p.legal {
		if best.Kind == rules.NoMove || best.Dice[0].IsAction() && !m.Dice[0].IsAction() {
			best = m
		}
	}
	return best
}

// worthNow is what a table is worth, the players acting or not.
func (p *searcher) worthNow(s *rules.State) float64 {
	acting := false
	for i := range s.Depth {
		acting = acting || s.Stack[i].Task == rules.TaskActions
	}
	return p.worth(s, acting)
}

// Wish is what a move is worth to a steered player beyond what it is worth to any other, in the points of a planner; before and after
// are the tables before and after it.
type Wish = func(before *rules.State, m rules.Move, after *rules.State) float64

// Steered plans as a [Planner] does, but knows what is hidden and has a wish: so it comes to what play seldom comes upon, by legal
// moves. It serves one campaign.
func Steered(seed uint64, wish Wish) rules.Policy {
	p := NewPlanner(seed)
	p.knows, p.wish = true, wish
	return p.Choose
}
