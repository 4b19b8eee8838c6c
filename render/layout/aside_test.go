package layout_test

import (
	"testing"

	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestCardsPutAside shows that every card that is put aside is still there to be chosen, clear of what is asked and of the
// answers, and that the button which brings the cards back lies where the one lay that put them aside.
func TestCardsPutAside(t *testing.T) {
	button := layout.Target{Kind: layout.Button, N: layout.ButtonAside}
	seen := 0
	eachView(t, func(t *testing.T, v *layout.View) {
		if !v.Aside {
			return
		}
		seen++
		p := layout.Lay(v)
		open := *v
		open.Aside = false
		before := layout.Lay(&open)
		if was, _ := before.Rect(button); was.Empty() {
			t.Errorf("no button puts the cards aside")
		} else if is, _ := p.Rect(button); is != was {
			t.Errorf("the button lies at %+v and then at %+v", was, is)
		}
		if v.Watched {
			return // nothing is chosen
		}
		for _, piece := range before.Pieces {
			if on := piece.Target; on.Kind == layout.Choice || on.Kind == layout.Offer {
				r, ok := p.Rect(on)
				if x, y := r.Center(); !ok || p.At(x, y) != on {
					t.Errorf("%+v cannot be pointed at once it is put aside", on)
				}
				on := p.Prompt.Rect
				if !p.Prompt.ChipSheet.Empty() {
					on = p.Prompt.ChipSheet
				}
				if !r.Within(on) || r.Overlaps(p.Prompt.Text) || on.Inset(0.01).Overlaps(p.Prompt.Sheet) ||
					!on.Within(layout.Rect{W: v.W, H: v.H}) {
					t.Errorf("%+v lies at %+v on %+v, the text at %+v", piece.Target, r, on, p.Prompt.Text)
				}
			}
		}
		for i := range p.Prompt.Chips {
			c := &p.Prompt.Chips[i]
			for _, other := range p.Prompt.Chips[:i] {
				if other.Rect.Overlaps(c.Rect) {
					t.Errorf("%+v and %+v lie on each other", other, c)
				}
			}
			if c.Name.Empty() && c.Target.Kind == layout.Offer {
				t.Errorf("%+v has no name, as if all locations of a region were one", c)
			}
		}
	})
	if seen == 0 {
		t.Error("nothing is put aside")
	}
}

// While nobody sits at the mats and no progress card is staged there is room enough for all starting locations: their sheet
// lies on nothing that can be pointed at, in a small window and where the table is folded.
func TestChipsLieOnEmptyRoom(t *testing.T) {
	book := rulestest.Book(t)
	s := book.NewCampaign(rules.Options{Seed: 5, Alternative: true}, nil)
	for _, c := range []struct{ w, h, scale float64 }{{1024, 768, 1}, {1280, 720, 1.5}, {1024, 768, 1.5}, {1280, 720, 2}} {
		v := layout.View{
			Book: book, State: &s, W: c.w, H: c.h, Scale: c.scale, Prompt: book.Prompt(&s).Text, Aside: true, Offers: offers(book, &s),
			Open: []layout.Pane{layout.TradePane, layout.StagingPane, layout.MatPane},
		}
		p := layout.Lay(&v)
		sheet := p.Prompt.ChipSheet
		if sheet.Empty() {
			t.Fatalf("%v: there is no sheet", c)
		}
		for _, piece := range p.Pieces {
			switch piece.Target.Kind {
			case layout.Location, layout.Pool, layout.Track, layout.Tab, layout.Button:
				if piece.Rect.Overlaps(sheet) {
					t.Errorf("%v: the sheet at %+v lies on %+v at %+v", c, sheet, piece.Target, piece.Rect)
				}
			}
		}
	}
}
