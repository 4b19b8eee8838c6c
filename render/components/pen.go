// Package components draws the components of the game, the same on the table, in the rules on the screen and in those on paper: dice,
// markers, squares, piles, the signs of cards, and whole cards as they are in pictures of the rules. It draws with a [Pen], which a window
// and a page each have, and imports neither.
package components

import (
	"image/color"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/geom"
)

// Pen draws on a window or on a page, in lengths of its own. What it cannot draw, such as a gleam on paper, it leaves out.
type Pen interface {
	Unit() float64              // a unit is a pixel in a window of 1280 by 720
	Pixel() float64             // the least length that can be drawn; 0 on paper
	Snap(r geom.Rect) geom.Rect // to whole pixels
	Look() *art.Theme
	Cloth() art.Swatch // what is below, and what is written on it
	Patterned() bool   // patterns tell apart what colours do

	Fill(r geom.Rect, tint color.NRGBA)
	Round(r geom.Rect, radius float64, tint color.NRGBA)
	Framed(r geom.Rect, radius, width float64, fill, frame color.NRGBA) // with the frame inside the edge
	Frame(r geom.Rect, width float64, tint color.NRGBA)                 // with square corners
	Dashed(r geom.Rect, width float64, tint color.NRGBA)
	Form(name string, r geom.Rect, tint color.NRGBA) // a disc, diamond, kite or other shape
	Pattern(where, word string, r geom.Rect, tint color.NRGBA)
	Icon(name string, r geom.Rect, tint color.NRGBA)
	Token(name string, r geom.Rect, tint color.NRGBA)                // an icon of a text, on a ground where it has colours
	Arrow(r geom.Rect, size, angle float64, tint color.NRGBA)        // angle in radians from pointing right
	Parchment(r geom.Rect, radius, width float64, frame color.NRGBA) // a framed sheet
	Text(f Font, line string, r geom.Rect, at Align, tint color.NRGBA)
	Picture(cards *content.Content, card content.CardOf, r geom.Rect, percent int) // of a card, in percent of its opacity
	Rim(draw func())                                                               // the lit rim of what is cut in: it says nothing of its own; not on paper
}

// Font is a typeface at a size in units.
type Font struct {
	Face  art.Typeface
	Units float64
}

// The typefaces.
const (
	body        = art.BodyFace
	bold        = art.BoldFace
	displayBold = art.DisplayBoldFace
)

// Sizes of text in units. The smallest is 12.
const (
	Small  = 12.0
	Normal = 13.0
	Large  = 16.0
)

// Align is the place of a line in its rectangle.
type Align uint8

// The places.
const (
	Left Align = iota
	Center
	Right
)

// Opacity in percent of pictures under dice, characters and signs.
const (
	Quiet     = 90
	VeryQuiet = 72
)

// Drawer draws components with a pen.
type Drawer struct{ Pen }

// Chip draws an icon on a ground in its own colours.
func (d Drawer) Chip(icon string, s art.Swatch, r geom.Rect) {
	r = r.Square()
	d.Framed(r, 0.22*r.H, 0.06*r.H, s.Fill, s.Edge)
	d.Pattern("rim", icon, r, s.Ink)
	inset := 0.12
	if d.Patterned() {
		inset = 0.2
	}
	d.Icon(icon, r.Inset(inset*r.H), s.Ink)
}

// MarkerSize is the height of a cube on a track, in units.
const MarkerSize = 15.0

// Marker draws the cube of progress or of the threat in the middle of a rectangle.
func (d Drawer) Marker(m art.Marker, r geom.Rect) {
	d.Cube(r.Middle(MarkerSize*d.Unit(), MarkerSize*d.Unit()), m)
}

// Cube draws a marker as a cube seen from a corner, with its rim. With patterns the threat has a diamond on its top.
func (d Drawer) Cube(r geom.Rect, m art.Marker) {
	look := d.Look()
	d.Form("disc", r.Move(0.06*r.W, 0.1*r.H), art.Fade(look.Night, 0.35))
	d.Form("hexagon", r, m.Rim)
	in := r.Inset(0.09 * r.H)
	d.Form("cube-left", in, m.Left)
	d.Form("cube-right", in, m.Right)
	d.Form("cube-top", in, m.Top)
	if d.Patterned() && m == art.ThreatMarker() {
		d.Form("diamond", r.Middle(0.5*r.W, 0.5*r.H).Move(0, -0.22*r.H), look.Chalk)
	}
}

// PlayerPattern marks a thing of the second player with a dashed frame, if patterns are on.
func (d Drawer) PlayerPattern(player int, r geom.Rect) {
	if d.Patterned() && player == 1 {
		d.Dashed(r, 2*d.Unit(), d.Look().Chalk)
	}
}
