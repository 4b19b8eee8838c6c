package paper

import (
	"strconv"
	"strings"

	"sixwinters/content"
	"sixwinters/render/geom"
)

// Measures of the booklet of rules, whose pages are half a sheet.
const (
	bookMargin = 13.0
	bookFoot   = 16.0 // with the number of the page
	bookText   = 9.4
	bookSmall  = 8.2
	lineGap    = 0.35 // between paragraphs, as a share of their size
)

// block is a part of the booklet that is not broken over pages.
type block struct {
	gap    float64 // above it, unless it begins a page
	height float64
	keep   bool   // with the next block, on one page
	fresh  bool   // it begins a page
	mark   string // by which the contents find its page
	draw   func(p *pen, r geom.Rect)
}

// booklet is the rules in words, set in pages.
type booklet struct {
	*game
	w, h   float64 // of a page
	width  float64 // of the text
	blocks []block
	pages  [][]block
	pageOf map[string]int // of a rule or chapter, from 1
}

// rulesBooklet returns the sheets of the booklet, two pages on each side, to be folded and stapled.
func (g *game) rulesBooklet(p *pen) (sheets []page) {
	h, w := g.opts.Paper.Size() // the sheet lies across
	b := &booklet{game: g, w: w / 2, h: h, width: w/2 - 2*bookMargin, pageOf: map[string]int{}}
	b.cover()
	b.contents(p)
	for i := range g.reference.Chapters {
		b.chapter(p, &g.reference.Chapters[i])
	}
	b.glossary(p)
	b.paginate()
	for len(b.pages)%4 != 0 {
		b.pages = append(b.pages, nil)
	}
	n := len(b.pages)
	for k := range n / 4 {
		for side, two := range [2][2]int{{n - 2*k, 1 + 2*k}, {2 + 2*k, n - 1 - 2*k}} {
			sheets = append(sheets, page{part: Rules, w: w, h: h, back: side == 1, draw: func(p *pen) {
				b.page(p, two[0], 0)
				b.page(p, two[1], b.w)
				p.line(b.w, margin, b.w, margin+tick, 0.15, look.InkSoft)
				p.line(b.w, b.h-margin-tick, b.w, b.h-margin, 0.15, look.InkSoft)
			}})
		}
	}
	return sheets
}

// add adds a block.
func (b *booklet) add(one block) { b.blocks = append(b.blocks, one) }

// text adds a paragraph.
func (b *booklet) text(p *pen, face typeface, size, gap float64, say string, tint colour) {
	b.add(block{gap: gap, height: p.height(face, size, say, b.width), draw: func(p *pen, r geom.Rect) {
		p.paragraph(face, size, say, r, left, tint)
	}})
}

// cover adds the first page.
func (b *booklet) cover() {
	b.add(block{height: b.h - bookMargin - bookFoot, draw: func(p *pen, r geom.Rect) {
		s := p.ink.night()
		in := r.Middle(r.W, r.H)
		p.framed(in, 2, 0.6, s.Fill, s.Edge)
		in = in.Inset(8)
		in.TakeTop(22)
		p.say(displayBold, 30, "Six Winters", in.TakeTop(16), center, s.Ink)
		p.say(display, 13, "The rules", in.TakeTop(10), center, s.Ink)
		p.icon("winter", in.TakeTop(70).Inset(8), s.Ink)
		foot := in.TakeBottom(32)
		p.paragraph(body, 9, "Six Winters, its rules and its cards are by Phil Lewis of Ziapelta Games. These words follow the playtest "+
			"rules V20.4. For playtesting at home.", foot, center, s.Ink)
	}})
}

// contents adds the list of chapters and rules.
func (b *booklet) contents(p *pen) {
	b.heading(p, "Contents", "")
	line := func(face typeface, size, gap float64, say, mark string, indent float64) {
		b.add(block{gap: gap, height: leading * em(size), draw: func(p *pen, r geom.Rect) {
			number := r
			p.say(face, size, strconv.Itoa(b.pageOf[mark]), number.TakeRight(8), right, look.Ink)
			number.X += indent
			number.W -= indent
			p.say(face, size, say, number, left, look.Ink)
		}})
	}
	for i := range b.reference.Chapters {
		c := &b.reference.Chapters[i]
		line(bold, 9.5, 1.6, c.Title, "chapter "+c.Title, 0)
		for k := range c.Rules {
			line(body, 8.4, 0, c.Rules[k].Title, c.Rules[k].ID, 4)
		}
	}
	line(bold, 9.5, 1.6, glossaryTitle, "chapter "+glossaryTitle, 0)
}

const glossaryTitle = "Icons and words"

// heading adds the title of a chapter, which begins a page.
func (b *booklet) heading(p *pen, say, mark string) {
	const size = 16
	height := p.height(displayBold, size, say, b.width)
	b.add(block{height: height + 3, keep: true, fresh: true, mark: mark, draw: func(p *pen, r geom.Rect) {
		p.paragraph(displayBold, size, say, r, left, look.Ink)
		p.line(r.X, r.Y+height+1, r.Right(), r.Y+height+1, 0.5, look.Gold)
	}})
}

// chapter adds a chapter.
func (b *booklet) chapter(p *pen, c *content.Chapter) {
	b.heading(p, c.Title, "chapter "+c.Title)
	for i := range c.Rules {
		b.rule(p, &c.Rules[i], i > 0)
	}
}

