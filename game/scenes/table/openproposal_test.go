package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/planning"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// proposing is a table at which whoever has the mouse proposes that the other creates an asset.
func proposing(t *testing.T) (*app.App, *table) {
	t.Helper()
	g := gametest.InFolder(t)
	g.Settings.HandOver, g.Settings.Tips = true, false
	table := ofTwo(t, g)
	b := &table.Board
	b.Skip(g)
	b.Announce()
	b.Dialog = nil
	for _, ge := range gesture.NewHand(b.Book, &b.State).Gestures {
		if who, acts := ge.Move.Actor(); ge.Move.Kind != rules.MoveCreate || acts && who == b.Desk.Player {
			continue
		}
		propose(table, g, ge)
		return g, table
	}
	t.Fatal("no asset can be created")
	return nil, nil
}

// openProposal reports whether the proposal lies there.
func openProposal(table *table) bool {
	for _, l := range table.Board.Layers {
		if p, is := l.(*planning.Planning); is {
			_, lies := p.Proposed(&table.Board)
			return lies
		}
	}
	return false
}

// A proposal does not fall silently: Done asks first, and names who has not answered. Handed over, it waits.
func TestDoneAsksOfAnOpenProposal(t *testing.T) {
	g, table := proposing(t)
	b := &table.Board
	done := rules.Move{Kind: rules.MoveDone}
	if b.Make(g, done); b.AsksBack() || !openProposal(table) {
		t.Fatalf("handing over asks %q; the proposal lies there: %t", b.Asked, openProposal(table))
	}
	b.Announce()
	b.Dialog = nil
	other := b.Book.Who(b.Desk.Player)
	if b.Make(g, done); !strings.HasPrefix(b.Asked, other+" has not answered the proposal.") || !b.Confirming() {
		t.Fatalf("Done asks %q of %s", b.Asked, other)
	}
	if b.Option(g, 1); b.AsksBack() || !openProposal(table) {
		t.Errorf("taken back, it asks %q; the proposal lies there: %t", b.Asked, openProposal(table))
	}
	b.Make(g, done)
	if b.Option(g, 0); openProposal(table) || !strings.HasPrefix(b.Asked, "End the actions of both?") || b.State.Step != rules.StepActions {
		t.Errorf("let fall, the proposal lies there: %t, and it asks %q", openProposal(table), b.Asked)
	}
}

// Whoever is to answer a proposal can be given the mouse for it instead of ending the actions.
func TestDoneHandsOverWithAnOpenProposal(t *testing.T) {
	g, table := proposing(t)
	b := &table.Board
	other := b.Desk.Other()
	b.Desk.Acted[other] = true
	b.Make(g, rules.Move{Kind: rules.MoveDone})
	if n := len(b.Choices); n != 3 || b.Choices[0].Label != "hand over to "+b.Book.Who(other) {
		t.Fatalf("it offers %+v", b.Choices)
	}
	if b.Option(g, 0); b.Desk.Player != other || !openProposal(table) || b.State.Step != rules.StepActions {
		t.Errorf("player %d has the mouse, and the proposal lies there: %t", b.Desk.Player, openProposal(table))
	}
}

// Whoever must agree to an attempt reads its odds, in the order in which they come.
func TestAProposedAttemptHasItsOdds(t *testing.T) {
	for kind, want := range map[rules.MoveKind]bool{rules.MoveAttempt: true, rules.MoveCreate: false} {
		g := gametest.InFolder(t)
		table, ge, err := find(g, func(_ *table, ge gesture.Gesture) bool { return ge.Move.Kind == kind })
		if err != nil {
			t.Fatal(err)
		}
		gametest.Tick(t, g)
		propose(table, g, ge)
		n := table.Board.View(g).Note
		if n == nil || strings.Contains(n.Say, " The defence comes first: ") != want || strings.Contains(n.Say, "% to overcome") != want {
			t.Errorf("of a proposal of kind %d the note is %+v", kind, n)
		}
		if want && !strings.Contains(n.Say, " attempts ") && !strings.Contains(n.Say, " attempt ") {
			t.Errorf("it does not say first who attempts: %q", n.Say)
		}
	}
}

// Whoever must agree to another move reads whom it harms.
func TestAProposedMoveHasItsPrice(t *testing.T) {
	g := gametest.InFolder(t)
	table, ge, err := find(g, func(table *table, ge gesture.Gesture) bool {
		if ge.Move.Kind == rules.MoveAttempt {
			return false
		}
		out, err := advice.WhatIf(table.Board.Book, &table.Board.State, ge.Move)
		return err == nil && (!out.Harm[0].None() || !out.Harm[1].None())
	})
	if err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	propose(table, g, ge)
	if n := table.Board.View(g).Note; n == nil || !strings.Contains(n.Say, ". It costs ") && !strings.Contains(n.Say, ". It leaves ") {
		t.Errorf("the note is %+v", n)
	}
}

// propose lays a proposal on a table.
func propose(table *table, g *app.App, ge gesture.Gesture) {
	for _, l := range table.Board.Layers {
		if p, is := l.(*planning.Planning); is {
			p.Propose(&table.Board, g, ge)
		}
	}
}

