package table

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The tour: one drag, from the pointer to the disk and to the screen. Read it from top to bottom. docs/architecture.md draws the same
// way in one picture.
func TestTour(t *testing.T) {
	// A campaign in a file, in its first actions step. A scene fills the window; its board is plain data.
	g := gametest.InFolder(t)
	file := filepath.Join(t.TempDir(), "tour.txt")
	g.Options.Record = file
	scene, err := newTable(g, g.Book, rules.Options{Seed: 6, Difficulty: content.Easy})
	if err != nil {
		t.Fatal(err)
	}
	defer scene.Board.Campaign.Close()
	g.Show(scene)
	b := &scene.Board
	b.Speed, b.OwnPace = motion.Normal, true
	for _, line := range []string{"choose 1 keel", "choose 2 thea", "start keel redbank/support", "start thea settled/technology"} {
		m, err := b.Book.Parse(&b.State, line)
		if err != nil {
			t.Fatal(err)
		}
		b.Play(g, m)
		b.Finish()
	}
	before := b.State

	// 1. The gesture. Rules lists the legal moves; package gesture says how each is made by hand: what is taken, where it is dropped.
	create := slices.IndexFunc(b.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })
	if create < 0 {
		t.Fatal("no asset can be created")
	}
	ge := b.Hand.Gestures[create]
	die, pool := ge.Take[0], ge.Drop

	// 2. The pointer goes down over the die. No layer takes the press, so the hand does, and legal places light up.
	pointer(t, g, center(t, b.Plan(g), die), goesDown)
	if !slices.Equal(b.Held, []layout.Target{die}) {
		t.Fatalf("in hand: %+v, not %+v", b.Held, die)
	}
	if !slices.ContainsFunc(b.Lit(g), func(l render.Lit) bool { return l.Target == pool }) {
		t.Fatal("where the die can go is not lit")
	}

	// 3. The pointer is dragged to the pool and let go. The board asks rules (Check), and plays the move.
	pointer(t, g, center(t, b.Plan(g), pool), isDragged)
	pointer(t, g, center(t, b.Plan(g), pool), comesUp)
	made, from := b.Campaign.Move(b.Campaign.Len() - 1)
	if made.Kind != rules.MoveCreate || *from != before {
		t.Fatalf("the drop makes %+v", made)
	}

	// 4. The disk. The line of the record is written before anything is shown.
	record, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimRight(string(record), "\n"), "\n")
	if last, want := lines[len(lines)-1], b.Book.Notation(&before, made); !strings.HasPrefix(last, want) {
		t.Errorf("the last line of the record is %q, not %q", last, want)
	}

	// 5. The events. Apply changed the state and told what happened, each event with its cause; the table shows the beginning of it.
	if b.State == before || len(b.Story.Events) == 0 {
		t.Fatal("nothing happened")
	}
	for _, ev := range b.Story.Events {
		if ev.Cause.Kind == rules.NoCause {
			t.Errorf("%+v has no cause", ev)
		}
	}
	if !b.Beats.Playing() {
		t.Error("nothing is shown of it")
	}

	// 6. The story. Package story groups the events into sentences. What players do themselves is shown without one, but the log tells it,
	// in the words of the cards and with its rule.
	if s := story.Sentences(b.Book, &b.Story, false); len(s) != 1 || s[0].Say != "" || s[0].To != len(b.Story.Events) {
		t.Errorf("it is told in %+v", s)
	}
	line, want := b.Log.Lines[len(b.Log.Lines)-1], "Keel creates a support asset showing 2 at Parisa's Glen."
	if line.Text != want || line.Rule != "create" {
		t.Errorf("the log says %q [%s], not %q", line.Text, line.Rule, want)
	}

	// 7. The screen. The plan of the table says where everything lies; Paint draws it. Once all beats are over, what is shown is the game.
	for b.Beats.Playing() {
		b.Skip(g)
	}
	if b.Shown != b.State {
		t.Error("what is shown is not the game")
	}
	asset := b.Plan(g).PlaceRect(rules.Place{Spot: rules.AtLocation, N: uint8(before.Players[made.Player].At)}, made.Dice[0])
	if asset.Empty() {
		t.Error("the asset does not lie at the location")
	}
}

// What the pointer does in a tick.
const (
	goesDown = iota
	isDragged
	comesUp
)

// pointer gives the scene a tick in which the pointer does something at a point.
func pointer(t *testing.T, g *app.App, at [2]float64, does int) {
	t.Helper()
	p := input.Pointer{X: at[0], Y: at[1], WasX: g.Pointer.X, WasY: g.Pointer.Y, PressX: g.Pointer.PressX, PressY: g.Pointer.PressY, Moved: true}
	switch does {
	case goesDown:
		p.Pressed, p.Down, p.PressX, p.PressY = true, true, at[0], at[1]
	case isDragged:
		p.Down, p.Far = true, true
	case comesUp:
		p.Released, p.Far = true, true
	}
	g.Pointer = p
	gametest.Tick(t, g)
}

// center returns the middle of a thing on a plan.
func center(t *testing.T, plan *layout.Plan, on layout.Target) [2]float64 {
	t.Helper()
	r, ok := plan.Rect(on)
	if !ok {
		t.Fatalf("%+v is not on the table", on)
	}
	x, y := r.Center()
	return [2]float64{x, y}
}
