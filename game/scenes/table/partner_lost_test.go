//go:build !js

package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/serve"
	"sixwinters/together/togethertest"
)

// restarts stops the server of a table, and starts it again once both desks have seen that it is away.
func (two *twoTables) restarts(server *serve.Server, folder string) {
	two.t.Helper()
	address := server.URL()
	server.Stop()
	a, b := two.at(1).Board.Partner, two.at(2).Board.Partner
	two.until("the server is away", func() bool { return !a.Up() && !b.Up() })
	togethertest.ServerAt(two.t, strings.Trim(strings.TrimPrefix(address, "http://"), "/"), folder)
	two.until("the server is back", func() bool { return a.Up() && b.Up() })
}

// writes has a seat write a line, and waits until the server has it, whether or not the other desk can show it.
func (two *twoTables) writes(seat int, line string) {
	two.t.Helper()
	b := &two.at(seat).Board
	if err := b.Partner.Propose(line); err != nil {
		two.t.Fatal(err)
	}
	two.until("the line is written", func() bool { return !b.Partner.Waits() && b.Partner.Queued() == 0 && b.Shown == b.State })
}

// moves has a seat make the first move that it may, as writes does.
func (two *twoTables) moves(seat int) {
	two.t.Helper()
	b := &two.at(seat).Board
	for _, m := range b.Book.Moves(&b.State, nil) {
		line := b.Book.Notation(&b.State, m)
		if _, err := b.Campaign.TryShared(seat, line); err == nil {
			two.writes(seat, line)
			return
		}
	}
	two.t.Fatalf("seat %d has no move", seat)
}

// What waits until a busy table can show it goes on waiting while the connection is lost and comes back, and is then shown line by line.
func TestMovesWaitThroughALostConnection(t *testing.T) {
	for name, does := range map[string]func(two *twoTables){
		"a move and its undo": func(two *twoTables) { two.moves(1); two.writes(1, saves.UndoLine) },
		"two moves":           func(two *twoTables) { two.moves(1); two.moves(1) },
		"an undo and a move":  func(two *twoTables) { two.writes(1, saves.UndoLine); two.moves(1) },
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			server := togethertest.ServerAt(t, "127.0.0.1:0", folder)
			two := sitDownAt(t, server.URL())
			two.agree()
			two.writes(1, saves.Away(2))
			two.agree()
			if name == "an undo and a move" {
				two.moves(1)
				two.agree()
			}
			anna, ben := &two.at(1).Board, &two.at(2).Board
			shown, n := ben.State, ben.Campaign.Len()
			ben.Pause()
			does(two)
			two.until("both lines have arrived", func() bool { return ben.Partner.Queued() == 2 })
			two.restarts(server, folder)
			if ben.State != shown || ben.Campaign.Len() != n || ben.Partner.Queued() != 2 {
				t.Errorf("under an open sheet the campaign has %d moves instead of %d, and %d lines wait", ben.Campaign.Len(), n, ben.Partner.Queued())
			}
			ben.Dialog = nil
			two.agree()
			for _, b := range []*table{two.at(1), two.at(2)} {
				if b := &b.Board; len(b.Log.Earlier) != b.Campaign.Len() {
					t.Errorf("the log tells of %d moves of %d", len(b.Log.Earlier), b.Campaign.Len())
				}
			}
			if len(anna.Log.Lines) != len(ben.Log.Lines) {
				t.Errorf("the logs have %d and %d lines", len(anna.Log.Lines), len(ben.Log.Lines))
			}
		})
	}
}

// alone has the server go away and a seat go on alone.
func (two *twoTables) alone(seat int, server *serve.Server) {
	two.t.Helper()
	server.Stop()
	d := two.at(seat).Board.Partner
	two.until("the server is away", func() bool { return !d.Up() })
	two.presses(seat, "Go on alone")
}

// A desk that goes on alone makes all moves of a hint or a drag, too.
func TestAllMovesAreMadeAlone(t *testing.T) {
	server := togethertest.ServerAt(t, "127.0.0.1:0", t.TempDir())
	two := sitDownAt(t, server.URL())
	two.agree()
	two.reachActions()
	two.alone(1, server)
	b := &two.at(1).Board
	both, made := twoMoves(t, b), b.Campaign.Len()
	b.PlayAll(two.app[0], both)
	two.until("both moves are made", func() bool { return b.Campaign.Len() == made+2 })
	if len(b.Log.Earlier) != b.Campaign.Len() {
		t.Errorf("the log tells of %d moves of %d", len(b.Log.Earlier), b.Campaign.Len())
	}
}

// A move that was on its way when the server went away is made once its desk goes on alone, after those that wait.
func TestGoAloneWithAMoveOnItsWay(t *testing.T) {
	server := togethertest.ServerAt(t, "127.0.0.1:0", t.TempDir())
	two := sitDownAt(t, server.URL())
	two.agree()
	b := &two.at(1).Board
	server.Stop()
	m := b.Book.Moves(&b.State, nil)[0]
	b.Play(two.app[0], m) // the desk has not heard yet that the server is away
	if !b.Partner.Waits() {
		t.Fatal("no move is on its way")
	}
	two.until("the server is away", func() bool { return !b.Partner.Up() })
	two.presses(1, "Go on alone")
	two.until("the move is made", func() bool { return b.Campaign.Len() == 1 && b.Shown == b.State && !b.Partner.Waits() })
	if made, _ := b.Campaign.Move(0); made != m {
		t.Errorf("it is %+v", made)
	}
}

