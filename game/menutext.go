package game

import (
	"image/color"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
)

// What is written in menus.

// heading adds the heading of a part.
func (m *menu) heading(say string) {
	m.add(m.newText(say, m.face(m.skin.display, 19), m.inner, art.InkSoft, widget.TextPositionCenter, stretched))
}

// newSubheading is the heading of some lines that are no wider than so many pixels, over their beginning.
func (m *menu) newSubheading(say string, width int) *widget.Text {
	words := m.newText(say, m.face(m.skin.display, textSize), width, art.InkSoft, widget.TextPositionStart, stretched)
	words.GetWidget().MinHeight = m.px(textSize * 1.6)
	return words
}

// text adds a paragraph that is no wider than so many units.
func (m *menu) text(say string, width float64) { m.add(m.newParagraph(say, width)) }

// newParagraph is a paragraph that is no wider than so many units.
func (m *menu) newParagraph(say string, width float64) *widget.Text {
	face := m.face(m.skin.body, textSize)
	return m.newText(say, face, min(m.px(width), m.inner), art.InkSoft, widget.TextPositionCenter, stretched)
}

// reading adds a paragraph to be read: it begins at the left, and is no wider than so many units.
func (m *menu) reading(say string, width float64) {
	face := m.face(m.skin.body, textSize-1)
	words := m.newText(say, face, min(m.px(width), m.inner)-2*m.paper.Glow(), art.Ink, widget.TextPositionStart, stretched)
	words.SetPadding(&widget.Insets{Left: m.paper.Glow(), Right: m.paper.Glow()}) // as far in as buttons look
	m.add(words)
}

// newText is a text set in lines that are no wider than so many pixels. If they are centred they are about equally wide.
func (m *menu) newText(say string, face *text.Face, width int, tint color.NRGBA, position widget.TextPosition, opts ...widget.WidgetOpt) *widget.Text {
	set := wrap
	if position == widget.TextPositionCenter {
		set = wrapEvenly
	}
	return widget.NewText(
		widget.TextOpts.Text(set(say, *face, float64(width)), face, tint),
		widget.TextOpts.Position(position, widget.TextPositionCenter),
		widget.TextOpts.WidgetOpts(opts...),
	)
}

// newEvenText is a text that begins at the left, in lines that are about equally wide: none is a word or a number alone.
func (m *menu) newEvenText(say string, face *text.Face, width int, tint color.NRGBA) *widget.Text {
	words := m.newText("", face, width, tint, widget.TextPositionStart)
	words.Label = wrapEvenly(say, *face, float64(width))
	return words
}
