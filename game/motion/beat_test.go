package motion_test

import (
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/game/motion"
	"sixwinters/game/narrate"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Over 120 turns each sentence stands for 0.3 s and 0.25 s for each of its words at normal speed or longer, and a turn in which
// nothing has to be chosen is over in 30 s. Few sentences are left out for that, and none that hurts anyone.
func TestSentencesCanBeRead(t *testing.T) {
	book := rulestest.Book(t)
	turns, told, left := 0, 0, 0
	for seed := uint64(1); turns < 120; seed++ {
		s, choose := book.NewCampaign(rules.Options{Seed: seed}, nil), mind.Greedy(seed)
		for s.Year < 3 && turns < 120 {
			story, m := rules.Story{Keep: true}, choose(book, &s, book.Moves(&s, nil))
			if err := book.Apply(&s, m, &story); err != nil {
				t.Fatal(err)
			}
			ticks, sentences := 0, narrate.Sentences(book, &story, false)
			for i, b := range motion.Beats(story.Events, sentences, motion.Normal, false) {
				if words := len(strings.Fields(b.Say)); words > 0 && b.Ticks < 18+15*words {
					t.Fatalf("%q stands for %d ticks", b.Say, b.Ticks)
				}
				if ev := story.Events[b.From]; ev.Kind == rules.EvStep && rules.Step(ev.N) == rules.StepActions {
					ticks = 0 // where nobody is in play, turn follows turn
				}
				if ticks += b.Ticks; ticks > 30*60 && m.Kind == rules.MoveDone {
					t.Fatalf("seed %d, year %d, turn %d takes %.1f s", seed, s.Year, s.Turn, float64(ticks)/60)
				}
				if told++; b.Say != sentences[i].Say {
					left++
				}
			}
			if m.Kind == rules.MoveDone {
				turns++
			}
		}
	}
	if left*10 > told {
		t.Errorf("%d of %d sentences are left out", left, told)
	}
}

// Where a turn has too much to read, what weighs least is left out, and what weighs most is kept.
func TestLongTurnsLeaveOutTheLightest(t *testing.T) {
	long := strings.Repeat("word ", 18)
	var events []rules.Event
	var sentences []narrate.Sentence
	for i := range 10 {
		events = append(events, rules.Event{Kind: rules.EvDie})
		sentences = append(sentences, narrate.Sentence{From: i, To: i + 1, Say: long, Weight: i % 2 * narrate.Heavy})
	}
	for i, b := range motion.Beats(events, sentences, motion.Normal, false) {
		if kept := b.Say != ""; i%2 == 1 && !kept || i == 0 && kept {
			t.Errorf("sentence %d of weight %d is kept: %t", i, sentences[i].Weight, kept)
		}
	}
	if b := motion.Beats(events[:2], sentences[:2], motion.Normal, false); b[0].Say == "" || b[1].Say == "" {
		t.Error("a short turn leaves something out")
	}
}

// How long something is seen goes by the speed. For players who want less motion nothing takes long but an event, whose name and
// effect are to be read.
func TestHowLongBeatsAre(t *testing.T) {
	for _, c := range []struct {
		kind rules.EventKind
		at   motion.Speed
		calm bool
		want int
	}{
		{rules.EvTurn, motion.Normal, false, 16},
		{rules.EvTurn, motion.Slow, false, 32},
		{rules.EvTurn, motion.Fast, false, 5},
		{rules.EvTurn, motion.Off, false, 0},
		{rules.EvStress, motion.Normal, true, motion.Briefly},
	} {
		beats := motion.Beats([]rules.Event{{Kind: c.kind}}, []narrate.Sentence{{From: 0, To: 1}}, c.at, c.calm)
		if got := beats[0].Ticks; got != c.want {
			t.Errorf("at speed %q an event of kind %d takes %d ticks, not %d, with less motion: %t", c.at, c.kind, got, c.want, c.calm)
		}
	}
}

// The words of the speeds are those of the command line and of the settings.
func TestSpeedsHaveWords(t *testing.T) {
	for v := motion.Slow; v <= motion.Off; v++ {
		if got, err := motion.ParseSpeed(v.String()); got != v || err != nil {
			t.Errorf("%q is speed %d: %v", v, got, err)
		}
	}
	if _, err := motion.ParseSpeed("hasty"); err == nil {
		t.Error("there is a speed that is not")
	}
}
