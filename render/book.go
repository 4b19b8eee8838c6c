package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
)

// Book is an open book that lies over everything: a list of its pages on the left, one page on the right.
type Book struct {
	W, H   float64 // of the window
	Scale  float64 // of everything; 1 is the usual size
	Title  string
	Search string // what is looked for; its place shows a hint while it is empty
	Rows   []Row  // the list
	Page   []Block
	Open   string // the link of the page that lies open
	Back   bool   // there is a page to go back to
	Ticks  int    // how long the page has lain open; its pictures move
	Hover  string // the link under the pointer
	Focus  string // the link on the page that the keyboard has come to

	ListScroll, PageScroll float64 // how far each is scrolled, in pixels
}

// The links that lead to no page.
const (
	LinkClose = "close:"
	LinkBack  = "back:"
)

// Row is a line of the list.
type Row struct {
	Text string
	Link string // empty for a heading
}

// BlockKind is what a block of a page is.
type BlockKind uint8

// The kinds of block.
const (
	Heading   BlockKind = iota // Text, and Note behind it
	Paragraph                  // Text
	Example                    // Text
	Links                      // Text before them, and Links
	Entry                      // an Icon, a word in Note, its Text, and where it leads
	Picture                    // the moving picture of that name, in Text
	Card                       // the front of a card, large
)

// Block is a part of a page.
type Block struct {
	Kind  BlockKind
	Text  string
	Note  string
	Icon  string
	Links []Row
	Face  *Face // of a Card
}

// BookPlan is where everything of a book lies.
type BookPlan struct {
	Unit       float64
	Sheet      layout.Rect
	List, Page layout.Rect // what is seen of each
	Links      []LinkAt    // in the order of drawing; those in the list and page are cut off by List and Page
	ListHeight float64     // of the whole list
	PageHeight float64

	search layout.Rect
	rows   []layout.Rect
	blocks []setBlock
}

// LinkAt is where a link lies.
type LinkAt struct {
	Link string
	Rect layout.Rect
}

// setBlock is a block whose text is set in lines.
type setBlock struct {
	rect  layout.Rect
	lines []rich.Line
	notes []rich.Line
	links []layout.Rect
	face  faceSize
}

// RowHeight is the height of a row of the list.
func (p *BookPlan) RowHeight(row Row) float64 {
	if row.Link == "" {
		return bookHead * p.Unit
	}
	return bookRow * p.Unit
}

// At is the link under a point, or "".
func (p *BookPlan) At(x, y float64) string {
	for i := len(p.Links) - 1; i >= 0; i-- {
		if p.Links[i].Rect.Contains(x, y) {
			return p.Links[i].Link
		}
	}
	return ""
}

// Lengths of a book in units, one of which is a pixel in a window of 1280 by 720.
const (
	bookWidth   = 1120.0
	bookMargin  = 18.0
	bookList    = 300.0
	bookShare   = 0.36 // of the sheet, at most, for the list
	bookRow     = 22.0
	bookHead    = 32.0
	bookText    = 15.5
	bookTitle   = 22.0
	bookColumn  = 640.0 // the longest line of text
	bookEntry   = 26.0
	bookWord    = 112.0
	bookPic     = 118.0
	bookPicWide = 480.0 // what the widest picture needs
)

// LayBook plans a book.
func (p *Painter) LayBook(b *Book) *BookPlan {
	u := min(b.H/720, b.W/1024) * b.Scale
	c := &canvas{p: p, u: u}
	plan := &BookPlan{Unit: u}
	window := layout.Rect{W: b.W, H: b.H}
	margin := bookMargin * u / b.Scale
	plan.Sheet = window.Middle(min(bookWidth*u, b.W-2*margin), b.H-2*margin)
	in := plan.Sheet.Inset(16 * u)
	top := in.TakeTop(34 * u)
	closing := top.TakeRight(30 * u).Square()
	in.TakeTop(10 * u)
	list := min(bookList*u, bookShare*in.W)
	plan.List = in.TakeLeft(list)
	in.TakeLeft(26 * u)
	plan.Page = in
	plan.search = top
	plan.search.TakeLeft(list + 26*u)
	plan.search.W = min(plan.search.W-(84+14)*u, 330*u) // beside it is the way back
	plan.search.H -= 4 * u

	c.layList(b, plan)
	c.layPage(b, plan)
	plan.add(LinkClose, closing)
	if b.Back {
		plan.add(LinkBack, layout.Rect{X: plan.search.Right() + 10*u, Y: plan.search.Y, W: 84 * u, H: plan.search.H})
	}
	return plan
}

