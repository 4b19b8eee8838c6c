package layout_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// With the log open beside the boards no card to choose from lies behind it, in windows of all sizes.
func TestCardsLieBesideTheLog(t *testing.T) {
	b := loadBook(t)
	cards := 0
	for _, s := range positions(t, b) {
		var offers []content.LocationID
		for _, m := range b.Moves(&s, nil) {
			if m.Kind == rules.MoveSettle {
				offers = append(offers, content.LocationID(m.Card))
			}
		}
		for _, size := range sizes {
			v := layout.View{Book: b, State: &s, W: size[0], H: size[1], PromptPlayer: rules.NoPlayer, LogOpen: true, Offers: offers, Done: true}
			plan := layout.Lay(&v)
			if plan.Log.X < size[0]/2 {
				continue // it lies over all of the boards
			}
			for _, piece := range plan.Pieces {
				switch piece.Target.Kind {
				case layout.Choice, layout.Offer:
					if cards++; piece.Rect.Overlaps(plan.Log) {
						t.Fatalf("%v: %+v at %v lies behind the log at %v", size, piece.Target, piece.Rect, plan.Log)
					}
				}
			}
		}
	}
	if cards == 0 {
		t.Error("there was nothing to choose from")
	}
}
