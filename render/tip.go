package render

import (
	"image/color"
	"slices"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
)

// Tip explains what lies under the pointer.
type Tip struct {
	Title string   // "" where there is nothing to explain
	Text  []string // sentences, a line each; icons stand in them as {name}
	Rule  string   // id of the rule it belongs to
}

// The widths of the text of a tip at most, in units: where it has no place as wide as usual, it is set narrower.
const (
	tipWidest = 300.0
	tipNarrow = 160.0
)

// paragraphs are what a tip says, and its title where that is not the one over it.
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

// tip draws a tip where it has its place beside what it is about.
func (c *canvas) tip(s *Scene, large layout.Rect) {
	if lines, r := c.placeTip(s, large); !r.Empty() {
		c.drawTip(lines, r)
	}
}

// tipFits reports whether the tip has a place beside a large card.
func (c *canvas) tipFits(s *Scene, large layout.Rect) bool {
	_, r := c.placeTip(s, large)
	return !r.Empty()
}

// placeTip sets a tip in lines and finds where it lies; the place is empty if there is none.
func (c *canvas) placeTip(s *Scene, large layout.Rect) (lines []tipLine, r layout.Rect) {
	var labels []layout.Rect
	for _, tag := range c.pointedTags(s, large) {
		labels = append(labels, tag.rect)
	}
	for _, widest := range [...]float64{tipWidest, tipNarrow} {
		lines, width := c.setTip(s, widest)
		r := layout.Rect{W: width + 18*c.u, H: 12 * c.u}
		for i := range lines {
			r.H += c.linesHeight(lines[i].lines, lines[i].font.units)
		}
		if r = s.Plan.TipPlace(layout.Tip{Thing: s.TipAt, W: r.W, H: r.H, Gap: 6 * c.u, Large: large, Labels: labels, Lit: s.lit()}); !r.Empty() {
			return lines, r
		}
	}
	return nil, layout.Rect{}
}

// drawTip draws a tip that is set in lines.
func (c *canvas) drawTip(lines []tipLine, r layout.Rect) {
	c.shadow(r, 5*c.u, 6*c.u)
	c.framed(r, 5*c.u, 1.5*c.u, art.Parchment, art.Gold)
	in := r.Inset(6 * c.u)
	in.X, in.W = in.X+3*c.u, in.W-6*c.u
	for i := range lines {
		in.TakeTop(c.drawLines(lines[i].font, lines[i].lines, in, lines[i].tint()))
	}
}

// tipLine is a paragraph of a tip, broken into lines.
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

// setTip breaks the tip of a scene into lines no wider than so many units, and says how wide the widest is in pixels.
func (c *canvas) setTip(s *Scene, widest float64) (lines []tipLine, width float64) {
	t := &s.Tip
	add := func(f font, text string) {
		l := tipLine{f, c.setLines(f, text, widest*c.u)}
		width, lines = max(width, rich.Widest(l.lines)), append(lines, l)
	}
	add(font{bold, 14}, t.Title)
	for _, text := range t.Text {
		add(font{body, 13}, text)
	}
	if t.Rule != "" {
		add(font{italic, small}, s.Cite(t.Rule))
	}
	return lines, width
}

// Pinned is a card that is shown large until it is let go, and where it lies.
type Pinned struct {
	Target layout.Target
	Rect   layout.Rect
}

// PinnedAt is the pinned card under a point of the picture that was drawn last.
func (p *Painter) PinnedAt(x, y float64) (layout.Target, bool) {
	for _, pin := range slices.Backward(p.pinned) {
		if pin.Rect.Contains(x, y) {
			return pin.Target, true
		}
	}
	return layout.Target{}, false
}
