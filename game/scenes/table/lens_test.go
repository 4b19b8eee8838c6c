package table

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/render/layout"
)

// lensAt gives a table a tick with the pointer at a point of the window and the wheel turned by notches.
func lensAt(t *testing.T, g *app.App, x, y, notches float64) {
	t.Helper()
	g.Pointer.X, g.Pointer.Y, g.Pointer.Wheel, g.Pointer.Moved = x, y, notches, true
	gametest.Tick(t, g)
	g.Pointer.Wheel, g.Pointer.Moved = 0, false
	gametest.Tick(t, g)
}

// The wheel shows larger what the pointer is on, which stays under it, and shows all of the table again.
func TestWheelZooms(t *testing.T) {
	g, table := busyTable(t)
	gametest.Tick(t, g)
	at, ok := table.Board.Plan(g).Rect(layout.Target{Kind: layout.Location, N: 4})
	if !ok {
		t.Fatal("the location does not lie there")
	}
	x, y := at.Center()
	lensAt(t, g, x, y, 0)
	on := table.Board.Hover
	for range 9 {
		lensAt(t, g, x, y, 1)
		if table.Board.Hover != on {
			t.Fatalf("at %g the pointer is on %+v, not on %+v", g.Lens.Zoom(g), table.Board.Hover, on)
		}
	}
	if g.Lens.Zoom(g) != 2.5 {
		t.Errorf("it zooms to %g", g.Lens.Zoom(g))
	}
	if w := g.Width; w != 1280 {
		t.Errorf("after a tick the window is %d wide", w)
	}
	for range 9 {
		lensAt(t, g, x, y, -1)
	}
	if g.Lens.Zoom(g) != 1 || table.Board.Hover != on {
		t.Errorf("it ends at %g, with the pointer on %+v", g.Lens.Zoom(g), table.Board.Hover)
	}
	g.Width = 2560
	for range 9 {
		lensAt(t, g, x, y, 1)
	}
	if g.Lens.Zoom(g) != 1.5 {
		t.Errorf("in a window of 2560 pixels it zooms to %g", g.Lens.Zoom(g))
	}
}

// Bar and prompt line are seen once, at the edges of the window: where they lie in the picture nothing of them is in sight, and nothing
// is pressed.
func TestEdgesAreSeenOnce(t *testing.T) {
	g, table := busyTable(t)
	gametest.Tick(t, g)
	for range 3 {
		lensAt(t, g, 640, 360, 1)
	}
	for range 40 {
		gametest.Strikes(t, g, "Ctrl+Shift+Up")
	}
	bar := table.Board.Laying.Last.Plan.Bar.Rect
	if in := g.Lens.InSight(g); in.Y < bar.Bottom()-1 {
		t.Errorf("at the top %v is in sight, and the bar lies at %v", in, bar)
	}
	for range 40 {
		gametest.Strikes(t, g, "Ctrl+Shift+Down")
	}
	plan := table.Board.Laying.Last.Plan
	x, _ := plan.Prompt.Rect.Center()
	in, line := g.Lens.InSight(g), plan.Prompt.Rect
	y := line.Y - (in.Y - plan.Bar.Rect.H/g.Lens.Zoom(g)) + line.H/2 // in the window
	if !line.Overlaps(in) {
		t.Fatalf("the line at %v lies outside %v", line, in)
	}
	for dx := range 640 {
		lensAt(t, g, float64(2*dx), y, 0)
		if on := table.Board.Hover; on.Kind == layout.Button || on.Kind == layout.Option {
			t.Fatalf("at %d, %g the pointer is on %+v of the line at %v, %g", 2*dx, y, on, line, x)
		}
	}
}

