package app

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/render"
	"sixwinters/render/farm"
	"sixwinters/rules"
	"sixwinters/saves"
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
	return t.of(thumbKey{book.Fingerprint(s), size}, func() *ebiten.Image { return painter.Thumbnail(book, s, size) })
}

// OfWinter returns the small picture of a table of Skadi.
func (t *thumbs) OfWinter(painter *render.Painter, w *saves.Wintering, size image.Point) *ebiten.Image {
	return t.of(thumbKey{w.Game.Fingerprint(&w.Table), size}, func() *ebiten.Image { return farm.Thumbnail(painter, w.Game, &w.Table, size) })
}

// of returns the picture of a key, drawn if it is not there.
func (t *thumbs) of(key thumbKey, draw func() *ebiten.Image) *ebiten.Image {
	picture, ok := (*t)[key]
	if !ok {
		if *t == nil || len(*t) >= max(fewestThumbs, mostThumbBytes/(4*key.size.X*key.size.Y)) {
			*t = thumbs{} // those in sight stay until their rows let go of them
		}
		picture = draw()
		(*t)[key] = picture
	}
	return picture
}
