package rules

import "sixwinters/content"

// Operations of abilities: what becomes of the die in the box. That die is Frame.Move.Dice[0].

// The two dice pools of an ability ([ability]).
const (
	fromMat      = 0 // the unspent action dice
	fromLocation = 1 // the assets at the location
)

func init() {
	operations[content.OpReroll] = operation{
		ask:     "pick the dice to reroll, either unspent action dice or assets here; then press reroll, unless you have picked them all.",
		then:    askMoreToReroll,
		options: rerollOptions,
		useful: func(b *Rulebook, s *State, f Frame, ef *content.Effect) bool {
			return s.restWithout(&f) > 0
		},
		do:  rerollPicked,
		say: sayReroll,
	}
	operations[content.OpBecome] = operation{
		ask:     "the supply is short: choose which of the dice to gain.",
		useful:  supplyOfType,
		options: becomeOptions,
		do:      become,
		say:     sayBecome,
	}
	operations[content.OpShift] = operation{
		useful: func(b *Rulebook, s *State, f Frame, ef *content.Effect) bool {
			return f.shifts(ef) && supplyOfType(b, s, f, ef)
		},
		do:  shift,
		say: sayShift,
	}
	operations[content.OpFlip] = operation{
		useful: supplyOfType,
		do:     flip,
		say:    sayFlip,
	}
	operations[content.OpSplit] = operation{
		ask: "choose the value of one of the two dice; the other makes up the sum.",
		useful: func(b *Rulebook, s *State, f Frame, ef *content.Effect) bool {
			return f.boxed().Value() >= 2 && supplyOfType(b, s, f, ef)
		},
		options: splitOptions,
		do:      split,
		say:     saySplit,
	}
	operations[content.OpRetype] = operation{
		ask:     "choose the resource of the new asset.",
		options: retypeOptions,
		do:      retype,
		say:     sayRetype,
	}
	operations[content.OpExplode] = operation{
		ask:     "choose which dice explode: the unspent action dice, or the assets at the location.",
		options: explodeOptions,
		do:      explode,
		say:     sayExplode,
	}
	for op, say := range map[content.Op]func(w *words, ef *content.Effect){
		content.OpExtraDamage:    sayExtraDamage,
		content.OpExtraDie:       sayExtraDie,
		content.OpForbidAttempt:  sayForbidAttempt,
		content.OpForbidComplete: sayForbidComplete,
		content.OpPoolAsAction:   sayPoolAsAction,
		content.OpCreateCost:     sayCreateCost,
		content.OpStash:          sayStash,
		content.OpAbsorb:         sayAbsorb,
	} {
		// Standing effects are never carried out; the rules they change ask for them (standing.go).
		operations[op] = operation{say: say}
	}
}

// become gains a die of each value, or of the one that the players have chosen where the supply is short; f.M holds those that
// have been chosen.
func become(e *engine, f *Frame, ef *content.Effect, m Move) bool {
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
}

// shift gains a die with the value of the one in the box changed, if a die can show that.
func shift(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	if f.shifts(ef) {
		e.gainLike(f, f.boxed().Value()+ef.Change)
	}
	return false
}

// flip gains a die that shows the other side of the one in the box.
func flip(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	e.gainLike(f, Sides+1-f.boxed().Value())
	return false
}

// splitOptions lists the values of one of the two dice: up to half the sum, since the other makes up the rest.
func splitOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	sum := f.boxed().Value()
	if s.inSupplyOf(f.boxed().Kind()) == 1 {
		return valueOptions(1, sum-1, l) // only one die is left: either may be gained
	}
	return valueOptions(1, sum/2, l)
}

// split gains the die that was chosen and the one that makes up the sum.
func split(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	e.gainLike(f, int(m.Arg))
	e.gainLike(f, f.boxed().Value()-int(m.Arg))
	return false
}

// retypeOptions lists the resources that the asset may become, of which the supply has a die.
func retypeOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	for r := range content.Resource(content.NumResources) {
		fits := ef.Resource == content.NoResource || ef.Resource == r
		if fits && s.Supply[r] > 0 && f.boxed().Kind() != Kind(r) {
			l = append(l, Move{Kind: MoveResource, Arg: uint8(r)})
		}
	}
	return l
}

// retype gains an asset of the resource that was chosen.
func retype(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	e.gain(NewDie(Kind(m.Arg), f.boxed().Value()), atLocation(f.place(e.s)))
	return false
}

// explodeOptions lists the pools in which a die explodes.
func explodeOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	for pool := range uint8(2) {
		if explodes(s, &f, ef, pool) {
			l = append(l, Move{Kind: MoveFrom, Arg: pool})
		}
	}
	return l
}

// boxed is the die that was placed on the ability of a frame.
func (f *Frame) boxed() Die { return f.Move.Dice[0] }

// shifts reports whether a change of the value in the box leads to a value that a die can show ([ability]).
func (f *Frame) shifts(ef *content.Effect) bool {
	v := f.boxed().Value() + ef.Change
	return v >= 1 && v <= Sides
}

// like is where a die of the same type as the one in the box is gained: the mat, or the character's location.
func (f *Frame) like(s *State) Place {
	if f.boxed().IsAction() {
		return onMat(int(f.Player))
	}
	return atLocation(f.place(s))
}

// gainLike gains a die of the same type as the one in the box.
func (e *engine) gainLike(f *Frame, value int) {
	e.gain(NewDie(f.boxed().Kind(), value), f.like(e.s))
}

func supplyOfType(b *Rulebook, s *State, f Frame, ef *content.Effect) bool {
	return s.inSupplyOf(f.boxed().Kind()) > 0
}

// becomeOptions asks which values are gained only where the supply is too small for all of them ([supply]).
func becomeOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
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
}

// restWithout is how many dice could be rerolled once the die of a frame, if there is one, lies in its box.
func (s *State) restWithout(f *Frame) int {
	player := &s.Players[f.Player]
	n := player.Dice.Len() + s.AssetsAt(player.At)
	if f.boxed() != NoDie {
		n--
	}
	return n
}

// rerollOptions lets the player pick up dice of one of the two pools. f.N is 1 + the pool once one is picked.
func rerollOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
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
}

// askMoreToReroll asks for more dice of the pool that a die has been picked from.
func askMoreToReroll(_ *Rulebook, _ *State, f *Frame, _ *content.Effect) string {
	switch f.N {
	case 1 + fromMat:
		return "pick more unspent action dice to reroll, or press reroll."
	case 1 + fromLocation:
		return "pick more assets here to reroll, or press reroll."
	}
	return ""
}

// rerollPicked picks a die up, or rolls all that were picked up and puts them back.
func rerollPicked(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	at := onMat(int(f.Player))
	d := m.Dice[0]
	if m.Kind == MovePick && !d.IsAction() || f.N == 1+fromLocation {
		at = atLocation(f.place(e.s))
	}
	hand := Place{Spot: InHand}
	if m.Kind == MovePick {
		f.N = 1 + fromMat
		if !d.IsAction() {
			f.N = 1 + fromLocation
		}
		e.move(d, at, hand)
		return true
	}
	for k := range Kind(NumKinds) {
		each(k, e.s.Hand[k], func(d Die) {
			e.change(d, hand, NewDie(k, e.fall(k, at)), at, true)
		})
	}
	return false
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
