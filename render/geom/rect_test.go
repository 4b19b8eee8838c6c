package geom_test

import (
	"testing"

	"sixwinters/render/geom"
)

// What a large card would cover goes beside it, to the nearer side that has room.
func TestBeside(t *testing.T) {
	card := geom.Rect{X: 300, Y: 100, W: 200, H: 300}
	for name, c := range map[string]struct {
		label geom.Rect
		want  float64
	}{
		"clear of it":                {geom.Rect{X: 600, Y: 200, W: 100, H: 20}, 600},
		"nearer to the right":        {geom.Rect{X: 450, Y: 200, W: 100, H: 20}, 505},
		"nearer to the left":         {geom.Rect{X: 220, Y: 200, W: 100, H: 20}, 195},
		"no room on the right":       {geom.Rect{X: 450, Y: 200, W: 280, H: 20}, 15},
		"above it":                   {geom.Rect{X: 350, Y: 10, W: 100, H: 20}, 350},
		"no room on either of those": {geom.Rect{X: 250, Y: 200, W: 400, H: 20}, 250},
	} {
		if got := c.label.Beside(card, 780, 5); got.X != c.want || got.Y != c.label.Y {
			t.Errorf("%s: it lies at %+v", name, got)
		}
	}
}
