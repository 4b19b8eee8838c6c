package layout

import (
	"cmp"
	"math"
	"slices"
)

// noteGrows is how much of what a note grows by, it grows to the left or upwards: best it keeps a corner.
var noteGrows = [...][2]float64{
	{0, 0}, {0, 1}, {1, 0}, {1, 1},
	{0, 0.5}, {0.5, 0}, {1, 0.5}, {0.5, 1}, {0.5, 0.5},
	{0, 0.25}, {0.25, 0}, {0, 0.75}, {0.75, 0}, {1, 0.25}, {0.25, 1}, {1, 0.75}, {0.75, 1},
	{0.25, 0.25}, {0.25, 0.5}, {0.25, 0.75}, {0.5, 0.25}, {0.5, 0.75}, {0.75, 0.25}, {0.75, 0.5}, {0.75, 0.75},
}

// noteLoyal is how much worse than the best place one may be where the note before has lain: as bad as to lie some two hundred units
// farther from what it is about.
const noteLoyal = 140.0

// follow finds the shape and the place of a note that follows another one: it stays where that lay, or goes where it lies much better
// or can have an arrow.
func (p *Plan) follow(n *Note, by *beside) notePlace {
	anew := p.placeAnew(n, by)
	place, stays := p.stay(n, n.Before, by)
	worse := func() bool {
		return len(by.about) > 0 && (by.leads(anew.rect) && !by.leads(place.rect) || by.weigh(place.rect, math.Inf(1)) > anew.cost+noteLoyal)
	}
	if !stays || by.covers(place.rect) > by.covers(anew.rect) || worse() {
		return anew
	}
	return place
}

// stay finds the shape and the place of a note that was in a place, if it can stay: it grows and shrinks where it lay, keeps one
// of its corners and its width if possible, and lies neither on what it is about nor on what is to stay free, and on as few
// legal places as it can; nor does it grow over the prompt line if another shape does not.
func (p *Plan) stay(n *Note, was Rect, by *beside) (place notePlace, stays bool) {
	if was.Empty() {
		return notePlace{}, false
	}
	kept := slices.Concat(by.about, by.free, []Rect{p.Prompt.Sheet})
	edge := p.units(noteGap) / 2
	window := Rect{X: edge, Y: edge, W: p.W - 2*edge, H: p.H - 2*edge}
	least := math.MaxInt
	for _, f := range p.formsLike(n, was) {
		w, h := p.units(f.width), p.units(f.height(n))
		for _, back := range noteGrows {
			r := Rect{X: was.X + back[0]*(was.W-w), Y: was.Y + back[1]*(was.H-h), W: w, H: h}
			if !r.Within(window) || slices.ContainsFunc(kept, r.Overlaps) {
				continue
			}
			covers := 2 * by.covers(r)
			if r.Overlaps(p.Prompt.Rect) && !was.Overlaps(p.Prompt.Rect) {
				covers++
			}
			if covers < least {
				place, stays, least = notePlace{form: f, rect: r}, true, covers
			}
			if least == 0 {
				return place, true
			}
		}
	}
	return place, stays
}

// formsLike are the shapes that a note can have, those first that are like the one that it had in a place: as wide as that, and then
// as high, but for what it answers.
func (p *Plan) formsLike(n *Note, was Rect) []noteForm {
	var forms []noteForm
	for _, f := range slices.Concat([]noteForm{{width: noteWidth}, {width: noteWide}}, p.tight()) {
		if f, ok := f.set(n); ok {
			forms = append(forms, f)
		}
	}
	wider := func(f *noteForm) float64 { return math.Abs(p.units(f.width) - was.W) }
	other := func(f noteForm) int {
		whole := f.height(n)
		f.answer = 0
		for _, height := range [...]float64{whole, f.height(n)} {
			if math.Abs(p.units(height)-was.H) < 1 {
				return 0
			}
		}
		return 1
	}
	slices.SortStableFunc(forms, func(a, b noteForm) int {
		return cmp.Or(cmp.Compare(wider(&a), wider(&b)), cmp.Compare(other(a), other(b)))
	})
	return forms
}
