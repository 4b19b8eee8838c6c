// Package table is the scene of a campaign: the table, what the players' hands do on it, and how what happens is shown. It decides
// nothing: it asks package rules what may be done, lets the players choose, and shows what came of it.
//
// table.go has its parts and tick.go their order within a tick. Where to begin reading:
//
//   - The players' side is input.go, press.go (the button of the mouse), grip.go and carry.go (the hand), focus.go and stops.go (the
//     keyboard), tablekeys.go (commands), listing.go (the list of moves), question.go, and saving.go and undo.go (the moves made).
//   - What they see is view.go and lying.go (what is shown, and where it lies), beats.go (what happened, one thing after
//     another), lit.go (what is lit), leaves.go and together.go (a window too small for everything), tooltip.go and
//     tablelog.go. What lies over the table is a dialog (dialog.go): chronicle.go (the sheets at the end of a year and of a
//     campaign), lessonsheet.go.
//   - Two players at one desk who hand the mouse over: handover.go.
//   - Help: hint*.go are the hints, first*.go the notes on what is met for the first time, refusal.go and fumble.go the
//     answers to what cannot be done.
//   - A lesson is played at a table: lesson.go says how, and lesson*.go have a part of it each.
//   - Replays: replay.go has the scene, strip.go its timeline, branch.go its menu.
//   - What the window asks of the scene is scene.go; autoplay.go plays by itself.
package table
