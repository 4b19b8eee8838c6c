package hall

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/story"
	"sixwinters/rules"
	"sixwinters/saves"
)

// Shots are the pictures of the hall: empty, and with three finished campaigns.
func Shots() []gametest.Staged {
	return []gametest.Staged{
		{Name: "hall-empty", Stage: func(g *app.App) error { return stage(g, 0) }},
		{Name: "hall", Stage: func(g *app.App) error { return stage(g, 3) }},
		{Name: "hall-skadi", Stage: stageWinters},
	}
}

// stage opens the hall over a folder of its own, with finished campaigns.
func stage(g *app.App, finished int) error {
	dir, err := os.MkdirTemp("", "sixwinters-hall-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	g.Options.Saves = dir
	for i := range finished {
		name := []string{"Long nights", "The second try", "A year too far"}[i]
		if err := finish(g.Book, filepath.Join(dir, name+".txt"), uint64(i+1)); err != nil {
			return err
		}
	}
	h := &hall{kept: read(context.Background(), g.Folder(), g.BookWith)}
	g.Show(h)
	return nil
}

// stageWinters is the hall with winters of Skadi alone.
func stageWinters(g *app.App) error {
	dir, err := os.MkdirTemp("", "sixwinters-hall-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	g.Options.Saves = dir
	for i, name := range []string{"The long snow", "Without cows", "Ivar's winter"} {
		if err := gametest.KeepWinter(g.Folder().File(name), uint64(i+1), 1000); err != nil {
			return err
		}
	}
	g.Show(&hall{kept: read(context.Background(), g.Folder(), g.BookWith)})
	return nil
}

// Finished winters of Skadi are remembered with their titles, and lead to their replay; those under way are not.
func TestHallOfSkadi(t *testing.T) {
	g := gametest.InFolder(t)
	if err := stageWinters(g); err != nil {
		t.Fatal(err)
	}
	h := g.Scene.(*hall)
	dir := t.TempDir()
	g.Options.Saves = dir
	if err := gametest.KeepWinter(g.Folder().File("Under way"), 9, 20); err != nil {
		t.Fatal(err)
	}
	if some := read(context.Background(), g.Folder(), g.BookWith); len(some.farms)+len(some.winters) > 0 {
		t.Errorf("%+v is remembered before it is over", some)
	}
	gametest.Tick(t, g)
	earned := map[string]bool{}
	for i := range h.farms {
		if title := h.farms[i].Winter.Score().Title; title != "" {
			earned[title] = true
		}
	}
	said := h.Menu.Spoken()
	names := strings.Join(said.All(), "\n")
	for _, want := range []string{"The long snow, ", "Without cows, ", " alive, ", "Winters of Skadi", fmt.Sprintf("Titles of Skadi: %d of 5", len(earned)), "Song of Skadi. 37 points or more."} {
		if !strings.Contains(names, want) {
			t.Errorf("there is no %q among\n%s", want, names)
		}
	}
	if len(h.farms) != 3 || len(earned) == 0 {
		t.Fatalf("%d winters are remembered, with %d titles", len(h.farms), len(earned))
	}
	went := ""
	g.Routes.Replay = func(_ *app.App, file string, _ func(g *app.App)) error { went = file; return nil }
	gametest.PressIn(t, h.Menu, "Without cows, ")
	gametest.Tick(t, g)
	if !strings.HasSuffix(went, "Without cows.txt") {
		t.Errorf("a winter leads to %q", went)
	}
}

// finish plays a campaign to its end into a file.
func finish(b *rules.Rulebook, file string, seed uint64) error {
	campaign, err := saves.New(b, file, rules.Options{Seed: seed, Difficulty: content.Easy})
	if err != nil {
		return err
	}
	choose := mind.Greedy(seed)
	for legal := b.Moves(campaign.Now(), nil); len(legal) > 0 && err == nil; legal = b.Moves(campaign.Now(), nil) {
		err = campaign.Play(choose(b, campaign.Now(), legal), nil)
	}
	return errors.Join(err, campaign.Close())
}

// From the title one comes to the hall, which has the finished campaigns with their scores, leads to their replay, and back.
func TestHall(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.Started = true
	gametest.Keep(t, g, "Under way")
	for i, name := range []string{"First", "Second"} {
		if err := finish(g.Book, filepath.Join(string(g.Folder()), name+".txt"), uint64(i+1)); err != nil {
			t.Fatal(err)
		}
	}
	if err := g.Routes.Title(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	gametest.PressIn(t, gametest.MenuNow(g), "Hall of winters")
	gametest.Tick(t, g)
	h, is := g.Scene.(*hall)
	if !is {
		t.Fatalf("the title leads to %T", g.Scene)
	}
	for guard := 0; h.reading.Running(); guard++ {
		if guard > 1_000_000 {
			t.Fatal("the records are never read")
		}
		gametest.Tick(t, g)
	}
	if len(h.winters) != 2 {
		t.Fatalf("%d campaigns are remembered", len(h.winters))
	}
	names := strings.Join(gametest.NamesOf(h.Menu), "\n")
	for _, want := range []string{"First, defeat, 0 points", "Second, defeat, 0 points", "honours"} {
		if !strings.Contains(names, want) {
			t.Errorf("there is no %q among\n%s", want, names)
		}
	}
	if strings.Contains(names, "Under way") {
		t.Error("a campaign that is not over is remembered")
	}
	gametest.PressIn(t, h.Menu, "First, ")
	gametest.Tick(t, g)
	if g.Scene == app.Scene(h) {
		t.Error("a campaign does not lead to its replay")
	}
	g.Show(h)
	gametest.Tick(t, g)
	gametest.Strikes(t, g, "Escape")
	if g.Scene == app.Scene(h) {
		t.Error("there is no way back")
	}
}

// The annals of a record are those that the log of the table has.
func TestAnnalsAreThoseOfTheTable(t *testing.T) {
	g := gametest.InFolder(t)
	file := filepath.Join(string(g.Folder()), "First.txt")
	if err := finish(g.Book, file, 1); err != nil {
		t.Fatal(err)
	}
	campaign, err := saves.Look(g.Book, file)
	if err != nil {
		t.Fatal(err)
	}
	var of rules.Story
	log := story.NewLog(g.Book)
	log.Retell(campaign.Timeline(), &of)
	if got := annalsOf(g.Book, campaign.Timeline()); !reflect.DeepEqual(got, log.Annals) {
		t.Errorf("the hall reads\n%+v\nand the table\n%+v", got, log.Annals)
	}
}

// The summary names the best campaign, and counts victories and how many there were in a row.
func TestSummary(t *testing.T) {
	of := func(name string, total int) winter {
		w := winter{Entry: saves.Entry{Listed: saves.Listed{Name: name}}, score: rules.Score{Total: total}}
		if total > 0 {
			w.score.Victory = rules.Pyrrhic
		}
		return w
	}
	for want, all := range map[string][]winter{
		"Won: 0 of 1.": {of("A", 0)},
		"Won: 1 of 2. Best: B with 3 points. Won in a row: 0 now, 1 at most.": {of("A", 0), of("B", 3)},
		"Won: 4 of 5. Best: C with 9 points. Won in a row: 1 now, 3 at most.": {of("A", 1), of("B", 0), of("C", 9), of("D", 2), of("E", 1)},
		"Won: 2 of 2. Best: A with 1 point. Won in a row: 2 now, 2 at most.":  {of("A", 1), of("B", 1)},
	} {
		if say := summary(all); say != want {
			t.Errorf("it says %q, not %q", say, want)
		}
	}
}

func TestNoHallOverflows(t *testing.T)              { gametest.NoMenuOverflows(t, Shots()) }
func TestEverythingInHallCanBeFocused(t *testing.T) { gametest.EverythingCanBeFocused(t, Shots()) }
