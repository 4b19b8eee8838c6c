package rules

import "sixwinters/content"

// operation is one operation of the effect vocabulary. Its entry, in an op_*.go file, holds everything but its notation in the
// card files, which is in package content.
type operation struct {
	// useful reports whether the operation could change anything now ([useless]); nil: if it has options, or always.
	useful func(b *Rulebook, s *State, f Frame, ef *content.Effect) bool
	// options appends the choices of the players; nil if there is nothing to choose. With no option the effect is skipped, with
	// one it is carried out without asking.
	options func(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move
	// do carries the effect out with the choice m, and reports whether more is to be chosen. It is nil for operations that are
	// only ever standing.
	do func(e *engine, f *Frame, ef *content.Effect, m Move) (again bool)
	// together: the effect is carried out once for all its characters, the set in the frame's M, not once for each.
	together bool
	// changes returns what the effect may change that others read or change; nil: all of the table.
	changes func(b *Rulebook, s *State, f *Frame, ef *content.Effect) aspects

	// ask is the question to the players, in which selectedCard is replaced by the effect's cards.
	ask string
	// then returns the question once part of the choice is made, and "" before that; nil if the choice has no parts.
	then func(b *Rulebook, s *State, f *Frame, ef *content.Effect) string

	// nothing says why the effect changes nothing where its condition holds and its characters are there; "": "nothing to change".
	nothing string

	// say adds the clause of the card's text.
	say func(w *words, ef *content.Effect)
	// brief returns short forms for the mat, from the longest to the shortest.
	brief func(ef *content.Effect) []string
	// becomes words the dice that die d turns into, for the label of a use; does is the ability's text. Nil: d does not change.
	becomes func(ef *content.Effect, d Die, does string) string

	// makes returns the values of the dice that one placed in a box may turn into, each way of several that the players choose from, whatever
	// its type; nil: it turns into none.
	makes func(ef *content.Effect, value int) [][]int
	// rolls returns how many dice are rolled and gained; nil: none, or as many as something else says.
	rolls func(ef *content.Effect) int

	// verb is the verb for the thing an answer picks, such as "discard"; "" if the question says it.
	verb string
	// label returns the label of answers of the kind labels; nil if verb and the thing picked will do.
	labels MoveKind
	label  func(b *Rulebook, s *State, f *Frame, ef *content.Effect, m Move) string
	// die returns the die that a chosen number or resource means; NoDie if it means something else.
	die func(s *State, f *Frame, ef *content.Effect, m Move) Die
	// goes returns the piece that an answer moves, and its destination; no one if it moves none.
	goes func(s *State, f *Frame, m Move) (who Goer, to Place)
	// from returns the place of the die or card that an answer picks; nil: its pool or draw pile.
	from func(s *State, f *Frame, m Move) Place

	traits Trait
}

// Trait is a set of properties of an operation, one bit each. Other packages ask for these, never for an operation by name.
type Trait uint8

const (
	Rerolls     Trait = 1 << iota // the players pick dice up and roll them again
	Explodes                      // each die that shows a value brings a new one, which may bring another
	MovePrices                    // moves cost more or less
	Harms                         // characters take stress or conditions
	MovesCard                     // the card goes to another location
	ChangesPool                   // dice of a pool leave it, or show another value
)

// Has reports whether an effect's operation has a trait.
func Has(ef *content.Effect, t Trait) bool { return operations[ef.Do].traits&t != 0 }

// Makes returns the values of the dice of the same type that a die showing a value turns into when an ability with this effect is used with
// it, for each way that the players can choose; nil where it turns into none ([ability]).
func Makes(ef *content.Effect, value int) [][]int {
	if makes := operations[ef.Do].makes; makes != nil {
		return makes(ef, value)
	}
	return nil
}

// NewDice returns how many dice an effect has rolled and gained, as far as it says so itself.
func NewDice(ef *content.Effect) int {
	if rolls := operations[ef.Do].rolls; rolls != nil {
		return rolls(ef)
	}
	return 0
}

// selectedCard is the placeholder in a question for one of the obstacles that an effect selects.
const selectedCard = "{card}"

// operations is filled in init by the op_*.go files.
var operations [content.NumOps]operation

// once returns a do that asks for nothing more.
func once(do func(e *engine, f *Frame, ef *content.Effect, m Move)) func(*engine, *Frame, *content.Effect, Move) bool {
	return func(e *engine, f *Frame, ef *content.Effect, m Move) bool {
		do(e, f, ef, m)
		return false
	}
}

// says returns a say with an order, in which words such as $resource are filled from the effect: see [words.fill].
func says(order string) func(w *words, ef *content.Effect) { return saysInFull(order, order) }

// saysInFull returns says with two forms of the order, the short one for the mat.
func saysInFull(short, full string) func(w *words, ef *content.Effect) {
	return func(w *words, ef *content.Effect) {
		if w.full {
			w.do(ef, w.fill(ef, full))
		} else {
			w.do(ef, w.fill(ef, short))
		}
	}
}

// states returns says for a clause that has its own subject.
func states(clause string) func(w *words, ef *content.Effect) {
	return func(w *words, ef *content.Effect) { w.happens(ef, w.fill(ef, clause)) }
}

// allDo returns says for what an effect's characters do together.
func allDo(several, one, what string) func(w *words, ef *content.Effect) {
	return func(w *words, ef *content.Effect) { w.does(ef, verb{several, one}, w.fill(ef, what), false) }
}

// eachDoes returns says for what each of an effect's characters does.
func eachDoes(several, one, what string) func(w *words, ef *content.Effect) {
	return func(w *words, ef *content.Effect) { w.each(ef, verb{several, one}, w.fill(ef, what)) }
}

// briefly returns a brief with the same words for every effect.
func briefly(fewer ...string) func(ef *content.Effect) []string {
	return func(*content.Effect) []string { return fewer }
}

// slotOptions appends a choice of location for every slot of a set.
func slotOptions(set uint16, l []Move) []Move {
	for at := range content.Slot(content.NumSlots) {
		if set&(1<<at) != 0 {
			l = append(l, Move{Kind: MoveTo, Slot: at})
		}
	}
	return l
}

// valueOptions appends a choice of number from low to high.
func valueOptions(low, high int, l []Move) []Move {
	for v := low; v <= high; v++ {
		l = append(l, Move{Kind: MoveValue, Arg: uint8(v)})
	}
	return l
}

// pickOptions appends a choice of die for every different value counted.
func pickOptions(k Kind, v *Values, l []Move) []Move {
	for i, n := range v {
		if n > 0 {
			l = append(l, Move{Kind: MovePick, Dice: [maxSpend]Die{NewDie(k, i+1)}})
		}
	}
	return l
}
