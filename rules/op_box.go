package rules

import (
	"fmt"
	"strconv"
	"strings"

	"sixwinters/content"
)

// Operations of abilities on the die in the box, Frame.Move.Dice[0]. Their texts have a short form for the mat and a full one.

// The two dice pools of an ability ([ability]).
const (
	fromMat      = 0 // the unspent action dice
	fromLocation = 1 // the assets at the location
)

// boxed returns the die in the box, or NoDie for an ability paid in stress.
func (f *Frame) boxed() Die { return f.Move.Dice[0] }

// gainLike gains a die of the same type as the one in the box: on the mat, or at the character's location.
func (e *engine) gainLike(f *Frame, value int) {
	to := atLocation(f.place(e.s))
	if f.boxed().IsAction() {
		to = onMat(int(f.Player))
	}
	e.gain(NewDie(f.boxed().Kind(), value), to)
}

// supplyOfType reports whether the supply has a die of the type of the one in the box.
func supplyOfType(_ *Rulebook, s *State, f Frame, _ *content.Effect) bool {
	return s.inSupplyOf(f.boxed().Kind()) > 0
}

// Any of the unspent action dice, or any of the assets at the location, are picked up and rerolled. Frame.N is 0 until the first
// is picked, then 1 + the pool it came from.
func init() {
	operations[content.OpReroll] = operation{
		nothing: "no other dice to reroll",
		ask:     "pick dice to reroll, either unspent action dice or assets here, then press Reroll.",
		then: func(_ *Rulebook, _ *State, f *Frame, _ *content.Effect) string {
			switch f.N {
			case 1 + fromMat:
				return "pick more unspent action dice to reroll, or press Reroll."
			case 1 + fromLocation:
				return "pick more assets here to reroll, or press Reroll."
			}
			return ""
		},
		useful: func(_ *Rulebook, s *State, f Frame, _ *content.Effect) bool {
			player := &s.Players[f.Player]
			n := player.Dice.Len() + s.AssetsAt(player.At)
			if f.boxed() != NoDie { // in the box, it cannot be rerolled
				n--
			}
			return n > 0
		},
		options: func(_ *Rulebook, s *State, f Frame, _ *content.Effect, l []Move) []Move {
			player := &s.Players[f.Player]
			if f.N != 1+fromLocation {
				l = pickOptions(Action, &player.Dice, l)
			}
			if f.N != 1+fromMat {
				for k := range s.Assets[player.At] {
					l = pickOptions(Kind(k), &s.Assets[player.At][k], l)
				}
			}
			if f.N != 0 {
				l = append(l, Move{Kind: MoveEnough})
			}
			return l
		},
		do:     rerollPicked,
		verb:   "pick",
		labels: MoveEnough,
		label:  answered("reroll"),
		from:   pickedForReroll,
		say:    says("reroll any of your unspent action dice, or any assets here"),
		brief:  briefly("{reroll} reroll others", "{reroll} reroll"),
		traits: Rerolls,
	}
}

// pickedForReroll returns the place of the die that is picked up.
func pickedForReroll(s *State, f *Frame, m Move) Place {
	if m.Dice[0].IsAction() {
		return onMat(int(f.Player))
	}
	return atLocation(f.place(s))
}

// rerollPicked picks a die up, or rolls all that were picked up and puts them back.
func rerollPicked(e *engine, f *Frame, _ *content.Effect, m Move) bool {
	hand := Place{Spot: InHand}
	if m.Kind == MovePick {
		f.N = 1 + fromMat
		if !m.Dice[0].IsAction() {
			f.N = 1 + fromLocation
		}
		e.move(m.Dice[0], pickedForReroll(e.s, f, m), hand)
		return true
	}
	at := onMat(int(f.Player))
	if f.N == 1+fromLocation {
		at = atLocation(f.place(e.s))
	}
	for k := range Kind(NumKinds) {
		each(k, e.s.Hand[k], func(d Die) {
			e.change(d, hand, NewDie(k, e.rollValue(k, at)), at, true)
		})
	}
	return false
}

