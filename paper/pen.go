package paper

import (
	"image/color"
	"math"

	"codeberg.org/go-pdf/fpdf"

	"sixwinters/art"
	"sixwinters/render/geom"
)

// points is the number of points to a millimetre.
const points = 72 / 25.4

// point is a point on a page.
type point struct{ x, y float64 }

// pen draws on the pages of a PDF.
type pen struct {
	pdf      *fpdf.Fpdf
	ink      Ink
	w, h     float64 // of the page
	pictures gallery
	to       *raster // that is drawn on instead of the pages; nil mostly. Texts are measured by the PDF all the same
	black    bool    // dark texts are printed in black ink alone

	font typeface // last set
	size float64

	places map[string]geom.Rect // where pieces go on a board, by name, as they are drawn; nil mostly

	of      subject   // what is being drawn
	cramped []cramped // texts that have too little room
}

// newPen returns a pen for an empty PDF, with the typefaces of the game.
func newPen(ink Ink) *pen {
	pdf := fpdf.New("P", "mm", "A4", "")
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetMargins(0, 0, 0)
	pdf.SetCatalogSort(true)
	pdf.SetTitle("Six Winters, to print and play", true)
	pdf.SetAuthor("Phil Lewis (Ziapelta Games)", true)
	pdf.SetSubject("For playtesting at home", true)
	pdf.SetLang("en")
	for face := range art.NumTypefaces {
		pdf.AddUTF8FontFromBytes(family(face), "", face.File())
	}
	return &pen{pdf: pdf, ink: ink, pictures: gallery{kept: map[string]bool{}}}
}

// another returns a pen for pictures like p, for another goroutine. Texts are measured on its page.
func (p *pen) another() *pen {
	q := newPen(p.ink)
	q.page(p.w, p.h)
	q.black = p.black
	return q
}

// page begins a page.
func (p *pen) page(w, h float64) {
	p.pdf.AddPageFormat("P", fpdf.SizeType{Wd: w, Ht: h})
	p.w, p.h = w, h
	p.size = 0
}

// bookmark adds the page to the outline, at a level from 0.
func (p *pen) bookmark(say string, level int) {
	p.setFont(body, tiny) // fpdf writes the outline in the letters of the last font
	p.pdf.Bookmark(body.Drawn(say), level, 0)
}

// place notes where something goes on a board.
func (p *pen) place(name string, r geom.Rect) {
	if p.places != nil {
		p.places[name] = r
	}
}

func (p *pen) setFill(c color.NRGBA) {
	c = p.ink.shade(c)
	p.pdf.SetFillColor(int(c.R), int(c.G), int(c.B))
}

func (p *pen) setLine(width float64, c color.NRGBA) {
	c = p.ink.shade(c)
	p.pdf.SetDrawColor(int(c.R), int(c.G), int(c.B))
	p.pdf.SetLineWidth(width)
}

// fill fills a rectangle.
func (p *pen) fill(r geom.Rect, tint color.NRGBA) {
	if r.Empty() {
		return
	}
	if p.to != nil {
		p.to.fill(roundShape(r, 0, false), p.ink.shade(tint))
		return
	}
	p.setFill(tint)
	p.pdf.Rect(r.X, r.Y, r.W, r.H, "F")
}

// round fills a rectangle with round corners.
func (p *pen) round(r geom.Rect, radius float64, tint color.NRGBA) {
	if r.Empty() {
		return
	}
	if p.to != nil {
		p.to.fill(roundShape(r, radius, false), p.ink.shade(tint))
		return
	}
	p.setFill(tint)
	p.pdf.RoundedRect(r.X, r.Y, r.W, r.H, min(radius, r.W/2, r.H/2), "1234", "F")
}

// framed fills a rectangle with round corners and draws its frame inside the edge.
func (p *pen) framed(r geom.Rect, radius, width float64, fill, edge color.NRGBA) {
	p.round(r, radius, fill)
	p.frame(r, radius, width, edge)
}

// frame draws a frame with round corners inside the edge of a rectangle.
func (p *pen) frame(r geom.Rect, radius, width float64, edge color.NRGBA) {
	if p.to != nil {
		p.to.frame(r, radius, width, p.ink.shade(edge))
		return
	}
	r = r.Inset(width / 2)
	p.setLine(width, edge)
	p.pdf.RoundedRect(r.X, r.Y, r.W, r.H, min(max(0, radius-width/2), r.W/2, r.H/2), "1234", "D")
}

