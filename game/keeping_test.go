package game

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"

	"github.com/hajimehoshi/ebiten/v2"
)

// blocked is a file in a folder that cannot be made, since there is a file of its name, and what ends that.
func blocked(t *testing.T) (file string, free func()) {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "campaigns")
	gametest.WriteText(t, folder, "")
	return filepath.Join(folder, "c.txt"), func() {
		if err := os.Remove(folder); err != nil {
			t.Fatal(err)
		}
	}
}

// A campaign that could not be written is tried again every five seconds of real time, for which the window is woken, whatever lies over
// the table.
func TestWritingIsTriedAgain(t *testing.T) {
	for what, over := range map[string]func(g *app.App){
		"the table": func(*app.App) {}, "the settings": func(g *app.App) { g.OpenSettings(nil) }, "the rules": func(g *app.App) { g.OpenRules("") },
	} {
		file, free := blocked(t)
		g := &Game{App: gametest.With(t, app.Options{Record: file, Campaign: &rules.Options{Seed: 7}, Speed: motion.Off})}
		over(g.App)
		var waits []time.Duration
		g.keeping.wakeIn = func(wait time.Duration) { waits = append(waits, wait) }
		began := time.Now()
		at := func(after time.Duration, wakes int, saved bool) {
			t.Helper()
			g.keep(began.Add(after))
			if len(waits) != wakes || (g.Campaign().Trouble() == nil) != saved {
				t.Errorf("over %s, after %v: the window is woken in %v, and the trouble is %v", what, after, waits, g.Campaign().Trouble())
			}
		}
		at(0, 1, false)
		at(4*time.Second, 1, false)
		at(5*time.Second, 2, false)
		at(9*time.Second, 2, false)
		free()
		at(9*time.Second, 2, false)
		g.Stale = false
		at(10*time.Second, 2, true)
		if _, err := os.Stat(file); err != nil || !g.Stale || waits[0] != retryAfter {
			t.Errorf("over %s: the campaign is not written, or its warning stays: %v", what, err)
		}
		at(20*time.Second, 2, true)
	}
}

// A window at rest that nobody touches writes the campaign once it can be written.
func TestWindowAtRestTriesAgain(t *testing.T) {
	if !rulestest.Long() {
		t.Skip("it waits five seconds")
	}
	file, free := blocked(t)
	gametest.AsPlayed(t)
	p := gametest.Launch(t, app.Options{Record: file, Campaign: &rules.Options{Seed: 7}, Speed: motion.Off,
		Settings: filepath.Join(t.TempDir(), "settings.toml"), Width: gametest.WindowWidth, Height: gametest.WindowHeight})
	defer p.Stop()
	time.Sleep(retryAfter / 2)
	free()
	deadline := time.Now().Add(2 * retryAfter)
	for {
		if _, err := os.Stat(file); err == nil {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("after %v nothing is written", 2*retryAfter)
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// What becomes of the file is told along the bottom of the window, once, while the campaign is played and when it is left.
func TestNewsOfTheFileAreTold(t *testing.T) {
	for what, meddle := range map[string]func(file string) error{
		"was removed":       os.Remove,
		"was replaced":      func(file string) error { return os.Truncate(file, 0) },
		"c (continued).txt": func(file string) error { return os.WriteFile(file, []byte("Dear Thea"), 0o666) },
	} {
		for _, leaves := range []bool{false, true} {
			file := filepath.Join(t.TempDir(), "c.txt")
			g := &Game{App: gametest.With(t, app.Options{Record: file, Campaign: &rules.Options{Seed: 7}, Speed: motion.Off, Saves: t.TempDir()})}
			c := g.Campaign()
			if err := meddle(file); err != nil {
				t.Fatal(err)
			}
			if leaves {
				if err := g.Scene.Quit(g.App); err != ebiten.Termination {
					t.Fatal(err)
				}
			} else if err := c.Play(c.Book().Moves(c.Now(), nil)[0], nil); err != nil {
				t.Fatal(err)
			}
			g.keep(time.Now())
			if !strings.Contains(g.Notice, what) {
				t.Errorf("leaving: %t: of a file that %s it says %q", leaves, what, g.Notice)
			}
			g.Notice = ""
			if g.keep(time.Now()); g.Notice != "" {
				t.Errorf("it is told twice: %q", g.Notice)
			}
		}
	}
}

// A campaign that cannot be opened at the start, since its box is missing or for any other reason, leaves the players at the title, which
// says so.
func TestOpeningFailsInTheWindow(t *testing.T) {
	dir := t.TempDir()
	box, err := boxes.Open(filepath.Join("..", "examples", "frozen-harbour"))
	if err != nil {
		t.Fatal(err)
	}
	cards, err := boxes.Stack(box)
	if err != nil {
		t.Fatal(err)
	}
	book := rules.New(cards)
	boxed := filepath.Join(dir, "boxed.txt")
	campaign, err := saves.New(book, boxed, rules.Options{Seed: 3, Difficulty: content.Standard})
	if err != nil {
		t.Fatal(err)
	}
	choose := rules.RandomPolicy(3)
	for range 40 {
		if err := campaign.Play(choose(book, campaign.Now(), book.Moves(campaign.Now(), nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := campaign.Close(); err != nil {
		t.Fatal(err)
	}
	letter := filepath.Join(dir, "letter.txt")
	gametest.WriteText(t, letter, "Dear Thea,\n")
	for file, says := range map[string]string{
		boxed: "Frozen Harbour", letter: "letter.txt", filepath.Join(dir, "nowhere.txt"): "nowhere.txt", dir: "a folder",
	} {
		edition, err := gametest.Edition()
		if err != nil {
			t.Fatal(err)
		}
		g, err := Begin(edition, app.Options{Open: file, Saves: filepath.Join(dir, "campaigns")})
		if err != nil {
			t.Errorf("%s: the program ends: %v", file, err)
			continue
		}
		g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
		if err := g.UseSkin(); err != nil {
			t.Fatal(err)
		}
		gametest.Tick(t, g)
		if said := fmt.Sprint(g.Scene.Spoken(g)); !strings.Contains(said, says) {
			t.Errorf("%s: the title says %s", file, said)
		}
	}
}
