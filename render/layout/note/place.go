package note

import (
	"cmp"
	"math"
	"slices"

	"sixwinters/render/geom"
)

// place is where a note may lie.
type place struct {
	form form
	rect Rect
	room Rect // with the room for an answer
	rank rank
}

// rank is what speaks against a place. Ranks are compared entry by entry; the least is best.
type rank [ranks]float64

// The entries of a rank, those with the most weight first. See [Table] for its lists.
const (
	rankAbout    = iota // what it covers of About, in square pixels
	rankKeep            // how many of Keep it covers
	rankQuiet           // how many of Quiet it covers
	rankAvoid           // how many of Avoid it covers
	rankArrow           // how many of Cross the arrow crosses, see [Table.arrow]
	rankRather          // how many of Rather it covers
	rankFar             // 1 if it lies farther from Near than far
	rankForm            // index of its shape
	rankDistance        // from Near, in units
	ranks
)

// Distances in units.
const (
	edge  = 6.0   // to the edges of the window
	apart = 20.0  // between a note at an anchor and what it is about, for the arrow
	rim   = 6.0   // between a note and what it is about, at the least
	above = 2.0   // above the prompt line, at the least
	far   = 235.0 // from which the eye does not find from a note to what it is about
	step  = 24.0  // between places that are tried all over the window
)

// covers reports whether the place covers anything but what is only rather left in sight.
func (r *rank) covers() bool { return r.compare(&rank{}, rankArrow) > 0 }

// compare compares the first n entries of two ranks as [slices.Compare] does, of which none is NaN.
func (r *rank) compare(o *rank, n int) int {
	for i := range n {
		if r[i] != o[i] {
			return cmp.Compare(r[i], o[i])
		}
	}
	return 0
}

// worst is the rank of no place.
var worst = rank{math.Inf(1)}

// rank returns what speaks against a note at rect that takes up room, of a shape with an index. Of one that is no better than another it
// returns only as much as shows that.
func (on *Table) rank(rect, room Rect, form int, than *rank) (r rank) {
	around := room.Inset(-rim * on.Unit)
	for _, a := range on.About {
		r[rankAbout] += math.Round(around.Shared(a))
	}
	for _, list := range [...]struct {
		entry int
		of    []Rect
	}{{rankKeep, on.Keep}, {rankQuiet, on.Quiet}, {rankAvoid, on.Avoid}} {
		if r.compare(than, list.entry) > 0 {
			return r
		}
		r[list.entry] = float64(room.Count(list.of))
	}
	if r.compare(than, rankArrow) > 0 {
		return r
	}
	r[rankRather], r[rankForm] = float64(room.Count(on.Rather)), float64(form)
	x, y := rect.Center()
	nearX, nearY := on.Near.Center()
	distance := geom.Distance(rect, on.Near) / on.Unit
	if distance > far {
		r[rankFar] = 1
	}
	r[rankDistance] = distance + math.Hypot(x-nearX, y-nearY)/on.Unit/8 // of two as near the one that lies straighter
	if on.Points && r.compare(than, ranks) < 0 {                        // finding the arrow takes longest
		_, crosses := on.arrow(rect)
		r[rankArrow] = float64(crosses)
	}
	return r
}

// search looks for the place of a note.
type search struct {
	text  *Text
	on    *Table
	forms []form
}

// place returns where the note lies: where it lay, if that covers no more than its best place, or else in that.
func (s *search) place() place {
	answers := s.on.Room
	if s.text.Answer != "" {
		answers = nil
	}
	if was := s.on.Was; !was.Empty() {
		stays := s.stay(was)
		if !stays.rect.Empty() && stays.rank.stuck() == [3]float64{} {
			return stays
		}
		best, _ := s.roomy(answers)
		if at, least := stays.rank.stuck(), best.rank.stuck(); stays.rect.Empty() || slices.Compare(at[:], least[:]) > 0 {
			return best
		}
		return stays
	}
	best, answer := s.roomy(answers)
	if b := best.form.sheet(s.text, s.on, best.rect).Button; (Corner{b.Right(), b.Bottom()}) == s.on.Corner {
		return best // without the rounding of a way back from the corner
	}
	stays := s.withCorner(answer)
	if !stays.rect.Empty() && stays.rank.compare(&best.rank, rankArrow) <= 0 {
		return stays
	}
	return best
}

// stuck returns the entries that drive a note away from where it lies.
func (r *rank) stuck() [3]float64 { return [3]float64{r[rankAbout], r[rankKeep], r[rankAvoid]} }

// roomy returns the best place that has room for one of some answers and covers no more for that than one without, and which of
// them.
func (s *search) roomy(answers []string) (best place, answer string) {
	bare := s.best(s.text.Answer)
	for _, answer := range answers {
		if p := s.best(answer); p.rank.compare(&bare.rank, rankArrow) <= 0 {
			return p, answer
		}
	}
	return bare, s.text.Answer
}

