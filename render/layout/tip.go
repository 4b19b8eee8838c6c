package layout

import (
	"iter"
	"math"
	"slices"

	"sixwinters/render/geom"
)

// Asked returns what no large card and no tip may cover: what answers the prompt, and the note.
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

// Tip is a tip that needs a place.
type Tip struct {
	Thing  Rect    // that it is about
	W, H   float64 // its size in pixels
	Gap    float64 // pixels between it and everything else
	Large  Rect    // the large card beside it, or empty
	Labels []Rect  // that say what a click does there
	Lit    []Rect  // what else is lit
}

// TipPlace returns the place of a tip, empty if there is none: beside its thing, somewhat farther off if it covers fewer lit
// things there, or as near as there is room. It never covers the thing, a large card or what is asked. If it can, it leaves
// free the labels of the thing, what the note is about and the prompt line, and for a staged card the mats.
func (p *Plan) TipPlace(tip Tip) Rect {
	thing := tip.Thing
	// What lies on the thing itself is lit for its sake.
	tip.Lit = slices.DeleteFunc(slices.Clone(tip.Lit), thing.Overlaps)
	t := tipSearch{p, tip}
	clear := append(p.Asked(), thing, tip.Large)
	labelled := append(slices.Clone(clear), tip.Labels...)
	for _, kept := range [...][]Rect{slices.Concat(labelled, p.Note.About), labelled, clear} {
		quiet := append(slices.Clone(kept), p.Prompt.Rect)
		staged := thing.Overlaps(p.StagedRow())
		if staged { // it goes on a mat's place, and what can be spent on it lies on the mat
			for i := range p.Mats {
				quiet = append(quiet, p.Mats[i].Rect, p.Cards[i].Rect)
			}
		}
		r, covers := t.best(t.beside, quiet, math.Inf(1))
		switch {
		case covers > 0:
			r, _ = t.best(t.anywhere, quiet, tipFar)
		case staged && r.Empty():
			r, _ = t.best(t.all, quiet, math.Inf(1))
		}
		if r.Empty() {
			r, _ = t.best(t.beside, kept, math.Inf(1))
		}
		if r.Empty() {
			r, _ = t.best(t.all, kept, math.Inf(1))
		}
		if !r.Empty() {
			return r
		}
	}
	return Rect{}
}

// tipSearch looks for a place for a tip where it covers little of what is lit.
type tipSearch struct {
	plan *Plan
	Tip
}

// beside yields the places at the four sides of the thing, moved into the window.
func (t *tipSearch) beside(yield func(Rect) bool) {
	x, y := t.Thing.Center()
	for _, r := range [...]Rect{
		{X: x - t.W/2, Y: t.Thing.Bottom() + t.Gap, W: t.W, H: t.H},
		{X: x - t.W/2, Y: t.Thing.Y - t.H - t.Gap, W: t.W, H: t.H},
		{X: t.Thing.Right() + t.Gap, Y: y - t.H/2, W: t.W, H: t.H},
		{X: t.Thing.X - t.W - t.Gap, Y: y - t.H/2, W: t.W, H: t.H},
	} {
		r.X = max(t.Gap, min(r.X, t.plan.W-t.W-t.Gap))
		r.Y = max(t.Gap, min(r.Y, t.plan.H-t.H-t.Gap))
		if !yield(r) {
			return
		}
	}
}

// tipStep is the distance of places that are tried all over the window, in units.
const tipStep = 8.0

// all yields places all over the window.
func (t *tipSearch) all(yield func(Rect) bool) {
	step := t.plan.units(tipStep)
	for y := t.Gap; y+t.H <= t.plan.H-t.Gap; y += step {
		for x := t.Gap; x+t.W <= t.plan.W-t.Gap; x += step {
			if !yield(Rect{X: x, Y: y, W: t.W, H: t.H}) {
				return
			}
		}
	}
}

// anywhere yields the places beside the thing, and then all others.
func (t *tipSearch) anywhere(yield func(Rect) bool) {
	for _, places := range [...]iter.Seq[Rect]{t.beside, t.all} {
		for r := range places {
			if !yield(r) {
				return
			}
		}
	}
}

// best returns the place, at most far units away, that covers nothing of kept and the fewest lit things, and their number.
func (t *tipSearch) best(places iter.Seq[Rect], kept []Rect, far float64) (best Rect, covers int) {
	least := math.Inf(1)
	for r := range places {
		away := geom.Distance(r, t.Thing) / t.plan.Unit
		if away > far || away >= least || slices.ContainsFunc(kept, r.Overlaps) {
			continue
		}
		n := r.Count(t.Lit)
		if cost := away + tipLit*float64(n); cost < least-tipEqual {
			best, least, covers = r, cost, n
		}
	}
	return best, covers
}
