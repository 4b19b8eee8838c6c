package layout

import (
	"math"

	"sixwinters/render/letters"
)

// lines is how many lines a text of a note takes at a width in units.
func (n *Note) lines(text string, width float64) float64 {
	return float64(letters.Lines(text, width*n.full))
}

// fullLine is how much of a line of a note is filled at the most: its letters have a size rounded to half a pixel, and are as wide as
// those of the next whole one.
func (p *Plan) fullLine() float64 {
	size := p.units(letters.Size)
	return min(1, size/math.Ceil(math.Round(2*size)/2))
}
