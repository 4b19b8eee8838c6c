package mind

import (
	"math"

	"sixwinters/advice/yield"
	"sixwinters/rules"
)

// The search through the actions step: a beam of the best tables so far, each a move further than the last. A move of
// chance counts by the mean of a few imagined rolls.

const (
	mostRolls   = 4   // imagined of a move of chance
	longestPlan = 60  // moves
	roomToEnd   = 8   // moves of a plan that are kept free for answers
	mostTries   = 10  // attempts of a turn
	moveCost    = 0.3 // points: what a plan does as well without is left out
	tooBad      = -40 // what an attempt may promise, as prospects count it, and still be looked at
)

// effort is how much is looked at.
type effort struct {
	width   int // tables kept at each depth
	rolls   int // imagined rolls of a move of chance
	endings int // plans whose rest of the turn is played out
	places  int // to begin at, for all characters that are still to be placed, that are searched
}

// mostNodes is how many moves are tried for a plan. Most turns take a tenth of it; places to begin a year at take about half of a hint's.
func (e *effort) mostNodes() int { return 5_000 * max(8, e.width) }

// looking is what a planner looks at that keeps so many tables at each depth.
func looking(width int) effort {
	return effort{width: width, rolls: mostRolls, endings: max(6, width*3/5), places: 8}
}

var (
	full   = looking(8) // for hints, which nobody is to wait for
	steady = effort{width: 6, rolls: 4, endings: 6, places: 4}
	quick  = effort{width: 4, rolls: 3, endings: 4, places: 3}
)

// searcher looks for the best that can be done from a table to the end of the actions step.
type searcher struct {
	valuer
	chance rules.Chance
	greedy greedy // answers what is not weighed
	effort
	ofTurn
	seen  tables                  // that the search in hand has come to
	nodes int                     // moves it has tried
	seeds [mostRolls]rules.Chance // of imagined rolls, the same for all that is compared

	avoid   rules.Move              // the search does without it; rules.NoMove: none
	decline func(m rules.Move) bool // and without these; nil: none
	knows   bool                    // what is hidden too
	temper  Temper                  // how it weighs luck
	wish    Wish                    // nil for none
	stopped func() bool             // nobody waits for the answer any more; nil: never

	// Room that is used again and again.
	beam, next      []node
	legal, moves    []rules.Move
	child           node
	rolled, quieted rules.State
}

// node is a table on the way.
type node struct {
	s     rules.State
	value float64 // of the table, with luck
	luck  float64 // how much better the mean of imagined rolls is than the one gone on with
	end   float64 // what the table is worth if the actions step ends here, at first sight
	moves [longestPlan]rules.Move
	n     uint8
	known uint8 // how many of them come before the first roll, that one included; 0: there is no roll
	tries uint8 // attempts so far
}

// acts reports whether the players are to choose their next action: they are in the actions step, and in no attempt ([actions]).
func (n *node) acts() bool {
	f := n.s.Asks()
	return f != nil && f.Task == rules.TaskActions
}

// full reports whether there is no room for a further move and what it asks.
func (n *node) full() bool { return int(n.n) > longestPlan-roomToEnd }

func (n *node) note(m rules.Move) {
	if int(n.n) < len(n.moves) {
		n.moves[n.n] = m
		n.n++
	}
}

// seek is the best that can be done from a table to the end of the actions step, and what it is worth. It is valid until
// the next search.
func (p *searcher) seek(from *node) (*node, float64) {
	p.beam = append(p.beam[:0], *from)
	p.seen = tables{p.hash(from): {}}
	var best []node
	for {
		p.next = p.next[:0]
		for i := range p.beam {
			p.expand(&p.beam[i])
		}
		for i := range p.beam {
			if n := &p.beam[i]; n.acts() {
				n.end = p.worth(&n.s, false) + n.luck - moveCost*float64(n.n) + dieWorth*float64(n.s.Players[0].Dice.Len()+n.s.Players[1].Dice.Len())
				best = keepEnding(best, n, p.endings)
			}
		}
		if len(p.next) == 0 || p.nodes > p.mostNodes() || p.stopped != nil && p.stopped() {
			break
		}
		p.beam, p.next = p.next, p.beam
	}
	chosen := &p.beam[0] // in the middle of an attempt that is not over
	top := math.Inf(-1)
	for i := range best {
		p.fill(&best[i])
		if v := p.playOut(&best[i]); v > top {
			top, chosen = v, &best[i]
		}
	}
	return chosen, top
}

