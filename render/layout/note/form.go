package note

import (
	"math"
	"unicode/utf8"

	"sixwinters/render/letters"
)

// form is a shape of a note with the heights of its parts, all in units; 0 for parts it does not have.
type form struct {
	width  float64
	beside bool // the button stands beside the heading
	low    bool // the button that leads back stands below, beside the other, and stays there from page to page
	bare   bool // there is no heading, and one sentence beside the button
	short  bool // the heading is the short one
	folded bool // there is but an icon and the heading, if that has room

	fact, say, do float64
	now           float64 // the whole note with the answer that it gives now
}

// Lengths of a note in units.
const (
	margin     = 12.0
	bareMargin = 5.0 // above and below what a note without a heading says
	headHeight = 18.0
	lineHeight = 20.0
	gap        = 8.0 // between parts
	buttonHigh = 28.0
	backHigh   = 24.0 // the button beside the heading
	foldedHigh = 28.0
	ring       = 5.0  // around the button that the keyboard points at
	markWide   = 24.0 // the mark before what is to be done
	arrowWide  = 18.0 // the arrow on the button that leads back
	letterWide = 7.0  // a letter on a button, at most
)

// Widths of notes in units.
const (
	sheetWide  = 330.0
	sheetWider = 420.0 // of long texts
	columnWide = 250.0
	stripWide  = 560.0
	slimColumn = 204.0 // fits beside a location in the middle of a folded table
	longText   = 330   // letters
)

// forms returns the shapes that a note can have, the usual one first: a sheet, a column, and a strip with its button at the right
// end; where there is little room also a slimmer column and a strip across the window.
func forms(t *Text, on *Table) (all []form) {
	usual := form{width: sheetWide}
	if len(t.Fact)+len(t.Say)+len(t.Do)+len(t.Answer) > longText {
		usual.width = sheetWider
	}
	list := []form{usual, {width: columnWide}, {width: stripWide, beside: true}}
	if on.Tight {
		list = append(list, form{width: slimColumn}, form{width: on.Window.W/on.Unit - 2*edge, beside: true})
	}
	for i, f := range list {
		if f.set(t, on) || i == 0 {
			f.now = f.height(t, f.answer(t.Answer, on))
			all = append(all, f)
		}
	}
	return all
}

// foldedForms returns the shapes of a folded note: a line with an icon and the heading, and the icon alone.
func foldedForms(t *Text) []form {
	line := letters.Width(t.Head)/letters.Bold + foldedHigh + margin
	return []form{{width: line, folded: true, now: foldedHigh}, {width: foldedHigh, folded: true, now: foldedHigh}}
}

// set finds the heights of the parts of a note, and reports whether its heading and its buttons fit in the width.
func (f *form) set(t *Text, on *Table) bool {
	in := f.width - 2*margin
	if f.beside && t.Bare && on.Tight {
		f.bare = true
		in -= gap + t.buttonWidth()
		if t.Both {
			in -= gap + t.backWidth()
		}
		if t.Known {
			f.do = height(t.Do, letters.Bold*(in-markWide), on)
		} else {
			f.say = height(t.Say, in, on)
		}
		return true
	}
	back := 0.0
	if t.Back != "" {
		back = t.backWidth()
	}
	f.short = t.Short != "" && t.headWidth(false, back) > in
	head := t.headWidth(f.short, back)
	f.beside = f.beside && t.Return == "" && head+gap+t.buttonWidth() <= in
	f.fact = height(t.Fact, letters.Bold*in, on)
	f.say = height(t.Say, in, on)
	f.do = height(t.Do, letters.Bold*(in-markWide), on)
	fits := head <= in && t.buttonsWidth() <= in
	if back > 0 && !t.Both && t.Button != "" && !f.beside && back+gap+t.buttonWidth() <= in && t.headWidth(true, t.returnWidth()) <= in {
		f.low, fits = true, true
		f.short = t.Short != "" && t.headWidth(false, t.returnWidth()) > in
	}
	return fits
}

// height returns the height in units of a text at a width in units. Letters have sizes rounded to half a pixel, and are as wide
// as those of the next whole one.
func height(text string, width float64, on *Table) float64 {
	size := letters.Size * on.Unit
	full := min(1, size/math.Ceil(math.Round(2*size)/2))
	return lineHeight * float64(letters.Lines(text, full*width))
}

// answer returns the height of an answer in units.
func (f *form) answer(answer string, on *Table) float64 {
	return height(answer, letters.Italic*(f.width-2*margin), on)
}

// height returns the height of the whole note in units, with an answer of a height.
func (f *form) height(t *Text, answer float64) float64 {
	switch {
	case f.folded:
		return foldedHigh
	case f.bare:
		return 2*bareMargin + max(buttonHigh, f.do, f.say)
	}
	sum := 2*margin + f.head(t) + f.say
	for _, part := range [...]float64{f.fact, f.do, answer} {
		if part > 0 {
			sum += gap + part
		}
	}
	if t.Button != "" && !f.beside {
		sum += gap + buttonHigh
	}
	return sum
}

