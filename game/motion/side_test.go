package motion_test

import (
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What overcoming an obstacle brings besides is told, with its name, also where a turn follows at once that has much to read.
func TestSideEffectsAreTold(t *testing.T) {
	book, seen := rulestest.Book(t), 0
	for seed := uint64(1); seed <= uint64(rulestest.Count(5, 60)); seed++ {
		eachTurn(t, rules.Options{Seed: seed}, mind.Greedy(seed), func(_ *rules.State, _ rules.Move, sentences []story.Sentence, events []rules.Event) bool {
			for _, b := range motion.Beats(events, sentences, motion.Normal, false) {
				for _, ev := range events[b.From:b.To] {
					if ev.Kind != rules.EvObstacle || ev.Cause.Kind != rules.ByText || ev.Cause.Program.Kind != rules.OnOvercome ||
						ev.Cause.Program.Card == ev.Card {
						continue
					}
					seen++
					for _, id := range []uint8{ev.Card, ev.Cause.Program.Card} {
						if name := book.Content().Card(content.ObstacleID(id)).Name; !strings.Contains(b.Say, name) {
							t.Errorf("seed %d: %q does not name %s: %q", seed, b.Say, name, sentenceOf(b, sentences).Say)
						}
					}
				}
			}
			return true
		})
	}
	if seen < 3 {
		t.Errorf("only %d side effects", seen)
	}
}
