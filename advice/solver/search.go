package solver

import (
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
}

// open are the steps to expand along a path, by lower bound and by squares left, each list in the order they were found.
type open struct {
	lists [][]*step
	least int // no list before it has any
}

func (o *open) push(x *step, squares int) {
	n := x.dice*(squares+1) + squares - int(x.placed)
	for len(o.lists) <= n {
		o.lists = append(o.lists, nil)
	}
	o.lists[n] = append(o.lists[n], x)
	o.least = min(o.least, n)
}

// next returns the step with the lowest bound, of these the one with the most squares filled, of these the last found; nil if there is
// none.
func (o *open) next() *step {
	for ; o.least < len(o.lists); o.least++ {
		if list := o.lists[o.least]; len(list) > 0 {
			return list[len(list)-1]
		}
	}
	return nil
}

// drop takes the next step out.
func (o *open) drop() {
	list := &o.lists[o.least]
	*list = (*list)[:len(*list)-1]
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
	for x := s.open.next(); x != nil; x = s.open.next() {
		switch {
		case s.best.found && x.dice > s.best.dice:
			s.finish(s.best.dice)
			return
		case x.dice > limit || v.left <= 0:
			s.best.least = x.dice
			return
		}
		s.open.drop()
		q := position{x.actor, *x.board}
		if v.beaten(x.dice, v.paid(&q)) {
			continue
		}
		if !x.bound { // reckoned no sooner, since many steps next to the way that is found are never looked at
			x.bound = true
			if dice := v.leastDice(&q); dice > x.dice {
				if x.dice = dice; dice < infinity {
					s.open.push(x, len(s.path))
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
	s.open, s.seen = open{}, nil // large, and no longer used
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
	board := v.boardOf(q)
	s := v.search
	key := maphash.Comparable(v.seed, onBoard{q.actor, board})
	if s.seen[key] {
		return
	}
	s.seen[key] = true
	x := &step{actor: q.actor, board: board, before: s.at, moves: slices.Clone(moves), named: s.named}
	if s.at != nil {
		x.dice = s.at.dice
	}
	s.open.push(x, len(s.path))
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
