package layout_test

import (
	"testing"

	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A tip about anything on the table, of any usual size, lies in the window and neither on what it is about nor on the note, a
// large card, or what answers the prompt; and, where there is room, on nothing that the note has put in the light.
func TestTipsLieOnNothingThatIsAsked(t *testing.T) {
	book, s := begunTable(t)
	for _, size := range [][2]float64{{1280, 720}, {1024, 700}, {2560, 1440}} {
		for _, scale := range []float64{0.75, 1, 1.5} {
			v := layout.View{
				Book: book, State: &s, W: size[0], H: size[1], Scale: scale, Prompt: "What now?", PromptPlayer: rules.NoPlayer,
				Options: []string{"this", "that", "put back"}, Done: true,
			}
			bare := layout.Lay(&v)
			for i, piece := range bare.Pieces {
				v.Note = &layout.Note{
					Text: note.Text{
						Head: "A lesson", Say: "It says something about this, and that it is worth a look before anything else is done.",
						Do:     "Look at it.",
						Answer: "Not there, but here. That is what it is about.",
					},
					Dim:   true,
					About: func(*layout.Plan) []layout.Rect { return []layout.Rect{piece.Rect, bare.Pieces[i/2].Rect} },
				}
				p := layout.Lay(&v)
				large := layout.Rect{X: 0.6 * p.W, Y: 0.1 * p.H, W: 200 * p.Unit, H: 300 * p.Unit}
				for _, on := range []layout.Rect{large, {}} {
					if piece.Rect.Overlaps(on) || piece.Rect.W > p.W/2 {
						continue
					}
					r := p.TipPlace(layout.Tip{Thing: piece.Rect, W: 300 * p.Unit, H: 90 * p.Unit, Gap: 6 * p.Unit, Large: on})
					if r.Empty() || !r.Within(layout.Rect{W: p.W, H: p.H}) {
						t.Fatalf("%v at %v: the tip of %+v lies at %+v", size, scale, piece, r)
					}
					for _, lit := range p.Note.About {
						if small := lit.W < 250*p.Unit && lit.H < 250*p.Unit; small && scale <= 1 && r.Overlaps(lit) {
							t.Errorf("%v at %v: the tip of %+v lies at %+v, on %+v, which is in the light", size, scale, piece.Target, r, lit)
						}
					}
					for _, kept := range append(p.Asked(), on, piece.Rect) {
						if r.Overlaps(kept) {
							t.Errorf("%v at %v: the tip of %+v lies at %+v, on %+v", size, scale, piece.Target, r, kept)
						}
					}
				}
			}
		}
	}
}

// A tip lies on nothing that is lit where it could lie right beside its thing without, and on little of it altogether.
func TestTipsLeaveWhatIsLit(t *testing.T) {
	book, s := begunTable(t)
	v := layout.View{Book: book, State: &s, W: 1280, H: 720, Scale: 1, Prompt: "What now?", PromptPlayer: rules.NoPlayer, Done: true}
	p := layout.Lay(&v)
	var locations, squares []layout.Rect
	for _, piece := range p.Pieces {
		switch piece.Target.Kind {
		case layout.Location:
			locations = append(locations, piece.Rect)
		case layout.Square:
			squares = append(squares, piece.Rect)
		}
	}
	const gap = 6
	for name, lit := range map[string][]layout.Rect{"locations": locations, "squares": squares} {
		without, with := 0, 0
		for _, piece := range p.Pieces {
			covers := func(r layout.Rect) (n int) {
				for _, l := range lit {
					if r.Overlaps(l) && !l.Overlaps(piece.Rect) {
						n++
					}
				}
				return n
			}
			tip := layout.Tip{Thing: piece.Rect, W: 220, H: 90, Gap: gap}
			before := p.TipPlace(tip)
			tip.Lit = lit
			r := p.TipPlace(tip)
			if covers(before) == 0 && r != before {
				t.Errorf("the tip of %+v lies at %+v, not at %+v, where it covers none of the %s", piece.Target, r, before, name)
			}
			if covers(r) > covers(before) {
				t.Errorf("the tip of %+v covers more of the %s than it need", piece.Target, name)
			}
			without, with = without+covers(before), with+covers(r)
		}
		if without == 0 || with > without/2 {
			t.Errorf("tips cover %s %d times, and %d times where these are not lit", name, with, without)
		}
	}
}

// begunTable is a table after the first dozen moves of a campaign, with the rulebook it is played by.
func begunTable(t *testing.T) (*rules.Rulebook, rules.State) {
	t.Helper()
	book := rulestest.Book(t)
	s := book.NewCampaign(rules.Options{Seed: 2}, nil)
	choose := rules.RandomPolicy(2)
	for range 12 {
		if err := book.Apply(&s, choose(book, &s, book.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	return book, s
}
