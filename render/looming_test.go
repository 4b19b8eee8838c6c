package render_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The seal on the corner of what looms lies on no letter of its name.
func TestWarningSealsLeaveNames(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	const slot = content.Slot(4)
	var id content.ObstacleID // the one with the longest name
	for other := range b.Content().Obstacles {
		if len(b.Content().Card(content.ObstacleID(other)).Name) > len(b.Content().Card(id).Name) {
			id = content.ObstacleID(other)
		}
	}
	name := b.Content().Card(id).Name
	s.Attached[slot] = rules.Pile{N: 1}
	s.Attached[slot].Cards[0] = id
	s.Obstacles[id] = rules.ObstacleState{Zone: rules.InPlay, At: slot}
	scene := newScene(b, &s, 1280, 720)
	on := layout.Target{Kind: layout.Obstacle, N: uint8(id)}
	card, _ := scene.Plan.Rect(on)
	var lies layout.Rect
	p.OnText(func(line string, at layout.Rect) {
		if line == name && at.Within(card) {
			lies = at
		}
	})
	for also, size := range []float64{24, 0.7 * 24} {
		scene.View.Looms = layout.Looming{Step: rules.StepActivate, On: on}
		if also > 0 {
			scene.View.Looms = layout.Looming{Step: rules.StepActivate, Also: []layout.Target{on}}
		}
		paint(p, scene)
		if seal := card.Right() - 0.7*size*scene.Plan.Unit; lies.Empty() || lies.Right() > seal {
			t.Errorf("the name lies at %+v, and the seal begins at %v", lies, seal)
		}
	}
}
