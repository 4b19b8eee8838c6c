package menu

import (
	"image/color"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
)

// Texts in menus.

// heading returns the typeface of a heading: that of bold text where the one of titles lacks a letter.
func (m *widgets) heading(say string, size float64) *text.Face {
	if !art.DisplayBoldFace.Sets(say) {
		return m.face(m.skin.bold, size)
	}
	return m.face(m.skin.display, size)
}

func (m *Menu) Heading(say string) {
	size := 19.0
	if m.dense > 0 {
		size = smallSize
	}
	m.Add(m.newIndented(say, m.heading(say, size), m.Inner, art.InkSoft))
}

// NewSubheading returns the heading of some lines that are no wider than width, in pixels, over their beginning.
func (m *widgets) NewSubheading(say string, width int) *widget.Text {
	words := m.newText(say, lines{m.heading(say, textSize), width, art.InkSoft, widget.TextPositionStart}, stretched)
	words.GetWidget().MinHeight = m.Px(textSize * 1.6)
	return words
}

// Text adds a paragraph at most width units wide.
func (m *Menu) Text(say string, width float64) { m.Add(m.NewParagraph(say, width)) }

// NewParagraph returns a paragraph at most width units wide.
func (m *widgets) NewParagraph(say string, width float64) *widget.Text {
	face := m.face(m.skin.Body, textSize)
	return m.newIndented(say, face, min(m.Px(width), m.Inner), art.InkSoft)
}

// newIndented returns a text that begins as far in as buttons look, in lines that are about equally wide.
func (m *widgets) newIndented(say string, face *text.Face, width int, tint color.NRGBA) *widget.Text {
	words := m.newText("", lines{face, width - 2*m.Paper.Glow(), tint, widget.TextPositionStart}, stretched)
	words.Label = wrapEvenly(m.skin.Told(say), *face, float64(width-2*m.Paper.Glow()))
	words.SetPadding(&widget.Insets{Left: m.Paper.Glow(), Right: m.Paper.Glow()})
	return words
}

// Retell has a paragraph, made with that width, say something else in its place.
func (m *widgets) Retell(p *widget.Text, say string, width float64) {
	p.Label = m.NewParagraph(say, width).Label
}

// Reading adds a paragraph to be read: it begins at the left, and is at most width units wide.
func (m *Menu) Reading(say string, width float64) {
	face := m.face(m.skin.Body, textSize-1)
	words := m.newText(say, lines{face, min(m.Px(width), m.Inner) - 2*m.Paper.Glow(), art.Ink, widget.TextPositionStart}, stretched)
	words.SetPadding(&widget.Insets{Left: m.Paper.Glow(), Right: m.Paper.Glow()})
	m.Add(words)
}

// lines is how a text is broken into lines.
type lines struct {
	face     *text.Face
	width    int // most, in pixels
	tint     color.NRGBA
	position widget.TextPosition
}

func (m *widgets) newText(say string, in lines, opts ...widget.WidgetOpt) *widget.Text {
	return widget.NewText(
		widget.TextOpts.Text(wrap(m.skin.Told(say), *in.face, float64(in.width)), in.face, in.tint),
		widget.TextOpts.Position(in.position, widget.TextPositionCenter),
		widget.TextOpts.WidgetOpts(opts...),
	)
}

// newEvenText returns a text that begins at the left, in lines that are about equally wide: none is a word or a number alone.
func (m *widgets) newEvenText(say string, face *text.Face, width int, tint color.NRGBA) *widget.Text {
	words := m.newText("", lines{face, width, tint, widget.TextPositionStart})
	words.Label = wrapEvenly(m.skin.Told(say), *face, float64(width))
	return words
}
