package render_test

import (
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// window runs the tests inside a running game, since pixels can only be read there.
type window struct {
	tests *testing.M
	code  int
}

func (w *window) Layout(int, int) (int, int) { return 64, 64 }

func (w *window) Draw(*ebiten.Image) {}

func (w *window) Update() error {
	w.code = w.tests.Run()
	return ebiten.Termination
}

func TestMain(m *testing.M) {
	w := &window{tests: m}
	if err := ebiten.RunGame(w); err != nil {
		panic(err)
	}
	os.Exit(w.code)
}
