package mind

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Where the search begins besides the table as it lies: at the end of ways to finish cards, and at places to begin the year ([session] 8).
//
// Where a plan finishes a card for more dice than a way that is suggested, that way is weighed as well, by playing on from where it leads.
// No others are: they would have it finish more cards, at the cost of years to come (docs/solver.md, "Hints"). The places that look best
// are searched as far as the first actions step, and the plan goes on there: so whoever is placed somewhere does there what it was for.

// foresee is the best plan from a table on that the planner finds, and what it is worth; where that finishes a card for more action
// dice than the way suggested for it, the best that begins with that way if it is worth more.
func (p *Planner) foresee(from *node) (plan node, worth float64) {
	found, worth := p.seek(from)
	plan = *found
	if p.suggest == nil || !from.acts() {
		return plan, worth
	}
	own := plan
	for player := range uint8(rules.NumPlayers) {
		dice, finishes := diceToFinish(p.b, &from.s, own.moves[from.n:own.n], player)
		if !finishes {
			continue
		}
		way := p.suggest(p.b, &from.s, int(player))
		if least, ok := diceToFinish(p.b, &from.s, way, player); !ok || dice <= least {
			continue
		}
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

// diceToFinish is how many action dice a player uses in some moves until the card that the player has is finished, and whether they
// finish it ([progress]).
func diceToFinish(b *rules.Rulebook, s *rules.State, moves []rules.Move, player uint8) (dice int, ok bool) {
	for _, m := range moves {
		if m.Player != player || answersQuestion(m) {
			continue
		}
		if b.Completes(s, m) {
			return dice, true
		}
		for _, d := range m.Dice {
			if d.IsAction() {
				dice++
			}
		}
	}
	return dice, false
}

// along makes the moves of a way and answers what the last one asks. It reports false where the players do not act then.
func (p *Planner) along(from *node, way []rules.Move) (n node, ok bool) {
	n = *from
	for _, m := range way {
		if n.full() || p.b.Apply(&n.s, m, nil) != nil || p.wasThere(m, &n) {
			return n, false
		}
		n.note(m)
	}
	p.settle(&n.s, &n)
	return n, n.acts()
}

// farWorse is more than any two places differ by.
const farWorse = 1e6

// begin plans where the characters begin that are not yet placed, and the actions step after that.
func (p *Planner) begin(real *rules.State) {
	p.sow()
	p.nodes = 0
	p.expected = p.picture(real, &p.chance)
	var best []node
	p.eachStart(&node{s: p.expected}, func(n *node) {
		n.end = p.worthNow(&n.s)
		best = keepEnding(best, n, p.places)
	})
	var chosen node
	most := 0.0
	for i := range best {
		plan, worth := p.seek(&best[i])
		if plan.leavesAtOnce() {
			worth -= farWorse
		}
		if i == 0 || worth > most {
			chosen, most = *plan, worth
		}
	}
	p.keep(&chosen)
}

// eachStart calls see with every way to place the characters that are not, and what comes of it until the players act.
func (p *Planner) eachStart(from *node, see func(n *node)) {
	who := from.s.Asks().Player
	for at := range content.Slot(content.NumSlots) {
		n := *from
		m := rules.Move{Kind: rules.MoveStart, Player: who, Slot: at}
		before := n.s.Chance
		if m == p.avoid || p.b.Apply(&n.s, m, nil) != nil {
			continue
		}
		n.note(m)
		if f := n.s.Asks(); f != nil && f.Task == rules.TaskSetup {
			p.eachStart(&n, see)
			continue
		}
		if n.s.Chance != before { // by the seasonal event
			n.known = n.n
		}
		p.settle(&n.s, &n)
		see(&n)
	}
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
