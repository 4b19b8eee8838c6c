package table

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// paced is a table whose moves are shown at normal speed, and wait for no note.
func paced(t *testing.T, say string) (*app.App, *table) {
	t.Helper()
	g := gametest.WithSettings(t, app.Options{}, say)
	g.Settings.Tips = false
	table := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
	table.Board.Speed, table.Board.OwnPace = motion.Normal, false
	g.Show(table)
	return g, table
}

// playSome plays random moves. each is called at the beginning of every beat.
func playSome(g *app.App, t *table, moves int, each func()) {
	playBy(g, t, rules.RandomPolicy(gametest.ShotSeed), moves, each)
}

// playBy plays moves that are chosen in some way.
func playBy(g *app.App, t *table, choose rules.Policy, moves int, each func()) {
	for range moves {
		legal := t.Board.Book.Moves(&t.Board.State, nil)
		if len(legal) == 0 {
			return
		}
		t.Board.Play(g, choose(t.Board.Book, &t.Board.State, legal))
		for t.Board.Beats.Playing() {
			each()
			for at := len(t.Board.Beats.List); at > 0 && len(t.Board.Beats.List) == at && !t.Board.Beats.Waits; {
				t.Board.RunBeats(g)
			}
			if t.Board.Beats.Waits {
				return
			}
		}
	}
}

// elsewhere reports whether an event is about a character who does not lie on the table.
func elsewhere(g *app.App, t *table, ev rules.Event) bool {
	switch ev.Kind {
	case rules.EvCondition, rules.EvRecover, rules.EvRank, rules.EvAchievement:
		_, chosen := t.Board.Plan(g).Rect(layout.Target{Kind: layout.Choice, N: uint8(ev.Character)})
		return !chosen && !slices.ContainsFunc(t.Board.Shown.Players[:], func(p rules.Player) bool { return p.Character == ev.Character })
	}
	return false
}

// What a finished card brings flies from the card, also where it is discarded in the same beat, and not from the corner of the window.
func TestRewardsFlyFromTheirCard(t *testing.T) {
	g, table := paced(t, "")
	seen := 0
	playBy(g, table, mind.Greedy(gametest.ShotSeed), 300, func() {
		for _, f := range table.Board.Beats.Seen.Flights {
			if !f.Reward.Is {
				continue
			}
			if seen++; f.From.X+f.From.W/2 < 1 || f.From.Y < table.Board.Plan(g).Prompt.Rect.Bottom() {
				t.Errorf("a reward flies from %v", f.From)
			}
		}
	})
	if seen < 3 {
		t.Errorf("only %d rewards fly", seen)
	}
}

// Whatever happens is seen: each event flies, glows or is announced, the table is where it is when all of it is over, and
// the log has told the same as without showing anything.
func TestEveryEventIsSeen(t *testing.T) {
	for _, say := range []string{"", "scale = 200\n"} { // at twice the size parts of the table are folded away
		t.Run(say, func(t *testing.T) { everyEventIsSeen(t, say) })
	}
}

func everyEventIsSeen(t *testing.T, say string) {
	g, shown := paced(t, say)
	seen := map[rules.EventKind]int{}
	playSome(g, shown, 700, func() {
		b, now := shown.Board.Beats.List[0], &shown.Board.Beats.Seen
		n := len(now.Flights) + len(now.Effects)
		if now.Moment != nil {
			n++
		}
		for _, ev := range shown.Board.Story.Events[b.From:b.To] {
			seen[ev.Kind]++
			if n == 0 && !elsewhere(g, shown, ev) {
				t.Fatalf("nothing is seen of %+v", ev)
			}
			if b.Ticks == 0 {
				t.Fatalf("%+v takes no time to see", ev)
			}
		}
	})
	if len(seen) < 28 {
		t.Errorf("only %d kinds of event came: %v", len(seen), seen)
	}
	if shown.Board.Shown != shown.Board.State {
		t.Error("the table is not where the game is")
	}
	quiet := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
	playSome(g, quiet, 700, func() {})
	if !reflect.DeepEqual(shown.Board.Log.Lines, quiet.Board.Log.Lines) {
		t.Errorf("the log has %d lines, and %d if nothing is shown", len(shown.Board.Log.Lines), len(quiet.Board.Log.Lines))
	}
}

