package layout_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// panels are the parts of a plan that lie beside each other.
func panels(p *layout.Plan) map[string]layout.Rect {
	all := map[string]layout.Rect{
		"bar": p.Bar.Rect, "prompt": p.Prompt.Rect, "trade": p.Trade.Rect, "staging": p.Staging.Rect,
	}
	for i := range p.Regions {
		all[fmt.Sprint("region ", i)] = p.Regions[i].Rect
	}
	for i := range p.Mats {
		all[fmt.Sprint("mat ", i)] = p.Mats[i].Rect
		all[fmt.Sprint("card ", i)] = p.Cards[i].Rect
	}
	if p.Folded {
		for i, tab := range p.Tabs {
			all[fmt.Sprint("tab ", i)] = tab
		}
		for i := range p.Mats {
			all[fmt.Sprint("tray ", i)] = p.Mats[i].Dice
		}
	}
	return all
}

func TestPanelsLieBesideEachOther(t *testing.T) {
	eachView(t, func(t *testing.T, v *layout.View) {
		all := panels(layout.Lay(v))
		for name, r := range all {
			for other, o := range all {
				if name != other && !r.Empty() && !o.Empty() && r.Overlaps(o) {
					t.Errorf("%s at %+v overlaps %s at %+v", name, r, other, o)
				}
			}
		}
	})
}

// panelOf is the panel on which a target lies.
func panelOf(p *layout.Plan, v *layout.View, t layout.Target) layout.Rect {
	slot := content.NoSlot
	switch t.Kind {
	case layout.Location, layout.Action:
		slot = content.Slot(t.N)
	case layout.Obstacle:
		slot = v.State.Obstacles[t.N].At
	case layout.Standee:
		slot = v.State.Players[t.N].At
	case layout.DrawPile, layout.DiscardPile:
		return p.Regions[t.N].Rect
	case layout.Pool, layout.Track, layout.Arrow:
		return p.Trade.Rect
	case layout.Staged:
		return p.Staging.Rect
	case layout.Square, layout.Current:
		return p.Cards[t.N].Rect
	case layout.Ability, layout.Stash, layout.StressDie, layout.Portrait:
		return p.Mats[t.N].Rect
	case layout.Option, layout.Page:
		if !p.Prompt.Sheet.Empty() {
			return p.Prompt.Sheet
		}
		return p.Prompt.Rect
	case layout.Die:
		switch t.Place.Spot {
		case rules.InPool:
			return p.Trade.Pools[t.Place.N].Rect
		case rules.AtLocation:
			return p.Slots[t.Place.N].Card
		case rules.OnMat:
			return p.Mats[t.Place.N].Dice
		case rules.OnObstacle:
			slot = v.State.Obstacles[t.Place.N].At
		}
	}
	if slot != content.NoSlot {
		return p.Slots[slot].Rect
	}
	return layout.Rect{W: p.W, H: p.H}
}

func TestPiecesLieOnTheirPanels(t *testing.T) {
	eachView(t, func(t *testing.T, v *layout.View) {
		p := layout.Lay(v)
		for _, piece := range p.Pieces {
			if panel := panelOf(p, v, piece.Target); !piece.Rect.Within(panel.Inset(-0.5 * p.Unit)) {
				t.Errorf("%+v at %+v leaves its panel at %+v", piece.Target, piece.Rect, panel)
			}
		}
	})
}

// alone are the kinds of target that never share room with another of them.
var alone = []layout.Kind{
	layout.Location, layout.Square, layout.Ability, layout.Stash, layout.StressDie, layout.Pool, layout.Arrow,
	layout.Standee, layout.Choice, layout.Offer, layout.Staged, layout.DrawPile, layout.DiscardPile, layout.Option,
	layout.Page, layout.Button, layout.Tab,
}

