// Package gesture maps what a hand does at the table to legal moves, and says what lies under it. It decides nothing: it asks
// package rules. It needs no window.
//
//   - A [Hand] is every legal move as a [Gesture]: what is picked up and where it is put (hand.go). [Refusal], [Why], [Fumble] and [Idle]
//     say why a drop or a click means no move (intent.go), [Topic] which rule fits what is seen.
//   - [Preview], [Thing], [Part] and their kin are the tips: what a number, a sign, a pile or a die is, and what a move would lead to.
//   - [Toward], [Nearest] and [StepOn] lead the keyboard focus from one [Stop] to the next.
//   - [PiecesOf] and [PiecesBy] say which things on the table an event is about, and what brought it about.
package gesture