// Dice that show given values are gained. If the supply is too small for all of them the players choose ([supply]); Frame.M is
// the set of indexes chosen.
func init() {
	operations[content.OpBecome] = operation{
		ask:    "the supply is short: choose which of the dice to gain.",
		useful: supplyOfType,
		options: func(_ *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
			var due Values
			for i, v := range ef.Values {
				if f.M&(1<<i) == 0 {
					due.Add(v)
				}
			}
			supply := s.inSupplyOf(f.boxed().Kind())
			switch {
			case supply == 0:
				return l
			case supply >= due.Len():
				return append(l, Move{Kind: MoveYes})
			}
			for i, n := range due {
				if n > 0 {
					l = append(l, Move{Kind: MoveValue, Arg: uint8(i + 1)})
				}
			}
			return l
		},
		do: func(e *engine, f *Frame, ef *content.Effect, m Move) bool {
			if m.Kind == MoveValue {
				for i, v := range ef.Values {
					if v == int(m.Arg) && f.M&(1<<i) == 0 {
						f.M |= 1 << i
						break
					}
				}
				e.gainLike(f, int(m.Arg))
				return true
			}
			for _, v := range ef.Values {
				e.gainLike(f, v)
			}
			return false
		},
		verb:    "gain",
		die:     func(_ *State, f *Frame, _ *content.Effect, m Move) Die { return NewDie(f.boxed().Kind(), int(m.Arg)) },
		becomes: func(_ *content.Effect, _ Die, does string) string { return Joined(strings.Fields(does), "and") },
		makes:   func(ef *content.Effect, _ int) [][]int { return [][]int{ef.Values} },
		say: func(w *words, ef *content.Effect) {
			values := make([]string, len(ef.Values))
			for i, v := range ef.Values {
				values[i] = dieIcon(v)
			}
			all := Joined(values, "and")
			w.turns(ef, strings.Join(values, " "), "gain "+oneOrMore(len(values), "die", "dice")+" of the same type showing "+all, "into "+all)
		},
		brief: func(ef *content.Effect) []string { return []string{"→ " + dieIcons(ef.Values)} },
	}
}

// A die is gained that shows more or less than the one in the box, if a die can show that.
func init() {
	shifts := func(f *Frame, ef *content.Effect) bool {
		v := f.boxed().Value() + ef.Change
		return v >= 1 && v <= Sides
	}
	operations[content.OpShift] = operation{
		nothing: "a die shows only 1 to 6",
		useful: func(b *Rulebook, s *State, f Frame, ef *content.Effect) bool {
			return shifts(&f, ef) && supplyOfType(b, s, f, ef)
		},
		do: once(func(e *engine, f *Frame, ef *content.Effect, _ Move) {
			if shifts(f, ef) {
				e.gainLike(f, f.boxed().Value()+ef.Change)
			}
		}),
		becomes: func(ef *content.Effect, d Die, _ string) string { return strconv.Itoa(d.Value() + ef.Change) },
		makes: func(ef *content.Effect, value int) [][]int {
			if to := value + ef.Change; to >= 1 && to <= Sides {
				return [][]int{{to}}
			}
			return nil
		},
		say: func(w *words, ef *content.Effect) {
			sign, way, within, n := " + ", " higher", ", if that is not above {6}", ef.Change
			if n < 0 {
				sign, way, within, n = " − ", " lower", ", if that is not below {1}", -n
			}
			by := strconv.Itoa(n)
			w.turns(ef, "its value"+sign+by, "gain a die of the same type, "+by+way+within, "into one that is "+by+way)
		},
		brief: func(ef *content.Effect) []string {
			if ef.Change < 0 {
				return []string{fmt.Sprintf("→ die − %d", -ef.Change)}
			}
			return []string{fmt.Sprintf("→ die + %d", ef.Change)}
		},
	}
}

// A die is gained that shows the other side of the one in the box.
func init() {
	operations[content.OpFlip] = operation{
		useful:  supplyOfType,
		do:      once(func(e *engine, f *Frame, _ *content.Effect, _ Move) { e.gainLike(f, Sides+1-f.boxed().Value()) }),
		becomes: func(_ *content.Effect, d Die, _ string) string { return strconv.Itoa(Sides + 1 - d.Value()) },
		makes:   func(_ *content.Effect, value int) [][]int { return [][]int{{Sides + 1 - value}} },
		say: func(w *words, ef *content.Effect) {
			w.turns(ef, "7 − its value", "gain a die of the same type showing 7 minus its value", "over")
		},
		brief: briefly("→ {flip} turned over", "→ {flip} over"),
	}
}

// Two dice are gained that add up to the one in the box. The players choose the lower or, with only one die left in the supply,
// either.
func init() {
	only := func(s *State, f *Frame) bool { return s.inSupplyOf(f.boxed().Kind()) == 1 }
	operations[content.OpSplit] = operation{
		nothing: "a 1 cannot be split",
		ask:     "choose the value of one of the two dice; the other makes up the sum.",
		useful: func(b *Rulebook, s *State, f Frame, ef *content.Effect) bool {
			return f.boxed().Value() >= 2 && supplyOfType(b, s, f, ef)
		},
		options: func(_ *Rulebook, s *State, f Frame, _ *content.Effect, l []Move) []Move {
			sum := f.boxed().Value()
			if only(s, &f) {
				return valueOptions(1, sum-1, l)
			}
			return valueOptions(1, sum/2, l)
		},
		do: once(func(e *engine, f *Frame, _ *content.Effect, m Move) {
			e.gainLike(f, int(m.Arg))
			e.gainLike(f, f.boxed().Value()-int(m.Arg))
		}),
		labels: MoveValue,
		label: func(_ *Rulebook, s *State, f *Frame, _ *content.Effect, m Move) string {
			if only(s, f) {
				return "gain " + DieName(NewDie(f.boxed().Kind(), int(m.Arg)))
			}
			return fmt.Sprintf("gain %d and %d", m.Arg, f.boxed().Value()-int(m.Arg))
		},
		die: func(s *State, f *Frame, _ *content.Effect, m Move) Die {
			if only(s, f) {
				return NewDie(f.boxed().Kind(), int(m.Arg))
			}
			return NoDie
		},
		becomes: func(*content.Effect, Die, string) string { return "two dice" },
		makes: func(_ *content.Effect, value int) (ways [][]int) {
			for low := 1; 2*low <= value; low++ {
				ways = append(ways, []int{low, value - low})
			}
			return ways
		},
		say: func(w *words, ef *content.Effect) {
			w.turns(ef, w.box+" + "+w.box, "gain two dice of the same type that add up to its value", "into two that add up to it")
		},
		brief: briefly("→ split in two", "→ two"),
	}
}