// best returns the best place of a note with room for an answer: around what it is about if a place there covers nothing, or else
// anywhere in the window.
func (s *search) best(answer string) place {
	best := place{rank: worst}
	inside := s.on.Window.Inset(edge * s.on.Unit)
	try := func(places func(w, h float64) []Rect) {
		for i := range s.forms {
			if best.rank.compare(&rank{rankForm: float64(i)}, ranks) <= 0 {
				return // no form from here on has a better place
			}
			w, h := s.size(&s.forms[i], answer)
			for _, room := range places(w, h) {
				if !room.Within(inside) {
					continue
				}
				p := s.at(i, room, &best.rank)
				if p.rank.compare(&best.rank, ranks) < 0 {
					best = p
				}
			}
		}
	}
	try(s.on.anchors)
	if best.rank.compare(&rank{}, rankFar) > 0 {
		try(s.on.anywhere)
	}
	return best
}

// size returns the size in pixels of a note of a form with an answer.
func (s *search) size(f *form, answer string) (w, h float64) {
	return f.width * s.on.Unit, f.height(s.text, f.answer(answer, s.on)) * s.on.Unit
}

// at returns a note of a form in a room, in which its answer comes below what it says now. For than see [Table.rank].
func (s *search) at(form int, room Rect, than *rank) place {
	rect := room
	rect.H = s.forms[form].now * s.on.Unit
	return place{form: s.forms[form], rect: rect, room: room, rank: s.on.rank(rect, room, form, than)}
}

// anchors returns the dozen places around what a note is about, three on each side, and the middle of it for a note about
// nothing.
func (on *Table) anchors(w, h float64) []Rect {
	a, u := on.Near, on.Unit
	off := apart * u
	at := func(x, y float64) Rect { return Rect{X: x, Y: y, W: w, H: h} }
	list := []Rect{a.Middle(w, h)}
	for _, along := range [...]float64{0.5, 0, 1} {
		x := geom.Clamp(a.X+along*(a.W-w), edge*u, on.Window.W-w-edge*u)
		y := geom.Clamp(a.Y+along*(a.H-h), edge*u, on.Window.H-h-edge*u)
		list = append(list, at(a.Right()+off, y), at(a.X-off-w, y), at(x, a.Bottom()+off), at(x, a.Y-off-h))
	}
	return list
}

// anywhere returns places all over the window: in steps, and close to what the note is about and to the prompt line.
func (on *Table) anywhere(w, h float64) (list []Rect) {
	u := on.Unit
	var xs, ys []float64
	for x := edge * u; x+w < on.Window.W; x += step * u {
		xs = append(xs, x)
	}
	for y := edge * u; y+h < on.Window.H; y += step * u {
		ys = append(ys, y)
	}
	xs, ys = append(xs, on.Window.W-edge*u-w), append(ys, on.Window.H-edge*u-h)
	for _, a := range on.About {
		xs, ys = append(xs, a.X-rim*u-w, a.Right()+rim*u), append(ys, a.Y-rim*u-h, a.Bottom()+rim*u)
	}
	for _, q := range on.Quiet {
		ys = append(ys, q.Y-above*u-h, q.Bottom()+above*u)
	}
	list = make([]Rect, 0, len(xs)*len(ys))
	for _, y := range ys {
		for _, x := range xs {
			list = append(list, Rect{X: x, Y: y, W: w, H: h})
		}
	}
	return list
}

// withCorner returns the best place in which the button of the note has its corner where that of the note before had it, or none
// where one of them has no button or each place would leave the window.
func (s *search) withCorner(answer string) place {
	best := place{rank: worst}
	if s.on.Corner == (Corner{}) || s.text.Button == "" {
		return best
	}
	for i := range s.forms {
		f := &s.forms[i]
		w, h := s.size(f, answer)
		now := Rect{W: w, H: f.now * s.on.Unit}
		at := f.sheet(s.text, s.on, now).Button
		p := s.at(i, Rect{X: s.on.Corner.X - at.Right(), Y: s.on.Corner.Y - at.Bottom(), W: w, H: h}, &best.rank)
		if p.room.Within(s.on.Window) && p.rank.compare(&best.rank, ranks) < 0 {
			best = p
		}
	}
	return best
}

// stay returns the place of a note that lay in a room: it keeps its width and stays where it is, or keeps another corner of its
// room if it can. Where that leaves the window, there is none.
func (s *search) stay(was Rect) place {
	best := place{rank: worst}
	u := s.on.Unit
	off := func(form int) float64 { return math.Abs(s.forms[form].width*u - was.W) }
	forms := make([]int, len(s.forms))
	for i := range forms {
		forms[i] = i
	}
	slices.SortStableFunc(forms, func(a, b int) int { return cmp.Compare(off(a), off(b)) })
	for _, i := range forms {
		w, h := s.size(&s.forms[i], s.text.Answer)
		if h < was.H && math.Abs(w-was.W) < 1 {
			h = was.H
		}
		for _, corner := range [...]struct{ x, y float64 }{{0, 0}, {0, 1}, {1, 0}, {1, 1}} {
			p := s.at(i, Rect{X: was.X + corner.x*(was.W-w), Y: was.Y + corner.y*(was.H-h), W: w, H: h}, &best.rank)
			if p.room.Within(s.on.Window) && p.rank.compare(&best.rank, rankArrow) < 0 {
				best = p
			}
		}
		if !best.rect.Empty() {
			break
		}
	}
	return best
}
