package menu

import (
	"image/color"

	"github.com/ebitenui/ebitenui/image"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
)

// Look is what a plate is for.
type Look uint8

const (
	plain   Look = iota // it can be pressed
	pointed             // the mouse or the keyboard is on it
	pressed             // it is being pressed
	chosen              // it is what is chosen of several
	chosenPointed
	Unusable // it cannot be pressed now
	Field    // a line to write in
	Track    // what something slides along
)

// plate returns the plate of a look in the colours of now.
func (l Look) plate() art.Plate {
	frost := art.Seasons[0].Fill // on parchment, that of snow would not be seen
	switch l {
	case pointed:
		return art.Plate{Fill: art.Pointed, Line: art.Ink, Inner: art.Gold, Glow: frost}
	case pressed:
		return art.Plate{Fill: art.Marked, Line: art.Ink, Inner: art.Gold, Glow: frost}
	case chosen:
		return art.Plate{Fill: art.Marked, Line: art.Ink, Inner: art.Gold, Heavy: true}
	case chosenPointed:
		return art.Plate{Fill: art.Marked, Line: art.Ink, Inner: art.Hover, Glow: frost, Heavy: true}
	case Unusable:
		return art.Plate{Fill: art.Parchment, Line: art.ParchmentDark}
	case Field:
		return art.Plate{Fill: art.Field, Line: art.InkSoft}
	case Track:
		return art.Plate{Fill: art.ParchmentDark, Line: art.InkSoft}
	}
	return art.Plate{Fill: art.ParchmentDark, Line: art.InkSoft,
		Inner: color.NRGBA{R: art.Gold.R, G: art.Gold.G, B: art.Gold.B, A: 150}}
}

// plateKey names a plate drawn for a size of the unit. The plate itself is part of it: colours can change.
type plateKey struct {
	plate              art.Plate
	corner, glow, line int
}

func (p Paper) Plate(l Look) *image.NineSlice { return p.slices(l.plate(), 9, p.Glow(), 1.2) }

// Cap returns the nine slices of a small plate without a glow.
func (p Paper) Cap(of art.Plate) *image.NineSlice { return p.slices(of, 6, 0, 1.5) }

// slices returns those of a plate with corners and a line of sizes in units, and a glow in pixels.
func (p Paper) slices(of art.Plate, corner float64, glow int, line float64) *image.NineSlice {
	key := plateKey{of, p.px(corner), glow, max(1, p.px(line))}
	slices, ok := p.stock.plates[key]
	if !ok {
		slices = image.NewNineSliceSimple(ebiten.NewImageFromImage(of.Draw(key.corner, key.glow, key.line)), key.corner, 1)
		p.stock.plates[key] = slices
	}
	return slices
}

// Glow returns how wide a plate glows, in pixels.
func (p Paper) Glow() int { return max(2, p.px(4)) }

// Button returns how a button looks; isChosen says that it is the one of several that is chosen.
func (p Paper) Button(isChosen bool) *widget.ButtonImage {
	if isChosen {
		return &widget.ButtonImage{Idle: p.Plate(chosen), Hover: p.Plate(chosenPointed), Pressed: p.Plate(pressed),
			Disabled: p.Plate(Unusable)}
	}
	return &widget.ButtonImage{Idle: p.Plate(plain), Hover: p.Plate(pointed), Pressed: p.Plate(pressed), Disabled: p.Plate(Unusable)}
}
