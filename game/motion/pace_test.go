package motion_test

import (
	"slices"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// stretch is what is shown from one question to the next, or to the actions of the next turn.
type stretch struct {
	ticks int
	cards int // obstacles that activate in it
}

// stretches plays turns and returns how long everything between two questions takes.
func stretches(t *testing.T, turns int, at motion.Speed) (list []stretch) {
	for seed := uint64(1); turns > 0; seed++ {
		choose := mind.Greedy(seed)
		if seed%2 == 0 {
			choose = rules.RandomPolicy(seed)
		}
		o := rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties)}
		eachTurn(t, o, choose, func(s *rules.State, m rules.Move, sentences []story.Sentence, events []rules.Event) bool {
			one := stretch{}
			for _, b := range motion.Beats(events, sentences, at, false) {
				for _, ev := range events[b.From:b.To] {
					if ev.Kind == rules.EvTrigger {
						one.cards++
					}
					if ev.Kind == rules.EvStep && rules.Step(ev.N) == rules.StepActions && one.ticks > 0 {
						list = append(list, one)
						one = stretch{}
					}
				}
				one.ticks += b.Ticks
			}
			if m.Kind == rules.MoveDone {
				turns--
				list = append(list, one)
			}
			return turns > 0
		})
	}
	return list
}

// What happens between two questions takes at most 15 s at normal speed on a calm table and 30 s on a busy one, half of that at
// Fast.
func TestTurnsKeepThePace(t *testing.T) {
	for _, at := range []motion.Speed{motion.Normal, motion.Fast} {
		var calm, busy []int
		for _, one := range stretches(t, rulestest.Count(150, 1000), at) {
			if one.cards <= 3 {
				calm = append(calm, one.ticks)
			} else {
				busy = append(busy, one.ticks)
			}
		}
		for name, list := range map[string][]int{"calm": calm, "busy": busy} {
			slices.Sort(list)
			t.Logf("%s at %v: %d stretches, median %.1f s, 9 of 10 within %.1f s, longest %.1f s", name, at, len(list),
				float64(list[len(list)/2])/60, float64(list[len(list)*9/10])/60, float64(list[len(list)-1])/60)
		}
	}
}
