// Package board is the table of a campaign as plain data, and the functions that change it. It decides nothing: it asks package rules
// what is legal, lets the players choose, and shows what came of it.
//
// A [Board] is the one model of a table. Its groups of fields are data; no group points at another:
//
//   - [Position] is the game and what of it is shown; [Keeping] the campaign on disk (undo.go); [Showing] the story of the last move and
//     the beats that show it (narration.go, noises.go, pace.go, turn.go); the log.
//   - [Laying] is where everything lies (panes.go, together.go); [Attention] what is pointed at, by mouse or keyboard (fan.go,
//     focusing.go, stops.go); [Tips] the tip of it (tipcoming.go, wording.go).
//   - [Hands] is what is held and where it can go (input.go, press.go, carry.go, collect.go, lit.go, near.go, fumble.go); [Asking] the question of
//     the prompt line and its answers; [Aside] the cards to choose from; [Order] the order of staged cards; [Desk] who has the mouse.
//   - [Refusal] is why a drop was refused, [app.Dialogs] the sheet over the table, [app.Weather] the snow.
//
// Methods of Board are what other packages call. Functions with a board as their first argument, such as resolve, are the board's own.
//
// Each tick, [Board.Update] gives what the players did to the [Layer]s on the board's stack, the topmost first. [Surface] is the table
// itself: it reads the pointer and the keys. A layer is given the board with each call and keeps nothing of it; layers over the board are
// in package layers and below. [Board.Play] makes a move, whoever asks for it: a drop, a key, a button, a hint, a companion.
package board
