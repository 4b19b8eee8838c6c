package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/render"
	"sixwinters/rules"
)

// searches are the fields that look for something: what opens each by gamepad, where a finger taps it, and what is looked for.
var searches = []struct {
	name  string
	open  func(t *testing.T, g *app.App, on *table)
	at    func(g *app.App, on *table) (x, y float64)
	reads func(g *app.App, on *table) string
}{
	{"the log", func(_ *testing.T, _ *app.App, on *table) { on.Pane.Toggle() },
		func(g *app.App, on *table) (x, y float64) {
			return render.PlanLog(on.Board.Plan(g).Log, on.Board.Plan(g).Unit).Search.Center()
		}, func(_ *app.App, on *table) string { return on.Pane.Seek.Text }},
	{"the moves", func(_ *testing.T, g *app.App, on *table) { on.listing.openMoves(&on.Board, g) },
		func(_ *app.App, on *table) (x, y float64) { return on.listing.moves.Plan.Search.Center() },
		func(_ *app.App, on *table) string { return on.listing.moves.Search() }},
}

// What is looked for is written by gamepad and by finger, on a keyboard that no one else sees.
func TestSearchWithoutKeyboard(t *testing.T) {
	for _, s := range searches {
		for _, device := range []input.Device{input.Desk, input.Pad, input.Touch} {
			g := gametest.WithSettings(t, app.Options{}, "introduced = true\nstarted = true\ntips = false\nspeed = \"off\"\nstep_turns = 0\n")
			on := practice(g, rules.Options{Seed: 3, Difficulty: content.Easy})
			g.Show(on)
			g.Keyboard.Device = device
			f := &finger{ways: ways{t: t, g: g, table: on}, screen: ebiten.NewImage(g.Width, g.Height)}
			f.tick = func() { gametest.Tick(t, g) }
			f.fingers()
			s.open(t, g, on)
			f.fingers()
			switch device {
			case input.Desk:
				gametest.Strike(t, g, "Ctrl+F")
				if keys, _ := app.Onscreen(g); keys != nil {
					t.Errorf("%s: a keyboard opens for who has one", s.name)
				}
				continue
			case input.Pad:
				if err := gametest.Hold(g, chord.PadLT, chord.LookUp); err != nil {
					t.Fatal(err)
				}
			case input.Touch:
				x, y := s.at(g, on)
				f.down(x, y, 2)
				f.lift()
			}
			keys, _ := app.Onscreen(g)
			if keys == nil {
				t.Fatalf("%s: no keyboard opens for device %d", s.name, device)
			}
			made := on.Board.Campaign.Len()
			for _, letter := range []string{"p", "s", "Delete"} {
				if device == input.Touch {
					at := keys.Keys()[letter]
					f.down(float64(at.Min.X+at.Max.X)/2, float64(at.Min.Y+at.Max.Y)/2, 3)
					f.lift()
					continue
				}
				for way := ""; way != chord.PadA; {
					way = gametest.WayToKey(keys.Keys(), keys.Focused(), letter)
					if err := gametest.Hold(g, way); err != nil {
						t.Fatal(err)
					}
				}
			}
			if is := s.reads(g, on); is != "p" {
				t.Errorf("%s: by device %d %q is looked for", s.name, device, is)
			}
			g.Keyboard.Struck = []input.Stroke{{Chord: chord.Must(chord.PadB)}}
			gametest.Tick(t, g)
			g.Keyboard.Struck = nil
			gametest.Tick(t, g)
			if keys, _ := app.Onscreen(g); keys != nil || on.Board.Campaign.Len() != made || len(on.Board.Held) > 0 || s.reads(g, on) != "p" {
				t.Errorf("%s: done leaves the keyboard %v, %d moves made, %v in hand, and %q", s.name, keys, on.Board.Campaign.Len()-made, on.Board.Held, s.reads(g, on))
			}
			if on.Pane.Seeks {
				t.Errorf("%s: it is still written in", s.name)
			}
		}
	}
}
