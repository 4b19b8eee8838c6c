package skadi_test

import (
	"fmt"
	"image"
	"testing"

	"sixwinters/advice/skadimind"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render/farm"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

// TestWindow plays two weeks in the real program with a real mouse, and compares the record with what was clicked.
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
	for mirror.Now().Week < 3 {
		s := mirror.Now()
		m, _ := mind.Best(s)
		if s.Stage == skadi.Prayer {
			m = skadi.Move{Kind: skadi.Pray}
		}
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
		if err := mirror.Play(m, nil); err != nil {
			t.Fatal(err)
		}
		program.Until(fmt.Sprintf("%+v is made", m), func(*gametest.Sight) bool { return program.Lines() == mirror.Len() })
	}
	again, err := saves.LookWinter(rules, program.Record)
	if err != nil {
		t.Fatal(err)
	}
	if *again.Now() != *mirror.Now() {
		t.Errorf("the record ends at\n%+v, not\n%+v", *again.Now(), *mirror.Now())
	}
}