// While a move is shown the prompt line speaks of it, or of what it leads to, and not of the step at large: nor does it say what
// came of dice that are still rolling.
func TestWhatIsSaidWhileAMoveIsShown(t *testing.T) {
	g, table := paced(t, "")
	rolled := 0
	playSome(g, table, 300, func() {
		if table.Board.Shown.Phase != rules.Turns || table.Board.Shown.Step != rules.StepActions {
			return
		}
		say, b := table.Board.View(g).Prompt, table.Board.Beats.List[0]
		if say == rules.StepActions.Help() || say == "" {
			t.Fatalf("the prompt line says %q of %+v", say, table.Board.Story.Events[b.From])
		}
		for i := b.To; i < len(table.Board.Story.Events) && table.Board.Story.Events[b.From].Rolled && b.To > b.From+1; i++ {
			if rolled++; say == table.Board.Book.Describe(&table.Board.Story.States[i], table.Board.Story.Events[i]) {
				t.Errorf("while dice roll the prompt line says %q", say)
			}
		}
	})
	if rolled == 0 {
		t.Error("nothing ever came of several dice that were rolled")
	}
}

// No sentence of a step stands in the prompt line once the next step that runs by itself has begun, while the players are asked in a step that runs by
// itself, the portraits of all in play stand beside the question, and with a new season its name is told.
func TestThePromptLineKeepsUpWithTheSteps(t *testing.T) {
	g, table := paced(t, "")
	b := &table.Board
	step, said, began, asked, turned := rules.Step(0), "", 0, 0, 0
	playSome(g, table, 1500, func() {
		is, say := b.Shown.Step, b.View(g).Prompt
		if b.Beats.Shows(story.Turned) {
			if turned++; say == "Time." {
				t.Errorf("as %v begins the prompt line says no more than %q", b.Book.Season(&b.Shown), say)
			}
		}
		if b.Shown.Phase == rules.Turns && is != step && is != rules.StepActions && said != "" {
			if began++; say == said {
				t.Errorf("in the step %s the prompt line says %q still", is.Name(), say)
			}
		}
		if step, said = is, say; b.Shown.Phase != rules.Turns {
			said = ""
		}
		if asks := b.State.Asks(); len(b.Beats.List) == 1 && asks != nil && b.State.Phase == rules.Turns && b.State.Step != rules.StepActions {
			b.Finish()
			v := b.View(g)
			for p := range v.State.Players {
				if v.PromptPlayer == rules.NoPlayer && v.State.Players[p].InPlay() {
					if asked++; !v.Asked(p) {
						t.Errorf("%q is not asked of player %d", v.Prompt, p)
					}
				}
			}
		}
	})
	if began < 50 || asked == 0 || turned == 0 {
		t.Errorf("%d steps begin, %d players are asked, and the season turns %d times", began, asked, turned)
	}
}

// While a character is chosen or placed the prompt line says so.
func TestTheSetupIsTold(t *testing.T) {
	g, table := paced(t, "")
	told := 0
	playSome(g, table, 4, func() {
		for i := table.Board.Beats.List[0].From; i < table.Board.Beats.List[0].To; i++ {
			ev := table.Board.Story.Events[i]
			if ev.Kind != rules.EvCharacter && ev.Kind != rules.EvTravel {
				continue
			}
			told++
			if say, want := table.Board.View(g).Prompt, table.Board.Book.Describe(&table.Board.Story.States[i], ev); say != want {
				t.Errorf("the prompt line says %q, not %q", say, want)
			}
		}
	})
	if told != 4 {
		t.Errorf("%d characters are told", told)
	}
}

// With reduced motion nothing flies, shakes or bursts, and no change takes long.
func TestReducedMotion(t *testing.T) {
	g, table := paced(t, "reduced_motion = true\n")
	playSome(g, table, 200, func() {
		if n := len(table.Board.Beats.Seen.Flights); n > 0 {
			t.Fatalf("%d things fly", n)
		}
		for _, e := range table.Board.Beats.Seen.Effects {
			if e.Kind == render.Shake || e.Kind == render.Bloom || e.Kind == render.Riffle {
				t.Fatalf("there is an effect of kind %d", e.Kind)
			}
		}
		b := table.Board.Beats.List[0]
		most := max(motion.Briefly, b.Reading(), b.Moment.Kind.Show().Ticks/2)
		if ev := table.Board.Story.Events[b.From]; b.Moment.Kind != story.Event && b.Ticks > most {
			t.Fatalf("%+v takes %d ticks", ev, b.Ticks)
		}
	})
	if table.Board.Drift.Left != 0 {
		t.Error("the weather drifts")
	}
}

