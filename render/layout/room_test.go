package layout_test

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Where obstacles cover older ones, those that are not covered have all the room that is left, as far as cards get higher.
func TestOpenObstaclesHaveAllTheRoom(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 3}, nil)
	slot, most, covered := content.Slot(2), mostDice(b, &s), 0
	for n := 2; n < 7; n++ {
		for from := 0; from+n <= len(most); from += 5 {
			ids := slices.Concat(most[from:from+1], most[len(most)-n+1:]) // one that needs much, and small ones
			besiege(b, &s, slot, ids, 0)
			v := layout.View{Book: b, State: &s, W: 1280, H: 720, Prompt: "What now?"}
			p := layout.Lay(&v)
			board := &p.Slots[slot]
			first, last := board.Obstacles[0], board.Obstacles[n-1]
			if !first.Picture.Empty() {
				continue
			}
			covered++
			highest := board.Column.Row(0, 2, 3*p.Unit).H
			if left := board.Column.Bottom() - last.Rect.Bottom(); left > p.Unit && last.Rect.H < highest-p.Unit {
				t.Errorf("%d obstacles, %s first: under the last one, %.0f high, are %.0f left", n, b.Content().Card(ids[0]).Name,
					last.Rect.H, left)
			}
		}
	}
	if covered < 20 {
		t.Errorf("only %d columns have covered obstacles", covered)
	}
}

// Dice that are picked up leave empty places: all others keep theirs.
func TestDiceKeepTheirPlacesWhilePicked(t *testing.T) {
	picked := 0
	for _, s := range positions(t, rulestest.Book(t)) {
		asks := s.Asks()
		if asks == nil || s.Players[0].Dice.Len() < 2 {
			continue
		}
		asks.Player = 0
		v := layout.View{Book: rulestest.Book(t), State: &s, W: 1280, H: 720, Scale: 1, PromptPlayer: rules.NoPlayer}
		before := layout.Lay(&v)
		for i, n := range s.Players[0].Dice {
			if n == 0 {
				continue
			}
			after := s
			after.Players[0].Dice[i]--
			after.Hand[rules.Action][i]++
			v.State = &after
			plan := layout.Lay(&v)
			for _, piece := range plan.Pieces {
				on := piece.Target
				if on.Kind != layout.Die || on.Place != (rules.Place{Spot: rules.OnMat}) {
					continue
				}
				picked++
				if was, _ := before.Rect(on); was != piece.Rect {
					t.Fatalf("with a %d picked, the die %v moves from %v to %v", i+1, on.Die, was, piece.Rect)
				}
			}
		}
	}
	if picked == 0 {
		t.Error("no die is left beside one that is picked")
	}
}
