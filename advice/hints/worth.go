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

// Worth says what a legal move is worth: the chance to win the campaign and the expected score now, after a turn that begins with it, and
// after the best turn without it. It is "" where nothing else is worth doing. It takes up to a second.
func Worth(b *rules.Rulebook, s *rules.State, m rules.Move) string {
	observed := b.Observation(s)
	w, ok := mind.Weigh(b, &observed, m)
	if !ok {
		return ""
	}
	equal := ""
	if math.Abs(w.With.Win()-w.Without.Win()) < alike {
		equal = ": about equal"
	}
	return fmt.Sprintf("Chance to win: %s now, %s with this, %s with the next best (%s)%s. Expected score: %.1f now, %.1f with this, %.1f otherwise.",
		advice.Percent(w.Now.Win()), advice.Percent(w.With.Win()), advice.Percent(w.Without.Win()), b.Label(&observed, w.Instead), equal,
		w.Now.Score, w.With.Score, w.Without.Score)
}
