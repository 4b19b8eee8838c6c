package table

import (
	"strings"
	"testing"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/rules"
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
	if table.dialog == nil {
		t.Fatal("there is no sheet at the end of the year")
	}
	return g, table
}

// TestSheetGoesOn presses Enter on the sheet at the end of a year: the session end begins.
func TestSheetGoesOn(t *testing.T) {
	g, table := atYearsEnd(t)
	gametest.Strike(t, g, "Enter")
	if table.dialog != nil || table.state.Phase != rules.SessionEnd {
		t.Errorf("after Enter there is a sheet: %v, and the phase is %d", table.dialog != nil, table.state.Phase)
	}
}

// TestSheetLeadsToRules presses every line of the sheet: each opens its rule, and the sheet is still there afterwards.
func TestSheetLeadsToRules(t *testing.T) {
	g, table := atYearsEnd(t)
	c := table.book.YearChapter(&table.state, table.log.Annals.Year(table.book, &table.state))
	want := map[string]string{c.Verdict: c.Rule}
	for _, line := range c.Lines {
		want[line.Say] = line.Rule
	}
	pressed := 0
	m := gametest.MenuNow(g)
	for f, name := range m.Names() {
		rule, ok := want[name]
		if !ok {
			continue
		}
		pressed++
		f.(*widget.Button).Click()
		gametest.Tick(t, g)
		if g.Reader == nil || g.Reader.Page() != rule {
			t.Errorf("%q does not open [%s]", name, rule)
		}
		gametest.Strike(t, g, "Escape")
		if g.Reader != nil || table.dialog == nil {
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
	if table.dialog != nil {
		t.Fatal("the sheet stays")
	}
	gametest.Strike(t, g, "2") // the first answer goes on
	if table.dialog == nil || table.state.Phase != rules.YearOver {
		t.Errorf("there is a sheet: %v, and the phase is %d", table.dialog != nil, table.state.Phase)
	}
}

// The sheet between two years lies there before anything is dealt for the new one, and once it is read all that comes, without the sheet.
func TestANewYearIsToldBeforeItIsSetUp(t *testing.T) {
	g, table := atYearsEnd(t)
	table.dialog, table.speed = nil, motion.Fast
	for table.state.Year == 1 {
		table.skip(g)
		table.play(g, table.book.Moves(&table.state, nil)[0])
	}
	for table.dialog == nil && table.beats.playing() {
		gametest.Tick(t, g)
	}
	staged := func(s *rules.State) bool { return s.Staging[0] != content.NoProgress }
	if table.dialog == nil || staged(&table.shown) || !staged(&table.state) {
		t.Fatalf("there is a sheet: %v, and cards are staged on the table that is shown: %v", table.dialog != nil, staged(&table.shown))
	}
	table.dialog = nil
	for table.beats.playing() {
		gametest.Tick(t, g)
	}
	gametest.Tick(t, g)
	if table.dialog != nil || !staged(&table.shown) {
		t.Errorf("there is the sheet again: %v, and cards are staged: %v", table.dialog != nil, staged(&table.shown))
	}
}
