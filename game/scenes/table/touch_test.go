package table

import (
	"fmt"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice/mind"
	"sixwinters/content/contenttest"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// finger plays by one finger on the screen only.
type finger struct {
	ways
	tick   func() // of what is touched
	taps   int
	at     time.Time
	screen *ebiten.Image
}

// fingers gives a tick in which fingers are on the screen.
func (f *finger) fingers(at ...input.Finger) {
	f.g.Pointer.Moved, f.g.Pointer.Down = false, false // as the mouse is read
	f.at = f.at.Add(time.Second / 60)
	f.g.Pointer.TakeFingers(at, !f.g.Scene.Zooms(), f.at)
	f.tick()
}

// down puts the finger down at a point, for so many ticks.
func (f *finger) down(x, y float64, ticks int) {
	for range ticks {
		f.fingers(input.Finger{ID: 1, X: x, Y: y})
	}
}

// lift takes the finger up. Of a tap the click ends a tick later.
func (f *finger) lift() {
	f.fingers()
	f.fingers()
}

// tap taps a target. Where obstacles lie over each other, the finger rests first, which spreads them.
func (f *finger) tap(on layout.Target) {
	f.t.Helper()
	t, g := f.table, f.g
	f.uncover(on)
	for range 3 {
		x, y, ok := topmost(t.Board.Plan(g), on)
		for _, id := range f.beside(on) {
			if !ok {
				x, y, ok = topmost(t.Board.Plan(g), layout.Target{Kind: layout.Obstacle, N: uint8(id)})
			}
		}
		if !ok {
			f.t.Fatalf("%s: %+v cannot be touched", f.line, on)
		}
		f.down(x, y, 2)
		if t.Board.Plan(g).At(x, y) == on {
			f.lift()
			f.taps++
			return
		}
		f.down(x, y, input.RestTicks+1)
		f.lift()
	}
	f.t.Fatalf("%s: the finger does not come to %+v", f.line, on)
}

// uncover taps the tab or the page behind which a target lies.
func (f *finger) uncover(on layout.Target) {
	f.t.Helper()
	t, g := f.table, f.g
	if pane, _ := t.Board.Plan(g).PaneOf(on); on.Kind != layout.Tab && !t.Board.Plan(g).InSight(on) {
		f.tap(layout.Target{Kind: layout.Tab, N: uint8(pane)})
	}
	for range t.Board.Plan(g).Prompt.Pages {
		if on.Kind == layout.Option && t.Board.Plan(g).Prompt.Options[on.N].Empty() {
			f.tap(layout.Target{Kind: layout.Page, N: uint8((t.Board.Plan(g).Prompt.Page + 1) % t.Board.Plan(g).Prompt.Pages)})
		}
	}
}

// On many tables, at the scale that touch chooses, each legal move can be made by taps.
func TestTouchMakesEveryMove(t *testing.T) {
	g := &app.App{Book: rules.New(contenttest.Cards(t)), Reference: contenttest.Reference(t)}
	made := 0
	someTables(t, g, manyTables(), func(table *table, moves []rules.Move) {
		g.Keyboard.Device = input.Touch
		f := &finger{ways: ways{t: t, g: g, table: table}, tick: func() { table.Board.TakeInput(g) }}
		made += f.makesAll(moves, "a finger", f.tap)
	})
	t.Logf("%d moves", made)
}

// A year is played by one finger only.
func TestYearByTouch(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "introduced = true\nstarted = true\ntips = false\nspeed = \"off\"\nstep_turns = 0\n")
	scene, err := Begin(g, g.Book, rules.Options{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	g.Show(scene)
	g.Keyboard.Device = input.Touch
	f := &finger{ways: ways{t: t, g: g, table: scene.(*table)}, screen: ebiten.NewImage(g.Width, g.Height)}
	f.tick = func() {
		gametest.Tick(t, g)
		if m := gametest.MenuNow(g); m != nil {
			m.Draw(f.screen)
		}
	}
	f.fingers()
	choose := mind.Greedy(3)
	for f.table.Board.State.Phase != rules.YearOver {
		made, legal := f.table.Board.Campaign.Len(), f.table.Board.Book.Moves(&f.table.Board.State, nil)
		m := choose(f.table.Board.Book, &f.table.Board.State, legal)
		f.line = f.table.Board.Book.Notation(&f.table.Board.State, m)
		f.gesture(gesture.Of(f.table.Board.Book, &f.table.Board.State, m), f.table.Board.Label(m), f.tap)
		if f.table.Board.Campaign.Len() != made+1 {
			t.Fatalf("%s: the finger makes %d moves; asked is %q of %+v, in hand %+v, hover %+v", f.line, f.table.Board.Campaign.Len()-made, f.table.Board.View(g).Prompt, f.table.Board.Choices, f.table.Board.Held, f.table.Board.Hover)
		}
		if is, _ := f.table.Board.Campaign.Move(made); f.table.Board.Campaign.Len() != made+1 || is != m {
			t.Fatalf("%s: the finger makes %d moves, %+v", f.line, f.table.Board.Campaign.Len()-made, is)
		}
	}
	for range 3 {
		f.fingers() // the sheet comes
	}
	next := gametest.ButtonIn(t, gametest.MenuNow(g), "Continue").GetWidget().Rect
	f.down(float64(next.Min.X+next.Max.X)/2, float64(next.Min.Y+next.Max.Y)/2, 3)
	f.lift()
	if f.fingers(); f.table.Board.State.Phase != rules.SessionEnd {
		t.Error("a tap on the sheet does not lead to the end of the session")
	}
	t.Logf("%d moves in %d taps", f.table.Board.Campaign.Len(), f.taps)
}

// A finger that pushes a die drags it to where it is lifted; one that rests on it only has it explained.
func TestFingerDragsAndRests(t *testing.T) {
	g, table := busyTable(t)
	g.Keyboard.Device = input.Touch
	f := &finger{ways: ways{t: t, g: g, table: table}, tick: func() { gametest.Tick(t, g) }}
	f.fingers()
	die := onMat(0, table.Board.State.Players[0].Dice.Lowest())
	f.ways.uncover(die)
	x, y, ok := topmost(table.Board.Plan(g), die)
	if !ok {
		t.Fatal("the die is not in sight")
	}
	f.down(x, y, 60)
	if len(table.Board.Held) > 0 || table.Board.Hover != die || !table.Board.Enlarges() {
		t.Errorf("a finger that rests has %+v in hand, and is on %+v, shown large: %t", table.Board.Held, table.Board.Hover, table.Board.Enlarges())
	}
	f.lift()
	if made := len(table.Board.Held); made > 0 {
		t.Errorf("when it is lifted it takes %+v", table.Board.Held)
	}
	f.down(x, y, 2)
	for step := range 20 {
		f.down(x-10*float64(step), y-5*float64(step), 1)
	}
	if len(table.Board.Held) != 1 || table.Board.Held[0] != die || !table.Board.Dragging {
		t.Errorf("a finger that pushes has %+v in hand", table.Board.Held)
	}
	f.lift()
	if len(table.Board.Held) > 0 {
		t.Errorf("where nothing takes what a finger drags it leaves %+v in hand", table.Board.Held)
	}
}

// At the scale that touch chooses no target is smaller than 44 pixels, in windows of three sizes: at tables, and in menus.
func TestTargetsForFingers(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "introduced = true\nstarted = true\n")
	for _, scene := range []gametest.Staged{
		{Name: "busy", Stage: stageTouch(busy)},
		{Name: "answering", Stage: stageTouch(answering)},
		{Name: "overcoming", Stage: stageTouch(func(t *table, _ int) bool { return t.Board.State.Attempt.Phase == rules.Overcome })},
		{Name: "characters", Stage: stageTouch(Begun(0))},
		{Name: "staged cards in order", Stage: stageTouch(func(t *table, _ int) bool { return t.Board.Order.At != nil })},
		{Name: "year's end", Stage: stageTouch(func(t *table, _ int) bool { return t.Board.State.Phase == rules.SessionEnd })},
		{Name: "title", Stage: func(g *app.App) error { return g.Routes.Title(g) }},
		{Name: "new campaign", Stage: func(g *app.App) error { return g.Routes.NewCampaign(g) }},
		{Name: "settings", Stage: stageSettings("Look")},
		{Name: "pause", Stage: stagePause},
	} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
			g.Width, g.Height = size[0], size[1]
			g.CloseSheet()
			gametest.Stage(t, g, scene)
			g.Keyboard.Device = input.Touch
			g.Apply()
			screen := ebiten.NewImage(g.Width, g.Height)
			for range 2 { // widgets find their places while they are drawn
				gametest.Tick(t, g)
				g.Paint(screen)
			}
			screen.Deallocate()
			smallest, of := 1000.0, ""
			see := func(w, h float64, what string) {
				if least := min(w, h); least > 0 && least < smallest {
					smallest, of = least, what
				}
			}
			if m := gametest.MenuNow(g); m != nil {
				for on, name := range m.Names {
					see(float64(on.GetWidget().Rect.Dx()), float64(on.GetWidget().Rect.Dy()), name)
				}
			} else {
				for _, s := range g.Scene.(*table).Board.Stops(g, false) {
					see(s.Rect.W, s.Rect.H, fmt.Sprintf("%+v", s.Target))
				}
			}
			t.Logf("%s, %dx%d at %.0f %%: the smallest is %.1f pixels, %s", scene.Name, size[0], size[1], 100*g.Scale(), smallest, of)
			if smallest < app.FingerTarget-0.01 {
				t.Errorf("%s, %dx%d: %s is %.1f pixels", scene.Name, size[0], size[1], of, smallest)
			}
		}
	}
}

// Two fingers zoom as they spread, and move the table as they go.
func TestTwoFingersZoom(t *testing.T) {
	g, _ := busyTable(t)
	f := &finger{ways: ways{t: t, g: g}, tick: func() { gametest.Tick(t, g) }}
	two := func(x, apart float64) {
		g.Pointer.PanX, g.Pointer.PanY, g.Pointer.Pinch, g.Pointer.Pinching = 0, 0, 1, false
		f.fingers(input.Finger{ID: 1, X: x - apart/2, Y: 300}, input.Finger{ID: 2, X: x + apart/2, Y: 300})
	}
	f.fingers()
	for apart := 100.0; apart < 200; apart += 4 {
		two(600, apart)
	}
	if g.Lens.Zoom(g) != 2 && g.Lens.Zoom(g) != 1.5 {
		t.Errorf("fingers that spread to twice as far zoom to %g", g.Lens.Zoom(g))
	}
	was := g.Lens.InSight(g).X
	for x := 600.0; x > 500; x -= 10 {
		two(x, 196)
	}
	if is := g.Lens.InSight(g).X; is < was+80 {
		t.Errorf("fingers that go 90 pixels move the table from %g to %g", was, is)
	}
}
