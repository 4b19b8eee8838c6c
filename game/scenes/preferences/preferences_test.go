package preferences

import (
	"image"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

// The sheet of the settings is as large on all its pages, so that what turns them stays where it is.
func TestSettingsKeepTheirSize(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	for _, size := range []image.Point{{X: app.LeastWidth, Y: app.LeastHeight}, {X: 1280, Y: 720}, {X: 1920, Y: 1080}} {
		for _, scale := range scales {
			g.Width, g.Height, g.Settings.Scale = size.X, size.Y, scale
			g.Dress()
			var first image.Rectangle
			for _, p := range []*preferences{
				{page: lookPage}, {page: soundPage}, {page: playPage}, {page: keysPage},
				{page: playPage, say: explainedAgain}, {page: keysPage, say: "Now press the key."}, {page: keysPage, say: sureKeys},
			} {
				p.build(g)
				p.menu.Lay()
				if p.page == 0 {
					first = p.menu.At
				}
				if at := p.menu.At; at != first || !at.In(image.Rectangle{Max: size}) {
					t.Errorf("%v at %d %%: the page %s, saying %q, lies at %v, and the first at %v", size, scale, prefPageNames[p.page], p.say, at, first)
				}
			}
		}
	}
}
