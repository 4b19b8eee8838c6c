//go:build !js

package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/board/layers/firstmet"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/togethertest"
)

// reachActions has both seats play until the actions can be ended.
func (two *twoTables) reachActions() {
	two.t.Helper()
	for n := 0; n < 60 && !two.at(1).Board.CanFinish(); n++ {
		_ = two.plays(1) || two.plays(2)
	}
	if !two.at(1).Board.CanFinish() {
		two.t.Fatal("no actions are reached")
	}
}

// done has a seat press Done, and answer that it is done with dice left.
func (two *twoTables) done(seat int) {
	two.t.Helper()
	g, b := two.app[seat-1], &two.at(seat).Board
	b.Click(g, layout.Target{Kind: layout.Button, N: layout.ButtonDone})
	if b.AsksBack() {
		b.Option(g, 0)
	}
}

// A desk offers what is for its own player. What is for the other one is refused when it is touched.
func TestWhatIsForTheOtherDesk(t *testing.T) {
	two := sitDown(t)
	two.agree()
	anna, ben := &two.at(1).Board, &two.at(2).Board
	two.until("both are there", func() bool { return anna.Partner.There(2) && ben.Partner.There(1) })
	if say := ben.PartnerSays(); say != "You are Ben." {
		t.Errorf("Ben reads %q", say)
	}
	for _, c := range []struct {
		seat int
		want string
	}{{1, "You are Anna. Choose a character for this year."}, {2, "You are Ben. Anna, choose a character for this year."}} {
		if say := two.at(c.seat).Board.View(two.app[c.seat-1]).Prompt; !strings.HasPrefix(say, c.want) {
			t.Errorf("seat %d reads %q", c.seat, say)
		}
	}
	ben.Beats.List, ben.Beats.Waits = []motion.Beat{{}}, true
	if v := ben.View(two.app[1]); v.Options[0] != "Continue" || !strings.HasSuffix(v.Prompt, "Each desk presses Continue for itself.") {
		t.Errorf("before a step Ben reads %q and may press %q", v.Prompt, v.Options)
	}
	ben.Beats.List, ben.Beats.Waits = nil, false
	if len(ben.Hand.Gestures) != 0 || len(anna.Hand.Gestures) == 0 {
		t.Fatalf("Anna chooses her character, and has %d gestures, Ben has %d", len(anna.Hand.Gestures), len(ben.Hand.Gestures))
	}
	refused := func(on layout.Target) {
		t.Helper()
		ben.Refusal.Forget()
		if ben.PressDown(two.app[1], on); ben.Refusal.Say != "This is for Anna to do." || len(ben.Held) > 0 {
			t.Errorf("touching %+v, Ben holds %d things and is told %q", on, len(ben.Held), ben.Refusal.Say)
		}
		ben.PressUp(two.app[1], on)
	}
	refused(anna.Hand.Gestures[0].Drop)
	placing := false
	for range 4 { // the characters are chosen and placed
		_ = two.plays(1) || two.plays(2)
		say := anna.View(two.app[0]).Prompt
		placing = placing || strings.HasPrefix(say, "You play ") && !strings.Contains(say, "Ben")
		if strings.HasPrefix(say, "Anna: ") {
			t.Errorf("Anna, alone at her desk, reads %q", say)
		}
	}
	if !placing {
		t.Error("Anna is never asked where her character begins")
	}
	two.reachActions()
	if say := ben.PartnerSays(); !strings.HasPrefix(say, "You play ") || say == anna.PartnerSays() {
		t.Errorf("Anna reads %q, Ben %q", anna.PartnerSays(), say)
	}
	if say := anna.View(two.app[0]).Prompt; !strings.Contains(say, "The actions end once both of you have pressed Done.") {
		t.Errorf("Anna is asked %q", say)
	}
	i := slices.IndexFunc(anna.Hand.Gestures, func(ge gesture.Gesture) bool {
		return len(ge.Take) == 1 && ge.Take[0].Kind == layout.Die && ge.Take[0].Place.Spot == rules.OnMat
	})
	if i < 0 {
		t.Fatal("Anna can take up none of her dice")
	}
	refused(anna.Hand.Gestures[i].Take[0])
	if p := ben.HintFor(two.app[1]); p != 1 {
		t.Errorf("a hint for Ben is for player %d", p)
	}
	two.done(1)
	two.until("Anna is ready", func() bool { return ben.Campaign.ReadySeat(1) })
	two.until("Anna reads that she is ready", func() bool { return anna.PartnerSays() == "You are ready. Ben is not ready yet." })
	ben.Click(two.app[1], layout.Target{Kind: layout.Button, N: layout.ButtonDone})
	if say := ben.View(two.app[1]).Prompt; strings.Contains(say, "Anna has") || !strings.Contains(say, "End the step anyway?") {
		t.Errorf("Ben is asked %q", say)
	}
	ben.Option(two.app[1], 0)
	two.until("Anna is told", func() bool { return two.app[0].Notice == "Ben is ready too: the actions end." })
}

