package game

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// atActions is a table in the actions step of the first turn.
func atActions(t *testing.T, g *Game) *table {
	t.Helper()
	table := practice(g, rules.Options{Seed: 6, Difficulty: content.Easy})
	for _, line := range []string{"choose 1 keel", "choose 2 thea", "start keel redbank/support", "start thea settled/technology"} {
		m, err := table.book.Parse(&table.state, line)
		if err != nil {
			t.Fatal(err)
		}
		table.play(g, m)
	}
	return table
}

// can reports whether the player can take up an action die of a mat.
func can(t *table, player uint8) bool {
	for _, p := range t.plan.Pieces {
		if on := p.Target; on.Kind == layout.Die && on.Place.Spot == rules.OnMat && on.Place.N == player && t.hand.CanTake(nil, on) {
			return true
		}
	}
	return false
}

// With handing over, one player acts at a time: Done passes the mouse on, and the second may hand it back or end the step.
func TestHandOver(t *testing.T) {
	g := mirrorGame(t)
	g.settings.HandOver = true
	table := atActions(t, g)
	if !can(table, 0) || can(table, 1) || !table.announce() || table.announce() {
		t.Fatalf("the first player begins, and both are told once: %v %v", can(table, 0), can(table, 1))
	}
	table.dialog = nil
	if table.view.PromptPlayer != 0 || !strings.HasPrefix(table.view.Prompt, "Keel acts") {
		t.Errorf("the prompt says %q to player %d", table.view.Prompt, table.view.PromptPlayer)
	}
	table.press(g, hand.Die(rules.Place{Spot: rules.OnMat, N: 1}, rules.NewDie(rules.Action, 1)))
	if len(table.held) != 0 || !strings.Contains(table.note, "Keel's turn") {
		t.Errorf("the other player's die is refused with %q", table.note)
	}
	before := table.state
	done := layout.Target{Kind: layout.Button, N: layout.ButtonDone}
	table.click(g, done)
	if table.state != before || can(table, 0) || !can(table, 1) || !table.announce() {
		t.Fatal("Done does not hand the mouse over")
	}
	table.dialog = nil
	table.click(g, done)
	if len(table.choices) != 3 || table.state != before {
		t.Fatalf("the second player is asked %v", table.choices)
	}
	table.option(g, 1)
	if !can(table, 0) || can(table, 1) {
		t.Error("it is not handed back")
	}
	table.click(g, done)
	table.option(g, 0)
	if table.state.Turn != 2 {
		t.Fatalf("the actions are not over in turn %d", table.state.Turn)
	}
	if table.handing(g) && (can(table, 0) || !can(table, 1)) {
		t.Error("the other player does not begin the next turn")
	}
}

// Without it both act in any order, as the rules say.
func TestNoHandOver(t *testing.T) {
	table := atActions(t, mirrorGame(t))
	if !can(table, 0) || !can(table, 1) || table.announce() {
		t.Error("somebody has to wait")
	}
}
