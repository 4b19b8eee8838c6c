package table

import (
	"strings"
	"testing"

	"sixwinters/game/board"

	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/render/layout"
)

// TestButtonsSayWhatTheyDo shows that each button of the table has a command, and names its key.
func TestButtonsSayWhatTheyDo(t *testing.T) {
	g := &app.App{}
	for button := range layout.NumButtons {
		if command.Of(board.ButtonCommands[button]) == nil {
			t.Fatalf("button %d has no command", button)
		}
		if tip := board.ButtonTip(g, button); !strings.HasSuffix(tip.Title, "("+board.ButtonKeys(g)[button]+")") || len(tip.Title) < 10 {
			t.Errorf("button %d says %q", button, tip.Title)
		}
	}
}
