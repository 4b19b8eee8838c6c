package advice

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestWhatIsCertainHappens foretells moves and then makes them, with the dice and the cards that truly come: whatever was
// said to be certain must come about.
func TestWhatIsCertainHappens(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(8, 8))
	said := map[rules.Step]int{}
	look := func(s *rules.State, m rules.Move) {
		if m.Kind == rules.MoveDone || s.Step == rules.StepActions && rng.IntN(6) > 0 {
			return
		}
		out, err := WhatIf(b, s, m)
		if err != nil {
			t.Fatal(err)
		}
		after := *s
		var lines []string
		story := rules.Story{Watch: func(now *rules.State, e rules.Event) {
			lines = append(lines, foretold(b, now, e), b.Describe(now, e))
		}}
		if err := b.Apply(&after, m, &story); err != nil {
			t.Fatal(err)
		}
		for _, say := range WordsOf(out.Certain) {
			said[s.Step]++
			if m.Kind == rules.MoveAttempt || m.Kind == rules.MoveDefend {
				continue // of a defence it is told what it is, not what is rolled
			}
			if !slices.Contains(lines, say) {
				t.Errorf("%s in step %v: %q was certain, but what happens is %q", b.Notation(s, m), s.Step, say, lines)
			}
		}
		checkHarm(t, b.Notation(s, m), out.Harm, harms(b, s, story.Events))
	}
	advicetest.WildPlay(t, b, 300, 40, func(s *rules.State, _ []rules.Move, m rules.Move) { look(s, m) })
	// Whole campaigns, with what comes between their years.
	for seed := range uint64(3) {
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Hardcore, Alternative: true}, nil)
		choose := rules.RandomPolicy(seed)
		for legal := b.Moves(&s, nil); len(legal) > 0; legal = b.Moves(&s, nil) {
			m := choose(b, &s, legal)
			look(&s, m)
			if err := b.Apply(&s, m, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, step := range []rules.Step{rules.StepEvent, rules.StepActions, rules.StepActivate, rules.StepThreats} {
		if said[step] == 0 {
			t.Errorf("nothing was certain in step %v", step)
		}
	}
}

// TestEndOfTurnHappens foretells what the activate step does, ends the turn with whatever choices come, and compares.
func TestEndOfTurnHappens(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(6, 6))
	said := 0
	advicetest.WildPlay(t, b, 700, 60, func(s *rules.State, _ []rules.Move, _ rules.Move) {
		if s.Step != rules.StepActions || s.Attempt.Phase != rules.NoAttempt || rng.IntN(30) > 0 || b.Check(s, rules.Move{Kind: rules.MoveDone}) != nil {
			return
		}
		a := Activating(b, s)
		var lines []string
		var events []rules.Event
		story := rules.Story{Watch: func(now *rules.State, e rules.Event) {
			if now.Step == rules.StepActivate {
				lines, events = append(lines, foretold(b, now, e)), append(events, e)
			}
		}}
		after := *s
		m := rules.Move{Kind: rules.MoveDone}
		for ok := true; ok; ok = after.Phase == rules.Turns && after.Step == rules.StepActivate {
			if err := b.Apply(&after, m, &story); err != nil {
				t.Fatal(err)
			}
			if legal := b.Moves(&after, nil); len(legal) > 0 {
				m = legal[rng.IntN(len(legal))]
			}
		}
		for _, say := range a.Says {
			if say.Kind == choosing {
				continue
			}
			said++
			if !slices.Contains(lines, say.Words) {
				t.Errorf("%q was certain, but what happens is %q", say.Words, lines)
			}
		}
		checkHarm(t, "the end of the turn", a.Harm, harms(b, s, events))
	})
	if said < 100 {
		t.Errorf("only %d things were said", said)
	}
}

// TestActivationHappens foretells what each obstacle does and lets it activate, with dice that fall anyhow.
func TestActivationHappens(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(5, 5))
	said := 0
	advicetest.WildPlay(t, b, 900, 30, func(s *rules.State, _ []rules.Move, _ rules.Move) {
		if s.Phase != rules.Turns || rng.IntN(20) > 0 {
			return
		}
		for at := range s.Attached {
			for _, id := range s.Attached[at].List() {
				a := OfActivation(b, s, id)
				var lines []string
				story := rules.Story{Watch: func(now *rules.State, e rules.Event) { lines = append(lines, foretold(b, now, e)) }}
				now := *s
				b.TryObstacle(&now, id, &story, func(rules.Kind, rules.Place) int { return rng.IntN(rules.Sides) + 1 })
				for _, say := range WordsOf(a.Says) {
					said++
					if !slices.Contains(lines, say) {
						t.Errorf("%s: %q was certain, but what happens is %q", b.Content().Card(id).Name, say, lines)
					}
				}
			}
		}
	})
	if said < 100 {
		t.Errorf("only %d things were said", said)
	}
}

// checkHarm compares what has happened to the characters with what was said to be certain at the least.
func checkHarm(t *testing.T, what string, least, happened [rules.NumPlayers]Harm) {
	t.Helper()
	for p, h := range happened {
		if h.Points() < least[p].Points() || least[p].KnockedOut && !h.KnockedOut {
			t.Errorf("%s: %v was certain for player %d, but it is %v", what, least[p], p+1, h)
		}
	}
}
