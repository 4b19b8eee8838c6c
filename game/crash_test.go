package game

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	display "display.sixwinters"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/scenes/title"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/speech"
)

// faulty is a table with a fault in it.
type faulty struct {
	app.BaseScene
	inDraw bool
}

func (f faulty) Update(*app.App) (bool, error) {
	if !f.inDraw {
		panic("the dice have melted")
	}
	return true, nil
}

func (f faulty) Draw(*app.App, *ebiten.Image) { panic("the dice have melted") }

// guarded is the program with a folder of its own, without a window.
func guarded(t *testing.T) *Game { return &Game{App: gametest.InFolder(t)} }

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
	w.Settings.Introduced = true
	for _, inDraw := range []bool{false, true} {
		w.Show(faulty{inDraw: inDraw})
		var err error
		func() {
			defer w.catch(&err)
			if inDraw {
				w.Scene.Draw(w.App, nil)
				return
			}
			_, err = w.Scene.Update(w.App)
		}()
		c, ok := w.Scene.(*title.Crash)
		if !ok || err != nil {
			t.Fatalf("after a fault there is %T: %v", w.Scene, err)
		}
		report := unpack(t, c.Report)["report.txt"]
		if !strings.Contains(report, "melted") || !strings.Contains(report, "crash_test.go") {
			t.Errorf("the report says %q", report)
		}
		gametest.Tick(t, w.App)
		gametest.Strike(t, w.App, "T")
		gametest.Tick(t, w.App)
		if !strings.HasSuffix(fmt.Sprintf("%T", w.Scene), ".title") {
			t.Errorf("from the screen one comes to %T", w.Scene)
		}
	}
}

// spoken is a voice that writes down what it speaks.
type spoken struct {
	speech.Voice
	said []string
}

func (v *spoken) Speak(text string)   { v.said = append(v.said, text) }
func (v *spoken) Sounds(speech.Sound) {}

// What is said of a fault is spoken at once, also where speech waits for its key otherwise, and not where it is off.
func TestFaultIsSpokenAtOnce(t *testing.T) {
	for _, on := range []bool{true, false} {
		w := guarded(t)
		voice := &spoken{}
		w.Voice, w.Settings.Speech, w.Settings.Narrate = voice, on, false
		w.Show(faulty{})
		for range 2 {
			func() {
				defer w.catch(&w.failure)
				if _, err := w.Tick(); err != nil {
					t.Fatal(err)
				}
			}()
		}
		if said := strings.Join(voice.said, " "); on && (len(voice.said) != 1 || !strings.Contains(said, "Nothing is lost") || !strings.Contains(said, "melted") ||
			!strings.Contains(said, "Quit to title")) || !on && said != "" {
			t.Errorf("with speech on, %t, %q is spoken", on, voice.said)
		}
	}
}

// TestFaultUnderTheSettings: a fault while the settings or the rules lie open is told as any other: they do not stay over what is
// said, where it would not be seen, and a fault of their own would come again.
func TestFaultUnderTheSettings(t *testing.T) {
	for name, open := range map[string]func(g *app.App){
		"settings": func(g *app.App) { g.OpenSettings(nil) },
		"rules":    func(g *app.App) { g.OpenRules("") },
	} {
		t.Run(name, func(t *testing.T) {
			w := guarded(t)
			w.Show(faulty{inDraw: true})
			open(w.App)
			for range 3 {
				func() {
					defer w.catch(&w.failure)
					if _, err := w.Tick(); err != nil {
						t.Fatal(err)
					}
					w.Paint(ebiten.NewImage(w.Width, w.Height))
				}()
			}
			if _, ok := w.Scene.(*title.Crash); !ok || w.failure != nil {
				t.Fatalf("after a fault there is %T: %v", w.Scene, w.failure)
			}
			if on := w.Top(); on.Sheet != nil {
				t.Error("something lies over what is said of the fault")
			}
		})
	}
}

