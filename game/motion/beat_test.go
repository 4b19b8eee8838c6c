package motion_test

import (
	"regexp"
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

// Over 120 turns each sentence stands for 0.3 s and 0.25 s for each of its words at normal speed or longer, 0.1 s for those that give
// reasons in brackets, and for all words of what comes to nothing. Less than one in seven is left out.
func TestSentencesCanBeRead(t *testing.T) {
	told, left, turns := 0, 0, 0
	for seed := uint64(1); turns < 120; seed++ {
		eachTurn(t, rules.Options{Seed: seed}, mind.Greedy(seed), func(s *rules.State, m rules.Move, sentences []story.Sentence, events []rules.Event) bool {
			for _, b := range motion.Beats(events, sentences, motion.Normal, false) {
				words := len(strings.Fields(b.Say))
				glance := len(strings.Fields(strings.Join(inBrackets.FindAllString(b.Say, -1), " ")))
				if b.Slight {
					glance = words
				}
				if words > 0 && b.Ticks < 18+15*(words-glance)+6*glance {
					t.Fatalf("%q stands for %d ticks", b.Say, b.Ticks)
				}
				if told++; b.Say == "" && sentenceOf(b, sentences).Say != "" {
					left++
				}
			}
			if m.Kind == rules.MoveDone {
				turns++
			}
			return s.Year < 3 && turns < 120
		})
	}
	if left*7 > told {
		t.Errorf("%d of %d sentences are left out", left, told)
	}
}

// inBrackets finds the reasons in a sentence.
var inBrackets = regexp.MustCompile(`\([^)]*\)`)

// What nothing comes of is over sooner than what hurts somebody, in as many words, and two new obstacles stand longer than one sentence of
// their length.
func TestReadingTimeGoesByWhatIsNew(t *testing.T) {
	seen := map[string]int{}
	for seed := uint64(1); seed <= 6; seed++ {
		eachTurn(t, rules.Options{Seed: seed}, mind.Greedy(seed), func(s *rules.State, _ rules.Move, sentences []story.Sentence, events []rules.Event) bool {
			for _, b := range motion.Beats(events, sentences, motion.Normal, false) {
				words := len(strings.Fields(b.Say))
				switch of := sentenceOf(b, sentences); {
				case strings.HasSuffix(b.Say, "nothing happens."), b.Say != "" && (of.Idle || of.Places != nil):
					if seen["slight"]++; b.Ticks > 18+7*words && b.Moment.Kind == story.None {
						t.Errorf("%q stands for %.1f s", b.Say, float64(b.Ticks)/60)
					}
				case !of.Harm.None() && b.Say == of.Say:
					if seen["harm"]++; b.Ticks < 18+15*(words-len(strings.Fields(strings.Join(inBrackets.FindAllString(b.Say, -1), " ")))) {
						t.Errorf("%q stands for %.1f s", b.Say, float64(b.Ticks)/60)
					}
				case strings.HasPrefix(b.Say, "New: ") && strings.Contains(b.Say, "; "):
					if seen["new"]++; b.Ticks < 18+15*words+2*30 {
						t.Errorf("%q stands for %.1f s", b.Say, float64(b.Ticks)/60)
					}
				}
			}
			return s.Year < 3
		})
	}
	if seen["slight"] < 20 || seen["harm"] < 20 || seen["new"] < 3 {
		t.Errorf("only %v", seen)
	}
}

// sentenceOf is the sentence that a beat begins with.
func sentenceOf(b motion.Beat, sentences []story.Sentence) *story.Sentence {
	return &sentences[slices.IndexFunc(sentences, func(s story.Sentence) bool { return s.From == b.From })]
}

// namesHarm reports whether a sentence names who suffers stress or a condition, and the obstacle that brings it.
func namesHarm(book *rules.Rulebook, s *rules.State, ev rules.Event, say string) bool {
	if ev.Cause.Program.Kind != rules.OnActivate || ev.Kind != rules.EvStress && ev.Kind != rules.EvCondition {
		return false
	}
	who := ev.Character
	if ev.Kind == rules.EvStress {
		who = s.Players[ev.Player].Character
	}
	return strings.Contains(say, book.Content().Characters[who].Name) && strings.Contains(say, book.Content().Card(content.ObstacleID(ev.Cause.Program.Card)).Name)
}

// eachTurn plays a campaign, and calls each with the table after every move, and what is told of it, while it reports true.
func eachTurn(t *testing.T, o rules.Options, choose rules.Policy,
	each func(s *rules.State, m rules.Move, sentences []story.Sentence, events []rules.Event) bool) {
	t.Helper()
	book := rulestest.Book(t)
	s := book.NewCampaign(o, nil)
	for goes := true; goes && s.Phase != rules.CampaignOver; {
		of, m := rules.Story{Keep: true}, choose(book, &s, book.Moves(&s, nil))
		if err := book.Apply(&s, m, &of); err != nil {
			t.Fatal(err)
		}
		goes = each(&s, m, story.Sentences(book, &of, false), of.Events)
	}
}

// In whole campaigns no sentence is left out that tells of a loss: of stress, conditions, knock-outs, dice, characters and locations that
// burn; nor one that tells which dice a text gives. Where it is told in other words, those name who suffers it and from which obstacle. What happens between two questions, at
// most a turn, is told in 30 s.
func TestLossesAreNeverLeftOut(t *testing.T) {
	turns, left, short, seen := 0, 0, 0, map[rules.EventKind]int{}
	book, most := rulestest.Book(t), rulestest.Count(720, 3036)
	for seed := uint64(1); turns < most; seed++ {
		o := rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties)}
		choose := mind.Greedy(seed)
		if seed%2 == 0 {
			choose = rules.RandomPolicy(seed)
		}
		eachTurn(t, o, choose, func(s *rules.State, m rules.Move, sentences []story.Sentence, events []rules.Event) bool {
			ticks := 0
			for _, b := range motion.Beats(events, sentences, motion.Normal, false) {
				loses, named, say := false, true, sentenceOf(b, sentences).Say
				for _, ev := range events[b.From:b.To] {
					if ev.Kind == rules.EvDie && ev.Cause.Kind == rules.ByText && ev.From.Spot == rules.InSupply && b.Say == "" {
						t.Errorf("seed %d: a die that a text gives is not told of: %q", seed, say)
					}
					if story.Loses(ev) {
						loses = true
						seen[ev.Kind]++
						named = named && namesHarm(book, s, ev, b.Say)
					}
					if ev.Kind == rules.EvStep && rules.Step(ev.N) == rules.StepActions {
						ticks = 0
					}
				}
				switch told := b.Say != ""; {
				case b.Say == say:
				case loses && !named:
					t.Errorf("it is not told at seed %d: %q, but %q", seed, say, b.Say)
				case told:
					short++
				default:
					left++
				}
				if ticks += b.Ticks; ticks > motion.MostReading && ticks-b.Ticks <= motion.MostReading {
					t.Errorf("seed %d: after %.1f s is still told %q", seed, float64(ticks)/60, b.Say)
				}
			}
			if m.Kind == rules.MoveDone {
				turns++
			}
			return true
		})
	}
	if left == 0 || most > 720 && short == 0 || len(seen) < 5 {
		t.Errorf("%d sentences are left out, %d are told in other words, losses are of the kinds %v", left, short, seen)
	}
	t.Logf("%d sentences are told in other words", short)
}

// Where a turn has too much to read, what weighs least is left out, and what weighs most is kept.
func TestLongTurnsLeaveOutTheLightest(t *testing.T) {
	long := strings.Repeat("word ", 18)
	var events []rules.Event
	var sentences []story.Sentence
	for i := range 10 {
		events = append(events, rules.Event{Kind: rules.EvDie})
		sentences = append(sentences, story.Sentence{From: i, To: i + 1, Say: long, Weight: i % 2 * story.Heavy})
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
		beats := motion.Beats([]rules.Event{{Kind: c.kind}}, []story.Sentence{{From: 0, To: 1}}, c.at, c.calm)
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
