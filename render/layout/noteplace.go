package layout

import (
	"math"
	"slices"
)

// noteHides is how much a note may hide at the most without being folded, in the measure of [hidden]; and that while the table
// is folded itself, where the same note hides a larger part of what is in sight.
const (
	noteHides       = 300.0
	noteHidesFolded = 160.0
)

// hidesMost is how much a note may hide at the most without being folded.
func (p *Plan) hidesMost() float64 {
	if p.Folded {
		return noteHidesFolded
	}
	return noteHides
}

// noteTight is how much a note hides where another shape might do better.
const noteTight = 100.0

// notePlace is where a note might lie, in which shape, and what speaks against it.
type notePlace struct {
	form  noteForm
	rect  Rect    // empty if there is none
	room  Rect    // where there is room for its answers too; empty if there is none
	hides float64 // how much of what is in use lies under it, as long as that matters
	cost  float64 // how bad it is
}

// takes is what the note takes up there, once it answers.
func (n notePlace) takes() Rect {
	if n.room.Empty() {
		return n.rect
	}
	return n.room
}

// crowded reports whether a note of another shape might lie better.
func (n notePlace) crowded() bool {
	return n.rect.Empty() || n.hides > noteTight || n.cost > noteCrosses
}

// betterThan compares two places for the same note.
func (n notePlace) betterThan(other notePlace) bool {
	return !n.rect.Empty() && (other.rect.Empty() || n.cost < other.cost)
}

// placeForm finds a place for an open note: where it has lain, as long as that covers no legal place that it could leave
// uncovered, or else a new one.
func (p *Plan) placeForm(n *Note, by *beside) notePlace {
	if n.Was.Empty() && !n.Before.Empty() {
		return p.follow(n, by)
	}
	place, stays := p.stay(n, n.Was, by)
	covers := by.covers(place.rect)
	if stays && covers == 0 {
		return place
	}
	if elsewhere := p.placeAnew(n, by); !stays || !elsewhere.rect.Empty() && by.covers(elsewhere.rect) < covers {
		return elsewhere
	}
	return place
}

// placeAnew finds a place for an open note, in its usual shape where that hides little and else in the one that is best
// there. What an unfolded note says is shown in any case, on as little as can be of what was to stay free, and rather on that
// than on what it is about; what the prompt line says is rather covered than what answers it, and the buttons of the bar rather
// than what is to be chosen from.
func (p *Plan) placeAnew(n *Note, by *beside) notePlace {
	place := p.bestForm(n, by)
	if n.Folds && !n.Open || !place.rect.Empty() && place.cost < noteCovers {
		return place
	}
	somewhere := *by
	if somewhere.free, somewhere.kept = nil, true; len(by.about) == 0 {
		somewhere.about = []Rect{p.Prompt.Rect}
	}
	somewhere.legal = slices.DeleteFunc(slices.Concat(by.free, by.legal), func(r Rect) bool { return r == p.Prompt.Rect || r.Within(p.Bar.Rect) })
	if elsewhere := p.bestForm(n, &somewhere); place.rect.Empty() || elsewhere.cost < noteCovers {
		return elsewhere
	}
	return place
}

// bestForm finds the shape of a note that lies best, and where.
func (p *Plan) bestForm(n *Note, by *beside) notePlace {
	in := func(f noteForm) notePlace {
		place := p.placeNote(p.units(f.width), p.units(f.height(n)), by)
		place.form = f
		return place
	}
	usual, _ := usualForm(n).set(n)
	best := in(usual)
	if !best.crowded() {
		return best
	}
	for _, f := range p.tight() {
		for _, f.brief = range []bool{false, true} {
			if f.brief && !n.Known || f.slim && f.brief != n.Known {
				continue
			}
			if f, ok := f.set(n); ok {
				if other := in(f); other.betterThan(best) {
					best = other
				}
			}
		}
	}
	return best
}

// noteAbove is how far above the prompt line a note may lie on a folded table, where there is no more room, in units.
const noteAbove = 2.0

// placeNote looks for the place where a sheet covers nothing of what it is about, and little of what is in use, and lies
// near it: all over the window, on a folded table right above the prompt line too, and rather not over that or the steps, and never over
// what is to stay free.
func (p *Plan) placeNote(w, h float64, by *beside) notePlace {
	if len(by.about) == 0 {
		middle := p.Boards.Middle(w, h)
		if middle.Within(Rect{W: p.W, H: p.H}) && !slices.ContainsFunc(by.free, middle.Overlaps) {
			return notePlace{rect: middle, hides: by.hidesUsed(middle)}
		}
		low := *by
		low.about = []Rect{p.Prompt.Rect}
		by = &low
	}
	step := p.units(24)
	edge := p.units(noteEdge)
	best := notePlace{cost: math.Inf(1)}
	look := func(x, y float64) {
		r := Rect{X: x, Y: y, W: w, H: h}
		if slices.ContainsFunc(by.free, r.Overlaps) {
			return
		}
		if cost := by.weigh(r, best.cost); cost < best.cost {
			best.rect, best.cost = r, cost
		}
	}
	row := func(y float64) {
		for x := edge; x+w <= p.W-edge; x += step {
			look(x, y)
		}
		look(p.W-edge-w, y)
	}
	for y := edge; y+h <= p.H-edge; y += step {
		row(y)
	}
	if y := p.Prompt.Rect.Y - p.units(noteAbove) - h; p.Folded && y >= edge {
		row(y)
	}
	best.hides = by.hidesUsed(best.rect)
	return best
}

// covers is how many legal places a note covers, as far as it has to leave them.
func (by *beside) covers(r Rect) int {
	n := 0
	if by.read {
		return n
	}
	for _, l := range by.legal {
		if r.Overlaps(l) {
			n++
		}
	}
	return n
}
