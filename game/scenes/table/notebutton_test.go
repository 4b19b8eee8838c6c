package table

import (
	"math"
	"math/rand/v2"
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/firstmet"
	"sixwinters/game/board/layers/hint"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// buttonMoves counts notes, and how often the button of one lies elsewhere than that of the one before it.
type buttonMoves struct {
	notes, moves int
	last         layout.Rect
}

func (b *buttonMoves) look(now layout.Rect) {
	const same = 3.0 // pixels
	if now.Empty() {
		return
	}
	b.notes++
	if math.Hypot(now.Right()-b.last.Right(), now.Bottom()-b.last.Bottom()) > same {
		b.moves++
	}
	b.last = now
}

// Through the hints of two campaigns or six, with notes of what is new about anything on the table between them, the button of the note
// lies where it lay before, so that it is clicked again and again without aiming. It moves only where the note would cover what
// it speaks of or what is asked for; a folded table has less room beside that.
func TestButtonsOfNotesStay(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	for _, size := range []struct{ w, h, scale, most int }{{1280, 720, 100, 5}, {1920, 1080, 100, 5}, {1280, 720, 150, 20}} { // most: percent
		g.Width, g.Height, g.Settings.Scale = size.w, size.h, size.scale
		var all buttonMoves
		rng := rand.New(rand.NewPCG(1, 2))
		campaigns := rulestest.Count(2, 6)
		for seed := range uint64(campaigns) {
			table := practice(g, rules.Options{Seed: seed + 1, Difficulty: content.Standard})
			g.Show(table)
			for range 40 {
				if rng.IntN(3) == 0 {
					pieces := table.Board.Plan(g).Pieces
					tip := g.Tips[rng.IntN(len(g.Tips))]
					tip.Event = ""
					table.Novelties.Firsts = firstmet.Firsts{Shown: true, Open: true, Met: []firstmet.Met{{
						Tip: &tip, On: pieces[rng.IntN(len(pieces))].Target, When: board.TurnOf(&table.Board.State), Move: table.Board.Campaign.Len(),
					}}}
					all.look(table.Board.Plan(g).Note.Button)
					table.Novelties.Firsts = firstmet.Firsts{}
				}
				for range hint.HintSteps {
					table.Hinter.Hint(&table.Board, g)
					all.look(table.Board.Plan(g).Note.Button)
				}
				table.Hinter.PressHint(&table.Board, g)
				table.Board.Beats, table.Board.Shown, table.Board.Dialog = board.Beats{}, table.Board.State, nil
			}
		}
		if all.notes < 115*campaigns || all.moves*100 > all.notes*size.most {
			t.Errorf("%v: %d of %d buttons move", size, all.moves, all.notes)
		}
	}
}

// From Continue to Continue the button of a lesson's notes mostly stays too.
func TestButtonsOfLessonsStay(t *testing.T) {
	for _, size := range []struct{ w, h, scale, most int }{{1280, 720, 100, 25}, {1920, 1080, 100, 25}, {1280, 720, 150, 25}} {
		g := gameIn(t, size.w, size.h, size.scale)
		var all buttonMoves
		for n := range g.Lessons {
			all.last = layout.Rect{}
			eachPage(t, g, n, func(table *table) { all.look(table.Board.Plan(g).Note.Button) })
		}
		all.moves -= len(g.Lessons) // the first of each
		if all.notes < 20 || all.moves*100 > all.notes*size.most {
			t.Errorf("%v: %d of %d buttons move", size, all.moves, all.notes)
		}
	}
}
