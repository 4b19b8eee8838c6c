package table

import (
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What the hand puts down goes on from there: neither a card laid on its own place nor a die flies there once more from where
// it had lain. What is made without the mouse flies from where it lay.
func TestWhatIsPutDownGoesOnFromTheHand(t *testing.T) {
	g, table := paced(t, "")
	choose := mind.Greedy(gametest.ShotSeed)
	for seen := map[layout.Kind]bool{}; !seen[layout.Staged] || !seen[layout.Die]; {
		if table.Board.State.Phase == rules.CampaignOver {
			t.Fatalf("only %v was put down", seen)
		}
		for _, ge := range table.Board.Hand.Gestures {
			take, drop := ge.Take, ge.Drop
			if ge.Carry.What.Kind == layout.Staged {
				take, drop = []layout.Target{ge.Carry.What}, ge.Carry.To
			}
			if len(take) != 1 || seen[take[0].Kind] || take[0].Kind != layout.Staged && drop.Kind != layout.Square {
				continue
			}
			lain, there := table.Board.Plan(g).Rect(take[0])
			to, here := table.Board.Plan(g).Rect(drop)
			if complete, _ := table.Board.Hand.Put(take, drop); !there || !here || len(complete) != 1 {
				continue
			}
			seen[take[0].Kind] = true
			g.Pointer.X, g.Pointer.Y = to.Center()
			table.Board.Held = take
			table.Board.Drop(g, drop)
			startAtHand := false
			for table.Board.Beats.Playing() {
				for _, f := range table.Board.Beats.Seen.Flights {
					startAtHand = startAtHand || f.From.Contains(to.Center())
					if f.From == lain {
						t.Errorf("%+v flies from where it had lain", take[0])
					}
				}
				table.Board.Beats.Tick = table.Board.Beats.List[0].Ticks
				table.Board.RunBeats(g)
			}
			if !startAtHand {
				t.Errorf("%+v does not go on from the hand", take[0])
			}
			break
		}
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
		table.Board.Skip(g)
	}
}
