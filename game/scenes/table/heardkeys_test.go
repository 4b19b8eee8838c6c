package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// An arrow with nothing in its way tells the focus again, so that nobody wonders whether the key was taken.
func TestArrowsAtTheEdgeAreHeard(t *testing.T) {
	g, voice := aloud(t)
	g.Settings.Narrate = true
	table := randomTable(t, g, 3)
	for range 60 {
		at := table.Board.Hover
		voice.said = nil
		gametest.Strikes(t, g, "Left")
		gametest.Tick(t, g)
		if at.Kind == layout.None || table.Board.Hover != at {
			continue
		}
		if said := strings.Join(voice.said, " "); !strings.Contains(said, app.Spoken(g).Focus[0]) {
			t.Errorf("at the edge it says %q", said)
		}
		return
	}
	t.Error("no edge is reached")
}

// A hint that somebody asks for by ear while something is shown comes after that.
func TestHintsAskedForTooEarlyCome(t *testing.T) {
	g, _ := aloud(t)
	g.Settings.Narrate = true
	table := randomTable(t, g, 3)
	table.Board.Speed, table.Board.OwnPace = motion.Normal, true
	for !table.Board.CanFinish() {
		table.Board.Play(g, g.Book.Moves(&table.Board.State, nil)[0])
		table.Board.Finish()
	}
	table.Board.Play(g, rules.Move{Kind: rules.MoveDone})
	if !table.Board.Beats.Playing() {
		t.Fatal("nothing is shown")
	}
	if gametest.Strikes(t, g, "H"); table.Hinter.Hinting.Step > 0 || table.Hinter.Hinting.Coming != nil {
		t.Fatal("a hint lies over what is shown")
	}
	table.Board.Finish()
	for end := time.Now().Add(gametest.Patience); table.Hinter.Hinting.Step == 0 && time.Now().Before(end); {
		gametest.Tick(t, g)
	}
	if table.Hinter.Hinting.Step == 0 {
		t.Error("no hint comes")
	}
}

// A key struck while something is shown acts once nothing moves any more. One that ends the actions is not meant for those of the next turn.
func TestKeysUnderMotionAct(t *testing.T) {
	for key, acts := range map[string]func(table *table, g *app.App) bool{
		"L": func(table *table, _ *app.App) bool { return table.Pane.Open },
		"H": func(table *table, _ *app.App) bool {
			return table.Hinter.Hinting.Step > 0 || table.Hinter.Hinting.Coming != nil
		},
		"M": func(table *table, _ *app.App) bool { return table.Board.Dialog != nil },
		"D": nil,
	} {
		g, table := paced(t, "")
		b := &table.Board
		for !b.CanFinish() {
			b.Play(g, g.Book.Moves(&b.State, nil)[0])
			b.Finish()
		}
		b.Play(g, rules.Move{Kind: rules.MoveDone})
		if len(b.Beats.List) < 3 {
			t.Fatalf("%d beats are shown", len(b.Beats.List))
		}
		gametest.Strikes(t, g, key)
		if acts != nil && acts(table, g) {
			t.Errorf("%s acts while something is shown", key)
		}
		for b.Beats.Playing() {
			b.Skip(g)
		}
		moves := b.Campaign.Len()
		gametest.Tick(t, g)
		if acts != nil && !acts(table, g) || b.Campaign.Len() != moves {
			t.Errorf("%s is lost, or ends the actions of the next turn: %d moves are made", key, b.Campaign.Len()-moves)
		}
		b.Dialogs.Dialog = nil
	}
}

// Nothing that is told in short ends where a list would begin, such as what Done brings.
func TestNoListIsCut(t *testing.T) {
	g, _ := aloud(t)
	g.Settings.SpeechDetail = "normal"
	done := layout.Target{Kind: layout.Button, N: layout.ButtonDone}
	looked := 0
	for n := range 12 {
		table := randomTable(t, g, uint64(n))
		for i := 0; i < 40 && !table.Board.CanFinish(); i++ {
			table.Board.Play(g, g.Book.Moves(&table.Board.State, nil)[0])
			table.Board.Finish()
		}
		for i := 0; i < 60 && table.Board.Hover != done; i++ {
			gametest.Strikes(t, g, "Tab")
		}
		table.Board.ExplainNow(g)
		words := app.Spoken(g)
		if table.Board.Hover != done {
			continue
		}
		looked++
		if slices.ContainsFunc(words.Focus, func(say string) bool { return strings.HasSuffix(say, ":") }) || len(words.Focus) == 0 {
			t.Errorf("of Done it says %q", words.Focus)
		}
	}
	if looked == 0 {
		t.Error("Done never has the focus")
	}
}
