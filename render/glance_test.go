package render_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules/rulestest"
)

// What resting is for stands on the stress track, so that the portrait beside it stays free.
func TestRestLabelsLeaveThePortraitFree(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	for _, size := range goldenSizes {
		scene := newScene(b, &s, size.X, size.Y)
		for k := range uint8(content.NumStress) {
			s.Players[0].Stress[k].Box = 0
			scene.Lit = append(scene.Lit, render.Lit{Target: layout.Target{Kind: layout.StressDie, Sub: k}, Label: "rest psyche", Verb: "rest psyche"})
		}
		p.Set(scene)
		portrait, named := scene.Plan.Mats[0].Portrait, 0
		for x := portrait.X; x < scene.Plan.Mats[0].Rect.Right(); x++ {
			for k := range scene.Plan.Mats[0].Tracks {
				row := scene.Plan.Mats[0].Tracks[k].Rect
				if on, is := p.LabelAt(x, row.Y+row.H/2); is && on.Kind == layout.StressDie {
					named++
					if x < portrait.Right() {
						t.Fatalf("%v: a label lies on the portrait", size)
					}
				}
			}
		}
		if named == 0 {
			t.Errorf("%v: there is no label", size)
		}
	}
}

// The buttons of the bar have their names inside them at each size with usual text.
func TestButtonsAreNamed(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	for _, size := range goldenSizes {
		scene := newScene(b, &s, size.X, size.Y)
		names := map[string]layout.Rect{}
		p.OnText(func(line string, at layout.Rect) { names[line] = at })
		p.Set(scene)
		for n, name := range map[uint8]string{layout.ButtonUndo: "Undo", layout.ButtonStanding: "Standing", layout.ButtonLog: "Log", layout.ButtonMenu: "Menu"} {
			if r, _ := scene.Plan.Rect(layout.Target{Kind: layout.Button, N: n}); !names[name].Within(r) {
				t.Errorf("%v: %s is written at %v, the button lies at %v", size, name, names[name], r)
			}
		}
	}
}

// An obstacle alone at its location takes more than half of the height there, and leaves the next one room.
func TestALoneObstacleIsTall(t *testing.T) {
	b := rulestest.Book(t)
	seen := 0
	for _, moves := range []int{60, 100, 200} {
		s := played(t, b, moves)
		for _, size := range goldenSizes {
			scene := newScene(b, &s, size.X, size.Y)
			for i := range scene.Plan.Slots {
				slot := &scene.Plan.Slots[i]
				if len(slot.Obstacles) != 1 {
					continue
				}
				seen++
				if share := slot.Obstacles[0].Rect.H / slot.Column.H; share < 0.55 || share > 1 {
					t.Errorf("%v: it takes %.2f of the height", size, share)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("no obstacle lies alone")
	}
}
