package render

import (
	"fmt"

	"sixwinters/art"
	"sixwinters/render/layout"
)

// CurvePoint is a column of a curve.
type CurvePoint struct {
	Share float64 // 0 to 1
	Label string  // under it; "" for none
}

// Lengths of a curve in units.
const (
	curveScale  = 44.0 // width of the labels of its lines
	curveLabels = 16.0 // height of those of its columns, and of half a line above it
)

// Curve draws shares as columns, over lines at 0, 50 and 100 %.
func (c Chapter) Curve(r layout.Rect, points []CurvePoint) {
	labels := r.TakeBottom(curveLabels * c.u)
	r.TakeTop(curveLabels / 2 * c.u)
	scale := r.TakeLeft(curveScale*c.u, 4*c.u)
	f, wide := font{body, 13}, r.W/float64(len(points))
	for i, p := range points {
		at := layout.Rect{X: r.X + float64(i)*wide, Y: r.Y + (1-p.Share)*r.H, W: max(1, wide-2), H: p.Share * r.H}
		c.fill(at, art.Gold)
		c.text(f, p.Label, layout.Rect{X: at.X, Y: labels.Y, W: max(at.W, c.width(f, p.Label)), H: labels.H}, center, art.Ink)
	}
	for i := range 3 {
		y := r.Y + float64(i)/2*r.H
		c.fill(layout.Rect{X: r.X, Y: y, W: r.W, H: max(1, c.u)}, art.Fade(art.Ink, 0.6))
		c.text(f, fmt.Sprintf("%d%%", 100-50*i), layout.Rect{X: scale.X, Y: y - curveLabels/2*c.u, W: scale.W, H: curveLabels * c.u}, right, art.InkSoft)
	}
}
