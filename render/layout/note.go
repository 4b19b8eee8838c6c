package layout

import (
	"slices"

	"sixwinters/render/letters"
)

// Where a note lies is found in steps: what it minds there ([Plan.minds]); where it stays ([Plan.settle]) with room for its answers ([Plan.placeRoom]);
// whether it stays where it has lain, or where another one lay before it ([Plan.placeForm]); and if not, which of its shapes lies best
// ([Plan.placeAnew]), and where each of them does ([Plan.placeNote]), as the terms of [placeTerms] and [wayTerms] weigh it.

// Note is a small sheet that lies on the table beside what it is about, and never over it.
type Note struct {
	Head   string // a small heading
	Short  string // the same in fewer words, for where there is little room; "" for none
	Fact   string // what happened, above what there is to say
	Say    string
	Do     string // what is waited for
	Answer string // to what was tried last
	Agrees bool   // it was right so far
	Button string // "" for none
	Back   string // on the button that leads to the page before, beside the heading; "" for none
	Return string // on the button that leads from a page that is read again to where one was, beside the other; "" for none
	Key    string // that presses the button, as it stands on it; "" for none
	// Pointed tells that the key presses the button only while the keyboard points at it: it stands there only then.
	Pointed bool
	Dim     bool // all but what it is about lies in shade
	Low     bool // where what it is about does not lie on the table, it lies by the prompt line, with no arrow
	Folds   bool // where it would hide much of what is in use it lies folded to a line with its heading
	Open    bool // it has been unfolded, or was asked for: it lies somewhere in any case
	Asked   bool // the table asks back, or for more: it leaves the prompt line, wherever it has lain
	Known   bool // what it says has been read before: it is left out where there is little room
	Yields  bool // it lies nowhere as long as cards or answers to choose from lie over the boards

	// About finds what the note is about in a plan: the first is what its arrow points to. Nothing found means that it
	// is about nothing that lies on the table.
	About func(p *Plan) []Rect
	// Alike reports whether what it is about in a plan are several things of which none comes first: no arrow leads to any of
	// them. Where it is nil there is always a first.
	Alike func(p *Plan) bool
	// Free finds what can be chosen now in a plan. Unless the note has been unfolded it lies neither on that nor on the
	// prompt line: where there is no other place for it, it lies folded, and where there is none for that, nowhere.
	Free func(p *Plan) []Rect
	// Legal finds where something may be put down besides: where it waits for something to be done, it lies there only if
	// there is no other place, and else rather not.
	Legal func(p *Plan) []Rect
	// Room has answers that may come, the longest first: it lies where there is room for one of them too, if it can.
	Room []string
	// Was is where it has lain so far for the same thing, or empty. It stays there, or keeps a corner of that where it says
	// more or less than before, as long as that lies on nothing that has to be seen.
	Was Rect
	// Before is where another note has lain that this one follows, or empty. It stays there as long as another place is not much
	// better for it.
	Before Rect
	// Reach finds where what is in the hand is wanted: it does not lie on that either.
	Reach func(p *Plan) []Rect

	full   float64            // how much of a line is filled at the most
	widths map[string]float64 // of its headings and keys in units, as far as they have been measured
}

// Same reports whether two notes say the same and are laid in the same way, whatever they find in a plan.
func (n *Note) Same(m *Note) bool {
	if n == nil || m == nil {
		return n == m
	}
	return n.Head == m.Head && n.Short == m.Short && n.Fact == m.Fact && n.Say == m.Say && n.Do == m.Do &&
		n.Answer == m.Answer && n.Agrees == m.Agrees && n.Button == m.Button && n.Back == m.Back && n.Return == m.Return &&
		n.Key == m.Key && n.Pointed == m.Pointed && n.Dim == m.Dim && n.Low == m.Low && n.Folds == m.Folds && n.Open == m.Open &&
		n.Asked == m.Asked && n.Known == m.Known && n.Yields == m.Yields &&
		slices.Equal(n.Room, m.Room) && n.Was == m.Was && n.Before == m.Before
}

