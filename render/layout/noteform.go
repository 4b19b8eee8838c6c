package layout

import (
	"slices"
	"unicode/utf8"
)

// noteForm is the shape of a note that lies open.
type noteForm struct {
	width                 float64 // in units
	close                 bool    // its button stands beside its heading
	brief                 bool    // what is known already is left out
	fact, say, do, answer float64 // heights of what it says, in units; 0 for what it does not have
}

// noteLetter is the width of a letter on the button of a note in units, on the generous side.
const noteLetter = 7.0

// Widths of notes in units.
const (
	noteNarrow = 250.0
	noteWidth  = 330.0
	noteWide   = 420.0 // where it says much
	noteLong   = 330   // letters: more is much
)

// usualForm is the shape of a note where there is room for it.
func usualForm(n *Note) noteForm {
	if len(n.Fact)+len(n.Say)+len(n.Do)+len(n.Answer) > noteLong {
		return noteForm{width: noteWide}
	}
	return noteForm{width: noteWidth}
}

// tightForms are the shapes of a note where there is little room: a high one beside something, and low ones above or below.
var tightForms = []noteForm{{width: noteNarrow}, {width: noteNarrow, close: true}, {width: noteWidth, close: true}, {width: noteWide, close: true}, {width: 560, close: true}}

// set finds out how high what a note says is in this shape.
func (f noteForm) set(n *Note) noteForm {
	in := f.width - 2*noteMargin
	f.close = f.close && n.headWidth()+noteGap+n.buttonWidth() <= in
	f.fact = noteLine * noteLines(n.Fact, noteBold*in)
	if f.brief = f.brief && n.Known; !f.brief {
		f.say = noteLine * noteLines(n.Say, in)
	}
	f.do, f.answer = noteLine*noteLines(n.Do, noteBold*(in-noteMark)), noteLine*noteLines(n.Answer, in)
	return f
}

// height is that of the whole sheet in units.
func (f *noteForm) height(n *Note) float64 {
	height := 2*noteMargin + f.head(n)
	if f.say > 0 {
		height += f.say
	}
	for _, part := range []float64{f.fact, f.do, f.answer} {
		if part > 0 {
			height += noteGap + part
		}
	}
	if n.Button != "" && !f.close {
		height += noteGap + noteButton
	}
	return height
}

// head is the height of the line with the heading in units.
func (f *noteForm) head(n *Note) float64 {
	if f.close && n.Button != "" {
		return noteButton
	}
	return noteHead
}

// headWidth is the width of the heading in its line, and buttonWidth that of the button, in units.
func (n *Note) headWidth() float64 { return noteSmall * noteLength(n.Head) }
func (n *Note) buttonWidth() float64 {
	width := max(90, noteLetter*float64(utf8.RuneCountInString(n.Button))+44)
	if n.Key != "" {
		width += n.keyWidth()
	}
	return width
}

// keyWidth is the width that the key has on the button, in units.
func (n *Note) keyWidth() float64 { return noteSmall*noteLength(n.Key) + noteGap }

// placeForm finds a place for an open note: where it has lain, as long as that covers no legal place that it could leave
// uncovered, or else a new one.
func (p *Plan) placeForm(n *Note, by *beside) (noteForm, notePlace) {
	form, place, stays := p.stay(n, n.Was, by)
	covers := by.covers(place.rect)
	if stays && covers == 0 {
		return form, place
	}
	other, elsewhere := p.placeAnew(n, by)
	if stays && (elsewhere.rect.Empty() || by.covers(elsewhere.rect) >= covers) {
		return form, place
	}
	for { // until it could stay there
		form, place, stays = p.stay(n, elsewhere.rect, by)
		if !stays || by.covers(place.rect) >= by.covers(elsewhere.rect) {
			return other, elsewhere
		}
		other, elsewhere = form, place
	}
}

// placeAnew finds a place for an open note, in its usual shape where that hides little and else in the one that is best
// there. What an unfolded note says is shown in any case, on as little as can be of what was to stay free.
func (p *Plan) placeAnew(n *Note, by *beside) (noteForm, notePlace) {
	form, place := p.bestForm(n, by)
	if place.rect.Empty() && (n.Open || !n.Folds) {
		somewhere := *by
		somewhere.free, somewhere.legal = nil, slices.Concat(by.free, by.legal)
		return p.bestForm(n, &somewhere)
	}
	return form, place
}

// bestForm finds the shape of a note that lies best.
func (p *Plan) bestForm(n *Note, by *beside) (noteForm, notePlace) {
	form := usualForm(n).set(n)
	place := p.placeNote(p.units(form.width), p.units(form.height(n)), by)
	if !place.crowded() {
		return form, place
	}
	for _, f := range tightForms {
		for _, f.brief = range []bool{false, true} {
			if f.brief && !n.Known || n.headWidth() > f.width-2*noteMargin {
				continue
			}
			f := f.set(n)
			if other := p.placeNote(p.units(f.width), p.units(f.height(n)), by); other.betterThan(place) {
				form, place = f, other
			}
		}
	}
	return form, place
}

// fillNote divides the sheet of a note among what it says.
func (p *Plan) fillNote(n *Note, f *noteForm) {
	s := &p.Note
	r := s.Rect.Inset(p.units(noteMargin))
	s.Head = r.TakeTop(p.units(f.head(n)))
	if f.fact > 0 {
		s.Fact = r.TakeTop(p.units(f.fact))
		r.TakeTop(p.units(noteGap))
	}
	s.Say = r.TakeTop(p.units(f.say))
	take := func(height float64) Rect {
		if height == 0 {
			return Rect{}
		}
		r.TakeTop(p.units(noteGap))
		return r.TakeTop(p.units(height))
	}
	s.Do, s.Answer = take(f.do), take(f.answer)
	if n.Button == "" {
		return
	}
	from := &s.Head
	if !f.close {
		below := take(noteButton)
		from = &below
	}
	s.Button = from.TakeRight(p.units(n.buttonWidth()))
	if n.Key != "" {
		in := s.Button
		in.TakeRight(p.units(noteGap))
		s.Key = in.TakeRight(p.units(n.keyWidth() - noteGap))
	}
}
