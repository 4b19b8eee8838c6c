package teach

import (
	"slices"
	"testing"

	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
)

// placeBeside reports whether there is any place for the note beside all that it is about. Where the table is drawn at twice
// the size six cards to choose from leave none.
func placeBeside(plan *layout.Plan) bool {
	n := plan.Note.Rect
	for y := 0.0; y+n.H <= plan.H; y += 4 {
		for x := 0.0; x+n.W <= plan.W; x += 4 {
			beside := layout.Rect{X: x, Y: y, W: n.W, H: n.H}
			if !slices.ContainsFunc(plan.Note.About, beside.Overlaps) {
				return true
			}
		}
	}
	return false
}

// sizes are those of windows in pixels, and the scales that the table has in them; some fold it.
var sizes = []struct{ w, h, scale float64 }{{1280, 720, 1}, {1920, 1080, 1}, {1024, 700, 1}, {1280, 720, 1.25}, {1920, 1080, 1.5}, {2560, 1440, 2}}

// All that is lit lies on the table, in the window, and the note covers none of it.
func TestLightsLieOnTheTable(t *testing.T) {
	b, _, all := lessons(t)
	for _, l := range all {
		p := enter(t, b, l, 0)
		p.through(func() {
			st := p.session.Step()
			h := gesture.NewHand(b, &p.state)
			v := layout.View{Book: b, State: &p.shown, Prompt: b.Prompt(&p.state).Text, Done: true, PromptPlayer: rules.NoPlayer, Offers: h.Offers()}
			for _, m := range h.Buttons() {
				v.Options = append(v.Options, b.Label(&p.state, m))
			}
			v.Note = &layout.Note{
				Text: note.Text{Say: st.Say, Do: Sentence(st.Do)},
				Dim:  true, About: func(plan *layout.Plan) []layout.Rect {
					var rects []layout.Rect
					for _, light := range p.session.lights() {
						found, _ := light.rects(b, &p.shown, plan)
						if len(found) == 0 && light.name != "options" && !plan.Folded { // they come when something is asked
							t.Errorf("%s, step %d: `%s` does not lie on the table", l.Title, p.session.At()+1, light.name)
						}
						kind := light.kind()
						for _, r := range found {
							if kind != "choice" && kind != "offer" && kind != "offers" && r.Overlaps(plan.Panel) {
								t.Errorf("%s, step %d: `%s` lies under cards to choose from", l.Title, p.session.At()+1, light.name)
							}
						}
						rects = append(rects, found...)
					}
					return rects
				},
			}
			if st.Reading() {
				v.Note.Button = "Go on"
			}
			for _, size := range sizes {
				v.W, v.H, v.Scale = size.w, size.h, size.scale
				plan := layout.Lay(&v)
				window := layout.Rect{W: v.W, H: v.H}
				if len(plan.Note.About) == 0 && !plan.Folded {
					t.Errorf("%s, step %d is about nothing", l.Title, p.session.At()+1)
				}
				if plan.Note.Rect.Overlaps(plan.Prompt.Sheet) {
					t.Errorf("%s, step %d: the note lies over answers in a window of %v", l.Title, p.session.At()+1, size)
				}
				if !plan.Note.Rect.Within(window) {
					t.Errorf("%s, step %d: the note leaves the window of %v", l.Title, p.session.At()+1, size)
				}
				for _, lit := range plan.Note.About {
					if lit.Overlaps(plan.Note.Rect) && (size.scale <= 1 || placeBeside(plan)) {
						t.Errorf("%s, step %d: the note covers what it is about in a window of %v", l.Title, p.session.At()+1, size)
					}
				}
			}
		})
	}
}
