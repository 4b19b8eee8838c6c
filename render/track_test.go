package render_test

import (
	"image"
	"math"
	"testing"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules/rulestest"
)

// Nothing but the level is drawn where the level of a space stands, wherever the markers are, and all twelve places are as wide.
func TestNothingLiesOverTheLevelsOfATrack(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 100)
	for _, size := range goldenSizes {
		for _, n := range []content.Resource{content.Diplomacy, content.Sorcery} { // with a goal and without
			for _, space := range []int{1, 2, b.Content().Board.Tracks[n].Mastery, 12} {
				now := s
				now.Progress[n], now.Threat[n] = uint8(space), uint8(content.TrackSpaces+1-space)
				written, mute, levels, cubes := render.TrackOf(p, newScene(b, &now, size.X, size.Y), int(n))
				for i, r := range levels {
					if math.Abs(levels[0].W-r.W) > 0.01 {
						t.Fatalf("%v: space %d is %.1f wide, the first %.1f", size, i+1, r.W, levels[0].W)
					}
					for _, cube := range cubes {
						if cube.Overlaps(r) {
							t.Fatalf("%v: a cube at %v lies over the level at %v", size, cube, r)
						}
					}
					if !oneColour(mute, r) {
						t.Fatalf("%v: with markers at %d something lies where the level of space %d of %v stands", size, space, i+1, n)
					}
					if oneColour(written, r) {
						t.Fatalf("%v: the level of space %d of %v is not written", size, i+1, n)
					}
				}
			}
		}
	}
}

// oneColour reports whether a picture has one colour inside a rectangle, but for the line at its left.
func oneColour(picture *image.RGBA, r layout.Rect) bool {
	const line = 4
	left, top := int(math.Ceil(r.X))+line, int(math.Ceil(r.Y))
	for y := top; y < int(r.Bottom()); y++ {
		for x := left; x < int(r.Right()); x++ {
			if picture.RGBAAt(x, y) != picture.RGBAAt(left, top) {
				return false
			}
		}
	}
	return true
}
