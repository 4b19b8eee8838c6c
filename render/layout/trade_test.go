package layout_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A later space of a track lies further to the right, whatever the window: nobody reads a threat near its end as one in the middle.
func TestTracksRunFromLeftToRight(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	for _, size := range [][2]float64{{1024, 700}, {1280, 720}, {1920, 1080}, {2560, 1080}} {
		plan := layout.Lay(&layout.View{Book: b, State: &s, W: size[0], H: size[1], PromptPlayer: rules.NoPlayer})
		for r := range content.Resource(content.NumResources) {
			pool := &plan.Trade.Pools[r]
			for i := 1; i < content.TrackSpaces; i++ {
				if was, at := pool.Spaces[i-1], pool.Spaces[i]; at.Y != was.Y || at.X < was.Right()-0.01 {
					t.Fatalf("%v: space %d of %v lies at %v, after %v", size, i+1, r, at, was)
				}
			}
			if up, down := pool.Lane(12, false), pool.Lane(12, true); up.Overlaps(down) || !up.Within(pool.Spaces[11]) || !down.Within(pool.Spaces[11]) {
				t.Errorf("%v: the lanes of %v lie at %v and %v", size, r, up, down)
			}
		}
	}
}

// The dice of a pool never cover the line under them, however many they are, nor does one on its way there.
func TestDiceLeaveTheNameOfAPoolFree(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	named := 0
	for dice := range uint8(10) {
		for r := range s.Pool {
			s.Pool[r] = rules.Values{dice / 2, 0, 0, 0, 0, dice - dice/2}
		}
		for _, size := range sizes {
			plan := layout.Lay(&layout.View{Book: b, State: &s, W: size[0], H: size[1], PromptPlayer: rules.NoPlayer})
			for r := range content.Resource(content.NumResources) {
				name, place := plan.Trade.Pools[r].Name, rules.Place{Spot: rules.InPool, N: uint8(r)}
				if name.Empty() {
					continue
				}
				named++
				if !name.Within(plan.Trade.Pools[r].Rect) {
					t.Errorf("%v: the name of %v lies at %v, outside of its pool", size, r, name)
				}
				for _, piece := range plan.Pieces {
					if piece.Target.Kind == layout.Die && piece.Target.Place == place && piece.Rect.Overlaps(name) {
						t.Fatalf("%v: of %d dice of %v one lies at %v, over the name at %v", size, dice, r, piece.Rect, name)
					}
				}
				if next := plan.PlaceRect(place, rules.NewDie(rules.Kind(r), 3)); next.Overlaps(name) {
					t.Errorf("%v: beside %d dice of %v the next one comes to lie at %v, over the name at %v", size, dice, r, next, name)
				}
			}
		}
	}
	if named == 0 {
		t.Error("no pool has a name")
	}
}

// The first pool keeps away from the bar, so that neither its frame nor its marker looks cut off.
func TestFirstPoolKeepsOffTheBar(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	for _, size := range sizes {
		plan := layout.Lay(&layout.View{Book: b, State: &s, W: size[0], H: size[1], PromptPlayer: rules.NoPlayer})
		if free := plan.Trade.Pools[content.Support].Rect.Y - plan.Bar.Rect.Bottom(); free < 7.9*plan.Unit {
			t.Errorf("%v: between the bar and the first pool are %.1f units", size, free/plan.Unit)
		}
	}
}