// Gone through step by step, each automatic step but the one that ending the actions begins waits for the players and says what it will
// do; at any speed, and the end is the same.
func TestStepThrough(t *testing.T) {
	for _, speed := range []motion.Speed{motion.Normal, motion.Off} {
		g, table := paced(t, "step_through = true\n")
		table.Board.Speed = speed
		var steps []rules.Step
		choose := rules.RandomPolicy(gametest.ShotSeed)
		for table.Board.State.Turn < 3 {
			table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
			for table.Board.Beats.Playing() {
				if !table.Board.Beats.Waits {
					table.Board.Skip(g)
					continue
				}
				ev := table.Board.Story.Events[table.Board.Beats.List[0].From]
				step := rules.Step(ev.N)
				steps = append(steps, step)
				if want := "Next: " + step.Name() + ". " + step.Help(); table.Board.View(g).Prompt != want {
					t.Fatalf("the prompt is %q, not %q", table.Board.View(g).Prompt, want)
				}
				if from := table.Board.Beats.List[0].From; from > 0 && table.Board.Shown != table.Board.Story.States[from-1] {
					t.Fatalf("%s has begun before the players have begun it", step.Name())
				}
				if _, err := table.Update(g); err != nil || !table.Board.Beats.Waits {
					t.Fatal("the table does not wait")
				}
				g.Pointer.Pressed = true
				table.Board.AwaitStep(g)
				g.Pointer.Pressed = false
			}
			if table.Board.Shown != table.Board.State {
				t.Fatal("the table is not where the game is")
			}
		}
		want := []rules.Step{rules.StepEvent}
		for range 2 {
			want = append(want, rules.StepActivate, rules.StepNewObstacles, rules.StepThreats, rules.StepTime, rules.StepEvent)
		}
		if !reflect.DeepEqual(steps, want) {
			t.Errorf("at speed %v the table waits before the steps %v", speed, steps)
		}
	}
}

// A step that waits does not begin while the players only look: at the log, how they are doing, the rules or the menu.
func TestLooksWhileStepWaits(t *testing.T) {
	g, table := paced(t, "step_through = true\n")
	choose := rules.RandomPolicy(gametest.ShotSeed)
	for !table.Board.Beats.Waits {
		table.Board.Finish()
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
		for table.Board.Beats.Playing() && !table.Board.Beats.Waits {
			table.Board.Skip(g)
		}
	}
	look := func(what string) {
		t.Helper()
		if table.Board.AwaitStep(g); !table.Board.Beats.Waits {
			t.Errorf("the step begins by %s", what)
		}
		table.Board.Dialogs.Dialog = nil
	}
	for _, key := range []string{"L", "G", "M", "H"} {
		g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: key}}}
		look("the key " + key)
	}
	if !strings.HasPrefix(table.Board.Refusal.Say, "No hint now") {
		t.Errorf("a hint that is asked for meanwhile is answered by %q", table.Board.Refusal.Say)
	}
	g.Keyboard.Struck = nil
	if !table.Pane.Open {
		t.Error("the log did not open by its key")
	}
	for _, button := range []uint8{layout.ButtonLog, layout.ButtonStanding, layout.ButtonMenu} {
		r, _ := table.Board.Plan(g).Rect(layout.Target{Kind: layout.Button, N: button})
		g.Pointer.X, g.Pointer.Y = r.Center()
		g.Pointer.Pressed = true
		look(fmt.Sprintf("button %d", button))
	}
	if table.Pane.Open {
		t.Error("the log did not close by its button")
	}
	g.Pointer.X, g.Pointer.Y = 0, 0
	if table.Board.AwaitStep(g); table.Board.Beats.Waits {
		t.Error("the step does not begin by a click elsewhere")
	}
}

