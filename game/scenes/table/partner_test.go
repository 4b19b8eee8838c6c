//go:build !js

package table

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/togethertest"
)

// twoTables are the tables of two programs at which two desks play one campaign.
type twoTables struct {
	t        *testing.T
	app      [2]*app.App
	watching together.Link
}

// sitDown has two programs sit down at one table.
func sitDown(t *testing.T) *twoTables {
	t.Helper()
	return sitDownAt(t, togethertest.Server(t))
}

// sitDownAt is sitDown at a table of a server.
func sitDownAt(t *testing.T, server string) *twoTables {
	return sitDownWith(t, server, "tips = false\n")
}

// sitDownWith is sitDownAt with settings.
func sitDownWith(t *testing.T, server, settings string) *twoTables {
	t.Helper()
	two := &twoTables{t: t}
	for i := range two.app {
		two.app[i] = gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\n"+settings)
	}
	anna, links := togethertest.Create(t, two.app[0].Folder(), server, two.app[0].Book)
	two.watching = links[together.Watching]
	ben := togethertest.Join(t, two.app[1].Folder(), links[2], two.app[1].Book)
	for i, d := range []*together.Desk{anna, ben} {
		if err := Sit(two.app[i], d); err != nil {
			t.Fatal(err)
		}
		b := &two.at(i + 1).Board
		b.Speed, b.OwnPace = motion.Off, true
	}
	return two
}

// at returns the table of a seat.
func (two *twoTables) at(seat int) *table { return two.app[seat-1].Scene.(*table) }

// until gives both programs ticks until something is so.
func (two *twoTables) until(what string, so func() bool) {
	two.t.Helper()
	for late := time.Now().Add(gametest.Patience); !so(); time.Sleep(time.Millisecond) {
		for _, g := range two.app {
			gametest.Tick(two.t, g)
		}
		if time.Now().After(late) {
			a, b := &two.at(1).Board, &two.at(2).Board
			two.t.Fatalf("in vain until %s: %q, %q; %d and %d moves, sheets %v, %v, beats %v, %v", what, a.PartnerSays(), b.PartnerSays(),
				a.Campaign.Len(), b.Campaign.Len(), a.Dialog != nil, b.Dialog != nil, a.Beats.Playing(), b.Beats.Playing())
		}
	}
}

// presses has a seat press a button on the sheet of the other desk.
func (two *twoTables) presses(seat int, name string) {
	two.t.Helper()
	g, b := two.app[seat-1], &two.at(seat).Board
	b.Dialog = b.NewPartnerSheet()
	gametest.Tick(two.t, g)
	gametest.PressIn(two.t, b.Dialog.Menu, name)
	two.until("the sheet is closed", func() bool { return b.Dialog == nil })
}

// agree waits until both tables show the same.
func (two *twoTables) agree() {
	two.t.Helper()
	two.until("both tables are the same", func() bool {
		a, b := &two.at(1).Board, &two.at(2).Board
		return a.State == b.State && a.Shown == a.State && b.Shown == b.State && !a.Partner.Waits() && !b.Partner.Waits()
	})
}

// plays has a seat make the first move that it may.
func (two *twoTables) plays(seat int) bool {
	two.t.Helper()
	b := &two.at(seat).Board
	for _, m := range b.Book.Moves(&b.State, nil) {
		_, err := b.Campaign.TryShared(seat, b.Book.Notation(&b.State, m))
		if err == nil || errors.Is(err, saves.ErrNotReady) && !b.Campaign.ReadySeat(seat) {
			b.Play(two.app[seat-1], m)
			two.until("the move is made", func() bool { return !b.Partner.Waits() })
			two.agree()
			return true
		}
	}
	return false
}

