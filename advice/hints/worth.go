package hints

import (
	"fmt"
	"math"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/rules"
)

// alike is the difference of two chances to win that says nothing: the turns imagined for them differ by more.
const alike = .02

// Worth says what a legal move is worth: the chance to win the campaign and the expected score after a turn that begins with it, after
// the best turn without it, and now. It is "" where nothing else is worth doing. It takes up to a second.
func Worth(b *rules.Rulebook, s *rules.State, m rules.Move) string {
	wins, more := weigh(b, s, m)
	return wins + more
}

// Wins says of what [Worth] says only the chances to win.
func Wins(b *rules.Rulebook, s *rules.State, m rules.Move) string {
	wins, _ := weigh(b, s, m)
	return wins
}

func weigh(b *rules.Rulebook, s *rules.State, m rules.Move) (wins, more string) {
	observed := b.Observation(s)
	w, ok := mind.Weigh(b, &observed, m)
	if !ok {
		return "", ""
	}
	without := advice.Percent(w.Without.Win())
	if math.Abs(w.With.Win()-w.Without.Win()) < alike {
		without = "about the same"
	}
	return fmt.Sprintf("Chance to win after this turn: %s with this, %s with the next best (%s).",
			advice.Percent(w.With.Win()), without, b.ListLabel(&observed, w.Instead)),
		fmt.Sprintf(" Expected score: %.1f with this, %.1f otherwise. Now, before what the turn still brings: %s and %.1f.",
			w.With.Score, w.Without.Score, advice.Percent(w.Now.Win()), w.Now.Score)
}
