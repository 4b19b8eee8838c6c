package paper

import (
	"image/color"
	"strings"

	"golang.org/x/text/unicode/norm"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/rich"
)

// typeface is a typeface of the game.
type typeface = art.Typeface

// The typefaces.
const (
	body        = art.BodyFace
	bold        = art.BoldFace
	italic      = art.ItalicFace
	display     = art.DisplayFace
	displayBold = art.DisplayBoldFace
)

// family returns the name of a typeface in the PDF.
func family(t typeface) string {
	return [...]string{body: "vollkorn", bold: "vollkornbold", italic: "vollkornitalic", display: "cinzel", displayBold: "cinzelbold"}[t]
}

// align is the place of a text in its line.
type align uint8

// The places.
const (
	left align = iota
	center
	right
)

// The height of a line and of capitals, as shares of the size of letters.
const (
	leading = 1.2
	capital = 0.66
)

// Sizes in points. A text in one line is cramped below tiny; no text becomes smaller than vanishing.
const (
	tiny      = 5.0
	vanishing = 0.5
)

// cramped is a text that has too little room: it is written smaller than is easy to read.
type cramped struct {
	of   subject
	text string
	size float64 // in points, that it is written in
	over float64 // the share by which it is too long
}

// subject is the card that is being drawn; the zero value is none.
type subject struct {
	content.Source
	name string
}

// cramp notes a cramped text.
func (p *pen) cramp(text string, size, over float64) {
	p.cramped = append(p.cramped, cramped{p.of, text, size, over})
}

// about draws what is about a card.
func (p *pen) about(of subject, draw func()) {
	was := p.of
	p.of = of
	draw()
	p.of = was
}

// setFont sets the font of what is written next.
func (p *pen) setFont(face typeface, size float64) {
	if p.font == face && p.size == size {
		return
	}
	// fpdf leaves out a font that it believes to be set; another one before makes it write this one.
	p.pdf.SetFont(family(face), "", size+1)
	p.pdf.SetFont(family(face), "", size)
	p.font, p.size = face, size
}

// em returns a size in points as millimetres.
func em(size float64) float64 { return size / points }

// runs returns the parts of a text that can be written: see [art.Typeface.Runs]. A letter and the marks over it become one letter
// where there is one, since a PDF does not place marks.
func runs(face typeface, text string) []art.Run { return face.Runs(norm.NFC.String(text)) }

// width returns the width of a text without icons.
func (p *pen) width(face typeface, size float64, text string) (width float64) {
	for _, run := range runs(face, text) {
		p.setFont(run.Face, size)
		width += p.pdf.GetStringWidth(run.Text)
	}
	return width
}

// write writes a text without icons from a point on the base line.
func (p *pen) write(face typeface, size float64, text string, x, y float64, tint color.NRGBA) {
	c := p.ink.shade(tint)
	if p.black && Black.shade(tint).R < 0x80 {
		c = black
	}
	if p.to != nil {
		for _, run := range runs(face, strings.ReplaceAll(text, rich.Together, " ")) {
			width, err := p.to.text(run.Face, em(size), run.Text, x, y, c)
			if err != nil {
				p.pdf.SetError(err)
			}
			x += width
		}
		return
	}
	p.pdf.SetTextColor(int(c.R), int(c.G), int(c.B))
	p.setFill(c)
	for _, run := range runs(face, strings.ReplaceAll(text, rich.Together, " ")) {
		p.setFont(run.Face, size)
		p.pdf.Text(x, y, run.Text)
		x += p.pdf.GetStringWidth(run.Text)
	}
}

// say writes a text in one line in the middle of a rectangle's height, smaller where it is too wide.
func (p *pen) say(face typeface, size float64, text string, r geom.Rect, at align, tint color.NRGBA) {
	width := p.measured(face, size, text)
	if width > r.W {
		size *= r.W / width
		width = r.W
		if size < tiny {
			p.cramp(text, size, tiny/size-1)
		}
	}
	x := r.X
	switch at {
	case center:
		x += (r.W - width) / 2
	case right:
		x += r.W - width
	}
	p.atoms(face, size, rich.Parse(strings.ReplaceAll(text, " ", rich.Together), p.measure(face, size)), x, r.Y+(r.H+capital*em(size))/2, tint)
}

// measured returns the width of a text with icons in one line.
func (p *pen) measured(face typeface, size float64, text string) float64 {
	width := -p.space(face, size)
	for _, a := range rich.Parse(text, p.measure(face, size)) {
		width += a.Width + p.space(face, size)
	}
	return max(0, width)
}

func (p *pen) space(face typeface, size float64) float64 { return p.width(face, size, " ") }

// measure returns a function that returns the width of a part of a text.
func (p *pen) measure(face typeface, size float64) rich.Measure {
	return func(part rich.Part) float64 {
		if part.Icon {
			return tokenWidth * em(size)
		}
		return p.width(face, size, part.Text)
	}
}

