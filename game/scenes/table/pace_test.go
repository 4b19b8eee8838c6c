package table

import (
	"path/filepath"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/board/layers/firstmet"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/settings"
)

func pressed(n uint8) layout.Target { return layout.Target{Kind: layout.Button, N: n} }

// In a new player's first turn each automatic step in which something happens waits for Continue, but for the one that ending the actions
// begins; in the next two turns only one in which nothing has happened before, and none afterwards. None waits for players who turn that off
// beside Done, who have run all steps once, or who want no tips.
func TestFirstTurnsWaitForContinue(t *testing.T) {
	for name, c := range map[string]struct {
		tips, off, runs bool
		want            [4]bool
	}{
		"a new player":      {tips: true, want: [4]bool{true, true, true, false}},
		"who turns it off":  {tips: true, off: true, want: [4]bool{true, false, false, false}},
		"who runs them all": {tips: true, runs: true, want: [4]bool{true, false, false, false}},
		"who wants no tips": {want: [4]bool{}},
	} {
		g, table := paced(t, "")
		g.Settings.Tips, g.Settings.StepTurns = c.tips, settings.Default().StepTurns
		choose := rules.RandomPolicy(gametest.ShotSeed)
		first, met := 0, map[rules.Step]bool{}
		for turn, want := range c.want {
			waits := 0
			for done := false; !done || table.Board.State.Step != rules.StepActions; {
				m := choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil))
				done = done || m.Kind == rules.MoveDone
				table.Board.Play(g, m)
				for table.Board.Beats.Playing() {
					if table.Board.Beats.Waits && done {
						waits++
						if v := table.Board.View(g); v.Options[0] != "Continue" || !v.Continues {
							t.Errorf("%s: the button says %q, and stands out: %t", name, v.Options[0], v.Continues)
						}
					}
					if step, is := table.Board.NextStep(); is {
						if met[step] {
							t.Errorf("%s: in turn %d %s waits again", name, turn+1, step.Name())
						}
						met[step] = true
						if step == rules.StepRefresh {
							t.Errorf("%s: in turn %d the end of the actions is asked about twice", name, turn+1)
						}
						if c.runs && done {
							g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: "2"}}}
							table.Board.AwaitStep(g)
							g.Keyboard.Calm()
							continue
						}
						table.Board.BeginBeat(g)
					} else {
						table.Board.Skip(g)
					}
				}
			}
			if turn == 0 {
				first = waits
			}
			if c.runs && turn == 0 && waits == 1 {
				continue
			}
			if turn == 0 && (waits >= 3) != want || waits > 0 && !want || turn > 0 && waits >= max(1, first) {
				t.Errorf("%s: turn %d waits %d times", name, turn+1, waits)
			}
			if c.off && turn == 0 {
				table.Board.PressUp(g, pressed(layout.ButtonSteps))
			}
		}
	}
}

// The buttons beside Done change speed and stepping, and say what is set.
func TestPaceBesideDone(t *testing.T) {
	g, table := paced(t, "")
	for _, want := range []motion.Speed{motion.Fast, motion.Off, motion.Slow, motion.Normal} {
		table.Board.PressUp(g, pressed(layout.ButtonPace))
		if v := table.Board.View(g); table.Board.Speed != want || v.Pace != int(want) || gametest.InFile(t, g).Speed != want.String() {
			t.Errorf("the speed is %s, the button shows %d and the file says %q, not %s", table.Board.Speed, v.Pace, gametest.InFile(t, g).Speed, want)
		}
	}
	for _, want := range []bool{true, false} {
		gametest.Strikes(t, g, "Shift+P")
		if v := table.Board.View(g); g.Settings.StepThrough != want || v.Stepped != want {
			t.Errorf("steps wait: %t, and the button shows %t", g.Settings.StepThrough, v.Stepped)
		}
	}
	for _, press := range []string{"Stop at each step", "Run steps by themselves"} { // the menu does the same
		table.Board.Finish()
		table.Board.Dialog = newPause(table)
		gametest.Tick(t, g)
		gametest.PressIn(t, table.Board.Dialog.Menu, press)
		gametest.Tick(t, g)
		if g.Settings.StepThrough != (press == "Stop at each step") {
			t.Errorf("after %q steps wait: %t", press, g.Settings.StepThrough)
		}
	}
}

