package board

import (
	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/game/menu"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// guide is a lesson at a table, as far as the board has to know of it. Where none is played it lets everything be done.
type guide interface {
	// Plays reports whether a lesson is played.
	Plays() bool
	// PageRead is the page that is read, counted from 1; 0 without a lesson.
	PageRead() int
	// Begun is how many moves led to where the lesson was entered.
	Begun() int
	// LooksBack reports whether a page is read again, with the table as it was then.
	LooksBack() bool
	// Reads reports whether nothing but reading can be done.
	Reads() bool
	// Waits reports whether what happens waits until something is read.
	Waits() bool
	// Permits reports whether a move may be made, and answers it. Keeps finds out the opposite without an answer.
	Permits(m rules.Move) bool
	Keeps(m rules.Move) bool
	// LeadsOn reports whether any of several gestures may go on, and answers them if none may.
	LeadsOn(gestures []hand.Gesture) bool
	// OnlyReads answers what is tried while a page is read again, and reports whether one is.
	OnlyReads() bool
	// Astray answers a click on what is not asked for, and Reminded what is refused.
	Astray(on layout.Target)
	Reminded()
	// TriesAgain takes answers and refusals away.
	TriesAgain()
	// Stuck says which keys help.
	Stuck(g *app.App) string
	// LessonOnSheet writes what the lesson waits for at the head of a sheet.
	LessonOnSheet(g *app.App, m *menu.Menu)
}

// What layers may want to know of what happens at the board.
type (
	// listener hears of some events of the story as they are shown.
	listener interface {
		Told(g *app.App, from, to int)
	}
	// holder reports whether what happens waits for the layer before its next beat.
	holder interface{ Holds(g *app.App) bool }
	// arriver is told when nothing moves any more.
	arriver interface{ Arrived(g *app.App) }
	// maker hears of a move that was made, before what it brought is shown.
	maker interface {
		Made(before *rules.State, m rules.Move)
	}
	// rewinder goes back with the moves of the campaign.
	rewinder interface{ TakenBack(g *app.App) }
	// answerer adds answers to those of the prompt line.
	answerer interface{ Answers() []Choice }
	// prompter fills the prompt line of a view. It reports whether it did; otherwise the layers below are asked.
	prompter interface {
		Prompts(g *app.App, v *layout.View) bool
	}
	// lier is told where the table lies that was laid for a view.
	lier interface {
		Laid(v *layout.View, plan *layout.Plan)
	}
	// noter names what the place of its note depends on besides what is seen; it can be compared.
	noter interface{ NoteInput() any }
)
