// Package note lays notes over the table: pages of lessons, hints, and what is met for the first time. A note lies beside what it
// is about, in one of a few shapes, with a straight arrow to it.
//
// It is pure geometry: it is told rectangles and texts, and knows neither the rules nor the table. Where a note lies is found by
// comparing places: at a dozen anchors around what it is about, and if each of them covers something, all over the window. The
// comparison goes through what speaks against a place in the order of its weight, see [rank].
package note

import "sixwinters/render/geom"

// Rect is a rectangle in the window, in pixels.
type Rect = geom.Rect

// Text is what a note says and offers; "" for parts it does not have.
type Text struct {
	Head   string // a small heading
	Short  string // the heading in fewer words, for where it is too long
	Fact   string // what happened, above what is said
	Say    string
	Do     string // what the player is to do
	Answer string // to what the player tried last
	Agrees bool   // the answer is no refusal
	Button string // continues or dismisses
	Key    string // that presses the button, written on it
	Back   string // on the button to the page before, beside the heading
	Return string // on the button that ends rereading, beside the other
	Known  bool   // what it says has been read before: it is left out where there is little room
	Bare   bool   // its heading is left out where there is little room
	Both   bool   // the button above its text stays then, beside the other: it leads elsewhere, not back, and has no arrow
}

// Table is what there is around a note. Rectangles are in pixels; lists may overlap.
type Table struct {
	Window Rect
	Unit   float64 // pixels to a unit
	Tight  bool    // there is little room: the note may be as narrow as a column or as wide as the window

	About  []Rect // what the note is about
	Near   Rect   // it lies near that: the first it is about, or a stand-in if it is about nothing in sight
	Points bool   // it has an arrow to the first it is about, if that crosses nothing

	// What the note should not cover, those with the most weight first.
	Keep   []Rect // what is asked for now
	Quiet  []Rect // the prompt line and the sheet of its answers
	Avoid  []Rect // legal places, and the steps
	Rather []Rect // other things in use

	Cross []Rect // what the arrow should not cross

	Room   []string // answers that may come, the longest first: it leaves room for one of them if it can
	Was    Rect     // where the note has lain so far, with its room, or empty: it stays there if it can
	Corner Corner   // of the button of the note before this one: its own button lies there unless the note covered more for that
	Folds  bool     // where it would cover anything of these lists it lies folded to its heading, or nowhere
}

// Sheet is where a note lies, with its parts; a part is empty if the note does not have it.
type Sheet struct {
	Rect   Rect // empty if it lies nowhere
	Room   Rect // the sheet with the room for its answers
	Folded bool // only its heading is seen: all of it is a button that unfolds it
	Short  bool // it has the short heading
	Icon   Rect // of a folded one

	Head, Fact, Say, Do, Answer Rect
	Button, Back, Return        Rect
	Key                         Rect // on the button

	About  []Rect
	Points bool // to the first of About, by a frame where there is no arrow
	Arrow       // both ends are the same if there is none
}

// Corner is the lower right corner of a button, in pixels; that of no button is 0, 0.
type Corner struct{ X, Y float64 }

// large is the share of the window that a note may take at most without being folded.
const large = 0.25

func Lay(t *Text, on *Table) Sheet {
	s := search{text: t, on: on, forms: forms(t, on)}
	at := s.place()
	if on.Folds && (at.rank.covers() || at.rect.W*at.rect.H > large*on.Window.W*on.Window.H) {
		s.forms = foldedForms(t)
		if at = s.best(""); at.rank.covers() {
			return Sheet{}
		}
	}
	sheet := at.form.sheet(t, on, at.rect)
	sheet.Room, sheet.About, sheet.Points = at.room, on.About, on.Points
	if arrow, crosses := on.arrow(sheet.Rect); on.Points && crosses == 0 {
		sheet.Arrow = arrow
	}
	return sheet
}
