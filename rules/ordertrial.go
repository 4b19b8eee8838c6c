package rules

import (
	"slices"
	"sync"

	"sixwinters/content"
)

// Sizes of a trial of orders; beyond them the players are asked.
const (
	mostAtOnce = 6   // things whose orders are tried
	mostTables = 400 // tables that are tried
)

// orderTrial tries the orders of what happens at once on copies of the table.
type orderTrial struct {
	e      engine
	things []thing
	ends   [1 << mostAtOnce][]State // the tables that each set of things can lead to, one bit each thing
	others []State                  // those of a set with another of its things as the last
	moves  []Move

	seen  [1 << mostAtOnce]uint8 // those of each set of things that have rolled a die, one bit each
	views [mostAtOnce]view       // of each thing

	tried   int  // tables
	value   int  // that every die shows; differing: the values 1 to 6, one after the other
	last    int  // the last of these
	rolled  bool // a die has been rolled
	recalls bool // the order of discard piles matters
}

// differing is the value of dice that all fall differently.
const differing = 0

// view is the players' knowledge of rolls when a thing begins, in the orders tried so far.
type view struct {
	begun, varies, asks bool
	seen                uint8 // the things that had rolled, in the first order
}

// isPartial notes that a thing began with some others having rolled, and whether the players were asked something. It reports whether
// they have something to choose in one order and have seen other rolls by then in another.
func (v *view) isPartial(seen uint8, asks bool) bool {
	if !v.begun {
		v.begun, v.seen = true, seen
	}
	v.varies = v.varies || seen != v.seen
	v.asks = v.asks || asks
	return v.varies && v.asks
}

var orderTrials = sync.Pool{New: func() any {
	t := &orderTrial{e: engine{trial: true, ordering: true}}
	t.e.rolls = func(Kind, Place) int {
		return t.roll()
	}
	return t
}}

// roll returns the value of the next die of a trial.
func (t *orderTrial) roll() int {
	t.rolled = true
	if t.value == differing {
		t.last = t.last%Sides + 1
		return t.last
	}
	return t.value
}

// orderMatters reports whether the things that the TaskOrder frame on top of the stack chooses between can end differently for the
// players in two orders ([choice]). Two orders end alike if, by whatever is chosen on the way, they can lead to the same tables, and
// the players have seen the same rolls by each choice. Dice fall alike in all orders: all show 1, and then all 6. What they leave to
// choose is also tried where they differ. Where a pile is shuffled or a hidden card turned up the order matters.
func (e *engine) orderMatters() bool {
	t := orderTrials.Get().(*orderTrial)
	defer orderTrials.Put(t)
	t.things = e.b.things(e.s, t.things[:0])
	return t.matters(e)
}

// matters reports whether the order of the things of a trial matters.
func (t *orderTrial) matters(e *engine) bool {
	switch n := len(t.things); {
	case n < 2, t.things[n-1].after == 1<<(n-1)-1: // all are alike
		return false
	case n > mostAtOnce:
		return true
	}
	t.e.b, t.e.c, t.e.revealed = e.b, e.c, false
	t.tried, t.recalls = 0, e.b.recalls(e.s)
	return t.differs(e.s, 1) || t.rolls() && (t.differs(e.s, Sides) || t.differs(e.s, differing))
}

// rolls reports whether a die has been rolled in any order.
func (t *orderTrial) rolls() bool { return t.seen[1<<len(t.things)-1] != 0 }

// differs tries the things in all orders, with all dice showing a value: of every set of them, each as the last one.
func (t *orderTrial) differs(s *State, value int) bool {
	t.value, t.views = value, [mostAtOnce]view{}
	t.ends[0] = append(t.ends[0][:0], *s)
	for set := 1; set < 1<<len(t.things); set++ {
		ends := t.ends[set][:0]
		t.seen[set] = 0
		for i := range t.things {
			before := set &^ (1 << i)
			if before == set || t.things[i].after&^before != 0 || len(t.ends[before]) == 0 {
				continue
			}
			t.rolled, t.e.asked = false, false
			if len(ends) == 0 {
				ends = t.lead(ends, t.ends[before], t.things[i].name)
			} else {
				t.others = t.lead(t.others[:0], t.ends[before], t.things[i].name)
				if value != differing && !sameTables(ends, t.others) {
					return true
				}
			}
			t.seen[set] |= t.seen[before]
			if t.rolled {
				t.seen[set] |= 1 << i
			}
			if t.views[i].isPartial(t.seen[before], t.e.asked) {
				return true
			}
			if t.e.revealed || t.tried > mostTables {
				return true
			}
		}
		t.ends[set] = ends
	}
	return false
}