// Two tables in two programs play one campaign: what one does the other shows, with its log.
func TestTwoTablesOneCampaign(t *testing.T) {
	two := sitDown(t)
	two.agree()
	for n := range 40 {
		if !two.plays(1+n%2) && !two.plays(2-n%2) {
			break
		}
	}
	a, b := &two.at(1).Board, &two.at(2).Board
	if n := a.Campaign.Len(); n < 20 || n != b.Campaign.Len() {
		t.Errorf("%d moves at one table, %d at the other", n, b.Campaign.Len())
	}
	if len(a.Log.Lines) == 0 || len(a.Log.Lines) != len(b.Log.Lines) {
		t.Errorf("the logs have %d and %d lines", len(a.Log.Lines), len(b.Log.Lines))
	}
}

// twoMoves returns two moves of the first player's that can be made one after the other.
func twoMoves(t *testing.T, b *board.Board) (both []rules.Move) {
	t.Helper()
	own := func(m rules.Move) bool {
		who, acts := m.Actor()
		return acts && who == 0 && m.Kind != rules.MoveAttempt
	}
	for _, first := range b.Book.Moves(&b.State, nil) {
		for _, next := range b.Book.Moves(&b.State, nil) {
			if after := b.State; own(first) && own(next) && next != first && b.Book.Apply(&after, first, nil) == nil && b.Book.Check(&after, next) == nil {
				both = []rules.Move{first, next}
			}
		}
	}
	if both == nil {
		t.Fatal("there are no two moves to make")
	}
	return both
}

// Several moves of a hint or a drag are all made, each once the server has taken the one before.
func TestAllMovesAreMadeAtTwoDesks(t *testing.T) {
	two := sitDown(t)
	two.reachActions()
	b := &two.at(1).Board
	both, made := twoMoves(t, b), b.Campaign.Len()
	b.PlayAll(two.app[0], both)
	two.until("both moves are made", func() bool { return b.Campaign.Len() == made+2 })
	two.agree()
	for i, want := range both {
		if m, _ := b.Campaign.Move(made + i); m != want {
			t.Errorf("move %d is %+v instead of %+v", i+1, m, want)
		}
	}
}

// What arrives while a sheet is open waits, and is shown once it is closed.
func TestMoveOfTheOtherDeskWaits(t *testing.T) {
	two := sitDown(t)
	two.agree()
	anna := &two.at(1).Board
	before := anna.State
	anna.Pause()
	b := &two.at(2).Board
	b.Play(two.app[1], b.Book.Moves(&b.State, nil)[0])
	two.until("the move has arrived", func() bool { return anna.Partner.Queued() > 0 && strings.Contains(anna.PartnerSays(), "Ben has moved") })
	if anna.State != before {
		t.Error("the table changes under an open sheet")
	}
	anna.Play(two.app[0], anna.Book.Moves(&anna.State, nil)[0])
	if anna.Refusal.Say == "" {
		t.Error("a move is made at a table that has changed meanwhile")
	}
	anna.Dialog = nil
	two.agree()
	if anna.State == before {
		t.Error("the move is not shown")
	}
}

// An undo of the other's move asks them. Done says that a desk is ready.
func TestUndoAsksTheOtherDesk(t *testing.T) {
	two := sitDown(t)
	two.agree()
	two.plays(2)
	anna, ben := &two.at(1).Board, &two.at(2).Board
	n := anna.Campaign.Len()
	asks := func() {
		t.Helper()
		anna.Undo(two.app[0])
		two.until("Ben is asked", func() bool { return ben.Dialog != nil && anna.Campaign.Asking() == 1 })
	}
	asks()
	gametest.Strike(t, two.app[1], "D")
	two.until("Ben declines", func() bool { return anna.Campaign.Asking() == 0 })
	asks()
	gametest.Strike(t, two.app[1], "A")
	two.until("the move is taken back", func() bool { return anna.Campaign.Len() == n-1 && ben.Campaign.Len() == n-1 })
	two.agree()
	for n := 0; n < 60 && !anna.CanFinish(); n++ {
		if !two.plays(1) {
			two.plays(2)
		}
	}
	if !anna.CanFinish() {
		t.Fatal("no actions are reached")
	}
	done := func(b int) {
		at := &two.at(b).Board
		for _, m := range at.Book.Moves(&at.State, nil) {
			if m.Kind == rules.MoveDone {
				at.Play(two.app[b-1], m)
			}
		}
	}
	done(1)
	two.until("Anna is ready", func() bool { return ben.Campaign.ReadySeat(1) })
	if !strings.Contains(ben.PartnerSays(), "Anna is ready for Done") {
		t.Errorf("Ben reads %q", ben.PartnerSays())
	}
	step := ben.State.Step
	done(2)
	two.until("the actions end", func() bool { return anna.State.Step != step })
}

