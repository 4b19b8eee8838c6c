package table

import (
	"path/filepath"
	"slices"
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
	seen, ended := map[string]bool{}, 0
	for kind := story.Roll; kind < story.NumKinds; kind += story.Kind(rulestest.Count(3, 1)) {
		name := momentNames[kind]
		if !seen[name] { // after the move of another moment
			t.Run(name, func(t *testing.T) { ended += showMoments(t, found[kind], seen) })
		}
		if !seen[name] {
			t.Errorf("the moment %s is not in sight", name)
		}
	}
	if ended == 0 {
		t.Error("no click has ended a beat")
	}
}

// showMoments plays a campaign but for its last move, makes that in the program, and clicks through all that it brings. It notes the
// moments that were seen, and returns how many clicks came while a beat was shown.
func showMoments(t *testing.T, campaign *playedTo, seen map[string]bool) int {
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
	p.StopTime()
	p.Record, p.played = file, played
	if m := campaign.moves[last]; m.Kind == rules.MoveGoOn { // from the sheet of the year
		p.Until("the sheet lies there", func(is *gametest.Sight) bool { return len(is.Menu) > 0 })
		p.Strike(gametest.KeyC) // Continue
		p.writes(book.Notation(&mirror.Board.State, m))
	} else {
		p.play(mirror, m)
	}
	p.PassUntil("something is shown", func(is *gametest.Sight) bool { return is.Beats > 0 })
	is := p.Out.Sight()
	for ; is.Beats > 0 && len(is.Menu) == 0; is = p.Out.Sight() {
		p.Do(gametest.Step{Button: gametest.Left, Down: true})
		p.Do(gametest.Step{Button: gametest.Left})
	}
	for _, name := range is.Moments {
		seen[name] = true
	}
	if slices.ContainsFunc(is.Ended, func(n int) bool { return n != 1 }) {
		t.Errorf("the clicks end %d beats, not one each", is.Ended)
	}
	return len(is.Ended)
}
