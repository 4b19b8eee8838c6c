package table

import (
	"testing"

	"sixwinters/content"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
)

// A key shows the table as it is read from the sofa: the map, large dice and both progress cards. A die in hand opens the trade board by
// resting on its tab, and once it is dropped the map is back.
func TestSofa(t *testing.T) {
	g, table, ge := creating(t)
	b := &table.Board
	die := func() float64 {
		r, _ := b.Plan(g).Rect(ge.Take[0])
		return r.H
	}
	small := die()
	gametest.Strike(t, g, "F")
	if !g.Settings.Sofa || !b.Plan(g).Below || die() < 1.8*small {
		t.Fatalf("the view from the sofa is kept: %t, dice and cards lie below: %t, dice were %v high and are %v", g.Settings.Sofa, b.Plan(g).Below, small, die())
	}
	for _, scale := range []int{100, 125, 150, 175, 200} { // larger letters must not cost what is to be read from afar
		g.Settings.Scale = scale
		if plan := b.Plan(g); !plan.Below || plan.Cards[0].Rect.Empty() || plan.Cards[1].Rect.Empty() || die() < 1.8*small {
			t.Errorf("at %d%% cards and dice lie below: %t, and dice are %v high", scale, plan.Below, die())
		}
		plan := b.Plan(g)
		for i := range plan.Slots {
			for _, cost := range plan.Slots[i].Moves {
				if cost.Empty() || cost.H < 18*plan.Unit-0.5 {
					t.Errorf("at %d%% the costs of moves from slot %d lie at %v", scale, i, cost)
				}
			}
		}
	}
	g.Settings.Scale = 100
	mapShows := func() bool { return b.Plan(g).ShowsAll(layout.RegionPane(content.Empire)) }
	if !mapShows() || b.Plan(g).Shows(layout.TradePane) {
		t.Fatal("the map is not in sight")
	}
	b.Held = ge.Take
	if r := b.Plan(g).HalfDie(); 2*r < die()-0.5 {
		t.Errorf("a die in the hand is %v wide, and %v in the tray", 2*r, die())
	}
	gametest.PointAt(t, g, table.Board.Plan(g), layout.Target{Kind: layout.Tab, N: uint8(layout.TradePane)})
	for range board.SpringAfter + 1 {
		gametest.Tick(t, g)
	}
	if !b.Plan(g).ShowsAll(layout.TradePane) || mapShows() {
		t.Fatal("the trade board does not open under a die")
	}
	if own := layout.MatPane + layout.Pane(ge.Take[0].Place.N); !b.Plan(g).ShowsAll(own) {
		t.Error("the mat of whoever holds the die does not lie beside it")
	}
	moves := b.Campaign.Len()
	b.Drop(g, ge.Drop)
	b.Skip(g)
	gametest.Tick(t, g)
	if b.Campaign.Len() != moves+1 || !mapShows() {
		t.Errorf("%d moves are made, and the map is back: %t", b.Campaign.Len()-moves, mapShows())
	}
	gametest.Strike(t, g, "F")
	if g.Settings.Sofa || b.Plan(g).Folded {
		t.Error("it does not go")
	}
	b.Panes.Open(layout.TradePane)
	g.Settings.Sofa = true
	if gametest.Tick(t, g); !mapShows() {
		t.Error("turned on in the settings, it begins without the map")
	}
	sheet := func(is bool) float64 {
		g.Settings.Sofa = is
		b.Dialog = board.NewHandedOver(b)
		defer func() { b.Dialog = nil }()
		b.BuildDialog(g)
		return b.Dialog.Menu.Unit
	}
	if far, near := sheet(true), sheet(false); far < 1.3*near {
		t.Errorf("a sheet is %v units large from the sofa, and %v at the desk", far, near)
	}
}