func (p *BookPlan) add(link string, r layout.Rect) { p.Links = append(p.Links, LinkAt{link, r}) }

// addWithin adds a link as far as it is seen.
func (p *BookPlan) addWithin(link string, r, window layout.Rect) {
	y, bottom := max(r.Y, window.Y), min(r.Bottom(), window.Bottom())
	if bottom > y {
		p.add(link, layout.Rect{X: r.X, Y: y, W: r.W, H: bottom - y})
	}
}

func (c *canvas) layList(b *Book, plan *BookPlan) {
	room := plan.List
	room.Y -= b.ListScroll
	room.W -= 10 * c.u // for the bar
	start := room.Y
	for _, row := range b.Rows {
		r := room.TakeTop(plan.RowHeight(row))
		plan.rows = append(plan.rows, r)
		if row.Link != "" {
			plan.addWithin(row.Link, r, plan.List)
		}
	}
	plan.ListHeight = room.Y - start
}

func (c *canvas) layPage(b *Book, plan *BookPlan) {
	room := plan.Page
	room.Y -= b.PageScroll
	room.W = min(room.W-14*c.u, bookColumn*c.u)
	start := room.Y
	for i := range b.Page {
		block := &b.Page[i]
		set := setBlock{}
		switch block.Kind {
		case Heading:
			set.lines = c.setLines(displayBold, bookTitle, block.Text, room.W)
			set.rect = room.TakeTop(float64(len(set.lines))*leading*bookTitle*c.u + 20*c.u)
			room.TakeTop(10 * c.u)
		case Paragraph:
			set.lines = c.setLines(body, bookText, block.Text, room.W)
			set.rect = room.TakeTop(c.bookLines(set.lines))
			room.TakeTop(9 * c.u)
		case Example:
			set.lines = c.setLines(italic, bookText, block.Text, room.W-34*c.u)
			set.rect = room.TakeTop(c.bookLines(set.lines) + 18*c.u)
			room.TakeTop(10 * c.u)
		case Links:
			room.TakeTop(4 * c.u)
			c.layLinks(block, &set, &room)
			for i, l := range block.Links {
				plan.addWithin(l.Link, set.links[i], plan.Page)
			}
			room.TakeTop(8 * c.u)
		case Entry:
			width := room.W - (bookEntry+bookWord+16)*c.u
			set.lines = c.setLines(body, bookText, block.Text, width)
			set.notes = c.setLines(bold, bookText, block.Note, bookWord*c.u)
			set.rect = room.TakeTop(max(c.bookLines(set.lines), c.bookLines(set.notes), bookEntry*c.u))
			for _, l := range block.Links {
				plan.addWithin(l.Link, set.rect, plan.Page)
			}
			room.TakeTop(5 * c.u)
		case Picture:
			set.rect = room.TakeTop(bookPic * c.u)
			room.TakeTop(10 * c.u)
		case Card:
			set.face = c.sizeFace(block.Face, room.W, plan.Page.H)
			set.rect = room.TakeTop(set.face.height)
			set.rect.W = set.face.width
			room.TakeTop(10 * c.u)
		}
		plan.blocks = append(plan.blocks, set)
	}
	plan.PageHeight = room.Y - start
}

// bookLines is the height of lines of text.
func (c *canvas) bookLines(lines []rich.Line) float64 {
	return float64(len(lines)) * leading * bookText * c.u
}