// TestWindowPace changes the speed in the real program with a real mouse while something is shown: that ends no beat, and what is
// left goes on faster.
func TestWindowPace(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	var done rules.Move
	file, mirror, played := greedily(t, func(mirror *table, next rules.Move) bool {
		done = next
		return mirror.Board.State.Turn >= 2 && done.Kind == rules.MoveDone
	})
	dir := t.TempDir()
	o := app.Options{Open: file, Settings: filepath.Join(dir, "settings.toml"), Width: gametest.WindowWidth, Height: gametest.WindowHeight}
	gametest.WriteText(t, o.Settings, "weather = false\ntips = false\nspeed = \"slow\"\n")
	p := mirrored(t, gametest.Launch(t, o))
	defer p.Stop()
	p.Record, p.played = file, played
	at, ok := mirror.Board.Plan(p.seen()).Rect(pressed(layout.ButtonPace))
	if !ok {
		t.Fatal("there is no button for the speed")
	}
	p.StopTime()
	p.play(mirror, done)
	var before gametest.Sight
	p.PassUntil("a sentence stands", func(is *gametest.Sight) bool {
		before = *is
		return is.Beats > 2 && is.Ticks-is.Tick > 100
	})
	x, y := at.Center()
	p.Do(gametest.Step{X: int16(x), Y: int16(y)})
	p.Do(gametest.Step{Button: gametest.Left, Down: true})
	p.Until("the speed is changed", func(*gametest.Sight) bool {
		s, err := settings.Read(o.Settings)
		return err == nil && s.Speed == "normal"
	})
	if is := p.Out.Sight(); is.Beats != before.Beats || is.Ticks*2 != before.Ticks {
		t.Errorf("of %d beats with %d ticks %d are left, with %d", before.Beats, before.Ticks, is.Beats, is.Ticks)
	}
	p.Do(gametest.Step{Button: gametest.Left})
}

// In a lesson too each automatic step waits for Continue, but for what a page of its own stops at; what is skipped goes to the next.
func TestLessonsWaitForContinue(t *testing.T) {
	for id, c := range map[string]struct{ page, waits int }{"progress": {6, 6}, "turn": {2, 4}} {
		g, table := pacedLesson(t, id, c.page)
		g.Settings.StepTurns = settings.Default().StepTurns
		shows(t, g, table)
		waits := 0
		for guard := 0; table.Board.Beats.Playing(); guard++ {
			switch {
			case guard > 500:
				t.Fatalf("%s does not go on", id)
			case table.Tutor.SettleLesson(&table.Board, g):
				table.Tutor.GoOn(&table.Board, g)
			case table.Board.Beats.Waits:
				if v := table.Board.View(g); v.Options[0] != "Continue" {
					t.Errorf("%s: the button says %q", id, v.Options[0])
				}
				waits++
				fallthrough
			default:
				table.Board.Skip(g)
			}
		}
		if waits != c.waits {
			t.Errorf("%s waits %d times, not %d", id, waits, c.waits)
		}
	}
}

