package paper

import (
	"image/color"
	"strings"

	"sixwinters/art"
	"sixwinters/render/geom"
	"sixwinters/render/rich"
)

// typeface is a typeface of the game.
type typeface uint8

// The typefaces.
const (
	body typeface = iota
	bold
	italic
	display
	displayBold
)

var typefaces = [...][]byte{
	body: art.BodyRegular, bold: art.BodyBold, italic: art.BodyItalic, display: art.Display, displayBold: art.DisplayBold,
}

func (t typeface) family() string {
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

// tiny is the size in points below which a text counts as cramped.
const tiny = 5.0

// setFont sets the font of what is written next.
func (p *pen) setFont(face typeface, size float64) {
	if p.font == face && p.size == size {
		return
	}
	// fpdf leaves out a font that it believes to be set; another one before makes it write this one.
	p.pdf.SetFont(face.family(), "", size+1)
	p.pdf.SetFont(face.family(), "", size)
	p.font, p.size = face, size
}

// em returns a size in points as millimetres.
func em(size float64) float64 { return size / points }

// width returns the width of a text without icons.
func (p *pen) width(face typeface, size float64, text string) float64 {
	p.setFont(face, size)
	return p.pdf.GetStringWidth(text)
}

// write writes a text without icons from a point on the base line.
func (p *pen) write(face typeface, size float64, text string, x, y float64, tint color.NRGBA) {
	p.setFont(face, size)
	c := p.ink.shade(tint)
	p.pdf.SetTextColor(int(c.R), int(c.G), int(c.B))
	p.setFill(tint)
	p.pdf.Text(x, y, strings.ReplaceAll(text, rich.Together, " "))
}

// say writes a text in one line in the middle of a rectangle's height, smaller where it is too wide.
func (p *pen) say(face typeface, size float64, text string, r geom.Rect, at align, tint color.NRGBA) {
	width := p.measured(face, size, text)
	if width > r.W {
		size *= r.W / width
		width = r.W
		if size < tiny {
			p.cramped = append(p.cramped, text)
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
	case swatches[name] != art.Swatch{}:
		p.chip(name, r)
	default:
		p.icon(name, r, tint)
	}
}

// fit returns the largest size, from most down to least, at which texts one below the other are no higher than tallest, and their
// height. The gap between them is a share of their size.
func (p *pen) fit(most, least, gap float64, texts []string, width, tallest float64) (size, height float64) {
	for size = most; ; size -= 0.2 {
		height = 0
		for i, text := range texts {
			if i > 0 {
				height += gap * em(size)
			}
			height += p.height(body, size, text, width)
		}
		if height <= tallest {
			return size, height
		}
		if size <= least {
			p.cramped = append(p.cramped, texts...)
			return size, height
		}
	}
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
