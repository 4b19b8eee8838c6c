package game

import (
	"archive/zip"
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	display "display.sixwinters"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/reader"
	"sixwinters/rules"
	"sixwinters/saves"
)

// faulty is a table with a fault in it.
type faulty struct{ inDraw bool }

func (f faulty) update(*Game) (bool, error) {
	if !f.inDraw {
		panic("the dice have melted")
	}
	return true, nil
}

func (f faulty) draw(*Game, *ebiten.Image) { panic("the dice have melted") }

// guarded is the program with a folder of its own, without a window.
func guarded(t *testing.T) *guard {
	t.Helper()
	g := gameWith(t, Options{Saves: filepath.Join(t.TempDir(), "campaigns")})
	g.width, g.height = windowWidth, windowHeight
	return &guard{Game: g}
}

// unpack is what is in a report.
func unpack(t *testing.T, name string) map[string]string {
	t.Helper()
	pack, err := zip.OpenReader(name)
	if err != nil {
		t.Fatal(err)
	}
	defer pack.Close()
	parts := map[string]string{}
	for _, f := range pack.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		parts[f.Name] = string(text)
	}
	return parts
}

func TestFaultEndsInAScreen(t *testing.T) {
	w := guarded(t)
	for _, inDraw := range []bool{false, true} {
		w.show(faulty{inDraw})
		var err error
		func() {
			defer w.catch(&err)
			if inDraw {
				w.scene.draw(w.Game, nil)
				return
			}
			_, err = w.scene.update(w.Game)
		}()
		c, ok := w.scene.(*crash)
		if !ok || err != nil {
			t.Fatalf("after a fault there is %T: %v", w.scene, err)
		}
		report := unpack(t, c.report)["report.txt"]
		if !strings.Contains(report, "melted") || !strings.Contains(report, "crash_test.go") {
			t.Errorf("the report says %q", report)
		}
		if _, err := c.update(w.Game); err != nil {
			t.Fatal(err)
		}
		c.next = toTitle
		if _, err := c.update(w.Game); err != nil {
			t.Fatal(err)
		}
		if _, ok := w.scene.(*title); !ok {
			t.Errorf("from the screen one comes to %T", w.scene)
		}
	}
}

// TestFaultUnderTheSettings: a fault while the settings or the rules lie open is told as any other: they do not stay over what is
// said, where it would not be seen, and a fault of their own would come again.
func TestFaultUnderTheSettings(t *testing.T) {
	for name, open := range map[string]func(g *Game){
		"settings": func(g *Game) { g.openSettings(nil) },
		"rules":    func(g *Game) { g.openRules(reader.FirstPage) },
	} {
		t.Run(name, func(t *testing.T) {
			w := guarded(t)
			w.show(faulty{inDraw: true})
			open(w.Game)
			for range 3 {
				func() {
					defer w.catch(&w.failure)
					if _, err := w.tick(); err != nil {
						t.Fatal(err)
					}
					w.paint(ebiten.NewImage(w.width, w.height))
				}()
			}
			if _, ok := w.scene.(*crash); !ok || w.failure != nil {
				t.Fatalf("after a fault there is %T: %v", w.scene, w.failure)
			}
			if on := w.top(); on.preferences != nil || on.reader != nil {
				t.Error("something lies over what is said of the fault")
			}
		})
	}
}

