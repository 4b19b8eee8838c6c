package layout

import (
	"cmp"
	"math"
	"slices"
)

// stay finds the shape and the place of a note that has lain on the table before, if it can stay: it keeps one of its corners
// and if possible its width, and lies neither on what it is about nor on what is to stay free.
func (p *Plan) stay(n *Note, beside, free []Rect) (noteForm, notePlace, bool) {
	if n.Was.Empty() {
		return noteForm{}, notePlace{}, false
	}
	kept := slices.Concat(beside, free, []Rect{p.Prompt.Sheet})
	edge := p.units(noteGap) / 2
	window := Rect{edge, edge, p.W - 2*edge, p.H - 2*edge}
	forms := slices.Concat([]noteForm{usualForm(n)}, tightForms)
	slices.SortStableFunc(forms, func(a, b noteForm) int {
		return cmp.Compare(math.Abs(p.units(a.width)-n.Was.W), math.Abs(p.units(b.width)-n.Was.W))
	})
	for _, f := range forms {
		f = f.set(n)
		if n.headWidth() > f.width-2*noteMargin {
			continue
		}
		w, h := p.units(f.width), p.units(f.height(n))
		x, y := n.Was.Right()-w, n.Was.Bottom()-h
		for _, r := range [...]Rect{{n.Was.X, n.Was.Y, w, h}, {n.Was.X, y, w, h}, {x, n.Was.Y, w, h}, {x, y, w, h}} {
			if r.Within(window) && !slices.ContainsFunc(kept, r.Overlaps) {
				return f, notePlace{rect: r}, true
			}
		}
	}
	return noteForm{}, notePlace{}, false
}
