package preferences

import (
	"image"
	"testing"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

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

// With large text each page of the settings shows at least six of them at once, as far as it has so many, and tells what the keyboard is on.
func TestLargeSettingsShowSixRows(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	g.Settings.Speech, g.Voice, g.Skin.ByKeys = true, &voice{}, true
	has := [numPrefPages]int{lookPage: 7, soundPage: 7, playPage: 5, keysPage: 7}
	for _, size := range []image.Point{{X: app.LeastWidth, Y: app.LeastHeight}, {X: 1280, Y: 720}, {X: 1920, Y: 1080}} {
		for _, scale := range []int{150, 200} {
			g.Width, g.Height, g.Settings.Scale = size.X, size.Y, scale
			g.Dress()
			for page := range numPrefPages {
				p := &preferences{page: page}
				p.build(g)
				screen := ebiten.NewImage(size.X, size.Y)
				for range 2 { // widgets find their places while they are drawn
					p.menu.Draw(screen)
				}
				screen.Deallocate()
				tab, rows := gametest.ButtonIn(t, p.menu, "Look").GetWidget().Rect, map[int]bool{}
				back := gametest.ButtonIn(t, p.menu, "Back").GetWidget().Rect
				for _, f := range p.menu.Focusers() {
					if at := f.GetWidget().Rect; p.menu.Names[f] != "" && at.Min.Y >= tab.Max.Y && at.Max.Y <= back.Min.Y &&
						at.In(p.menu.Seen(f.(widget.HasWidget))) {
						rows[(at.Min.Y+at.Max.Y)/2] = true
					}
				}
				if len(rows) < min(6, has[page]) {
					t.Errorf("%v at %d %%: the page %s shows %d settings", size, scale, prefPageNames[page], len(rows))
				}
				if over := p.menu.Overflows(); len(over) > 0 {
					t.Errorf("%v at %d %%: on the page %s %q", size, scale, prefPageNames[page], over)
				}
			}
		}
	}
}
