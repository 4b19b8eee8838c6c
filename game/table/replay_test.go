package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/logbook"
	"sixwinters/game/motion"
	"sixwinters/game/words"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
	"sixwinters/saves"
)

// watched is a campaign that was played into its second year and is looked at again from its table, with what had been
// told at each of its tables.
func watched(t *testing.T) (g *app.App, r *replay, told []logbook.Moment) {
	t.Helper()
	g, from := kept(t)
	choose := rules.RandomPolicy(4)
	for from.State.Year < 2 || from.State.Phase == rules.Setup {
		told = append(told, from.Log.Moment(len(from.Campaign.Marks())))
		from.Play(g, choose(from.Book, &from.State, from.Book.Moves(&from.State, nil)))
	}
	told = append(told, from.Log.Moment(len(from.Campaign.Marks())))
	g.Show(from)
	if err := from.replay(g); err != nil {
		t.Fatal(err)
	}
	r = g.Scene.(*replay)
	return g, r, told
}

// passAll lets time pass until nothing is shown any more.
func (r *replay) passAll(g *app.App) {
	for ticks := 0; r.run(g) && ticks < 100000; ticks++ {
	}
}

// yearTales compares the tales of years with all that they remember.
var yearTales = cmp.AllowUnexported(chronicle.Year{})

// TestReplayTellsWhatWasTold jumps to every table of a campaign, there and back: table, log and annals must be as they
// were when it was played.
func TestReplayTellsWhatWasTold(t *testing.T) {
	g, r, told := watched(t)
	defer r.from.Campaign.Close()
	if r.line.Len() != len(told) || r.at != len(told)-1 {
		t.Fatalf("%d tables were played, and table %d of %d is looked at", len(told), r.at, r.line.Len())
	}
	look := func(at int) {
		t.Helper()
		r.jump(g, at)
		if r.t.Shown != *r.line.Table(at) {
			t.Fatalf("at %d lies another table", at)
		}
		if diff := cmp.Diff(r.from.Log.Lines[:told[at].Lines], r.t.Log.Lines); diff != "" {
			t.Fatalf("at %d the log is another one: %s", at, diff)
		}
		if diff := cmp.Diff(told[at].Years, r.t.Log.Annals.Years, yearTales); diff != "" {
			t.Fatalf("at %d the annals are other ones: %s", at, diff)
		}
	}
	for at := range told {
		look(at)
		look(len(told) - 1 - at)
	}
}

// TestReplayPlays plays a campaign to its end with everything that moves, and compares every table it comes to rest at.
func TestReplayPlays(t *testing.T) {
	g, r, told := watched(t)
	defer r.from.Campaign.Close()
	r.t.Speed = motion.Fast
	r.jump(g, 0)
	r.play(g)
	moved := 0
	for ticks := 0; r.playing; ticks++ {
		before := r.at
		r.run(g)
		if r.t.Beats.Playing() {
			moved++
		} else if r.t.Shown != *r.line.Table(r.at) || len(r.t.Log.Lines) != told[r.at].Lines {
			t.Fatalf("at rest at %d, another table is shown, or another log", r.at)
		}
		if r.at < before || r.at > before+1 || ticks > 200000 {
			t.Fatalf("it goes from %d to %d", before, r.at)
		}
	}
	if r.at != r.line.Len()-1 {
		t.Errorf("it stops at %d of %d", r.at, r.line.Len())
	}
	if moved == 0 {
		t.Error("nothing moves")
	}
	if r.play(g); r.at != 0 || !r.playing {
		t.Errorf("played at its end it begins again at %d", r.at)
	}
}

// TestReplayForwardAndBack goes forward and at once back in the middle of what is shown.
func TestReplayForwardAndBack(t *testing.T) {
	g, r, _ := watched(t)
	defer r.from.Campaign.Close()
	for at := range r.line.Len() - 1 {
		r.jump(g, at)
		replayControls[layout.ControlOn].do(r, g)
		if r.at != at+1 {
			t.Fatalf("forward from %d it comes to %d", at, r.at)
		}
		replayControls[layout.ControlBack].do(r, g)
		if r.at != at || r.t.Beats.Playing() || r.t.Shown != *r.line.Table(at) {
			t.Fatalf("back from %d it comes to %d", at+1, r.at)
		}
		replayControls[layout.ControlOn].do(r, g)
		if r.passAll(g); r.t.Shown != *r.line.Table(at + 1) {
			t.Fatalf("after %d another table is shown", at)
		}
	}
}

