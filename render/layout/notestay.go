package layout

import (
	"cmp"
	"math"
	"slices"
)

// stay finds the shape and the place of a note that was in a place, if it can stay: it keeps one of its corners
// and if possible its width, and lies neither on what it is about nor on what is to stay free, and on as few legal places as it
// can; nor does it grow over the prompt line if another shape does not.
func (p *Plan) stay(n *Note, was Rect, by *beside) (form noteForm, place notePlace, stays bool) {
	if was.Empty() {
		return noteForm{}, notePlace{}, false
	}
	kept := slices.Concat(by.about, by.free, []Rect{p.Prompt.Sheet})
	edge := p.units(noteGap) / 2
	window := Rect{edge, edge, p.W - 2*edge, p.H - 2*edge}
	forms := slices.Concat([]noteForm{usualForm(n)}, p.tight())
	slices.SortStableFunc(forms, func(a, b noteForm) int {
		return cmp.Compare(math.Abs(p.units(a.width)-was.W), math.Abs(p.units(b.width)-was.W))
	})
	least := math.MaxInt
	for _, f := range forms {
		f, ok := f.set(n)
		if !ok {
			continue
		}
		w, h := p.units(f.width), p.units(f.height(n))
		x, y := was.Right()-w, was.Bottom()-h
		for _, r := range [...]Rect{{was.X, was.Y, w, h}, {was.X, y, w, h}, {x, was.Y, w, h}, {x, y, w, h}} {
			if !r.Within(window) || slices.ContainsFunc(kept, r.Overlaps) {
				continue
			}
			covers := 2 * by.covers(r)
			if r.Overlaps(p.Prompt.Rect) && !was.Overlaps(p.Prompt.Rect) {
				covers++
			}
			if covers < least {
				form, place, stays, least = f, notePlace{rect: r}, true, covers
			}
			if least == 0 {
				return form, place, true
			}
		}
	}
	return form, place, stays
}
