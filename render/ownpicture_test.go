package render_test

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content/contenttest"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// pink counts the pixels of a part of a picture that no card of the game has.
func pink(picture image.Image, r image.Rectangle) (n int) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if r, g, b, _ := picture.At(x, y).RGBA(); min(r, b) > g+0x3000 {
				n++
			}
		}
	}
	return n
}

// A card that brings a picture shows it in play, large, and on sheets; one that brings none, or a damaged one, is painted.
func TestOwnPictures(t *testing.T) {
	board := image.NewRGBA(image.Rect(0, 0, 50, 30))
	draw.Draw(board, board.Bounds(), image.NewUniform(color.RGBA{0xFF, 0x10, 0xFF, 0xFF}), image.Point{}, draw.Src)
	var asPNG, asJPEG bytes.Buffer
	if err := png.Encode(&asPNG, board); err != nil {
		t.Fatal(err)
	}
	if err := jpeg.Encode(&asJPEG, board, nil); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		what string
		data []byte
		seen bool
	}{{"none", nil, false}, {"a PNG", asPNG.Bytes(), true}, {"a JPEG", asJPEG.Bytes(), true}, {"an SVG", []byte(`<svg viewBox="0 0 5 3"><path fill="#ff10ff" d="M0 0h5v3h-5z"/></svg>`), true},
		{"half a PNG", asPNG.Bytes()[:asPNG.Len()/2], false}, {"an SVG of texts", []byte(`<svg viewBox="0 0 5 3"><text/></svg>`), false}} {
		c := contenttest.Cards(t)
		for i := range c.Obstacles {
			c.Obstacles[i].Picture = test.data
		}
		for i := range c.Locations {
			c.Locations[i].Picture = test.data
		}
		for i := range c.Progress {
			c.Progress[i].Picture = test.data
		}
		for i := range c.Characters {
			c.Characters[i].Picture = test.data
		}
		for season := range c.Events {
			for i := range c.Events[season] {
				c.Events[season][i].Picture = test.data
			}
		}
		b, p := rules.New(c), newPainter(t)
		faces := render.Faces(b)
		screen := ebiten.NewImage(1280, 900)
		for name, at := range map[string]int{"obstacle": 0, "location": len(c.Obstacles), "progress card": len(c.Obstacles) + len(c.Locations),
			"character": len(c.Obstacles) + len(c.Locations) + len(c.Progress), "event": len(faces) - 1} {
			p.Sheet(screen, faces[at:at+1], 1)
			picture := image.NewRGBA(screen.Bounds())
			screen.ReadPixels(picture.Pix)
			if n := pink(picture, picture.Bounds()); (n > 2000) != test.seen {
				t.Errorf("with %s the face of the %s %q has %d pixels of it", test.what, name, faces[at].Title, n)
			}
		}
		screen.Deallocate()
		p.Texts = func(layout.Target) (string, []string) { return "A card", []string{"It says something."} }
		s := played(t, b, 60)
		scene := newScene(b, &s, 1280, 720)
		table := paint(p, scene)
		for name, kind := range map[string]layout.Kind{"obstacle": layout.Obstacle, "location": layout.Location, "progress card": layout.Current, "character": layout.Portrait} {
			r := first(kind)(scene)
			if n := pink(table, image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))); (n > 100) != test.seen {
				t.Errorf("with %s the %s in play has %d pixels of it", test.what, name, n)
			}
		}
		for _, piece := range scene.Plan.Pieces {
			if piece.Target.Kind == layout.Obstacle {
				scene.Zoom = piece.Target
			}
		}
		before, after := pink(table, table.Bounds()), 0
		if after = pink(paint(p, scene), table.Bounds()); (after > before+3000) != test.seen {
			t.Errorf("with %s the large card has %d pixels of it", test.what, after-before)
		}
	}
}
