package table

import (
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// The weather appears after a move, falls on at its pace and fades away: nothing hangs in the air, and the table
// is not drawn again.
// Where motion is reduced there is none.
func TestWeatherComesAndGoes(t *testing.T) {
	const second = 60
	for settings, want := range map[string]bool{"tips = false\n": true, "tips = false\nreduced_motion = true\n": false} {
		g := gametest.WithSettings(t, app.Options{}, settings)
		table := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Easy})
		g.Show(table)
		table.Board.Drift.Stir(g)
		most, fading := 0.0, 0
		for range 8 * second {
			gametest.Tick(t, g)
			is := table.Board.Drift.Shown.Seen
			if most = max(most, is); is > 0 && is < most {
				fading++
			}
		}
		if seen := most == 1 && fading > second; seen != want {
			t.Errorf("with %q at most %.2f of the weather is seen, and it fades for %d ticks", settings, most, fading)
		}
		g.Drifted = false
		for range second {
			gametest.Tick(t, g)
		}
		if table.Board.Drift.Shown.Seen != 0 || g.Drifted {
			t.Errorf("with %q %.2f of it hangs in the air, and is drawn: %t", settings, table.Board.Drift.Shown.Seen, g.Drifted)
		}
	}
}