// head returns the height of the line with the heading in units.
func (f *form) head(t *Text) float64 {
	if f.beside && t.Button != "" {
		return buttonHigh
	}
	return headHeight
}

// headWidth returns the width in units of the heading with a button of a width beside it; 0 for none.
func (t *Text) headWidth(short bool, button float64) float64 {
	head := t.Head
	if short && t.Short != "" {
		head = t.Short
	}
	width := letters.Small * letters.Width(head)
	if button > 0 {
		width += gap + button
	}
	return width
}

// buttonsWidth returns the width in units of the buttons below the text.
func (t *Text) buttonsWidth() float64 {
	switch {
	case t.Button == "":
		return 0
	case t.Return == "":
		return t.buttonWidth()
	}
	return t.returnWidth() + gap + t.buttonWidth()
}

func (t *Text) backWidth() float64 {
	if t.Both {
		return labelWidth(t.Back) + 2*gap
	}
	return labelWidth(t.Back) + arrowWide + gap
}

func (t *Text) returnWidth() float64 {
	if t.Return == "" {
		return 0
	}
	return labelWidth(t.Return) + 24
}

func (t *Text) buttonWidth() float64 {
	width := max(90, labelWidth(t.Button)+44)
	if t.Key != "" {
		width += t.keyWidth() + gap
	}
	return width
}

func (t *Text) keyWidth() float64 { return letters.Small * letters.Width(t.Key) }

func labelWidth(label string) float64 { return letterWide * float64(utf8.RuneCountInString(label)) }

// sheet divides a note of this form among its parts.
func (f *form) sheet(t *Text, on *Table, at Rect) Sheet {
	u := on.Unit
	s := Sheet{Rect: at, Short: f.short}
	r := at.Inset(margin * u)
	if f.folded {
		s.Folded, s.Button, s.Head = true, at, at
		s.Icon = s.Head.TakeLeft(foldedHigh * u).Inset(margin / 3 * u)
		s.Head.W = max(0, s.Head.W-margin*u)
		return s
	}
	if f.bare {
		s.Button = r.TakeRight(t.buttonWidth()*u, gap*u).Middle(t.buttonWidth()*u, buttonHigh*u)
		if t.Both {
			s.Back = r.TakeRight(t.backWidth()*u, gap*u).Middle(t.backWidth()*u, backHigh*u)
		}
		s.Do, s.Say = r.Middle(r.W, f.do*u), r.Middle(r.W, f.say*u)
		s.layKey(t, u)
		return s
	}
	s.Head = r.TakeTop(f.head(t) * u)
	if f.beside && t.Button != "" {
		s.Button = s.Head.TakeRight(t.buttonWidth()*u, gap*u).Move(0, -ring*u) // into the margin: the text follows at once
	}
	top := func(width float64) Rect {
		at := s.Head.TakeRight(width*u, gap*u).Middle(width*u, backHigh*u)
		at.Y -= max(0, at.Bottom()-s.Head.Bottom()) // it may be higher than the heading, into the margin
		return at
	}
	switch {
	case f.low && t.Return != "":
		s.Return = top(t.returnWidth())
	case t.Back != "" && !f.low:
		s.Back = top(t.backWidth())
	}
	if f.fact > 0 {
		s.Fact = r.TakeTop(f.fact*u, gap*u)
	}
	s.Say = r.TakeTop(f.say * u)
	take := func(height float64) Rect {
		if height == 0 {
			return Rect{}
		}
		r.TakeTop(gap * u)
		return r.TakeTop(height * u)
	}
	s.Do = take(f.do)
	answer := f.answer(t.Answer, on)
	if below := t.Button != "" && !f.beside; !below || t.Agrees {
		s.Answer = take(answer)
		answer = 0
	}
	if t.Button != "" && !f.beside {
		row := take(buttonHigh)
		s.Button = row.TakeRight(t.buttonWidth() * u)
		switch {
		case f.low:
			row.TakeRight(gap * u)
			s.Back = row.TakeRight(t.backWidth() * u)
		case t.Return != "":
			row.TakeRight(gap * u)
			s.Return = row.TakeRight(t.returnWidth() * u)
		}
	}
	if answer > 0 { // a refusal stands below the button, which stays where it is
		s.Answer = take(answer)
	}
	s.layKey(t, u)
	return s
}

func (s *Sheet) layKey(t *Text, u float64) {
	if t.Key != "" && !s.Button.Empty() {
		in := s.Button
		in.TakeRight(gap * u)
		s.Key = in.TakeRight(t.keyWidth() * u)
	}
}
