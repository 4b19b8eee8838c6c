package layout_test

import (
	"fmt"
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// From the sofa the whole map is in sight at once, with each location, obstacle and figure, and so are all dice of both players and both
// progress cards; nothing lies on anything else or outside the window. Other panes come in place of the map. At 100, 150 and 200 %.
func TestSofaShowsTheWholeMap(t *testing.T) {
	b := rulestest.Book(t)
	states := positions(t, b)
	for _, size := range sizes {
		for _, scale := range []float64{1, 1.5, 2} {
			t.Run(fmt.Sprintf("%v at %v", size, scale), func(t *testing.T) {
				for i := range states {
					if i < len(states)-4 && i%rulestest.Count(12, 1) > 0 {
						continue // a sample is enough
					}
					v := layout.View{Book: b, State: &states[i], W: size[0], H: size[1], Scale: scale, Sofa: true, Prompt: "What now?", PromptPlayer: rules.NoPlayer, Done: true, Pace: 2}
					p := layout.Lay(&v)
					all := panels(p)
					for name, r := range all {
						if !r.Empty() && (r.X < 0 || r.Y < 0 || r.Right() > p.W+0.5 || r.Bottom() > p.H+0.5) {
							t.Fatalf("%s lies outside at %+v", name, r)
						}
						for other, o := range all {
							if name != other && !r.Empty() && !o.Empty() && r.Overlaps(o) {
								t.Fatalf("%s at %+v overlaps %s at %+v", name, r, other, o)
							}
						}
					}
					seen := func(on layout.Target) {
						if r, tab, ok := p.Seen(on); !ok || tab || r.Empty() {
							t.Fatalf("%+v is not in sight", on)
						}
					}
					for slot := range uint8(content.NumSlots) {
						seen(layout.Target{Kind: layout.Location, N: slot})
						for _, id := range v.State.Attached[slot].List() {
							seen(layout.Target{Kind: layout.Obstacle, N: uint8(id)})
						}
					}
					for player := range uint8(rules.NumPlayers) {
						if v.State.Players[player].Card != content.NoProgress && p.Below {
							seen(layout.Target{Kind: layout.Current, N: player})
						}
					}
					if scale < 2 && !p.Below {
						t.Fatal("dice and cards do not lie below the map")
					}
					for _, pane := range []layout.Pane{layout.TradePane, layout.StagingPane, layout.MatPane, layout.MatPane + 1} {
						v.Open = []layout.Pane{pane}
						if q := layout.Lay(&v); !q.ShowsAll(pane) || q.Shows(layout.RegionPane(content.Empire)) {
							t.Fatalf("pane %d does not come in place of the map", pane)
						}
					}
				}
			})
		}
	}
}