// layLinks lays links one after the other, as words in a line.
func (c *canvas) layLinks(block *Block, set *setBlock, room *layout.Rect) {
	height, space := 28*c.u, 8*c.u
	start := room.X + c.width(body, bookText, block.Text) + space
	x, y := start, room.Y
	for _, l := range block.Links {
		w := c.width(body, bookText, l.Text) + 16*c.u
		if x+w > room.Right() {
			x, y = start, y+height+space/2
			if x+w > room.Right() {
				x = room.X
			}
		}
		set.links = append(set.links, layout.Rect{X: x, Y: y, W: w, H: height})
		x += w + space
	}
	set.rect = room.TakeTop(y + height - room.Y)
}

// DrawBook draws a book over what is on the screen.
func (p *Painter) DrawBook(screen *ebiten.Image, b *Book, plan *BookPlan) {
	c := &canvas{p: p, dst: screen, u: plan.Unit}
	c.fill(layout.Rect{W: b.W, H: b.H}, faded(art.Night, 0.72))
	c.shadow(plan.Sheet, 8*c.u, 12*c.u)
	c.framed(plan.Sheet, 8*c.u, 2.5*c.u, art.Parchment, art.Gold)
	title := plan.Sheet.Inset(16 * c.u)
	title = title.TakeTop(30 * c.u)
	c.text(displayBold, 22, b.Title, layout.Rect{X: title.X + 4*c.u, Y: title.Y, W: plan.List.W, H: title.H}, left, art.Ink)
	c.searchField(plan.search, b.Search, "Type to search")
	for _, l := range plan.Links {
		switch l.Link {
		case LinkClose:
			c.bookButton(l, b.Hover)
			c.icon("close", l.Rect.Inset(6*c.u), art.Ink)
		case LinkBack:
			c.bookButton(l, b.Hover)
			c.text(bold, bookText, "Back", l.Rect, center, art.Ink)
		}
	}
	line := layout.Rect{X: plan.Page.X - 14*c.u, Y: plan.Page.Y, W: c.u, H: plan.Page.H}
	c.fill(line, art.ParchmentEdge)
	c.within(plan.List).drawList(b, plan)
	c.scrollBar(plan.List, b.ListScroll, plan.ListHeight)
	c.within(plan.Page).drawPage(b, plan)
	c.scrollBar(plan.Page, b.PageScroll, plan.PageHeight)
	for _, l := range plan.PageLinks() {
		if l.Link == b.Focus {
			c.ring(l.Rect.Inset(-2*c.u), 1.5*c.u, art.Night)
			c.ring(l.Rect.Inset(-3.5*c.u), 1.5*c.u, art.Frost)
		}
	}
}

// PageLinks are the links that can be seen beside the list, in the order in which they are read.
func (p *BookPlan) PageLinks() []LinkAt {
	var links []LinkAt
	for _, l := range p.Links {
		if l.Rect.X >= p.List.Right() {
			links = append(links, l)
		}
	}
	return links
}

// within is a canvas that draws only inside a rectangle.
func (c *canvas) within(r layout.Rect) *canvas {
	r = snap(r)
	clip := image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))
	return &canvas{p: c.p, dst: c.dst.SubImage(clip).(*ebiten.Image), u: c.u}
}

// searchField draws what is looked for, or a hint as long as that is nothing.
func (c *canvas) searchField(r layout.Rect, written, hint string) {
	c.framed(r, 4*c.u, c.u, art.Chalk, art.ParchmentEdge)
	in := r.Inset(6 * c.u)
	c.icon("zoom", in.TakeLeft(18*c.u), art.InkSoft)
	in.TakeLeft(8 * c.u)
	if written == "" {
		c.text(italic, bookText, hint, in, left, art.InkSoft)
		return
	}
	width := c.text(body, bookText, written, in, left, art.Ink)
	c.fill(layout.Rect{X: in.X + width + 2*c.u, Y: in.Y, W: 1.5 * c.u, H: in.H}, art.Ink)
}

func (c *canvas) bookButton(l LinkAt, hover string) {
	fill := art.ParchmentDark
	if l.Link == hover {
		fill = art.Hover
	}
	c.framed(l.Rect, 4*c.u, c.u, fill, art.ParchmentEdge)
}