// The player gains an asset of another resource with the value of the one in the box.
func init() {
	operations[content.OpRetype] = operation{
		nothing: "the supply has no other asset",
		ask:     "choose the resource of the new asset.",
		options: func(_ *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
			for r := range content.Resource(content.NumResources) {
				fits := ef.Resource == content.NoResource || ef.Resource == r
				if fits && s.Supply[r] > 0 && f.boxed().Kind() != Kind(r) {
					l = append(l, Move{Kind: MoveResource, Arg: uint8(r)})
				}
			}
			return l
		},
		do: once(func(e *engine, f *Frame, _ *content.Effect, m Move) {
			e.gain(NewDie(Kind(m.Arg), f.boxed().Value()), atLocation(f.place(e.s)))
		}),
		verb:    "gain",
		die:     func(_ *State, f *Frame, _ *content.Effect, m Move) Die { return NewDie(Kind(m.Arg), f.boxed().Value()) },
		becomes: func(_ *content.Effect, _ Die, does string) string { return does },
		say: func(w *words, ef *content.Effect) {
			short, asset := "an asset of another resource", "an asset of another resource"
			if ef.Resource != content.NoResource {
				short = icon(ef.Resource.String())
				asset = AOrAn(short + " asset")
			}
			w.turns(ef, short, "gain "+asset+" with the same value here", "into "+asset)
		},
		brief: func(ef *content.Effect) []string {
			if ef.Resource == content.NoResource {
				return []string{"→ any resource", "→ any"}
			}
			return []string{"→ " + icon(ef.Resource.String())}
		},
	}
}

// Each die that shows a value, in the pool that the players choose, brings a rolled one, and so does each of those.
func init() {
	operations[content.OpExplode] = operation{
		nothing: "no $value here can explode",
		ask:     "choose which dice explode: the unspent action dice, or the assets at the location.",
		options: func(_ *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
			for pool := range uint8(2) {
				if explodes(s, &f, ef, pool) {
					l = append(l, Move{Kind: MoveFrom, Arg: pool})
				}
			}
			return l
		},
		do:     explode,
		labels: MoveFrom,
		label: func(b *Rulebook, s *State, f *Frame, _ *content.Effect, m Move) string {
			if m.Arg == fromMat {
				return "the unspent action dice"
			}
			return "the assets at " + b.placeName(s, f.place(s))
		},
		say: saysInFull("explode each $value among your unspent action dice or the assets here", "choose your unspent action dice or the assets "+
			"here; for each $value among them, roll a new die of the same type, and another for each $value so rolled"),
		brief:  func(ef *content.Effect) []string { return []string{"explode " + dieIcon(ef.Value)} },
		traits: Explodes,
	}
}

// explodes reports whether any die of a pool shows the value that explodes, and a die can be gained for it.
func explodes(s *State, f *Frame, ef *content.Effect, pool uint8) bool {
	player := &s.Players[f.Player]
	if pool == fromMat {
		return s.ActionSupply > 0 && player.Dice.Of(ef.Value) > 0
	}
	for k := range s.Assets[player.At] {
		n := s.Assets[player.At][k].Of(ef.Value)
		if player.Boxes[f.Program.Nth] == NoDie && f.boxed() == NewDie(Kind(k), ef.Value) {
			n-- // the die that is about to be placed does not count
		}
		if n > 0 && s.Supply[k] > 0 {
			return true
		}
	}
	return false
}

// explode gains and rolls a die for each that shows the value, and another for each so rolled that shows it again.
func explode(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	burst := func(k Kind, v *Values, at Place) {
		for due := v.Of(ef.Value); due > 0; due-- {
			before := v.Of(ef.Value)
			if !e.roll(k, at) {
				return
			}
			due += v.Of(ef.Value) - before
		}
	}
	player := &e.s.Players[f.Player]
	if m.Arg == fromMat {
		burst(Action, &player.Dice, onMat(int(f.Player)))
		return false
	}
	for k := range e.s.Assets[player.At] {
		burst(Kind(k), &e.s.Assets[player.At][k], atLocation(player.At))
	}
	return false
}
