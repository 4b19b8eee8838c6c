package layout

import (
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

// TipPlace is where a tip of a size lies: below the thing it is about, or above, or at its side, and if there is no room as
// near to it as there is. It covers neither the thing nor a large card nor what is asked, and rather not what a note has put
// in the light nor the rest of the prompt line, and lies in the window, gap pixels from everything. It is empty if there is no
// such place.
func (p *Plan) TipPlace(thing Rect, w, h float64, large Rect, gap float64) Rect {
	inside := func(r Rect) Rect {
		r.X = max(gap, min(r.X, p.W-w-gap))
		r.Y = max(gap, min(r.Y, p.H-h-gap))
		return r
	}
	x, y := thing.Center()
	places := []Rect{
		{x - w/2, thing.Bottom() + gap, w, h},
		{x - w/2, thing.Y - h - gap, w, h},
		{thing.Right() + gap, y - h/2, w, h},
		{thing.X - w - gap, y - h/2, w, h},
	}
	clear := append(p.Asked(), thing, large)
	beside := func(kept []Rect) Rect {
		for _, r := range places {
			if r = inside(r); !slices.ContainsFunc(kept, r.Overlaps) {
				return r
			}
		}
		return Rect{}
	}
	near := func(kept []Rect) Rect {
		best, least := Rect{}, math.Inf(1)
		step := p.units(noteGap)
		for y := gap; y+h <= p.H-gap; y += step {
			for x := gap; x+w <= p.W-gap; x += step {
				r := Rect{x, y, w, h}
				if far := distance(r, thing); far < least && !slices.ContainsFunc(kept, r.Overlaps) {
					best, least = r, far
				}
			}
		}
		return best
	}
	for _, kept := range [...][]Rect{slices.Concat(clear, p.Note.About), clear} {
		for _, place := range [...]func() Rect{
			func() Rect { return beside(append(slices.Clone(kept), p.Prompt.Rect)) },
			func() Rect { return beside(kept) },
			func() Rect { return near(kept) },
		} {
			if r := place(); !r.Empty() {
				return r
			}
		}
	}
	return Rect{}
}
