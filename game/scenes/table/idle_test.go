package table

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

// Without input everything comes to rest, and then a thousand ticks draw nothing and ask for nothing: at a table, in menus, in the rules.
func TestIdleStaysAtNothing(t *testing.T) {
	const ticks = 1000
	g := gametest.WithSettings(t, app.Options{}, "introduced = true\nstarted = true\n")
	g.Width, g.Height = 1280, 720
	screen := ebiten.NewImage(g.Width, g.Height)
	for _, scene := range slices.Concat(gametest.Only(AllScenes(), "keyboard-focus", "recap", "pause", "rules", "replay"), screens[:1]) {
		gametest.Stage(t, g, scene)
		rested, busy := 0, ""
		for n := 0; rested < ticks && n < 4*ticks; n++ {
			g.Stale, g.Due, g.Drifted = false, 0, false
			stale, err := g.Tick()
			if err != nil {
				t.Fatal(err)
			}
			if n < 2 {
				g.Paint(screen) // widgets find their places while they are drawn
			}
			rested++
			if stale || g.Stale || g.Due > 0 || g.Drifted {
				rested, busy = 0, fmt.Sprintf("tick %d: stale %t and %t, due %v, drifted %t", n, stale, g.Stale, g.Due, g.Drifted)
			}
		}
		if t.Logf("%s: %s", scene.Name, busy); rested < ticks {
			t.Errorf("%s: it does not come to rest: %s", scene.Name, busy)
		}
	}
}
