package table

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// creating shows a table at which an action die can create an asset, and returns how.
func creating(t *testing.T) (g *app.App, shown *table, ge gesture.Gesture) {
	t.Helper()
	g = gametest.InFolder(t)
	shown, ge, err := find(g, func(t *table, ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })
	if err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	return g, shown, ge
}

// pointAt moves the pointer to the middle of a thing.
func pointAt(t *testing.T, g *app.App, table *table, on layout.Target) {
	t.Helper()
	r, ok := table.Board.Plan(g).Rect(on)
	if !ok {
		t.Fatalf("%+v does not lie on the table", on)
	}
	g.Pointer.X, g.Pointer.Y = r.Center()
	g.Pointer.Moved = true
	gametest.Tick(t, g)
	g.Pointer.Moved = false
}

// A proposed move lies on the table as a ghost and changes nothing until somebody makes it; dropped it is gone, and so is one that has
// become illegal.
func TestProposal(t *testing.T) {
	g, table, ge := creating(t)
	b := &table.Board
	propose := func() {
		t.Helper()
		moves := b.Campaign.Len()
		b.Held = ge.Take
		pointAt(t, g, table, ge.Drop)
		gametest.Strike(t, g, "X")
		s := b.Scene(g)
		if len(b.Held) > 0 || b.Campaign.Len() != moves || len(s.Proposed) != len(ge.Take) || len(s.Proposed) == 0 {
			t.Fatalf("%d pieces are held, %d moves made and %d ghosts drawn", len(b.Held), b.Campaign.Len()-moves, len(s.Proposed))
		}
		n := b.View(g).Note
		if n == nil || n.Head != "A proposal" || n.Button != "Do it" || n.Back != "Drop it" || !strings.Contains(n.Say, "create") {
			t.Fatalf("the note is %+v", n)
		}
		screen := ebiten.NewImage(g.Width, g.Height)
		defer screen.Deallocate()
		b.Paint(g, screen)
	}
	gone := func(by string, moves int) {
		t.Helper()
		if n := b.View(g).Note; len(b.Scene(g).Proposed) > 0 || n != nil && n.Head == "A proposal" {
			t.Errorf("%s the proposal still lies there", by)
		}
		if n := b.Campaign.Len(); n != moves {
			t.Errorf("%s there are %d moves, not %d", by, n, moves)
		}
	}
	moves := b.Campaign.Len()
	propose()
	b.PressUp(g, board.NoteBack)
	gone("dropped,", moves)
	propose()
	gametest.Strike(t, g, "Escape")
	gone("after Escape", moves)
	propose()
	b.Play(g, ge.Move)
	b.Skip(g)
	gone("illegal by now,", moves+1)
	b.TakeBack(g)
	propose()
	b.PressUp(g, board.NoteButton)
	b.Skip(g)
	if b.Campaign.Len() != moves+1 {
		t.Error("the proposed move is not made")
	}
}

// What somebody points at for the other player is marked until it is pointed at again, or a move is made.
func TestHere(t *testing.T) {
	g, table, ge := creating(t)
	b := &table.Board
	on := layout.Target{Kind: layout.Location, N: 0}
	for range 2 {
		pointAt(t, g, table, on)
		gametest.Strike(t, g, "X")
		if s := b.Scene(g); s.Here != on {
			t.Errorf("marked is %+v", s.Here)
		}
		gametest.Strike(t, g, "X")
		if s := b.Scene(g); s.Here.Kind != layout.None {
			t.Errorf("still marked is %+v", s.Here)
		}
	}
	gametest.Strike(t, g, "X")
	b.Play(g, ge.Move)
	b.Skip(g)
	if s := b.Scene(g); s.Here.Kind != layout.None {
		t.Errorf("after a move %+v is marked", s.Here)
	}
}

// Pinned cards lie on the side of what they show, off the action dice of both players, make way for what a held piece can be dropped
// on, and go where they are dragged.
func TestPinsLeaveRoomToPlan(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		g, table, ge := creating(t)
		g.Width, g.Height = size[0], size[1]
		b := &table.Board
		screen := ebiten.NewImage(g.Width, g.Height)
		defer screen.Deallocate()
		for player := range uint8(rules.NumPlayers) {
			b.Pinned = nil
			on := layout.Target{Kind: layout.Current, N: player}
			b.Plan(g)
			b.Pin(on)
			b.Paint(g, screen)
			r := g.Painter.PinnedRect(on)
			if r.Empty() || r.W > 0.2*float64(g.Width) {
				t.Fatalf("%v: the card of player %d lies at %+v", size, player+1, r)
			}
			if left := r.Right() <= float64(g.Width)/2; left != (player == 0) {
				t.Errorf("%v: the card of player %d lies at %+v", size, player+1, r)
			}
			for _, tray := range b.Plan(g).Trays() {
				if r.Overlaps(tray) {
					t.Errorf("%v: the card of player %d lies on dice", size, player+1)
				}
			}
			b.Held = ge.Take
			b.Paint(g, screen)
			for _, lit := range b.Lit(g) {
				if at, ok := b.Plan(g).Rect(lit.Target); ok && at.Overlaps(g.Painter.PinnedRect(on)) {
					t.Errorf("%v: the card of player %d lies on what is lit", size, player+1)
				}
			}
			b.Held = nil
			b.Paint(g, screen)

			p := &g.Pointer
			p.X, p.Y = r.Center()
			p.Pressed, p.Down = true, true
			gametest.Tick(t, g)
			p.Pressed, p.Far, p.Moved = false, true, true
			p.X, p.Y = float64(g.Width)/2, 0.3*float64(g.Height)
			gametest.Tick(t, g)
			p.Down, p.Released = false, true
			gametest.Tick(t, g)
			p.Released, p.Far, p.Moved = false, false, false
			b.Paint(g, screen)
			if x, y := g.Painter.PinnedRect(on).Center(); x < p.X-1 || x > p.X+1 || y < p.Y-1 || y > p.Y+1 {
				t.Errorf("%v: dragged to %v, %v it lies at %v, %v", size, p.X, p.Y, x, y)
			}
		}
	}
}

// stagePlanning shows a proposed move, what somebody points at, and a pinned card.
func stagePlanning(g *app.App) error {
	t, ge, err := find(g, func(t *table, ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })
	if err != nil {
		return err
	}
	b := &t.Board
	b.Pin(layout.Target{Kind: layout.Current, N: 0})
	b.Held, b.Hover = ge.Take, ge.Drop
	strikePoint(g, t)
	b.Hover = layout.Target{Kind: layout.Location, N: 4}
	strikePoint(g, t)
	b.Hover = layout.Target{}
	return nil
}

// strikePoint strikes the key that points, where the pointer is said to be.
func strikePoint(g *app.App, t *table) {
	g.Keyboard.Struck = []input.Stroke{{Chord: chord.Must("X")}}
	t.Board.Layers.Key(&t.Board, g)
	g.Keyboard.Struck = nil
}
