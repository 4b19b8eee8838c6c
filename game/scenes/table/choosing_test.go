package table

import (
	"testing"

	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// A click on the card of any character chooses it, for the second player as for the first.
func TestAClickChoosesAnyCharacter(t *testing.T) {
	for picked := range rules.NumPlayers {
		for nth := 0; ; nth++ {
			g := gametest.InFolder(t)
			table, err := stageTable(g, Begun(picked))
			if err != nil {
				t.Fatal(err)
			}
			gametest.Tick(t, g)
			var cards []layout.Target
			for _, piece := range table.Board.Plan(g).Pieces {
				if piece.Target.Kind == layout.Choice && table.Board.Hand.CanClick(piece.Target) {
					cards = append(cards, piece.Target)
				}
			}
			if len(cards) == 0 {
				t.Fatalf("after %d choices there is no card to choose", picked)
			}
			if nth == len(cards) {
				break
			}
			gametest.PointAt(t, g, table.Board.Plan(g), cards[nth])
			p := &g.Pointer
			p.Pressed, p.Down = true, true
			gametest.Tick(t, g)
			p.Pressed, p.Down, p.Released = false, false, true
			gametest.Tick(t, g)
			p.Released = false
			if made := table.Board.Campaign.Len() - picked; made != 1 || len(table.Board.Held) > 0 {
				t.Errorf("choice %d, card %d: %d moves are made and %d things held", picked+1, nth+1, made, len(table.Board.Held))
			}
		}
	}
}
