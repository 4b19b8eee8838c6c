package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/render"
	"sixwinters/rules"
)

// rerolling is a table that asks which dice to reroll. It has made so many moves before.
func rerolling(t *testing.T) (g *app.App, table *table, before int) {
	t.Helper()
	g = gametest.WithSettings(t, app.Options{Speed: motion.Off}, "tips = false\n")
	table = atActions(t, g)
	g.Show(table)
	b := &table.Board
	before = b.Campaign.Len()
	for _, m := range b.Book.Moves(&b.State, nil) {
		if m.Kind != rules.MoveUse {
			continue
		}
		if b.Play(g, m); b.State.Asks() != nil && b.Book.Rerolls(b.State.Asks()) {
			b.Beats.List, b.Shown, b.Dialog = nil, b.State, nil
			gametest.Tick(t, g)
			return g, table, before
		}
		b.TakeBack(g)
	}
	t.Fatal("nobody rerolls")
	return nil, nil, 0
}

// pick picks the first die up.
func pick(t *testing.T, g *app.App, table *table) {
	t.Helper()
	b := &table.Board
	for _, m := range b.Book.Moves(&b.State, nil) {
		if m.Kind == rules.MovePick {
			b.Play(g, m)
			b.Beats.List, b.Shown = nil, b.State
			gametest.Tick(t, g)
			return
		}
	}
	t.Fatal("no die can be picked")
}

// Reroll is there from the start, and says what it waits for; so is the way back.
func TestRerollIsOfferedFromTheStart(t *testing.T) {
	g, table, _ := rerolling(t)
	b := &table.Board
	v := b.View(g)
	if !slices.Equal(v.Options, []string{"reroll", "put back"}) || !v.Waits {
		t.Fatalf("offered is %q, waiting %t", v.Options, v.Waits)
	}
	if lit := b.Lit(g); len(lit) == 0 || slices.ContainsFunc(lit, func(l render.Lit) bool { return !l.Adds }) {
		t.Errorf("not all dice that can be picked say so: %+v", lit)
	}
	gametest.Strike(t, g, "1")
	if say := b.Refusal.Say; say != "First pick the dice to reroll, one or more." {
		t.Errorf("pressed at once it says %q", say)
	}
	pick(t, g, table)
	if v := b.View(g); !slices.Equal(v.Options, []string{"reroll", "put back"}) || v.Waits {
		t.Errorf("with a die picked, offered is %q, waiting %t", v.Options, v.Waits)
	}
}

// Escape, like its button, takes the ability back, with and without dice picked up.
func TestEscapeTakesARerollBack(t *testing.T) {
	for picks := range 2 {
		g, table, before := rerolling(t)
		for range picks {
			pick(t, g, table)
		}
		gametest.Strikes(t, g, "Escape")
		if b := &table.Board; b.Campaign.Len() != before || b.Dialog != nil {
			t.Errorf("with %d dice picked, Escape leaves %d of %d moves, and a menu %t", picks, b.Campaign.Len(), before, b.Dialog != nil)
		}
	}
}

// Enter rerolls what was picked by mouse.
func TestEnterRerolls(t *testing.T) {
	g, table, _ := rerolling(t)
	pick(t, g, table)
	gametest.Strike(t, g, "Enter")
	b := &table.Board
	if m, _ := b.Campaign.Move(b.Campaign.Len() - 1); m.Kind != rules.MoveEnough {
		t.Errorf("Enter makes %v", m.Kind)
	}
}

// The last die that can be picked asks before all are rolled: what they show is hidden until then.
func TestTheLastPickAsksBeforeItRolls(t *testing.T) {
	for answer, rolls := range []bool{true, false} {
		g, table, _ := rerolling(t)
		b := &table.Board
		var last rules.Move
		for last.Kind == rules.NoMove {
			for _, m := range b.Book.Moves(&b.State, nil) {
				if b.Book.LastPick(&b.State, m) {
					last = m
				}
			}
			if last.Kind == rules.NoMove {
				pick(t, g, table)
			}
		}
		made := b.Campaign.Len()
		if b.Make(g, last); b.Campaign.Len() != made || !b.Confirming() || !strings.HasPrefix(b.Asked, "That is the last die to pick. Reroll ") {
			t.Fatalf("it asks %q, and %d moves are made", b.Asked, b.Campaign.Len()-made)
		}
		b.Option(g, answer)
		if rolled := b.Campaign.Len() > made; rolled != rolls || b.AsksBack() {
			t.Errorf("%d answered, it has rolled: %t, and asks %q", answer+1, rolled, b.Asked)
		}
	}
}

// Undoing a reroll names the dice, and goes back before the ability. What is proposed since stays.
func TestARerollIsUndoneWithItsAbility(t *testing.T) {
	g, table, before := rerolling(t)
	b := &table.Board
	pick(t, g, table)
	b.Play(g, rules.Move{Kind: rules.MoveEnough})
	b.Beats.List, b.Shown = nil, b.State
	b.Dialog = nil
	for _, ge := range b.Hand.Gestures {
		if ge.Move.Kind == rules.MoveTravel {
			if _, then := b.Campaign.Move(before); b.Book.Check(then, ge.Move) == nil {
				propose(table, g, ge)
				break
			}
		}
	}
	if !openProposal(table) {
		t.Fatal("nothing can be proposed")
	}
	b.Undo(g)
	gametest.Tick(t, g)
	sheetSays(t, b, "'s reroll of ", "The ability has not begun then.", "The proposal stays on the table.")
	gametest.PressIn(t, b.Dialog.Menu, "Undo")
	gametest.Tick(t, g)
	if b.Campaign.Len() != before || !openProposal(table) {
		t.Errorf("%d of %d moves are left, and the proposal lies there: %t", b.Campaign.Len(), before, openProposal(table))
	}
}