// set sets a text in lines no wider than width.
func (p *pen) set(face typeface, size float64, text string, width float64) []rich.Line {
	return rich.Wrap(rich.Parse(text, p.measure(face, size)), width, p.space(face, size))
}

// height returns the height of a text set in lines.
func (p *pen) height(face typeface, size float64, text string, width float64) float64 {
	return float64(len(p.set(face, size, text, width))) * leading * em(size)
}

// paragraph writes a text in lines from the top of a rectangle, and returns its height.
func (p *pen) paragraph(face typeface, size float64, text string, r geom.Rect, at align, tint color.NRGBA) float64 {
	lines := p.set(face, size, text, r.W)
	p.lines(face, size, lines, r, at, tint)
	return float64(len(lines)) * leading * em(size)
}

// lines writes lines from the top of a rectangle.
func (p *pen) lines(face typeface, size float64, lines []rich.Line, r geom.Rect, at align, tint color.NRGBA) {
	for i, line := range lines {
		x := r.X
		switch at {
		case center:
			x += (r.W - line.Width) / 2
		case right:
			x += r.W - line.Width
		}
		p.atoms(face, size, line.Atoms, x, r.Y+(float64(i)*leading+(leading+capital)/2)*em(size), tint)
	}
}

// atoms writes words and icons side by side. Words without an icon between them are one text, so that they can be selected together.
func (p *pen) atoms(face typeface, size float64, atoms []rich.Atom, x, y float64, tint color.NRGBA) {
	space := p.space(face, size)
	run, start := "", x
	flush := func() {
		if strings.TrimSpace(run) != "" {
			p.write(face, size, run, start, y, tint)
		}
		run = ""
	}
	for i, a := range atoms {
		if i > 0 {
			x += space
			if run != "" {
				run += " "
			}
		}
		for _, part := range a.Parts {
			width := p.measure(face, size)(part)
			if part.Icon {
				flush()
				p.token(part.Text, geom.Rect{X: x, Y: y - (capital/2+0.56)*em(size), W: width, H: 1.12 * em(size)}, tint)
			} else {
				if run == "" {
					start = x
				}
				run += part.Text
			}
			x += width
		}
	}
	flush()
}

// tokenWidth is the width of an icon in a text, as a share of the size of letters.
const tokenWidth = 1.16

// token draws an icon of a text: on a ground where it has colours, a value as a die.
func (p *pen) token(name string, r geom.Rect, tint color.NRGBA) {
	r = r.Square()
	switch {
	case len(name) == 1 && name[0] >= '1' && name[0] <= '6':
		p.die(look.ActionDie, name, r)
	case name == "action" || swatch(name) == art.Swatch{}:
		p.icon(name, r, tint)
	default:
		p.chip(name, r)
	}
}

// fit returns the largest size, from most downward, at which texts one below the other are no higher than tallest and no word is
// wider than width, and their height. The gap between them is a share of their size. Texts that need a size below least are cramped,
// and still fit.
func (p *pen) fit(most, least, gap float64, texts []string, width, tallest float64) (size, height float64) {
	over := 0.0 // the share of the least size's room that is missing
	for size = most; ; {
		widest := 0.0
		height = 0
		for i, text := range texts {
			if i > 0 {
				height += gap * em(size)
			}
			lines := p.set(body, size, text, width)
			height += float64(len(lines)) * leading * em(size)
			widest = max(widest, rich.Widest(lines))
		}
		if height <= tallest && widest <= width || size < vanishing {
			break
		}
		if next := size - 0.2; next >= least {
			size = next
		} else if size > least {
			size = least
		} else {
			if over == 0 {
				over = max(height/tallest, widest/width) - 1
			}
			size *= 0.95
		}
	}
	if over > 0 {
		p.cramp(strings.Join(texts, " "), size, over)
	}
	return size, height
}

// texts writes texts one below the other; the gap between them is a share of their size.
func (p *pen) texts(size, gap float64, texts []string, r geom.Rect, tint color.NRGBA) {
	for _, text := range texts {
		r.TakeTop(p.paragraph(body, size, text, r, left, tint), gap*em(size))
	}
}

// heading writes a name in one line in the middle of a rectangle, or in two where one would be too small.
func (p *pen) heading(face typeface, most, least float64, text string, r geom.Rect, at align, tint color.NRGBA) {
	for size := most; size >= least; size -= 0.2 {
		lines := p.set(face, size, text, r.W)
		height := float64(len(lines)) * 1.02 * em(size)
		if len(lines) > 2 || len(lines) > 1 && size > 0.86*most || height > r.H || rich.Widest(lines) > r.W {
			continue
		}
		top := r.Y + (r.H-height)/2
		for i := range lines {
			p.lines(face, size, lines[i:i+1], geom.Rect{X: r.X, Y: top + float64(i)*1.02*em(size) - 0.09*em(size), W: r.W, H: r.H}, at, tint)
		}
		return
	}
	p.say(face, least, text, r, at, tint)
}
