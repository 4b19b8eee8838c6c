package render_test

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The label of an obstacle lies where it hides the name of no other one.
func TestLabelsHideNoOtherObstacle(t *testing.T) {
	card := func(n uint8, y float64) layout.Piece {
		return layout.Piece{Target: layout.Target{Kind: layout.Obstacle, N: n}, Rect: layout.Rect{X: 100, Y: y, W: 160, H: 60}}
	}
	first, second, far := card(1, 10), card(2, 72), card(3, 300)
	below, on := layout.Rect{X: 110, Y: 72, W: 140, H: 30}, layout.Rect{X: 110, Y: 38, W: 140, H: 30}
	above, left := layout.Rect{X: 110, Y: -30, W: 140, H: 30}, layout.Rect{X: 2, Y: 30, W: 90, H: 30}
	for name, test := range map[string]struct {
		pieces []layout.Piece
		places []layout.Rect
		want   int
	}{
		"alone":         {[]layout.Piece{first, far}, []layout.Rect{below, on, above, left}, 0},
		"another below": {[]layout.Piece{first, second}, []layout.Rect{below, on, above, left}, 1},
		"no room on it": {[]layout.Piece{first, second}, []layout.Rect{below, {}, above, left}, 3},
		"nothing free":  {[]layout.Piece{first, second}, []layout.Rect{below, {}, above}, 0},
		"what is no obstacle is not asked": {[]layout.Piece{first, {Target: layout.Target{Kind: layout.Location}, Rect: below}},
			[]layout.Rect{below, on}, 0},
	} {
		plan := &layout.Plan{W: 400, H: 400, Pieces: test.pieces}
		if got := render.ClearOfObstacles(plan, first.Target, test.places); got != test.want {
			t.Errorf("%s: the label lies at place %d, not %d", name, got, test.want)
		}
	}
}

// The label of a location makes way for who stands there and for what is in the hand, and stays off the upper half.
func TestLabelsOfLocationsMakeWay(t *testing.T) {
	on := layout.Target{Kind: layout.Location, N: 3}
	card, label := layout.Rect{W: 140, H: 140}, layout.Rect{X: 2, Y: 117, W: 136, H: 20}
	standee := layout.Piece{Target: layout.Target{Kind: layout.Standee}, Rect: layout.Rect{X: 108, Y: 100, W: 30, H: 40}}
	for name, test := range map[string]struct {
		pieces []layout.Piece
		held   []layout.Rect
		moves  bool
	}{
		"nobody there":         {},
		"somebody there":       {pieces: []layout.Piece{standee}, moves: true},
		"a die in the hand":    {held: []layout.Rect{{X: 60, Y: 110, W: 20, H: 20}}, moves: true},
		"no room for it":       {held: []layout.Rect{{X: 60, Y: 60, W: 20, H: 80}}},
		"what lies on the top": {held: []layout.Rect{{X: 60, Y: 10, W: 20, H: 20}}},
	} {
		plan := &layout.Plan{W: 400, H: 400, Pieces: test.pieces}
		at := render.Raised(plan, on, card, label, test.held)
		if at == label == test.moves || at.Y < card.H/2 {
			t.Errorf("%s: the label lies at %+v", name, at)
		}
		if test.moves && (at.Overlaps(standee.Rect) && len(test.pieces) > 0 || len(test.held) > 0 && at.Overlaps(test.held[0])) {
			t.Errorf("%s: the label lies on it, at %+v", name, at)
		}
	}
}

// What is done at an arrow of the wheel of trade is written where it hides none of the levels of a track.
func TestWordsOfArrowsHideNoTrack(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := laden(t, b)
	plan := newScene(b, &s, 1280, 720).Plan
	for to := range content.Sorcery {
		on := layout.Target{Kind: layout.Arrow, N: uint8(content.Sorcery), Sub: uint8(to)}
		at, ok := render.VerbAt(p, plan, render.Lit{Target: on, Label: "turn it into something else", Verb: "trade"})
		if !ok || plan.OnTrack(at) {
			t.Errorf("at the arrow to %v it is written at %+v, over a track: %t", to, at, ok)
		}
	}
}