// played is a campaign of which some moves have been made at its table.
func played(t *testing.T, g *app.App) *saves.Campaign {
	t.Helper()
	table, err := g.Routes.Begin(g, g.Book, rules.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	g.Show(table)
	campaign := g.Campaign()
	if err := gametest.PlayOut(g, campaign, 5, func(_ *rules.Rulebook, _ *rules.State, legal []rules.Move) rules.Move { return legal[0] }); err != nil {
		t.Fatal(err)
	}
	return campaign
}

// TestFaultAtTheTable lets a fault come at a table, and takes the campaign up again.
func TestFaultAtTheTable(t *testing.T) {
	w := guarded(t)
	campaign := played(t, w.App)
	var err error
	func() {
		defer w.catch(&err)
		panic("the dice have melted")
	}()
	c, ok := w.Scene.(*title.Crash)
	if !ok {
		t.Fatalf("after a fault there is %T", w.Scene)
	}
	if got := unpack(t, c.Report)["campaign.txt"]; got != campaign.Text() {
		t.Error("the campaign in the report is another one")
	}
	again, err := saves.Open(w.Book, c.Campaign)
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
	before := played(t, w.App)
	table, state := w.Scene, *before.Now()
	var err error
	func() {
		defer w.catch(&err)
		panic("the dice have melted")
	}()
	gametest.Tick(t, w.App)
	gametest.Strike(t, w.App, "Enter")
	after := w.Campaign()
	if after == nil || w.Scene == table || *after.Now() != state || after.ReadOnly() {
		t.Fatalf("the program goes on with %T, not with the table as it was", w.Scene)
	}
	after.Close()
}

// A fault may come again as long as the table is as it was: the last move can be undone before it is shown.
func TestUndoAfterAFault(t *testing.T) {
	w := guarded(t)
	n := played(t, w.App).Len()
	var err error
	func() {
		defer w.catch(&err)
		panic("the dice have melted")
	}()
	gametest.Tick(t, w.App)
	gametest.Strike(t, w.App, "U")
	after := w.Campaign()
	if after == nil || after.Len() != n-1 || after.ReadOnly() {
		t.Fatalf("the program goes on with %T and %d moves, not with the table before the last of %d", w.Scene, after.Len(), n)
	}
	after.Close()
}

// inWinter begins a winter of Skadi in a file and makes a move.
func inWinter(t *testing.T, g *app.App) *saves.Winter {
	t.Helper()
	if err := g.Routes.NewWinter(g); err != nil {
		t.Fatal(err)
	}
	c := g.Kept().(*saves.Winter)
	if err := c.Play(c.Rules().Moves(c.Now(), nil)[0], nil); err != nil {
		t.Fatal(err)
	}
	return c
}

// A fault in a winter closes its file, names it, and the first button leads back to it.
func TestGoingOnAfterAFaultInAWinter(t *testing.T) {
	w := guarded(t)
	before := inWinter(t, w.App)
	state := *before.Now()
	var err error
	func() {
		defer w.catch(&err)
		panic("the candles have melted")
	}()
	if c, is := w.Scene.(*title.Crash); !is || c.Campaign != before.Name() || c.Unsaved != nil {
		t.Fatalf("after a fault there is %+v", w.Scene)
	}
	gametest.Tick(t, w.App)
	gametest.Strike(t, w.App, "Enter")
	after, is := w.Kept().(*saves.Winter)
	if !is || after == before || *after.Now() != state || after.ReadOnly() {
		t.Fatalf("the program continues with %T, not with the winter as it was", w.Scene)
	}
	after.Close()
}

// Moves that could not be written when a fault came are written from its screen, once that is possible.
func TestMovesAreSavedAfterAFault(t *testing.T) {
	for name, begin := range map[string]func(t *testing.T, g *app.App) app.Kept{
		"a campaign": func(t *testing.T, g *app.App) app.Kept { return played(t, g) },
		"a winter":   func(t *testing.T, g *app.App) app.Kept { return inWinter(t, g) },
	} {
		t.Run(name, func(t *testing.T) {
			w := guarded(t)
			blocked := filepath.Join(t.TempDir(), "folder")
			gametest.WriteText(t, blocked, "no folder yet")
			w.Options.Record = filepath.Join(blocked, "game.txt")
			begin(t, w.App)
			var err error
			func() {
				defer w.catch(&err)
				panic("the dice have melted")
			}()
			gametest.Tick(t, w.App)
			c := w.Scene.(*title.Crash)
			says := func() string {
				words := c.Spoken(w.App)
				return strings.Join(words.All(), " ")
			}
			if said := says(); c.Unsaved == nil || !strings.Contains(said, "The last moves are not saved") {
				t.Fatalf("what is not saved is not said: %q", said)
			}
			if err := os.Remove(blocked); err != nil {
				t.Fatal(err)
			}
			w.keep(time.Now())
			w.keep(time.Now().Add(2 * retryAfter))
			gametest.Tick(t, w.App)
			if said := says(); c.Unsaved != nil || !strings.Contains(said, "Nothing is lost") {
				t.Fatalf("the moves are saved, and it says %q", said)
			}
			gametest.Strike(t, w.App, "Enter")
			after := w.Kept()
			if after == nil || after.Name() != c.Campaign || after.Trouble() != nil {
				t.Fatalf("the program continues with %T", w.Scene)
			}
			after.Close()
		})
	}
}

// TestReportWrittenAgain lets a report fail, and writes it once there is room.
func TestReportWrittenAgain(t *testing.T) {
	w := guarded(t)
	folder := w.Options.Saves
	blocked := filepath.Join(t.TempDir(), "file")
	gametest.WriteText(t, blocked, "no folder")
	w.Options.Saves = filepath.Join(blocked, "campaigns")
	var err error
	func() {
		defer w.catch(&err)
		panic("the dice have melted")
	}()
	c := w.Scene.(*title.Crash)
	if c.Trouble == nil {
		t.Fatal("a report is written where there can be none")
	}
	w.Options.Saves = folder
	gametest.Tick(t, w.App)
	gametest.Strike(t, w.App, "R")
	if c.Trouble != nil || !strings.Contains(unpack(t, c.Report)["report.txt"], "melted") {
		t.Errorf("the report is still missing: %v", c.Trouble)
	}
}

func TestFaultInTheScreenOfFaults(t *testing.T) {
	w := guarded(t)
	w.Show(&title.Crash{})
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
	if err := w.Close(); !errors.Is(err, ebiten.Termination) {
		t.Errorf("the title stays: %v", err)
	}
	saved := played(t, w.App)
	if err := w.Close(); !errors.Is(err, ebiten.Termination) {
		t.Errorf("the table stays: %v", err)
	}
	w.Options.Record = filepath.Join(saved.Name(), "no folder", "campaign.txt")
	played(t, w.App)
	unsaved := w.Scene
	if err := w.Close(); err != nil || w.Scene != unsaved {
		t.Errorf("moves that are not saved are thrown away: %v", err)
	}
	w.Options.Record = filepath.Join(saved.Name(), "no folder", "winter.txt")
	inWinter(t, w.App)
	unsaved = w.Scene
	if err := w.Close(); err != nil || w.Scene != unsaved {
		t.Errorf("moves of a winter that are not saved are thrown away: %v", err)
	}
}

// A report tells of the campaign that lies in the window, and of the settings and their file.
func TestReportIsOfWhatIsPlayed(t *testing.T) {
	w := guarded(t)
	w.File.Name = filepath.Join(t.TempDir(), "settings.toml")
	w.Settings.Theme = "high-contrast"
	campaign := played(t, w.App)
	defer campaign.Close()
	r := w.NewReport("The dice look wrong.")
	if r.Campaign != campaign || r.Settings.Theme != "high-contrast" || r.File != w.File.Name || r.Version != display.Version() {
		t.Errorf("the report has %+v", r)
	}
}
