package board

import (
	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/game/menu"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Guide is the lesson at a table, as the board knows it. Without a lesson it permits everything.
type Guide interface {
	// Plays reports whether a lesson is played.
	Plays() bool
	// PageRead returns the number of the page that is read, from 1; 0 without a lesson.
	PageRead() int
	// Begun returns the number of moves before the page at which the lesson was entered.
	Begun() int
	// LooksBack reports whether an earlier page is reread, with the table as it was then.
	LooksBack() bool
	// Reads reports whether there is only reading to do.
	Reads() bool
	// Waits reports whether the animation waits until a page is read.
	Waits() bool
	// Permits reports whether a move may be made, and answers it if not. Keeps is its opposite, without an answer.
	Permits(m rules.Move) bool
	Keeps(m rules.Move) bool
	// LeadsOn reports whether any of several gestures is permitted, and answers if none is.
	LeadsOn(gestures []hand.Gesture) bool
	// OnlyReads reports whether an earlier page is reread, and then answers what was tried.
	OnlyReads() bool
	// Astray answers a click on what the lesson does not ask for, Reminded a refusal.
	Astray(on layout.Target)
	Reminded()
	// TriesAgain clears answers and refusals.
	TriesAgain()
	// Stuck says which keys help.
	Stuck(g *app.App) string
	// LessonOnSheet writes the task of the page at the head of a sheet.
	LessonOnSheet(g *app.App, m *menu.Menu)
}

// What a layer may implement besides [layer.Layer].
type (
	// listener is told the events of the story from one index up to another as they are shown.
	listener interface {
		Told(g *app.App, from, to int)
	}
	// holder reports whether the animation waits for the layer before its next beat.
	holder interface{ Holds(g *app.App) bool }
	// arriver is told when an animation has ended.
	arriver interface{ Arrived(g *app.App) }
	// maker is told of a move with the state before it, before its events are shown.
	maker interface {
		Made(before *rules.State, m rules.Move)
	}
	// rewinder is told when a move has been taken back.
	rewinder interface{ TakenBack(g *app.App) }
	// answerer adds answers to those of the prompt line.
	answerer interface{ Answers() []Choice }
	// doner may act first where the player ends the actions. It reports whether it does.
	doner interface{ HoldsDone(g *app.App) bool }
	// prompter fills the prompt line of a view. It reports whether it did; otherwise the layers below are asked.
	prompter interface {
		Prompts(g *app.App, v *layout.View) bool
	}
	// lier is told the plan that was laid out for a view.
	lier interface {
		Laid(v *layout.View, plan *layout.Plan)
	}
	// noter returns what the place of its note depends on besides the view, compared by ==.
	noter interface{ NoteInput() any }
)
