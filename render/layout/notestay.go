package layout

import (
	"math"
	"slices"
)

// stay finds the shape and the place of a note that has lain on the table before, if it can stay: it keeps its width and
// one of its corners, and lies neither on what it is about nor on what is to stay free.
func (p *Plan) stay(n *Note, beside, free []Rect) (noteForm, notePlace, bool) {
	if n.Was.Empty() {
		return noteForm{}, notePlace{}, false
	}
	kept := slices.Concat(beside, free, []Rect{p.Prompt.Sheet})
	edge := p.units(noteGap) / 2
	window := Rect{edge, edge, p.W - 2*edge, p.H - 2*edge}
	for _, f := range slices.Concat([]noteForm{usualForm(n)}, tightForms) {
		if math.Abs(p.units(f.width)-n.Was.W) > 1 {
			continue
		}
		f = f.set(n)
		w, h := n.Was.W, p.units(f.height(n))
		for _, r := range [...]Rect{{n.Was.X, n.Was.Y, w, h}, {n.Was.X, n.Was.Bottom() - h, w, h}} {
			if r.Within(window) && !slices.ContainsFunc(kept, r.Overlaps) {
				return f, notePlace{rect: r}, true
			}
		}
	}
	return noteForm{}, notePlace{}, false
}
