// Package trying is the layer of a table at which something is tried that nobody keeps: a decision of a campaign once more, or what a card asks
// to be carried out by hand. What comes of it is for whoever laid the table to say.
package trying

import (
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/render/layout"
)

// Trying waits until a trial has ended.
type Trying struct {
	board.Base

	Trial *app.Trial // nil: this is no such table
}

// Tick calls back once the moves that were made, and shown, end the trial.
func (y *Trying) Tick(t *board.Board, g *app.App) (stale, keeps bool) {
	if y.Trial == nil || t.Campaign.Len() == 0 {
		return false, false
	}
	moves := t.Campaign.Moves()
	if !y.Trial.Ends(t.Campaign, moves, t.Beats.Playing()) {
		return false, false
	}
	y.Trial.Over(g, moves)
	return true, true
}

// Prompts says in the prompt line what is tried.
func (y *Trying) Prompts(_ *board.Board, _ *app.App, v *layout.View) bool {
	if y.Trial != nil {
		v.Prompt = y.Trial.Says + " " + v.Prompt
	}
	return false
}
