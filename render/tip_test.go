package render_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules/rulestest"
)

// Where a track is to be chosen, the tip of the space that is pointed at leaves the label free that says what a click does.
func TestTipsLeaveTheLabelOfWhatIsPointedAt(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	labelled := 0
	for _, scale := range []float64{0.75, 1, 1.5, 2} {
		for r := range content.Resource(content.NumResources) {
			scene := newScene(b, &s, 1280, 720)
			scene.View.Scale = scale
			scene.View.Open = []layout.Pane{layout.TradePane}
			scene.Plan = layout.Lay(&scene.View)
			on := layout.Target{Kind: layout.Track, N: uint8(r)}
			if _, tab, ok := scene.Plan.Seen(on); !ok || tab {
				continue
			}
			scene.Cite = func(rule string) string { return "Rule: " + rule }
			scene.Hover, scene.Lit = on, []render.Lit{{Target: on, Label: "advance the " + r.String() + " threat"}}
			for _, space := range scene.Plan.Trade.Pools[r].Spaces {
				scene.TipAt, scene.Tip = space, render.Tip{Title: "Space 2",
					Text: []string{"Level 2.", "The threat has been here since the year began."}, Rule: "tracks"}
				tip, labels := render.TipAndLabels(p, scene)
				for _, label := range labels {
					if labelled++; tip.Empty() || tip.Overlaps(label) {
						t.Errorf("%s at %v: the tip of the space at %+v lies at %+v, and its label at %+v", r, scale, space, tip, label)
					}
				}
			}
		}
	}
	if labelled < 3*content.NumResources*content.TrackSpaces {
		t.Errorf("only %d labels were seen", labelled)
	}
}

// A tip that has no place with all of its text is drawn with as much of it as has one.
func TestLongTipsAreCutWhereTheyHaveNoPlace(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	scene := newScene(b, &s, 1280, 720)
	scene.View.Scale = 2
	scene.Plan = layout.Lay(&scene.View)
	scene.Cite = func(rule string) string { return "Rule: " + rule }
	scene.Tip = render.Tip{Title: "Then, as things stand:", Text: slices.Repeat([]string{"No obstacle at Loomwood: Stone and Blood, the hardest, moves in."}, 30)}
	scene.TipAt = layout.Rect{X: 900, Y: 500, W: 100, H: 30}
	if tip, _ := render.TipAndLabels(p, scene); !tip.Empty() {
		t.Fatalf("all of it has a place at %+v", tip)
	}
	p.Draw(ebiten.NewImage(1280, 720), scene)
	if !p.Explains(layout.Rect{W: 1280, H: 720}) {
		t.Error("nothing of it is drawn")
	}
}
