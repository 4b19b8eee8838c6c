package layout

import (
	"math"
	"slices"
)

// beside is what a note minds while its place is looked for.
type beside struct {
	about []Rect // it lies beside that, and nearest to the first
	free  []Rect // it never lies on
	legal []Rect // it lies on only where there is no other place, or rather not if it is but read
	read  bool   // it waits for nothing but to be read
	kept  bool   // legal has what it was not to lie on, and there is no place beside that
	used  []used // it rather does not hide
	arrow bool   // an arrow leads from it to the first that it is about

	// Of the arrow only, where there is one.
	mind  []used  // the arrow rather does not go over
	texts []Rect  // the arrow rather goes over little of
	unit  float64 // of the plan, in pixels
	under []Rect  // the arrow goes under
	dives float64 // how bad that is
	tip   float64 // as much of its tip is in sight then
	rim   float64 // the arrow ends no deeper in what it points to
	lit   []Rect  // of a lesson's note: the arrow goes over none of these, names among them, or there is none
	other []Rect  // of a lesson's note: a long arrow goes over none of these, or there is none
	far   float64 // an arrow of more than this is long
}

// noteGrazes is how near the middle of an arrow may come to an answer that it does not point to, in units: less than lies between two
// of them, or the one that it points to would count as well.
const noteGrazes = gap - 0.5

// noteFar is how many units an arrow of a lesson's note may lead over things in shade.
const noteFar = 200.0

// inShade are the things that a lesson's note is not about, as far as they count.
func (p *Plan) inShade(about []Rect) (list []Rect) {
	for _, piece := range p.Pieces {
		if worth(piece.Target.Kind) > 0 && !slices.ContainsFunc(about, piece.Rect.Overlaps) {
			list = append(list, piece.Rect)
		}
	}
	return list
}

// litPieces are the dice, squares and other things in the light of a lesson's note, which are to be taken, filled or read, and
// the locations on offer, all of whose text is.
func (p *Plan) litPieces(about []Rect) []Rect {
	list := []Rect{}
	for _, piece := range p.Pieces {
		switch piece.Target.Kind {
		case Offer:
			list = append(list, piece.Rect)
		case Die, Square, Ability, StressDie, Obstacle:
			if slices.ContainsFunc(about, piece.Rect.Overlaps) {
				list = append(list, piece.Rect)
			}
		}
	}
	return list
}

// hides reports whether an arrow of a lesson's note would hide more than it shows: part of something that the note is about, or
// that is to be read or taken, or whether it would lie in two pieces where it goes under something, or lead far over what it is not
// about.
func (by *beside) hides(w way) bool {
	to := by.about[0]
	over := func(r Rect) bool { return !r.Overlaps(to) && w.through(r) }
	if w.length() > by.far && slices.ContainsFunc(by.other, over) {
		return true
	}
	return slices.ContainsFunc(by.under, over) || slices.ContainsFunc(by.about[1:], over) || slices.ContainsFunc(by.lit, over)
}

// leads reports whether a note in a place has an arrow.
func (by *beside) leads(r Rect) bool {
	if !by.arrow {
		return false
	}
	w, _ := by.arrowFrom(r)
	return by.lit == nil || !by.hides(w)
}

// minds finds what a note minds.
func (p *Plan) minds(n *Note) *beside {
	by := &beside{about: p.Note.About, arrow: len(p.Note.About) > 0 && (n.Alike == nil || !n.Alike(p)), free: p.keptFree(n), read: n.Dim && n.Do == ""}
	if n.Legal != nil {
		by.legal = n.Legal(p)
	}
	if !n.Dim {
		by.used = p.inUse(1)
	}
	if len(by.about) == 0 && n.Low {
		by.about = []Rect{p.Prompt.Rect}
	}
	if by.arrow {
		p.mindsArrow(n, by)
	}
	return by
}

