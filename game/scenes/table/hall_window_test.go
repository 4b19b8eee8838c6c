package table

import (
	"image"
	"path/filepath"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
)

// clickOn clicks with the real mouse on what has a name that begins so, once it lies in the window.
func clickOn(p *program, name string) {
	p.T.Helper()
	r := placeOf(p, name)
	p.ClickAt(r.Min.Add(r.Max).Div(2))
}

// placeOf returns where that lies which has a name that begins so, once it lies in the window.
func placeOf(p *program, name string) (r image.Rectangle) {
	p.T.Helper()
	p.Until("there is "+name, func(is *gametest.Sight) bool {
		r = is.Placed(name)
		return !r.Empty() && r.In(image.Rect(0, 0, gametest.WindowWidth, gametest.WindowHeight))
	})
	return r
}

// TestHallWindow opens the hall of winters in the real program with a real mouse: the campaign finished last stands first, a click on
// it leads to its replay, the menu of that back to the hall, and the button back to the title.
func TestHallWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	dir, book := t.TempDir(), rulestest.Book(t)
	for seed, name := range []string{"Older", "Newer"} {
		campaign, err := saves.New(book, filepath.Join(dir, name+".txt"), rules.Options{Seed: uint64(seed + 1), Difficulty: content.Easy})
		if err != nil {
			t.Fatal(err)
		}
		choose := mind.Greedy(uint64(seed + 1))
		for legal := book.Moves(campaign.Now(), nil); len(legal) > 0; legal = book.Moves(campaign.Now(), nil) {
			if err := campaign.Play(choose(book, campaign.Now(), legal), nil); err != nil {
				t.Fatal(err)
			}
		}
		if err := campaign.Close(); err != nil {
			t.Fatal(err)
		}
	}
	p := startProgramWith(t, app.Options{Saves: dir})
	defer p.Stop()
	clickOn(p, "Hall of winters")
	var newer, older image.Rectangle
	p.Until("both campaigns are listed", func(is *gametest.Sight) bool {
		newer, older = is.Placed("Newer, "), is.Placed("Older, ")
		return !newer.Empty() && !older.Empty()
	})
	if newer.Min.Y >= older.Min.Y {
		t.Errorf("the campaign finished last does not stand first: %v, %v", newer, older)
	}
	in := func(scene string) func(is *gametest.Sight) bool {
		return func(is *gametest.Sight) bool { return is.Scene == scene }
	}
	clickOn(p, "Newer, ")
	p.Until("its replay is open", in("*replay.Replay"))
	p.Press(gametest.KeyEscape)
	clickOn(p, "Leave the replay")
	p.Until("the hall is there again", in("*hall.hall"))
	clickOn(p, "Back to title")
	p.Until("the title is there", in("*title.title"))
}
