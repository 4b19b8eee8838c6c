package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// ordersAsked is a table on which the staged cards are to be put in order.
func ordersAsked(t *testing.T) (*app.App, *table) {
	t.Helper()
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\n")
	g.Width, g.Height = 1280, 720
	table, err := toOrder(g)
	if err != nil {
		t.Fatal(err)
	}
	g.Show(table)
	if len(table.Board.Order.At) != rules.NumStaged || len(table.Board.View(g).Options) != 0 {
		t.Fatalf("the order is %v and can be taken as it is: %q", table.Board.Order.At, table.Board.View(g).Options)
	}
	return g, table
}

// TestStagedCardsAreOrdered makes the same order with the mouse, dragging and clicking, at the buttons and by keys. The
// cards lie in that order once it is taken.
func TestStagedCardsAreOrdered(t *testing.T) {
	at := func(spot int) layout.Target { return layout.Target{Kind: layout.Ordered, N: uint8(spot)} }
	middle := func(g *app.App, table *table, on layout.Target) {
		r, ok := table.Board.Plan(g).Rect(on)
		if !ok {
			t.Fatalf("%+v does not lie on the table", on)
		}
		g.Pointer.X, g.Pointer.Y = r.Center()
		g.Pointer.Moved = true
	}
	for _, way := range []struct {
		name string
		do   func(g *app.App, table *table)
	}{
		{"dragging", func(g *app.App, table *table) {
			middle(g, table, at(3))
			g.Pointer.Pressed = true
			table.Board.TakeInput(g)
			g.Pointer.Pressed = false
			for spot := 2; spot >= 0; spot-- {
				middle(g, table, at(spot))
				table.Board.TakeInput(g)
			}
			g.Pointer.Released, g.Pointer.Far = true, true
			table.Board.TakeInput(g)
			g.Pointer = input.Pointer{X: g.Pointer.X, Y: g.Pointer.Y}
		}},
		{"clicking", func(g *app.App, table *table) {
			for _, spot := range []int{3, 0} {
				middle(g, table, at(spot))
				g.Pointer.Pressed, g.Pointer.Released = true, true
				table.Board.TakeInput(g)
			}
			g.Pointer = input.Pointer{X: g.Pointer.X, Y: g.Pointer.Y}
		}},
		{"the buttons between them", func(g *app.App, table *table) {
			for spot := 2; spot >= 0; spot-- {
				on := layout.Target{Kind: layout.Swap, N: uint8(spot)}
				table.Board.PressDown(g, on)
				table.Board.PressUp(g, on)
			}
		}},
		{"keys", func(g *app.App, table *table) {
			w := &ways{t: t, g: g, table: table, cycled: map[string]bool{}}
			w.enter(at(3))
			w.strike("Escape") // it is put back where it was
			if table.Board.Order.Lifted != 0 || table.Board.Dialog != nil {
				t.Error("Escape does not put a card back")
			}
			w.enter(at(3))
			w.enter(at(0))
		}},
	} {
		t.Run(way.name, func(t *testing.T) {
			g, table := ordersAsked(t)
			before := table.Board.State.Staging
			way.do(g, table)
			if want := []uint8{3, 0, 1, 2}; !slices.Equal(table.Board.Order.At, want) || table.Board.Order.Lifted != 0 {
				t.Fatalf("the order is %v, not %v, and %d is taken up", table.Board.Order.At, want, table.Board.Order.Lifted)
			}
			table.Board.Option(g, 1)
			if !slices.Equal(table.Board.Order.At, []uint8{0, 1, 2, 3}) {
				t.Fatalf("begun again, the order is %v", table.Board.Order.At)
			}
			way.do(g, table)
			table.Board.Option(g, 0)
			for to, from := range []int{3, 0, 1, 2} {
				if table.Board.State.Staging[to] != before[from] {
					t.Errorf("at place %d lies %d, not %d", to, table.Board.State.Staging[to], before[from])
				}
			}
			if table.Board.Order.At != nil {
				t.Error("an order is still asked for")
			}
		})
	}
}

// TestEveryOrder makes every order that may be taken in each way.
func TestEveryOrder(t *testing.T) {
	g, table := ordersAsked(t)
	eachMove(t, g, table, slices.Clone(table.Board.Book.Moves(&table.Board.State, nil)))
	g.Settings.Scale = 200
	eachMove(t, g, table, slices.Clone(table.Board.Book.Moves(&table.Board.State, nil)))
}

// Large, a staged card says whether it brings its obstacle in the next new-obstacles step ([new-obstacles]).
func TestStagedCardSaysWhenItBrings(t *testing.T) {
	_, table := paced(t, "")
	brings := table.Board.Book.BringsNext(&table.Board.Shown)
	for n := range uint8(rules.NumStaged) {
		_, lines := table.Board.LargeText(layout.Target{Kind: layout.Staged, N: n})
		if says := strings.Contains(strings.Join(lines, " "), "when step 5 comes next"); says != brings[n] {
			t.Errorf("card %d says %q", n, lines)
		}
	}
	if !slices.Contains(brings[:], true) || !slices.Contains(brings[:], false) {
		t.Errorf("the cards bring obstacles: %v", brings)
	}
}
