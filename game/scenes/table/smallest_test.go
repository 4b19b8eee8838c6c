package table

import (
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
)

// However small the window, all of a table lies in it at any scale.
func TestSmallestTable(t *testing.T) {
	scenes := gametest.Only(AllScenes(), "settings-keys", "rules", "hint-move", "keyboard-moves", "end-of-year", "lesson-turn")
	gametest.SmallestPicture(t, scenes, func(g *app.App, what string, w, h int) {
		table := laid(g)
		if table == nil {
			return
		}
		for _, piece := range table.Board.Plan(g).Pieces {
			if !piece.Rect.Within(layout.Rect{W: float64(w), H: float64(h)}) || piece.Rect.Empty() {
				t.Errorf("%s: %+v lies at %v, not in the picture", what, piece.Target, piece.Rect)
			}
		}
	})
}
