// Package table is the scene of a campaign: a board with layers over it. It decides nothing: it asks package rules what may be done,
// lets the players choose, and shows what came of it.
//
// The board is made of parts (parts.go), each in the file that its type is named after or in those beside it:
//
//   - position is the game; keeping (saving.go, undo.go) is the campaign on disk; showing (beats.go) what happened, one thing after
//     another.
//   - laying (lying.go, view.go, leaves.go, together.go) is what is seen and where it lies; attention is what is pointed at, and
//     focusing (focus.go, stops.go) how the keyboard points; tips (tooltip.go, tipcoming.go) explain it.
//   - hands (input.go, press.go, carry.go, collect.go, lit.go) is what is held and where it may go; asking (question.go, order.go,
//     aside.go) what is asked and answered; sharing (handover.go) who has the mouse.
//
// What lies over the board is a [layer.Layer]; assemble in parts.go puts them on one stack, the topmost first. The scene (tick.go) walks
// that stack for each tick, key, click and picture, and knows no layer. A lesson (lesson*.go), a hint (hint*.go), what is met first
// (first*.go) and the list of moves (listing.go) know the board, which does not know of them; of a lesson it knows a guide (guide.go).
// A new layer is a file with a type that embeds [layer.Base], and a line in assemble.
//
// Replays have a scene of their own: replay.go, strip.go (the timeline), branch.go (the menu).
package table