// The prompt line stays at the lower edge and the bar at the upper one, and are pressed there.
func TestEdgesStayInSight(t *testing.T) {
	g, table := busyTable(t)
	gametest.Tick(t, g)
	for range 3 {
		lensAt(t, g, 1279, 300, 1)
	}
	line := 34.0
	found := map[uint8]bool{}
	for x := 2.0; x < 1280; x += 4 {
		for _, y := range []float64{20, 720 - line/2} {
			lensAt(t, g, x, y, 0)
			if table.Board.Hover.Kind == layout.Button {
				found[table.Board.Hover.N] = true
			}
		}
	}
	for _, n := range []uint8{layout.ButtonDone, layout.ButtonMenu, layout.ButtonUndo} {
		if !found[n] {
			t.Errorf("button %d is at no edge", n)
		}
	}
}

// What the focus comes to comes into sight, and so does each thing on the way back.
func TestFocusComesIntoSight(t *testing.T) {
	g, table := busyTable(t)
	gametest.Tick(t, g)
	for range 8 {
		gametest.Strikes(t, g, "+")
	}
	if g.Lens.Zoom(g) != 2.5 {
		t.Fatalf("the key zooms to %g", g.Lens.Zoom(g))
	}
	seen := 0
	for range 40 {
		gametest.Strikes(t, g, "Tab")
		gametest.Tick(t, g)
		p := table.Board.Laying.Last.Plan
		at, _ := p.Rect(table.Board.Hover)
		if at.Within(p.Bar.Rect) || at.Within(p.Prompt.Rect) {
			continue
		}
		if !at.Within(g.Lens.InSight(g)) {
			t.Errorf("%+v at %+v is not in sight, but %+v", table.Board.Hover, at, g.Lens.InSight(g))
		}
		seen++
	}
	if seen < 20 {
		t.Errorf("only %d things are seen", seen)
	}
}

// A drag that comes to the edge of the window moves the table on.
func TestDragMovesTheTable(t *testing.T) {
	g, _ := busyTable(t)
	gametest.Tick(t, g)
	for range 5 {
		lensAt(t, g, 640, 360, 1)
	}
	was := g.Lens.InSight(g)
	g.Pointer = input.Pointer{X: 1278, Y: 360, PressX: 600, PressY: 360, Down: true, Far: true}
	for range 30 {
		gametest.Tick(t, g)
	}
	if is := g.Lens.InSight(g); is.X-was.X < 100 || math.Abs(was.Y-is.Y) > 1 {
		t.Errorf("from %+v in sight the drag comes to %+v", was, is)
	}
}

// handSeen is a table that notes where its hand is drawn over the edges of a zoomed picture.
type handSeen struct {
	*table
	drawn int
	x, y  float64
}

func (h *handSeen) DrawHand(g *app.App, screen *ebiten.Image, dx, dy float64) {
	h.drawn++
	h.x, h.y = g.Pointer.X+dx, g.Pointer.Y+dy
	h.table.DrawHand(g, screen, dx, dy)
}

// What is held over the edges of a zoomed table is drawn over them, where the pointer is in the window: nothing of it is cut off.
func TestHeldDieLiesOverTheBarWhenZoomed(t *testing.T) {
	g, table, ge := creating(t)
	seen := &handSeen{table: table}
	g.Scene = seen
	canvas := ebiten.NewImage(g.Width, g.Height)
	defer canvas.Deallocate()
	table.Board.Held = ge.Take
	if g.Paint(canvas); seen.drawn > 0 {
		t.Error("it is drawn twice though nothing is zoomed")
	}
	for g.Lens.Zoom(g) <= 1 {
		lensAt(t, g, 640, 300, 1)
	}
	for i, y := range []float64{20, 46, 400, 710} {
		g.Pointer.X, g.Pointer.Y = 420, y
		if g.Paint(canvas); seen.drawn != i+1 || math.Abs(seen.x-420) > 0.01 || math.Abs(seen.y-y) > 0.01 {
			t.Errorf("with the pointer at 420, %v the hand is drawn %d times, at %v, %v", y, seen.drawn-i, seen.x, seen.y)
		}
	}
}
