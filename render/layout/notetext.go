package layout

import (
	"math"
	"strings"

	"sixwinters/render/rich"
)

// noteLines is how many lines a text takes at a width in units, in letters like those of a note of some size.
func noteLines(text string, width float64) float64 {
	return linesOf(rich.Parse(text, notePart), width*noteFull)
}

// lines is how many lines a text of a note takes at a width in units. The note is tried in many shapes, and its texts are read once.
func (n *Note) lines(text string, width float64) float64 {
	atoms, known := n.atoms[text]
	if !known {
		atoms = rich.Parse(text, notePart)
		n.atoms[text] = atoms
	}
	return linesOf(atoms, width*n.full)
}

// linesOf is how many lines a text takes that fills all of a width.
func linesOf(atoms []rich.Atom, width float64) float64 {
	return float64(len(rich.Wrap(atoms, width, noteSpace)))
}

// fullLine is how much of a line of a note is filled at the most: its letters have a size rounded to half a pixel, and are as wide as
// those of the next whole one.
func (p *Plan) fullLine() float64 {
	size := p.units(NoteSize)
	return min(1, size/math.Ceil(math.Round(2*size)/2))
}

// NoteSize is the size of the letters of a note in units, and of a prompt in one line.
const NoteSize = 15.0

// Widths in a note in units, never less than they are drawn.
const (
	noteSpace  = 4.0
	noteOther  = 15.5 // of a letter that is not listed
	noteIcon   = 17.0
	noteBold   = 0.915 // of a line holds as much in bold letters
	noteItalic = 1.12  // and in italic ones
	noteSmall  = 0.875 // width of a bold heading in relation to that of as much text
	noteFull   = 0.97  // of a line at most is filled at any size: sizes of letters are rounded to half a pixel
)

// noteLetters are the widths of the letters of a note in units.
var noteLetters = letterWidths(map[float64]string{
	3: "'", 3.6: ".:·", 4: ",;", 4.4: "j()", 4.6: "il", 5: "J", 5.2: "f\"", 5.4: "tI", 5.6: "1/", 6.2: "!", 6.4: "r-", 6.6: "s", 6.8: "c",
	7.2: "e7", 7.6: "az5", 7.8: "g38", 8: "ovx2", 8.2: "bkqy69?", 8.4: "S+", 8.6: "dpuFL4–", 8.8: "PT", 9: "hn0", 9.2: "E", 9.4: "B", 9.6: "YZ",
	9.8: "C", 10: "X", 10.2: "KU", 10.4: "RV", 10.6: "A", 11: "DGOQ", 11.2: "N&", 11.4: "H", 11.8: "w", 13: "…→%", 13.4: "m", 14: "M",
})

// letterWidths turns lists of letters of the same width into the width of each.
func letterWidths(lists map[float64]string) map[rune]float64 {
	all := map[rune]float64{}
	for width, letters := range lists {
		for _, letter := range letters {
			all[letter] = width
		}
	}
	return all
}

// noteLength is the width of a text in one line, in units.
func noteLength(text string) float64 {
	length := -noteSpace
	for word := range strings.FieldsSeq(text) {
		length += noteSpace + noteWord(word)
	}
	return max(0, length)
}

// noteWord is the width of a word, of icons and letters, in units.
func noteWord(word string) float64 {
	w := 0.0
	for _, atom := range rich.Parse(word, notePart) {
		w += atom.Width
	}
	return w
}

// notePart is the width of an icon or a run of letters in units.
func notePart(part rich.Part) float64 {
	if part.Icon {
		return noteIcon
	}
	w := 0.0
	for _, letter := range part.Text {
		width, listed := noteLetters[letter]
		if !listed {
			width = noteOther
		}
		w += width
	}
	return w
}
