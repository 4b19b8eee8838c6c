package motion_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// reason says why a beat is longer than 0.4 s, or "".
func reason(b *motion.Beat, events []rules.Event) string {
	words := len(strings.Fields(b.Say))
	switch {
	case b.Moment.Kind != story.None && b.Ticks > motion.Reading(b.Say):
		return "a picture"
	case words > 0 && b.Ticks <= motion.Reading(b.Say):
		return rules.HowMany(words, "word", "words") + " to read"
	}
	for i, ev := range events[b.From:b.To] {
		several := max(ev.M-ev.N, ev.N-ev.M) > 1 || i > 0 && story.GoesOn(events, b.From+i)
		if (ev.Kind == rules.EvProgressed || ev.Kind == rules.EvThreat) && several {
			return "a marker moves several spaces"
		}
	}
	if words > 0 {
		return rules.HowMany(words, "word", "words") + " to read"
	}
	return ""
}

// Nothing is waited for without a reason: whatever is shown longer than 0.4 s is to be read, is a picture, or moves. With -v the waits
// of three turns are listed, and the seconds of each step that runs by itself.
func TestEveryWaitHasAReason(t *testing.T) {
	const calm, busy = 1, 2 // year I, turn 2, and year II, turns 2 and 3
	parts, seen := map[motion.Speed]map[rules.Step][]float64{}, 0
	for _, at := range []motion.Speed{motion.Normal, motion.Fast} {
		parts[at] = map[rules.Step][]float64{}
		for seed := uint64(1); seed <= uint64(rulestest.Count(2, 60)); seed++ {
			eachTurn(t, rules.Options{Seed: seed}, mind.Greedy(seed), func(s *rules.State, m rules.Move, sentences []story.Sentence, events []rules.Event) bool {
				step, spent := rules.StepActions, map[rules.Step]float64{}
				listed := seed == 1 && at == motion.Normal && m.Kind == rules.MoveDone && (s.Year == calm && s.Turn == 3 || s.Year == busy && (s.Turn == 3 || s.Turn == 4))
				if listed {
					t.Logf("year %d, turn %d:", s.Year, s.Turn-1)
				}
				for _, b := range motion.Beats(events, sentences, at, false) {
					for _, ev := range events[b.From:b.To] {
						if ev.Kind == rules.EvStep {
							step = rules.Step(ev.N)
						}
					}
					spent[step] += float64(b.Ticks) / 60
					if b.Ticks <= 24 {
						continue
					}
					why := reason(&b, events)
					if seen++; why == "" {
						t.Errorf("seed %d: %q is shown for %.1f s, and nothing is to be read or seen", seed, b.Say, float64(b.Ticks)/60)
					}
					if listed {
						t.Logf("| %.1f | %s | %s | %s |", float64(b.Ticks)/60, step.Name(), b.Say, why)
					}
				}
				if m.Kind == rules.MoveDone {
					for step, seconds := range spent {
						parts[at][step] = append(parts[at][step], seconds)
					}
				}
				return s.Year < 4
			})
		}
	}
	if seen < 200 {
		t.Errorf("only %d waits", seen)
	}
	for step := range rules.Step(rules.NumSteps) {
		row := fmt.Sprintf("| %s |", step.Name())
		for _, at := range []motion.Speed{motion.Normal, motion.Fast} {
			if list := parts[at][step]; len(list) > 0 {
				slices.Sort(list)
				row += fmt.Sprintf(" %d | %.1f | %.1f | %.1f |", len(list), list[len(list)/2], list[len(list)*9/10], list[len(list)-1])
			}
		}
		t.Log(row)
	}
}
