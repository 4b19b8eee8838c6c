package render

import (
	"hash/maphash"
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/render/layout"
)

// stroke is one thing that is drawn: all that its look depends on.
type stroke struct {
	what    string
	img     *ebiten.Image
	face    *text.GoTextFace
	picture pictureKey
	r       layout.Rect
	tint    color.NRGBA
	x, y    float64
}

// cellSide is the side of a cell of a ledger, in pixels.
const cellSide = 32

// ledger keeps a checksum of the strokes in each cell of a picture. When the table changes, most of it stays as it was: what
// would be drawn is first written into a ledger, which costs little, and only the cells in which it differs from the last one
// are drawn.
type ledger struct {
	cols, rows int
	cells      []uint64
}

// ledgerSeed is the seed of all checksums, so that ledgers can be compared.
var ledgerSeed = maphash.MakeSeed()

// newLedger returns an empty ledger of a picture of a size.
func newLedger(size image.Point) *ledger {
	l := &ledger{cols: (size.X + cellSide - 1) / cellSide, rows: (size.Y + cellSide - 1) / cellSide}
	l.cells = make([]uint64, l.cols*l.rows)
	return l
}

// note adds a stroke to the cells that it reaches.
func (l *ledger) note(s *stroke, bounds layout.Rect) {
	sum := maphash.Comparable(ledgerSeed, *s)
	// What is drawn may reach a pixel beyond its bounds by rounding.
	left, top := max(0, int(bounds.X-1)/cellSide), max(0, int(bounds.Y-1)/cellSide)
	right, bottom := min(l.cols-1, int(bounds.Right()+1)/cellSide), min(l.rows-1, int(bounds.Bottom()+1)/cellSide)
	for y := top; y <= bottom; y++ {
		for x := left; x <= right; x++ {
			cell := &l.cells[y*l.cols+x]
			*cell = (*cell)*0x100000001b3 + sum
		}
	}
}

// mostDirty is the greatest number of parts that are drawn again one by one. Each costs a look at all strokes.
const mostDirty = 4

// differs returns the parts of a picture, in pixels, in which two ledgers of it differ.
func (l *ledger) differs(o *ledger) []image.Rectangle {
	var parts []image.Rectangle
	for y := range l.rows {
		for x := 0; x < l.cols; x++ {
			from := x
			for x < l.cols && l.cells[y*l.cols+x] != o.cells[y*l.cols+x] {
				x++
			}
			if x > from {
				parts = append(parts, image.Rect(from, y, x, y+1))
			}
		}
	}
	for len(parts) > 1 {
		a, b, waste := cheapest(parts)
		if len(parts) <= mostDirty && waste > 0 {
			break
		}
		parts[a] = parts[a].Union(parts[b])
		parts = append(parts[:b], parts[b+1:]...)
	}
	for i, r := range parts {
		parts[i] = image.Rect(r.Min.X*cellSide, r.Min.Y*cellSide, r.Max.X*cellSide, r.Max.Y*cellSide)
	}
	return parts
}

// cheapest returns the two parts whose union adds the least area, and that area.
func cheapest(parts []image.Rectangle) (a, b, waste int) {
	area := func(r image.Rectangle) int { return r.Dx() * r.Dy() }
	waste = 1 << 30
	for i := range parts {
		for j := i + 1; j < len(parts); j++ {
			if w := area(parts[i].Union(parts[j])) - area(parts[i]) - area(parts[j]); w < waste {
				a, b, waste = i, j, w
			}
		}
	}
	return a, b, waste
}

// draws adds a stroke to the ledger, if there is one, and reports whether it has to be drawn.
func (c *surface) draws(s stroke, bounds layout.Rect) bool {
	if c.ledger != nil {
		c.ledger.note(&s, bounds)
	}
	return c.dst != nil && (c.clip.Empty() || c.clip.Overlaps(bounds))
}

// within returns a canvas that draws on a part of an image only.
func (p *Painter) within(img *ebiten.Image, part image.Rectangle, unit float64) *canvas {
	part = part.Intersect(img.Bounds())
	return &canvas{surface{p: p, dst: img.SubImage(part).(*ebiten.Image), u: unit, clip: RectOf(part).Inset(-1)}}
}

// within returns a canvas that draws only inside a rectangle.
func (c *surface) within(r layout.Rect) *canvas {
	if c.dst == nil {
		return c.p.on(nil, c.u)
	}
	return c.p.within(c.dst, pixels(r), c.u)
}
