package render

import (
	"slices"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
)

// Book is an open book over everything: a list of its pages on the left, one page on the right.
type Book struct {
	W, H     float64 // of the window
	Scale    float64 // of everything; 1 is the usual size
	Title    string
	Search   string
	Hint     string // what stands in the field while nothing is looked for
	Selected bool   // the search is selected: the next letter replaces it
	Rows     []Row  // the list
	Page     []Block
	Open     string // the link of the open page
	Back     bool   // there is a page to go back to
	Ticks    int    // since the page was opened; its pictures move
	Hover    LinkAt // the link under the pointer; several places may lead to the same page
	Focus    int    // one more than the index in PageLinks of the link that the keyboard is on; 0 for none

	ListScroll, PageScroll float64 // in pixels
}

// The links that lead to no page.
const (
	LinkClose = "close:"
	LinkBack  = "back:"
)

type Row struct {
	Text string
	Link string // empty for a heading
}

type BlockKind uint8

const (
	Heading   BlockKind = iota // Text, and Note behind it
	Paragraph                  // Text
	Example                    // Text
	Links                      // Text before them, and Links
	Entry                      // an Icon, a word in Note, its Text, and Links
	Picture                    // the moving picture of some Steps, drawn with pieces of Cards
	Card                       // the front of a card, large
)

// Block is a part of a page.
type Block struct {
	Kind  BlockKind
	Text  string
	Note  string
	Icon  string
	Links []Row
	Lit   bool  // an Entry that matches the search
	Face  *Face // of a Card
	Steps []content.PictureStep
	Cards *content.Content
}

type BookPlan struct {
	Unit       float64
	Sheet      layout.Rect
	List, Page layout.Rect // their windows
	Links      []LinkAt    // in sight, in the order of drawing
	ListHeight float64     // of the whole list
	PageHeight float64

	Search layout.Rect
	rows   []layout.Rect
	blocks []setBlock
	onPage []LinkAt // all links of the page
}

type LinkAt struct {
	Link string
	Rect layout.Rect
}

type setBlock struct {
	rect  layout.Rect
	lines []rich.Line
	notes []rich.Line
	links []layout.Rect
	face  faceSize
}

// RowHeight returns the height of a row of the list in pixels; headings are higher.
func (p *BookPlan) RowHeight(row Row) float64 {
	if row.Link == "" {
		return bookHead * p.Unit
	}
	return bookRow * p.Unit
}

// At returns the link under a point, or the zero LinkAt.
func (p *BookPlan) At(x, y float64) LinkAt {
	for i := len(p.Links) - 1; i >= 0; i-- {
		if p.Links[i].Rect.Contains(x, y) {
			return p.Links[i]
		}
	}
	return LinkAt{}
}

// PageLinks returns the links beside the list in reading order: all those of the page, and those of the sheet.
func (p *BookPlan) PageLinks() []LinkAt {
	links := slices.Clone(p.onPage)
	for _, l := range p.Links {
		if l.Link == LinkClose || l.Link == LinkBack {
			links = append(links, l)
		}
	}
	return links
}

func (p *BookPlan) OfPage(l LinkAt) bool { return slices.Contains(p.onPage, l) }

// Lit returns the place of the entry that matches the search, if there is one.
func (p *BookPlan) Lit(b *Book) (r layout.Rect, ok bool) {
	for i := range b.Page {
		if b.Page[i].Lit {
			return p.blocks[i].rect, true
		}
	}
	return r, false
}

// Lengths of a book in units, one of which is a pixel in a window of 1280 by 720.
const (
	bookWidth   = 1120.0
	bookMargin  = 18.0
	bookList    = 300.0
	bookShare   = 0.36 // greatest share of the sheet for the list
	bookRow     = 22.0
	bookHead    = 32.0
	bookText    = 15.5
	bookTitle   = 22.0
	bookColumn  = 640.0 // the longest line of text
	bookEntry   = 26.0
	bookWord    = 128.0
	bookPic     = 132.0
	bookPicWide = 600.0 // width of the widest picture
)

// LayBook lays out the open page of a book and the list beside it.
func (p *Painter) LayBook(b *Book) *BookPlan {
	u := min(b.H/720, b.W/1024) * b.Scale
	plan := &BookPlan{Unit: u}
	c := bookDrawer{on(p.on(nil, u)), b, plan}
	window := layout.Rect{W: b.W, H: b.H}
	margin := bookMargin * u / b.Scale
	plan.Sheet = window.Middle(min(bookWidth*u, b.W-2*margin), b.H-2*margin)
	in := plan.Sheet.Inset(16 * u)
	top := in.TakeTop(34*u, 10*u)
	closing := top.TakeRight(30 * u).Square()
	list := min(bookList*u, bookShare*in.W)
	plan.List = in.TakeLeft(list, 26*u)
	plan.Page = in
	plan.Search = top
	plan.Search.TakeLeft(list + 26*u)
	plan.Search.W = min(plan.Search.W-(84+14)*u, 330*u) // beside it is the way back
	plan.Search.H -= 4 * u

	c.layList()
	c.layPage()
	plan.add(LinkClose, closing)
	if b.Back {
		plan.add(LinkBack, layout.Rect{X: plan.Search.Right() + 10*u, Y: plan.Search.Y, W: 84 * u, H: plan.Search.H})
	}
	return plan
}

