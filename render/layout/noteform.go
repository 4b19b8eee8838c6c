package layout

import (
	"slices"
	"unicode/utf8"

	"sixwinters/render/letters"
)

// noteForm is the shape of a note that lies open.
type noteForm struct {
	width                 float64 // in units
	close                 bool    // its button stands beside its heading
	brief                 bool    // what is known already is left out
	short                 bool    // its heading is said in fewer words
	slim                  bool    // it has no heading and says but one thing, with the button beside
	fact, say, do, answer float64 // heights of what it says, in units; 0 for what it does not have
}

// noteBackMark is the width of the mark on the button that leads back, in units.
const noteBackMark = 18.0

// noteLetter is the width of a letter on the button of a note in units, on the generous side.
const noteLetter = 7.0

// Widths of notes in units.
const (
	noteColumn = 204.0 // as much as there is beside a location in the middle of a folded board
	noteSlight = 226.0 // as much as there is beside the wheel of trade on a folded table
	noteNarrow = 250.0
	noteWidth  = 330.0
	noteWide   = 420.0 // where it says much
	noteLow    = 560.0 // low, above or below something
	noteLong   = 330   // letters: more is much
)

// usualForm is the shape of a note where there is room for it.
func usualForm(n *Note) noteForm {
	if len(n.Fact)+len(n.Say)+len(n.Do)+len(n.Answer) > noteLong {
		return noteForm{width: noteWide}
	}
	return noteForm{width: noteWidth}
}

// tightForms are the shapes of a note where there is little room: high ones beside something, and low ones above or below.
var tightForms = []noteForm{
	{width: noteNarrow}, {width: noteNarrow, close: true}, {width: noteWidth, close: true}, {width: noteWide, close: true}, {width: noteLow, close: true},
}

// slightForms are those it can have besides on a folded table, where there is even less.
var slightForms = slices.Concat(tightForms, []noteForm{
	{width: noteColumn}, {width: noteSlight}, {width: noteSlight, close: true}, {width: noteWidth, slim: true}, {width: noteWide, slim: true}, {width: noteLow, slim: true},
})

// tight are the shapes of a note where there is little room in a plan: low ones can go all across the window on a folded table.
func (p *Plan) tight() []noteForm {
	if p.Folded {
		across := p.W/p.Unit - 2*noteEdge
		return append(slightForms[:len(slightForms):len(slightForms)], noteForm{width: across, close: true}, noteForm{width: across, slim: true})
	}
	return tightForms
}

// set finds out how high what a note says is in this shape, and whether it can have the shape at all.
func (f noteForm) set(n *Note) (set noteForm, ok bool) {
	in := f.width - 2*noteMargin
	if f.slim {
		in -= noteGap + n.buttonWidth()
		if n.Known {
			f.do = noteLine * n.lines(n.Do, letters.Bold*(in-noteMark))
		} else {
			f.say = noteLine * n.lines(n.Say, in)
		}
		return f, n.canBeSlim()
	}
	f.short = n.Short != "" && n.headWidth(false) > in
	f.close = f.close && n.Return == "" && n.headWidth(f.short)+noteGap+n.buttonWidth() <= in
	f.fact = noteLine * n.lines(n.Fact, letters.Bold*in)
	if f.brief = f.brief && n.Known; !f.brief {
		f.say = noteLine * n.lines(n.Say, in)
	}
	f.do, f.answer = noteLine*n.lines(n.Do, letters.Bold*(in-noteMark)), noteLine*n.lines(n.Answer, letters.Italic*in)
	return f, n.headWidth(f.short) <= in && n.feet() <= in
}

// canBeSlim reports whether a note can go without a heading: it has been asked for, and says but one thing besides what is
// known.
func (n *Note) canBeSlim() bool {
	return n.Open && n.Known == (n.Do != "") && n.Button != "" && n.Fact == "" && n.Answer == ""
}

