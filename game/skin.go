package game

import (
	"bytes"
	"fmt"
	"image/color"

	"github.com/ebitenui/ebitenui/image"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
)

// skin is how menus and dialogs look: ebitenui's widgets in parchment, ink and gold, with frost on what is pointed at.
type skin struct {
	body, bold, italic, display *text.GoTextFaceSource

	scale float64 // of everything, as it is set; 1 is the usual size

	// What was drawn once, by its size.
	unit   float64 // of the menus it was drawn for
	plates map[plateKey]*image.NineSlice
	leaves map[leafKey]*ebiten.Image
	masks  map[maskKey]*ebiten.Image

	press      func()            // is heard when a button is pressed
	byKeys     bool              // the keyboard was used last, and not the mouse: what is focused is shown
	seenX      float64           // where the mouse was then
	seenY      float64           //
	focusNames map[string]string // what is focused in each menu, by the name of the menu
	scrolled   map[string]int    // how far each is scrolled, in pixels
}

func newSkin() (*skin, error) {
	k := &skin{
		scale: 1, press: func() {}, plates: map[plateKey]*image.NineSlice{}, leaves: map[leafKey]*ebiten.Image{}, masks: map[maskKey]*ebiten.Image{},
		focusNames: map[string]string{}, scrolled: map[string]int{},
	}
	for _, font := range []struct {
		name string
		data []byte
		to   **text.GoTextFaceSource
	}{
		{"text", art.BodyRegular, &k.body}, {"bold", art.BodyBold, &k.bold}, {"italic", art.BodyItalic, &k.italic}, {"title", art.DisplayBold, &k.display},
	} {
		source, err := text.NewGoTextFaceSource(bytes.NewReader(font.data))
		if err != nil {
			return nil, fmt.Errorf("the %s font cannot be read: %w", font.name, err)
		}
		*font.to = source
	}
	return k, nil
}

// forUnit takes up the unit of a menu that is begun. What was drawn for another one is forgotten: it goes when no menu shows it any
// more.
func (k *skin) forUnit(unit float64) {
	if unit != k.unit {
		k.unit = unit
		clear(k.plates)
		clear(k.masks)
	}
}

// look is what a plate is for.
type look uint8

const (
	plainLook   look = iota // it can be pressed
	pointedLook             // the mouse or the keyboard is on it
	pressedLook             // it is being pressed
	chosenLook              // it is what is chosen of several
	chosenPointedLook
	unusableLook // it cannot be pressed now
	fieldLook    // a line to write in
	trackLook    // what something slides along
)

// plate is the plate of a look in the colours of now.
func (l look) plate() art.Plate {
	frost := art.Seasons[0].Fill // on parchment, that of snow would not be seen
	switch l {
	case pointedLook:
		return art.Plate{Fill: art.Hover, Line: art.Ink, Inner: art.Gold, Glow: frost}
	case pressedLook:
		return art.Plate{Fill: art.GoldBright, Line: art.Ink, Inner: art.Gold, Glow: frost}
	case chosenLook:
		return art.Plate{Fill: art.GoldBright, Line: art.Ink, Inner: art.Gold, Heavy: true}
	case chosenPointedLook:
		return art.Plate{Fill: art.GoldBright, Line: art.Ink, Inner: art.Hover, Glow: frost, Heavy: true}
	case unusableLook:
		return art.Plate{Fill: art.Parchment, Line: art.ParchmentDark}
	case fieldLook:
		return art.Plate{Fill: art.Chalk, Line: art.InkSoft}
	case trackLook:
		return art.Plate{Fill: art.ParchmentDark, Line: art.InkSoft}
	}
	return art.Plate{Fill: art.ParchmentDark, Line: art.InkSoft, Inner: color.NRGBA{R: art.Gold.R, G: art.Gold.G, B: art.Gold.B, A: 150}}
}

// plateKey names a plate drawn for a size of the unit. The plate itself is part of it: colours can change.
type plateKey struct {
	plate              art.Plate
	corner, glow, line int
}

// plate is the nine slices of a look.
func (m *menu) plate(l look) *image.NineSlice {
	key := plateKey{l.plate(), m.px(9), m.glow(), max(1, m.px(1.2))}
	slices, ok := m.skin.plates[key]
	if !ok {
		slices = image.NewNineSliceSimple(ebiten.NewImageFromImage(key.plate.Draw(key.corner, key.glow, key.line)), key.corner, 1)
		m.skin.plates[key] = slices
	}
	return slices
}

// glow is how wide a plate glows, in pixels.
func (m *menu) glow() int { return max(2, m.px(4)) }

func (m *menu) buttonImage(is bool) *widget.ButtonImage {
	if is {
		return &widget.ButtonImage{Idle: m.plate(chosenLook), Hover: m.plate(chosenPointedLook), Pressed: m.plate(pressedLook), Disabled: m.plate(unusableLook)}
	}
	return &widget.ButtonImage{Idle: m.plate(plainLook), Hover: m.plate(pointedLook), Pressed: m.plate(pressedLook), Disabled: m.plate(unusableLook)}
}

// maskKey names an opacity drawn by code, to be tinted.
type maskKey struct {
	name          string
	width, height int
}

// mask is an opacity as a white picture.
func (k *skin) mask(name string, width, height int) *ebiten.Image {
	key := maskKey{name, width, height}
	if picture, ok := k.masks[key]; ok {
		return picture
	}
	var picture *ebiten.Image
	switch name {
	case "worn":
		picture = whiteOf(art.Worn(width, height))
	case "corner":
		picture = whiteOf(art.Corner(width))
	case "ornament":
		picture = whiteOf(art.Ornament(width, height))
	default:
		picture = ebiten.NewImage(width, height) // an icon that does not exist is left out
		if icon, err := art.Icon(name, width); err == nil {
			picture = whiteOf(icon)
		}
	}
	k.masks[key] = picture
	return picture
}
