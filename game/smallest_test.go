package game

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/input"
	"sixwinters/render/layout"
)

// However small a desktop makes the window, the picture is large enough for all of a table to lie in it at any scale, and for a menu
// none of whose words is larger than its box.
func TestSmallestPicture(t *testing.T) {
	g := mirrorGame(t)
	all := slices.Concat(shotScenes, lessonScenes, sheetScenes)
	for _, name := range []string{"first-start", "new-campaign", "settings-keys", "rules", "hint-move", "keyboard-moves", "end-of-year", "lesson-goal", "title"} {
		scene := all[slices.IndexFunc(all, func(s staged) bool { return s.name == name })]
		for _, scale := range []int{75, 100, 200} {
			w, h := g.LayoutF(1, 1)
			g.settings.Scale = scale
			g.dress()
			g.pointer, g.reader, g.preferences = input.Pointer{}, nil, nil
			if err := scene.stage(g); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			screen := ebiten.NewImage(int(w), int(h))
			for range 2 { // widgets find their places while they are drawn
				if _, err := g.tick(); err != nil {
					t.Fatalf("%s at %d %%: %v", name, scale, err)
				}
				g.paint(screen)
			}
			screen.Deallocate()
			if m := menuNow(g); m != nil {
				if wrong := m.Overflows(); len(wrong) > 0 {
					t.Errorf("%s at %d %%:\n  %s", name, scale, strings.Join(wrong, "\n  "))
				}
			}
			table := g.laid()
			if table == nil {
				continue
			}
			for _, piece := range table.plan(g).Pieces {
				if !piece.Rect.Within(layout.Rect{W: w, H: h}) || piece.Rect.Empty() {
					t.Errorf("%s at %d %%: %+v lies at %v, not in the picture", name, scale, piece.Target, piece.Rect)
				}
			}
		}
	}
}