// mindsArrow finds what the arrow of a note minds.
func (p *Plan) mindsArrow(n *Note, by *beside) {
	by.unit, by.rim, by.tip = p.Unit, p.units(noteRim), p.units(noteTip)
	away := func(r Rect) bool { return r.Empty() || r.Overlaps(by.about[0]) }
	mind := func(bad float64, list ...Rect) {
		for _, r := range list {
			if !away(r) {
				by.mind = append(by.mind, used{r, bad})
			}
		}
	}
	mind(noteMinds, p.Mats[0].Portrait, p.Mats[1].Portrait)
	by.texts = slices.DeleteFunc(p.written(), away)
	mind(noteNames, p.names()...)
	answers := p.Prompt.Options
	if p.Prompt.Rect.Overlaps(by.about[0]) { // it does not go under the line it points into
		answers = append(slices.Clone(answers), p.Prompt.Text)
	}
	mind(noteAnswers, answers...)
	under := []Rect{p.Prompt.Sheet}
	if !away(p.Prompt.Rect) {
		under = append(under, p.busyPrompt()...)
	}
	by.under = slices.DeleteFunc(under, away)
	if by.dives = noteDives; !n.Dim {
		return
	}
	by.dives, by.lit = noteDivesIn, p.litPieces(by.about)
	for _, r := range p.names() {
		if slices.ContainsFunc(by.about, r.Overlaps) {
			by.lit = append(by.lit, r)
		}
	}
	for _, r := range answers {
		if !away(r) {
			by.lit = append(by.lit, r.Inset(-p.units(noteGrazes)))
		}
	}
	by.other, by.far = p.inShade(by.about), p.units(noteFar)
}

// How bad it is if a note covers a small part of a legal place; to cover all of one is twice as bad. One that is but read goes
// away before anything is put there.
const (
	noteLegal     = 400.0
	noteLegalRead = 10.0
	noteLegalKept = 1000.0 // where it was rather to lie on none at all
)