// The sheet of the other desk says who is there as it is now, also while it is open.
func TestSheetOfTheOtherDeskRenewsItself(t *testing.T) {
	two := sitDown(t)
	two.agree()
	b := &two.at(1).Board
	two.until("Ben is there", func() bool { return b.Partner.There(2) })
	b.Dialog = b.NewPartnerSheet()
	says := func() string {
		if b.Dialog.Menu == nil {
			return ""
		}
		spoken := b.Dialog.Menu.Spoken()
		return strings.Join(spoken.All(), " ")
	}
	two.until("the sheet says that Ben is there", func() bool { return strings.Contains(says(), "and is there") })
	if err := two.at(2).Board.Partner.Close(); err != nil {
		t.Fatal(err)
	}
	for late := time.Now().Add(gametest.Patience); !strings.Contains(says(), "and is not there now"); time.Sleep(time.Millisecond) {
		gametest.Tick(t, two.app[0])
		if time.Now().After(late) {
			t.Fatalf("the sheet says %q", says())
		}
	}
	if !gametest.HasButton(b.Dialog.Menu, "Play for Ben, who is away") {
		t.Error("the sheet offers what was right when it was opened")
	}
}

// Who created a table can copy the other seat's link there, also when the table is opened again. Who joined has none to give away.
func TestInviteAtTheTable(t *testing.T) {
	two := sitDown(t)
	two.agree()
	has := func(seat int, name string) bool {
		b := &two.at(seat).Board
		b.Dialog = b.NewPartnerSheet()
		gametest.Tick(t, two.app[seat-1])
		defer func() { b.Dialog = nil }()
		return gametest.HasButton(b.Dialog.Menu, name)
	}
	const invite = "Copy the link for Ben"
	if !has(1, invite) || has(2, "Copy the link for Anna") || !has(1, "Copy a link to watch") {
		t.Error("the sheet offers other links than those of who created the table")
	}
	anna := two.at(1).Board.Partner
	link := anna.Link
	if err := anna.Close(); err != nil {
		t.Fatal(err)
	}
	back := togethertest.Join(t, two.app[0].Folder(), link, two.app[0].Book)
	if err := Sit(two.app[0], back); err != nil {
		t.Fatal(err)
	}
	if !has(1, invite) || len(back.Invites) != 2 || back.Invites[0].Seat != 2 || back.Invites[1].Seat != together.Watching {
		t.Errorf("the invites are gone: %d", len(back.Invites))
	}
}