// A move of the other player that takes two dice is proposed by dragging both, one after the other: also where the hand has moved on in the
// tick of the press. A press anywhere else says that the dice go back.
func TestTwoDraggedDiceProposeAMove(t *testing.T) {
	for _, quick := range []bool{false, true} {
		g := gametest.InFolder(t)
		g.Settings.HandOver, g.Settings.Tips = true, false
		b := &ofTwo(t, g).Board
		b.Skip(g)
		b.Announce()
		b.Dialog = nil
		other := b.Desk.Other()
		all := gesture.NewHand(b.Book, &b.State).Gestures
		i := slices.IndexFunc(all, func(ge gesture.Gesture) bool {
			return ge.Move.Kind == rules.MoveTravel && len(ge.Take) == 2 && int(ge.Move.Player) == other
		})
		if i < 0 {
			t.Fatal("nowhere to go for two dice")
		}
		ge, p := all[i], &g.Pointer
		drag := func(die layout.Target) {
			from, _ := b.Plan(g).Rect(die)
			to, _ := b.Plan(g).Rect(ge.Drop)
			p.X, p.Y = from.Center()
			p.PressX, p.PressY, p.WasX, p.WasY = p.X, p.Y, p.X, p.Y
			p.Pressed, p.Down = true, true
			if quick {
				p.X, p.Y = to.Center()
				p.Y += to.H / 4
				p.PressX, p.PressY, p.Moved = p.X, p.Y, true
			}
			gametest.Tick(t, g)
			p.Pressed, p.Far, p.Moved = false, true, true
			p.X, p.Y = to.Center()
			gametest.Tick(t, g)
			p.Down, p.Released = false, true
			gametest.Tick(t, g)
			p.Released, p.Far, p.Moved = false, false, false
			gametest.Tick(t, g)
		}
		drag(ge.Take[0])
		if b.Collect(g, layout.Target{Kind: layout.Pool}); len(b.Held) > 0 || b.Refusal.Say != "The dice go back: nothing is proposed." {
			t.Errorf("quick %t: pressed elsewhere, %d dice are held, and it says %q", quick, len(b.Held), b.Refusal.Say)
		}
		b.PressUp(g, layout.Target{})
		drag(ge.Take[0])
		drag(ge.Take[1])
		if n := b.View(g).Note; n == nil || n.Head != "A proposal" {
			t.Errorf("quick %t: the note is %+v, and it says %q", quick, n, b.Refusal.Say)
		}
	}
}

// What drops a proposal says so: Escape, and a move after which it is not legal any more.
func TestNoProposalGoesSilently(t *testing.T) {
	g, table := proposing(t)
	if gametest.Strikes(t, g, "Escape"); openProposal(table) || g.Notice != "The proposal is withdrawn." {
		t.Errorf("withdrawn, it says %q", g.Notice)
	}
	g, table = proposing(t)
	b := &table.Board
	for _, m := range b.Book.Moves(&b.State, nil) {
		if who, acts := m.Actor(); !acts || who == b.Desk.Player || m.Kind != rules.MoveTravel {
			continue
		}
		if b.Play(g, m); openProposal(table) {
			b.TakeBack(g)
			continue
		}
		b.Skip(g)
		if gametest.Tick(t, g); g.Notice != "The proposal falls: it is not legal any more." {
			t.Errorf("once it is not legal, it says %q", g.Notice)
		}
		return
	}
	t.Error("no move makes it illegal")
}

// Agreeing to an attempt begins it: what is rolled at once, and who takes part, the proposal says. Asked otherwise, it asks the player whose
// attempt it is.
func TestAnAgreedAttemptIsNotAskedAgain(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.HandOver, g.Settings.Tips = true, false
	table, ge, err := find(g, func(table *table, ge gesture.Gesture) bool {
		who, acts := ge.Move.Actor()
		b := &table.Board
		return acts && ge.Move.Kind == rules.MoveAttempt && b.Handing(g) && who == b.Desk.Player && advice.DefendsAtOnce(b.Book, &b.State, ge.Move)
	})
	if err != nil {
		t.Fatal(err)
	}
	b := &table.Board
	whose, moves := b.Desk.Player, b.Campaign.Len()
	b.HandOver(g)
	b.Announce()
	b.Dialog = nil
	gametest.Tick(t, g)
	if b.MakeAgreed(g, ge.Move); !b.Confirming() || b.View(g).PromptPlayer != whose {
		t.Errorf("it asks %q of player %d, not %d", b.Asked, b.View(g).PromptPlayer, whose)
	}
	b.PutBack()
	propose(table, g, ge)
	if n := b.View(g).Note; n == nil || !strings.Contains(n.Say, "No one is skilled, so all dice are rerolled.") || !strings.HasSuffix(n.Button, " agrees") {
		t.Fatalf("the note is %+v", n)
	}
	if b.PressUp(g, board.NoteButton); b.AsksBack() || b.Campaign.Len() != moves+1 {
		t.Errorf("agreed, it asks %q, and %d moves are made", b.Asked, b.Campaign.Len()-moves)
	}
}
