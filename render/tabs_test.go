package render_test

import (
	"fmt"
	"testing"

	"sixwinters/render/layout"
	"sixwinters/rules/rulestest"
)

// Tabs say which pane they open, also where letters are large, and from the sofa.
func TestTabsNameTheirPanes(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	var texts []layout.Rect
	p.OnText(func(_ string, at layout.Rect) { texts = append(texts, at) })
	for _, size := range windows {
		for _, scale := range []float64{1.25, 1.5, 1.75, 2} {
			for _, sofa := range []bool{false, true} {
				t.Run(fmt.Sprintf("%v at %g%%, sofa %t", size, 100*scale, sofa), func(t *testing.T) {
					scene := newScene(b, &s, int(size[0]), int(size[1]))
					scene.View.Scale, scene.View.Sofa = scale, sofa
					scene.Plan = layout.Lay(&scene.View)
					texts = nil
					paint(p, scene)
					for pane, tab := range scene.Plan.Tabs {
						named := false
						for _, text := range texts {
							named = named || text.Within(tab)
						}
						if !named {
							t.Errorf("the tab of pane %d, at %+v, has no name", pane, tab)
						}
					}
				})
			}
		}
	}
}
