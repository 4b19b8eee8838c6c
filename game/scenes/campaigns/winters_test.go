package campaigns

import (
	"os"
	"strings"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/words"
)

// Winters of Skadi stand in the list beside campaigns, say where they are, have a picture, are found, and are played, watched again, renamed
// and imported.
func TestListShowsWinters(t *testing.T) {
	g, l := listed(t, "Old")
	folder := g.Folder()
	for name, moves := range map[string]int{"Under way": 30, "Past": 1000} {
		if err := gametest.KeepWinter(folder.File(name), 4, moves); err != nil {
			t.Fatal(err)
		}
	}
	l.read(g)
	for range 9 {
		pass(t, g, l)
	}
	rows := map[string]*item{}
	for _, it := range l.shown {
		rows[it.Name] = it
	}
	way, past := rows["Under way"], rows["Past"]
	if way == nil || past == nil || len(rows) != 3 {
		t.Fatalf("listed are %s", l.names())
	}
	if !strings.HasPrefix(way.row.Where, "Skadi, week ") || way.row.Trouble != "" || way.row.Thumb == nil || way.row.Table != nil {
		t.Errorf("it is shown as %+v", way.row)
	}
	if !strings.HasPrefix(past.row.Where, "Skadi, finished: ") && !strings.HasPrefix(past.row.Where, "Skadi, lost ") {
		t.Errorf("a winter that is over is shown as %+v", past.row)
	}
	if !way.found(words.Split("skadi")) || rows["Old"].found(words.Split("skadi")) {
		t.Error("a search for skadi does not find the winters alone")
	}
	var went []string
	g.Routes.Resume = func(_ *app.App, file string) error { went = append(went, file); return nil }
	g.Routes.Replay = func(_ *app.App, file string, _ func(g *app.App)) error { went = append(went, file); return nil }
	l.chooseFile(way.File)
	pass(t, g, l)
	if gametest.HasButton(l.menu, "Review") {
		t.Error("a winter is reviewed as a campaign")
	}
	l.doAndPass(t, g, l.play)
	l.doAndPass(t, g, l.replay)
	if len(went) != 2 || went[0] != way.File || went[1] != way.File {
		t.Errorf("it leads to %v", went)
	}
	gametest.PressIn(t, l.menu, "Rename")
	pass(t, g, l)
	pass(t, g, l)
	l.naming.SetText("Hard times")
	l.doAndPass(t, g, func(g *app.App) error { return l.rename(g, l.entry(g), l.naming.GetText(), l.players.GetText()) })
	if got := l.chosen; got.Name != "Hard times" || got.row.Trouble != "" {
		t.Errorf("it is called %q: %s", got.Name, l.say)
	}
	data, err := os.ReadFile(l.chosen.File)
	if err != nil {
		t.Fatal(err)
	}
	if file, err := folder.Import(g.BookIn(data), "Elsewhere.txt", data); err != nil || file != folder.File("Elsewhere") {
		t.Errorf("imported into %q: %v", file, err)
	}
	if _, err := folder.Import(g.BookIn(data), "Torn.txt", data[:20]); err == nil {
		t.Error("a torn head is imported")
	}
}
