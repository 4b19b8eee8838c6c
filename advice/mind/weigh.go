package mind

import (
	"slices"

	"sixwinters/rules"
)

// What a move is worth: how the campaign is likely to end with it, and with the best that does without it.

// Weighed is a move beside the best without it.
type Weighed struct {
	Now     Outlook // of the table as it lies
	With    Outlook // after a turn that begins with the move
	Without Outlook // after the best turn that does without it
	Instead []rules.Move
}

// futures is how many imagined ends of a turn an outlook is the mean of.
const futures = 16

// Weigh looks ahead to the end of the turn with a legal move and without it, over the same imagined rolls. It reports false where there
// is nothing to do instead. It takes some tenths of a second, sees what the players see, and depends on the table alone.
func Weigh(b *rules.Rulebook, observed *rules.State, m rules.Move) (w Weighed, ok bool) {
	p := NewPlanner(b.Fingerprint(observed))
	p.effort = steady
	p.prepare(b)
	p.sow()
	start := node{s: p.picture(observed, &p.chance)}
	others := slices.DeleteFunc(b.Moves(&start.s, nil), func(other rules.Move) bool { return other == m })
	if len(others) == 0 {
		return w, false
	}
	with := start
	if p.b.Apply(&with.s, m, nil) != nil {
		return w, false
	}
	with.note(m)
	p.settle(&with.s, &with)
	w.Now = OutlookOf(b, observed)
	w.With = p.outlookAfter(p.turnFrom(&with))
	if inActions(observed) {
		p.avoid = m
		without := p.turnFrom(&start)
		w.Without, w.Instead = p.outlookAfter(without), slices.Clone(without.moves[:without.n])
		return w, true
	}
	for i, other := range others {
		n := start
		if p.b.Apply(&n.s, other, nil) != nil {
			continue
		}
		n.note(other)
		p.settle(&n.s, &n)
		n = p.turnFrom(&n)
		if o := p.outlookAfter(n); i == 0 || o.Score > w.Without.Score {
			w.Without, w.Instead = o, []rules.Move{other}
		}
	}
	return w, true
}

// turnFrom is the best that can be done from a table to the end of the actions step; the table itself where the players do not act.
func (p *Planner) turnFrom(n *node) node {
	if n.s.Depth == 0 || !inActions(&n.s) {
		return *n
	}
	p.nodes = 0
	best, _ := p.seek(n)
	return *best
}

// outlookAfter is the mean outlook once a turn has been played out in imagined ways.
func (p *Planner) outlookAfter(n node) (mean Outlook) {
	chance := rules.Chance(p.seeds[0])
	for range futures {
		t := n.s
		t.Chance = rules.Chance(chance.Next())
		p.endTurn(&t)
		o := OutlookOf(p.b, &t)
		for i := range mean.AtLeast {
			mean.AtLeast[i] += o.AtLeast[i] / futures
		}
		mean.Score += o.Score / futures
	}
	return mean
}

// endTurn ends the actions step and answers what is asked until the players act again or the year is over.
func (p *Planner) endTurn(t *rules.State) {
	for t.Depth > 0 && inActions(t) {
		legal := p.b.Moves(t, p.moves[:0])
		p.moves = legal[:0]
		m, ok := ending(legal)
		if !ok || p.b.Apply(t, m, nil) != nil {
			return
		}
		p.settle(t, nil)
		if m.Kind == rules.MoveDone {
			return
		}
	}
}
