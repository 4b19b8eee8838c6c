package reader

import (
	"testing"

	"sixwinters/content/contenttest"
	"sixwinters/render"
)

// TestPicturesOfTheBookComeToRest lets every picture of the book play: it is drawn once for each of its steps, runs through
// twice, rests, and begins again when the pointer moves.
func TestPicturesOfTheBookComeToRest(t *testing.T) {
	reference := contenttest.Reference(t)
	for _, name := range []string{"choice", "progress", "useless"} { // of two, four and one step
		picture := reference.Rule(name).Picture
		r := &Reader{book: render.Book{Page: []render.Block{{Kind: render.Picture, Steps: picture}}}}
		once := render.PictureLasts(len(picture))
		drawn := 0
		for range 3 * once {
			r.advance(false)
			if r.book.Ticks > 2 && r.moving() && r.plays() {
				drawn++
			}
		}
		steps := 0
		for tick := 1; tick < pictureRuns*once; tick++ {
			if render.PictureTurns(tick) {
				steps++
			}
		}
		if r.plays() || r.moving() {
			t.Errorf("%s: it still plays after %d ticks", name, 3*once)
		}
		if drawn != steps || steps == 0 {
			t.Errorf("%s: it was drawn %d times for %d steps", name, drawn, steps)
		}
		if r.advance(true); !r.plays() {
			t.Errorf("%s: it does not begin again when the pointer moves", name)
		}
	}
}

// TestPagesWithoutPictureRest turns to a page on which nothing moves.
func TestPagesWithoutPictureRest(t *testing.T) {
	r := &Reader{book: render.Book{Page: []render.Block{{Kind: render.Paragraph, Text: "Nothing moves."}}}}
	for range 10 {
		r.advance(true)
	}
	if r.plays() || r.moving() {
		t.Error("a page without a picture is drawn over and over")
	}
}