// rule adds a rule: its title, picture, text, example and what to see also.
func (b *booklet) rule(p *pen, rule *content.RuleText, later bool) {
	gap := 0.0
	if later {
		gap = 5
	}
	const size = 11
	b.add(block{gap: gap, height: p.height(bold, size, rule.Title, b.width-30) + 0.6, keep: true, mark: rule.ID, draw: func(p *pen, r geom.Rect) {
		p.paragraph(bold, size, rule.Title, geom.Rect{X: r.X, Y: r.Y, W: r.W - 30, H: r.H}, left, look.Ink)
		p.say(body, bookSmall, rule.String(), geom.Rect{X: r.X, Y: r.Y, W: r.W, H: leading * em(size)}, right, look.InkSoft)
	}})
	if len(rule.Picture) > 0 {
		b.add(block{gap: 0.5, height: p.picturesHeight(rule.Picture, b.width), keep: true, draw: func(p *pen, r geom.Rect) {
			b.rulePicture(p, rule.Picture, r)
		}})
	}
	for i, say := range rule.Text {
		gap := lineGap * em(bookText)
		if i == 0 {
			gap = 1.6
		}
		b.text(p, body, bookText, gap, say, look.Ink)
	}
	for _, say := range rule.Example {
		b.example(p, say)
	}
	if len(rule.See) > 0 {
		see := func(number func(id string) string) string {
			var all []string
			for _, id := range rule.See {
				all = append(all, b.reference.Rule(id).Title+" ("+number(id)+")")
			}
			return "See also " + strings.Join(all, ", ") + "."
		}
		longest := see(func(string) string { return "000" })
		b.add(block{gap: 1, height: p.height(italic, bookSmall, longest, b.width), draw: func(p *pen, r geom.Rect) {
			p.paragraph(italic, bookSmall, see(func(id string) string { return strconv.Itoa(b.pageOf[id]) }), r, left, look.InkSoft)
		}})
	}
}

// example adds an example, on a band.
func (b *booklet) example(p *pen, say string) {
	const inset = 2.5
	height := p.height(italic, bookText-0.4, say, b.width-2*inset-1)
	b.add(block{gap: 1.2, height: height + 2.4, draw: func(p *pen, r geom.Rect) {
		p.fill(r, p.ink.band())
		p.fill(geom.Rect{X: r.X, Y: r.Y, W: 1, H: r.H}, look.Gold)
		p.paragraph(italic, bookText-0.4, say, geom.Rect{X: r.X + inset + 1, Y: r.Y + 1.2, W: r.W - 2*inset - 1, H: r.H}, left, look.Ink)
	}})
}

// glossary adds the icons and words.
func (b *booklet) glossary(p *pen) {
	b.heading(p, glossaryTitle, "chapter "+glossaryTitle)
	const sign, name = 7.0, 27.0
	for i := range b.reference.Glossary {
		group := &b.reference.Glossary[i]
		if group.Title == "Buttons" { // a table has none
			continue
		}
		b.add(block{gap: 4, height: 6, keep: true, draw: func(p *pen, r geom.Rect) { p.say(displayBold, 10.5, group.Title, r, left, look.Ink) }})
		for k := range group.Terms {
			term := &group.Terms[k]
			rest := b.width - sign - name
			height := max(5.4, p.height(body, bookSmall, term.Text, rest), p.height(bold, bookSmall, term.Word, name-2))
			b.add(block{gap: 1, height: height, draw: func(p *pen, r geom.Rect) {
				if term.Icon != "" {
					p.token(term.Icon, geom.Rect{X: r.X, Y: r.Y, W: 5.2, H: 5.2}, look.Ink)
				}
				p.paragraph(bold, bookSmall, term.Word, geom.Rect{X: r.X + sign, Y: r.Y, W: name - 2, H: r.H}, left, look.Ink)
				p.paragraph(body, bookSmall, term.Text, geom.Rect{X: r.X + sign + name, Y: r.Y, W: rest, H: r.H}, left, look.Ink)
			}})
		}
	}
	b.text(p, italic, bookSmall, 6, creditIcons, look.InkSoft)
	b.text(p, italic, bookSmall, 1, creditFonts, look.InkSoft)
}

// paginate sets the blocks in pages.
func (b *booklet) paginate() {
	room := b.h - bookMargin - bookFoot
	used := 0.0
	for i := 0; i < len(b.blocks); {
		n, height := b.together(i)
		if len(b.pages) == 0 || b.blocks[i].fresh || used+height > room {
			b.pages = append(b.pages, nil)
			used = 0
		}
		at := len(b.pages) - 1
		for _, one := range b.blocks[i : i+n] {
			if len(b.pages[at]) > 0 {
				used += one.gap
			}
			used += one.height
			b.pages[at] = append(b.pages[at], one)
			if one.mark != "" {
				b.pageOf[one.mark] = at + 1
			}
		}
		i += n
	}
}

// together returns the number of blocks from i on that stay on one page, and their height with the gap above.
func (b *booklet) together(i int) (n int, height float64) {
	for {
		height += b.blocks[i+n].gap + b.blocks[i+n].height
		n++
		if !b.blocks[i+n-1].keep || i+n == len(b.blocks) {
			return n, height
		}
	}
}

// page draws a page, counted from 1, that begins at x.
func (b *booklet) page(p *pen, number int, x float64) {
	in := geom.Rect{X: x + bookMargin, Y: bookMargin, W: b.width, H: b.h - bookMargin - bookFoot}
	for i, one := range b.pages[number-1] {
		if i > 0 {
			in.TakeTop(one.gap)
		}
		one.draw(p, in.TakeTop(one.height))
	}
	if number > 1 && number <= len(b.pages) && b.pages[number-1] != nil {
		at := left
		if number%2 == 1 {
			at = right
		}
		p.say(body, 8.5, strconv.Itoa(number), geom.Rect{X: x + bookMargin, Y: b.h - 11, W: b.width, H: 5}, at, look.InkSoft)
	}
}
