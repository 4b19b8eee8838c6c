package skadi_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"sixwinters/advice/skadimind"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/render/farm"
	"sixwinters/rules/rulestest"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

// TestWindow plays two weeks, or a whole winter with SIXWINTERS_LONG, in the real program with a real mouse, and compares the record with
// what was clicked.
func TestWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	rules := skadi.New(skadi.Printed())
	mind := skadimind.New(rules)
	mirror := saves.ScratchWinter(rules, skadi.Options{Seed: 21})
	program := gametest.StartProgramWith(t, app.Options{Winter: true, Seed: 21})
	defer program.Stop()
	plan := farm.Lay(rules, gametest.WindowWidth, gametest.WindowHeight, 1, false)
	click := func(at farm.Spot) {
		x, y := plan.Rect(at).Center()
		program.ClickAt(image.Pt(int(x), int(y)))
	}
	for end := uint8(rulestest.Count(3, skadi.MaxWeeks)); mirror.Now().Week < end && mirror.Now().Stage != skadi.Over; {
		s := mirror.Now()
		m, _ := mind.Move(s, skadimind.Steady, nil)
		if s.Stage == skadi.Saga { // to write it well takes a second of thought
			m = rules.Moves(s, nil)[0]
		}
		if s.Stage == skadi.Prayer {
			m = skadi.Move{Kind: skadi.Pray}
		}
		makes(t, program, mirror, m, func() {
			if m.Blessing {
				click(farm.Spot{Kind: farm.Bowl})
			}
			switch m.Kind {
			case skadi.RollWeather, skadi.RollEvent:
				click(farm.Spot{Kind: farm.Cup})
			case skadi.Hunt:
				click(farm.Spot{Kind: farm.Hex, N: int(m.Hex)})
			case skadi.Pray:
				god := s.Failed.Kind.Against()
				click(farm.PrayerSpot(god, int(s.Prayed[god])))
			case skadi.Write:
				click(farm.Spot{Kind: farm.Cell, N: int(s.Told)*skadi.Cells + int(m.Cell)})
			default:
				click(farm.ActionSpot(m.Kind))
			}
		})
	}
	again, err := saves.LookWinter(rules, program.Record)
	if err != nil {
		t.Fatal(err)
	}
	if *again.Now() != *mirror.Now() {
		t.Errorf("the record ends at\n%+v, not\n%+v", *again.Now(), *mirror.Now())
	}
}

// makes makes a move by hand and waits until it is in the file. Where something else is asked then, it waits for two frames more: the window
// says with each from when it takes clicks, and what has just come takes none.
func makes(t *testing.T, program *gametest.Program, mirror *saves.Winter, m skadi.Move, by func()) {
	t.Helper()
	was := mirror.Now().Stage
	by()
	if err := mirror.Play(m, nil); err != nil {
		t.Fatal(err)
	}
	program.Until(fmt.Sprintf("%+v is made", m), func(*gametest.Sight) bool { return program.Lines() == mirror.Len() })
	if was == mirror.Now().Stage {
		return
	}
	for range 2 {
		frames := program.Out.Sight().Frames
		program.Nudge()
		program.Until("it is drawn", func(is *gametest.Sight) bool { return is.Frames > frames })
	}
}

// Keys as the X server of the tests numbers them.
const (
	key1 byte = 10 // and the other digits after it
	keyA byte = 38
	keyE byte = 26
)

// keyFor returns a move that is legal, and its key.
func keyFor(g *skadi.Game, s *skadi.State) (m skadi.Move, key byte) {
	switch s.Stage {
	case skadi.Weather:
		return skadi.Move{Kind: skadi.RollWeather}, gametest.KeyEnter
	case skadi.Event:
		return skadi.Move{Kind: skadi.RollEvent}, gametest.KeyEnter
	case skadi.Prayer:
		return skadi.Move{Kind: skadi.Accept}, keyA
	case skadi.Saga:
		m = g.Moves(s, nil)[0]
		return m, key1 + m.Cell
	}
	for _, kind := range []skadi.Kind{skadi.Barricade, skadi.Scaldwork, skadi.Slaughter} {
		if m = (skadi.Move{Kind: kind}); rand.N(2) == 0 && g.Allows(s, m) {
			return m, key1 + byte(kind-skadi.Hunt)
		}
	}
	return skadi.Move{Kind: skadi.End}, keyE
}

// TestWindowIsKilled kills the real program in the middle of winters, with a key on its way, and continues each time. Of the moves made
// before none is missing, and at most the move on its way is there besides.
func TestWindowIsKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	rules := skadi.New(skadi.Printed())
	file, settings := "", filepath.Join(t.TempDir(), "settings.toml")
	gametest.WriteText(t, settings, "weather = false\ntips = false\n")
	var mirror *saves.Winter
	moves, inFlight := 0, 0
	for n := range rulestest.Count(2, 50) {
		if mirror == nil || mirror.Now().Stage == skadi.Over || n%10 == 0 { // at most ten lives to a winter
			file, mirror = filepath.Join(t.TempDir(), "winter.txt"), saves.ScratchWinter(rules, skadi.Options{Seed: uint64(n + 1)})
			begun, err := saves.NewWinter(rules, file, mirror.Header.Options)
			if err == nil {
				err = begun.Close()
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		program := gametest.Launch(t, app.Options{Winter: true, Open: file, Settings: settings, Speed: motion.Off,
			Width: gametest.WindowWidth, Height: gametest.WindowHeight})
		program.Record = file
		for range 3 + rand.N(8) {
			if mirror.Now().Stage == skadi.Over {
				break
			}
			m, key := keyFor(rules, mirror.Now())
			makes(t, program, mirror, m, func() { program.Press(key) })
			moves++
		}
		made := mirror.Len()
		if mirror.Now().Stage != skadi.Over {
			m, key := keyFor(rules, mirror.Now())
			program.Strike(key)
			if err := mirror.Play(m, nil); err != nil {
				t.Fatal(err)
			}
		}
		program.Stop()
		winter, err := saves.LookWinter(rules, file)
		if err != nil {
			t.Fatalf("kill %d: %v", n, err)
		}
		if winter.Len() < made || winter.Len() > mirror.Len() || winter.Damaged() {
			t.Fatalf("kill %d: the file has %d moves, %d were made: %q", n, winter.Len(), made, winter.Notes)
		}
		if winter.Len() == mirror.Len() {
			inFlight++
		} else if mirror, err = mirror.Branch(filepath.Join(t.TempDir(), "mirror.txt"), winter.Len()); err != nil {
			t.Fatal(err)
		}
		if *winter.Now() != *mirror.Now() {
			t.Fatalf("kill %d: the file ends at\n%+v, not\n%+v", n, *winter.Now(), *mirror.Now())
		}
	}
	t.Logf("%d moves were made, none is missing; %d times the move on its way was there", moves, inFlight)
}
