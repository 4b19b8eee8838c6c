package mind

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Where the characters begin the year ([session] 8): the places that look best are searched as far as the first actions
// step, and the plan goes on there. So whoever is placed somewhere does there what it was for.

// places is how many places to begin at, for all characters that are still to be placed, are searched.
const places = 8

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
		best = keepEnding(best, n, places)
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
		if p.b.Apply(&n.s, m, nil) != nil {
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