// TestWindowTurnsKeepThePace shows three turns in the real program, a calm one and two busy ones, and counts the ticks from the end of the
// actions to the next question: the window waits for nothing but the beats. Ticks do not depend on the speed of the machine. With -v they
// are listed in seconds.
func TestWindowTurnsKeepThePace(t *testing.T) {
	if rulestest.Count(0, 1) == 0 {
		t.Skip("it plays three turns in a window")
	}
	for _, c := range []struct{ year, least, most int }{{1, 8 * 60, motion.MostCalm}, {2, motion.MostCalm, motion.MostReading}, {2, 28 * 60, motion.MostReading}} {
		var done rules.Move
		var beats []motion.Beat
		data := 0
		file, mirror, played := greedily(t, func(mirror *table, next rules.Move) bool {
			done = next
			s, of := mirror.Board.State, rules.Story{Keep: true}
			if done.Kind != rules.MoveDone || int(s.Year) < c.year || s.Turn < 2 {
				return false
			}
			if err := mirror.Board.Book.Apply(&s, done, &of); err != nil {
				t.Fatal(err)
			}
			beats, data = motion.Beats(of.Events, story.Sentences(mirror.Board.Book, &of, false), motion.Normal, false), 0
			for _, b := range beats {
				data += b.Ticks
			}
			return data >= c.least && data <= c.most && s.Phase == rules.Turns
		})
		o := app.Options{Open: file, Settings: filepath.Join(t.TempDir(), "settings.toml"), Width: gametest.WindowWidth, Height: gametest.WindowHeight}
		gametest.WriteText(t, o.Settings, "weather = false\ntips = false\nstep_turns = 0\n")
		p := mirrored(t, gametest.Launch(t, o))
		p.Record, p.played = file, played
		p.StopTime()
		p.play(mirror, done)
		begun := p.Out.Sight()
		p.PassUntil("the next question", func(is *gametest.Sight) bool { return is.Beats == 0 && is.Ticked > begun.Ticked })
		took := p.Out.Sight().Ticked - begun.Ticked
		t.Logf("year %d, turn %d: %.1f s in the window, %.1f s of beats", mirror.Board.State.Year, mirror.Board.State.Turn, float64(took)/60, float64(data)/60)
		for _, b := range beats {
			if b.Ticks > 24 {
				t.Logf("| %.1f | %s |", float64(b.Ticks)/60, b.Say)
			}
		}
		if took > data+24 { // 0.4 s
			t.Errorf("it takes %d ticks, and its beats %d", took, data)
		}
		p.Stop()
	}
}

// Who runs all steps is not stopped again before the actions, whatever is asked on the way. Of what is new in them only stress is told
// afterwards.
func TestRunningAllStepsGoesOnAfterAQuestion(t *testing.T) {
	asked, hurt := 0, 0
	for seed := range uint64(rulestest.Count(12, 40)) {
		g, table := paced(t, "step_through = true\n")
		g.Settings.Tips, g.Settings.StepTurns = true, 100 // new players, at tables that are not
		b, choose, ran := &table.Board, rules.RandomPolicy(seed), false
		for range 300 {
			ran = ran && b.State.Phase == rules.Turns && !b.CanFinish()
			legal := b.Book.Moves(&b.State, nil)
			if len(legal) == 0 {
				break
			}
			if ran {
				asked++
			}
			if ran && !b.Runs() {
				t.Fatalf("seed %d: a question ends the run", seed)
			}
			b.Play(g, choose(b.Book, &b.State, legal))
			for b.Beats.Playing() {
				if n := len(b.Beats.List); !b.Beats.Waits {
					b.Beats.Tick = b.Beats.List[0].Ticks // beat by beat, as they are seen
					if b.RunBeats(g); len(b.Beats.List) == n {
						b.Skip(g)
					}
					continue
				}
				if ran {
					t.Fatalf("seed %d: %q waits again", seed, b.View(g).Prompt)
				}
				table.Novelties.Firsts = firstmet.Firsts{}
				g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: "2"}}}
				b.AwaitStep(g)
				g.Keyboard.Calm()
				ran = true
			}
			for _, m := range table.Novelties.Firsts.Met {
				switch {
				case !ran || !m.Play || m.Step == rules.StepActions:
				case m.Tip.Rule != "stress" && m.Tip.Rule != "knocked-out":
					t.Errorf("seed %d: %q is told after the run", seed, m.Tip.ID)
				default:
					hurt++
				}
			}
			b.Dialogs.Dialog = nil
		}
	}
	if asked < 3 || hurt == 0 {
		t.Errorf("of %d questions on the way, and %d times of stress, there are too few", asked, hurt)
	}
}
