package layout_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The arrow from one staged card to the next lies on no square of either, nor on their rewards and names, whatever cards they
// are.
func TestWayOfStagedCardsLeavesThemToBeRead(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 3, Difficulty: content.Standard}, nil)
	cards := len(b.Content().Progress)
	for _, scale := range []float64{1, 1.25, 1.5, 2} {
		for from := 0; from < cards; from += rules.NumStaged {
			for i := range s.Staging {
				s.Staging[i] = content.ProgressID((from + i) % cards)
			}
			p := layout.Lay(&layout.View{Book: b, State: &s, W: 1280, H: 720, Scale: scale,
				Open: []layout.Pane{layout.StagingPane, layout.TradePane}})
			if p.Staging.Rect.Empty() {
				t.Fatalf("at %g the staging area is not in sight", scale)
			}
			arrows := 0
			for i := range p.Staging.Cards {
				way := p.Staging.Cards[i].Arrow
				if way.Empty() {
					continue
				}
				arrows++
				for j := range p.Staging.Cards {
					c := &p.Staging.Cards[j]
					if j > i || j < i-1 {
						continue
					}
					for n, square := range c.Squares {
						if b.Content().Progress[s.Staging[j]].Squares[n].Start {
							square.X -= p.Unit // with its mark
						}
						if square.Overlaps(way) {
							t.Errorf("at %g the arrow to card %d lies on square %d of %s", scale, i, n, b.Content().Progress[s.Staging[j]].Name)
						}
					}
					chips := c.Reward.Inset(p.Unit)
					chips.W = float64(len(b.Content().Progress[s.Staging[j]].Reward)) * (chips.H + 2*p.Unit)
					if chips.Overlaps(way) || c.Name.Overlaps(way) {
						t.Errorf("at %g the arrow to card %d lies on the reward or the name of %s", scale, i,
							b.Content().Progress[s.Staging[j]].Name)
					}
				}
			}
			if arrows < 2 {
				t.Errorf("at %g there are %d arrows", scale, arrows)
			}
		}
	}
}

// What an ordered card rewards with is as large beside its squares as on the card of a player.
func TestOrderedCardsShowTheirRewardsLarge(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 3, Difficulty: content.Standard}, nil)
	p := layout.Lay(&layout.View{Book: b, State: &s, W: 1280, H: 720, Order: []uint8{3, 0, 1, 2}})
	for i := range p.Order.Cards {
		if c := &p.Order.Cards[i].Card; c.Reward.H < 22*p.Unit || c.Goes.H < 22*p.Unit {
			t.Errorf("card %d has its reward at %+v and its way at %+v", i, c.Reward, c.Goes)
		}
	}
	if len(p.Order.Cards) == 0 {
		t.Error("no cards are put in order")
	}
}
