package title

import (
	"strings"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

// The title leads to Skadi and back: what it is, its story, a new winter, its lesson, and the winter that is under way.
func TestOtherWinters(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.Started = true
	g.Show(newTitle(g))
	gametest.Tick(t, g)
	gametest.PressIn(t, gametest.MenuNow(g), "Other winters")
	gametest.Tick(t, g)
	o, is := g.Scene.(*otherWinters)
	if !is {
		t.Fatalf("the title leads to %T", g.Scene)
	}
	gametest.Tick(t, g)
	words := o.Menu.Spoken()
	if say := strings.Join(words.All(), " "); !strings.Contains(say, "dice game for one") || !strings.Contains(say, "Ullr") || gametest.HasButton(o.Menu, "Continue") {
		t.Errorf("it says %q", say)
	}
	gametest.Strikes(t, g, "Escape")
	if _, is := g.Scene.(*title); !is {
		t.Fatalf("it leads back to %T", g.Scene)
	}
	file := g.Folder().File("A hard one")
	if err := gametest.KeepWinter(file, 4, 30); err != nil {
		t.Fatal(err)
	}
	var went []string
	g.Routes.Resume = func(_ *app.App, file string) error { went = append(went, "winter "+file); return nil }
	g.Routes.NewWinter = func(*app.App) error { went = append(went, "new winter"); return nil }
	g.Routes.WinterLesson = func(*app.App) error { went = append(went, "lesson"); return nil }
	if err := OpenOtherWinters(g); err != nil {
		t.Fatal(err)
	}
	for _, button := range []string{"Continue \"A hard one\"", "New winter", "Learn Skadi"} {
		gametest.Tick(t, g)
		gametest.PressIn(t, gametest.MenuNow(g), button)
		gametest.Tick(t, g)
	}
	g.Settings.Learned = []string{app.SkadisLesson}
	if err := OpenOtherWinters(g); err != nil {
		t.Fatal(err)
	}
	if gametest.Tick(t, g); !gametest.HasButton(gametest.MenuNow(g), "Replay the lesson") {
		t.Error("it does not say that the lesson is learned")
	}
	if got := strings.Join(went, ", "); got != "winter "+file+", new winter, lesson" {
		t.Errorf("it leads to %s", got)
	}
}

// The page is seen at once, however large its texts are, and whether a winter is under way or not.
func TestOtherWintersAreSeenAtOnce(t *testing.T) {
	for i, scale := range []string{"100", "150", "175", "200", "100", "150", "175"} {
		g := gametest.WithSettings(t, app.Options{}, "scale = "+scale+"\n")
		if g.Options.Saves = t.TempDir(); i > 3 {
			if err := gametest.KeepWinter(g.Folder().File("A hard one"), 4, 30); err != nil {
				t.Fatal(err)
			}
		}
		if err := OpenOtherWinters(g); err != nil {
			t.Fatal(err)
		}
		gametest.Tick(t, g)
		if gametest.MenuNow(g).Scrolls() {
			t.Errorf("at %s %% it scrolls, %d", scale, i)
		}
	}
}
