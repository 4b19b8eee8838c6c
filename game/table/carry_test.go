package table

import (
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What the hand puts down goes on from there: neither a card laid on its own place nor a die flies there once more from where it had
// lain. What is made without the mouse flies from where it lay.
func TestWhatIsPutDownGoesOnFromTheHand(t *testing.T) {
	g, table := paced(t, "")
	choose := mind.Greedy(gametest.ShotSeed)
	for seen := map[layout.Kind]bool{}; !seen[layout.Staged] || !seen[layout.Die]; {
		if table.state.Phase == rules.CampaignOver {
			t.Fatalf("only %v was put down", seen)
		}
		for _, ge := range table.hand.Gestures {
			take, drop := ge.Take, ge.Drop
			if ge.Carry.What.Kind == layout.Staged {
				take, drop = []layout.Target{ge.Carry.What}, ge.Carry.To
			}
			if len(take) != 1 || seen[take[0].Kind] || take[0].Kind != layout.Staged && drop.Kind != layout.Square {
				continue
			}
			lain, there := table.plan(g).Rect(take[0])
			to, here := table.plan(g).Rect(drop)
			if complete, _ := table.hand.Put(take, drop); !there || !here || len(complete) != 1 {
				continue
			}
			seen[take[0].Kind] = true
			g.Pointer.X, g.Pointer.Y = to.Center()
			table.held = take
			table.drop(g, drop)
			goesOn := false
			for table.beats.playing() {
				for _, f := range table.beats.seen.Flights {
					goesOn = goesOn || f.From.Contains(to.Center())
					if f.From == lain {
						t.Errorf("%+v flies from where it had lain", take[0])
					}
				}
				table.beats.tick = table.beats.list[0].Ticks
				table.runBeats(g)
			}
			if !goesOn {
				t.Errorf("%+v does not go on from the hand", take[0])
			}
			break
		}
		table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
		table.skip(g)
	}
}
