package geom_test

import (
	"math/rand/v2"
	"testing"

	"sixwinters/render/geom"
)

// What lies outside of some holes, with the holes, is the whole, and none of it lies in a hole.
func TestOutside(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	whole := geom.Rect{X: 10, Y: 20, W: 300, H: 200}
	for range 200 {
		var holes []geom.Rect
		for range rng.IntN(5) {
			holes = append(holes, geom.Rect{X: rng.Float64()*320 - 10, Y: rng.Float64()*240 - 10, W: rng.Float64() * 120,
				H: rng.Float64() * 120})
		}
		rest := geom.Outside(whole, holes)
		for range 50 {
			x, y := whole.X+rng.Float64()*whole.W, whole.Y+rng.Float64()*whole.H
			in, out := false, 0
			for _, h := range holes {
				in = in || h.Contains(x, y)
			}
			for _, r := range rest {
				if r.Contains(x, y) {
					out++
				}
			}
			if in && out != 0 || !in && out != 1 {
				t.Fatalf("%.1f,%.1f lies in a hole: %v, and in %d parts outside of %v", x, y, in, out, holes)
			}
		}
	}
}