// Both desks go on alone while the server is away, and come back: one stays at the table, the other is told from which line on there are two
// branches, shows the table as it is, and has its own moves as a campaign that is played alone. Both play on.
func TestBranchAtTheTable(t *testing.T) {
	folder := t.TempDir()
	server := togethertest.ServerAt(t, "127.0.0.1:0", folder)
	address := server.URL()
	two := sitDownAt(t, address)
	two.agree()
	two.reachActions()
	server.Stop()
	var alone [2]rules.State
	for seat := 1; seat <= saves.NumSeats; seat++ {
		b := &two.at(seat).Board
		two.until("the server is away", func() bool { return !b.Partner.Up() })
		two.presses(seat, "Go on alone")
		if err := b.Partner.Propose(saves.Away(b.Partner.Other())); err != nil {
			t.Fatal(err)
		}
		two.until("the line is written", func() bool { return !b.Partner.Waits() })
		for n := range 3 {
			moves := b.Book.Moves(&b.State, nil)
			at := b.Campaign.Len()
			b.Play(two.app[seat-1], moves[3*seat*(n+1)%len(moves)]) // each something else
			two.until("the move is shown", func() bool { return b.Campaign.Len() > at && b.State == *b.Campaign.Now() && b.Shown == b.State })
		}
		alone[seat-1] = b.State
		if !strings.HasPrefix(b.PartnerSays(), "The server is away: you go on alone.") {
			t.Errorf("seat %d reads %q", seat, b.PartnerSays())
		}
	}
	togethertest.ServerAt(t, strings.Trim(strings.TrimPrefix(address, "http://"), "/"), folder)
	var told [2]string
	two.until("both are back", func() bool {
		for i := range told {
			if d := two.at(i + 1).Board.Dialog; d != nil && d.Menu != nil {
				spoken := d.Menu.Spoken()
				told[i] = strings.Join(spoken.All(), " ")
			}
		}
		a, b := two.at(1).Board.Partner, two.at(2).Board.Partner
		return a.Up() && b.Up() && told != [2]string{}
	})
	lost, kept := 1, 2
	if told[1] != "" {
		lost, kept = 2, 1
	}
	b := &two.at(lost).Board
	if !strings.Contains(told[lost-1], "there are two branches") || !strings.Contains(told[lost-1], saves.NameOf(b.Partner.Branch())) || told[kept-1] != "" {
		t.Errorf("told are %q and %q", told[0], told[1])
	}
	gametest.PressIn(t, b.Dialog.Menu, "Back to the table")
	two.agree()
	if b.State == alone[lost-1] {
		t.Error("the table is that of the desk that was last")
	}
	if b.State != alone[kept-1] {
		t.Error("the table is not that of the desk that was first")
	}
	if len(b.Log.Earlier) != b.Campaign.Len() {
		t.Errorf("the log tells of %d moves of %d", len(b.Log.Earlier), b.Campaign.Len())
	}
	branch, err := saves.Open(b.Book, b.Partner.Branch())
	if err != nil {
		t.Fatal(err)
	}
	defer branch.Close()
	if *branch.Now() != alone[lost-1] || branch.ViewOnly() {
		t.Error("the branch is not what was played alone, or cannot be played alone")
	}
	back := two.at(1).Board.Campaign.AwayFor(1)
	away := 1
	if back == 0 {
		away = 2
	}
	two.presses(away, "Take your seat again")
	two.until("the seat is taken again", func() bool { return b.Campaign.AwayFor(away) == 0 })
	two.agree()
	n := b.Campaign.Len()
	for b.Campaign.Len() == n && (two.plays(1) || two.plays(2)) { // the first may only say that a seat is ready
	}
	if b.Campaign.Len() == n {
		t.Error("nothing more can be played")
	}
}

// The note on how to act lights the dice of this desk's player.
func TestHowToActAtEachDesk(t *testing.T) {
	two := sitDownWith(t, togethertest.Server(t), "tips = true\n")
	for seat := range uint8(2) {
		f := &two.at(int(seat) + 1).Novelties.Firsts
		two.until("the actions begin", func() bool {
			for i := range two.app {
				b := &two.at(i + 1).Board
				if m := b.Hand.Gestures; len(m) > 0 && !b.CanFinish() && !b.Beats.Playing() && !b.Partner.Waits() {
					b.Play(two.app[i], m[0].Move)
				}
			}
			return slices.ContainsFunc(f.Met, func(m firstmet.Met) bool { return m.Tip.Event == firstmet.ActFirst })
		})
		for _, m := range f.Met {
			if m.Tip.Event == firstmet.ActFirst && m.On.N != seat {
				t.Errorf("at seat %d the note is about player %d", seat+1, m.On.N+1)
			}
		}
	}
}

// Who leaves while the last move is on its way is asked first, and can leave without it.
func TestLeavingAsksForAMoveOnItsWay(t *testing.T) {
	server := togethertest.ServerAt(t, "127.0.0.1:0", t.TempDir())
	two := sitDownAt(t, server.URL())
	two.agree()
	g, b := two.app[0], &two.at(1).Board
	left := false
	leave := b.Leave(func(*app.App) error { left = true; return nil })
	server.Stop()
	for _, m := range b.Book.Moves(&b.State, nil) {
		if _, err := b.Campaign.TryShared(1, b.Book.Notation(&b.State, m)); err == nil {
			b.Play(g, m) // the desk has not heard yet that the server is away
			break
		}
	}
	if !b.Partner.Waits() {
		t.Fatal("no move is on its way")
	}
	if err := leave(g); err != nil {
		t.Fatal(err)
	}
	if left || b.Dialog == nil {
		t.Fatal("the table is left, and nobody was asked")
	}
	gametest.Tick(t, g)
	gametest.PressIn(t, b.Dialog.Menu, "Leave without it")
	for late := time.Now().Add(gametest.Patience); !left && time.Now().Before(late); {
		gametest.Tick(t, g)
	}
	if !left {
		t.Error("the table cannot be left")
	}
}
