package render

import (
	"testing"

	"sixwinters/content/contenttest"
)

// Every picture of the rules has room for its pieces, and shows cards and characters that exist.
func TestPicturesOfTheBook(t *testing.T) {
	reference := contenttest.Reference(t)
	cards := contenttest.Cards(t)
	const room, height = bookPicWide - 2*pictureEdge, bookPic - 2*pictureEdge - pictureCaption
	for _, c := range reference.Chapters {
		for _, rule := range c.Rules {
			for i := range rule.Picture {
				step := &rule.Picture[i]
				if width := pictureWidth(step); width > room {
					t.Errorf("%s: the pieces of %q are %.0f units wide; there is room for %.0f", &rule, step.Say, width, room)
				}
				for k := range step.Pieces {
					p := &step.Pieces[k]
					if size := pieceSize(p); size.w <= 0 || size.h > height {
						t.Errorf("%s: a piece of %q is %v units large; there is a height of %.0f", &rule, step.Say, size, height)
					}
					if _, there := cards.CardOf(p); p.Kind.ShowsCard() && !there {
						t.Errorf("%s: %q is not among the cards", &rule, p.Word)
					}
				}
			}
		}
	}
}
