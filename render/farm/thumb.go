package farm

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/render"
	"sixwinters/rules/skadi"
)

// Thumbnail draws a table of Skadi in a size in pixels.
func Thumbnail(p *render.Painter, g *skadi.Game, s *skadi.State, size image.Point) *ebiten.Image {
	plan := Lay(g, float64(render.ThumbFrom.X), float64(render.ThumbFrom.Y), 1, false)
	return render.Small(size, func(whole *ebiten.Image) {
		Draw(p.Brush(whole, plan.Letter), plan, &View{Game: g, State: g.Observation(s)})
	})
}
