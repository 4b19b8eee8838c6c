package render

import (
	"testing"

	"sixwinters/content"
)

// Every picture of the rules has room for its pieces, and shows cards and characters that exist.
func TestPicturesOfTheBook(t *testing.T) {
	reference, err := content.LoadReference()
	if err != nil {
		t.Fatal(err)
	}
	cards, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
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
					if carded(p.Kind) && cardOf(cards, p) < 0 {
						t.Errorf("%s: %q is not among the cards", &rule, p.Word)
					}
				}
			}
		}
	}
}

// Dice cover the printed dice of their value first.
func TestCovers(t *testing.T) {
	die := func(v int) content.PicturedDie { return content.PicturedDie{Resource: content.NoResource, Value: v} }
	for _, test := range []struct {
		printed []int
		dice    []content.PicturedDie
		want    []int
	}{
		{[]int{1, 2, 3}, []content.PicturedDie{die(3), die(1)}, []int{1, -1, 0}},
		{[]int{2, 2}, []content.PicturedDie{die(2), die(2)}, []int{0, 1}},
		{[]int{1, 2}, []content.PicturedDie{die(6)}, []int{0, -1}},
		{[]int{4}, []content.PicturedDie{die(4), die(4)}, []int{0}},
	} {
		got := covers(test.printed, test.dice)
		for i := range test.want {
			if got[i] != test.want[i] {
				t.Errorf("on %v lie %v as %v, want %v", test.printed, test.dice, got, test.want)
				break
			}
		}
	}
}
