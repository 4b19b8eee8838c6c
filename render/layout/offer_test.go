package layout_test

import (
	"fmt"
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// However many locations are on offer, what is written on a card keeps off its frame, and lies on it. At the usual size each
// shows what moves from it cost, even where nine a region are, by espionage mastery; and at one and a half times that, its tags.
func TestCardsOnOffer(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	for each := 2; each <= 11; each++ {
		var ids []content.LocationID
		of := [content.NumRegions]int{}
		for id, card := range b.Content().Locations {
			if int(card.Region) >= len(of) { // Desolation is never drawn
				continue
			}
			if of[card.Region]++; of[card.Region] <= each {
				ids = append(ids, content.LocationID(id))
			}
		}
		for _, scale := range []float64{0.75, 1, 1.25, 1.5, 1.75, 2} {
			plan := layout.Lay(&layout.View{Book: b, State: &s, W: 1280, H: 720, Scale: scale, PromptPlayer: rules.NoPlayer, Offers: ids})
			for _, c := range plan.Offer.Cards {
				where := fmt.Sprintf("%d a region at %v, card %d", each, scale, c.Location)
				if edge := 5 * plan.Unit; c.Name.X < c.Rect.X+edge || c.Name.Right() > c.Rect.Right()-edge {
					t.Errorf("%s: the name at %+v runs into the frame at %+v", where, c.Name, c.Rect)
				}
				for _, part := range []layout.Rect{c.Name, c.Tags, c.Moves[0], c.Moves[content.NumRegions-1], c.Text, c.Picture} {
					if !part.Empty() && !part.Within(c.Rect) {
						t.Errorf("%s: %+v does not lie on the card at %+v", where, part, c.Rect)
					}
				}
				if scale == 1.5 && c.Tags.Empty() {
					t.Errorf("%s does not show its tags", where)
				}
				if scale <= 1 && each <= 9 && c.Moves[0].Empty() {
					t.Errorf("%s does not show what moves cost", where)
				}
			}
		}
	}
}
