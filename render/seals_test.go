package render_test

import (
	"testing"

	"sixwinters/render/layout"
	"sixwinters/rules/rulestest"
)

// What cannot be chosen is darkened by its shape: the cloth around the seals of abilities stays as it is.
func TestDarkSealsLeaveTheCloth(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	scene := newScene(b, &s, 1280, 720)
	before := paint(p, scene)
	seals := 0
	for _, piece := range scene.Plan.Pieces {
		on, r := piece.Target, piece.Rect
		if on.Kind != layout.Ability || b.HasAbility(&s, int(on.N), int(on.Sub)) {
			continue
		}
		seals++
		dark := *scene
		dark.Dim = []layout.Target{on}
		picture := paint(p, &dark)
		if x, y := int(r.X+r.W/2), int(r.Y+1); before.At(x, y) != picture.At(x, y) {
			t.Errorf("the cloth at the edge of seal %d of player %d is darkened", on.Sub, on.N)
		}
		if x, y := r.Center(); before.At(int(x), int(y)) == picture.At(int(x), int(y)) {
			t.Errorf("seal %d of player %d is not darkened", on.Sub, on.N)
		}
	}
	if seals == 0 {
		t.Error("there is no seal")
	}
}
