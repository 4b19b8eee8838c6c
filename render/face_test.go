package render_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/rules/rulestest"
)

// Every card shown large fits into the window with text that can be read, and has its picture.
func TestEveryFaceFits(t *testing.T) {
	b, p := rulestest.GameBook(t), newPainter(t)
	faces := render.Faces(b)
	cards := b.Content()
	want := len(cards.Obstacles) + len(cards.Locations) + len(cards.Progress) + len(cards.Characters) + 16
	if len(faces) != want {
		t.Fatalf("%d faces, want %d", len(faces), want)
	}
	for i := range faces {
		f := &faces[i]
		for _, room := range []struct {
			unit, width, height float64
			picture             bool
		}{
			{1, 2000, 470, true}, {1, 1260, 700, true}, {1.5, 1900, 1060, true}, {0.75, 1260, 700, true}, {1.25, 1260, 700, true},
			{1.5, 1260, 690, true}, {1.75, 1260, 685, true}, {2, 1240, 680, true}, {1.684, 990, 666, true}, {1.848, 990, 730, true},
			{3, 1860, 1020, true}, {4, 2480, 1360, true},
		} {
			text, width, height, picture := render.SizeOfFace(p, f, room.unit, room.width, room.height)
			if width > room.width {
				t.Errorf("%s is %.0f pixels wide, but there are %g", f.Title, width, room.width)
			}
			if text < 12 {
				t.Errorf("%s in %g pixels: text of %g units, want 12", f.Title, room.height, text)
			}
			if height > room.height {
				t.Errorf("%s is %.0f pixels high, but there are %g", f.Title, height, room.height)
			}
			if picture == 0 && room.picture {
				t.Errorf("%s in %g pixels has no room for its picture", f.Title, room.height)
			}
		}
	}
}

// With large text each card but those of characters, who have more to say, keeps its picture beside the thing that is pointed at.
func TestLargeCardsKeepTheirPictures(t *testing.T) {
	b, p := rulestest.GameBook(t), newPainter(t)
	for _, card := range b.Content().AllCards() {
		f := render.FaceOf(b, card)
		if _, _, _, picture := render.SizeOfFace(p, &f, 2, 660, 600); picture == 0 && card.Kind != content.CharacterKind {
			t.Errorf("%s has none", f.Title)
		}
	}
}

// All cards come on some sheet, each once.
func TestSheetsShowAllCards(t *testing.T) {
	b, p := rulestest.GameBook(t), newPainter(t)
	faces := render.Faces(b)
	screen := ebiten.NewImage(2480, 1754)
	defer screen.Deallocate()
	for pages := 0; len(faces) > 0; pages++ {
		n := p.Sheet(screen, faces, 1)
		if n == 0 || pages > 30 {
			t.Fatalf("page %d shows %d cards", pages, n)
		}
		faces = faces[n:]
	}
	picture := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(picture.Pix)
	if picture.Pix[3] != 0xFF {
		t.Error("a sheet is not opaque")
	}
}
