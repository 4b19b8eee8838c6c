package table

import (
	"image"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// TestWindowNotesKeepTheirButton sets a first year up in the real program by its proposals, and then makes a move by a hint: the real
// mouse is moved to the button of the first note, and clicks there until all is chosen. In
// the first turn the notes of what is new and a hint seldom move their button.
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
	aims, clicks := 0, 0
	click := func() {
		t.Helper()
		var is gametest.Sight
		p.Until("a note lies there", func(s *gametest.Sight) bool {
			is = *s
			return !is.Note.Empty()
		})
		if !at.In(is.Note) {
			aims++
			at = is.Note.Min.Add(is.Note.Max).Div(2)
			p.Do(gametest.Step{X: int16(at.X), Y: int16(at.Y)})
		}
		p.Do(gametest.Step{Button: gametest.Left, Down: true})
		p.Do(gametest.Step{Button: gametest.Left})
		clicks++
	}
	for moves := 1; moves <= 4; moves++ {
		for p.Lines() < moves {
			click()
			p.Drawn()
		}
	}
	if aims > 1 {
		t.Errorf("through the proposals the button moves %d times", aims-1)
	}
	const keyH, key2 byte = 43, 11
	p.Press(key2) // runs the steps before the actions
	for p.Lines() == 4 {
		if p.Drawn(); p.Out.Sight().Note.Empty() {
			p.Press(keyH)
		}
		click()
	}
	if aims-1 > clicks/5 { // the notes make way for what they speak of, and for the dice that can be taken
		t.Errorf("in %d clicks the button moves %d times", clicks, aims-1)
	}
}
