// Package game is the running game: its scenes, what the mouse and the keyboard do, and how what happens is shown. It
// decides nothing: it asks package rules what may be done, lets the players choose, and shows what came of it.
//
// A [Game] runs one scene at a time. Each tick it reads mouse and keys, lets the scene go on, and draws only if something
// has changed. What can be told without a table is told in the packages below this one, which know nothing of it: what a hand may do
// (hand, hover, focus, movelist, desk), what is taught (teach), what is shown and heard (motion, noise), and so on. Here they are
// put together. Where to begin reading:
//
//   - The window: game.go is the game that Ebitengine runs, guard.go the net under it, frames.go when it draws,
//     windowplace.go where the window lies, settings.go the settings, sounds.go what is heard.
//   - Menus, each a scene: title.go, newcampaign.go, load.go (all campaigns), lessons.go, credits.go, crash.go. What lies
//     over a scene is a dialog (dialog.go): preferences.go, chronicle.go (the sheets at the end of a year and of a
//     campaign), lessonsheet.go, the book of rules (topic.go).
//   - The table, the scene of a campaign: table.go has its parts and tick.go their order within a tick. The players' side
//     is input.go, press.go (the button of the mouse), grip.go and carry.go (the hand), focus.go and stops.go (the keyboard),
//     tablekeys.go (commands), listing.go (the list of moves), question.go, and saving.go and undo.go (the moves made). What
//     they see is view.go and lying.go (what is shown, and where it lies), beats.go (what happened, one thing after
//     another), lit.go (what is lit), leaves.go and together.go (a window too small for everything), tooltip.go and
//     tablelog.go.
//   - Two players at one desk who hand the mouse over: handover.go.
//   - Help: hint*.go are the hints, first*.go the notes on what is met for the first time, refusal.go and fumble.go the
//     answers to what cannot be done.
//   - A lesson is played at a table: lesson.go says how, and lesson*.go have a part of it each.
//   - Replays: replay.go has the scene, strip.go its timeline, branch.go its menu.
//
// Tests named *_window_test.go open the whole program in a window; shots*_test.go draw the pictures of the game.
package game
