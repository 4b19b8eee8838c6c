package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/rules"
)

// quickDrags are drags of which a slow window sees little: press and pull in one tick and letting go in another, or all in one tick.
var quickDrags = map[string]func(t *testing.T, g *app.App, fromX, fromY, x, y float64){
	"pulled within the tick of the press": func(t *testing.T, g *app.App, fromX, fromY, x, y float64) {
		g.Pointer = input.Pointer{X: x, Y: y, WasX: fromX, WasY: fromY, PressX: x, PressY: y, Moved: true, Pressed: true, Down: true}
		gametest.Tick(t, g)
		g.Pointer.Pressed, g.Pointer.Moved, g.Pointer.Down, g.Pointer.Released = false, false, false, true
		g.Pointer.WasX, g.Pointer.WasY = x, y
		gametest.Tick(t, g)
		g.Pointer.Released = false
	},
	"let go within it too": func(t *testing.T, g *app.App, fromX, fromY, x, y float64) {
		g.Pointer = input.Pointer{X: x, Y: y, WasX: fromX, WasY: fromY, PressX: x, PressY: y, Moved: true, Pressed: true, Released: true}
		gametest.Tick(t, g)
		g.Pointer.Pressed, g.Pointer.Moved, g.Pointer.Released = false, false, false
		gametest.Tick(t, g)
	},
}

// A drag does the same in a window that is slow to draw: with one's own die, the partner's and a pinned card.
func TestQuickDrags(t *testing.T) {
	for how, drags := range quickDrags {
		for _, of := range []string{"own", "partner's"} {
			g, table := handedOver(t)
			b := &table.Board
			moves := b.Campaign.Len()
			for _, ge := range gesture.NewHand(b.Book, &b.State).Gestures {
				if ge.Move.Kind == rules.MoveCreate && len(ge.Take) == 1 && (int(ge.Move.Player) == b.Desk.Player) == (of == "own") {
					from, _ := b.Plan(g).Rect(ge.Take[0])
					to, _ := b.Plan(g).Rect(ge.Drop)
					fromX, fromY := from.Center()
					x, y := to.Center()
					b.Refuse(g, "Not there.", "")
					drags(t, g, fromX, fromY, x, y)
					break
				}
			}
			if made, lies := b.Campaign.Len() > moves, len(b.Scene(g).Proposed) > 0; len(b.Held) > 0 || made != (of == "own") || lies != (of != "own") {
				t.Errorf("%s, the %s die: made %t, proposed %t, and %d pieces are in hand", how, of, made, lies, len(b.Held))
			}
		}
		g, table, _ := creating(t)
		g.Width, g.Height = 1920, 1080
		b := &table.Board
		on := obstaclesIn(b)[0]
		b.Plan(g)
		b.Pin(g, on)
		painted(g, b)
		was := g.Painter.PinnedRect(on)
		drags(t, g, was.X+50, was.Y+80, was.X-450, was.Y+100)
		painted(g, b)
		if is := g.Painter.PinnedRect(on); is.X != was.X-500 || is.Y != was.Y+20 {
			t.Errorf("%s, a pinned card lies at %+v, before at %+v", how, is, was)
		}
	}
}

// A refusal does not have the table drawn again until it goes, and goes all the same.
func TestARefusalRests(t *testing.T) {
	g, table, _ := creating(t)
	b := &table.Board
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	b.Refuse(g, "Not there.", "")
	b.Paint(g, screen)
	drawn := 0
	for n := range 400 {
		stale, err := table.Update(g)
		if err != nil {
			t.Fatal(err)
		}
		if stale {
			b.Paint(g, screen)
			drawn++
		}
		if n < 100 && g.Rested > 0 {
			t.Fatal("the window rests before it has gone")
		}
	}
	if b.Refusal.Say != "" || drawn > 60 {
		t.Errorf("it says %q, and the table is drawn %d times", b.Refusal.Say, drawn)
	}
}
