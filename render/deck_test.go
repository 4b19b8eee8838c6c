package render_test

import (
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// One card left in the progress deck is told by a figure that is no Roman one, as that of the stage just below it is: it is
// clearly broader.
func TestOneCardIsNotStageOne(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := b.NewCampaign(rules.Options{Seed: 3}, nil)
	choose := mind.Greedy(3)
	for s.Phase != rules.Turns || s.Step != rules.StepActions {
		b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil)
	}
	s.Stage, s.Deck.N = 1, 1
	scene := newScene(b, &s, 1280, 720)
	picture := paint(p, scene)
	// broad is over how many columns the gold of a figure goes in the middle of a place.
	broad := func(r layout.Rect) (n int) {
		for x := int(r.X); x < int(r.Right()); x++ {
			for y := int(r.Y); y < int(r.Bottom()); y++ {
				if c := picture.RGBAAt(x, y); int(c.R) > int(art.GoldBright.R)-40 && int(c.G) > int(art.GoldBright.G)-40 && c.B < 0x90 {
					n++
					break
				}
			}
		}
		return n
	}
	deck, stage := scene.Plan.Staging.Deck.Inset(5), scene.Plan.Staging.Discard.Inset(5)
	deck.TakeTop(layout.DeckSign * scene.Plan.Staging.Deck.H)
	deck.W -= 6 // the arrow to the staged cards begins there
	if one, roman := broad(deck), broad(stage); roman == 0 || one < roman+2 {
		t.Errorf("one card is %d pixels broad, stage one %d", one, roman)
	}
}