// dashed draws a frame of dashes.
func (p *pen) dashed(r geom.Rect, radius, width float64, edge color.NRGBA) {
	p.dashes(1.6, 1.2)
	p.frame(r, radius, width, edge)
	p.dashes()
}

// dashes makes the lines that follow dashed: so long, with a gap so long between; whole again without lengths.
func (p *pen) dashes(lengths ...float64) {
	if p.to != nil {
		p.to.dash = lengths
		return
	}
	p.pdf.SetDashPattern(lengths, 0)
}

// line draws a line.
func (p *pen) line(x0, y0, x1, y1, width float64, tint color.NRGBA) {
	if p.to != nil {
		p.to.line(x0, y0, x1, y1, width, p.ink.shade(tint))
		return
	}
	p.setLine(width, tint)
	p.pdf.Line(x0, y0, x1, y1)
}

// disc fills the circle in the middle of a rectangle.
func (p *pen) disc(r geom.Rect, tint color.NRGBA) {
	x, y := r.Center()
	if p.to != nil {
		d := min(r.W, r.H)
		p.to.fill(roundShape(r.Middle(d, d), d/2, false), p.ink.shade(tint))
		return
	}
	p.setFill(tint)
	p.pdf.Circle(x, y, min(r.W, r.H)/2, "F")
}

// polygon fills a polygon.
func (p *pen) polygon(tint color.NRGBA, corners ...point) {
	if p.to != nil {
		p.to.fill(polygonShape(corners...), p.ink.shade(tint))
		return
	}
	p.setFill(tint)
	var list []fpdf.PointType
	for _, c := range corners {
		list = append(list, fpdf.PointType{X: c.x, Y: c.y})
	}
	p.pdf.Polygon(list, "F")
}

// arrow draws an arrow from one point to another.
func (p *pen) arrow(from, to point, width float64, tint color.NRGBA) {
	dx, dy := to.x-from.x, to.y-from.y
	length := max(0.001, math.Hypot(dx, dy))
	dx, dy = dx/length, dy/length
	neck := point{to.x - 2.2*width*dx, to.y - 2.2*width*dy}
	side := func(at point, by float64) point { return point{at.x - by*dy, at.y + by*dx} }
	p.polygon(tint, side(from, width/2), side(neck, width/2), side(neck, 1.4*width), to, side(neck, -1.4*width), side(neck, -width/2),
		side(from, -width/2))
}

// within draws only what lies in a rectangle.
func (p *pen) within(r geom.Rect, draw func()) {
	if p.to != nil {
		p.to.keep()
		p.to.within(r)
		draw()
		p.to.goBack()
		return
	}
	p.pdf.ClipRect(r.X, r.Y, r.W, r.H, false)
	draw()
	p.pdf.ClipEnd()
	p.forget()
}

// moved draws with the origin moved.
func (p *pen) moved(dx, dy float64, draw func()) {
	if p.to != nil {
		p.to.keep()
		p.to.moved(dx, dy)
		draw()
		p.to.goBack()
		return
	}
	p.pdf.TransformBegin()
	p.pdf.TransformTranslate(dx, dy)
	draw()
	p.pdf.TransformEnd()
	p.forget()
}

// turned draws turned counterclockwise by degrees about a point.
func (p *pen) turned(degrees float64, about point, draw func()) {
	if p.to != nil {
		p.to.keep()
		p.to.turned(degrees, about)
		draw()
		p.to.goBack()
		return
	}
	p.pdf.TransformBegin()
	p.pdf.TransformRotate(degrees, about.x, about.y)
	draw()
	p.pdf.TransformEnd()
	p.forget()
}

// forget makes the next text set its font: the PDF has gone back to the one before, and fpdf does not know.
func (p *pen) forget() { p.size = 0 }

// die draws a die with a value on it.
func (p *pen) die(s art.Swatch, value string, r geom.Rect) {
	r = r.Square()
	p.framed(r, 0.18*r.H, 0.05*r.H, s.Fill, s.Edge)
	p.say(displayBold, 0.62*r.H*points, value, r, center, s.Ink)
}