func TestTargetsDoNotOverlap(t *testing.T) {
	eachView(t, func(t *testing.T, v *layout.View) {
		p := layout.Lay(v)
		for i, a := range p.Pieces {
			for _, b := range p.Pieces[:i] {
				if a.Target.Kind == b.Target.Kind && slices.Contains(alone, a.Target.Kind) && a.Rect.Inset(0.01).Overlaps(b.Rect) {
					t.Errorf("%+v at %+v overlaps %+v at %+v", a.Target, a.Rect, b.Target, b.Rect)
				}
			}
		}
	})
}

// A pane that is asked for is in sight, and so is as much else as there is room for.
func TestPanesOpen(t *testing.T) {
	b := rulestest.Book(t)
	s := positions(t, b)[30]
	most := 0
	for _, size := range sizes {
		for _, scale := range scales {
			for l := range layout.NumPanes {
				p := layout.Lay(&layout.View{Book: b, State: &s, W: size[0], H: size[1], Scale: scale, Open: []layout.Pane{l}})
				if !p.Shows(l) {
					t.Errorf("%v at %g: pane %d is asked for and not shown", size, scale, l)
				}
				if p.Folded != (scale > 1) {
					t.Errorf("%v at %g: folded %v", size, scale, p.Folded)
				}
				n := 0
				for _, r := range p.Panes {
					if !r.Empty() {
						n++
					}
				}
				if scale == 1.25 && n < 2 {
					t.Errorf("%v at %g: %d panes in sight", size, scale, n)
				}
				most = max(most, n)
			}
		}
	}
	if most < 4 {
		t.Errorf("no window shows more than %d panes side by side", most)
	}
}

// What is folded away is seen at its tab: where it flies to, and what is lit.
func TestFoldedThingsAreSeenAtTheirTabs(t *testing.T) {
	eachView(t, func(t *testing.T, v *layout.View) {
		p := layout.Lay(v)
		open := *v
		for l := range layout.NumPanes {
			open.Open = []layout.Pane{l}
			for _, piece := range layout.Lay(&open).Pieces {
				if pane, ok := p.PaneOf(piece.Target); !ok || pane != l || p.Shows(l) || piece.Target.Kind == layout.Tab {
					continue
				}
				if r, tab, ok := p.Seen(piece.Target); !ok || !tab || r != p.Tabs[l] {
					t.Errorf("%+v is seen at %+v (%v), not at its tab", piece.Target, r, tab)
				}
				if piece.Target.Kind == layout.Die && !p.PlaceRect(piece.Target.Place, piece.Target.Die).Within(p.Tabs[l]) {
					t.Errorf("dice to %+v do not fly to its tab", piece.Target.Place)
				}
			}
		}
	})
}

// However many answers there are, and however long: all are on some page.
func TestEveryOptionIsOnAPage(t *testing.T) {
	b := rulestest.Book(t)
	s := positions(t, b)[30]
	long := strings.Repeat("Sorcerous Shortcuts, ", 4)
	for _, size := range sizes {
		for _, scale := range scales {
			for _, n := range []int{1, 4, 24, 80} {
				v := layout.View{Book: b, State: &s, W: size[0], H: size[1], Scale: scale, Prompt: "In which order?"}
				for i := range n {
					v.Options = append(v.Options, fmt.Sprint(i, long))
				}
				seen := map[uint8]bool{}
				for {
					p := layout.Lay(&v)
					next := v.OptionPage
					for _, piece := range p.Pieces {
						switch piece.Target.Kind {
						case layout.Option:
							seen[piece.Target.N] = true
						case layout.Page:
							next = int(piece.Target.N)
						}
						if !piece.Rect.Within(layout.Rect{W: v.W, H: v.H}) {
							t.Errorf("%v at %g: %+v lies at %+v", size, scale, piece.Target, piece.Rect)
						}
					}
					if next <= v.OptionPage {
						break
					}
					v.OptionPage = next
				}
				if len(seen) != n {
					t.Errorf("%v at %g: %d of %d options on all pages", size, scale, len(seen), n)
				}
			}
		}
	}
}
