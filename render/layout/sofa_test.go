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

// Up to five obstacles at a place lie open with their dice and damage, beside three in another row: four also while dice lie on one.
func TestSofaShowsManyObstacles(t *testing.T) {
	b := rulestest.Book(t)
	const slot, other = content.Slot(4), content.Slot(8)
	for _, size := range sizes {
		for _, scale := range []float64{1, 1.5, 2} {
			for _, many := range []uint8{4, 5} {
				s := positions(t, b)[3]
				s.Attached = [content.NumSlots]rules.Pile{}
				for id := range content.ObstacleID(many) {
					s.Attached[slot].Cards[id], s.Attached[slot].N = id, uint8(id)+1
					s.Obstacles[id] = rules.ObstacleState{Zone: rules.InPlay, At: slot}
				}
				for i, id := range []content.ObstacleID{20, 21, 22} {
					s.Attached[other].Cards[i], s.Attached[other].N = id, uint8(i)+1
					s.Obstacles[id] = rules.ObstacleState{Zone: rules.InPlay, At: other}
				}
				if many < 5 {
					s.Obstacles[0].Dice[0] = rules.ActionDie(5)
				}
				v := layout.View{Book: b, State: &s, W: size[0], H: size[1], Scale: scale, Sofa: true, PromptPlayer: rules.NoPlayer}
				p := layout.Lay(&v)
				for i := range p.Slots {
					if p.Slots[i].Overlapping {
						t.Errorf("%v at %v: beside %d obstacles, some at %d cover one another in a column of %v units", size, scale, many, i, p.Slots[i].Column.H/p.Unit)
					}
					if p.Slots[i].Card.H < 75.9*p.Unit {
						t.Errorf("%v at %v: location %d is %v units high", size, scale, i, p.Slots[i].Card.H/p.Unit)
					}
				}
			}
		}
	}
}
