package board

import (
	"sixwinters/game/app"
	"sixwinters/game/gesture"
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
	Waits(t *Board) bool
	// StopsNext reports whether the page to be read next stops the animation where it comes to what that explains.
	StopsNext() bool
	// Permits reports whether a move may be made, and answers it if not. Forbids is the opposite, without an answer.
	Permits(t *Board, m rules.Move) bool
	Forbids(t *Board, m rules.Move) bool
	// PermitsAny reports whether one of several gestures is permitted, and answers if none is.
	PermitsAny(t *Board, gestures []gesture.Gesture) bool
	// OnlyReads reports whether an earlier page is reread, and if so answers that nothing can be done.
	OnlyReads() bool
	// AnswerWrongClick answers a click that the lesson does not ask for, AnswerRefusal a refusal.
	AnswerWrongClick(on layout.Target)
	AnswerRefusal()
	// ClearAnswers clears answers and refusals.
	ClearAnswers(t *Board)
	// Stuck returns a sentence that names the keys that help.
	Stuck(g *app.App) string
	// LessonOnSheet writes the task of the page at the head of a sheet.
	LessonOnSheet(g *app.App, m *menu.Menu)
}

// What a layer may implement besides [Layer]: what the board asks few of them for.
type (
	// proposer lays a move on the table that somebody proposes.
	proposer interface {
		Propose(t *Board, g *app.App, ge gesture.Gesture)
		// Proposed returns the move that lies there; ok is false for none.
		Proposed(t *Board) (m rules.Move, ok bool)
	}
	// answerer adds answers to those of the prompt line.
	answerer interface{ Answers(t *Board) []Choice }
	// hinter gives hints, and lays proposals on the table that nobody has asked for.
	hinter interface {
		Hint(t *Board, g *app.App)
		Suggest(t *Board, g *app.App)
		HintLies() bool
	}
)

// AskHint asks the layer that gives hints for one.
func (t *Board) AskHint(g *app.App) {
	for l := range All[hinter](t.Layers) {
		l.Hint(t, g)
	}
}

// AskProposal asks the layer that gives hints for a proposal.
func (t *Board) AskProposal(g *app.App) {
	for l := range All[hinter](t.Layers) {
		l.Suggest(t, g)
	}
}

// Hinted reports whether a hint lies on the table or is being computed.
func (t *Board) Hinted() bool {
	for l := range All[hinter](t.Layers) {
		return l.HintLies()
	}
	return false
}
