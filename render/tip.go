package render

import (
	"fmt"
	"image/color"
	"slices"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
)

// Tip explains the thing under the pointer.
type Tip struct {
	Title string   // "" where there is nothing to explain
	Text  []string // sentences, a line each; icons stand in them as {name}
	Rule  string   // id of the rule it belongs to
}

// The greatest widths of a tip's text in units: as usual, and where there is no place as wide.
const (
	tipWidest = 300.0
	tipNarrow = 160.0
)

// paragraphs returns the text of a tip, with its title unless over is the same.
func (t *Tip) paragraphs(s *Scene, over string) (list []string) {
	if t.Title != over {
		list = append(list, t.Title)
	}
	list = append(list, t.Text...)
	if t.Rule != "" {
		list = append(list, s.Cite(t.Rule))
	}
	return list
}

// Explains reports whether the large card or the tip of the last picture reaches into a rectangle.
func (p *Painter) Explains(r layout.Rect) bool { return slices.ContainsFunc(p.explains[:], r.Overlaps) }

// draw draws the tip beside its thing, if there is a place, and returns that. Where there is none for all of it, its end is left out.
func (c tips) draw(large layout.Rect) layout.Rect {
	text := c.s.Tip.Text
	lines, r := c.placeTip(large, text)
	for n := len(text) - 1; n > 0 && r.Empty(); n-- {
		lines, r = c.placeTip(large, append(slices.Clone(text[:n]), fmt.Sprintf("And %d more.", len(text)-n)))
	}
	if !r.Empty() {
		c.drawTip(lines, r)
	}
	return r
}

// placeTip sets a tip with a text in lines and finds its place beside a large card; r is empty if there is none.
func (c tips) placeTip(large layout.Rect, text []string) (lines []tipLine, r layout.Rect) {
	var said []layout.Rect
	for _, tag := range (labels{c.overlay}).pointedTags(large) {
		said = append(said, tag.rect)
	}
	for _, widest := range [...]float64{tipWidest, tipNarrow} {
		lines, width := c.setTip(widest, text)
		r := layout.Rect{W: width + 18*c.u, H: 12 * c.u}
		for i := range lines {
			r.H += c.linesHeight(lines[i].lines, lines[i].font.units)
		}
		tip := layout.Tip{Thing: c.s.TipAt, W: r.W, H: r.H, Gap: 6 * c.u, Large: large, Labels: said, Lit: c.s.lit()}
		if r = c.s.Plan.TipPlace(tip); !r.Empty() {
			return lines, r
		}
	}
	return nil, layout.Rect{}
}

func (c tips) drawTip(lines []tipLine, r layout.Rect) {
	c.sheet(r, 1.5*c.u, art.Gold)
	in := r.Inset(6 * c.u)
	in.X, in.W = in.X+3*c.u, in.W-6*c.u
	for i := range lines {
		in.TakeTop(c.drawLines(lines[i].font, lines[i].lines, in, lines[i].tint()))
	}
}

// tipLine is a paragraph of a tip.
type tipLine struct {
	font  font
	lines []rich.Line
}

func (l *tipLine) tint() color.NRGBA {
	if l.font.style == italic {
		return art.InkSoft
	}
	return art.Ink
}

// setTip breaks the tip of a scene, with a text, into lines no wider than widest units, and returns the width of the widest in pixels.
func (c tips) setTip(widest float64, text []string) (lines []tipLine, width float64) {
	t := &c.s.Tip
	add := func(f font, text string) {
		l := tipLine{f, c.setLines(f, text, widest*c.u)}
		width, lines = max(width, rich.Widest(l.lines)), append(lines, l)
	}
	add(font{bold, 14}, t.Title)
	for _, line := range text {
		add(font{body, 13}, line)
	}
	if t.Rule != "" {
		add(font{italic, small}, c.s.Cite(t.Rule))
	}
	return lines, width
}

// Sign is an icon or a word that was drawn, and its place, so that it can be explained.
type Sign struct {
	Icon string // "" for a word
	Word string // "" for an icon; both are "" for a sheet, which hides what lies under it
	Rect layout.Rect
}

// SignAt returns the icon or word under a point of the last picture: icons and words on large cards first, then icons on the
// table.
func (p *Painter) SignAt(x, y float64) (Sign, bool) {
	for _, list := range [...][]Sign{p.largeSigns, p.tableSigns} {
		for i := len(list) - 1; i >= 0; i-- {
			if list[i].Rect.Contains(x, y) {
				return list[i], list[i].Icon != "" || list[i].Word != ""
			}
		}
	}
	return Sign{}, false
}

// explains lists a sign that is drawn, if signs are listed.
func (c *surface) explains(s Sign) {
	if c.signs != nil {
		*c.signs = append(*c.signs, s)
	}
}

// hide lists a sheet that hides the signs under it.
func (c *surface) hide(r layout.Rect) { c.explains(Sign{Rect: r}) }
