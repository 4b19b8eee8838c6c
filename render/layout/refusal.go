package layout

import (
	"math"
	"slices"

	"sixwinters/render/geom"
)

// Lengths of the sentence that says near a point why something is refused, in units.
const (
	refusalEdge   = 4.0  // to the edges of the window, and to a note
	refusalAside  = 18.0 // beside the point
	refusalAbove  = 26.0
	refusalBelow  = 22.0 // the picture of the pointer lies there
	refusalBeside = 8.0  // to what a note is about, and to the prompt line
)

// How cost it is if a refusal hides a square pixel, in relation to one of what a note is about, or to lying a pixel away.
const (
	hidesNote    = 4.0
	hidesUsed    = 20.0 // what answers the prompt, Done as well; action dice, and what has just been put back
	hidesAnswers = 1e9  // any of what answers the prompt
)

// RefusalPlace returns the place of a sentence that says near a point why something is refused: the nearest one, rather below and
// to the right, where it hides least of what answers the prompt, of action dice, of what has been put back there, of a note and of what that is about.
// It leaves the point free, and lies in the window if that is large enough.
func (p *Plan) RefusalPlace(x, y, w, h float64, back Rect) Rect {
	used := slices.Concat(p.Trays(), p.Answers(), []Rect{back})
	edge, beside := p.units(refusalEdge), p.units(refusalBeside)
	tops := []float64{y + p.units(refusalBelow), y - h - p.units(refusalAbove)}
	lefts := []float64{x + p.units(refusalAside), x - w - p.units(refusalAside)}
	past := func(r Rect, gap float64) {
		if !r.Empty() {
			tops = append(tops, r.Bottom()+gap, r.Y-h-gap)
			lefts = append(lefts, r.Right()+gap, r.X-w-gap)
		}
	}
	past(p.Note.Rect, edge)
	past(p.Prompt.Rect, beside)
	past(p.Prompt.Sheet, beside)
	for _, r := range slices.Concat(p.Note.About, p.Trays(), []Rect{back}) {
		past(r, beside)
	}
	within := func(left, top float64) Rect {
		return Rect{X: max(edge, min(left, p.W-w-edge)), Y: max(edge, top), W: w, H: h}
	}
	best, least := Rect{}, math.Inf(1)
	for _, top := range tops {
		for _, left := range lefts {
			r := within(left, top)
			if r.Bottom() > p.H-edge || r.Contains(x, y) {
				continue
			}
			hides := hidesNote*r.Shared(p.Note.Rect) + r.SharedAll(p.Note.About) +
				hidesUsed*r.SharedAll(used) + hidesAnswers*float64(r.Count(p.Answers()))
			if cost := geom.Distance(r, Rect{X: x, Y: y}) + hides; cost < least {
				best, least = r, cost
			}
		}
	}
	if math.IsInf(least, 1) {
		return within(lefts[0], min(tops[0], p.H-h-edge))
	}
	return best
}
