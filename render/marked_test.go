package render_test

import (
	"testing"

	"sixwinters/content"
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
