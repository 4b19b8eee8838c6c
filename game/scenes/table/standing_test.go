package table

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// A key and a button open the sheet that says how the campaign is going. A key that means nothing on it closes it; Tab and Enter
// come to a track and open its rule.
func TestStanding(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Saves: t.TempDir()}, "started = true\n")
	g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
	table := practice(g, rules.Options{Seed: 3, Difficulty: content.Easy})
	g.Show(table)
	open := func() bool { return table.Board.Dialog != nil }
	gametest.Strike(t, g, "G")
	if !open() {
		t.Fatal("the key does not open it")
	}
	gametest.Strike(t, g, "Tab")
	if m := gametest.MenuNow(g); !open() || m.Names[m.Focused()] != "support" {
		t.Fatal("Tab does not come to the first track")
	}
	gametest.Strike(t, g, "Enter")
	if g.Sheet == nil {
		t.Fatal("Enter does not open the rule of a track")
	}
	g.CloseSheet()
	moves := table.Board.Campaign.Len()
	for _, key := range []string{"X", "D", "Escape", "G"} {
		if gametest.Strike(t, g, key); open() || table.Board.Campaign.Len() != moves {
			t.Errorf("%s does not close it, or does more", key)
		}
		at, _ := table.Board.Plan(g).Rect(layout.Target{Kind: layout.Button, N: layout.ButtonStanding})
		g.Pointer.X, g.Pointer.Y = at.Center()
		g.Pointer.Pressed, g.Pointer.Released, g.Pointer.Moved = true, true, true
		gametest.Tick(t, g)
		g.Pointer = input.Pointer{X: g.Pointer.X, Y: g.Pointer.Y}
		if !open() {
			t.Fatal("the button does not open it")
		}
	}
}

// The sheet says of each track what is ahead, and of all what the rules say now.
func TestStandingSays(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Saves: t.TempDir()}, "started = true\n")
	g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
	gametest.Stage(t, g, standingScenes[0])
	gametest.Strike(t, g, "Tab")
	var says []string
	for _, name := range gametest.NamesOf(gametest.MenuNow(g)) {
		says = append(says, name)
	}
	all := strings.Join(says, "\n")
	for _, want := range []string{"0 of 3 victory tracks complete: defeat, 0 points.", "times 1 for the difficulty, a score of 0."} {
		if !strings.Contains(all, want) {
			t.Errorf("it does not say %q: %s", want, all)
		}
	}
}

// With large text all tracks are in sight at once, without scrolling, and what lies ahead stands below them.
func TestStandingWithLargeText(t *testing.T) {
	smallest := map[string]float64{"standing": 1, "standing-at-150": 1, "standing-at-200": 0.5} // of the height that it needs
	for _, scene := range []string{"standing", "standing-at-150", "standing-at-200"} {
		g := gametest.WithSettings(t, app.Options{Saves: t.TempDir()}, "started = true\n")
		g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
		gametest.Stage(t, g, gametest.Only(standingScenes, scene)[0])
		gametest.Strike(t, g, "Tab")
		m := gametest.MenuNow(g)
		if m.Scrolls() || m.Names[m.Focused()] != "support" {
			t.Errorf("%s: it scrolls: %t, and Tab comes to %q", scene, m.Scrolls(), m.Names[m.Focused()])
		}
		if wrong := m.Overflows(); len(wrong) > 0 {
			t.Errorf("%s: %q", scene, wrong)
		}
		seat := laid(g)
		c := chronicle.StandingChapter(seat.Board.Book, &seat.Board.State, seat.Board.Log.Annals.Year(seat.Board.Book, &seat.Board.State))
		for b, name := range m.Names {
			if !strings.Contains(name, "victory tracks complete") {
				continue
			}
			has, needs := b.GetWidget().Rect, 0.0
			for r := range c.Tracks {
				needs = max(needs, g.Painter.Chapter(nil, m.Unit, g.Book.Content()).AheadHeight(strings.Join(c.Tracks[r].Coming, " "), float64(has.Dx())))
			}
			if float64(has.Dy()) < needs*smallest[scene] {
				t.Errorf("%s: what lies ahead on a track needs a height of %.0f, and has %d", scene, needs, has.Dy())
			}
		}
	}
}
