package render

import (
	"image/color"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/components"
	"sixwinters/render/layout"
)

// A canvas is the pen that components are drawn with in a window.
var _ components.Pen = (*canvas)(nil)

func (c *canvas) Unit() float64                  { return c.u }
func (c *canvas) Pixel() float64                 { return 1 }
func (c *canvas) Snap(r layout.Rect) layout.Rect { return snap(r) }
func (c *canvas) Look() *art.Theme               { return art.Wearing() }
func (c *canvas) Cloth() art.Swatch {
	return art.Swatch{Fill: art.Blend(art.Cloths[content.Winter].Fill, art.Night, 0.2), Ink: art.Pale, Edge: art.GoldBright}
}
func (c *canvas) Patterned() bool                                    { return c.p.Patterns }
func (c *canvas) Fill(r layout.Rect, t color.NRGBA)                  { c.fill(r, t) }
func (c *canvas) Round(r layout.Rect, radius float64, t color.NRGBA) { c.round(r, radius, t) }
func (c *canvas) Framed(r layout.Rect, radius, width float64, fill, frame color.NRGBA) {
	c.framed(r, radius, width, fill, frame)
}
func (c *canvas) Frame(r layout.Rect, width float64, t color.NRGBA)  { c.frame(r, width, t) }
func (c *canvas) Dashed(r layout.Rect, width float64, t color.NRGBA) { c.dashed(r, width, t) }
func (c *canvas) Form(name string, r layout.Rect, t color.NRGBA)     { c.form(name, r, t) }
func (c *canvas) Pattern(where, word string, r layout.Rect, t color.NRGBA) {
	c.pattern(where, word, r, t)
}
func (c *canvas) Icon(name string, r layout.Rect, t color.NRGBA)  { c.icon(name, r, t) }
func (c *canvas) Token(name string, r layout.Rect, t color.NRGBA) { c.token(name, r, t) }
func (c *canvas) Arrow(r layout.Rect, size, angle float64, t color.NRGBA) {
	c.arrow(r, size, angle, t)
}
func (c *canvas) Parchment(r layout.Rect, radius, width float64, frame color.NRGBA) {
	c.parchment(r, radius, width, frame)
}
func (c *canvas) Text(f components.Font, line string, r layout.Rect, at components.Align, t color.NRGBA) {
	c.text(font{style(f.Face), f.Units}, line, r, align(at), t)
}
func (c *canvas) Picture(cards *content.Content, card content.CardOf, r layout.Rect, percent int) {
	c.picture(pictureOf(cards, card), r, percent)
}

// Rim draws what is only the rim of a sign, and so neither read nor explained.
func (c *canvas) Rim(draw func()) {
	if art.Plain || c.p.bare || c.p.mute {
		return
	}
	told, icons, signs := c.p.onText, c.p.onIcon, c.signs
	c.p.onText, c.p.onIcon, c.signs = nil, nil, nil
	draw()
	c.p.onText, c.p.onIcon, c.signs = told, icons, signs
}
