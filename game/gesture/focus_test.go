package gesture

import (
	"testing"

	"sixwinters/render/layout"
)

// stopAt is a stop of a number, with its upper left corner and its size.
func stopAt(n uint8, x, y, w, h float64) Stop {
	return Stop{Target: target(n), Rect: layout.Rect{X: x, Y: y, W: w, H: h}}
}

func target(n uint8) layout.Target { return layout.Target{Kind: layout.Location, N: n} }

// stops are a little table: two cards above each other on the left, a row of three dice on the right of the upper one,
// and a wide card under them; and some more at a distance.
var stops = []Stop{
	stopAt(1, 0, 0, 100, 60), stopAt(2, 0, 80, 100, 60),
	stopAt(3, 150, 20, 20, 20), stopAt(4, 180, 20, 20, 20), stopAt(5, 210, 20, 20, 20),
	stopAt(6, 0, 200, 300, 40),
	// A wide row with two rows of boxes under it, of which the left one of the first row stands under its left end.
	stopAt(7, 1000, 0, 580, 40), stopAt(8, 1000, 43, 280, 50), stopAt(9, 1575, 43, 280, 50), stopAt(10, 1575, 98, 280, 50),
}

func TestToward(t *testing.T) {
	for _, test := range []struct {
		name string
		from uint8
		way  Direction
		want uint8 // 0: nothing
	}{
		{"to the next in a row", 3, Right, 4},
		{"not past it", 5, Left, 4},
		{"from a card to what stands beside it", 1, Right, 3},
		{"down the column", 1, Down, 2},
		{"and back", 2, Up, 1},
		{"from a small thing to the wide one below", 5, Down, 6},
		{"from the wide one to what is straight above", 6, Up, 2},
		{"aside, as nothing is straight ahead", 2, Right, 3},
		{"to what stands under one end of it", 7, Down, 8},
		{"the edge", 1, Left, 0},
		{"the lower edge", 6, Down, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, found := Toward(stops, stops[test.from-1], test.way)
			if found != (test.want != 0) || found && got.Target != target(test.want) {
				t.Errorf("is %d, %v, want %d", got.Target.N, found, test.want)
			}
		})
	}
}

func TestNearest(t *testing.T) {
	if got, _ := Nearest(stops, layout.Rect{X: 170, Y: 0, W: 40, H: 20}); got.Target != target(4) {
		t.Errorf("is %d", got.Target.N)
	}
	if _, found := Nearest(nil, layout.Rect{}); found {
		t.Error("something is near where nothing is")
	}
}

func TestSort(t *testing.T) {
	stops := []Stop{stops[5], stops[4], stops[2], stops[0], stops[3], stops[1]}
	stops[1].Group = -1 // it is read first
	SortStops(stops)
	for i, want := range []uint8{5, 1, 3, 4, 2, 6} {
		if stops[i].Target.N != want {
			t.Errorf("number %d is %d, want %d", i+1, stops[i].Target.N, want)
		}
	}
}

func TestStep(t *testing.T) {
	for _, test := range []struct {
		from uint8
		by   int
		want uint8
	}{{1, 1, 2}, {10, 1, 1}, {1, -1, 10}, {3, -1, 2}, {99, 1, 1}, {99, -1, 10}} {
		if got, _ := StepOn(stops, target(test.from), test.by); got.Target != target(test.want) {
			t.Errorf("%+d from %d is %d, want %d", test.by, test.from, got.Target.N, test.want)
		}
	}
	if _, found := StepOn(nil, target(1), 1); found {
		t.Error("there is a next of nothing")
	}
}
