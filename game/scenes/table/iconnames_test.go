package table

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/iconnames"
	"sixwinters/game/gametest"
	"sixwinters/game/input/chord"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// namingScenes are the pictures of the names of icons.
var namingScenes = []gametest.Staged{
	{Name: "naming", Stage: stageNaming},
	{Name: "naming-at-150", Stage: stageAt(150, stageNaming)},
	{Name: "naming-contrast", Stage: inContrast(stageNaming)},
}

// stageNaming holds the key of the names at a table of the third year.
func stageNaming(g *app.App) error {
	if err := inThirdYear(g); err != nil {
		return err
	}
	g.Keyboard.Down = []chord.Chord{chord.Must("I")}
	return gametest.StrikeAll(g, "I")
}

// Holding the key names icons of every kind in place, each once in an area of the table, without one name over another, and none
// once it is let go. What says its own name, as Done, is not named.
func TestIconNames(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Saves: t.TempDir()}, "started = true\n")
	for _, size := range []struct{ w, h int }{{1280, 720}, {1920, 1080}} {
		g.Width, g.Height = size.w, size.h
		g.Keyboard.Down = nil
		gametest.Stage(t, g, namingScenes[0])
		layers := g.Scene.(*table).Board.Layers
		at := slices.IndexFunc(layers, func(l board.Layer) bool { _, is := l.(*iconnames.Naming); return is })
		names := layers[at].(*iconnames.Naming)
		screen := ebiten.NewImage(g.Width, g.Height)
		g.Paint(screen)
		g.Paint(screen)
		list := names.Names(&g.Scene.(*table).Board, g)
		for _, icon := range []string{"support", "military", "thievery", "survival", "body", "psyche", "urban", "threat", "move"} {
			if !slices.ContainsFunc(list, func(n render.IconName) bool { return n.Icon.Icon == icon && n.Word == g.Reference.Icon(icon).Word }) {
				t.Errorf("%v: no %s is named", size, icon)
			}
		}
		plan := g.Scene.(*table).Board.Plan(g)
		for _, in := range []layout.Rect{plan.Bar.Rect, plan.Regions[0].Rect, plan.Regions[2].Rect, plan.Trade.Rect, plan.Staging.Rect, plan.Mats[0].Rect, plan.Cards[1].Rect} {
			count := map[string]int{}
			for _, n := range list {
				if in.Contains(n.Icon.Rect.Center()) {
					count[n.Word]++
				}
			}
			for word, n := range count {
				if n > 1 {
					t.Errorf("%v: %q stands %d times in %v", size, word, n, in)
				}
			}
			if len(count) < 3 {
				t.Errorf("%v: only %v are named in %v", size, count, in)
			}
		}
		for i, n := range list {
			if n.Icon.Rect.Overlaps(plan.Prompt.Rect) {
				t.Errorf("%v: %q is named on the prompt line", size, n.Word)
			}
			for slot := range plan.Slots {
				for _, o := range plan.Slots[slot].Obstacles {
					if n.Rect.Overlaps(o.Letters) {
						t.Errorf("%v: %q lies over the letters of obstacle %d", size, n.Word, o.ID)
					}
				}
			}
			for _, other := range list[:i] {
				if n.Rect.Overlaps(other.Rect) {
					t.Errorf("%v: %q lies over %q", size, n.Word, other.Word)
				}
			}
		}
		g.Keyboard.Down, g.Stale = nil, false
		stale, err := g.Tick()
		if left := names.Names(&g.Scene.(*table).Board, g); len(left) > 0 || !stale || err != nil {
			t.Errorf("%v: %d names stay, drawn again: %v, %v", size, len(left), stale, err)
		}
		g.Keyboard.Down = []chord.Chord{chord.Must("I")} // held, but never struck at the table: a field was written in
		gametest.Tick(t, g)
		if left := names.Names(&g.Scene.(*table).Board, g); len(left) > 0 {
			t.Errorf("%v: %d names without a stroke at the table", size, len(left))
		}
		screen.Deallocate()
	}
}