// Where both mats lie side by side, what is done at a stress die is written on its own mat.
func TestWordsOfStressDiceLieOnTheirMat(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	v := newScene(b, &s, 1280, 720).View
	v.Sofa, v.Open = true, []layout.Pane{layout.MatPane, layout.MatPane + 1}
	plan := layout.Lay(&v)
	for n := range plan.Mats {
		on := layout.Target{Kind: layout.StressDie, N: uint8(n), Sub: 1}
		at, ok := render.VerbAt(p, plan, render.Lit{Target: on, Label: "rest body", Verb: "rest body"})
		if mat, other := plan.Mats[n].Rect, plan.Mats[1-n].Rect; !ok || mat.Empty() || other.Empty() || at.Overlaps(other) {
			t.Errorf("what is done at the stress die of player %d is written at %+v, its mat is at %+v and the other one at %+v", n+1, at, mat, other)
		}
	}
}

// While a lesson waits for one of several things that can be chosen, only that one has a label: those in the shade, or lit
// faintly around it, would draw the eye away from it. Where the note is of no lesson, and while something is in the hand, all
// have.
func TestLabelsStayOutOfTheShade(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	for name, test := range map[string]struct {
		dim    bool
		around bool // all that lies around is lit too
		held   []render.Held
		want   int
	}{
		"a lesson":           {true, false, nil, 1},
		"faint light around": {true, true, nil, 1},
		"with a die in hand": {true, false, []render.Held{{Die: rules.ActionDie(3)}}, 2},
		"no lesson":          {false, false, nil, 2},
	} {
		scene := newScene(b, &s, 1920, 1080)
		wanted, other := layout.Target{Kind: layout.Location, N: 0}, layout.Target{Kind: layout.Location, N: 8}
		scene.View.Note = &layout.Note{
			Text: note.Text{Head: "A page", Say: "It waits for something.", Do: "Click it."},
			Dim:  test.dim, About: func(plan *layout.Plan) []layout.Rect {
				r, _ := plan.Rect(wanted)
				if test.around {
					return []layout.Rect{r, plan.Boards}
				}
				return []layout.Rect{r}
			},
		}
		scene.Plan = layout.Lay(&scene.View)
		scene.Lit, scene.Held = []render.Lit{{Target: wanted, Label: "wanted"}, {Target: other, Label: "other"}}, test.held
		labels := 0
		p.OnText(func(line string, _ layout.Rect) {
			if strings.Contains(line, "wanted") || strings.Contains(line, "other") {
				labels++
			}
		})
		p.Set(scene)
		p.OnText(nil)
		if labels != test.want {
			t.Errorf("%s: %d labels, not %d", name, labels, test.want)
		}
	}
}

// The label of a location that a card is held over hides neither its name nor that of the one below it.
func TestLabelOfAHeldLocationHidesNoName(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
		scene := newScene(b, &s, size[0], size[1])
		scene.Held = []render.Held{{Card: render.CardRef{Kind: render.LocationCard}}}
		for slot := range scene.Plan.Slots {
			on := layout.Target{Kind: layout.Location, N: uint8(slot)}
			r, _ := scene.Plan.Rect(on)
			scene.Hover, scene.Lit = on, []render.Lit{{Target: on, Label: "Ma Bonnie's Squidery for the Empire"}}
			scene.HeldX, scene.HeldY = r.Center()
			written := false
			p.OnText(func(line string, at layout.Rect) {
				if !strings.Contains(line, "Squidery") {
					return
				}
				written = true
				for other := range scene.Plan.Slots {
					if name := scene.Plan.Slots[other].Name; name.Overlaps(at) {
						t.Errorf("%v: at slot %d it is written at %+v, over the name of slot %d", size, slot, at, other)
					}
				}
			})
			p.Set(scene)
			p.OnText(nil)
			if !written {
				t.Errorf("%v: slot %d has no label", size, slot)
			}
		}
	}
}

// What is done with a die of a pool is written where it hides none of the number of threat symbols beside it.
func TestWordsOfPoolDiceHideNoThreats(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := laden(t, b)
	written := 0
	for _, scale := range []float64{1, 1.5, 2} {
		v := layout.View{Book: b, State: &s, W: 1280, H: 720, Scale: scale, Open: []layout.Pane{layout.TradePane}, Prompt: "Act."}
		plan := layout.Lay(&v)
		for _, piece := range plan.Pieces {
			if piece.Target.Kind != layout.Die || piece.Target.Place.Spot != rules.InPool {
				continue
			}
			at, ok := render.VerbAt(p, plan, render.Lit{Target: piece.Target, Label: "create", Verb: "create"})
			if written++; !ok || at.Overlaps(plan.Trade.Pools[piece.Target.Place.N].Threat) {
				t.Errorf("at %v of %+v it is written at %+v, over the threats: %t", scale, piece.Target, at, ok)
			}
		}
	}
	if written < 10 {
		t.Errorf("of %d dice it is written", written)
	}
}
