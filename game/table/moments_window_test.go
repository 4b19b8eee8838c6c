package table

import (
	"path/filepath"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/moment"
	"sixwinters/game/narrate"
	"sixwinters/rules"
)

// TestWindowMoment overcomes an obstacle in the real program with a real mouse. A click ends each moment that this brings, and then
// nothing is shown any more.
func TestWindowMoment(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	var wins rules.Move
	file, mirror, played := greedily(t, func(mirror *table, next rules.Move) bool {
		s, story := mirror.State, rules.Story{Keep: true}
		if err := mirror.Book.Apply(&s, next, &story); err != nil {
			t.Fatal(err)
		}
		for _, told := range narrate.Sentences(mirror.Book, &story, false) {
			if told.Moment.Kind == moment.Overcome {
				wins = next
				return next.Kind == rules.MoveCover
			}
		}
		return false
	})
	dir := t.TempDir()
	o := app.Options{Open: file, Settings: filepath.Join(dir, "settings.toml"), Width: gametest.WindowWidth, Height: gametest.WindowHeight}
	gametest.WriteText(t, o.Settings, "started = true\nintroduced = true\nweather = false\ntips = false\nspeed = \"slow\"\n")
	p := mirrored(t, gametest.Launch(t, o))
	defer p.Stop()
	p.Record, p.played = file, played
	p.play(mirror, wins)
	p.Until("a moment is shown", func(is *gametest.Sight) bool { return is.Beats > 1 && is.Ticks-is.Tick > 60 })
	clicks := 0
	for before := p.Out.Sight(); before.Beats > 0; before = p.Out.Sight() {
		p.Do(gametest.Step{Button: gametest.Left, Down: true})
		if is := p.Out.Sight(); is.Beats != before.Beats-1 {
			t.Fatalf("a click leaves %d of %d beats", is.Beats, before.Beats)
		}
		p.Do(gametest.Step{Button: gametest.Left})
		clicks++
	}
	if clicks < 2 {
		t.Errorf("%d clicks ended all that was shown", clicks)
	}
	p.compare(mirror)
}
