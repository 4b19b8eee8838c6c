package title

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

// TestFirstStart is asked whether to learn or to play until a lesson or a campaign has been begun.
func TestFirstStart(t *testing.T) {
	for _, c := range []struct {
		press string
		comes string // the type of the scene
		begin string // the button there that begins it
	}{
		{"Learn first", "table", ""},
		{"Play at once", "newCampaign", "Begin the campaign"},
	} {
		g := gametest.WithSettings(t, app.Options{}, "")
		gametest.Tick(t, g)
		gametest.PressIn(t, g.Scene.(*title).Menu, c.press)
		gametest.Tick(t, g)
		if !strings.HasSuffix(fmt.Sprintf("%T", g.Scene), "."+c.comes) {
			t.Fatalf("%s: there is %T", c.press, g.Scene)
		}
		for _, begun := range []bool{false, true} {
			if begun = begun || c.begin == ""; begun && c.begin != "" {
				gametest.Tick(t, g)
				gametest.PressIn(t, gametest.MenuNow(g), c.begin)
				gametest.Tick(t, g)
			}
			if gametest.InFile(t, g).Started != begun {
				t.Errorf("%s, begun %t: there is %T, and the file has %+v", c.press, begun, g.Scene, gametest.InFile(t, g))
			}
			chosen := g.Scene
			g.Show(newTitle(g))
			gametest.Tick(t, g)
			if m := g.Scene.(*title).Menu; gametest.HasButton(m, c.press) == begun {
				t.Errorf("%s, begun %t: it is asked: %t", c.press, begun, !begun)
			}
			g.Show(chosen)
		}
	}
}

// The way to the lessons and to what lies behind them has one name on the title and in what describes them. At the very first start, where
// the lesson is the large button, it is named by what else lies there.
func TestOneNameForTheWay(t *testing.T) {
	const way = "Learn the game"
	behind := []string{"The lab", "The workshop", "Print and play"}
	for settings, press := range map[string]string{"": "Lab and workshop", "started = true\n": way} {
		g := gametest.WithSettings(t, app.Options{}, settings)
		gametest.Tick(t, g)
		if settings == "" && gametest.HasButton(gametest.MenuNow(g), way) {
			t.Errorf("the first title has %q beside \"Learn first\"", way)
		}
		gametest.PressIn(t, gametest.MenuNow(g), press)
		gametest.Tick(t, g)
		gametest.Tick(t, g)
		for _, name := range behind {
			if !gametest.HasButton(gametest.MenuNow(g), name) {
				t.Errorf("settings %q: behind %q there is no %q", settings, press, name)
			}
		}
	}
	named := map[string]bool{}
	for _, file := range []string{"README.md", "CHANGELOG.md", "docs/boxes.md", "docs/print.md", "docs/lab.md", "docs/answers.md"} {
		text, err := os.ReadFile("../../../" + file)
		if err != nil {
			t.Fatal(err)
		}
		for _, emphasis := range regexp.MustCompile(`\*(Learn|All lessons|Learn the game|[Tt]he lab|[Tt]he workshop|[Pp]rint and play)\*`).FindAllStringSubmatch(string(text), -1) {
			if name := emphasis[1]; name != way && !slices.Contains(behind, name) {
				t.Errorf("%s names %q", file, name)
			}
			named[emphasis[1]] = true
		}
	}
	for _, name := range append(behind, way) {
		if !named[name] {
			t.Errorf("nothing names %q", name)
		}
	}
}

