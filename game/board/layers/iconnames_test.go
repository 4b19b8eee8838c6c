package layers_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/board/layers/iconnames"
	"sixwinters/game/gametest"
	"sixwinters/game/input/chord"
)

// Icons are named as long as the key is held, from a stroke of it at the table on.
func TestNames(t *testing.T) {
	g, b := under(t, played(t, 20), &iconnames.Naming{})
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	g.Paint(screen)
	named := func() bool {
		return b.Layers.Covers(b, g) && slices.ContainsFunc(app.Spoken(g).Asked, func(say string) bool {
			return strings.HasPrefix(say, "Icons in sight: ") && strings.Contains(say, "Threat")
		})
	}
	g.Keyboard.Down = []chord.Chord{chord.Must("I")}
	gametest.Tick(t, g)
	if named() {
		t.Error("icons are named without a stroke")
	}
	if gametest.Strike(t, g, "I"); !named() {
		t.Errorf("no icons are named: %q", app.Spoken(g).Asked)
	}
	g.Keyboard.Down = nil
	if gametest.Tick(t, g); b.Layers.Covers(b, g) {
		t.Error("the names stay once the key is let go")
	}
}
