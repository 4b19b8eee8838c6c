package rules

import (
	"sixwinters/content"
)

// Kind is a kind of die: one of the six resources, or action.
type Kind uint8

// Action is the kind of the action dice; lower kinds are resources.
const (
	Action   Kind = content.NumResources
	NumKinds      = content.NumResources + 1
)

func (k Kind) Resource() content.Resource { return content.Resource(k) }

// String returns "action", or the word of the resource.
func (k Kind) String() string {
	if k == Action {
		return "action"
	}
	return k.Resource().String()
}

// Die is one die with the value it shows: its kind and a value 1..6. Dice of the same kind and value are
// interchangeable, so a Die names no particular piece.
type Die uint8

// NoDie is the absence of a die.
const NoDie Die = 0

// NewDie returns a die of a kind showing value, 1..6.
func NewDie(k Kind, value int) Die { return Die(int(k)<<3 | value) }

// ResourceDie returns a die of a resource showing value, 1..6.
func ResourceDie(r content.Resource, value int) Die { return NewDie(Kind(r), value) }

// ActionDie returns an action die showing value, 1..6.
func ActionDie(value int) Die { return NewDie(Action, value) }

func (d Die) Kind() Kind { return Kind(d >> 3) }

// Value returns the die's value, 1..6, or 0 for NoDie.
func (d Die) Value() int { return int(d & 7) }

func (d Die) IsAction() bool { return d != NoDie && d.Kind() == Action }

func (d Die) valid() bool { return d.Value() >= 1 && d.Value() <= 6 && d.Kind() < NumKinds }

// Values counts dice of one kind by the value they show: Values[v-1] dice show v.
type Values [6]uint8

// Of returns the number of dice showing a value, 1..6.
func (v *Values) Of(value int) int { return int(v[value-1]) }

// Len returns the number of dice.
func (v *Values) Len() int {
	return int(v[0]) + int(v[1]) + int(v[2]) + int(v[3]) + int(v[4]) + int(v[5])
}

// Sum returns the total of the values shown.
func (v *Values) Sum() int {
	n := 0
	for i, c := range v {
		n += (i + 1) * int(c)
	}
	return n
}

// Lowest returns the lowest value shown, or 0 where there is no die.
func (v *Values) Lowest() int {
	for i, c := range v {
		if c > 0 {
			return i + 1
		}
	}
	return 0
}

// Highest returns the highest value shown, or 0 where there is no die.
func (v *Values) Highest() int {
	for i := len(v) - 1; i >= 0; i-- {
		if v[i] > 0 {
			return i + 1
		}
	}
	return 0
}

// Set returns the values shown, bit 0 for 1.
func (v *Values) Set() (set uint8) {
	for i, c := range v {
		set |= -c >> 7 << i // bit 7 of -c is set for 1..128 dice
	}
	return set
}

// Add adds a die showing a value, 1..6.
func (v *Values) Add(value int) { v[value-1]++ }

// Remove removes a die showing a value, 1..6. There must be one.
func (v *Values) Remove(value int) { v[value-1]-- }

// AddAll adds all dice counted in more.
func (v *Values) AddAll(more *Values) {
	for i, n := range more {
		v[i] += n
	}
}
