package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
)

// A contact sheet shows the fronts of many cards side by side.
const (
	sheetCard = 470.0 // the tallest card on it, in units
	sheetGap  = 12.0
)

// Sheet draws a contact sheet over a whole image: as many cards as have room, from the first on, row by row. It returns
// how many it has drawn, at least one.
func (p *Painter) Sheet(screen *ebiten.Image, all []Face, unit float64) int {
	c := faces{on(p.on(screen, unit))}
	screen.Fill(art.Cloths[content.Winter].Fill)
	size := screen.Bounds().Size()
	floor := layout.Rect{W: float64(size.X), H: float64(size.Y)}
	c.spread(p.cloth, floor)
	floor = floor.Inset(sheetGap * unit)

	drawn := 0
	for drawn < len(all) {
		row, tallest := c.sheetRow(all[drawn:], floor.W)
		if drawn > 0 && tallest > floor.H {
			break
		}
		room := floor.TakeTop(tallest, sheetGap*unit)
		for _, set := range row {
			at := room.TakeLeft(set.width, sheetGap*unit)
			at.H = set.height
			c.shadow(at, 8*unit, 5*unit)
			c.face(&all[drawn], set, at)
			drawn++
		}
	}
	return drawn
}

// sheetRow sizes the cards of a row of a width, and finds the tallest.
func (c faces) sheetRow(faces []Face, width float64) (row []faceSize, tallest float64) {
	widest := width
	for i := range faces {
		set := c.sizeFace(&faces[i], widest, sheetCard*c.u)
		if width -= set.width; width < 0 && i > 0 {
			return row, tallest
		}
		width -= sheetGap * c.u
		row = append(row, set)
		tallest = max(tallest, set.height)
	}
	return row, tallest
}
