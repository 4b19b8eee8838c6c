package render_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A move of the list takes as many lines as its words need, and none of them is set smaller than text can be read.
func TestMovesFitInTheirRows(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	where, window := "", layout.Rect{}
	listen(t, p, &where, &window)
	screen := ebiten.NewImage(16, 16)
	defer screen.Deallocate()
	rng := rand.New(rand.NewPCG(3, 8))
	s := b.NewCampaign(rules.Options{Seed: 7, Difficulty: content.Standard}, nil)
	several := 0
	for played := range 600 {
		legal := b.Moves(&s, nil)
		if len(legal) == 0 {
			break
		}
		if s.Phase == rules.Turns && played%60 == 0 {
			for _, scale := range []float64{1, 2} {
				where, window = fmt.Sprintf("after %d moves at %g%%", played, 100*scale), layout.Rect{W: 1280, H: 720}
				plan := layout.Lay(&layout.View{Book: b, State: &s, W: window.W, H: window.H, Scale: scale})
				list := render.MoveList{All: len(legal), Shown: len(legal)}
				var rows []layout.ListRow
				for i, m := range legal {
					say := rules.Capital(b.ListLabel(&s, m))
					for range i % 3 {
						say += ", and arriving there costs 2 psyche and 1 body"
					}
					rows, list.Rows = append(rows, layout.ListRow{Text: say}), append(list.Rows, layout.ListRow{Text: say})
				}
				for scroll := 0.0; ; {
					at := plan.LayMoveList(rows, scroll, false)
					for _, r := range at.Rows {
						if r.H > 50*plan.Unit {
							several++
						}
					}
					p.DrawMoveList(screen, &list, at, plan.Unit)
					next := at.Scrolled(scroll + at.Window.H)
					if next <= scroll {
						break
					}
					scroll = next
				}
			}
		}
		if err := b.Apply(&s, legal[rng.IntN(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
	if several == 0 {
		t.Error("no move takes more than two lines")
	}
}
