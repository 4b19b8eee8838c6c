package table

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

// aloud returns a game in which everything that becomes new is spoken by itself.
func aloudByItself(t *testing.T, say string) (*app.App, *recorder) {
	t.Helper()
	g := gametest.WithSettings(t, app.Options{}, "started = true\nintroduced = true\nspeech = true\nnarrate = true\ntips = false\nweather = false\n"+say)
	voice := &recorder{}
	g.Voice = voice
	return g, voice
}

// In a campaign in which it failed once, keys answer a question, and the answer that had the focus is gone while what comes of it is
// shown. What is spoken then, by itself and when asked for, knows of no answer that is gone.
func TestFocusOnAnAnswerThatIsGone(t *testing.T) {
	const keys = "D Enter Enter Enter 1 Enter Enter"
	for _, speed := range []string{"fast", "normal", "off"} {
		g, voice := aloudByItself(t, "speed = \""+speed+"\"\n")
		text, err := os.ReadFile("testdata/answer-gone.txt")
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), "answer-gone.txt")
		gametest.WriteText(t, file, string(text))
		if err := Open(g, file); err != nil {
			t.Fatal(err)
		}
		screen := ebiten.NewImage(g.Width, g.Height)
		defer screen.Deallocate()
		for _, key := range strings.Fields(keys) {
			gametest.Strikes(t, g, key, "K")
			for range 40 {
				if g.Stale {
					g.Stale = false
					g.Paint(screen)
				}
				gametest.Tick(t, g)
			}
		}
		if table := g.Scene.(*table); len(voice.said) == 0 {
			t.Errorf("at speed %s nothing is spoken", speed)
		} else if len(table.Board.Choices) == 0 && !table.Board.CanFinish() && !table.Board.Beats.Playing() {
			t.Errorf("at speed %s nothing is asked at the end", speed)
		}
	}
}
