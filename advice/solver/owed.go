package solver

import "sixwinters/rules"

// Moves of the character take any action dice. They are first only owed, so that one position stands for all choices; which dice
// they were is named at the end of the way, or before new dice come, which cannot have paid for earlier moves.

// anyActionDie stands for an owed die in a move.
var anyActionDie = rules.ActionDie(1)

// free is how many action dice are not owed.
func (q *position) free() int { return q.dice.Len() - int(q.owed) }

// settle names the owed action dice in every possible way, and calls then for each.
func (v *solver) settle(q position, then func(q position)) {
	v.nameOwed(q, 1, then)
}

// nameOwed is settle with dice showing low or more.
func (v *solver) nameOwed(q position, low int, then func(q position)) {
	if q.owed == 0 {
		then(q)
		return
	}
	for a := low; a <= rules.Sides; a++ {
		if q.dice.Of(a) == 0 {
			continue
		}
		next := q
		next.dice[a-1]--
		next.owed--
		v.search.named[a-1]++
		v.nameOwed(next, a, then)
		v.search.named[a-1]--
	}
}

// owes reports whether the dice of a move are owed.
func (v *reading) owes(m rules.Move) bool {
	switch m.Kind {
	case rules.MoveTravel, rules.MoveSail:
		return true
	case rules.MoveUse:
		return m.Dice[0].IsAction() && v.boxes[m.Arg].owes()
	}
	return false
}

// played returns all moves of a way: those to a step, and those from it to the last position.
func (v *solver) played(at *step, last *position, moves []rules.Move) []rules.Move {
	w := wayBack{v: v}
	w.follow(at)
	w.add(moves)
	w.nameOwed(last.dice)
	return w.moves
}

// wayBack is a way whose owed dice are still to be named.
type wayBack struct {
	v     *solver
	moves []rules.Move
	owed  [][2]int // moves and dice in them that are owed
}

func (w *wayBack) follow(x *step) {
	if x == nil {
		return
	}
	w.follow(x.before)
	w.nameOwed(x.named)
	w.add(x.moves)
}

func (w *wayBack) add(moves []rules.Move) {
	for _, m := range moves {
		if w.v.owes(m) {
			for i, d := range m.Dice {
				if d != rules.NoDie {
					w.owed = append(w.owed, [2]int{len(w.moves), i})
				}
			}
		}
		w.moves = append(w.moves, m)
	}
}

// nameOwed names owed dice, the lowest first.
func (w *wayBack) nameOwed(dice rules.Values) {
	for value := 1; value <= rules.Sides; value++ {
		for range dice.Of(value) {
			if len(w.owed) == 0 {
				return
			}
			w.moves[w.owed[0][0]].Dice[w.owed[0][1]] = rules.ActionDie(value)
			w.owed = w.owed[1:]
		}
	}
}
