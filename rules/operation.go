package rules

import "sixwinters/content"

// operation is one operation of the effect vocabulary: everything the game knows of it stands in one entry, in the op_*.go
// file of its theme. How it is written in the card files stands in package content.
type operation struct {
	// useful reports whether the operation could change anything now ([useless]); nil: if it has options, or always.
	useful func(b *Rulebook, s *State, f Frame, ef *content.Effect) bool
	// options appends what the players choose between; nil if there is nothing to choose. With no option the effect
	// comes to nothing, with one it is carried out.
	options func(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move
	// do carries the effect out with the choice made. It reports whether more is to be chosen. It is nil where the effect
	// is standing: then the rule that it changes asks for it.
	do func(e *engine, f *Frame, ef *content.Effect, m Move) (again bool)
	// together: characters are dealt with at once, the set of players in the frame's M, not one by one.
	together bool
	// stands says of what bears it the rules ask for the effect as long as it is there.
	stands bearers

	// ask is the question to the players; selectedCard in it stands for what the effect selects.
	ask string
	// then is what is still asked once part of it has been chosen, and "" before that; nil if nothing is chosen in parts.
	then func(b *Rulebook, s *State, f *Frame, ef *content.Effect) string

	// say puts the operation into words for a card's text.
	say func(w *words, ef *content.Effect)
	// brief says it in a few words and icons for the mat, in fewer and fewer words.
	brief func(ef *content.Effect) []string
	// becomes is what an ability makes of a die, in the label of its use; does is its text. nil: no die turns into others.
	becomes func(ef *content.Effect, d Die, does string) string

	// verb is what is done with what an answer picks, such as "discard"; "" where the question alone says it.
	verb string
	// label is the label of the answers of one kind, labels, if it is not what verb and what is picked say; or nil.
	labels MoveKind
	label  func(b *Rulebook, s *State, f *Frame, ef *content.Effect, m Move) string
	// die is the die that a number or resource to choose stands for; NoDie if it stands for something else.
	die func(s *State, f *Frame, ef *content.Effect, m Move) Die
	// goes is who or what an answer sends where; nobody if it sends no one.
	goes func(s *State, f *Frame, m Move) (who Goer, to Place)
	// from is where the die or card that an answer picks lies; nil: in its pool or on its draw pile.
	from func(s *State, f *Frame, m Move) Place

	traits Trait
}

// bearers are kinds of cards that may bear a standing effect, one bit each.
type bearers uint8

const (
	onObstacles bearers = 1 << iota
	onLocations
	onAbilities
)

// Trait is what other packages ask of an operation instead of its name, one bit each.
type Trait uint8

// The traits.
const (
	Rerolls    Trait = 1 << iota // the players pick dice up and roll them again
	Explodes                     // each die that shows a value brings a new one, which may bring another
	NewAssets                    // assets are rolled at a location
	MovePrices                   // moves cost more or less
)

// Has reports whether an effect's operation has a trait.
func Has(ef *content.Effect, t Trait) bool { return operations[ef.Do].traits&t != 0 }

// selectedCard stands in a question for one of the obstacles that an effect selects, in the words of the card's text.
const selectedCard = "{card}"

// operations is the closed vocabulary, filled in init by the files of the operations.
var operations [content.NumOps]operation

// says returns a say that has the same words for every effect.
func says(order string) func(w *words, ef *content.Effect) {
	return func(w *words, ef *content.Effect) { w.do(ef, order) }
}

// briefly returns a brief that has the same words for every effect.
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
