package table

import (
	"strings"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// TestWindowPile clicks a draw pile and a discard pile in the real program with a real mouse: each opens what is in it, and a key puts
// that away.
func TestWindowPile(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	region := uint8(0)
	file, mirror, _ := greedily(t, func(mirror *table, next rules.Move) bool {
		for r := range mirror.Board.State.Discard {
			if mirror.Board.State.Discard[r].N > 1 && mirror.Board.State.Draw[r].N > 1 && next.Kind == rules.MoveDone {
				region = uint8(r)
				return true
			}
		}
		return false
	})
	p := startProgramWith(t, app.Options{Open: file, Speed: motion.Off})
	defer p.Stop()
	list := mirror.Board.State.Discard[region].List()
	top := mirror.Board.Book.Content().Card(list[len(list)-1]).Name
	for kind, want := range map[layout.Kind]string{layout.DiscardPile: "1. " + top, layout.DrawPile: ""} {
		p.steps = nil
		on := layout.Target{Kind: kind, N: region}
		p.click(mirror, on, "a pile")
		if mirror.Board.Dialog == nil {
			t.Fatalf("a click on %+v opens nothing", on)
		}
		if _, says := board.Pile(mirror.Board.Book, &mirror.Board.State, on); !strings.HasPrefix(says, want) || strings.HasPrefix(says, "The pile") {
			t.Errorf("the pile of kind %d says %q, not %q", kind, says, want)
		}
		mirror.Board.Dialog = nil
		p.perform()
		p.Until("the pile is open", func(is *gametest.Sight) bool { return len(is.Menu) > 0 })
		p.Press(gametest.KeyEscape)
		p.Until("it is put away", func(is *gametest.Sight) bool { return len(is.Menu) == 0 })
	}
}
