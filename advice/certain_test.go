package advice

import (
	"math/rand/v2"
	"slices"
	"strings"
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
		checkHarm(t, b.Notation(s, m), out.Harm, harms(b, story.Events))
	}
	advicetest.WildPlay(t, b, 300, rulestest.Count(16, 40), func(s *rules.State, _ []rules.Move, m rules.Move) { look(s, m) })
	// Whole campaigns, with what comes between their years.
	for seed := range uint64(rulestest.Count(1, 3)) {
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

// TestEndOfTurnHappens foretells how turns end, those of late and hard years too, and plays them with the dice and the cards that truly come
// and with whatever choices: all that was said must come about, though the pools are filled before the obstacles activate ([refresh]).
func TestEndOfTurnHappens(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(6, 6))
	said, after, may := 0, 0, 0
	check := func(s *rules.State) {
		a, out := Activating(b, s), outlookOfTurn(b, s)
		for range 5 {
			end := endOfTurn(t, b, advicetest.Unseen(b, s, rng), rng)
			left := slices.Clone(end.lines)
			for _, say := range a.Says {
				if say.Kind == choosing {
					continue
				}
				said++
				if i := slices.Index(left, rules.FixFullStops(say.Words)); i >= 0 { // what is said twice happens twice
					left = slices.Delete(left, i, i+1)
				} else {
					t.Errorf("%q was certain, but what happens is %q", say.Words, end.lines)
				}
			}
			checkHarm(t, "the end of the turn", out.Harm, harms(b, end.events))
			come := Threats(b, &end.after)
			words := come.Words(b)
			for _, say := range a.Threats.Words(b) {
				if !strings.HasPrefix(say, "Which ") && !slices.Contains(words, say) {
					t.Errorf("%q was certain, but what comes is %q", say, words)
				}
			}
			placed := Coming{ways: []Forecast{{New: end.placed}}}.newObstacles(b, s)
			if say := a.Threats.newObstacles(b, s); say != placed && !strings.HasPrefix(say, "Where ") {
				t.Errorf("%q was certain, but of new obstacles: %q", say, placed)
			}
			for at := range s.Attached {
				for _, id := range s.Attached[at].List() {
					f := OfActivation(b, s, id)
					if f.Depends == "" && f.Nth != end.nth(id) || f.Surely && end.nth(id) == 0 {
						t.Errorf("%s is number %d that activates: %s", b.Content().Card(id).Name, end.nth(id), f.When(b))
					}
					if f.Surely && !f.Alone {
						for p, harm := range end.harmBy(b, id) {
							if is := harm.Words(); f.Asks == "" && f.May[p] != "" && !strings.Contains(f.May[p], " to ") {
								if may++; !slices.Contains(strings.Split(f.May[p], ", or "), is) {
									t.Errorf("%s: %q may come, and it is %q", b.Content().Card(id).Name, f.May[p], is)
								}
							} else if harm.Points() < f.Least[p].Points() || harm.Points() > f.Most[p].Points() {
								t.Errorf("%s: %q to %q may come, and it is %q", b.Content().Card(id).Name, f.Least[p].Words(), f.Most[p].Words(), is)
							}
						}
					}
					if f.Surely && !f.Alone && (f.Nth != 1 || f.Depends != "") {
						for _, say := range counted(f.Says) { // what activates before it is known
							if after++; !slices.Contains(end.lines, say.Words) {
								t.Errorf("%s: %q was certain, but what happens is %q", b.Content().Card(id).Name, say.Words, end.lines)
							}
						}
					}
				}
			}
		}
	}
	advicetest.WildPlay(t, b, 700, rulestest.Count(24, 60), func(s *rules.State, _ []rules.Move, _ rules.Move) {
		if s.Step != rules.StepActions || s.Attempt.Phase != rules.NoAttempt || rng.IntN(60) > 0 || b.Check(s, rules.Move{Kind: rules.MoveDone}) != nil {
			return
		}
		check(s)
		if late, ok := advicetest.Shaken(b, s, rng); ok {
			check(&late)
		}
	})
	if said < 1000 || after < 100 || may < 10 {
		t.Errorf("only %d things were said, %d of them of an obstacle in its turn, %d with what may come", said, after, may)
	}
}

// turnEnded is what has come of ending a turn.
type turnEnded struct {
	lines  []string      // that foretell what the activate step did
	events []rules.Event // of that step
	after  rules.State   // the table after that step
	placed []content.Slot
}

// endOfTurn ends the turn with choices made anyhow.
func endOfTurn(t *testing.T, b *rules.Rulebook, s rules.State, rng *rand.Rand) turnEnded {
	return onwards(t, b, s, rules.Move{Kind: rules.MoveDone}, rng)
}

// onwards makes a move and then others anyhow until the activate step is over.
func onwards(t *testing.T, b *rules.Rulebook, s rules.State, m rules.Move, rng *rand.Rand) (end turnEnded) {
	turn := s.Turn
	var all []Said
	story := rules.Story{Watch: func(now *rules.State, e rules.Event) {
		switch {
		case now.Turn != turn:
		case now.Step == rules.StepActivate:
			all = tell(all, b, now, e)
			end.lines, end.events = WordsOf(all), append(end.events, e)
		case e.Kind == rules.EvStep && now.Step == rules.StepNewObstacles:
			end.after = *now
		case now.Step == rules.StepNewObstacles && e.Kind == rules.EvObstacle && e.To.Spot == rules.AttachedAt:
			end.placed = append(end.placed, content.Slot(e.To.N))
		}
	}}
	for {
		if err := b.Apply(&s, m, &story); err != nil {
			t.Fatal(err)
		}
		if s.Phase != rules.Turns || s.Turn != turn || s.Step > rules.StepActivate {
			return end
		}
		legal := b.Moves(&s, nil)
		m = legal[rng.IntN(len(legal))]
	}
}

// harmBy returns the harm that an obstacle did as it activated.
func (end *turnEnded) harmBy(b *rules.Rulebook, id content.ObstacleID) [rules.NumPlayers]Harm {
	var events []rules.Event
	acts := false
	for _, e := range end.events {
		if e.Kind == rules.EvTrigger {
			acts = content.ObstacleID(e.Card) == id
		}
		if acts {
			events = append(events, e)
		}
	}
	return harms(b, events)
}

// nth is as which of those that activated an obstacle did, from 1; 0 if it did not.
func (end *turnEnded) nth(id content.ObstacleID) (n int) {
	for _, e := range end.events {
		if e.Kind != rules.EvTrigger {
			continue
		}
		if n++; content.ObstacleID(e.Card) == id {
			return n
		}
	}
	return 0
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
				a := ActivationNow(b, s, id)
				var lines []string
				story := rules.Story{Watch: func(now *rules.State, e rules.Event) { lines = append(lines, foretold(b, now, e)) }}
				now := *s
				b.TryObstacle(&now, id, &story, func(rules.Kind, rules.Place) int { return rng.IntN(rules.Sides) + 1 })
				for _, say := range WordsOf(counted(a.Says)) {
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

// checkHarm compares what has happened to the characters with what was said to be certain at least.
func checkHarm(t *testing.T, what string, least, happened [rules.NumPlayers]Harm) {
	t.Helper()
	for p, h := range happened {
		if h.Points() < least[p].Points() || least[p].KnockedOut && !h.KnockedOut {
			t.Errorf("%s: %v was certain for player %d, but it is %v", what, least[p], p+1, h)
		}
	}
}
