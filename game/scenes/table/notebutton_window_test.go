package table

import (
	"image"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/board/layers/hint"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// TestWindowNotesKeepTheirButton sets a first year up in the real program by its proposals, and then makes a move by a hint: the real
// mouse is moved to the button of the first note, and clicks there until all is chosen. The proposals move their button only once,
// from those of characters to those of places, which leave the dice in sight; the steps of a hint never do. In the first turn it
// moves at most once for each thing that is new and once for the hint: they are about different things, and no note lies on the
// prompt line or on dice that can be taken.
func TestWindowNotesKeepTheirButton(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	dir := t.TempDir()
	o := app.Options{
		Campaign: &rules.Options{Seed: 1}, Record: filepath.Join(dir, "record.txt"), Settings: filepath.Join(dir, "settings.toml"),
		Width: gametest.WindowWidth, Height: gametest.WindowHeight,
	}
	gametest.WriteText(t, o.Settings, "introduced = true\nweather = false\nspeed = \"off\"\n")
	p := gametest.Launch(t, o)
	defer p.Stop()
	p.Record = o.Record
	p.Until("the goal is stated", func(is *gametest.Sight) bool {
		return strings.Contains(strings.Join(is.Menu, ""), "Choose the characters")
	})
	p.Press(gametest.KeyEnter)
	var at image.Point
	var aimed []bool // before each click
	click := func() {
		t.Helper()
		var is gametest.Sight
		p.Until("a note lies there", func(s *gametest.Sight) bool {
			is = *s
			return !is.Note.Empty() && is.Takes > 0
		})
		aims := !at.In(is.Note)
		if aims {
			at = is.Note.Min.Add(is.Note.Max).Div(2)
			p.Do(gametest.Step{X: int16(at.X), Y: int16(at.Y)})
		}
		p.Do(gametest.Step{Button: gametest.Left, Down: true})
		p.Do(gametest.Step{Button: gametest.Left})
		aimed = append(aimed, aims)
	}
	for moves := 1; moves <= 4; moves++ {
		for p.Lines() < moves {
			click()
			p.Drawn()
		}
	}
	if !slices.Equal(aimed, []bool{true, false, true, false}) {
		t.Errorf("through the proposals for two characters and two places the button moves: %v", aimed)
	}
	const keyH, key2 byte = 43, 11
	p.Press(key2) // runs the steps before the actions
	aimed = nil
	for p.Lines() == 4 {
		if p.Drawn(); p.Out.Sight().Note.Empty() {
			p.Press(keyH)
		}
		if click(); len(aimed) > 50 {
			t.Fatal("the hint's move is not made")
		}
	}
	// Some clicks come before the next note takes any, so there may be more of them than notes. Those before the hint are about at
	// most three things that are new.
	moves := 0
	for _, aims := range aimed {
		if aims {
			moves++
		}
	}
	if last := aimed[max(0, len(aimed)-hint.HintSteps+1):]; moves > 3+1 || slices.Contains(last, true) {
		t.Errorf("in the first turn the button moves %d times: %v", moves, aimed)
	}
}
