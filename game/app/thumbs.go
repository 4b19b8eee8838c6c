package app

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/render"
	"sixwinters/rules"
)

// thumbs are small pictures of tables, each drawn once.
type thumbs map[thumbKey]*ebiten.Image

type thumbKey struct {
	table uint64 // its fingerprint
	size  image.Point
}

// mostThumbs is how many small pictures of tables are kept.
const mostThumbs = 200

// Of returns the small picture of a table in a size in pixels.
func (t *thumbs) Of(painter *render.Painter, book *rules.Rulebook, s *rules.State, size image.Point) *ebiten.Image {
	key := thumbKey{book.Fingerprint(s), size}
	picture, ok := (*t)[key]
	if !ok {
		if *t == nil || len(*t) >= mostThumbs {
			for _, old := range *t {
				old.Deallocate()
			}
			*t = thumbs{}
		}
		picture = painter.Thumbnail(book, s, size)
		(*t)[key] = picture
	}
	return picture
}
