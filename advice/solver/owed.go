package solver

import "sixwinters/rules"

// Moves of the character take any action dice. So they are owed, and a way is open to all that is possible with the rest;
// they are named at its end, or before further dice come, which cannot have paid for what was done before.

// anyActionDie stands in a move for one that is owed.
var anyActionDie = rules.ActionDie(1)

// free is how many action dice are not owed.
func (q *position) free() int { return q.dice.Len() - int(q.owed) }

// settle names the action dice that are owed in every way, and calls then with each.
func (v *solver) settle(q *position, then func(q *position)) {
	v.name(q, 1, then)
}

// name is settle with dice that show a value or more.
func (v *solver) name(q *position, low int, then func(q *position)) {
	if q.owed == 0 {
		then(q)
		return
	}
	for a := low; a <= rules.Sides; a++ {
		if q.dice.Of(a) == 0 {
			continue
		}
		next := *q
		next.dice[a-1]--
		next.owed--
		v.search.named[a-1]++
		v.name(&next, a, then)
		v.search.named[a-1]--
	}
}

// owes reports whether the dice of a move are owed.
func (v *solver) owes(m rules.Move) bool {
	switch m.Kind {
	case rules.MoveTravel, rules.MoveSail:
		return true
	case rules.MoveUse:
		return m.Dice[0].IsAction() && v.boxes[m.Arg].owes()
	}
	return false
}

// played returns all moves that lead to a position and the moves that led to it from a step.
func (v *solver) played(at *step, last *position, moves []rules.Move) []rules.Move {
	w := wayBack{v: v}
	w.follow(at)
	w.add(moves)
	w.name(last.dice)
	return w.moves
}

// wayBack is a way with dice that are still to be named.
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
	w.name(x.named)
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

// name puts dice, the lowest first, in the places of those that are owed.
func (w *wayBack) name(dice rules.Values) {
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
