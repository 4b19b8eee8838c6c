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

// Of small pictures of tables as many are kept as fit into mostThumbBytes, but at least fewestThumbs: more than a window shows.
const mostThumbBytes, fewestThumbs = 16 << 20, 24

// Of returns the small picture of a table in a size in pixels.
func (t *thumbs) Of(painter *render.Painter, book *rules.Rulebook, s *rules.State, size image.Point) *ebiten.Image {
	key := thumbKey{book.Fingerprint(s), size}
	picture, ok := (*t)[key]
	if !ok {
		if *t == nil || len(*t) >= max(fewestThumbs, mostThumbBytes/(4*size.X*size.Y)) {
			*t = thumbs{} // those in sight stay until their rows let go of them
		}
		picture = painter.Thumbnail(book, s, size)
		(*t)[key] = picture
	}
	return picture
}
