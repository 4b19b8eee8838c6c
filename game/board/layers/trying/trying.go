// Package trying is the layer of a table at which a decision of a campaign is made once more, up to the next roll or card turned up. What
// comes of it is for whoever laid the table to say.
package trying

import (
	"sixwinters/advice/review"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Trying waits until the decision has been made.
type Trying struct {
	board.Base

	Over func(g *app.App, made []rules.Move) // says what comes of it; nil: this is no such table
}

// Tick says what comes of the decision once it has been made, and shown up to the roll.
func (y *Trying) Tick(t *board.Board, g *app.App) (stale, keeps bool) {
	if y.Over == nil || t.Campaign.Len() == 0 {
		return false, false
	}
	var moves []rules.Move
	for i := range t.Campaign.Len() {
		m, _ := t.Campaign.Move(i)
		moves = append(moves, m)
	}
	_, begin := t.Campaign.Move(0)
	if !review.Ends(begin, t.Campaign.Now(), moves) || t.Beats.Playing() && moves[len(moves)-1].Kind != rules.MoveDone {
		return false, false
	}
	y.Over(g, moves)
	return true, true
}

// Prompts says in the prompt line that this is another try.
func (y *Trying) Prompts(_ *board.Board, _ *app.App, v *layout.View) bool {
	if y.Over != nil {
		v.Prompt = "Another try, up to the next roll or card. " + v.Prompt
	}
	return false
}
