package gesture

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestEveryMoveIsWithinReach shows that at every scale and in every window each legal move can be made: what is taken up
// and what it is put down on is in sight, or behind a tab that brings it into sight.
func TestEveryMoveIsWithinReach(t *testing.T) {
	n := 0
	eachState(t, 4, func(b *rules.Rulebook, s *rules.State) {
		if n++; n%13 != 0 {
			return // a sample is enough
		}
		h := NewHand(b, s)
		for _, size := range [][2]float64{{1024, 700}, {1280, 720}, {1920, 1080}, {2560, 1440}, {2560, 1080}} {
			for _, scale := range []float64{0.75, 1, 1.25, 1.5, 1.75, 2} {
				v := layout.View{Book: b, State: s, W: size[0], H: size[1], Scale: scale, Done: true, Offers: h.Offers()}
				seen := reach(t, &v)
				for _, g := range h.Gestures {
					for _, target := range append([]layout.Target{g.Drop}, g.Take...) {
						if target.Kind != layout.None && !seen[target] {
							t.Fatalf("%v at %g: %s: %+v is not within reach", size, scale, b.Notation(s, g.Move), target)
						}
					}
				}
			}
		}
	})
}

// reach is what can be brought into sight in a view, tab by tab.
func reach(t *testing.T, v *layout.View) map[layout.Target]bool {
	seen := map[layout.Target]bool{}
	opened := map[layout.Pane]bool{}
	look := func() *layout.Plan {
		p := layout.Lay(v)
		for _, piece := range p.Pieces {
			seen[piece.Target] = true
		}
		return p
	}
	for _, piece := range look().Pieces {
		pane := layout.Pane(piece.Target.N)
		if piece.Target.Kind != layout.Tab || opened[pane] {
			continue
		}
		v.Open = []layout.Pane{pane}
		p := look()
		for l := range layout.NumPanes {
			opened[l] = opened[l] || p.Shows(l)
		}
		if !p.Shows(pane) {
			t.Fatalf("the tab of pane %d does not open it", pane)
		}
	}
	return seen
}

// The pane of each die that can be taken up is known, so that it can be looked for.
func TestDiceLieOnPanes(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 2}, nil)
	p := layout.Lay(&layout.View{Book: b, State: &s, W: 1280, H: 720, Scale: 2})
	for _, test := range []struct {
		place rules.Place
		pane  layout.Pane
		on    bool
	}{
		{rules.Place{Spot: rules.InPool, N: 3}, layout.TradePane, true},
		{rules.Place{Spot: rules.AtLocation, N: 4}, layout.RegionPane(content.RedBank), true},
		{rules.Place{Spot: rules.OnAbility, N: 1}, layout.MatPane + 1, true},
		{rules.Place{Spot: rules.InStash}, layout.MatPane, true},
		{rules.Place{Spot: rules.OnMat, N: 1}, 0, false},
		{rules.Place{Spot: rules.InHand}, 0, false},
	} {
		if pane, on := p.PaneOf(Die(test.place, rules.ActionDie(1))); pane != test.pane || on != test.on {
			t.Errorf("dice at %+v lie on pane %d (%v), want %d (%v)", test.place, pane, on, test.pane, test.on)
		}
	}
}
