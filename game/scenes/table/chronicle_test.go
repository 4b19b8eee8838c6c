package table

import (
	"strings"
	"testing"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/game/scenes/reader"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// atYearsEnd is a table at the end of its first year, with its sheet.
func atYearsEnd(t *testing.T) (*app.App, *table) {
	t.Helper()
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\n")
	if err := stagePhase(func(s *rules.State) bool { return s.Phase == rules.YearOver })(g); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		gametest.Tick(t, g)
	}
	table := g.Scene.(*table)
	if table.Board.Dialog == nil {
		t.Fatal("there is no sheet at the end of the year")
	}
	return g, table
}

// TestSheetGoesOn presses Enter on the sheet at the end of a year: the session end begins.
func TestSheetGoesOn(t *testing.T) {
	g, table := atYearsEnd(t)
	gametest.Strike(t, g, "Enter")
	if table.Board.Dialog != nil || table.Board.State.Phase != rules.SessionEnd {
		t.Errorf("after Enter there is a sheet: %v, and the phase is %d", table.Board.Dialog != nil, table.Board.State.Phase)
	}
}

// TestSheetLeadsToRules presses every line of the sheet, where what stays and goes has made way for the rest: each opens its rule, and the sheet is still there afterwards.
func TestSheetLeadsToRules(t *testing.T) {
	g, table := atYearsEnd(t)
	c := chronicle.YearChapter(table.Board.Book, &table.Board.State, table.Board.Log.Annals.Year(table.Board.Book, &table.Board.State))
	want := map[string]string{c.Verdict: c.Rule}
	for _, line := range c.Lines {
		if line.Part == chronicle.Won || line.Part == chronicle.Lost {
			want[line.Say] = line.Rule
		}
	}
	pressed := 0
	m := gametest.MenuNow(g)
	for f, name := range m.Names {
		rule, ok := want[name]
		if !ok {
			continue
		}
		pressed++
		f.(*widget.Button).Click()
		gametest.Tick(t, g)
		if g.Sheet == nil || g.Sheet.(*reader.Reader).Page() != rule {
			t.Errorf("%q does not open [%s]", name, rule)
		}
		gametest.Strike(t, g, "Escape")
		if g.Sheet != nil || table.Board.Dialog == nil {
			t.Fatalf("after the rule of %q the sheet is gone", name)
		}
	}
	if pressed != len(want) {
		t.Errorf("%d of %d lines stand on the sheet", pressed, len(want))
	}
	for _, track := range []string{"support", "sorcery"} {
		if !strings.Contains(strings.Join(gametest.NamesOf(m), "\n"), track) {
			t.Errorf("the track of %s is not on the sheet", track)
		}
	}
}

// TestSheetComesBack puts the sheet aside for the table and calls it again by its answer in the prompt line.
func TestSheetComesBack(t *testing.T) {
	g, table := atYearsEnd(t)
	gametest.Strike(t, g, "T")
	if table.Board.Dialog != nil {
		t.Fatal("the sheet stays")
	}
	gametest.Strike(t, g, "2") // the first answer goes on
	if table.Board.Dialog == nil || table.Board.State.Phase != rules.YearOver {
		t.Errorf("there is a sheet: %v, and the phase is %d", table.Board.Dialog != nil, table.Board.State.Phase)
	}
}

// The sheet between two years lies there before anything is dealt for the new one, and once it is read all that comes, without
// the sheet.
func TestANewYearIsToldBeforeItIsSetUp(t *testing.T) {
	g, table := atYearsEnd(t)
	table.Board.Dialog, table.Board.Speed = nil, motion.Fast
	for table.Board.State.Year == 1 {
		table.Board.Skip(g)
		table.Board.Play(g, table.Board.Book.Moves(&table.Board.State, nil)[0])
	}
	for table.Board.Dialog == nil && table.Board.Beats.Playing() {
		gametest.Tick(t, g)
	}
	staged := func(s *rules.State) bool { return s.Staging[0] != content.NoProgress }
	if table.Board.Dialog == nil || staged(&table.Board.Shown) || !staged(&table.Board.State) {
		t.Fatalf("there is a sheet: %v, and cards are staged on the table that is shown: %v", table.Board.Dialog != nil, staged(&table.Board.Shown))
	}
	table.Board.Dialog = nil
	for table.Board.Beats.Playing() {
		gametest.Tick(t, g)
	}
	gametest.Tick(t, g)
	if table.Board.Dialog != nil || !staged(&table.Board.Shown) {
		t.Errorf("there is the sheet again: %v, and cards are staged: %v", table.Board.Dialog != nil, staged(&table.Board.Shown))
	}
}
