package render

import (
	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
)

// Lengths of the large card in units.
const (
	zoomWidth  = 330.0
	zoomTitle  = 20.0
	zoomText   = 15.0
	zoomPad    = 14.0
	zoomSquare = 46.0
)

// zoom draws a thing large beside itself, clear of the pointer: its title, a picture of its squares if it is a
// progress card, its fields and its text.
func (c *canvas) zoom(s *Scene) {
	if c.p.Texts == nil {
		return
	}
	title, texts := c.p.Texts(s.Zoom)
	if title == "" {
		return
	}
	texts = append(fields(s), texts...)
	inner := (zoomWidth - 2*zoomPad) * c.u
	heading := c.setLines(displayBold, zoomTitle, title, inner)
	height := 2*zoomPad*c.u + float64(len(heading))*leading*zoomTitle*c.u
	card := zoomedProgress(s)
	if card != nil {
		height += zoomGridHeight(card) * c.u
	}
	size := c.zoomTextSize(texts, inner, s.Plan.H-height-16*c.u)
	height += c.textsHeight(texts, size, inner)

	r := c.beside(s, layout.Rect{W: zoomWidth * c.u, H: height})
	c.shadow(r, 8*c.u, 10*c.u)
	c.framed(r, 8*c.u, 2.5*c.u, art.Parchment, art.Gold)
	in := r.Inset(zoomPad * c.u)
	in.TakeTop(c.drawLines(displayBold, zoomTitle, heading, in, left, art.Ink))
	c.fill(layout.Rect{X: in.X, Y: in.Y, W: in.W, H: 1.5 * c.u}, art.Gold)
	in.TakeTop(6 * c.u)
	if card != nil {
		room := in.TakeTop(zoomGridHeight(card) * c.u)
		for i, sq := range layout.Squares(room, card, zoomSquare*c.u, 3*c.u) {
			if card.Squares[i].There {
				c.printedSquare(&card.Squares[i], sq)
			}
		}
	}
	for _, text := range texts {
		lines := c.setLines(body, size, text, in.W)
		in.TakeTop(c.drawLines(body, size, lines, in, left, art.Ink))
		in.TakeTop(0.35 * size * c.u)
	}
}

// textsHeight is the height in pixels of paragraphs in a size.
func (c *canvas) textsHeight(texts []string, size, width float64) float64 {
	height := 8 * c.u
	for _, text := range texts {
		height += (float64(len(c.setLines(body, size, text, width)))*leading + 0.35) * size * c.u
	}
	return height
}

// zoomTextSize is the largest size of text in units with which paragraphs fit into a height.
func (c *canvas) zoomTextSize(texts []string, width, height float64) float64 {
	size := zoomText
	for size > 8 && c.textsHeight(texts, size, width) > height {
		size -= 0.5
	}
	return size
}

// zoomedProgress is the progress card that is shown large, or nil.
func zoomedProgress(s *Scene) *content.Progress {
	id := content.NoProgress
	switch s.Zoom.Kind {
	case layout.Staged:
		id = s.View.State.Staging[s.Zoom.N]
	case layout.Current, layout.Square:
		id = s.View.State.Players[s.Zoom.N].Card
	}
	if id == content.NoProgress {
		return nil
	}
	return &s.View.Book.Content().Progress[id]
}

// zoomGridHeight is the height in units of the squares of a progress card shown large.
func zoomGridHeight(card *content.Progress) float64 {
	top, bottom := 4, -1
	for i, sq := range card.Squares {
		if sq.There {
			top, bottom = min(top, i/4), max(bottom, i/4)
		}
	}
	return float64(bottom-top+1)*(zoomSquare+3) + 12
}

// beside is where a large card lies: on the side of the thing where there is most room, as near to its height as the
// window allows, so that it covers neither the thing nor the pointer.
func (c *canvas) beside(s *Scene, r layout.Rect) layout.Rect {
	thing, ok := s.Plan.Rect(s.Zoom)
	if !ok {
		thing = layout.Rect{X: s.ZoomX, Y: s.ZoomY, W: 1, H: 1}
	}
	space := 10 * c.u
	if s.Plan.W-thing.Right() >= r.W+2*space || s.Plan.W-thing.Right() >= thing.X {
		r.X = thing.Right() + space
	} else {
		r.X = thing.X - r.W - space
	}
	_, y := thing.Center()
	r.X = max(space, min(r.X, s.Plan.W-r.W-space))
	r.Y = max(space, min(y-r.H/2, s.Plan.H-r.H-space))
	return r
}
