package render

import (
	"cmp"
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render/components"
	"sixwinters/render/layout"
)

// An obstacle in a picture bears the signs that it has on the table, in the same order: its threat symbols, with the one that
// counts only at times, and then its damage.
func TestPicturedObstaclesBearTheirSigns(t *testing.T) {
	p, err := NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	cards := contenttest.GameCards(t)
	size := components.PieceSize(&content.Piece{Kind: content.ObstaclePiece})
	for id := range content.ObstacleID(len(cards.Cards)) {
		var signs []Sign
		c := on(&canvas{surface{p: p, u: 1, signs: &signs}})
		c.Card(cards, content.CardOf{Kind: content.ObstacleKind, N: uint8(id)}, &content.Piece{}, layout.Rect{W: size.W, H: size.H})
		signs = slices.DeleteFunc(signs, func(s Sign) bool { return s.Rect.Y < size.H/2 })
		slices.SortFunc(signs, func(a, b Sign) int { return cmp.Compare(a.Rect.X, b.Rect.X) })
		var got, want []string
		for _, s := range signs {
			got = append(got, s.Icon)
		}
		o := cards.Card(id)
		for _, threat := range o.Threats {
			want = append(want, threat.String())
		}
		if o.ExtraThreat != content.NoResource {
			want = append(want, o.ExtraThreat.String())
		}
		defends := false
		for k, points := range o.Damage.Points() {
			if points > 0 {
				if !defends { // the damage is the price of a failed defence
					want, defends = append(want, "defend"), true
				}
				want = append(want, content.Stress(k).String())
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s bears %v, not %v", o.Name, got, want)
		}
	}
}

// Every picture of the rules has room for its pieces, and shows cards and characters that exist.
func TestPicturesOfTheBook(t *testing.T) {
	reference := contenttest.Reference(t)
	cards := contenttest.GameCards(t)
	const room, height = bookPicWide - 2*pictureEdge, bookPic - 2*pictureEdge - pictureCaption
	for _, c := range reference.Chapters {
		for _, rule := range c.Rules {
			for i := range rule.Picture {
				step := &rule.Picture[i]
				if width := components.PictureWidth(step); width > room {
					t.Errorf("%s: the pieces of %q are %.0f units wide; there is room for %.0f", &rule, step.Say, width, room)
				}
				for k := range step.Pieces {
					p := &step.Pieces[k]
					if size := components.PieceSize(p); size.W <= 0 || size.H > height {
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

// What is said under a picture is set as large as the page, and leaves the pieces their room, at any size and in any window.
func TestWhatIsSaidUnderPicturesFits(t *testing.T) {
	p, err := NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]float64{{1280, 720}, {1024, 768}} {
		for _, scale := range []float64{1, 1.5, 2} {
			for _, chapter := range contenttest.Reference(t).Chapters {
				for _, rule := range chapter.Rules {
					for i := range rule.Picture {
						step := &rule.Picture[i]
						book := &Book{W: size[0], H: size[1], Scale: scale, Page: []Block{{Kind: Picture, Steps: rule.Picture}}}
						plan := p.LayBook(book)
						r := plan.blocks[0].rect
						page := p.on(nil, plan.Unit)
						fit := min(page.u, r.W/bookPicWide)
						r = r.Inset(pictureEdge * fit)
						said := float64(len(page.setLines(font{body, pictureSay}, step.Say, r.W))) * leading * pictureSay * page.u
						for k := range step.Pieces {
							if high := components.PieceSize(&step.Pieces[k]).H * fit; said > r.H/2 || high > r.H-said {
								t.Fatalf("%v at %v: %q is %.0f pixels high under pieces of %.0f; there are %.0f", size, scale, step.Say, said, high, r.H)
							}
						}
					}
				}
			}
		}
	}
}