// A table that is opened after the other desk has gone on shows the campaign as it is now, once, and says how much has come.
func TestReturnToATable(t *testing.T) {
	two := sitDown(t)
	two.agree()
	for n := range 20 {
		_ = two.plays(1+n%2) || two.plays(2-n%2)
	}
	anna := two.at(1).Board.Partner
	link, folder := anna.Link, two.app[0].Folder()
	if err := anna.Close(); err != nil {
		t.Fatal(err)
	}
	ben := two.at(2).Board.Partner
	was := ben.Campaign.Len()
	for n := 0; n < 60 && ben.Campaign.Len() < was+5; n++ {
		for _, m := range ben.Campaign.Book().Moves(ben.Campaign.Now(), nil) {
			if _, err := ben.Do(t.Context(), ben.Campaign.Book().Notation(ben.Campaign.Now(), m), time.Minute); err == nil {
				break
			}
		}
	}
	missed := ben.Campaign.Len() - was
	if missed == 0 {
		t.Fatal("Ben cannot go on alone")
	}
	back, err := together.Join(t.Context(), folder, link, func(*saves.Header) (*rules.Rulebook, error) { return two.app[0].Book, nil })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { back.Close() })
	g := two.app[0]
	if err := Sit(g, back); err != nil {
		t.Fatal(err)
	}
	said := ""
	for range 20 {
		gametest.Tick(t, g)
		said += g.Notice + " "
	}
	b := &two.at(1).Board
	if n := b.Campaign.Len(); n != ben.Campaign.Len() || len(b.Log.Earlier) != n {
		t.Errorf("%d moves at Ben's desk, %d at Anna's; its log has %d", ben.Campaign.Len(), n, len(b.Log.Earlier))
	}
	if !strings.Contains(said, "Since you left") {
		t.Errorf("Anna reads %q", said)
	}
}

// What one desk points at the other one shows, until it points no longer or the table changes. Words that mean nothing here show nothing.
func TestPointAtTheOtherDesk(t *testing.T) {
	two := sitDown(t)
	two.agree()
	g, ben := two.app[0], &two.at(2).Board
	beckoned := func() layout.Target { return ben.Beckoned(ben.Plan(two.app[1])) }
	i := slices.IndexFunc(two.at(1).Board.Plan(g).Pieces, func(p layout.Piece) bool { return p.Target.Kind == layout.Choice })
	if i < 0 {
		t.Fatal("no character can be chosen")
	}
	on := two.at(1).Board.Plan(g).Pieces[i].Target
	gametest.PointAt(t, g, two.at(1).Board.Plan(g), on)
	gametest.Strike(t, g, "X")
	two.until("Ben is shown it", func() bool { return beckoned() == on })
	if s := ben.Scene(two.app[1]); s.Here != on {
		t.Errorf("drawn is %+v", s.Here)
	}
	if say := two.app[1].Notice; !strings.HasPrefix(say, "Anna points at ") {
		t.Errorf("Ben reads %q", say)
	}
	gametest.Strike(t, g, "X")
	two.until("Anna points no longer", func() bool { return beckoned() == layout.Target{} })
	gametest.Strike(t, g, "X")
	two.until("Ben is shown it", func() bool { return beckoned() == on })
	two.plays(2)
	if is := beckoned(); is != (layout.Target{}) {
		t.Errorf("at another table it still points at %+v", is)
	}
	for _, word := range []string{"", "moon.1.0.0.0.0.0.0", "track", "track.999.0.0.0.0.0.0", "square.200.99.0.0.0.0.0", "ability.255.255.255.255.255.255.255"} {
		two.at(1).Board.Partner.Point(word, "the word "+word)
		want := "Anna points at the word " + word
		two.until("Ben hears of "+word, func() bool { return strings.HasPrefix(two.app[1].Notice, strings.TrimSpace(want)) })
		if is := beckoned(); is != (layout.Target{}) {
			t.Errorf("%q points at %+v", word, is)
		}
		_ = ben.Scene(two.app[1])
	}
}