// TestCreditsShowWhatIsWrittenDown compares the credits with the files they come from.
func TestCreditsShowWhatIsWrittenDown(t *testing.T) {
	file, err := os.ReadFile("../../../CREDITS.md")
	if err != nil {
		t.Fatal(err)
	}
	g := gametest.WithSettings(t, app.Options{Credits: string(file)}, "")
	shown := map[string]string{}
	for _, page := range creditPages(g.Options) {
		for _, p := range plainText(page.text) {
			shown[page.name] += p.text + "\n"
			if strings.ContainsAny(p.text, "*`|#") || strings.Contains(p.text, "](") {
				t.Errorf("%s: it says %q", page.name, p.text)
			}
		}
	}
	for page, say := range map[string]string{
		"Credits": "Vollkorn  ·  Friedrich Althausen and the Vollkorn Project Authors  ·  SIL OFL 1.1",
		"Icons":   "winter  ·  snowflake-2  ·  Lorc  ·  CC BY 3.0",
		"Cinzel":  "SIL OPEN FONT LICENSE Version 1.1",
	} {
		if !strings.Contains(shown[page], say) {
			t.Errorf("%s: it does not say %q", page, say)
		}
	}
	for page, not := range map[string]string{"Credits": "typeface  ·", "Icons": "name  ·"} {
		if strings.Contains(shown[page], not) {
			t.Errorf("%s: it says %q", page, not)
		}
	}
}

// TestPrologue is told whenever it is asked for, and leads back to the title however it is left.
func TestPrologue(t *testing.T) {
	for _, leave := range []func(g *app.App){
		func(g *app.App) { gametest.PressIn(t, gametest.MenuNow(g), "Skip") },
		func(g *app.App) { gametest.Strikes(t, g, "Escape") },
		func(g *app.App) {
			for range chapters[1:] {
				gametest.PressIn(t, gametest.MenuNow(g), "Continue")
				gametest.Tick(t, g)
			}
			gametest.PressIn(t, gametest.MenuNow(g), "To the title")
		},
	} {
		g := gametest.WithSettings(t, app.Options{}, "")
		gametest.Tick(t, g)
		gametest.PressIn(t, gametest.MenuNow(g), "The story")
		gametest.Tick(t, g)
		if _, is := g.Scene.(*prologue); !is {
			t.Fatalf("the title leads to %T", g.Scene)
		}
		gametest.Tick(t, g)
		leave(g)
		gametest.Tick(t, g)
		if _, is := g.Scene.(*title); !is || !gametest.InFile(t, g).Introduced {
			t.Fatalf("after it there is %T, and the file has %+v", g.Scene, gametest.InFile(t, g))
		}
	}
}

// The very first page says that two people can play, is seen at once however large its texts are, and remembers that whoever
// leaves it to play has read it.
func TestFirstPage(t *testing.T) {
	for _, scale := range []string{"100", "125", "150", "175", "200"} {
		g := gametest.WithSettings(t, app.Options{}, "scale = "+scale+"\n")
		gametest.Tick(t, g)
		m := gametest.MenuNow(g)
		if m.Scrolls() {
			t.Errorf("at %s %% the first page scrolls", scale)
		}
		words := m.Spoken()
		if say := strings.Join(words.All(), " "); !strings.Contains(say, "Two play, at one desk") {
			t.Errorf("at %s %% it says %q", scale, say)
		}
		gametest.PressIn(t, m, "Play at once")
		gametest.Tick(t, g)
		if !gametest.InFile(t, g).Introduced {
			t.Error("it is not remembered")
		}
	}
}

// TestPrologueIsSeenAtOnce has no page that scrolls, however large its texts are.
func TestPrologueIsSeenAtOnce(t *testing.T) {
	for _, scale := range []string{"100", "125", "150", "175", "200"} {
		g := gametest.WithSettings(t, app.Options{}, "scale = "+scale+"\n")
		for page := range chapters {
			g.Show(&prologue{page: page})
			gametest.Tick(t, g)
			if gametest.MenuNow(g).Scrolls() {
				t.Errorf("at %s %% %s scrolls", scale, chapters[page].title)
			}
		}
	}
}

// Who has begun the lessons and no campaign is first led on with them.
func TestLessonsComeFirst(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\nlearned = [\"moving\"]\n")
	gametest.Tick(t, g)
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	for range 2 { // widgets find their places while they are drawn
		g.Scene.(*title).Menu.Draw(screen)
	}
	top := func(button string) int {
		return gametest.ButtonIn(t, g.Scene.(*title).Menu, button).GetWidget().Rect.Min.Y
	}
	if lesson, campaign := top("Go to lesson 2"), top("New campaign"); campaign <= lesson {
		t.Errorf("the lesson lies at %d, a new campaign at %d", lesson, campaign)
	}
}