// height is that of the whole sheet in units.
func (f *noteForm) height(n *Note) float64 {
	if f.slim {
		return 2*noteSlim + max(noteButton, f.do, f.say)
	}
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

// headWidth is the width of the heading in its line with the button that leads back, buttonWidth that of the button, and feet that of the
// buttons below the text, in units.
func (n *Note) headWidth(short bool) float64 {
	head := n.Head
	if short {
		head = n.Short
	}
	if n.Back == "" {
		return n.smallWidth(head)
	}
	return n.smallWidth(head) + noteGap + n.backWidth()
}

func (n *Note) feet() float64 {
	switch {
	case n.Button == "":
		return 0
	case n.Return == "":
		return n.buttonWidth()
	}
	return n.returnWidth() + noteGap + n.buttonWidth()
}

// backWidth and returnWidth are the widths of the other buttons, in units.
func (n *Note) backWidth() float64 {
	return noteLetter*float64(utf8.RuneCountInString(n.Back)) + noteBackMark + noteGap
}

func (n *Note) returnWidth() float64 {
	return noteLetter*float64(utf8.RuneCountInString(n.Return)) + 24
}

func (n *Note) buttonWidth() float64 {
	width := max(90, noteLetter*float64(utf8.RuneCountInString(n.Button))+44)
	if n.Key != "" {
		width += n.keyWidth()
	}
	return width
}

// smallWidth is the width of a line of a note in the bold letters of headings, in units. It is measured once for all shapes.
func (n *Note) smallWidth(line string) float64 {
	width, known := n.widths[line]
	if !known {
		width = letters.Small * letters.Width(line)
		n.widths[line] = width
	}
	return width
}

// keyWidth is the width that the key has on the button, in units.
func (n *Note) keyWidth() float64 { return n.smallWidth(n.Key) + noteGap }

// fillNote divides the sheet of a note among what it says.
func (p *Plan) fillNote(n *Note, f *noteForm) {
	s := &p.Note
	s.Short = f.short
	r := s.Rect.Inset(p.units(noteMargin))
	if f.slim {
		s.Button = r.TakeRight(p.units(n.buttonWidth())).Middle(p.units(n.buttonWidth()), p.units(noteButton))
		r.TakeRight(p.units(noteGap))
		s.Do, s.Say = r.Middle(r.W, p.units(f.do)), r.Middle(r.W, p.units(f.say))
		p.layNoteKey(n)
		return
	}
	s.Head = r.TakeTop(p.units(f.head(n)))
	if f.close && n.Button != "" {
		s.Button = s.Head.TakeRight(p.units(n.buttonWidth())).Move(0, -p.units(noteRing)) // into the margin: the text follows at once
		s.Head.TakeRight(p.units(noteGap))
	}
	if n.Back != "" {
		s.Back = s.Head.TakeRight(p.units(n.backWidth())).Middle(p.units(n.backWidth()), p.units(noteTurn))
		s.Back.Y -= max(0, s.Back.Bottom()-s.Head.Bottom()) // it may be higher than the heading, into the margin
		s.Head.TakeRight(p.units(noteGap))
	}
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
	s.Do = take(f.do)
	if n.Button == "" || f.close || n.Agrees {
		s.Answer = take(f.answer)
	}
	if n.Button == "" {
		return
	}
	if !f.close {
		below := take(noteButton)
		s.Button = below.TakeRight(p.units(n.buttonWidth()))
		if n.Return != "" {
			below.TakeRight(p.units(noteGap))
			s.Return = below.TakeRight(p.units(n.returnWidth()))
		}
		if !n.Agrees { // a refusal: the button stays where it is
			s.Answer = take(f.answer)
		}
	}
	p.layNoteKey(n)
}

// layNoteKey lays the key on the button of a note.
func (p *Plan) layNoteKey(n *Note) {
	s := &p.Note
	if n.Key != "" {
		in := s.Button
		in.TakeRight(p.units(noteGap))
		s.Key = in.TakeRight(p.units(n.keyWidth() - noteGap))
	}
}