// TestFaultAtTheTable makes a move fail, and takes the campaign up again.
func TestFaultAtTheTable(t *testing.T) {
	w := guarded(t)
	table, err := newTable(w.Game, rules.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	w.show(table)
	for range 5 {
		table.play(w.Game, table.book.Moves(&table.state, nil)[0])
	}
	func() {
		defer w.catch(&err)
		table.hand = nil
		table.offer()
	}()
	c, ok := w.scene.(*crash)
	if !ok {
		t.Fatalf("after a fault there is %T", w.scene)
	}
	if got := unpack(t, c.report)["campaign.txt"]; got != table.campaign.Text() {
		t.Error("the campaign in the report is another one")
	}
	again, err := saves.Open(w.book, c.campaign)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if again.ReadOnly() || again.Len() != 5 {
		t.Errorf("after the fault %d moves are left, and the campaign is locked: %v", again.Len(), again.ReadOnly())
	}
}

// TestGoingOnAfterAFault presses the first button after a fault at the table: the campaign lies there as it was saved.
func TestGoingOnAfterAFault(t *testing.T) {
	w := guarded(t)
	before, err := newTable(w.Game, rules.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	w.show(before)
	for range 5 {
		before.play(w.Game, before.book.Moves(&before.state, nil)[0])
	}
	func() {
		defer w.catch(&err)
		panic("the dice have melted")
	}()
	tickScene(t, w.Game)
	strike(t, w.Game, "Enter")
	after, ok := w.scene.(*table)
	if !ok || after.state != before.state || after.campaign.ReadOnly() {
		t.Fatalf("the program goes on with %T, not with the table as it was", w.scene)
	}
	after.campaign.Close()
}

// TestGoingOnWithoutTheCampaign goes on with a file that is gone: the title says so.
func TestGoingOnWithoutTheCampaign(t *testing.T) {
	w := guarded(t)
	w.show(&crash{fault: "the dice have melted", campaign: filepath.Join(t.TempDir(), "gone.txt")})
	tickScene(t, w.Game)
	strike(t, w.Game, "G")
	if under, ok := w.scene.(*title); !ok || under.trouble == "" {
		t.Errorf("it goes on with %T, which does not say what is wrong", w.scene)
	}
}

// TestReportWrittenAgain lets a report fail, and writes it once there is room.
func TestReportWrittenAgain(t *testing.T) {
	w := guarded(t)
	folder := w.options.Saves
	blocked := filepath.Join(t.TempDir(), "file")
	writeText(t, blocked, "no folder")
	w.options.Saves = filepath.Join(blocked, "campaigns")
	var err error
	func() {
		defer w.catch(&err)
		panic("the dice have melted")
	}()
	c := w.scene.(*crash)
	if c.trouble == nil {
		t.Fatal("a report is written where there can be none")
	}
	w.options.Saves = folder
	tickScene(t, w.Game)
	strike(t, w.Game, "R")
	if c.trouble != nil || !strings.Contains(unpack(t, c.report)["report.txt"], "melted") {
		t.Errorf("the report is still missing: %v", c.trouble)
	}
}

// TestFaultInTheArt lets the sheet after a fault be drawn where the art itself is broken: it says the same without it.
func TestFaultInTheArt(t *testing.T) {
	w := guarded(t)
	screen := ebiten.NewImage(w.width, w.height)
	defer screen.Deallocate()
	says := func() (bare bool, names []string) {
		c := &crash{fault: "the paint has dried"}
		w.show(c)
		for range 3 {
			tickScene(t, w.Game)
			c.draw(w.Game, screen)
		}
		names = namesOf(c.menu)
		slices.Sort(names)
		return c.bare, names
	}
	bare, want := says()
	if bare {
		t.Error("the sheet is bare though the art is whole")
	}
	w.painter = nil
	if bare, names := says(); !bare || len(names) == 0 || !slices.Equal(names, want) {
		t.Errorf("the sheet is bare: %v, and has %q, not %q", bare, names, want)
	}
}

func TestFaultInTheScreenOfFaults(t *testing.T) {
	w := guarded(t)
	w.show(&crash{})
	var err error
	func() {
		defer w.catch(&err)
		panic(errors.New("no more parchment"))
	}()
	if err == nil || !strings.Contains(err.Error(), "no more parchment") {
		t.Errorf("it says %v", err)
	}
}

// TestClosingTheWindow closes it over a campaign that is saved, and over one that cannot be.
func TestClosingTheWindow(t *testing.T) {
	w := guarded(t)
	if err := w.close(); !errors.Is(err, ebiten.Termination) {
		t.Errorf("the title stays: %v", err)
	}
	saved, err := newTable(w.Game, rules.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	w.show(saved)
	if err := w.close(); !errors.Is(err, ebiten.Termination) {
		t.Errorf("the table stays: %v", err)
	}
	w.options.Record = filepath.Join(saved.campaign.Name(), "no folder", "campaign.txt")
	unsaved, err := newTable(w.Game, rules.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	w.show(unsaved)
	if err := w.close(); err != nil || unsaved.dialog == nil {
		t.Errorf("moves that are not saved are thrown away: %v", err)
	}
}

// A report tells of the campaign that lies in the window, and of the settings and their file.
func TestReportIsOfWhatIsPlayed(t *testing.T) {
	w := guarded(t)
	w.file.Name = filepath.Join(t.TempDir(), "settings.toml")
	w.settings.Theme = "high-contrast"
	table, err := newTable(w.Game, rules.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer table.campaign.Close()
	w.show(table)
	r := w.newReport("The dice look wrong.")
	if r.Campaign != table.campaign || r.Settings.Theme != "high-contrast" || r.File != w.file.Name || r.Version != display.Version() {
		t.Errorf("the report has %+v", r)
	}
}
