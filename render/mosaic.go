package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/render/layout"
)

// mosaic is a picture cut into small squares, some of which are drawn again. What drifts is small: most squares stay the same
// from one frame to the next.
type mosaic struct {
	size       image.Point
	cols, rows int
	dirty      []bool // squares to be drawn again, row by row

	vertices []ebiten.Vertex
	indices  []uint32
}

// mosaicSide is the side of a square in pixels.
const mosaicSide = 16

// begin cuts a picture of a size into squares, none of which is to be drawn again.
func (m *mosaic) begin(size image.Point) {
	m.size = size
	m.cols, m.rows = (size.X+mosaicSide-1)/mosaicSide, (size.Y+mosaicSide-1)/mosaicSide
	if n := m.cols * m.rows; len(m.dirty) != n {
		m.dirty = make([]bool, n)
	}
	clear(m.dirty)
}

// mark marks the squares that a rectangle reaches into as dirty: they are drawn again.
func (m *mosaic) mark(r layout.Rect) {
	cell := func(x float64, cells int) int { return max(0, min(cells-1, int(math.Floor(x/mosaicSide)))) }
	if r.Right() < 0 || r.Bottom() < 0 || r.X >= float64(m.size.X) || r.Y >= float64(m.size.Y) {
		return
	}
	for y := cell(r.Y, m.rows); y <= cell(r.Bottom(), m.rows); y++ {
		for x := cell(r.X, m.cols); x <= cell(r.Right(), m.cols); x++ {
			m.dirty[y*m.cols+x] = true
		}
	}
}

// cut makes the shapes of the dirty squares: a strip for each row of them that lie side by side.
func (m *mosaic) cut() {
	m.vertices, m.indices = m.vertices[:0], m.indices[:0]
	for y := range m.rows {
		for x := 0; x < m.cols; x++ {
			from := x
			for x < m.cols && m.dirty[y*m.cols+x] {
				x++
			}
			if x > from {
				m.add(from*mosaicSide, y*mosaicSide, min(x*mosaicSide, m.size.X), min((y+1)*mosaicSide, m.size.Y))
			}
		}
	}
}

func (m *mosaic) add(left, top, right, bottom int) {
	first := uint32(len(m.vertices))
	for _, at := range [...]image.Point{{X: left, Y: top}, {X: right, Y: top}, {X: left, Y: bottom}, {X: right, Y: bottom}} {
		x, y := float32(at.X), float32(at.Y)
		m.vertices = append(m.vertices, ebiten.Vertex{DstX: x, DstY: y, SrcX: x, SrcY: y, ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1})
	}
	m.indices = append(m.indices, first, first+1, first+2, first+1, first+3, first+2)
}

// draw copies the dirty squares from one picture to another.
func (m *mosaic) draw(to, from *ebiten.Image, blend ebiten.Blend) {
	if len(m.indices) > 0 {
		o := ebiten.DrawTrianglesOptions{Blend: blend, ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha}
		to.DrawTriangles32(m.vertices, m.indices, from, &o)
	}
}
