package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render/layout"
)

type bookDrawer struct {
	pieces
	b    *Book
	plan *BookPlan
}

// in returns what draws the part of the book in a window.
func (c bookDrawer) in(window layout.Rect) bookDrawer {
	return bookDrawer{on(c.within(window)), c.b, c.plan}
}

// DrawBook draws a book over what is on the screen.
func (p *Painter) DrawBook(screen *ebiten.Image, b *Book, plan *BookPlan) {
	c := bookDrawer{on(p.on(screen, plan.Unit)), b, plan}
	c.fill(layout.Rect{W: b.W, H: b.H}, art.Fade(art.Night, 0.72))
	c.shadow(plan.Sheet, 8*c.u, 12*c.u)
	c.parchment(plan.Sheet, 8*c.u, 2.5*c.u, art.Gold)
	title := plan.Sheet.Inset(16 * c.u)
	title = title.TakeTop(30 * c.u)
	c.text(font{displayBold, 22}, b.Title, layout.Rect{X: title.X + 4*c.u, Y: title.Y, W: plan.List.W, H: title.H}, left, art.Ink)
	c.searchField(plan.Search, b.Search, b.Selected, b.Hint)
	for _, l := range plan.Links {
		switch l.Link {
		case LinkClose:
			c.bookButton(l)
			c.icon("close", l.Rect.Inset(6*c.u), art.Ink)
		case LinkBack:
			c.bookButton(l)
			c.text(font{bold, bookText}, "Back", l.Rect, center, art.Ink)
		}
	}
	line := layout.Rect{X: plan.Page.X - 14*c.u, Y: plan.Page.Y, W: c.u, H: plan.Page.H}
	c.fill(line, art.ParchmentEdge)
	c.in(plan.List).drawList()
	c.scrollBar(plan.List, b.ListScroll, plan.ListHeight)
	page := c.in(plan.Page)
	for i := range b.Page {
		if set := &plan.blocks[i]; set.rect.Overlaps(plan.Page) {
			page.drawBlock(&b.Page[i], set)
		}
	}
	c.scrollBar(plan.Page, b.PageScroll, plan.PageHeight)
	if links := plan.PageLinks(); 0 < b.Focus && b.Focus <= len(links) {
		at := links[b.Focus-1]
		if plan.OfPage(at) {
			c = c.in(plan.Page.Inset(-4 * c.u))
		}
		c.ring(at.Rect.Inset(-2*c.u), 1.5*c.u, art.Night)
		c.ring(at.Rect.Inset(-3.5*c.u), 1.5*c.u, art.Frost)
	}
}

// searchField draws the search with its caret and selection, or a hint while it is empty.
func (c pieces) searchField(r layout.Rect, written string, selected bool, hint string) {
	c.framed(r, 4*c.u, c.u, art.Field, art.ParchmentEdge)
	in := r.Inset(6 * c.u)
	c.icon("zoom", in.TakeLeft(18*c.u, 8*c.u), art.InkSoft)
	if written == "" {
		c.text(font{italic, bookText}, hint, in, left, art.InkSoft)
		return
	}
	if selected {
		c.fill(layout.Rect{X: in.X - 2*c.u, Y: in.Y, W: c.width(font{body, bookText}, written) + 4*c.u, H: in.H}, art.Marked)
	}
	width := c.text(font{body, bookText}, written, in, left, art.Ink)
	c.fill(layout.Rect{X: in.X + width + 2*c.u, Y: in.Y, W: 1.5 * c.u, H: in.H}, art.Ink)
}

func (c bookDrawer) bookButton(l LinkAt) {
	fill := art.ParchmentDark
	if l.Link == c.b.Hover.Link {
		fill = art.Pointed
	}
	c.framed(l.Rect, 4*c.u, c.u, fill, art.ParchmentEdge)
}

func (c bookDrawer) drawList() {
	for i, row := range c.b.Rows {
		r := c.plan.rows[i]
		if !r.Overlaps(c.plan.List) {
			continue
		}
		room := r
		room.X, room.W = room.X+8*c.u, room.W-12*c.u
		if row.Link == "" {
			room.TakeTop(8 * c.u)
			c.text(font{displayBold, 14}, row.Text, room, left, art.InkSoft)
			continue
		}
		switch row.Link {
		case c.b.Open:
			c.round(r, 4*c.u, art.Marked)
		case c.b.Hover.Link:
			c.round(r, 4*c.u, art.ParchmentDark)
		}
		room.TakeLeft(6 * c.u)
		c.text(font{body, 14.5}, row.Text, room, left, art.Ink)
	}
}

func (c bookDrawer) drawBlock(block *Block, set *setBlock) {
	r := set.rect
	switch block.Kind {
	case Heading:
		lines := r.TakeTop(r.H - 20*c.u)
		c.drawLines(font{displayBold, bookTitle}, set.lines, lines, art.Ink)
		c.text(font{body, 13}, block.Note, r.TakeTop(18*c.u), left, art.InkSoft)
		c.fill(layout.Rect{X: r.X, Y: r.Y, W: r.W, H: 1.5 * c.u}, art.Gold)
	case Paragraph:
		c.drawLines(font{body, bookText}, set.lines, r, art.Ink)
	case Example:
		c.round(r, 3*c.u, art.ParchmentDark)
		c.fill(layout.Rect{X: r.X, Y: r.Y, W: 4 * c.u, H: r.H}, art.Gold)
		in := r.Inset(9 * c.u)
		in.X, in.W = in.X+8*c.u, in.W-16*c.u
		c.drawLines(font{italic, bookText}, set.lines, in, art.Ink)
	case Links:
		c.text(font{body, bookText}, block.Text, layout.Rect{X: r.X, Y: r.Y, W: r.W, H: 28 * c.u}, left, art.InkSoft)
		for i, l := range block.Links {
			c.bookButton(LinkAt{l.Link, set.links[i]})
			c.text(font{body, bookText}, l.Text, set.links[i], center, art.Ink)
		}
	case Entry:
		switch {
		case c.b.Hover.Rect.Overlaps(r):
			c.round(r.Inset(-2*c.u), 3*c.u, art.ParchmentDark)
		case block.Lit:
			c.round(r.Inset(-2*c.u), 3*c.u, art.Marked)
		}
		icon := r.TakeLeft(bookEntry * c.u)
		if block.Icon != "" {
			c.token(block.Icon, icon.TakeTop(bookEntry*c.u).Inset(2*c.u), art.Ink)
		}
		r.TakeLeft(8 * c.u)
		r.TakeTop(2 * c.u)
		c.drawLines(font{bold, bookText}, set.notes, r.TakeLeft(bookWord*c.u, 8*c.u), art.Ink)
		c.drawLines(font{body, bookText}, set.lines, r, art.Ink)
	case Card:
		faces{c.pieces}.face(block.Face, set.face, r)
	case Picture:
		fit := *c.canvas // a narrow page has a smaller picture
		fit.u = min(c.u, r.W/bookPicWide)
		on(&fit).picturedStep(block.Cards, block.Steps, c.b.Ticks, r, c.u)
	}
}

// scrollBar draws a scroll bar at the right edge of a window on something higher; heights in pixels.
func (c pieces) scrollBar(window layout.Rect, scroll, height float64) {
	if height <= window.H {
		return
	}
	rail := window
	rail = rail.TakeRight(5 * c.u)
	c.round(rail, 2.5*c.u, art.ParchmentDark)
	thumb := layout.Rect{X: rail.X, Y: rail.Y + scroll/height*rail.H, W: rail.W, H: window.H / height * rail.H}
	c.round(thumb, 2.5*c.u, art.ParchmentEdge)
}
