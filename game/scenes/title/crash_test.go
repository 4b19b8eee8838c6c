package title

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/gametest"
)

// TestFaultInTheArt lets the sheet after a fault be drawn where the art itself is broken: it says the same without it.
func TestFaultInTheArt(t *testing.T) {
	g := gametest.InFolder(t)
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	says := func() (bare bool, names []string) {
		c := &Crash{Fault: "the paint has dried"}
		g.Show(c)
		for range 3 {
			gametest.Tick(t, g)
			c.Draw(g, screen)
		}
		names = gametest.NamesOf(c.menu)
		slices.Sort(names)
		return c.bare, names
	}
	bare, want := says()
	if bare {
		t.Error("the sheet is bare though the art is whole")
	}
	g.Painter = nil
	if bare, names := says(); !bare || len(names) == 0 || !slices.Equal(names, want) {
		t.Errorf("the sheet is bare: %v, and has %q, not %q", bare, names, want)
	}
}

// TestGoingOnWithoutTheCampaign goes on with a file that is gone: the title says so.
func TestGoingOnWithoutTheCampaign(t *testing.T) {
	w := gametest.InFolder(t)
	w.Show(&Crash{Fault: "the dice have melted", Campaign: filepath.Join(t.TempDir(), "gone.txt")})
	gametest.Tick(t, w)
	gametest.Strike(t, w, "G")
	if under, ok := w.Scene.(*title); !ok || under.Trouble == "" {
		t.Errorf("it goes on with %T, which does not say what is wrong", w.Scene)
	}
}

// A sheet that has lost its pictures is another one: a click may be meant for the one before.
func TestASheetWithoutPicturesIsAnother(t *testing.T) {
	c := &Crash{}
	was := c.OnTop()
	if c.bare = true; c.OnTop() == was {
		t.Error("it is the same")
	}
}
