package art

import (
	"image/color"
	"math"
	"slices"
)

// A Swatch is a colour that things are filled with, and the two colours that go with it: Ink for pips, icons and
// text that lie on it, readable at any size, and Edge for its outline.
type Swatch struct {
	Fill, Ink, Edge color.NRGBA
}

// The materials of the table.
var (
	Parchment     = rgb(0xF1E4C6) // cards and sheets
	ParchmentDark = rgb(0xE2CFA4) // a card's bands and empty squares
	ParchmentEdge = rgb(0xA88A57) // a card's outline
	Ink           = rgb(0x2A1B10) // text on parchment
	InkSoft       = rgb(0x5E4731) // lesser text on parchment
	Chalk         = rgb(0xFFFAEC) // text and icons on dark colours
	Pale          = Parchment     // text on the cloth and on sheets of night
	Gold          = rgb(0xB8892B) // rules, frames and initials
	GoldBright    = rgb(0xEBCB6E) // gold where it catches the light; titles on cloth
	Frost         = rgb(0xDCEAF2) // snow, ice, the breath of winter
	Blossom       = rgb(0xF0C3C8) // petals in spring
	Night         = rgb(0x141A24) // behind the table and under shadows
	Dusk          = rgb(0x2A170A) // over what the lamp does not fall on
)

// What pictures are drawn with: as ink and parchment are where these are dark on light, and never the other way round.
var (
	Pen, PenSoft   = Ink, InkSoft
	Page, PageDark = Parchment, ParchmentDark
)

// Grounds under text of [Ink].
var (
	Marked  = GoldBright // what is chosen
	Pointed = Hover      // what the pointer is on
	Field   = Chalk      // a line to write in
)

// The signs for the pointer and the keyboard.
var (
	Legal   = rgb(0xFFD75E) // the glow round a place that may be chosen
	Hover   = rgb(0xFFF3C4) // the same under the pointer
	Refused = rgb(0xC8352B) // a place that may not
)

// The words of the game in the order of the arrays below.
var (
	ResourceNames = [6]string{"support", "technology", "espionage", "military", "diplomacy", "sorcery"}
	RegionNames   = [3]string{"empire", "redbank", "settled"}
	SeasonNames   = [4]string{"winter", "spring", "summer", "fall"}
)

// Resources are the colours of the six resources and their dice, in the order of [ResourceNames].
var Resources = [6]Swatch{
	{Fill: rgb(0xEBBB2D), Ink: Ink, Edge: rgb(0x8F6A0C)},
	{Fill: rgb(0xDD7A2C), Ink: Ink, Edge: rgb(0x86430F)},
	{Fill: rgb(0xA6222E), Ink: Chalk, Edge: rgb(0x5E0F18)},
	{Fill: rgb(0x565C61), Ink: Chalk, Edge: rgb(0x34393D)},
	{Fill: rgb(0xBFA8E0), Ink: Ink, Edge: rgb(0x6F5899)},
	{Fill: rgb(0x2A5BAA), Ink: Chalk, Edge: rgb(0x143263)},
}

// Regions are the colours of the three regions, in the order of [RegionNames].
var Regions = [3]Swatch{
	{Fill: rgb(0x5C2143), Ink: Chalk, Edge: rgb(0x351126)},
	{Fill: rgb(0x8A3D22), Ink: Chalk, Edge: rgb(0x522210)},
	{Fill: rgb(0x1F5E5C), Ink: Chalk, Edge: rgb(0x103836)},
}

// Seasons are the colours of the four seasons, in the order of [SeasonNames].
var Seasons = [4]Swatch{
	{Fill: rgb(0xA9C8DE), Ink: Ink, Edge: rgb(0x587E98)},
	{Fill: rgb(0x93B865), Ink: Ink, Edge: rgb(0x55752F)},
	{Fill: rgb(0xE6C54A), Ink: Ink, Edge: rgb(0x927716)},
	{Fill: rgb(0xA9501F), Ink: Chalk, Edge: rgb(0x652C0D)},
}

// Cloths are the table cloths of the four seasons, in the order of [SeasonNames]: what the cards lie on.
var Cloths = [4]Swatch{
	{Fill: rgb(0x1D2C49), Ink: Frost, Edge: rgb(0x111B30)},
	{Fill: rgb(0x214030), Ink: Parchment, Edge: rgb(0x14291E)},
	{Fill: rgb(0x3E431F), Ink: Parchment, Edge: rgb(0x282C13)},
	{Fill: rgb(0x57370F), Ink: Parchment, Edge: rgb(0x382308)},
}

// Dice and tracks that belong to no resource.
var (
	ActionDie = Swatch{Fill: rgb(0xF6EED8), Ink: Ink, Edge: rgb(0x9C8A62)}
	Psyche    = Swatch{Fill: rgb(0x4A4A8C), Ink: Chalk, Edge: rgb(0x2A2A57)}
	Body      = Swatch{Fill: rgb(0x943548), Ink: Chalk, Edge: rgb(0x591C29)}
)

// Players are the colours of the two players' tokens.
var Players = [2]Swatch{
	{Fill: Chalk, Ink: Ink, Edge: Gold},
	{Fill: Night, Ink: GoldBright, Edge: GoldBright},
}

// Named returns the swatch of a resource, a region or a season, or of "action", "psyche" or "body", in the theme in use.
func Named(word string) (Swatch, bool) { return worn.Named(word) }

// Named is [Named] in a theme.
func (t *Theme) Named(word string) (Swatch, bool) {
	switch word {
	case "action":
		return t.ActionDie, true
	case "psyche":
		return t.Psyche, true
	case "body":
		return t.Body, true
	}
	for _, kind := range [...]struct {
		names    []string
		swatches []Swatch
	}{{ResourceNames[:], t.Resources[:]}, {RegionNames[:], t.Regions[:]}, {SeasonNames[:], t.Seasons[:]}} {
		if i := slices.Index(kind.names, word); i >= 0 {
			return kind.swatches[i], true
		}
	}
	return Swatch{}, false
}

// Contrast returns the contrast ratio of two opaque colours as the Web Content Accessibility Guidelines define it, from 1
// for the same lightness to 21 for black and white. Text is easy to read from 4.5.
func Contrast(a, b color.NRGBA) float64 {
	lighter, darker := luminance(a), luminance(b)
	if lighter < darker {
		lighter, darker = darker, lighter
	}
	return (lighter + 0.05) / (darker + 0.05)
}

// luminance returns the relative luminance of a colour, from 0 for black to 1 for white.
func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// Blend returns the colour a share of the way from a to b, 0 to 1.
func Blend(a, b color.NRGBA, share float64) color.NRGBA {
	part := func(x, y uint8) uint8 { return uint8(math.Round(float64(x) + (float64(y)-float64(x))*share)) }
	return color.NRGBA{part(a.R, b.R), part(a.G, b.G), part(a.B, b.B), part(a.A, b.A)}
}

// Fade returns a colour at a share of its opacity, 0 to 1.
func Fade(c color.NRGBA, share float64) color.NRGBA {
	c.A = uint8(math.Round(float64(c.A) * share))
	return c
}

// rgb returns the opaque colour written 0xRRGGBB.
func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xFF}
}
