package table

import (
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input/chord"
)

// menuScenes are the pictures of a table that show a menu.
func menuScenes() []gametest.Staged {
	return gametest.Only(AllScenes(),
		"settings-look", "settings-sound", "settings-play", "settings-keys", "pause", "recovered", "other-cards",
		"not-saved", "take-back", "handed-over", "replay-menu", "replay-branch", "lesson-pause", "lesson-over",
		"end-of-year", "next-year", "end-of-campaign", "end-of-a-good-year", "next-good-year", "end-of-a-good-campaign", "house-rules-told", "standing",
	)
}

func TestNoMenuOverflows(t *testing.T) { gametest.NoMenuOverflows(t, menuScenes()) }

func TestEverythingCanBeFocused(t *testing.T) {
	gametest.EverythingCanBeFocused(t, menuScenes())
}

// Home and End scroll a sheet that is higher than the window to its beginning and its end, as far as PageUp and PageDown come.
func TestHomeAndEndScroll(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\nscale = 200\n")
	g.Width, g.Height = 1280, 720
	gametest.Stage(t, g, gametest.Only(sheetScenes, "end-of-a-good-campaign")[0])
	gametest.Strike(t, g, "Tab") // it is drawn
	far := 0
	for range 40 {
		gametest.Strike(t, g, "PageDown")
		far = max(far, gametest.MenuNow(g).ScrolledBy())
	}
	for _, c := range []struct {
		key string
		to  int
	}{{"Home", 0}, {"End", far}, {"PageUp", far - g.Height/2}, {"End", far}, {"Home", 0}} {
		if gametest.Strike(t, g, c.key); gametest.MenuNow(g).ScrolledBy() != c.to {
			t.Errorf("%s scrolls to %d, not %d", c.key, gametest.MenuNow(g).ScrolledBy(), c.to)
		}
	}
	if far <= g.Height/2 {
		t.Errorf("the sheet is scrolled by %d only: no more than a page", far)
	}
}

// With large text the buttons under a chapter stand in one row, and leave the height to what it tells.
func TestButtonsUnderAChapterStandInARow(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\nscale = 200\n")
	g.Width, g.Height = 1280, 720
	for scene, first := range map[string]string{"end-of-a-good-campaign": "Replay", "end-of-year": "Continue"} {
		gametest.Stage(t, g, gametest.Only(AllScenes(), scene)[0])
		gametest.Strike(t, g, "Tab") // it is drawn
		m, at := gametest.MenuNow(g), map[string]int{}
		for b, name := range m.Names {
			at[name] = b.GetWidget().Rect.Min.Y
		}
		for _, name := range []string{"Review", "The table", "Quit to title"} {
			if at[first] == 0 || at[name] != at[first] {
				t.Errorf("%s: %q lies at %d, %q at %d", scene, first, at[first], name, at[name])
			}
		}
	}
}

func TestOneThingIsLitOnATable(t *testing.T) {
	gametest.OneThingIsLit(t, gametest.Only(AllScenes(), "settings-sound", "pause", "end-of-year"))
}

// A letter that is a command of the table does nothing else in its menu: who struck Escape once too often opens no other sheet by it.
func TestLettersOfTheTableMeanTheSameInItsMenu(t *testing.T) {
	g, table := busyTable(t)
	tried := 0
	for letter := 'A'; letter <= 'Z'; letter++ {
		key := string(letter)
		if !g.Keyboard.Keys.AtTable(chord.Must(key)) || key == "H" || key == "R" { // which do the same there
			continue
		}
		tried++
		table.Board.Pause()
		menu := table.Board.Dialog
		gametest.Strikes(t, g, key)
		if is := table.Board.Dialog; g.Scene != app.Scene(table) || is != menu && is != nil {
			t.Errorf("%s, a command of the table, opens something else in the menu", key)
		}
		g.Scene, table.Board.Dialog = table, nil
	}
	if tried < 10 {
		t.Errorf("only %d letters were tried", tried)
	}
}
