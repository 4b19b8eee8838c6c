package layout

import (
	"iter"
	"math"
	"slices"
)

// Asked is what no large card and no tip ever lies on: what answers the prompt, and the note.
func (p *Plan) Asked() []Rect {
	list := p.Answers()
	if !p.Note.Rect.Empty() {
		list = append(list, p.Note.Rect)
	}
	return list
}

// Lengths of tips in units.
const (
	tipFar = 160.0 // as far a tip lies from its thing at the most, to cover less of what is lit
	tipLit = 60.0  // as much farther it may lie for each lit thing that it covers less

	tipEqual = 1e-6 // places that are less different are equally good: the first is taken
)

// TipPlace is where a tip of a size lies: below the thing it is about, or above, or at its side, or somewhat farther where it
// covers fewer of the things that are lit, and if there is no room as near to it as there is. It covers neither the thing nor
// a large card nor what is asked, and rather not what a note has put in the light nor the rest of the prompt line, nor where it is
// about a staged card the mats, and lies in the window, gap pixels from everything. It is empty if there is no such place.
func (p *Plan) TipPlace(thing Rect, w, h float64, large Rect, lit []Rect, gap float64) Rect {
	inside := func(r Rect) Rect {
		r.X = max(gap, min(r.X, p.W-w-gap))
		r.Y = max(gap, min(r.Y, p.H-h-gap))
		return r
	}
	x, y := thing.Center()
	sides := []Rect{
		{x - w/2, thing.Bottom() + gap, w, h},
		{x - w/2, thing.Y - h - gap, w, h},
		{thing.Right() + gap, y - h/2, w, h},
		{thing.X - w - gap, y - h/2, w, h},
	}
	all := func(yield func(Rect) bool) {
		step := p.units(noteGap)
		for y := gap; y+h <= p.H-gap; y += step {
			for x := gap; x+w <= p.W-gap; x += step {
				if !yield(Rect{x, y, w, h}) {
					return
				}
			}
		}
	}
	// What lies on the thing itself is lit for its sake.
	lit = slices.DeleteFunc(slices.Clone(lit), thing.Overlaps)
	// best is the place of some that lies on nothing of what is kept, not too far away and on the fewest lit things.
	best := func(places iter.Seq[Rect], kept []Rect, far float64) (best Rect, covers int) {
		least := math.Inf(1)
		for r := range places {
			away := distance(r, thing) / p.Unit
			if away > far || away >= least || slices.ContainsFunc(kept, r.Overlaps) {
				continue
			}
			n := 0
			for _, l := range lit {
				if r.Overlaps(l) {
					n++
				}
			}
			if bad := away + tipLit*float64(n); bad < least-tipEqual {
				best, least, covers = r, bad, n
			}
		}
		return best, covers
	}
	beside := func(yield func(Rect) bool) {
		for _, r := range sides {
			if !yield(inside(r)) {
				return
			}
		}
	}
	near := func(yield func(Rect) bool) {
		for _, places := range [...]iter.Seq[Rect]{beside, all} {
			for r := range places {
				if !yield(r) {
					return
				}
			}
		}
	}
	clear := append(p.Asked(), thing, large)
	for _, kept := range [...][]Rect{slices.Concat(clear, p.Note.About), clear} {
		quiet := append(slices.Clone(kept), p.Prompt.Rect)
		staged := thing.Overlaps(p.StagedRow())
		if staged { // it goes on a mat's place, and what can be spent on it lies on the mat
			for i := range p.Mats {
				quiet = append(quiet, p.Mats[i].Rect, p.Cards[i].Rect)
			}
		}
		r, covers := best(beside, quiet, math.Inf(1))
		switch {
		case covers > 0:
			r, _ = best(near, quiet, tipFar)
		case staged && r.Empty():
			r, _ = best(all, quiet, math.Inf(1))
		}
		if r.Empty() {
			r, _ = best(beside, kept, math.Inf(1))
		}
		if r.Empty() {
			r, _ = best(all, kept, math.Inf(1))
		}
		if !r.Empty() {
			return r
		}
	}
	return Rect{}
}
