package menu

import (
	"github.com/ebitenui/ebitenui/image"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render"
)

// Stock is all that has been drawn.
type Stock struct {
	unit   float64 // of the menus that plates and masks were drawn for
	plates map[plateKey]*image.NineSlice
	sheets map[sheetKey]*ebiten.Image
	masks  map[maskKey]*ebiten.Image
}

// NewStock returns a stock of nothing.
func NewStock() *Stock {
	return &Stock{plates: map[plateKey]*image.NineSlice{}, sheets: map[sheetKey]*ebiten.Image{}, masks: map[maskKey]*ebiten.Image{}}
}

// Paper is a stock for a menu, whose unit is given in pixels.
type Paper struct {
	stock *Stock
	unit  float64
}

// For takes up the unit of a menu that is begun. What was drawn for another one is forgotten: it goes when no menu shows it any
// more.
func (s *Stock) For(unit float64) Paper {
	if unit != s.unit {
		s.unit = unit
		clear(s.plates)
		clear(s.masks)
	}
	return Paper{s, unit}
}

// px converts units to pixels.
func (p Paper) px(units float64) int { return int(units*p.unit + 0.5) }

// maskKey names an opacity drawn by code, to be tinted.
type maskKey struct {
	name          string
	width, height int
}

// Mask returns an opacity as a white picture.
func (p Paper) Mask(name string, width, height int) *ebiten.Image {
	key := maskKey{name, width, height}
	if picture, ok := p.stock.masks[key]; ok {
		return picture
	}
	var picture *ebiten.Image
	switch name {
	case "worn":
		picture = render.WhiteImage(art.Worn(width, height))
	case "corner":
		picture = render.WhiteImage(art.Corner(width))
	case "ornament":
		picture = render.WhiteImage(art.Ornament(width, height))
	default:
		picture = ebiten.NewImage(width, height) // an icon that does not exist is left out
		if icon, err := art.Icon(name, width); err == nil {
			picture = render.WhiteImage(icon)
		}
	}
	p.stock.masks[key] = picture
	return picture
}
