package game

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// As long as the table asks something back, the prompt line says that question and the keys of its answers; after it, what
// was asked before.
func TestThePromptLineSaysTheOpenQuestion(t *testing.T) {
	g := mirrorGame(t)
	g.settings.Tips = false
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	for range 4 { // until the characters are placed
		table.play(g, table.book.Moves(&table.state, nil)[0])
	}
	usual := table.view.Prompt
	asks := func(question string) {
		t.Helper()
		if !table.asking || !strings.HasPrefix(table.view.Prompt, question) || !strings.Contains(table.view.Prompt, "Press 1 ") {
			t.Errorf("the prompt line reads %q, not %q", table.view.Prompt, question)
		}
		table.escape(g)
		if table.asking || table.view.Prompt != usual {
			t.Errorf("afterwards the prompt line reads %q", table.view.Prompt)
		}
	}
	table.button(g, layout.ButtonDone)
	asks("There are dice left")
	// Gestures that can mean several moves of a kind, and such that can mean moves of several kinds.
	gesture := func(kind rules.MoveKind) hand.Gesture { return hand.Gesture{Move: rules.Move{Kind: kind}} }
	for _, of := range []struct {
		can      []hand.Gesture
		question string
	}{
		{[]hand.Gesture{gesture(rules.MoveCreate), gesture(rules.MoveCreateAll)}, "Create which asset?"},
		{[]hand.Gesture{gesture(rules.MoveTrade), gesture(rules.MoveTrade), gesture(rules.MoveTrade)}, "Trade which die"},
		{[]hand.Gesture{gesture(rules.MoveTravel), gesture(rules.MoveAttempt)}, "This can mean several things"},
	} {
		table.ask(g, whichOf(of.can), make([]choice, len(of.can)+1)...)
		asks(of.question)
	}
}
