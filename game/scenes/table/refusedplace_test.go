package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/input"
	"sixwinters/render/layout"
)

// A refusal that lies on a piece opens no rule: the press picks that up. It lies on no action dice where there is room, nor on what was put back.
func TestARefusalLeavesPieces(t *testing.T) {
	for _, size := range [][3]int{{1280, 720, 100}, {1920, 1080, 100}, {2560, 1440, 100}, {1280, 720, 200}, {1920, 1080, 200}} {
		g, table, ge := creating(t)
		g.Width, g.Height, g.Settings.Scale = size[0], size[1], size[2]
		b := &table.Board
		plan := b.Plan(g)
		screen := ebiten.NewImage(g.Width, g.Height)
		defer screen.Deallocate()
		for y := 0.1; y < 1; y += 0.1 {
			for x := 0.05; x < 1; x += 0.1 {
				r := plan.RefusalPlace(x*plan.W, y*plan.H, 345*plan.Unit, 80*plan.Unit, layout.Rect{})
				for _, tray := range plan.Trays() {
					if r.Overlaps(tray) {
						t.Errorf("%v: of %.2f,%.2f it lies at %+v, on a tray", size, x, y, r)
					}
				}
			}
		}
		g.Pointer = input.Pointer{X: 0.5 * plan.W, Y: 0.4 * plan.H}
		b.Refuse(g, "Nothing there takes a die.", "actions")
		b.Paint(g, screen)
		for n := 0; !g.Painter.RefusalAt(g.Pointer.X, g.Pointer.Y) && n < 10000; n++ {
			g.Pointer.X, g.Pointer.Y = plan.W*float64(n%100)/100, plan.H*float64(n/100)/100
		}
		if b.Layers.Press(b, g, ge.Take[0]) || opened(g) != "" {
			t.Errorf("%v: on a die it opens its rule", size)
		}
		if !b.Layers.Press(b, g, layout.Target{}) || opened(g) != "actions" || b.Refusal.Say != "" {
			t.Errorf("%v: on nothing it opens no rule, or stays: %q", size, b.Refusal.Say)
		}
	}
}