// NoteSheet is where a note lies.
type NoteSheet struct {
	Rect                                Rect // empty if there is no note
	Room                                Rect // what it takes up once it answers, or what it lies on
	Folded                              bool // it is but a line: all of it is a button that unfolds it
	Short                               bool // its heading is said in fewer words
	Icon                                Rect // of the line
	Key                                 Rect // on the button, or empty
	Back, Return                        Rect // its other buttons, or empty
	Head, Fact, Say, Do, Answer, Button Rect // empty for what it does not have
	About                               []Rect
	// The arrow leads from the sheet to what it is about; both ends are the same if there is none.
	FromX, FromY, ToX, ToY float64
	// Under is what the arrow goes under: what is said and offered on the prompt line, and the sheet of its answers, unless it points
	// at something there.
	Under []Rect
}

// Lengths of a note in units.
const (
	noteMargin   = 12.0
	noteSlim     = 5.0 // above and below what a slim one says
	noteHead     = 18.0
	noteTurn     = 24.0 // height of the button beside the heading
	noteLine     = 20.0 // a line of its text
	noteGap      = 8.0
	noteEdge     = 6.0 // to the edges of the window
	noteButton   = 28.0
	noteRing     = 5.0  // round the button that the keyboard has come to
	noteClear    = 20.0 // between the sheet and what it is about
	noteClose    = 6.0  // where there is little room
	noteFolded   = 28.0 // height of a folded one
	foldedWeighs = 6.0  // what a folded one hides, since it may as well lie somewhat farther
	noteMark     = 24.0 // left free for the mark of what is waited for
	noteTip      = 30.0 // of the arrow: as much of it is in sight
)

// layNote lays the note of a view over all that is planned so far.
func (p *Plan) layNote(v *View) {
	if v.Note == nil || v.Note.Yields && p.Covered() {
		return
	}
	own := *v.Note
	own.full, own.widths = p.fullLine(), map[string]float64{}
	n, s := &own, &p.Note
	if n.About != nil {
		for _, r := range n.About(p) {
			if !r.Empty() {
				s.About = append(s.About, r)
			}
		}
	}
	by := p.minds(n)
	place := p.settle(n, by)
	s.Rect = place.rect
	switch s.Folded = n.Folds && !n.Open && (place.hides > p.hidesMost() || s.Rect.Empty()); {
	case s.Folded:
		p.foldNote(n, by)
	case !s.Rect.Empty():
		p.fillNote(n, &place.form)
	}
	if s.Rect.Empty() {
		*s = NoteSheet{}
		return
	}
	if s.Room = place.room; s.Room.Empty() {
		s.Room = s.Rect
	}
	if by.leads(s.Rect) {
		way := by.pastLetters(s.Rect)
		s.FromX, s.FromY, s.ToX, s.ToY = way.fromX, way.fromY, way.toX, way.toY
		s.Under = by.under
	}
	p.add(Target{Kind: NotePanel}, s.Rect)
	for n, r := range [...]Rect{NoteOn: s.Button, NoteBack: s.Back, NoteReturn: s.Return} {
		if !r.Empty() {
			p.add(Target{Kind: NoteButton, N: uint8(n)}, r)
		}
	}
}

// foldNote lays a note as a line with an icon and its heading.
func (p *Plan) foldNote(n *Note, by *beside) {
	s := &p.Note
	by.used = p.inUse(foldedWeighs)
	width := letters.Width(n.Head)/letters.Bold + noteFolded + noteMargin
	s.Rect = p.placeNote(p.units(width), p.units(noteFolded), by).rect
	if s.Rect.Empty() { // the icon alone has to do
		s.Rect = p.placeNote(p.units(noteFolded), p.units(noteFolded), by).rect
		s.Button, s.Icon = s.Rect, s.Rect.Inset(p.units(noteMargin/3))
		return
	}
	s.Button = s.Rect
	r := s.Rect
	s.Icon = r.TakeLeft(r.H).Inset(p.units(noteMargin / 3))
	r.TakeRight(p.units(noteMargin))
	s.Head = r
}
