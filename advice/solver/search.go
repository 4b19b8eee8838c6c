package solver

import (
	"cmp"
	"container/heap"
	"hash/maphash"
	"slices"

	"sixwinters/advice/yield"
	"sixwinters/rules"
)

// A best-first search (A*) for the best way along a path. Positions are expanded in the order of a lower bound on the action dice
// of ways through them, so the first way found uses the fewest. Of equal bounds the position found last comes first, since it is
// nearest to the end of the path.

// step is a position reached by a search, with the moves that led to it from the step before.
type step struct {
	actor
	board  *board // once for all positions with the same dice on the table
	before *step  // nil for the start
	moves  []rules.Move
	named  rules.Values // action dice owed that were named before them
	dice   int          // lower bound on the action dice of a way through it
	bound  bool         // the bound has been computed from the assignment
	number int
}

// open is a heap of the steps to expand: lowest bound first, then most squares filled, then last found.
type open []*step

func (o open) Len() int      { return len(o) }
func (o open) Swap(i, j int) { o[i], o[j] = o[j], o[i] }
func (o *open) Push(x any)   { *o = append(*o, x.(*step)) }

func (o open) Less(i, j int) bool {
	x, y := o[i], o[j]
	return cmp.Or(x.dice-y.dice, int(y.placed)-int(x.placed), y.number-x.number) < 0
}

func (o *open) Pop() any {
	last := len(*o) - 1
	x := (*o)[last]
	*o = (*o)[:last]
	return x
}

// search is a search along a path. It can be stopped and resumed at any time.
type search struct {
	path  Path  // all of it is to be filled
	order []int // its squares, those first that ask for the most
	best  result

	open        open
	seen        map[uint64]bool // positions that have been come to, by hash
	at          *step           // the one that is looked at
	named       rules.Values    // the action dice owed that are being named
	done        bool
	assignment  *assignment // the only one it follows; nil for a search over all assignments
	assignments assignments // of a search over all assignments
}

// explore continues a search for ways that use at most limit action dice.
func (v *solver) explore(s *search, limit int) {
	if s.order == nil {
		s.order = tightest(s.path)
	}
	v.search = s
	if v.bars { // the card may not be completed
		s.finish(infinity)
		return
	}
	v.exploreAssignments(s, s.best.least, limit)
}

// find is explore along one assignment.
func (v *solver) find(s *search, limit int) {
	v.search = s
	if s.seen == nil {
		s.seen = map[uint64]bool{}
		v.reached(&v.start)
	}
	for len(s.open) > 0 {
		x := s.open[0]
		switch {
		case s.best.found && x.dice > s.best.dice:
			s.finish(s.best.dice)
			return
		case x.dice > limit || v.left <= 0:
			s.best.least = x.dice
			return
		}
		heap.Pop(&s.open)
		q := position{x.actor, *x.board}
		if v.beaten(x.dice, v.paid(&q)) {
			continue
		}
		if !x.bound { // reckoned no sooner, since many steps next to the way that is found are never looked at
			x.bound = true
			if dice := v.leastDice(&q); dice > x.dice {
				if x.dice = dice; dice < infinity {
					heap.Push(&s.open, x)
				}
				continue
			}
		}
		s.at = x
		v.expand(&q)
	}
	if s.finish(infinity); s.best.found {
		s.best.least = s.best.dice
	}
}

// finish ends a search that has come to its end.
func (s *search) finish(least int) {
	s.done = true
	s.best.least = least
	s.open, s.seen = nil, nil // large, and no longer used
}

// beaten reports whether a known way is at least as good as one with that many action dice and that much stress.
func (v *solver) beaten(dice, stress int) bool {
	return v.best.found && (dice > v.best.dice || dice == v.best.dice && stress >= v.best.stress)
}

// to notes a position that moves lead to from the one that is looked at, if it may be part of the best way.
func (v *solver) to(q *position, moves ...rules.Move) {
	switch {
	case int(q.placed) < len(v.path):
		v.reached(q, moves...)
	case v.beaten(int(q.spent), v.paid(q)):
	default:
		v.best = result{found: true, dice: int(q.spent), stress: v.paid(q), least: v.best.least, moves: v.played(v.at, q, moves)}
	}
}

// reached is to for a position on which squares are left.
func (v *solver) reached(q *position, moves ...rules.Move) {
	v.left--
	yield.Now()
	if !v.assignment.hasDice(q) {
		return
	}
	board := v.boardOf(q)
	s := v.search
	key := maphash.Comparable(v.seed, onBoard{q.actor, board})
	if s.seen[key] {
		return
	}
	s.seen[key] = true
	x := &step{actor: q.actor, board: board, before: s.at, moves: slices.Clone(moves), named: s.named, number: len(s.seen)}
	if s.at != nil {
		x.dice = s.at.dice
	}
	heap.Push(&s.open, x)
}

// onBoard is a position.
type onBoard struct {
	actor
	*board
}

// boardOf returns the board of a position, once for all positions.
func (v *solver) boardOf(q *position) *board {
	known := v.boards[q.board]
	if known == nil {
		b := q.board
		known = &b
		v.boards[b] = known
	}
	return known
}
