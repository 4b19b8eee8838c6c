// Package letters tells how much room texts take on the table without a font: in units, for body letters of [Size], and never
// less than is drawn.
package letters

import (
	"slices"

	"sixwinters/render/rich"
)

// Size is the size in units of the letters that are measured: those of a note, and of a prompt in one line.
const Size = 15.0

// Other letters of that size, in relation to body letters.
const (
	Bold   = 0.915 // a line holds this share of the text in bold letters
	Italic = 1.12  // and this in italic ones
	Small  = 0.875 // width of a small bold heading
	Full   = 0.97  // of a line is filled at most, whatever the scale: sizes are rounded to half a pixel
)

// Width returns the width of a text in one line, in units.
func Width(text string) float64 { return rich.Width(text, measure, space) }

// Lines returns the number of lines that a text takes at a width in units.
func Lines(text string, width float64) int {
	return len(rich.Wrap(rich.Parse(text, measure), width, space))
}

// TwoLineWidth returns the width in units, least or some steps more, at which a text takes at most two lines.
func TwoLineWidth(text string, least, step float64) float64 {
	atoms, width := rich.Parse(text, measure), least
	for len(rich.Wrap(atoms, width, space)) > 2 {
		width += step
	}
	return width
}

// Widths in units.
const (
	space = 4.0
	other = 15.5 // a letter that is not listed
	icon  = 17.0
)

// widths are the widths of letters in units.
var widths = byLetter(map[float64]string{
	3: "'", 3.6: ".:·", 4: ",;", 4.4: "j()", 4.6: "il", 5: "J", 5.2: "f\"", 5.4: "tI", 5.6: "1/", 6.2: "!", 6.4: "r-",
	6.6: "s", 6.8: "c", 7.2: "e7", 7.6: "az5", 7.8: "g38", 8: "ovx2", 8.2: "bkqy69?", 8.4: "S+", 8.6: "dpuFL4–", 8.8: "PT",
	9: "hn0", 9.2: "E", 9.4: "B", 9.6: "YZ", 9.8: "C", 10: "X", 10.2: "KU", 10.4: "RV", 10.6: "A", 11: "DGOQ", 11.2: "N&",
	11.4: "H", 11.8: "w", 13: "…→%", 13.4: "m", 14: "M",
})

// byLetter turns lists of letters of the same width into the width of each, in the order of Unicode.
func byLetter(lists map[float64]string) []float64 {
	all := slices.Repeat([]float64{other}, '→'+1)
	for width, list := range lists {
		for _, letter := range list {
			all[letter] = width
		}
	}
	return all
}

// measure returns the width of an icon or a run of letters in units.
func measure(part rich.Part) float64 {
	if part.Icon {
		return icon
	}
	width := 0.0
	for _, letter := range part.Text {
		if int(letter) < len(widths) {
			width += widths[letter]
		} else {
			width += other
		}
	}
	return width
}
