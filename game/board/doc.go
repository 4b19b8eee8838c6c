// Package board is the table of a campaign without what comes and goes over it: the game, what is shown of it and where, and what
// the players' hands do. It decides nothing: it asks package rules what may be done, lets the players choose, and shows what came
// of it.
//
// A [Board] is made of parts, each in the file that its type is named after and in those named here:
//
//   - Position is the game; Keeping (undo.go) is the campaign on disk; Showing (narration.go, noises.go, pace.go, turn.go) is
//     what happened, one thing after another.
//   - Laying (panes.go, together.go) is what is seen and where it lies; Attention (fan.go) is what is pointed at, and
//     Focusing (stops.go) how the keyboard points; Tips (tipcoming.go) explain it, and Wording (keysshown.go) has its words.
//   - Surface (topic.go) is the table under all layers; Sharing knows who has the mouse.
//   - Hands (input.go, press.go, carry.go, collect.go, lit.go, fumble.go, pile.go) is what is held and where it may go, Asking is
//     what is asked and answered, and Aside the cards to choose from.
//   - The order of staged cards, refusals, sheets and the weather know nothing of the board: order, refusal, sheet and drift.
//
// Of a lesson it knows a guide, and of other layers only that they may want to hear what happens (guide.go).
package board
