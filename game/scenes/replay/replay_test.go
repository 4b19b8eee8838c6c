package replay

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/game/words"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
	"sixwinters/saves"
)

// begun opens the table of a new campaign that is kept in a file, and returns its board.
func begun(t *testing.T, g *app.App, file string) *board.Board {
	t.Helper()
	g.Settings.Speed, g.Options.Record = "off", file
	scene, err := g.Routes.Begin(g, g.Book, rules.Options{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	g.Show(scene)
	return opened(t, g).from
}

// opened replays the campaign of the table that fills the window.
func opened(t *testing.T, g *app.App) *Replay {
	t.Helper()
	gametest.Tick(t, g)
	for range 3 { // a sheet of the chronicle may lie there first
		gametest.Strike(t, g, "Escape")
		gametest.Strike(t, g, "E")
		if r, is := g.Scene.(*Replay); is {
			return r
		}
	}
	t.Fatal("the menu of the table leads to no replay")
	return nil
}

// playOn makes moves by chance.
func playOn(g *app.App, b *board.Board, moves int) {
	choose := rules.RandomPolicy(4)
	for range moves {
		b.Play(g, choose(b.Book, &b.State, b.Book.Moves(&b.State, nil)))
	}
}

// watched is a campaign that was played into its second year and is looked at again from its table, with what had been
// told at each of its tables.
func watched(t *testing.T) (g *app.App, r *Replay, told []story.LogPoint) {
	t.Helper()
	g = gametest.InFolder(t)
	from := begun(t, g, filepath.Join(t.TempDir(), "campaign.txt"))
	choose := rules.RandomPolicy(4)
	for from.State.Year < 2 || from.State.Phase == rules.Setup {
		told = append(told, from.Log.Moment(len(from.Campaign.Marks())))
		from.Play(g, choose(from.Book, &from.State, from.Book.Moves(&from.State, nil)))
	}
	told = append(told, from.Log.Moment(len(from.Campaign.Marks())))
	g.Scene.(*Replay).leave(g)
	return g, opened(t, g), told
}

// passAll lets time pass until nothing is shown any more.
func (r *Replay) passAll(g *app.App) {
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
	if r.Line.Len() != len(told) || r.At != len(told)-1 {
		t.Fatalf("%d tables were played, and table %d of %d is looked at", len(told), r.At, r.Line.Len())
	}
	look := func(at int) {
		t.Helper()
		r.Jump(g, at)
		if r.Table.Shown != *r.Line.Table(at) {
			t.Fatalf("at %d lies another table", at)
		}
		if diff := cmp.Diff(r.from.Log.Lines[:told[at].Lines], r.Table.Log.Lines); diff != "" {
			t.Fatalf("at %d the log is another one: %s", at, diff)
		}
		if diff := cmp.Diff(told[at].Years, r.Table.Log.Annals.Years, yearTales); diff != "" {
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
	r.Table.Speed = motion.Fast
	r.Jump(g, 0)
	r.play(g)
	moved := 0
	for ticks := 0; r.playing; ticks++ {
		before := r.At
		r.run(g)
		if r.Table.Beats.Playing() {
			moved++
		} else if r.Table.Shown != *r.Line.Table(r.At) || len(r.Table.Log.Lines) != told[r.At].Lines {
			t.Fatalf("at rest at %d, another table is shown, or another log", r.At)
		}
		if r.At < before || r.At > before+1 || ticks > 200000 {
			t.Fatalf("it goes from %d to %d", before, r.At)
		}
	}
	if r.At != r.Line.Len()-1 {
		t.Errorf("it stops at %d of %d", r.At, r.Line.Len())
	}
	if moved == 0 {
		t.Error("nothing moves")
	}
	if r.play(g); r.At != 0 || !r.playing {
		t.Errorf("played at its end it begins again at %d", r.At)
	}
}

// TestReplayForwardAndBack goes forward and at once back in the middle of what is shown.
func TestReplayForwardAndBack(t *testing.T) {
	g, r, _ := watched(t)
	defer r.from.Campaign.Close()
	for at := range r.Line.Len() - 1 {
		r.Jump(g, at)
		replayControls[layout.ControlOn].do(r, g)
		if r.At != at+1 {
			t.Fatalf("forward from %d it comes to %d", at, r.At)
		}
		replayControls[layout.ControlBack].do(r, g)
		if r.At != at || r.Table.Beats.Playing() || r.Table.Shown != *r.Line.Table(at) {
			t.Fatalf("back from %d it comes to %d", at+1, r.At)
		}
		replayControls[layout.ControlOn].do(r, g)
		if r.passAll(g); r.Table.Shown != *r.Line.Table(at + 1) {
			t.Fatalf("after %d another table is shown", at)
		}
	}
}

func TestReplayControls(t *testing.T) {
	g, r, _ := watched(t)
	defer r.from.Campaign.Close()
	last := r.Line.Len() - 1
	for _, test := range []struct {
		control  uint8
		from, to int
	}{
		{layout.ControlFirst, last, 0},
		{layout.ControlLast, 3, last},
		{layout.ControlYearOn, 0, r.Line.Starts(saves.Year)[1]},
		{layout.ControlYearBack, last, r.Line.Starts(saves.Year)[1]},
		{layout.ControlTurnOn, 0, r.Line.Starts(saves.Turn)[1]},
		{layout.ControlTurnBack, r.Line.Starts(saves.Turn)[2] + 1, r.Line.Starts(saves.Turn)[2]},
		{layout.ControlStepOn, r.Line.Starts(saves.Step)[1], r.Line.Starts(saves.Step)[2]},
		{layout.ControlStepBack, r.Line.Starts(saves.Step)[2], r.Line.Starts(saves.Step)[1]},
		{layout.ControlBack, 0, 0},
		{layout.ControlOn, last, last},
	} {
		r.Jump(g, test.from)
		if replayControls[test.control].do(r, g); r.At != test.to {
			t.Errorf("control %d leads from %d to %d, not to %d", test.control, test.from, r.At, test.to)
		}
	}
	seen := map[motion.Speed]bool{}
	for range replaySpeeds {
		seen[r.Table.Speed] = true
		replayControls[layout.ControlSpeed].do(r, g)
		if r.strip.Speed == "" {
			t.Errorf("the speed %v has no name", r.Table.Speed)
		}
	}
	if len(seen) != len(replaySpeeds) {
		t.Errorf("there are %d speeds to choose, not %d", len(seen), len(replaySpeeds))
	}
	if replayControls[layout.ControlLeave].do(r, g); g.Scene == app.Scene(r) || g.Campaign() != r.from.Campaign {
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
	band, p := r.Table.Plan(g).Timeline.Band, &g.Pointer
	p.X, p.Y, p.Pressed, p.Down = band.X+band.W/2, band.Y+band.H/2, true, true
	r.takePointer(g)
	if middle := (r.Line.Len() - 1) / 2; r.At < middle-1 || r.At > middle+1 {
		t.Errorf("a press in the middle of the band leads to table %d of %d", r.At, r.Line.Len())
	}
	p.Pressed, p.X, p.Y = false, band.X-30, 3 // the hand may leave the band
	if r.takePointer(g); r.At != 0 {
		t.Errorf("dragged to its beginning the handle is at %d", r.At)
	}
	p.Released, p.Down = true, false
	r.takePointer(g)
	p.Released, p.X, p.Y = false, band.Right(), band.Y+band.H/2
	if r.takePointer(g); r.At != 0 || !strings.HasPrefix(r.strip.Tip, "Year II, turn 1") {
		t.Errorf("pointed at its end the band is at %d and says %q", r.At, r.strip.Tip)
	}
}

// TestReplayTakesNoMoves clicks on everything there is.
func TestReplayTakesNoMoves(t *testing.T) {
	g, r, _ := watched(t)
	defer r.from.Campaign.Close()
	before := r.from.Campaign.Text()
	for _, at := range []int{0, 4, 30, r.Line.Len() - 1} {
		r.Jump(g, at)
		if lit := r.Table.Lit(g); len(lit) > 0 {
			t.Errorf("at %d %d things are lit", at, len(lit))
		}
		for _, piece := range slices.Clone(r.Table.Plan(g).Pieces) {
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
		if r.At != at || r.Table.Shown != *r.Line.Table(at) {
			t.Errorf("clicks lead from %d to %d", at, r.At)
		}
	}
	if r.from.Campaign.Text() != before {
		t.Error("the campaign has changed")
	}
}

// TestReplayOfAFoldedTable opens every pane of a table that is shown so large that it is folded.
func TestReplayOfAFoldedTable(t *testing.T) {
	g, r, _ := watched(t)
	defer r.from.Campaign.Close()
	g.Settings.Scale = 200
	g.Apply()
	if !r.Table.Plan(g).Folded {
		t.Fatal("the table is not folded")
	}
	for pane := range layout.NumPanes {
		r.click(g, layout.Target{Kind: layout.Tab, N: uint8(pane)})
		if !r.Table.Plan(g).Shows(pane) {
			t.Errorf("pane %d is not opened", pane)
		}
	}
	band := r.Table.Plan(g).Timeline.Band
	g.Pointer.X, g.Pointer.Y, g.Pointer.Pressed = band.X, band.Y+1, true
	if r.takePointer(g); r.At != 0 {
		t.Errorf("a press at the beginning of the band leads to %d", r.At)
	}
}

func TestReplayOfAFile(t *testing.T) {
	g := gametest.InFolder(t)
	table := begun(t, g, filepath.Join(t.TempDir(), "campaign.txt"))
	playOn(g, table, 30)
	file := table.Campaign.Name()
	// It is being played, and can be looked at all the same.
	if err := Open(g, file, func(g *app.App) { _ = g.Routes.Campaigns(g) }); err != nil {
		t.Fatal(err)
	}
	r := g.Scene.(*Replay)
	if r.At != 0 || r.Line.Len() != 31 {
		t.Errorf("it begins at %d of %d", r.At, r.Line.Len())
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
	if err := Open(g, file+" that is not there", nil); err == nil {
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
	played := campaign.Now()
	if played.Phase != rules.CampaignOver {
		t.Fatalf("it ends in year %d, phase %d", played.Year, played.Phase)
	}
	r := New(g, campaign, 1<<30, nil, func(*app.App) {})
	if r.Table.Shown != *played || len(r.strip.Years) != 6 || len(r.strip.Turns) < 30 {
		t.Errorf("at its end lie %d years and %d turns", len(r.strip.Years), len(r.strip.Turns))
	}
	told := story.NewLog(g.Book)
	told.Retell(campaign.Timeline(), &rules.Story{})
	for _, at := range []int{0, r.Line.Starts(saves.Year)[4], r.Line.Len() - 1} {
		r.Jump(g, at)
	}
	if diff := cmp.Diff(told.Annals.Years, r.Table.Log.Annals.Years, yearTales); diff != "" {
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
	r := New(g, campaign, 0, nil, func(*app.App) {})
	for i := 0; b.Loop(); i++ {
		r.Jump(g, i*7919%r.Line.Len()) // anywhere, forward and back
	}
	b.ReportMetric(float64(r.Line.Len()), "tables")
}

// A move that ends a turn is named by that turn, and not by the one it leads to.
func TestReplayNamesTheTurnOfAMove(t *testing.T) {
	_, r, _ := watched(t)
	defer r.from.Campaign.Close()
	ends := 0
	for at := 1; at < r.Line.Len(); at++ {
		before, now := r.Line.Table(at-1), r.Line.Table(at)
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