// The sheet of the other desk: who is there, a set phrase, and playing for who is away.
func TestSheetOfTheOtherDesk(t *testing.T) {
	two := sitDown(t)
	two.agree()
	anna, ben := &two.at(1).Board, &two.at(2).Board
	press := func(name string) {
		t.Helper()
		two.presses(1, name)
	}
	two.until("Ben is there", func() bool { return anna.Partner.There(2) })
	anna.Dialog = anna.NewPartnerSheet()
	gametest.Tick(t, two.app[0])
	spoken := anna.Dialog.Menu.Spoken()
	if say := strings.Join(spoken.All(), " "); !strings.Contains(say, ", at this desk.") || !strings.Contains(say, ", and is there.") {
		t.Errorf("the sheet says %q", say)
	}
	press("Wait, I have an idea.")
	two.until("Ben hears it", func() bool { return two.app[1].Notice == `Anna: "Wait, I have an idea."` })
	press("Play for Ben too")
	two.until("Ben is away", func() bool { return ben.Campaign.AwayFor(2) == 1 })
	two.agree()
	if !strings.HasPrefix(anna.PartnerSays(), "You play for Ben too.") || !strings.HasPrefix(ben.PartnerSays(), "Anna plays for you.") {
		t.Errorf("Anna reads %q, Ben %q", anna.PartnerSays(), ben.PartnerSays())
	}
	press("Give Ben the seat back")
	two.until("Ben is back at both tables", func() bool { return ben.Campaign.AwayFor(2) == 0 && anna.Campaign.AwayFor(2) == 0 })
	if err := ben.Partner.Close(); err != nil {
		t.Fatal(err)
	}
	for late := time.Now().Add(gametest.Patience); anna.Partner.There(2); time.Sleep(time.Millisecond) {
		gametest.Tick(t, two.app[0])
		if time.Now().After(late) {
			t.Fatal("Ben has left, and is there")
		}
	}
	if two.app[0].Notice != "Ben has left the table." || !strings.HasPrefix(anna.PartnerSays(), "Ben is not there.") {
		t.Errorf("Anna reads %q, %q", two.app[0].Notice, anna.PartnerSays())
	}
}

// Who watches sees each move and can make none.
func TestWatchATable(t *testing.T) {
	two := sitDown(t)
	two.agree()
	link := two.at(1).Board.Partner.Link
	shelf := together.Shelf{Folder: two.app[0].Folder()}
	if kept, _, ok := shelf.Find(link.Table); !ok || kept != link {
		t.Fatal("the link is not kept")
	}
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\n")
	if err := Sit(g, togethertest.Join(t, g.Folder(), two.watching, g.Book)); err != nil {
		t.Fatal(err)
	}
	b := &g.Scene.(*table).Board
	b.Speed, b.OwnPace = motion.Off, true
	two.plays(1)
	two.plays(2)
	two.until("who watches sees it", func() bool { gametest.Tick(t, g); return b.State == two.at(1).Board.State && b.Shown == b.State })
	n := b.Campaign.Len()
	for _, m := range b.Book.Moves(&b.State, nil) {
		b.Play(g, m)
	}
	gametest.Tick(t, g)
	if b.Campaign.Len() != n || two.at(1).Board.Campaign.Len() != n || !strings.HasPrefix(b.PartnerSays(), "You watch.") {
		t.Errorf("who watches has moved, and reads %q", b.PartnerSays())
	}
	if files := g.Folder().Files(); len(files) != 0 {
		t.Errorf("who watches keeps %v", files)
	}
}
