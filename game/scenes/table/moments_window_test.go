package table

import (
	"path/filepath"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/story"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
)

// TestWindowMoments makes moves with a real mouse in the real program until each moment has been in sight there, or every third: a
// program is started for each that has not been in sight yet. One click ends one beat, and after the last nothing is shown any more.
func TestWindowMoments(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens windows")
	}
	found, err := moments()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for kind := story.Roll; kind < story.NumKinds; kind += story.Kind(rulestest.Count(3, 1)) {
		name := momentNames[kind]
		if !seen[name] { // after the move of another moment
			t.Run(name, func(t *testing.T) { showMoments(t, found[kind], seen) })
		}
		if !seen[name] {
			t.Errorf("the moment %s is not in sight", name)
		}
	}
}

// showMoments plays a campaign but for its last move, makes that in the program, and clicks through all that it brings.
func showMoments(t *testing.T, campaign *playedTo, seen map[string]bool) {
	book, last := rulestest.Book(t), len(campaign.moves)-1
	file := filepath.Join(t.TempDir(), "campaign.txt")
	c, err := saves.New(book, file, campaign.options)
	if err != nil {
		t.Fatal(err)
	}
	var played []string
	for _, m := range campaign.moves[:last] {
		played = append(played, book.Notation(c.Now(), m))
		if err := c.Play(m, nil); err != nil {
			t.Fatal(err)
		}
	}
	c.Close()
	mirror, err := practiceAfter(&app.App{Book: book, Width: gametest.WindowWidth, Height: gametest.WindowHeight}, campaign.options, campaign.moves[:last])
	if err != nil {
		t.Fatal(err)
	}
	o := app.Options{Open: file, Settings: filepath.Join(t.TempDir(), "settings.toml"), Width: gametest.WindowWidth, Height: gametest.WindowHeight}
	gametest.WriteText(t, o.Settings, "started = true\nintroduced = true\nweather = false\ntips = false\nstep_turns = 0\nspeed = \"slow\"\n")
	p := mirrored(t, gametest.Launch(t, o))
	defer p.Stop()
	p.Record, p.played = file, played
	if m := campaign.moves[last]; m.Kind == rules.MoveGoOn { // from the sheet of the year
		p.Until("the sheet lies there", func(is *gametest.Sight) bool { return len(is.Menu) > 0 })
		p.Strike(gametest.KeyC) // Continue
		p.writes(book.Notation(&mirror.Board.State, m))
	} else {
		p.play(mirror, m)
	}
	p.Until("something is shown", func(is *gametest.Sight) bool { return is.Beats > 0 })
	for before := p.Out.Sight(); before.Beats > 0 && len(before.Menu) == 0; before = p.Out.Sight() {
		seen[before.Moment] = true
		p.Do(gametest.Step{Button: gametest.Left, Down: true})
		if is := p.Out.Sight(); is.Beats != before.Beats-1 && before.Ticks-before.Tick > 60 {
			t.Errorf("during %q a click leaves %d of %d beats", before.Moment, is.Beats, before.Beats)
		}
		p.Do(gametest.Step{Button: gametest.Left})
	}
}
