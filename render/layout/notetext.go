package layout

import (
	"strings"

	"sixwinters/render/rich"
)

// noteLines is how many lines a text of a note takes at a width in units.
func noteLines(text string, width float64) float64 {
	return float64(len(rich.Wrap(rich.Parse(text, notePart), width*noteFull, noteSpace)))
}

// Widths in a note in units, never less than they are drawn.
const (
	noteSpace = 4.0
	noteOther = 15.5 // of a letter that is not listed
	noteIcon  = 17.0
	noteBold  = 0.93 // of a line holds as much in bold letters
	noteSmall = 0.86 // width of a bold heading in relation to that of as much text
	noteFull  = 0.97 // of a line at most is filled: sizes of letters are rounded to half a pixel
)

// noteLetters are the widths of the letters of a note in units.
var noteLetters = letterWidths(map[float64]string{
	3: "'", 4: ".,:;·", 4.5: "jl()", 5: "iJ", 5.5: "ftI\"/", 6: "1", 6.5: "rs!-", 7: "c", 7.5: "ae57", 8: "govxz238",
	8.5: "bdkquyFLS469?–+", 9: "hnpPT0", 9.5: "BEYZ", 10: "C", 10.5: "KRUVX", 11: "ADGOQ", 11.5: "HN&", 12: "w",
	13: "…→%", 13.5: "m", 14: "M",
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
