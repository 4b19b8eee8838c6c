package art

import "image/color"

// Theme is a set of colours for everything. The colours of this package are those of the theme that [Use] was last called
// with.
type Theme struct {
	Name string // as the settings name it

	Parchment, ParchmentDark, ParchmentEdge, Ink, InkSoft color.NRGBA
	Chalk, Pale, Gold, GoldBright, Frost, Night           color.NRGBA
	Marked, Pointed, Field                                color.NRGBA
	Legal, Hover, Refused                                 color.NRGBA
	Resources                                             [6]Swatch
	Regions                                               [3]Swatch
	Seasons, Cloths                                       [4]Swatch
	Players                                               [2]Swatch
	ActionDie, Psyche, Body                               Swatch

	// Plain themes have no pictures or stains under text and no faint text, and what lies on something has an edge that
	// stands out from both.
	Plain bool
}

// Plain reports whether the theme in use is a plain one.
var Plain bool

// chronicle is the usual theme.
var chronicle = Theme{
	Name: "chronicle", Parchment: Parchment, ParchmentDark: ParchmentDark, ParchmentEdge: ParchmentEdge, Ink: Ink, InkSoft: InkSoft,
	Chalk: Chalk, Pale: Pale, Gold: Gold, GoldBright: GoldBright, Frost: Frost, Night: Night, Marked: Marked, Pointed: Pointed, Field: Field, Legal: Legal, Hover: Hover, Refused: Refused,
	Resources: Resources, Regions: Regions, Seasons: Seasons, Cloths: Cloths, Players: Players,
	ActionDie: ActionDie, Psyche: Psyche, Body: Body,
}

// Black and white, and the yellow of titles, in the theme of high contrast.
var (
	black  = rgb(0x000000)
	white  = rgb(0xFFFFFF)
	yellow = rgb(0xFFE45C)
)

// highContrast is black on white and white on black: text has a contrast of 7 and more.
var highContrast = Theme{
	Name: "high-contrast", Plain: true,
	Parchment: white, ParchmentDark: rgb(0xEBEBEB), ParchmentEdge: black, Ink: black, InkSoft: rgb(0x202020),
	Chalk: white, Pale: white, Gold: rgb(0xC88A00), GoldBright: yellow, Frost: rgb(0xA8F1FF), Night: black,
	Marked: yellow, Pointed: rgb(0xA8F1FF), Field: white,
	Legal: rgb(0xFFE100), Hover: rgb(0xA8F1FF), Refused: rgb(0x9C0012),
	Resources: [6]Swatch{
		{Fill: rgb(0xFFD60A), Ink: black, Edge: black},
		{Fill: rgb(0xFF9233), Ink: black, Edge: black},
		{Fill: rgb(0x8C0A1A), Ink: white, Edge: white},
		{Fill: rgb(0x33383E), Ink: white, Edge: white},
		{Fill: rgb(0xD9C8FF), Ink: black, Edge: black},
		{Fill: rgb(0x0B3E91), Ink: white, Edge: white},
	},
	Regions: [3]Swatch{
		{Fill: rgb(0x551240), Ink: white, Edge: rgb(0x1C0615)},
		{Fill: rgb(0x74300F), Ink: white, Edge: rgb(0x260F05)},
		{Fill: rgb(0x0C4B48), Ink: white, Edge: rgb(0x041918)},
	},
	Seasons: [4]Swatch{
		{Fill: rgb(0xC4E4F8), Ink: black, Edge: black},
		{Fill: rgb(0xA4D86A), Ink: black, Edge: black},
		{Fill: rgb(0xFFDD47), Ink: black, Edge: black},
		{Fill: rgb(0x8A3A0C), Ink: white, Edge: white},
	},
	Cloths: [4]Swatch{
		{Fill: black, Ink: white, Edge: rgb(0x9DB4C8)},
		{Fill: black, Ink: white, Edge: rgb(0x93B88A)},
		{Fill: black, Ink: white, Edge: rgb(0xB9B58A)},
		{Fill: black, Ink: white, Edge: rgb(0xC2A283)},
	},
	Players: [2]Swatch{
		{Fill: white, Ink: black, Edge: rgb(0xC88A00)},
		{Fill: black, Ink: yellow, Edge: yellow},
	},
	ActionDie: Swatch{Fill: white, Ink: black, Edge: black},
	Psyche:    Swatch{Fill: rgb(0x30308A), Ink: white, Edge: rgb(0x14143C)},
	Body:      Swatch{Fill: rgb(0x861832), Ink: white, Edge: rgb(0x3A0A16)},
}

// darkContrast is highContrast with white on black on cards and sheets too. Gold and red are light enough for frames on black and
// dark enough for white letters.
var darkContrast = dark(highContrast)

// dark returns a plain theme with dark cards and sheets: text has a contrast of 4.5 and more.
func dark(t Theme) Theme {
	t.Name = "high-contrast-dark"
	t.Parchment, t.ParchmentDark, t.ParchmentEdge, t.Ink, t.InkSoft = rgb(0x0A0A0A), rgb(0x1C1C1C), white, white, rgb(0xE4E4E4)
	t.Gold, t.Refused = rgb(0x8F6A00), rgb(0xD4141E)
	t.Marked, t.Pointed, t.Field = t.Gold, rgb(0x003A4D), black
	return t
}

// Themes are all themes.
var Themes = []*Theme{&chronicle, &highContrast, &darkContrast}

var worn = &chronicle

// Dark returns the darker colour of cards and their ink: a ground for gold and white.
func (t *Theme) Dark() color.NRGBA {
	if t.isDark() {
		return t.Night
	}
	return t.Ink
}

// isDark reports whether cards are darker than their ink.
func (t *Theme) isDark() bool { return luminance(t.Ink) > luminance(t.Parchment) }

// Wearing returns the theme in use.
func Wearing() *Theme { return worn }

// Use sets the theme of a name; an unknown one changes nothing. What was drawn before has to be drawn again. It must not
// be called while anything is drawn.
func Use(name string) {
	for _, t := range Themes {
		if t.Name == name {
			t.wear()
		}
	}
}

func (t *Theme) wear() {
	worn, Plain = t, t.Plain
	Parchment, ParchmentDark, ParchmentEdge, Ink, InkSoft = t.Parchment, t.ParchmentDark, t.ParchmentEdge, t.Ink, t.InkSoft
	Pen, PenSoft, Page, PageDark = Ink, InkSoft, Parchment, ParchmentDark
	if t.isDark() {
		Pen, PenSoft, Page, PageDark = Parchment, ParchmentDark, Ink, InkSoft
	}
	Chalk, Pale, Gold, GoldBright, Frost, Night = t.Chalk, t.Pale, t.Gold, t.GoldBright, t.Frost, t.Night
	Marked, Pointed, Field = t.Marked, t.Pointed, t.Field
	Legal, Hover, Refused = t.Legal, t.Hover, t.Refused
	Resources, Regions, Seasons, Cloths, Players = t.Resources, t.Regions, t.Seasons, t.Cloths, t.Players
	ActionDie, Psyche, Body = t.ActionDie, t.Psyche, t.Body
}