// expand tries the moves of a table.
func (p *searcher) expand(n *node) {
	if n.s.Depth == 0 || n.full() {
		return
	}
	legal := p.promising(&n.s, p.b.Moves(&n.s, p.moves[:0]), n.tries, false)
	p.moves = legal[:0]
	child := &p.child
	for _, m := range legal {
		if m == p.avoid || p.decline != nil && p.decline(m) {
			continue
		}
		yield.Now()
		child.s, child.moves = n.s, n.moves
		child.luck, child.n, child.known, child.tries = n.luck, n.n, n.known, n.tries
		child.note(m)
		if m.Kind == rules.MoveAttempt {
			child.tries++
		}
		before := child.s.Chance
		if p.b.Apply(&child.s, m, nil) != nil {
			continue
		}
		p.settle(&child.s, child)
		p.nodes++
		rolls := child.s.Chance != before && !p.knows
		if !rolls && (p.wasThere(m, child) || !p.seen.add(p.hash(child))) {
			continue
		}
		if p.wish != nil {
			child.luck += p.wish(&n.s, m, &child.s)
		}
		if rolls {
			p.average(n, m, child)
			if !p.seen.add(p.hash(child)) {
				continue
			}
		} else {
			child.value = p.quiet(&child.s) + child.luck
		}
		p.consider(child)
	}
}

// consider keeps a child if it is among the best of its depth.
func (p *searcher) consider(child *node) {
	worst := 0
	for i := range p.next {
		if p.next[i].value < p.next[worst].value {
			worst = i
		}
	}
	if len(p.next) < p.width {
		p.next = append(p.next, *child)
	} else if child.value > p.next[worst].value {
		p.next[worst] = *child
	}
}

// hash is the hash of a table of the search.
func (p *searcher) hash(n *node) uint64 { return hashOf(&n.s, n.known > 0 || p.knows) }

// wasThere reports whether a move that rolls nothing has led to a table on which a move of this turn was chosen before. An attempt
// may always be left.
func (p *searcher) wasThere(m rules.Move, n *node) bool {
	if n.known > 0 || m.Kind == rules.MoveLeave {
		return false
	}
	_, met := p.met[hashOf(&n.s, false)]
	return met
}

// fill spends the dice that are left one by one on what is best at once: resting, storing assets. Nobody goes elsewhere in the last
// turn of a year only because there are dice for it.
func (p *searcher) fill(n *node) {
	now, last := p.worth(&n.s, false), p.b.IsLastTurn(&n.s)
	for int(n.n) < longestPlan-roomToEnd && p.nodes <= p.mostNodes() {
		legal := p.promising(&n.s, p.b.Moves(&n.s, nil), mostTries, true)
		var best node
		found := false
		for _, m := range legal {
			if last && isJourney(m) || m == p.avoid || p.decline != nil && p.decline(m) {
				continue
			}
			yield.Now()
			next := *n
			p.nodes++
			if p.b.Apply(&next.s, m, nil) != nil || next.s.Chance != n.s.Chance || !next.acts() || p.wasThere(m, &next) {
				continue
			}
			if v := p.worth(&next.s, false) - moveCost; v > now {
				now, found = v, true
				best = next
				best.note(m)
			}
		}
		if !found {
			return
		}
		*n = best
	}
}

// keepEnding keeps a table to end with if it is among the best, so many as there is room for.
func keepEnding(best []node, n *node, room int) []node {
	if len(best) < room {
		return append(best, *n)
	}
	worst := 0
	for i := range best {
		if best[i].end < best[worst].end {
			worst = i
		}
	}
	if n.end > best[worst].end {
		best[worst] = *n
	}
	return best
}