func TestReplayControls(t *testing.T) {
	g, r, _ := watched(t)
	defer r.from.Campaign.Close()
	last := r.line.Len() - 1
	for _, test := range []struct {
		control  uint8
		from, to int
	}{
		{layout.ControlFirst, last, 0},
		{layout.ControlLast, 3, last},
		{layout.ControlYearOn, 0, r.line.Starts(saves.Year)[1]},
		{layout.ControlYearBack, last, r.line.Starts(saves.Year)[1]},
		{layout.ControlTurnOn, 0, r.line.Starts(saves.Turn)[1]},
		{layout.ControlTurnBack, r.line.Starts(saves.Turn)[2] + 1, r.line.Starts(saves.Turn)[2]},
		{layout.ControlStepOn, r.line.Starts(saves.Step)[1], r.line.Starts(saves.Step)[2]},
		{layout.ControlStepBack, r.line.Starts(saves.Step)[2], r.line.Starts(saves.Step)[1]},
		{layout.ControlBack, 0, 0},
		{layout.ControlOn, last, last},
	} {
		r.jump(g, test.from)
		if replayControls[test.control].do(r, g); r.at != test.to {
			t.Errorf("control %d leads from %d to %d, not to %d", test.control, test.from, r.at, test.to)
		}
	}
	seen := map[motion.Speed]bool{}
	for range replaySpeeds {
		seen[r.t.Speed] = true
		replayControls[layout.ControlSpeed].do(r, g)
		if r.strip.Speed == "" {
			t.Errorf("the speed %v has no name", r.t.Speed)
		}
	}
	if len(seen) != len(replaySpeeds) {
		t.Errorf("there are %d speeds to choose, not %d", len(seen), len(replaySpeeds))
	}
	if replayControls[layout.ControlLeave].do(r, g); g.Scene != app.Scene(r.from) {
		t.Errorf("it is left for %T", g.Scene)
	}
	for i := range replayControls {
		if c := &replayControls[i]; c.say == "" || command.Of(c.key) == nil {
			t.Errorf("control %d has the key %q and says %q", i, c.key, c.say)
		}
	}
}

// TestReplayScrubs drags the handle along the band, and points at it.
func TestReplayScrubs(t *testing.T) {
	g, r, _ := watched(t)
	defer r.from.Campaign.Close()
	band, p := r.t.Plan(g).Timeline.Band, &g.Pointer
	p.X, p.Y, p.Pressed, p.Down = band.X+band.W/2, band.Y+band.H/2, true, true
	r.takePointer(g)
	if middle := (r.line.Len() - 1) / 2; r.at < middle-1 || r.at > middle+1 {
		t.Errorf("a press in the middle of the band leads to table %d of %d", r.at, r.line.Len())
	}
	p.Pressed, p.X, p.Y = false, band.X-30, 3 // the hand may leave the band
	if r.takePointer(g); r.at != 0 {
		t.Errorf("dragged to its beginning the handle is at %d", r.at)
	}
	p.Released, p.Down = true, false
	r.takePointer(g)
	p.Released, p.X, p.Y = false, band.Right(), band.Y+band.H/2
	if r.takePointer(g); r.at != 0 || !strings.HasPrefix(r.strip.Tip, "Year II, turn 1") {
		t.Errorf("pointed at its end the band is at %d and says %q", r.at, r.strip.Tip)
	}
}

// TestReplayTakesNoMoves clicks on everything there is.
func TestReplayTakesNoMoves(t *testing.T) {
	g, r, _ := watched(t)
	defer r.from.Campaign.Close()
	before := r.from.Campaign.Text()
	for _, at := range []int{0, 4, 30, r.line.Len() - 1} {
		r.jump(g, at)
		if lit := r.t.Lit(g); len(lit) > 0 {
			t.Errorf("at %d %d things are lit", at, len(lit))
		}
		for _, piece := range slices.Clone(r.t.Plan(g).Pieces) {
			switch piece.Target.Kind {
			case layout.Control, layout.Band, layout.Button:
				continue
			}
			g.Pointer.X, g.Pointer.Y = piece.Rect.Center()
			for _, g.Pointer.Pressed = range []bool{true, false} {
				g.Pointer.Released = !g.Pointer.Pressed
				r.takePointer(g)
			}
		}
		g.Pointer = input.Pointer{}
		if r.at != at || r.t.Shown != *r.line.Table(at) {
			t.Errorf("clicks lead from %d to %d", at, r.at)
		}
	}
	if r.from.Campaign.Text() != before {
		t.Error("the campaign has changed")
	}
}

