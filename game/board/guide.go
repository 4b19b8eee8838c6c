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
	// LooksBack reports whether an earlier page is reread. The table is shown as it was then.
	LooksBack() bool
	// Reads reports whether the page asks for no move.
	Reads() bool
	// Waits reports whether the animation waits until a page is read.
	Waits() bool
	// StopsNext reports whether the page to be read next stops the animation where it comes to what that explains.
	StopsNext() bool
	// Permits reports whether a move may be made, and answers it if not. Forbids is the opposite, without an answer.
	Permits(m rules.Move) bool
	Forbids(m rules.Move) bool
	// PermitsAny reports whether one of several gestures is permitted, and answers if none is.
	PermitsAny(gestures []hand.Gesture) bool
	// OnlyReads reports whether an earlier page is reread, and if so answers that nothing can be done.
	OnlyReads() bool
	// AnswerWrongClick answers a click that the lesson does not ask for, AnswerRefusal a refusal.
	AnswerWrongClick(on layout.Target)
	AnswerRefusal()
	// ClearAnswers clears answers and refusals.
	ClearAnswers()
	// Stuck returns a sentence that names the keys that help.
	Stuck(g *app.App) string
	// LessonOnSheet writes the task of the page at the head of a sheet.
	LessonOnSheet(g *app.App, m *menu.Menu)
}

// What a layer may implement besides [layer.Layer].
type (
	// storyListener is told the events of the story from one index up to another as they are shown.
	storyListener interface {
		Told(g *app.App, from, to int)
	}
	// beatHolder reports whether the animation waits for the layer before its next beat.
	beatHolder interface{ Holds(g *app.App) bool }
	// endListener is told when an animation has ended.
	endListener interface{ Arrived(g *app.App) }
	// moveListener is told of a move with the state before it, before its events are shown.
	moveListener interface {
		Made(before *rules.State, m rules.Move)
	}
	// undoListener is told when a move has been taken back.
	undoListener interface{ TakenBack(g *app.App) }
	// answerer adds answers to those of the prompt line.
	answerer interface{ Answers() []Choice }
	// doneListener may act first where the player ends the actions. It reports whether it does.
	doneListener interface{ HoldsDone(g *app.App) bool }
	// prompter fills the prompt line of a view. It reports whether it did; otherwise the layers below are asked.
	prompter interface {
		Prompts(g *app.App, v *layout.View) bool
	}
	// planListener is told the plan that was laid out for a view.
	planListener interface {
		Laid(v *layout.View, plan *layout.Plan)
	}
	// noteDependent returns what the place of its note depends on besides the view, compared by ==.
	noteDependent interface{ NoteInput() any }
)
