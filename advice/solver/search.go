package solver

import (
	"hash/maphash"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// The search for the best way along a path. Positions are looked at in the order of the action dice that a way through
// them takes at least, so that the first way found uses the fewest, and what cannot be part of such a way is never looked
// at. Of those that take as many, the one found last comes first: it is the nearest to the end of the path.

// open are steps still to be looked at, by the squares that are filled.
type open [][]int32

func (o *open) add(placed uint8, steps ...int32) {
	for len(*o) <= int(placed) {
		*o = append(*o, nil)
	}
	(*o)[placed] = append((*o)[placed], steps...)
}

// next takes the one found last of those with the most squares filled; false if there is none.
func (o *open) next() (step int32, ok bool) {
	for i := len(*o) - 1; i >= 0; i-- {
		if all := (*o)[i]; len(all) > 0 {
			last := len(all) - 1
			(*o)[i] = all[:last]
			return all[last], true
		}
	}
	return 0, false
}

func (o *open) empty() bool {
	return !slices.ContainsFunc(*o, func(all []int32) bool { return len(all) > 0 })
}

// search is one search along a path. It can be stopped at any time and resumed.
type search struct {
	path  Path  // all of it is to be filled
	order []int // its squares, those first that ask for the most
	best  result
	parts []*search // along paths that ask for no more than a part of this one: it takes no fewer dice than they

	open    [farAway]open      // steps still to be looked at, by the dice a way takes
	seen    map[uint64][]worth // what positions were worth that differ in nothing else, by a hash of the rest
	at      int32              // the step that is looked at
	dice    int                // and the dice a way through it takes
	named   rules.Values       // the action dice owed that are being named
	isMet   bool               // it is known to the others
	done    bool
	drained bool  // a trade leaves the supply so few dice that its moves may not come in one order only
	deal    *deal // along which alone it goes, if it is one of
	pays    int   // stress that its deal takes at least
	deals   deals // those of a search for all ways
}

// meet notes which of the searches so far ask for a part of what a new one asks for.
func (v *solver) meet(s *search) {
	for _, other := range v.met {
		if v.within(other.path, s.path) {
			s.parts = append(s.parts, other)
		} else if v.within(s.path, other.path) {
			other.parts = append(other.parts, s)
		}
	}
	v.met = append(v.met, s)
	s.isMet = true
}

// explore goes on with a search for ways that use so many action dice at most.
func (v *solver) explore(s *search, limit int) {
	if !s.isMet {
		v.meet(s)
	}
	from := s.best.least
	for _, part := range s.parts {
		from = max(from, part.best.least)
	}
	if s.order == nil {
		s.order = tightest(s.path)
	}
	v.search = s
	switch {
	case from >= farAway, v.bars && v.ends():
		s.finish(farAway)
	case from > limit:
		s.best.least = from
	case v.leavesOut(undealt):
		v.exploreDeals(s, from, limit)
	default:
		v.find(s, from, limit)
	}
}

// find is explore without regard to other searches.
func (v *solver) find(s *search, from, limit int) {
	v.search = s
	if s.seen == nil {
		s.seen = map[uint64][]worth{}
		s.at = -1
		v.reached(&v.start)
	}
	for dice := range s.open {
		switch {
		case dice < from: // none of these takes so few
			for placed, all := range s.open[dice] {
				s.open[from].add(uint8(placed), all...)
			}
			s.open[dice] = nil
			continue
		case dice > limit && !s.open[dice].empty():
			s.best.least = dice
			return
		}
		for !s.best.found || s.best.dice >= dice {
			if v.left <= 0 && !s.open[dice].empty() {
				s.best.least = dice
				return
			}
			step, ok := s.open[dice].next()
			if !ok {
				break
			}
			s.at, s.dice = step, dice
			if q := v.steps.position(step); !v.beaten(dice, v.leastPaid(&q)) && v.nearEnough(&q) {
				was := s.drained
				if v.expand(&q); s.drained != was { // all over again, in any order
					s.open, s.seen = [farAway]open{}, nil
					v.find(s, from, limit)
					return
				}
			}
		}
		if s.best.found && s.best.dice <= dice {
			s.finish(s.best.dice)
			return
		}
	}
	s.finish(farAway)
}

// nearEnough reports whether a way through the step that is looked at may take no more dice than the search has come to;
// otherwise it is put off, or left out. That is reckoned no sooner, since many steps next to the way that is found never
// come to be looked at.
func (v *solver) nearEnough(q *position) bool {
	s := v.search
	x := v.steps.at(s.at)
	if x.bound {
		return true
	}
	x.bound = true
	dice := v.leastDice(q)
	if dice > s.dice && dice < farAway && !v.beaten(dice, v.leastPaid(q)) {
		s.open[dice].add(q.placed, s.at)
	}
	return dice <= s.dice
}

// finish ends a search that has come to its end.
func (s *search) finish(least int) {
	s.done = true
	s.best.least, s.best.open = least, false
	s.open, s.seen = [farAway]open{}, nil // nobody asks for them any more, and they are large
}

// beaten reports whether a way is known that is as good as one with so many action dice and so much stress.
func (v *solver) beaten(dice, stress int) bool {
	return v.best.found && (dice > v.best.dice || dice == v.best.dice && stress >= v.best.stress)
}

// leastPaid is how much stress a way through a position pays at least.
func (v *solver) leastPaid(q *position) int {
	if v.deal == nil || !v.leavesOut(tooDear) {
		return v.paid(q)
	}
	return v.paid(q) + v.deal.stillPaid(v, q)
}

// to notes a position that moves lead to from the one that is looked at, if it may be part of the best way.
func (v *solver) to(q *position, moves ...rules.Move) {
	switch {
	case int(q.placed) < len(v.path):
		v.reached(q, moves...)
	case v.beaten(int(q.spent), v.paid(q)):
	default:
		v.best = result{found: true, dice: int(q.spent), stress: v.paid(q), least: v.best.least, open: true, moves: v.played(v.at, q, moves)}
	}
}

// reached is to for a position on which squares are left.
func (v *solver) reached(q *position, moves ...rules.Move) {
	v.left--
	if !v.dealtOut(q) {
		return
	}
	board := v.steps.boards.of(&q.board)
	if v.outdone(q, board) {
		return
	}
	s := v.search
	n := v.steps.add(step{actor: q.actor, board: board, before: s.at, moves: int32(len(v.stepped)), most: uint8(len(moves)), named: s.named})
	v.stepped = append(v.stepped, moves...)
	s.open[s.dice].add(q.placed, n)
}

// worth is what of a position can be better or worse.
type worth struct {
	dice   rules.Values
	used   uint16
	spent  uint8
	free   uint8 // action dice not owed
	spare  uint8
	stress [content.NumStress]uint8
	visit  visit
}

// outdone reports whether another position has been come to that is as good in everything; otherwise it notes this one, with the
// number of its board.
func (v *solver) outdone(q *position, board int32) bool {
	asked := v.asked(q, v.liftsLeft(q))
	rest := q.actor
	if !v.early() {
		rest.fresh = rules.Values{}
	}
	w := worth{dice: q.dice, used: q.used, spent: q.spent, free: uint8(q.free()), spare: min(q.spare, v.wanted(q)), stress: q.stress}
	if v.inOrder() {
		w.visit = q.visit
	}
	rest.visit = visit{}
	rest.dice, rest.used, rest.spent, rest.owed, rest.spare, rest.stress = rules.Values{}, 0, 0, 0, 0, [content.NumStress]uint8{}
	key := maphash.Comparable(v.seed, differs{rest, board})
	all := v.search.seen[key]
	for i := range all {
		if all[i] == w || v.leavesOut(noBetter) && all[i].noWorse(&w, asked) {
			return true
		}
	}
	v.search.seen[key] = append(all, w)
	return false
}

// differs is all in which positions differ that are not compared by their worth.
type differs struct {
	actor
	board int32
}

// noWorse reports whether a position does whatever another one does. Dice that show more replace others, but for the values
// that are asked for.
func (w *worth) noWorse(than *worth, asked uint8) bool {
	if !w.visit.lets(than.visit) || w.spent > than.spent || w.free < than.free || w.spare < than.spare || w.used&^than.used != 0 {
		return false
	}
	for k := range w.stress {
		if w.stress[k] < than.stress[k] {
			return false
		}
	}
	more := 0
	for i := len(w.dice) - 1; i >= 0; i-- {
		surplus := int(w.dice[i]) - int(than.dice[i])
		if more += surplus; more < 0 || surplus < 0 && asked&(1<<i) != 0 {
			return false
		}
	}
	return true
}