// TestReplayOfAFoldedTable opens every leaf of a table that is shown so large that it is folded.
func TestReplayOfAFoldedTable(t *testing.T) {
	g, r, _ := watched(t)
	defer r.from.Campaign.Close()
	g.Settings.Scale = 200
	g.Apply()
	if !r.t.Plan(g).Folded {
		t.Fatal("the table is not folded")
	}
	for leaf := range layout.NumLeaves {
		r.click(g, layout.Target{Kind: layout.Tab, N: uint8(leaf)})
		if !r.t.Plan(g).Shows(leaf) {
			t.Errorf("leaf %d is not opened", leaf)
		}
	}
	band := r.t.Plan(g).Timeline.Band
	g.Pointer.X, g.Pointer.Y, g.Pointer.Pressed = band.X, band.Y+1, true
	if r.takePointer(g); r.at != 0 {
		t.Errorf("a press at the beginning of the band leads to %d", r.at)
	}
}

func TestReplayOfAFile(t *testing.T) {
	g, table := kept(t)
	playOn(g, table, 30)
	file := table.Campaign.Name()
	// It is being played, and can be looked at all the same.
	if err := OpenReplay(g, file, func(g *app.App) { _ = g.Routes.Campaigns(g) }); err != nil {
		t.Fatal(err)
	}
	r := g.Scene.(*replay)
	if r.at != 0 || r.line.Len() != 31 {
		t.Errorf("it begins at %d of %d", r.at, r.line.Len())
	}
	for range 3 {
		if _, err := r.Update(g); err != nil {
			t.Fatal(err)
		}
	}
	r.leave(g)
	if !strings.HasSuffix(fmt.Sprintf("%T", g.Scene), ".list") {
		t.Errorf("it is left for %T", g.Scene)
	}
	if err := table.Campaign.Close(); err != nil {
		t.Fatal(err)
	}
	if err := OpenReplay(g, file+" that is not there", nil); err == nil {
		t.Error("a file that is not there is looked at")
	}
}

// TestReplayOfAFinishedCampaign looks again at six years from their end.
func TestReplayOfAFinishedCampaign(t *testing.T) {
	g := gametest.InFolder(t)
	campaign := saves.Scratch(g.Book, rules.Options{Seed: 3})
	if err := gametest.PlayOut(g, campaign, 5000, rules.RandomPolicy(4)); err != nil {
		t.Fatal(err)
	}
	played := tableOf(g, campaign)
	if played.State.Phase != rules.CampaignOver {
		t.Fatalf("it ends in year %d, phase %d", played.State.Year, played.State.Phase)
	}
	r := newReplay(g, campaign, 1<<30, nil, func(*app.App) {})
	if r.t.Shown != played.State || len(r.strip.Years) != 6 || len(r.strip.Turns) < 30 {
		t.Errorf("at its end lie %d years and %d turns", len(r.strip.Years), len(r.strip.Turns))
	}
	for _, at := range []int{0, r.line.Starts(saves.Year)[4], r.line.Len() - 1} {
		r.jump(g, at)
	}
	if diff := cmp.Diff(played.Log.Annals.Years, r.t.Log.Annals.Years, yearTales); diff != "" {
		t.Errorf("there and back, the annals are other ones: %s", diff)
	}
	if !strings.HasPrefix(r.strip.Caption, "The end of the campaign") {
		t.Errorf("at its end it says %q", r.strip.Caption)
	}
}

func BenchmarkReplayJump(b *testing.B) {
	g := gametest.With(b, app.Options{Saves: b.TempDir(), Speed: motion.Off})
	g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
	campaign := saves.Scratch(g.Book, rules.Options{Seed: 3})
	if err := gametest.PlayOut(g, campaign, 5000, rules.RandomPolicy(4)); err != nil {
		b.Fatal(err)
	}
	r := newReplay(g, campaign, 0, nil, func(*app.App) {})
	for i := 0; b.Loop(); i++ {
		r.jump(g, i*7919%r.line.Len()) // anywhere, forward and back
	}
	b.ReportMetric(float64(r.line.Len()), "tables")
}

// A move that ends a turn is named by that turn, and not by the one it leads to.
func TestReplayNamesTheTurnOfAMove(t *testing.T) {
	_, r, _ := watched(t)
	defer r.from.Campaign.Close()
	ends := 0
	for at := 1; at < r.line.Len(); at++ {
		before, now := r.line.Table(at-1), r.line.Table(at)
		if before.Phase != rules.Turns || before.Turn == now.Turn {
			continue
		}
		ends++
		if want := words.Where(before) + ": "; !strings.HasPrefix(r.say(at), want) {
			t.Errorf("the move that leads to table %d is named %q, not %q", at, r.say(at), want)
		}
	}
	if ends == 0 {
		t.Error("no turn has ended")
	}
}
