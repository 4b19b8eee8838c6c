package render

import (
	"bytes"
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
	"sixwinters/render/components"
	"sixwinters/render/layout"
)

// style is one of the typefaces.
type style uint8

// The typefaces: body text, titles, and their bold and italic cuts.
const (
	body        = style(art.BodyFace)
	bold        = style(art.BoldFace)
	italic      = style(art.ItalicFace)
	display     = style(art.DisplayFace)
	displayBold = style(art.DisplayBoldFace)
	numStyles   = style(art.NumTypefaces)
)

// Sizes of text in units. The smallest is 12.
const (
	small  = components.Small
	normal = components.Normal
	large  = components.Large
)

// font is a typeface at a size in units.
type font struct {
	style style
	units float64
}

// fonts holds the typefaces and their faces at the sizes in use.
type fonts struct {
	sources [numStyles]*text.GoTextFaceSource
	faces   map[faceKey]*cut
}

// faceKey names a typeface at a size in half pixels.
type faceKey struct {
	style style
	half  int
}

// typefaces returns the typefaces. They are read once: painters and menus share them, and the pictures of letters that they keep.
var typefaces = sync.OnceValues(func() (all [numStyles]*text.GoTextFaceSource, err error) {
	for i := range all {
		if all[i], err = text.NewGoTextFaceSource(bytes.NewReader(art.Typeface(i).File())); err != nil {
			return all, fmt.Errorf("reading a typeface: %w", err)
		}
	}
	return all, nil
})

// MenuTypefaces returns the typefaces of menus: of texts, of bold ones and of titles. It fails if one cannot be read.
func MenuTypefaces() (texts, bolder, titles *text.GoTextFaceSource, err error) {
	all, err := typefaces()
	return all[body], all[bold], all[displayBold], err
}

func (f *fonts) load() (err error) {
	f.faces = map[faceKey]*cut{}
	f.sources, err = typefaces()
	return err
}

// face returns a typeface at a size in pixels, rounded to half a pixel.
func (f *fonts) face(s style, size float64) *cut {
	key := faceKey{s, int(math.Round(2 * size))}
	if face, ok := f.faces[key]; ok {
		return face
	}
	face := func(s style) *text.GoTextFace {
		return &text.GoTextFace{Source: f.sources[s], Size: float64(key.half) / 2}
	}
	f.faces[key] = &cut{face(s), s, face(style(art.Typeface(s).Text()))}
	return f.faces[key]
}

// cut is a typeface at a size in pixels, and the one of the same size that sets what it cannot.
type cut struct {
	*text.GoTextFace
	style style
	other *text.GoTextFace
}

// runs passes the parts of a line that can be drawn, each with its typeface: see [art.Typeface.Runs].
func (f *cut) runs(line string, pass func(part string, face *text.GoTextFace)) {
	for _, r := range art.Typeface(f.style).Runs(line) {
		if style(r.Face) == f.style {
			pass(r.Text, f.GoTextFace)
		} else {
			pass(r.Text, f.other)
		}
	}
}

// advance returns the width in pixels of a line.
func (f *cut) advance(line string) (width float64) {
	f.runs(line, func(part string, face *text.GoTextFace) { width += text.Advance(part, face) })
	return width
}

// align is the place of a line in its rectangle.
type align uint8

const (
	left align = iota
	center
	right
)

// Shares of their width that letters are pressed to: before the whole line is made smaller, and to keep a line at the least
// size.
const (
	narrowest = 0.75
	tightest  = 0.66
)

// text draws a line of text, its capitals centred between the top and bottom of a rectangle, and returns its width in pixels.
// A line too long for it is pressed together and, if that is not enough, made smaller: it is never cut off.
func (c *canvas) text(f font, line string, r layout.Rect, a align, tint color.NRGBA) float64 {
	if line == "" || r.Empty() {
		return 0
	}
	face := c.typeface(f)
	width := face.advance(line)
	press, shrink := 1.0, 1.0
	if width > r.W {
		press = max(r.W/width, narrowest)
		shrink = min(1, r.W/(width*press))
	}
	if f.units < small {
		c.shrunk(line, f.units)
	}
	if shrink < 1 {
		tooSmall := f.units >= small && f.units*c.u*shrink < small*c.u
		if tooSmall && tightest*c.width(font{f.style, small}, line) <= r.W {
			shrink = small / f.units
		}
		face = c.p.fonts.face(f.style, math.Floor(2*f.units*c.u*shrink)/2)
		if f.units >= small {
			c.shrunk(line, face.Size/c.u)
		}
		width = face.advance(line)
		press = min(1, r.W/width)
	}
	width *= press
	x := r.X
	switch a {
	case center:
		x += (r.W - width) / 2
	case right:
		x += r.W - width
	}
	c.written(line, layout.Rect{X: x, Y: r.Y + (r.H-face.Size)/2, W: width, H: face.Size})
	c.glyphs(pen{face, press, tint}, line, math.Round(x), baseline(face, r))
	return width
}

func (c *canvas) typeface(f font) *cut { return c.p.fonts.face(f.style, f.units*c.u) }

// numeral draws the number in a sign, height pixels high.
func (c *canvas) numeral(s style, height float64, n int, r layout.Rect, tint color.NRGBA) {
	line, face := strconv.Itoa(n), c.p.fonts.face(s, height)
	c.glyphs(pen{face, 1, tint}, line, math.Round(r.X+(r.W-face.advance(line))/2), baseline(face, r))
}

// baseline returns the baseline of a line whose capitals are centred in a rectangle.
func baseline(face *cut, r layout.Rect) float64 {
	return math.Round(r.Y + (r.H+face.Metrics().CapHeight)/2)
}

// pen is what letters are written with.
type pen struct {
	face  *cut
	press float64 // the share of their width that they are pressed to, up to 1
	tint  color.NRGBA
}

// glyphs draws letters from x on a baseline at y, in pixels. Pressed letters are drawn twice as large and halved: at their own
// size they would be smeared.
func (c *canvas) glyphs(with pen, line string, x, y float64) {
	face, press, tint := with.face, with.press, solid(with.tint)
	em := face.Size
	bounds := layout.Rect{X: x - em/2, Y: y - 1.2*em, W: press*face.advance(line) + em, H: 1.7 * em}
	if c.p.mute || !c.draws(stroke{what: line, face: face.GoTextFace, r: layout.Rect{X: x, Y: y}, tint: tint, x: press}, bounds) {
		return
	}
	face.runs(line, func(part string, of *text.GoTextFace) {
		var o text.DrawOptions
		drawn, scale := of, 1.0
		if press != 1 {
			o.Filter = ebiten.FilterLinear
			drawn, scale = &text.GoTextFace{Source: of.Source, Size: 2 * of.Size}, 0.5
		}
		o.GeoM.Translate(0, -drawn.Metrics().HAscent)
		o.GeoM.Scale(press*scale, scale)
		o.GeoM.Translate(x, y)
		o.ColorScale.ScaleWithColor(tint)
		text.Draw(c.dst, part, drawn, &o)
		x += press * text.Advance(part, of)
	})
}

// ellipsis shortens a line to a width in pixels, with an ellipsis for what is left out.
func (c *canvas) ellipsis(f font, line string, width float64) string {
	if c.width(f, line) <= width {
		return line
	}
	letters := []rune(line)
	for len(letters) > 1 && c.width(f, string(letters)+"…") > width {
		letters = letters[:len(letters)-1]
	}
	return strings.TrimRight(string(letters), " ") + "…"
}

// width returns the width in pixels of a line of text.
func (c *canvas) width(f font, line string) float64 { return c.typeface(f).advance(line) }
