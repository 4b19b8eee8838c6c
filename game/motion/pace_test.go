package motion_test

import (
	"slices"
	"strings"
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

// A defence takes at most 4 s from the throw to the verdict, and begins within 0.4 s of the die that covers the obstacle.
func TestDefencesAreQuick(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed <= uint64(rulestest.Count(4, 40)); seed++ {
		eachTurn(t, rules.Options{Seed: seed}, mind.Greedy(seed), func(s *rules.State, _ rules.Move, sentences []story.Sentence, events []rules.Event) bool {
			before, throw := 0, -1
			for _, b := range motion.Beats(events, sentences, motion.Normal, false) {
				switch b.Moment.Kind {
				case story.Roll:
					if seen++; before > 24 {
						t.Errorf("the throw begins after %.1f s", float64(before)/60)
					}
					throw = 0
				case story.Held, story.Failed:
					if throw > 240 {
						t.Errorf("seed %d: the verdict comes after %.1f s", seed, float64(throw)/60)
					}
					throw = -1
				}
				if before += b.Ticks; throw >= 0 {
					throw += b.Ticks
				}
			}
			return s.Year < 4
		})
	}
	if seen < 20 {
		t.Errorf("only %d defences", seen)
	}
}

// What a finished card brings begins to be shown within 0.4 s of the die that finishes it.
func TestFinishedCardsGoOnAtOnce(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed <= uint64(rulestest.Count(4, 40)); seed++ {
		eachTurn(t, rules.Options{Seed: seed}, mind.Greedy(seed), func(s *rules.State, m rules.Move, sentences []story.Sentence, events []rules.Event) bool {
			before := 0
			for _, b := range motion.Beats(events, sentences, motion.Normal, false) {
				if b.Moment.Kind == story.Completed && m.Kind == rules.MovePlace {
					if seen++; before > 24 {
						t.Errorf("seed %d: the card is finished after %.1f s", seed, float64(before)/60)
					}
				}
				before += b.Ticks
			}
			return s.Year < 4
		})
	}
	if seen < 10 {
		t.Errorf("only %d finished cards", seen)
	}
}

// Each new obstacle is named while it comes, also where several are named at once, and where no threat rises that is said on
// nine of ten turns.
func TestNewObstaclesAreAlwaysNamed(t *testing.T) {
	book, came, together, calm, unsaid, turns := rulestest.Book(t), 0, 0, 0, 0, rulestest.Count(100, 500)
	for seed := uint64(1); turns > 0; seed++ {
		eachTurn(t, rules.Options{Seed: seed, Difficulty: content.Hardcore}, rules.RandomPolicy(seed), func(_ *rules.State, m rules.Move, sentences []story.Sentence, events []rules.Event) bool {
			for _, b := range motion.Beats(events, sentences, motion.Normal, false) {
				if own := sentenceOf(b, sentences); own.Idle && rules.Step(events[own.From].N) == rules.StepThreats {
					if calm++; !strings.Contains(b.Say, "rises") {
						unsaid++
					}
				}
				for _, ev := range events[b.From:b.To] {
					if ev.Kind != rules.EvObstacle || ev.To.Spot != rules.AttachedAt || ev.Cause.Kind != rules.ByStaged {
						continue
					}
					came++
					name := book.Content().Card(content.ObstacleID(ev.Card)).Name
					if !strings.Contains(b.Say, name) {
						t.Errorf("seed %d: %s comes, and is said: %q", seed, name, b.Say)
					}
					if strings.HasPrefix(b.Say, "New: ") {
						together++
					}
				}
			}
			if m.Kind == rules.MoveDone {
				turns--
			}
			return turns > 0
		})
	}
	if came < 100 || together < 5 || calm < 10 || unsaid*10 > calm {
		t.Errorf("%d obstacles come, %d are named with others, and %d steps raise no threat, %d of them unsaid", came, together, calm, unsaid)
	}
}

// Each obstacle that activates is named while it is shown, and as long as it takes to read; where nothing comes of it, in a sentence that
// says so.
func TestEveryActivationIsNamed(t *testing.T) {
	book, idle, all := rulestest.Book(t), 0, 0
	turns := rulestest.Count(60, 500)
	for seed := uint64(1); turns > 0; seed++ {
		eachTurn(t, rules.Options{Seed: seed, Difficulty: content.Hardcore}, rules.RandomPolicy(seed), func(_ *rules.State, m rules.Move, sentences []story.Sentence, events []rules.Event) bool {
			beats := motion.Beats(events, sentences, motion.Normal, false)
			for n, b := range beats {
				for i := b.From; i < b.To; i++ {
					ev := events[i]
					if ev.Kind != rules.EvTrigger {
						continue
					}
					all++
					say := b.Say
					if say == "" && n+1 < len(beats) { // what comes of it is a moment, which tells of it
						say = beats[n+1].Say
					}
					if name := book.Content().Card(content.ObstacleID(ev.Card)).Name; !strings.Contains(say, name) {
						t.Errorf("seed %d: %s activates, and %q is said", seed, name, say)
					}
					if i+1 < len(events) && !events[i+1].CausedBy(ev) {
						if idle++; !strings.Contains(say, "nothing happens") && !strings.Contains(say, "activate") {
							t.Errorf("seed %d: %q does not say that nothing happens", seed, say)
						}
					}
				}
			}
			if m.Kind == rules.MoveDone {
				turns--
			}
			return turns > 0
		})
	}
	if idle < 20 || all < 100 {
		t.Errorf("%d of %d obstacles activate for nothing", idle, all)
	}
}
