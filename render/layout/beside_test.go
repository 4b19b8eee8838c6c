package layout_test

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// With the log open beside the boards no card to choose from lies behind it, in windows of all sizes.
func TestCardsLieBesideTheLog(t *testing.T) {
	b := rulestest.Book(t)
	cards := 0
	for _, s := range positions(t, b) {
		var offers []content.LocationID
		for _, m := range b.Moves(&s, nil) {
			if m.Kind == rules.MoveSettle {
				offers = append(offers, content.LocationID(m.Card))
			}
		}
		for _, size := range sizes {
			v := layout.View{Book: b, State: &s, W: size[0], H: size[1], PromptPlayer: rules.NoPlayer, LogOpen: true, Offers: offers,
				Done: true}
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

// What lies behind the open log is not marked on it: no track of resources, of which all do. All is marked once it is closed.
func TestWhatLiesBehindTheLogIsNotMarked(t *testing.T) {
	b := rulestest.Book(t)
	all := positions(t, b)
	s := all[slices.IndexFunc(all, func(s rules.State) bool { return s.Phase == rules.Turns })]
	for _, open := range []bool{false, true} {
		plan := layout.Lay(&layout.View{Book: b, State: &s, W: 1280, H: 720, PromptPlayer: rules.NoPlayer, LogOpen: open})
		for r := range content.Resource(content.NumResources) {
			if _, _, ok := plan.Marked(layout.Target{Kind: layout.Track, N: uint8(r)}); ok == open {
				t.Errorf("with the log open (%t) the track of %v is marked: %t", open, r, ok)
			}
		}
		if _, _, ok := plan.Marked(layout.Target{Kind: layout.LogPanel}); ok != open {
			t.Errorf("with the log open (%t) it can be marked itself: %t", open, ok)
		}
	}
}

// What lies behind the locations on offer is out of reach and so is not marked; what is on offer is.
func TestWhatLiesBehindAnOfferIsVeiled(t *testing.T) {
	b := rulestest.Book(t)
	behind, offered := 0, 0
	for _, s := range positions(t, b) {
		v := layout.View{Book: b, State: &s, W: 1280, H: 720, PromptPlayer: rules.NoPlayer, Offers: offers(b, &s)}
		if len(v.Offers) == 0 {
			continue
		}
		plan := layout.Lay(&v)
		for _, piece := range plan.Pieces {
			switch piece.Target.Kind {
			case layout.Location:
				if behind++; !plan.Hidden(piece.Target) {
					t.Errorf("%+v lies behind what is on offer and is not veiled", piece.Target)
				}
			case layout.Offer:
				if offered++; plan.Hidden(piece.Target) {
					t.Errorf("%+v is on offer and veiled", piece.Target)
				}
			}
		}
	}
	if behind == 0 || offered == 0 {
		t.Errorf("%d locations lie behind an offer, and %d are on offer", behind, offered)
	}
}
