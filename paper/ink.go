package paper

import (
	"image/color"
	"math"

	"sixwinters/art"
	"sixwinters/content"
)

// look has the colours of the game, whatever theme the window wears.
var look = art.Themes[0]

var (
	white = color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF}
	black = color.NRGBA{0, 0, 0, 0xFF}
)

// shade returns what is printed for a colour: with black ink a grey of its lightness.
func (i Ink) shade(c color.NRGBA) color.NRGBA {
	if i != Black {
		return c
	}
	grey := uint8(math.Round(0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B)))
	return color.NRGBA{grey, grey, grey, c.A}
}

// ground returns the colours of a large ground and what lies on it: to save ink, dark on white.
func (i Ink) ground(s art.Swatch) art.Swatch {
	if i == Saving {
		return art.Swatch{Fill: white, Ink: look.Ink, Edge: s.Edge}
	}
	return s
}

// parchment returns the colour of cards and sheets.
func (i Ink) parchment() color.NRGBA {
	if i == Full {
		return look.Parchment
	}
	return white
}

// look returns the colours of components, with white where ink is saved.
func (i Ink) look() *art.Theme {
	t := *look
	t.Parchment, t.ParchmentDark = i.parchment(), i.band()
	if i == Saving {
		t.Night = white // of shadows
	}
	return &t
}

// cloth returns the colours under the pictures of the rules.
func (i Ink) cloth() art.Swatch {
	return i.ground(art.Swatch{Fill: art.Blend(look.Cloths[content.Winter].Fill, look.Night, 0.2), Ink: look.Parchment, Edge: look.GoldBright})
}

// swatch returns the colours of what has an icon on a ground of its own.
func swatch(name string) art.Swatch {
	s, _ := look.Named(name)
	return s
}

// band returns the colour of bands and empty squares on parchment.
func (i Ink) band() color.NRGBA {
	switch i {
	case Full:
		return look.ParchmentDark
	case Black:
		return color.NRGBA{0xE6, 0xE6, 0xE6, 0xFF}
	}
	return white
}

// night returns the colours of the dark ground of boards and backs.
func (i Ink) night() art.Swatch {
	return i.ground(art.Swatch{Fill: art.Blend(look.Cloths[0].Fill, look.Night, 0.35), Ink: look.GoldBright, Edge: look.Gold})
}
