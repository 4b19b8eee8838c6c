package paper

import (
	"image/color"
	"math"

	"sixwinters/render/geom"
)

// Measures of sheets of cards.
const (
	bleed  = 2.0         // printed round a card, so that a cut beside its edge shows no white
	gutter = 2 * bleed   // between two cards
	margin = 6.0         // of the paper that printers leave white: nothing that is meant to be seen lies there
	tick   = 3.0         // length of a crop mark
	apart  = bleed + 0.5 // of a crop mark from the card
)

// format is the size of a kind of card when cut.
type format struct{ w, h float64 }

// The formats. Progress cards hold four dice side by side.
var (
	obstacleFormat = format{63, 88}
	locationFormat = format{88, 63}
	progressFormat = format{70, 120}
	matFormat      = format{190, 130}
)

// card is a card to be cut: both draw into the rectangle it is cut along, and its bleed.
type card struct {
	of          subject
	front, back func(p *pen, r geom.Rect)
	looks       looks
}

// grid is the cards on a sheet, in its middle, so that both sides have them at the same places.
type grid struct {
	format
	paperW, paperH float64
	columns, rows  int
}

// gridOf returns the grid that holds most cards of a format, on the sheet upright or not.
func gridOf(paper Paper, f format) grid {
	w, h := paper.Size()
	fits := func(room, size float64) int { return int(math.Floor((room - 2*margin + gutter) / (size + gutter))) }
	upright := grid{f, w, h, fits(w, f.w), fits(h, f.h)}
	across := grid{f, h, w, fits(h, f.w), fits(w, f.h)}
	if across.size() > upright.size() {
		return across
	}
	return upright
}

// size returns the number of cards on a sheet.
func (g *grid) size() int { return g.columns * g.rows }

// around returns the rectangle round all cards.
func (g *grid) around() geom.Rect {
	return geom.Rect{W: g.paperW, H: g.paperH}.Middle(
		float64(g.columns)*(g.w+gutter)-gutter, float64(g.rows)*(g.h+gutter)-gutter)
}

// place returns where card i of a sheet is cut.
func (g *grid) place(i int) geom.Rect {
	all := g.around()
	return geom.Rect{X: all.X + float64(i%g.columns)*(g.w+gutter), Y: all.Y + float64(i/g.columns)*(g.h+gutter), W: g.w, H: g.h}
}

// mirrored returns where the back of card i is printed on the other side of the sheet, when that is turned about its upright
// edge.
func (g *grid) mirrored(i int) geom.Rect {
	r := g.place(i)
	r.X = g.paperW - r.Right()
	return r
}

// sheets returns the pages of cards, fronts and backs by turns.
func sheets(o *Options, part Part, f format, cards []card) (pages []page) {
	g := gridOf(o.Paper, f)
	for len(cards) > 0 {
		n := min(g.size(), len(cards))
		on := cards[:n]
		cards = cards[n:]
		pages = append(pages, page{part: part, w: g.paperW, h: g.paperH, draw: func(p *pen) {
			for i, c := range on {
				p.about(c.of, func() { p.within(g.place(i).Inset(-bleed), func() { c.front(p, g.place(i)) }) })
			}
			g.marks(p)
		}})
		pages = append(pages, page{part: part, w: g.paperW, h: g.paperH, back: true, draw: func(p *pen) {
			for i, c := range on {
				p.about(c.of, func() { p.within(g.mirrored(i).Inset(-bleed), func() { c.back(p, g.mirrored(i)) }) })
			}
			g.marks(p)
		}})
	}
	return pages
}

// marks draws the crop marks: outside the grid, and small ones between the cards.
func (g *grid) marks(p *pen) {
	all := g.around()
	mark := func(x0, y0, x1, y1 float64) {
		p.line(x0, y0, x1, y1, 0.5, white)
		p.line(x0, y0, x1, y1, 0.15, black)
	}
	cuts := func(n int, from, size float64) (at []float64) {
		for i := range n {
			at = append(at, from+float64(i)*(size+gutter), from+float64(i)*(size+gutter)+size)
		}
		return at
	}
	const small = 0.8 // half of a mark between cards
	columns, rows := cuts(g.columns, all.X, g.w), cuts(g.rows, all.Y, g.h)
	// Beside the grid a mark is as long as the printer's white edge leaves it; where that is too short, those between the cards do.
	outer := geom.Rect{W: g.paperW, H: g.paperH}.Inset(margin)
	const shortest = 0.8
	outside := func(from, to float64, draw func(from, to float64)) {
		if to-from >= shortest {
			draw(from, to)
		}
	}
	for _, x := range columns {
		upright := func(from, to float64) { mark(x, from, x, to) }
		outside(max(outer.Y, all.Y-apart-tick), all.Y-apart, upright)
		outside(all.Bottom()+apart, min(outer.Bottom(), all.Bottom()+apart+tick), upright)
		for i := 1; i+1 < len(rows); i += 2 {
			upright(rows[i]+bleed-small, rows[i]+bleed+small)
		}
	}
	for _, y := range rows {
		across := func(from, to float64) { mark(from, y, to, y) }
		outside(max(outer.X, all.X-apart-tick), all.X-apart, across)
		outside(all.Right()+apart, min(outer.Right(), all.Right()+apart+tick), across)
		for i := 1; i+1 < len(columns); i += 2 {
			across(columns[i]+bleed-small, columns[i]+bleed+small)
		}
	}
}

// page is a page of the PDF, not yet drawn. Its draw is nil for one that stays empty.
type page struct {
	part Part
	name string // of what begins on it, for the outline; "" for nothing but its part
	w, h float64
	back bool // the second side of a sheet: turned where the printer does not turn it about its upright edge
	draw func(p *pen)
}

// on draws the page.
func (g *page) on(p *pen, flip Flip) {
	p.page(g.w, g.h)
	upright := g.h > g.w
	switch {
	case g.draw == nil:
	case g.back && upright == (flip == ShortEdge):
		p.turned(180, point{g.w / 2, g.h / 2}, func() { g.draw(p) })
	default:
		g.draw(p)
	}
}

// cardPaper draws the ground of a card's front, its bleed and the parchment on it, and returns the room on that.
func (p *pen) cardPaper(r geom.Rect, border float64, ground, edge color.NRGBA) geom.Rect {
	p.fill(r.Inset(-SingleBleed), ground)
	in := r.Inset(border)
	p.framed(in, 1.6, 0.3, p.ink.parchment(), edge)
	return in.Inset(1.3)
}
