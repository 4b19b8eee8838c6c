package hints

import (
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// standing is how well a year has gone: progress markers and threat markers, those of the tracks that win counted three
// times, less the conditions the characters bear and five for a character knocked out.
func standing(b *rules.Rulebook, s *rules.State) float64 {
	n := 0.0
	for r := range content.Resource(content.NumResources) {
		weight := 1.0
		if b.Content().Board.Tracks[r].Victory {
			weight = 3
		}
		n += weight * (float64(s.Progress[r]) - float64(s.Threat[r]))
	}
	for p := range s.Players {
		n -= float64(s.Characters[s.Players[p].Character].Conditions())
		if s.Players[p].Out {
			n -= 5
		}
	}
	return n
}

// TestHintsPlayAsWellAsGreedy compares first years that were played by following every hint with those of the greedy policy: the shared
// ones, or as many as HINT_YEARS says. So few years may favour either by chance; only from 200 on is no margin left to it.
func TestHintsPlayAsWellAsGreedy(t *testing.T) {
	b := rulestest.Book(t)
	play := func(seed uint64, policy rules.Policy) rules.State {
		year := b.PlayYear(rules.Options{Seed: seed, Difficulty: content.Standard}, policy, nil)
		if year.Broken != nil {
			t.Fatalf("seed %d: %v", seed, year.Broken)
		}
		return year.End
	}
	var all []hintedYear
	if n, err := strconv.Atoi(os.Getenv("HINT_YEARS")); err == nil {
		for seed := range uint64(n) {
			all = append(all, hintedYear{seed: seed, end: play(seed, Policy(seed))})
		}
	} else {
		all = hintedYears(t)
	}
	hinted, greedy, years := 0.0, 0.0, float64(len(all))
	for i := range all {
		end := play(all[i].seed, mind.Greedy(all[i].seed))
		hinted += standing(b, &all[i].end)
		greedy += standing(b, &end)
	}
	t.Logf("%v years: %.2f by hints, %.2f by the greedy policy", years, hinted/years, greedy/years)
	margin := 0.0
	if years < 200 {
		margin = 30 / math.Sqrt(years) // twice the spread of a difference of means
	}
	if hinted < greedy-margin*years {
		t.Errorf("years end at %.2f by hints, at %.2f by the greedy policy", hinted/years, greedy/years)
	}
}

// TestHintsAreSentencesAndKnowNothingHidden asks for a hint at many tables, and again where all that is hidden lies
// otherwise.
func TestHintsAreSentencesAndKnowNothingHidden(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(12, 12))
	said := map[string]bool{}
	plans, acts, weighed := 0, 0, 0
	advicetest.WildPlay(t, b, 700, 8, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		if rng.IntN(24) > 0 || len(legal) < 2 {
			return
		}
		asked := New(1)
		hint, ok := asked.Hint(b, s)
		if !ok {
			t.Fatal("there is no hint")
		}
		if err := b.Check(s, hint.Move); err != nil {
			t.Fatalf("the hint is no legal move: %v", err)
		}
		other := advicetest.Unseen(b, s, rng)
		if h, _ := New(1).Hint(b, &other); h.Why != hint.Why || h.Where != hint.Where || h.Move != hint.Move {
			t.Fatalf("what is hidden shows: %q %q, and %q %q", hint.Why, hint.Where, h.Why, h.Where)
		}
		if h, _ := asked.Hint(b, s); h.Move != hint.Move || h.Why != hint.Why {
			t.Error("asked again it says something else")
		}
		for _, say := range []string{hint.Why, hint.Where} {
			if say == "" || !unicode.IsUpper([]rune(say)[0]) || !strings.ContainsAny(say[len(say)-1:], ".?") || strings.ContainsAny(say, "{}") {
				t.Errorf("%s: %q is no sentence", b.Notation(s, hint.Move), say)
			}
			said[say] = true
		}
		switch hint.Move.Kind {
		case rules.MoveCreate, rules.MoveCreateAll, rules.MoveTrade, rules.MoveTradeAll, rules.MoveTravel, rules.MoveSail, rules.MoveGate,
			rules.MoveUse, rules.MovePay:
			acts++
			says := func(why string) bool { return strings.Contains(hint.Why, why) }
			switch {
			case slices.ContainsFunc([]string{"is worth more than", "Assets made now stay", "next turn starts best"}, says): // of no step
				weighed++
			case says("fits an open die"), says(" asks for "):
			case !strings.Contains(hint.Why, " can finish ") && (len(hint.Steps) == 0 || !strings.HasPrefix(hint.Why, hint.Steps[0].Say)):
				t.Errorf("%s: %q does not say what it is for", b.Notation(s, hint.Move), hint.Why)
			}
		}
		table := *s
		for _, m := range hint.Plan {
			if err := b.ApplyRolling(&table, m, nil, nil); err != nil {
				t.Errorf("a plan is refused: %v", err)
			}
		}
		if len(hint.Plan) > 1 {
			plans++
			if !strings.Contains(hint.Why, " can finish ") {
				t.Errorf("a plan that finishes a card is called %q", hint.Why)
			}
		}
	})
	if len(said) < 40 || plans < 1 || 2*weighed > acts {
		t.Errorf("%d different sentences, %d plans; %d of %d actions are only weighed", len(said), plans, weighed, acts)
	}
}

// A hint for one player is never a move of the other, is legal, and says so where it is for the other to act.
func TestHintTo(t *testing.T) {
	b := rulestest.Book(t)
	h := New(3)
	own, yielded := 0, 0
	for seed := uint64(40); seed < 44; seed++ {
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil)
		choose := mind.Greedy(seed)
		for asked := 0; s.Phase != rules.YearOver && asked < 12; {
			if f := s.Asks(); f != nil && f.Task == rules.TaskActions && s.Attempt.Phase == rules.NoAttempt {
				to := asked % rules.NumPlayers
				asked++
				hint, ok := h.HintTo(t.Context(), b, &s, to)
				if !ok {
					t.Fatal("there is no hint")
				}
				if who, acts := hint.Move.Actor(); acts && who != to {
					t.Errorf("the hint for player %d is %s", to, b.Notation(&s, hint.Move))
				}
				if err := b.Check(&s, hint.Move); err != nil {
					t.Errorf("the hint %s is refused: %v", b.Notation(&s, hint.Move), err)
				}
				if yields := strings.Contains(hint.Why, "could do something"); yields != hint.Yields {
					t.Errorf("%q yields: %v", hint.Why, hint.Yields)
				}
				if hint.Yields {
					yielded++
				} else {
					own++
				}
				if again, _ := h.HintTo(t.Context(), b, &s, to); again.Why != hint.Why || again.Move != hint.Move {
					t.Error("asked again it says something else")
				}
			}
			if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if own < 10 || yielded < 2 {
		t.Errorf("%d hints are the player's own and %d leave it to the other", own, yielded)
	}
}
