package paper

import (
	"fmt"
	"image"
	"io"
	"slices"

	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/rules"
)

// SingleBleed is what is printed round a single card for a print shop, in millimetres.
const SingleBleed = 3.0

// Piece is a card, mat, board or token by itself, with its size when cut, in millimetres.
type Piece struct {
	Part Part
	Name string
	At   content.Source // of its card; the zero value for what is none
	N    int            // its number in what the content calls it: an ObstacleID, LocationID, index of Progress or Characters, or region
	W, H float64

	pen    *pen
	of     subject
	front  func(p *pen, r geom.Rect)
	back   func(p *pen, r geom.Rect) // nil for one that is printed on one side
	bleeds bool
	looks  looks
}

// HasBack reports whether a piece is printed on both sides.
func (one *Piece) HasBack() bool { return one.back != nil }

// Front returns the picture of the front, with a number of pixels to a millimetre and so much bleed.
func (one *Piece) Front(perMM, bleed float64) (*image.RGBA, error) {
	return one.picture(one.front, perMM, bleed)
}

// Back returns the picture of the back.
func (one *Piece) Back(perMM, bleed float64) (*image.RGBA, error) {
	return one.picture(one.back, perMM, bleed)
}

func (one *Piece) picture(side func(p *pen, r geom.Rect), perMM, bleed float64) (*image.RGBA, error) {
	return one.pen.drawn(one.W+2*bleed, one.H+2*bleed, perMM, func() {
		one.pen.about(one.of, func() { side(one.pen, geom.Rect{X: bleed, Y: bleed, W: one.W, H: one.H}) })
	})
}

// Places returns where pieces go on a board, by name, such as "support 3", "pool sorcery", "location 2" or "draw pile".
func (one *Piece) Places() map[string]geom.Rect {
	places := map[string]geom.Rect{}
	one.pen.places = places
	_, _ = one.pen.drawn(one.W, one.H, 0.1, func() { one.front(one.pen, geom.Rect{W: one.W, H: one.H}) }) // only the places matter
	one.pen.places = nil
	return places
}

// Pieces returns the parts of the game that are asked for, one by one: every copy of a card, since copies have different backs. Sheets to
// fill in and the rules are none.
func Pieces(book *rules.Rulebook, o Options) ([]Piece, error) {
	g, err := newGame(book, &o)
	if err != nil {
		return nil, err
	}
	var all []Piece
	p := newPen(o.Ink)
	p.page(paperSizes[A4][0], paperSizes[A4][1]) // texts are measured on a page
	p.black = o.BlackText
	add := func(part Part, f format, cards []card) {
		for n, c := range cards {
			if !o.wants(part) || o.Chosen != nil && !o.Chosen(c.of.Source) {
				continue
			}
			all = append(all, Piece{part, c.of.name, c.of.Source, n, f.w, f.h, p, c.of, c.front, c.back, true, c.looks})
		}
	}
	add(Obstacles, obstacleFormat, g.obstacles())
	add(Locations, locationFormat, g.locations())
	add(ProgressCards, progressFormat, g.progress())
	add(Mats, matFormat, g.mats())
	for n, b := range g.boards() {
		if o.wants(Boards) {
			all = append(all, Piece{Part: Boards, Name: b.name, N: n, W: b.w, H: b.h, pen: p, front: b.draw})
		}
	}
	for n := range g.cards.Characters {
		if c := &g.cards.Characters[n]; o.wants(Tokens) && (o.Chosen == nil || o.Chosen(c.Source)) {
			all = append(all, Piece{Part: Tokens, Name: c.Name, At: c.Source, N: n, W: standeeWidth, H: standeeFace, pen: p,
				of: subject{c.Source, c.Name}, front: func(p *pen, r geom.Rect) { g.figure(p, c, r) }})
		}
	}
	return all, nil
}

// WriteSingles writes each card and mat by itself as two pages, its front and its back, with bleed, for a print shop. The boxes of a page
// say where it is cut.
func WriteSingles(w io.Writer, book *rules.Rulebook, o Options) error {
	pieces, err := Pieces(book, o)
	if err != nil {
		return err
	}
	pieces = slices.DeleteFunc(pieces, func(one Piece) bool { return !one.bleeds })
	p := newPen(o.Ink)
	p.black = o.BlackText
	for i := range pieces {
		one := &pieces[i]
		for side, draw := range []func(p *pen, r geom.Rect){one.front, one.back} {
			cut := geom.Rect{X: SingleBleed, Y: SingleBleed, W: one.W, H: one.H}
			p.page(one.W+2*SingleBleed, one.H+2*SingleBleed)
			p.pdf.SetPageBox("bleed", 0, 0, one.W+2*SingleBleed, one.H+2*SingleBleed)
			p.pdf.SetPageBox("trim", cut.X, cut.Y, cut.W, cut.H)
			if side == 0 {
				if i == 0 || pieces[i-1].Part != one.Part {
					p.bookmark(partTitles[one.Part], 0)
				}
				p.bookmark(one.Name, 1)
			}
			p.about(one.of, func() { draw(p, cut) })
		}
		if err := p.pdf.Error(); err != nil {
			return fmt.Errorf("%s cannot be drawn: %w", one.Name, err)
		}
		if o.Progress != nil {
			if err := o.Progress(2*i+2, 2*len(pieces)); err != nil {
				return err
			}
		}
	}
	return p.finish(w, &o)
}
