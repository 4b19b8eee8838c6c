package layout

import (
	"math"

	"sixwinters/render/geom"
)

// What speaks against a place for a note, and against a way for its arrow, is weighed by a few terms, each for a reason of its own. A
// note lies where their sum is least. They share one measure: to lie sixteen units farther from what it is about is ten worse, and all
// other weights say how much farther a note would rather lie.

// placeTerm is something that speaks against a place for a note.
type placeTerm struct {
	name  string
	weigh func(by *beside, r Rect) float64
}

// placeTerms are all that speaks against a place, those first that are found out soonest.
var placeTerms = [...]placeTerm{
	{"far", (*beside).isFar},
	{"covers", (*beside).coversAbout},
	{"quiet", (*beside).overQuiet},
	{"legal", (*beside).overLegal},
	{"arrow", (*beside).badArrow},
	{"hides", (*beside).hidesUsed},
}

// weigh is how bad a place for a note is. One that is worse than another one anyway need not be told how bad it is.
func (by *beside) weigh(r Rect, least float64) float64 {
	bad := 0.0
	for i := range placeTerms {
		if bad += placeTerms[i].weigh(by, r); bad >= least {
			break
		}
	}
	return bad
}

// How bad it is to lie a unit farther off: from the middle to the middle of the first thing that the note is about, from edge to edge,
// and from the edge of each of the others, to which no arrow leads.
const (
	noteMiddles = 1.0 / 8
	noteEdges   = 1.0 / 2
	noteOthers  = 1.0 / 6
)

// isFar is how bad it is how far a note lies from what it is about: the eye goes to and fro between them.
func (by *beside) isFar(r Rect) float64 {
	x, y := r.Center()
	ax, ay := by.about[0].Center()
	bad := noteMiddles*math.Hypot(x-ax, y-ay) + noteEdges*geom.Distance(r, by.about[0])
	for _, a := range by.about[1:] {
		bad += noteOthers * geom.Distance(r, a)
	}
	return bad / by.unit
}

const (
	noteCovers  = 1e9    // for each square pixel of what the note is about, or of the rim of that, that it covers: worse than all else
	noteCramped = 2000.0 // so near to it that there is no room for the arrow
)

// coversAbout is how bad it is that a note lies on what it is about, which is to be looked at, or too near to it.
func (by *beside) coversAbout(r Rect) float64 {
	bad := 0.0
	clear, rim := r.Inset(-noteClear*by.unit), r.Inset(-noteClose*by.unit)
	for _, a := range by.about {
		if rim.Overlaps(a) {
			bad += noteCovers * rim.Shared(a)
		} else if clear.Overlaps(a) {
			bad += noteCramped
		}
	}
	return bad
}

// How bad it is to lie over the prompt line, the sheet of its answers or the steps; and how much worse over the line in a lesson on a
// folded table, where it would lie there for want of room: there it is worse than to cover a legal place.
const (
	noteQuiet    = 400.0
	noteQuietest = 600.0
)

// overQuiet is how bad it is that a note lies over what says where the game is: one looks there before anything is done.
func (by *beside) overQuiet(r Rect) float64 {
	bad := 0.0
	for _, quiet := range by.quiet {
		if r.Overlaps(quiet) {
			bad += noteQuiet
		}
	}
	if r.Overlaps(by.prompt) {
		bad += noteQuietest
	}
	return bad
}

// How bad it is if a note covers a small part of a legal place; to cover all of one is twice as bad.
const (
	noteLegal     = 400.0
	noteLegalRead = 10.0   // where it is but read: it goes away before anything is put there
	noteLegalKept = 1000.0 // where it was rather to lie on none at all
)

// overLegal is how bad it is that a note covers legal places: something is to be put down there while it lies there.
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

// badArrow is how bad the way is that the arrow of a note has from a place, if it has one.
func (by *beside) badArrow(r Rect) float64 {
	if !by.arrow {
		return 0
	}
	_, bad := by.arrowFrom(r)
	return bad
}

// hidesUsed is how bad it is what a note hides of what hands and eyes look for on the table.
func (by *beside) hidesUsed(r Rect) float64 { return hidden(r, by.used, by.unit) }

// wayTerm is something that speaks against a way for the arrow of a note.
type wayTerm struct {
	name  string
	weigh func(by *beside, w way) float64
}

// wayTerms are all that speaks against a way.
var wayTerms = [...]wayTerm{
	{"crosses", (*beside).crosses},
	{"portraits", func(by *beside, w way) float64 { return notePortraits * w.over(by.portraits) }},
	{"names", func(by *beside, w way) float64 { return noteNames * w.over(by.names) }},
	{"marks", func(by *beside, w way) float64 { return noteMarks * w.over(by.marks) }},
	{"answers", func(by *beside, w way) float64 { return noteAnswers * w.over(by.answers) }},
	{"dives", (*beside).goesUnder},
	{"legal", (*beside).strikesLegal},
	{"strikes out", (*beside).strikesOut},
	{"veils", (*beside).veils},
}

// weighWay is how bad a way is.
func (by *beside) weighWay(w way) float64 {
	bad := 0.0
	for i := range wayTerms {
		bad += wayTerms[i].weigh(by, w)
	}
	return bad
}

// How bad it is to go over one of these: a face, the name of a card and an answer are to be read, and the marks of start and end are
// what squares are told apart by.
const (
	notePortraits = 200.0
	noteNames     = 60.0
	noteMarks     = 60.0
	noteAnswers   = 500.0
)

// noteCrosses is how bad it is to go over another thing that the note is about.
const noteCrosses = 300.0

// crosses is how bad it is that an arrow goes over other things that the note is about: it would seem to point to them.
func (by *beside) crosses(w way) float64 {
	bad := 0.0
	for _, a := range by.about[1:] {
		if !a.Overlaps(by.about[0]) && w.through(a) {
			bad += noteCrosses
		}
	}
	return bad
}

// How bad it is to go under the prompt line or the sheet of its answers; in a lesson the note may lie on whatever is in shade, and so
// has other places.
const (
	noteDives   = 40.0
	noteDivesIn = 200.0
)

// goesUnder is how bad it is that an arrow goes under something: it lies in two pieces then.
func (by *beside) goesUnder(w way) float64 {
	if by.dim {
		return noteDivesIn * w.over(by.under)
	}
	return noteDives * w.over(by.under)
}

// noteStrikes is how bad it is to go over a legal place.
const noteStrikes = 60.0

// strikesLegal is how bad it is that an arrow goes over legal places to which it does not point: it would seem to mean one of them.
func (by *beside) strikesLegal(w way) float64 {
	bad := 0.0
	for _, l := range by.legal {
		if !l.Overlaps(by.about[0]) && w.through(l) {
			bad += noteStrikes
		}
	}
	return bad
}

// noteCrossed is how bad it is to go over a unit of something written.
const noteCrossed = 0.6

// strikesOut is how bad it is what an arrow goes over of what is written: across a line of text it does little harm, and along one it
// strikes it out.
func (by *beside) strikesOut(w way) float64 {
	bad := 0.0
	for _, t := range by.texts {
		bad += noteCrossed * w.within(t)
	}
	return bad / by.unit
}

// noteVeils is how bad it is to go over something that is read or taken in a lesson.
const noteVeils = 30.0

// veils is how bad it is that a lesson's note has no arrow in a place, since it would hide more than it shows.
func (by *beside) veils(w way) float64 {
	if by.dim && by.hides(w) {
		return noteVeils
	}
	return 0
}
