package render

import (
	"image/color"
	"strings"

	"sixwinters/art"
	"sixwinters/render/components"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
)

// Lengths of a paragraph as shares of the size of its text.
const (
	leading  = 1.3  // from line to line
	tight    = 1.12 // from line to line where room is scarce
	iconSize = 1.12 // of an icon among the words
	spacing  = 0.26 // between words
)

// setLines breaks a rich text into lines no wider than width pixels, and where it has line breaks of its own.
func (c *canvas) setLines(f font, line string, width float64) []rich.Line {
	face := c.typeface(f)
	em := f.units * c.u
	advance := func(p rich.Part) float64 {
		if p.Icon && isToken(p.Text) {
			return iconSize * em
		}
		return face.advance(p.Text)
	}
	var lines []rich.Line
	for sentence := range strings.SplitSeq(line, "\n") {
		lines = append(lines, rich.Wrap(rich.Parse(sentence, advance), width, spacing*em)...)
	}
	return lines
}

// linesHeight returns the height in pixels of lines of a size in units.
func (c *canvas) linesHeight(lines []rich.Line, units float64) float64 {
	return float64(len(lines)) * leading * units * c.u
}

// textHeight returns the height in pixels of a rich text in lines no wider than width pixels.
func (c *canvas) textHeight(f font, line string, width float64) float64 {
	return c.linesHeight(c.setLines(f, line, width), f.units)
}

// drawLines draws lines of rich text flush left from the top of a rectangle and returns their height in pixels.
func (c *canvas) drawLines(f font, lines []rich.Line, r layout.Rect, tint color.NRGBA) float64 {
	return c.drawLed(setting{f, leading, left, tint}, lines, r)
}

// setting is how the lines of a paragraph are set.
type setting struct {
	font    font
	leading float64 // from line to line, in sizes of the text
	align   align   // left or center
	tint    color.NRGBA
}

// drawLed draws lines of rich text from the top of a rectangle and returns their height in pixels.
func (c *canvas) drawLed(s setting, lines []rich.Line, r layout.Rect) float64 {
	em := s.font.units * c.u
	if c.p.onText != nil {
		for i, line := range lines {
			c.written(line.String(), layout.Rect{X: r.X, Y: r.Y + float64(i)*s.leading*em, W: line.Width, H: em})
		}
	}
	with := pen{c.typeface(s.font), 1, s.tint}
	for i, line := range lines {
		room := layout.Rect{X: r.X, Y: r.Y + float64(i)*s.leading*em, W: r.W, H: s.leading * em}
		if s.align == center {
			room.X += (room.W - line.Width) / 2
		}
		for _, atom := range line.Atoms {
			for _, part := range atom.Parts {
				room.X += c.part(with, em, part, room)
			}
			room.X += spacing * em
		}
	}
	return float64(len(lines)) * s.leading * em
}

// part draws a word or an icon at the left of the room on a line, the size of whose text is em pixels, and returns its width.
func (c *canvas) part(with pen, em float64, part rich.Part, room layout.Rect) float64 {
	if part.Icon && isToken(part.Text) {
		size := iconSize * em
		c.token(part.Text, layout.Rect{X: room.X, Y: room.Y + (room.H-size)/2, W: size, H: size}.Inset(0.04*em), with.tint)
		return size
	}
	c.glyphs(with, part.Text, room.X, baseline(with.face, room))
	width := with.face.advance(part.Text)
	if c.words {
		c.explains(Sign{Word: part.Text, Rect: layout.Rect{X: room.X, Y: room.Y, W: width, H: room.H}})
	}
	return width
}

// paragraph draws rich text in a rectangle, its lines centred from top to bottom. Where it does not fit it moves the
// lines together, and if that is not enough makes the text smaller.
func (c *canvas) paragraph(f font, line string, r layout.Rect, a align, tint color.NRGBA) {
	const least = 6.0
	if line == "" || r.Empty() {
		return
	}
	for {
		lines := c.setLines(f, line, r.W)
		widest := rich.Widest(lines)
		for _, lead := range [...]float64{leading, tight} {
			height := float64(len(lines)) * lead * f.units * c.u
			if (height <= r.H+0.3*f.units*c.u && widest <= r.W) || f.units <= least {
				c.drawLed(setting{f, lead, a, tint}, lines, layout.Rect{X: r.X, Y: r.Y + (r.H-height)/2, W: r.W, H: height})
				return
			}
		}
		f.units -= 0.5
		c.shrunk(line, f.units)
	}
}

// shrunk tells tests that a line is set smaller than text should be.
func (c *canvas) shrunk(line string, units float64) {
	const rounding = 0.5 // pixels, since faces come in half pixels
	if c.p.onShrunk != nil && units*c.u < small*c.u-rounding {
		c.p.onShrunk(line, units)
	}
}

// fits reports whether a rich text fits in a rectangle in the smallest size, with tight lines.
func (c *canvas) fits(s style, line string, r layout.Rect) bool {
	lines := c.setLines(font{s, small}, line, r.W)
	return rich.Widest(lines) <= r.W && float64(len(lines))*tight*small*c.u <= r.H+0.3*small*c.u
}

// fittest returns the first text that fits in a rectangle in the smallest size, or "".
func (c *canvas) fittest(s style, r layout.Rect, texts ...string) string {
	for _, text := range texts {
		if c.fits(s, text, r) {
			return text
		}
	}
	return ""
}

// written tells tests that a line is written in a place.
func (c *canvas) written(line string, r layout.Rect) {
	if c.p.onText != nil {
		c.p.onText(line, r)
	}
}

// fitting returns the first text that fits on one line of a width in pixels, or else the last.
func (c *canvas) fitting(f font, width float64, texts ...string) string {
	for _, text := range texts {
		if lines := c.setLines(f, text, width); len(lines) == 1 && lines[0].Width <= width {
			return text
		}
	}
	return texts[len(texts)-1]
}

// isToken reports whether a word in braces stands for a sign.
func isToken(word string) bool {
	return tokens[word] || dieToken(word) > 0
}

// tokens holds the names of all icons and markers.
var tokens = func() map[string]bool {
	all := map[string]bool{}
	for _, name := range append(art.IconNames(), art.MarkerNames...) {
		all[name] = true
	}
	return all
}()

// dieToken returns the value of a die token, {3} or {a3}, or 0.
func dieToken(word string) int {
	word = strings.TrimPrefix(word, "a")
	if len(word) == 1 && word[0] >= '1' && word[0] <= '6' {
		return int(word[0] - '0')
	}
	return 0
}

// token draws the sign of a word: a small die for a value, a cube for a marker, a coloured chip for a resource, region, season
// or kind of stress, the bare icon for anything else.
func (c *canvas) token(word string, r layout.Rect, tint color.NRGBA) {
	if v := dieToken(word); v > 0 {
		c.framed(r, 0.22*r.H, 0.06*r.H, art.ActionDie.Fill, art.ActionDie.Edge)
		c.numeral(bold, 0.78*r.H, v, r, art.ActionDie.Ink)
		return
	}
	if marker, ok := art.MarkerNamed(word); ok {
		components.Drawer{Pen: c}.Cube(r.Inset(0.04*r.H), marker)
		c.explains(Sign{Icon: word, Rect: r})
		return
	}
	if swatch, ok := art.Named(word); ok && word != "action" {
		components.Drawer{Pen: c}.Chip(word, swatch, r)
		return
	}
	c.icon(word, r, tint)
}