// A die that is put down on an obstacle begins an attempt and lies there, as at one desk.
func TestADieBeginsAnAttemptAtTwoDesks(t *testing.T) {
	two := sitDown(t)
	two.agree()
	two.writes(1, saves.Away(2))
	two.agree()
	g, b := two.app[0], &two.at(1).Board
	choose := mind.Greedy(5)
	die, on, fits := fitting(b.Book, &b.State)
	for ; !fits; die, on, fits = fitting(b.Book, &b.State) {
		two.writes(1, b.Book.Notation(&b.State, choose(b.Book, &b.State, b.Book.Moves(&b.State, nil))))
	}
	made := b.Campaign.Len()
	b.TakeUp(die)
	b.Drop(g, on)
	two.until("the die lies on the obstacle", func() bool {
		if b.AsksBack() { // which printed die it covers
			b.Option(g, 0)
		}
		return b.Campaign.Len() == made+2
	})
	if m, _ := b.Campaign.Move(made + 1); m.Kind != rules.MoveCover || b.State.Attempt.Phase != rules.Approach {
		t.Errorf("the attempt is %+v after %+v", b.State.Attempt, m)
	}
}

// The sheet that asks whether the other desk may undo can be closed, and its question is then answered in the prompt line. Who watches is not asked.
func TestConsentIsStillAskedFor(t *testing.T) {
	two := sitDown(t)
	two.agree()
	two.plays(2)
	watcher := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\n")
	if err := Sit(watcher, togethertest.Join(t, watcher.Folder(), two.watching, watcher.Book)); err != nil {
		t.Fatal(err)
	}
	watched := &watcher.Scene.(*table).Board
	watched.Speed, watched.OwnPace = motion.Off, true
	anna, ben := &two.at(1).Board, &two.at(2).Board
	n := anna.Campaign.Len()
	for _, answer := range []string{"don't undo", "agree to undo"} {
		anna.Undo(two.app[0])
		two.until("Ben is asked", func() bool { return ben.Dialog != nil })
		two.until("who watches has heard of it", func() bool { gametest.Tick(t, watcher); return watched.Campaign.Asking() == 1 })
		if watched.Dialog != nil || len(watched.Choices) > 0 && watched.Choices[len(watched.Choices)-1].Label == "don't undo" {
			t.Error("who watches is asked to agree")
		}
		gametest.Strike(t, two.app[1], "Escape")
		two.until("the sheet is closed", func() bool { return ben.Dialog == nil })
		if say := ben.View(two.app[1]).Prompt; !strings.HasPrefix(say, "Anna asks to undo the last move.") {
			t.Errorf("Ben reads %q", say)
		}
		i := slices.IndexFunc(ben.Choices, func(c board.Choice) bool { return c.Label == answer })
		if i < 0 {
			t.Fatalf("Ben cannot %s", answer)
		}
		ben.Option(two.app[1], i)
		two.until("it is answered", func() bool { return anna.Campaign.Asking() == 0 && ben.Campaign.Asking() == 0 })
		two.agree()
	}
	if anna.Campaign.Len() != n-1 {
		t.Errorf("there are %d moves of %d", anna.Campaign.Len(), n)
	}
	two.until("who watches sees the end of it", func() bool { gametest.Tick(t, watcher); return watched.State == anna.State })
}

// A copy of a shared table's campaign is opened to look at. The campaign itself leads to the table, also once it is renamed.
func TestCopyOfATableIsOnlyLookedAt(t *testing.T) {
	two := sitDown(t)
	two.agree()
	two.plays(1)
	g, anna := two.app[0], two.at(1).Board.Partner
	file, folder := anna.Campaign.Name(), g.Folder()
	if err := anna.Close(); err != nil {
		t.Fatal(err)
	}
	joined := 0
	g.Routes.Join = func(*app.App, together.Link) error { joined++; return nil }
	duplicate, err := folder.Duplicate(file)
	if err != nil {
		t.Fatal(err)
	}
	looks := func(file string) {
		t.Helper()
		was := joined
		if err := Open(g, file); err != nil {
			t.Fatal(err)
		}
		b := &g.Scene.(*table).Board
		if joined != was || b.Campaign.Name() != file || !strings.Contains(b.Warning(), "branch it in Replay") {
			t.Errorf("%s is joined %d times and %s is shown with %q", file, joined-was, b.Campaign.Name(), b.Warning())
		}
		b.Campaign.Close()
	}
	joins := func(file string) {
		t.Helper()
		was := joined
		if err := Open(g, file); err != nil || joined != was+1 {
			t.Fatalf("%s does not lead to the table: %v", file, err)
		}
	}
	looks(duplicate)
	joins(file)
	renamed, err := folder.Rename(file, "Ours")
	if err != nil {
		t.Fatal(err)
	}
	joins(renamed)
	looks(duplicate)
	if _, kept, _ := (together.Shelf{Folder: folder}).Find(anna.Link.Table); kept != renamed {
		t.Errorf("the table is kept in %s", kept)
	}
}

// A move that fails while a step waits to be shown leaves that step as it is.
func TestARefusedMoveLeavesTheStoryInHand(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 7})
	g.Show(table)
	b := &table.Board
	b.Speed, b.OwnPace = motion.Fast, true
	for range 200 {
		if b.Beats.Playing() {
			break
		}
		b.Play(g, b.Book.Moves(&b.State, nil)[0])
	}
	if !b.Beats.Playing() {
		t.Fatal("nothing is told in beats")
	}
	told := len(b.Story.Events)
	b.Play(g, rules.Move{Kind: rules.MoveDone}) // no actions are being played
	if b.Refusal.Say == "" || len(b.Story.Events) != told {
		t.Errorf("the refusal is %q, and %d events of %d are left", b.Refusal.Say, len(b.Story.Events), told)
	}
	for b.Beats.Playing() {
		b.Skip(g)
	}
	if b.Shown != b.State {
		t.Error("the table shows something else")
	}
}