// A press ends the last beat. Dragged on, it takes up what it went down on; let go, it does nothing more.
func TestPressUnderMotion(t *testing.T) {
	for _, dragged := range []bool{false, true} {
		g, table := paced(t, "")
		choose := rules.RandomPolicy(gametest.ShotSeed)
		for table.Board.State.Step != rules.StepActions || !table.Board.Beats.Playing() {
			table.Board.Finish()
			table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
		}
		die := layout.Target{}
		moving, shown := table.Board.Beats, table.Board.Shown
		table.Board.Finish()
		for _, piece := range table.Board.Plan(g).Pieces {
			if table.Board.Hand.CanTake(nil, piece.Target) && table.Board.Plan(g).At(piece.Rect.Center()) == piece.Target && !table.Board.Hand.CanClick(piece.Target) {
				die = piece.Target
				g.Pointer.X, g.Pointer.Y = piece.Rect.Center()
			}
		}
		table.Board.Beats, table.Board.Shown = moving, shown
		if die.Kind == layout.None {
			t.Fatal("nothing can be taken up")
		}
		for len(table.Board.Beats.List) > 1 {
			table.Board.RunBeats(g)
		}
		tick := func() {
			if _, err := table.Update(g); err != nil {
				t.Fatal(err)
			}
			g.Pointer.Pressed, g.Pointer.Released = false, false
		}
		g.Pointer.PressX, g.Pointer.PressY = g.Pointer.X, g.Pointer.Y
		g.Pointer.Pressed, g.Pointer.Down = true, true
		tick()
		if table.Board.Beats.Playing() {
			t.Fatal("a press does not skip what is shown")
		}
		if dragged {
			g.Pointer.Far = true
			g.Pointer.X += 30
			tick()
			if len(table.Board.Held) != 1 || table.Board.Held[0] != die {
				t.Errorf("dragged on, the press holds %v, not %v", table.Board.Held, die)
			}
			continue
		}
		g.Pointer.Down, g.Pointer.Released = false, true
		tick()
		g.Pointer.X, g.Pointer.Far = g.Pointer.X+30, true
		tick()
		if len(table.Board.Held) > 0 {
			t.Errorf("a click that skips takes up %v", table.Board.Held)
		}
	}
}

// ended plays until a turn has ended, and returns its table with the first of many beats in hand.
func ended(t *testing.T) (*app.App, *table) {
	t.Helper()
	g, table := paced(t, "")
	choose := rules.RandomPolicy(gametest.ShotSeed)
	for turn := table.Board.State.Turn; table.Board.State.Turn == turn || turn == 0 || len(table.Board.Beats.List) < 10; {
		turn = table.Board.State.Turn
		table.Board.Finish()
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
	}
	return g, table
}

// A click or a key ends one beat. Held, they skip to the next question, and so does a drag.
func TestOneClickEndsOneBeat(t *testing.T) {
	g, table := ended(t)
	tick := func() {
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
		g.Pointer.Pressed, g.Pointer.Released, g.Keyboard.Struck = false, false, nil
	}
	beats := len(table.Board.Beats.List)
	for range 2 {
		g.Pointer.Pressed, g.Pointer.Down = true, true
		tick()
		g.Pointer.Released, g.Pointer.Down = true, false
		tick()
		if beats--; len(table.Board.Beats.List) != beats {
			t.Fatalf("a click leaves %d beats of %d", len(table.Board.Beats.List), beats+1)
		}
	}
	space := chord.Chord{Key: "Space"}
	g.Keyboard.Struck = []input.Stroke{{Chord: space}}
	tick()
	if beats--; len(table.Board.Beats.List) != beats {
		t.Fatalf("a key leaves %d beats of %d", len(table.Board.Beats.List), beats+1)
	}
	g.Keyboard.Struck = []input.Stroke{{Chord: space, Again: true}}
	if tick(); table.Board.Beats.Playing() || table.Board.Shown != table.Board.State {
		t.Error("a key that is held does not skip")
	}
	for _, drags := range []bool{false, true} {
		g, table = ended(t)
		g.Pointer.Pressed, g.Pointer.Down, g.Pointer.Far = true, true, false
		tick()
		g.Pointer.Far = drags
		for range board.HoldSkips - 1 {
			tick()
		}
		if table.Board.Beats.Playing() == drags {
			t.Errorf("dragged: %t, the press skips too soon or too late", drags)
		}
		if tick(); table.Board.Beats.Playing() {
			t.Error("a press that is held does not skip")
		}
	}
}

// Whatever the prompt line says while a turn is shown stands as long as it takes to read.
func TestThePromptLineCanBeRead(t *testing.T) {
	g, table := ended(t)
	say, ticks, want, read := "", 0, 0, 0
	for table.Board.Beats.Playing() {
		now := table.Board.View(g).Prompt
		if ticks++; now != say {
			if say != "" && ticks < want {
				t.Errorf("%q stands for %d ticks, and takes %d to read", say, ticks, want)
			}
			say, ticks, want = now, 0, motion.Reading(now)
			if b := &table.Board.Beats.List[0]; b.Say == now {
				want = b.Reading()
			}
			read++
		}
		table.Board.RunBeats(g)
	}
	if read < 5 {
		t.Errorf("only %d sentences", read)
	}
}