func (c *canvas) drawList(b *Book, plan *BookPlan) {
	for i, row := range b.Rows {
		r := plan.rows[i]
		if !r.Overlaps(plan.List) {
			continue
		}
		room := r.Inset(0)
		room.X, room.W = room.X+8*c.u, room.W-12*c.u
		if row.Link == "" {
			room.TakeTop(8 * c.u)
			c.text(displayBold, 14, row.Text, room, left, art.InkSoft)
			continue
		}
		switch row.Link {
		case b.Open:
			c.round(r, 4*c.u, art.GoldBright)
		case b.Hover:
			c.round(r, 4*c.u, art.ParchmentDark)
		}
		room.TakeLeft(6 * c.u)
		c.text(body, 14.5, row.Text, room, left, art.Ink)
	}
}

func (c *canvas) drawPage(b *Book, plan *BookPlan) {
	for i := range b.Page {
		block, set := &b.Page[i], &plan.blocks[i]
		if set.rect.Overlaps(plan.Page) {
			c.drawBlock(b, block, set)
		}
	}
}

func (c *canvas) drawBlock(b *Book, block *Block, set *setBlock) {
	r := set.rect
	switch block.Kind {
	case Heading:
		lines := r.TakeTop(r.H - 20*c.u)
		c.drawLines(displayBold, bookTitle, set.lines, lines, left, art.Ink)
		c.text(body, 13, block.Note, r.TakeTop(18*c.u), left, art.InkSoft)
		c.fill(layout.Rect{X: r.X, Y: r.Y, W: r.W, H: 1.5 * c.u}, art.Gold)
	case Paragraph:
		c.drawLines(body, bookText, set.lines, r, left, art.Ink)
	case Example:
		c.round(r, 3*c.u, art.ParchmentDark)
		c.fill(layout.Rect{X: r.X, Y: r.Y, W: 4 * c.u, H: r.H}, art.Gold)
		in := r.Inset(9 * c.u)
		in.X, in.W = in.X+8*c.u, in.W-16*c.u
		c.drawLines(italic, bookText, set.lines, in, left, art.Ink)
	case Links:
		c.text(body, bookText, block.Text, layout.Rect{X: r.X, Y: r.Y, W: r.W, H: 28 * c.u}, left, art.InkSoft)
		for i, l := range block.Links {
			c.bookButton(LinkAt{l.Link, set.links[i]}, b.Hover)
			c.text(body, bookText, l.Text, set.links[i], center, art.Ink)
		}
	case Entry:
		if len(block.Links) > 0 && block.Links[0].Link == b.Hover {
			c.round(r.Inset(-2*c.u), 3*c.u, art.ParchmentDark)
		}
		icon := r.TakeLeft(bookEntry * c.u)
		if block.Icon != "" {
			c.token(block.Icon, icon.TakeTop(bookEntry*c.u).Inset(2*c.u), art.Ink)
		}
		r.TakeLeft(8 * c.u)
		r.TakeTop(2 * c.u)
		c.drawLines(bold, bookText, set.notes, r.TakeLeft(bookWord*c.u), left, art.Ink)
		r.TakeLeft(8 * c.u)
		c.drawLines(body, bookText, set.lines, r, left, art.Ink)
	case Card:
		c.face(block.Face, set.face, r)
	case Picture:
		fit := *c // a narrow page has a smaller picture
		fit.u = min(c.u, r.W/bookPicWide)
		fit.drawPicture(block.Text, b.Ticks, r)
	}
}

// scrollBar shows at the right edge of a window how much of something longer is seen of it.
func (c *canvas) scrollBar(window layout.Rect, scroll, height float64) {
	if height <= window.H {
		return
	}
	rail := window
	rail = rail.TakeRight(5 * c.u)
	c.round(rail, 2.5*c.u, art.ParchmentDark)
	thumb := layout.Rect{X: rail.X, Y: rail.Y + scroll/height*rail.H, W: rail.W, H: window.H / height * rail.H}
	c.round(thumb, 2.5*c.u, art.ParchmentEdge)
}