// overLegal is how bad it is that a note covers legal places.
func (by *beside) overLegal(r Rect) float64 {
	bad, each := 0.0, noteLegal
	switch {
	case by.read:
		each = noteLegalRead
	case by.kept:
		each = noteLegalKept
	}
	for _, l := range by.legal {
		if r.Overlaps(l) {
			bad += each * (1 + r.Shared(l)/(l.W*l.H))
		}
	}
	return bad
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

// How bad it is where the arrow of a note goes.
const (
	noteCrosses = 300.0 // over something else that the note is about
	noteMinds   = 200.0 // over a portrait
	noteAnswers = 500.0 // over an answer
	noteNames   = 60.0  // over the name of a card
	noteStrikes = 60.0  // over a legal place
	noteCrossed = 0.6   // over a unit of something written: along a line of text that strikes it out
	noteVeils   = 30.0  // over something that is read or taken in a lesson, whose note has then no arrow
	noteDives   = 40.0  // under the prompt line or the sheet of its answers
	noteDivesIn = 200.0 // the same in a lesson, whose note may lie on whatever is in shade
)

// way is the way of an arrow.
type way struct{ fromX, fromY, toX, toY float64 }

// arrowFrom is the way of the arrow of a note that lies in a place, and how bad that is: to the nearest point, or to the middle
// of an edge where it goes over less that way.
func (by *beside) arrowFrom(r Rect) (best way, bad float64) {
	to := by.about[0]
	x, y := to.Center()
	for i, end := range [...]Rect{{}, {X: x, Y: to.Y}, {X: x, Y: to.Bottom()}, {X: to.X, Y: y}, {X: to.Right(), Y: y}} {
		var w way
		if i == 0 {
			w.fromX, w.fromY = by.nearest(r, to)
			w.toX, w.toY = by.nearest(to, Rect{X: w.fromX, Y: w.fromY})
		} else {
			w.toX, w.toY = end.X, end.Y
			w.fromX, w.fromY = by.nearest(r, end)
			if w.through(to) {
				continue
			}
			w.toX, w.toY = by.into(to, w.toX, w.toY)
		}
		by.emerge(&w)
		if over := by.over(w); i == 0 || over < bad {
			best, bad = w, over
		}
		if bad == 0 {
			break
		}
	}
	return best, bad
}

// over is how bad it is what an arrow goes over.
func (by *beside) over(w way) float64 {
	bad := 0.0
	for _, a := range by.about[1:] {
		if !a.Overlaps(by.about[0]) && w.through(a) {
			bad += noteCrosses
		}
	}
	for _, m := range by.mind {
		if w.through(m.rect) {
			bad += m.bad
		}
	}
	for _, u := range by.under {
		if w.through(u) {
			bad += by.dives
		}
	}
	for _, l := range by.legal {
		if !l.Overlaps(by.about[0]) && w.through(l) {
			bad += noteStrikes
		}
	}
	for _, t := range by.texts {
		bad += noteCrossed * w.within(t) / by.unit
	}
	if by.lit != nil && by.hides(w) {
		bad += noteVeils
	}
	return bad
}

// emerge leads an arrow that goes under something so far into what it points to that its tip is in sight, or to the middle.
func (by *beside) emerge(w *way) {
	to := by.about[0]
	x, y := to.Center()
	for _, u := range by.under {
		if !w.through(u) {
			continue
		}
		if w.fromY <= u.Y && w.toY >= u.Bottom() {
			w.toY = max(w.toY, min(y, u.Bottom()+by.tip))
		}
		if w.fromY >= u.Bottom() && w.toY <= u.Y {
			w.toY = min(w.toY, max(y, u.Y-by.tip))
		}
		if w.fromX <= u.X && w.toX >= u.Right() {
			w.toX = max(w.toX, min(x, u.Right()+by.tip))
		}
		if w.fromX >= u.Right() && w.toX <= u.X {
			w.toX = min(w.toX, max(x, u.X-by.tip))
		}
	}
}

func (w way) length() float64 { return math.Hypot(w.toX-w.fromX, w.toY-w.fromY) }

// through reports whether a way leads through a rectangle.
func (w way) through(r Rect) bool { return w.share(r) > 0 }

// within is how much of a way lies in a rectangle, in pixels.
func (w way) within(r Rect) float64 { return w.share(r) * w.length() }

// share is the share of a way that lies in a rectangle, 0 to 1.
func (w way) share(r Rect) float64 {
	enters, leaves := 0.0, 1.0
	for _, along := range [...]struct{ from, by, least, most float64 }{
		{w.fromX, w.toX - w.fromX, r.X, r.Right()}, {w.fromY, w.toY - w.fromY, r.Y, r.Bottom()},
	} {
		if along.by == 0 {
			if along.from < along.least || along.from > along.most {
				return 0
			}
			continue
		}
		a, b := (along.least-along.from)/along.by, (along.most-along.from)/along.by
		enters, leaves = max(enters, min(a, b)), min(leaves, max(a, b))
	}
	return max(0, leaves-enters)
}

// written are the lines of text that lie open on mats and cards.
func (p *Plan) written() (list []Rect) {
	for i := range p.Mats {
		m := &p.Mats[i]
		if m.Rect.Empty() {
			continue
		}
		list = append(list, Around(m.Skills[:]), m.Name)
		for k := range m.Tracks {
			list = append(list, m.Tracks[k].Rect)
		}
		for k := range m.Abilities {
			list = append(list, m.Abilities[k].Text)
		}
	}
	return slices.DeleteFunc(slices.Concat(list, p.names()), Rect.Empty)
}

// names are where the names of cards stand on the boards and the mats.
func (p *Plan) names() (list []Rect) {
	for i := range p.Cards {
		list = append(list, p.Cards[i].Letters)
	}
	for i := range p.Slots {
		list = append(list, p.Slots[i].Name)
		for k := range p.Slots[i].Obstacles {
			list = append(list, p.Slots[i].Obstacles[k].Name)
		}
	}
	return list
}

// How far inside the edge of a thing an arrow ends, in relation to its shorter side, and in units at the most: in the midst of
// something large it would point to one of the things there.
const (
	noteInside = 0.12
	noteRim    = 4.0 // what is printed at its edge, as the name of a card, is still to be read
)

// into is the point of a rectangle, a little inside its edge, that lies nearest to another point.
func (by *beside) into(r Rect, x, y float64) (float64, float64) {
	in := min(by.rim, min(r.W, r.H)*noteInside)
	return clamp(x, r.X+in, max(r.X+in, r.Right()-in)), clamp(y, r.Y+in, max(r.Y+in, r.Bottom()-in))
}

// nearest is the point of a rectangle that is nearest to the middle of another, a little inside its corners.
func (by *beside) nearest(r, to Rect) (x, y float64) {
	x, y = to.Center()
	return by.into(r, x, y)
}
