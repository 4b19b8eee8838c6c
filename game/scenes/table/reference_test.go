package table

import (
	"testing"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Keys as the X server of the tests numbers them.
const (
	keyF1 byte = 67
)

// TestRulesCoverTheTable opens the rules in the real program: while they lie open a click does nothing to the table
// under them, and when they are closed the game goes on.
func TestRulesCoverTheTable(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	book, options := rulestest.Book(t), rules.Options{Seed: 3, Difficulty: content.Standard}
	mirror, under := newMirror(book, options), newMirror(book, options)
	program := startProgram(t, options)
	defer program.Stop()

	first := mirror.Board.Book.Moves(&mirror.Board.State, nil)[0]
	program.Press(keyF1)
	program.steps = nil
	program.plan(under, first, "the first move, under the rules")
	program.perform()
	if n := program.Lines(); n != 0 {
		t.Fatalf("%d moves were made through the rules", n)
	}
	program.Press(gametest.KeyEscape)
	program.game.Pointer = input.Pointer{}
	program.play(mirror, first)
	program.compare(mirror)
}

// Every icon there is stands in the glossary.
func TestEveryIconHasATerm(t *testing.T) {
	reference := contenttest.Reference(t)
	for _, name := range art.IconNames() {
		if reference.Icon(name) == nil {
			t.Errorf("the glossary does not explain the icon %q", name)
		}
	}
}
