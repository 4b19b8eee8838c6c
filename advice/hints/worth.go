package hints

import (
	"fmt"
	"math"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/rules"
)

// alike is the least difference of two chances to win that says something; surely how many standard errors it must be too.
const (
	alike  = .02
	surely = 2
)

// Worth says what a legal move is worth: the chance to win the campaign and the expected score after a turn that begins with it, after
// the best turn without it, and now; where that chance is not well known ([mind.Foretells]) only which is better. It is "" where nothing
// else is worth doing. It takes up to a second.
func Worth(b *rules.Rulebook, s *rules.State, m rules.Move) string {
	observed := b.Observation(s)
	w, ok := mind.Weigh(b, &observed, m)
	if !ok {
		return ""
	}
	with, without := w.With.Win(), w.Without.Win()
	instead := b.ListLabel(&observed, w.Instead)
	if !mind.Foretells(b, &observed) {
		switch {
		case isAlike(&w):
			return "About as good as the next best (" + instead + ")."
		case without > with:
			return "Something is better (" + instead + ")."
		}
		return "Better than the next best (" + instead + ")."
	}
	say := fmt.Sprintf("Chance to win after this turn: %s with this, %s with the next best (%s).", advice.Percent(with), advice.Percent(without), instead)
	switch {
	case isAlike(&w):
		say = fmt.Sprintf("Chance to win after this turn: %s with this, about the same with the next best (%s).", advice.Percent(with), instead)
	case without > with:
		say = fmt.Sprintf("Chance to win after this turn: %s with this, %s with something better (%s).", advice.Percent(with), advice.Percent(without), instead)
	}
	return say + scores(&w)
}

// Wins says the chance to win after a turn that goes as the hint means it, beside the next best; "" where nothing else is worth doing, or
// that chance is not well known ([mind.Foretells]). It takes up to a second.
func (h *Hint) Wins(b *rules.Rulebook, s *rules.State) string {
	wins, _ := h.weigh(b, s)
	return wins
}

// Worth says of a hint what [Worth] says of a move.
func (h *Hint) Worth(b *rules.Rulebook, s *rules.State) string {
	wins, more := h.weigh(b, s)
	return wins + more
}

// weigh weighs what the hint means to do up to the first roll. The next best is named only where it is no better: what is imagined of a
// turn is played by a faster player than the one who thinks the hint out, and is no reason to take it back.
func (h *Hint) weigh(b *rules.Rulebook, s *rules.State) (wins, more string) {
	observed := b.Observation(s)
	if !mind.Foretells(b, &observed) {
		return "", ""
	}
	w, ok := mind.Weigh(b, &observed, append([]rules.Move{h.Move}, h.Line[min(1, len(h.Line)):]...)...)
	if !ok {
		return "", ""
	}
	wins = fmt.Sprintf("Chance to win after this turn: %s", advice.Percent(w.With.Win()))
	beside := advice.Percent(w.Without.Win())
	switch {
	case isAlike(&w):
		beside = "about the same"
	case w.Without.Win() > w.With.Win():
		return wins + ".", fmt.Sprintf(" Expected score: %.1f.", w.With.Score)
	}
	return fmt.Sprintf("%s with this, %s with the next best (%s).", wins, beside, b.ListLabel(&observed, w.Instead)), scores(&w)
}

// isAlike reports whether the chances to win with a move and without it are not told apart.
func isAlike(w *mind.Weighed) bool {
	return math.Abs(w.With.Win()-w.Without.Win()) < max(alike, surely*w.Error)
}

// scores are the expected scores of what was weighed, and how it is now.
func scores(w *mind.Weighed) string {
	return fmt.Sprintf(" Expected score: %.1f with this, %.1f otherwise. Now, before what the turn still brings: %s and %.1f.",
		w.With.Score, w.Without.Score, advice.Percent(w.Now.Win()), w.Now.Score)
}