func (p *BookPlan) add(link string, r layout.Rect) { p.Links = append(p.Links, LinkAt{link, r}) }

func (p *BookPlan) addOnPage(link string, r layout.Rect) {
	p.onPage = append(p.onPage, LinkAt{link, r})
	p.addWithin(link, r, p.Page)
}

// addWithin adds the part of a link inside a window, if there is one.
func (p *BookPlan) addWithin(link string, r, window layout.Rect) {
	y, bottom := max(r.Y, window.Y), min(r.Bottom(), window.Bottom())
	if bottom > y {
		p.add(link, layout.Rect{X: r.X, Y: y, W: r.W, H: bottom - y})
	}
}

func (c bookDrawer) layList() {
	room := c.plan.List
	room.Y -= c.b.ListScroll
	room.W -= 10 * c.u // for the bar
	start := room.Y
	for _, row := range c.b.Rows {
		r := room.TakeTop(c.plan.RowHeight(row))
		c.plan.rows = append(c.plan.rows, r)
		if row.Link != "" {
			c.plan.addWithin(row.Link, r, c.plan.List)
		}
	}
	c.plan.ListHeight = room.Y - start
}

func (c bookDrawer) layPage() {
	room := c.plan.Page
	room.Y -= c.b.PageScroll
	room.W = min(room.W-14*c.u, bookColumn*c.u)
	start := room.Y
	links := 0.0 // where links begin, the same in all blocks
	for i := range c.b.Page {
		if c.b.Page[i].Kind == Links {
			links = max(links, c.width(font{body, bookText}, c.b.Page[i].Text))
		}
	}
	for i := range c.b.Page {
		block := &c.b.Page[i]
		set := setBlock{}
		switch block.Kind {
		case Heading:
			set.lines = c.setLines(font{displayBold, bookTitle}, block.Text, room.W)
			set.rect = room.TakeTop(c.linesHeight(set.lines, bookTitle)+20*c.u, 10*c.u)
		case Paragraph:
			set.lines = c.setLines(font{body, bookText}, block.Text, room.W)
			set.rect = room.TakeTop(c.linesHeight(set.lines, bookText), 9*c.u)
		case Example:
			set.lines = c.setLines(font{italic, bookText}, block.Text, room.W-34*c.u)
			set.rect = room.TakeTop(c.linesHeight(set.lines, bookText)+18*c.u, 10*c.u)
		case Links:
			room.TakeTop(4 * c.u)
			c.layLinks(block, &set, &room, links)
			for i, l := range block.Links {
				c.plan.addOnPage(l.Link, set.links[i])
			}
			room.TakeTop(8 * c.u)
		case Entry:
			width := room.W - (bookEntry+bookWord+16)*c.u
			set.lines = c.setLines(font{body, bookText}, block.Text, width)
			set.notes = c.setLines(font{bold, bookText}, block.Note, bookWord*c.u)
			set.rect = room.TakeTop(max(c.linesHeight(set.lines, bookText), c.linesHeight(set.notes, bookText), bookEntry*c.u))
			for _, l := range block.Links {
				c.plan.addOnPage(l.Link, set.rect)
			}
			room.TakeTop(5 * c.u)
		case Picture:
			set.rect = room.TakeTop(bookPic*c.u, 10*c.u)
		case Card:
			set.face = faces{c.pieces}.sizeFace(block.Face, room.W, c.plan.Page.H)
			set.rect = room.TakeTop(set.face.height)
			set.rect.W = set.face.width
			room.TakeTop(10 * c.u)
		}
		c.plan.blocks = append(c.plan.blocks, set)
	}
	c.plan.PageHeight = room.Y - start
}

// layLinks lays links one after the other like words, from in pixels after the left edge.
func (c bookDrawer) layLinks(block *Block, set *setBlock, room *layout.Rect, in float64) {
	height, space := 28*c.u, 8*c.u
	start := room.X + in + space
	x, y := start, room.Y
	for _, l := range block.Links {
		w := c.width(font{body, bookText}, l.Text) + 16*c.u
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
