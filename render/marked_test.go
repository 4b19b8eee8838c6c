package render_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A character to choose shows which of its conditions are marked, and not only how many.
func TestChoiceShowsWhichConditionsAreMarked(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := b.NewCampaign(rules.Options{Seed: 5}, nil)
	marked := func(boxes uint8) *rules.State {
		with := s
		with.Characters[0].Marked[content.Body] = boxes
		return &with
	}
	none := paint(p, newScene(b, &s, 1280, 720))
	weary := paint(p, newScene(b, marked(0b001), 1280, 720))
	bruised := paint(p, newScene(b, marked(0b010), 1280, 720))
	if differing(none, weary) == 0 || differing(weary, bruised) == 0 {
		t.Error("it does not")
	}
}

// A fare that is not the printed one is marked, and a lasting event at its step ([event]).
func TestLastingEventIsShown(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := b.NewCampaign(rules.Options{Seed: 5}, nil)
	s.Phase, s.Step = rules.Turns, rules.StepActions
	lasting := s
	lasting.Discount = 1
	scene := newScene(b, &lasting, 1280, 720)
	plain, changed := paint(p, newScene(b, &s, 1280, 720)), paint(p, scene)
	marked := func(r layout.Rect) bool {
		for y := int(r.Y); y < int(r.Bottom()); y++ {
			for x := int(r.X); x < int(r.Right()); x++ {
				if plain.At(x, y) != changed.At(x, y) {
					return true
				}
			}
		}
		return false
	}
	if !marked(scene.Plan.Bar.Steps[rules.StepEvent]) {
		t.Error("the step of the event shows nothing")
	}
	for at, slot := range scene.Plan.Slots {
		for to, r := range slot.Moves {
			printed := b.Location(&s, content.Slot(at)).Move[to]
			if changes := printed != b.Fare(&lasting, content.Slot(at), content.Region(to)); marked(r) != changes {
				t.Errorf("a printed fare of %d from place %d to region %d: changed %v, marked %v", printed, at, to, changes, !changes)
			}
		}
	}
}
