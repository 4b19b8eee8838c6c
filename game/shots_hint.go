package game

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

// stageHint shows a step of the hint that begins to finish a card, in the middle of a year.
func stageHint(step int) func(g *Game) error {
	return func(g *Game) error {
		t := practice(g, rules.Options{Seed: shotSeed, Difficulty: content.Standard})
		choose := rules.GreedyPolicy(shotSeed)
		g.show(t)
		for {
			legal := t.book.Moves(&t.state, nil)
			if len(legal) == 0 {
				return fmt.Errorf("no card can be finished in the campaign of seed %d", shotSeed)
			}
			if t.state.Turn > 1 && t.canFinish() {
				t.hint(g)
				if given := &t.hinting.given; len(given.Plan) > 2 && given.Move.Kind == rules.MoveCreate {
					break
				}
			}
			t.play(g, choose(t.book, &t.state, legal))
		}
		for t.hinting.step < step {
			t.hint(g)
		}
		t.hinting.ticks = hintFlight / 2
		return nil
	}
}
