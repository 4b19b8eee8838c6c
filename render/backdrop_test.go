package render

import (
	"bytes"
	"testing"

	"sixwinters/art"
)

// The picture behind the title does not move: no snow hangs in its air, as it would without being calm.
func TestNoSnowHangsBehindTitle(t *testing.T) {
	paint := func(s art.Scene) []byte {
		drawn, err := art.Picture(&s, 640, 360)
		if err != nil {
			t.Fatal(err)
		}
		return drawn.Pix
	}
	snowing, calm := BackdropScene, BackdropScene
	snowing.Calm, calm.Calm = false, true
	if is := paint(BackdropScene); !bytes.Equal(is, paint(calm)) || bytes.Equal(is, paint(snowing)) {
		t.Error("snow hangs in the air behind the title")
	}
}
