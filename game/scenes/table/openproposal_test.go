package table

import (
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/game/app"
	"sixwinters/game/board/layers/planning"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
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
