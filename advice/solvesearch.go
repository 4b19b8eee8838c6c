package advice

import (
	"hash/maphash"

	"sixwinters/content"
	"sixwinters/rules"
)

// The search for the best way along a path. Positions are looked at in the order of the action dice that a way through
// them takes at least, so that the first way found uses the fewest, and what cannot be part of such a way is never looked
// at. Of those that take as many, the one found last comes first: it is the nearest to the end of the path.

// step is a position that the search has come to, with the moves that led to it from another.
type step struct {
	q      position
	before int32        // the step it comes from, -1 for the start
	moves  int32        // where its moves begin
	most   uint8        // of them
	named  rules.Values // action dice owed that were named before them
}

// search is one search along a path.
type search struct {
	steps []step
	moves []rules.Move
	open  [farAway + 1][]int32 // steps still to be looked at, by the dice a way takes
	seen  map[uint64][]worth   // what positions were worth that differ in nothing else, by a hash of the rest
	at    int32                // the step that is looked at
	dice  int                  // and the dice a way through it takes
	named rules.Values         // the action dice owed that are being named
	limit int                  // action dice that a way may use
	past  bool                 // one was left out because it would use more
}

// clear makes ready for another path.
func (s *search) clear() {
	s.steps, s.moves = s.steps[:0], s.moves[:0]
	for i := range s.open {
		s.open[i] = s.open[i][:0]
	}
	s.seen = emptied(s.seen)
	s.past = false
}

// emptied is a map with nothing in it: the same one if it is small, since it takes as long to clear one as it was ever large.
func emptied[K comparable, V any](m map[K]V) map[K]V {
	if len(m) > 200 || m == nil {
		return map[K]V{}
	}
	clear(m)
	return m
}

// reach looks for the best way to fill the squares of a path, for so many action dice at most. It is known to take at
// least some of them.
func (v *solver) reach(path Path, from, limit int) result {
	s := &v.search
	v.path = path
	v.want()
	v.outlooks = emptied(v.outlooks)
	s.clear()
	v.best = result{least: farAway}
	if v.bars && v.ends() {
		v.bound = farAway
		return v.best
	}
	v.bound = v.leastDice(&v.start)
	s.at, s.dice, s.limit = -1, from, limit
	v.reached(&v.start)
	for dice := range s.open {
		for len(s.open[dice]) > 0 && (!v.best.found || v.best.dice >= dice) {
			if v.left <= 0 {
				v.best.least, v.best.open = dice, true
				return v.best
			}
			last := len(s.open[dice]) - 1
			s.at, s.dice = s.open[dice][last], dice
			s.open[dice] = s.open[dice][:last]
			if q := s.steps[s.at].q; !v.beaten(dice, &q) {
				v.expand(&q)
			}
		}
		if v.best.found && v.best.dice <= dice {
			v.best.least = v.best.dice
			return v.best
		}
	}
	if s.past {
		v.best.least = limit + 1
	}
	return v.best
}

// beaten reports whether a way is known that is as good as any through a position that uses so many action dice.
func (v *solver) beaten(dice int, q *position) bool {
	return v.best.found && (dice > v.best.dice || dice == v.best.dice && v.paid(q) >= v.best.stress)
}

// to notes a position that moves lead to from the one that is looked at, if it may be part of the best way.
func (v *solver) to(q *position, moves ...rules.Move) {
	switch {
	case int(q.placed) < len(v.path):
		v.reached(q, moves...)
	case int(q.spent) > v.search.limit:
		v.search.past = true
	case !v.beaten(int(q.spent), q):
		v.best = result{found: true, dice: int(q.spent), stress: v.paid(q), least: farAway, moves: v.played(v.search.at, q, moves)}
	}
}

// reached is to for a position on which squares are left.
func (v *solver) reached(q *position, moves ...rules.Move) {
	if q.more.left == 0 && v.idle(q) || v.outdone(q) {
		return
	}
	v.left--
	s := &v.search
	dice := max(v.leastDice(q), s.dice)
	switch {
	case dice >= farAway || v.beaten(dice, q):
		return
	case dice > s.limit:
		s.past = true
		return
	}
	s.open[dice] = append(s.open[dice], int32(len(s.steps)))
	s.steps = append(s.steps, step{q: *q, before: s.at, moves: int32(len(s.moves)), most: uint8(len(moves)), named: s.named})
	s.moves = append(s.moves, moves...)
}

// worth is what of a position can be better or worse.
type worth struct {
	dice   rules.Values
	used   uint16
	spent  uint8
	free   uint8 // action dice not owed
	spare  uint8
	stress [content.NumStress]uint8
}

// outdone reports whether another position has been come to that is as good in everything; otherwise it notes this one.
func (v *solver) outdone(q *position) bool {
	asked := v.asked(q)
	core := v.alike(q, asked)
	w := worth{dice: core.dice, used: q.used, spent: q.spent, free: uint8(q.free()), spare: min(q.spare, v.demand), stress: q.stress}
	core.dice, core.used, core.spent, core.owed, core.spare, core.stress = rules.Values{}, 0, 0, 0, 0, [content.NumStress]uint8{}
	core.stay()
	key := maphash.Comparable(v.seed, core)
	all := v.search.seen[key]
	for i := range all {
		if all[i].noWorse(&w, asked) {
			return true
		}
	}
	v.search.seen[key] = append(all, w)
	return false
}

// noWorse reports whether a position does whatever another one does. Dice that show more replace others, but for the values
// that are asked for.
func (w *worth) noWorse(than *worth, asked uint8) bool {
	if w.spent > than.spent || w.free < than.free || w.spare < than.spare || w.used&^than.used != 0 {
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
