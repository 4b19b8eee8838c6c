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
	heavy int  // sentences that nobody may miss
	year  bool // a year ends in it
}

// stretches plays turns, and returns what is shown between two questions at the end of them.
func stretches(t *testing.T, turns int, at motion.Speed) (list []stretch) {
	for seed := uint64(1); turns > 0; seed++ {
		choose := mind.Greedy(seed)
		if seed%2 == 0 {
			choose = rules.RandomPolicy(seed)
		}
		o := rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties)}
		eachTurn(t, o, choose, func(_ *rules.State, m rules.Move, sentences []story.Sentence, events []rules.Event) bool {
			one := stretch{}
			for _, b := range motion.Beats(events, sentences, at, false) {
				for _, ev := range events[b.From:b.To] {
					if ev.Kind == rules.EvYearOver || ev.Kind == rules.EvYear {
						one.year = true
					}
					if ev.Kind == rules.EvStep && rules.Step(ev.N) == rules.StepActions && one.ticks > 0 {
						list = append(list, one)
						one = stretch{}
					}
				}
				if sentenceOf(b, sentences).Weight == story.Heavy {
					one.heavy++
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

// What happens between two questions takes at most 15 s at normal speed where at most three things happen that nobody may miss, 30 s
// where more do, and half of that at Fast.
func TestTurnsKeepThePace(t *testing.T) {
	for at, seconds := range map[motion.Speed][2]float64{motion.Normal: {15, 30}, motion.Fast: {7.5, 15}} {
		var times [2][]float64
		for _, one := range stretches(t, rulestest.Count(150, 1000), at) {
			busy := 0
			if one.heavy > 3 || one.year {
				busy = 1
			}
			took := float64(one.ticks) / 60
			if took > seconds[busy] {
				t.Errorf("at %v a turn of %d heavy sentences takes %.1f s", at, one.heavy, took)
			}
			times[busy] = append(times[busy], took)
		}
		for busy, list := range times {
			slices.Sort(list)
			t.Logf("at %v, busy %d: %d turns, median %.1f s, 9 of 10 within %.1f s, longest %.1f s", at, busy, len(list),
				list[len(list)/2], list[len(list)*9/10], list[len(list)-1])
		}
	}
}
