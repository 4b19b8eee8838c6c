package game

import (
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

// The picture is never smaller than the least size.
func TestSmallestPicture(t *testing.T) {
	g := &Game{App: gametest.Mirror(t)}
	if w, h := g.LayoutF(1, 1); w != app.LeastAcross || h != app.LeastDown || g.Width != app.LeastAcross || g.Height != app.LeastDown {
		t.Errorf("the picture is %v by %v", w, h)
	}
}