// lead appends the different tables that a thing leads to from others, by all that may be chosen on the way.
func (t *orderTrial) lead(l, from []State, name Move) []State {
	floor := 0
	for i := range from {
		l = append(l, from[i])
		t.e.s = &l[i]
		order := t.e.s.top()
		floor = int(t.e.s.Depth) - min(int(order.N), 1)
		t.e.begin(order, name)
	}
	t.tried += len(from)
	for i := 0; i < len(l) && t.tried <= mostTables; {
		switch s := &l[i]; {
		case t.asks(s, floor):
			t.e.asked = true
			t.moves = tasks[s.top().Task].moves(t.e.b, s, s.top(), t.moves[:0])
			t.tried += len(t.moves) - 1
			for _, m := range t.moves[1:] {
				l = append(l, l[i])
				t.play(&l[len(l)-1], m)
			}
			t.play(&l[i], t.moves[0])
		case hasTable(l[:i], s):
			*s = l[len(l)-1]
			l = l[:len(l)-1]
		default:
			i++
		}
	}
	return l
}

func (t *orderTrial) play(s *State, m Move) {
	t.e.s = s
	tasks[s.top().Task].play(&t.e, s.top(), m)
}

// asks carries a table on until something is asked or the stack is down to a floor. There it drops what does not matter to
// the players: the order of discard piles from which no one takes a card back, and the stress dice of who is out of play.
func (t *orderTrial) asks(s *State, floor int) bool {
	t.e.s = s
	for int(s.Depth) > floor && !t.e.revealed {
		if f := s.top(); tasks[f.Task].run(&t.e, f) {
			return true
		}
	}
	if !t.recalls {
		for r := range s.Discard {
			slices.Sort(s.Discard[r].List())
		}
	}
	for p := range s.Players {
		if s.Players[p].Out {
			s.Players[p].Stress = [content.NumStress]StressDie{}
		}
	}
	return false
}

func sameTables(l, other []State) bool {
	if len(l) != len(other) {
		return false
	}
	for i := range l {
		if !hasTable(other, &l[i]) {
			return false
		}
	}
	return true
}

// sameTable reports whether two tables differ in nothing but the stack. What is most likely to differ comes first.
func (s *State) sameTable(t *State) bool {
	return s.Players == t.Players && s.Pool == t.Pool && s.Assets == t.Assets && s.Attached == t.Attached && s.Discard == t.Discard &&
		s.Characters == t.Characters && s.Obstacles == t.Obstacles && s.Activated == t.Activated && s.Queue == t.Queue &&
		s.Draw == t.Draw && s.Supply == t.Supply && s.ActionSupply == t.ActionSupply && s.Hand == t.Hand &&
		s.Threat == t.Threat && s.Progress == t.Progress && s.Advance == t.Advance && s.Staging == t.Staging && s.Deck == t.Deck &&
		s.Slots == t.Slots && s.Burned == t.Burned && s.Freed == t.Freed && s.Offered == t.Offered && s.Stage == t.Stage &&
		s.BurnedProgress == t.BurnedProgress && s.Attempt == t.Attempt && s.Chance == t.Chance && s.House == t.House &&
		s.Phase == t.Phase && s.Difficulty == t.Difficulty && s.Year == t.Year && s.Turn == t.Turn && s.Box == t.Box &&
		s.Step == t.Step && s.Discount == t.Discount
}

func hasTable(l []State, s *State) bool {
	for i := range l {
		if l[i].sameTable(s) {
			return true
		}
	}
	return false
}
