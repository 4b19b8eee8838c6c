// Package board is the table of a campaign without what comes and goes over it: the game, what is shown of it and where, and what the
// players' hands do. It decides nothing: it asks package rules what may be done, lets the players choose, and shows what came of it.
//
// A [Board] is made of parts, each in the file that its type is named after or in those beside it:
//
//   - Keeping (saving.go, undo.go) is the campaign on disk; Showing (beats.go) what happened, one thing after another.
//   - Laying (lying.go, view.go, leaves.go, together.go) is what is seen and where it lies; Attention is what is pointed at, and
//     Focusing (focus.go, stops.go) how the keyboard points; Tips (tooltip.go, tipcoming.go) explain it.
//   - Hands (grip.go, input.go, press.go, carry.go, collect.go, lit.go) is what is held and where it may go; Asking (question.go,
//     order.go, aside.go) what is asked and answered; Sharing (handover.go) who has the mouse.
//   - Refusing, Telling (tablelog.go) and Sheets (dialog.go, chronicle.go) are the layers that any part may need.
//
// Of a lesson it knows a guide, and of other layers only that they may want to hear what happens (guide.go).
package board
