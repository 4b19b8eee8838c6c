package advice

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestAttemptsComeAsOften makes attempts again and again, with the dice of the game and nothing of advice: the defence holds, and the
// obstacle is overcome, as often as is foretold.
func TestAttemptsComeAsOften(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(14, 14))
	teams, masters, outs := 0, 0, 0
	check := func(s *rules.State, m rules.Move) {
		a := OfAttempt(b, s, content.ObstacleID(m.Card), m.Arg)
		if a.Approach {
			return
		}
		const tries = 250
		held, done := 0, 0
		for range tries {
			u := *s
			u.Chance = rules.Chance(rng.Uint64())
			over := overcomes(t, b, &u, m)
			if u.Attempt.Phase == rules.Approach {
				over = overcomes(t, b, &u, rules.Move{Kind: rules.MoveDefend})
			}
			if u.Attempt.Phase != rules.Defend {
				held++
			}
			if over || canComplete(t, b, u, a.Obstacle) {
				done++
			}
		}
		about := b.Notation(s, m) + " against " + b.Content().Card(a.Obstacle).Name
		asOften(t, about+" holds", held, tries, a.Holds)
		asOften(t, about+" overcomes", done, tries, a.Completes)
		if a.Team == 1<<rules.NumPlayers-1 {
			teams++
		}
		if a.Master {
			masters++
		}
		if !survives(a.Shares) {
			outs++
		}
	}
	advicetest.WildPlay(t, b, 900, rulestest.Count(24, 40), func(s *rules.State, legal []rules.Move, _ rules.Move) {
		if f := s.Asks(); f == nil || f.Task != rules.TaskActions || rng.IntN(5) > 0 {
			return
		}
		late, ok := advicetest.Shaken(b, s, rng)
		if !ok {
			return
		}
		for _, m := range b.Moves(&late, nil) {
			if m.Kind == rules.MoveAttempt && rng.IntN(4) == 0 {
				check(&late, m)
			}
		}
	})
	if least := rulestest.Count(10, 20); teams < least || masters == 0 || outs < least {
		t.Errorf("only %d teams, %d masters, and %d who cannot but be knocked out made attempts", teams, masters, outs)
	}
}

// canComplete reports whether the attempt in hand at an obstacle, whose defence has been rolled, can be brought to its end without
// abilities, whatever way to split the damage that takes.
func canComplete(t *testing.T, b *rules.Rulebook, s rules.State, id content.ObstacleID) bool {
	if f := s.Asks(); f == nil || s.Attempt.Obstacle != id {
		return false
	} else if f.Task == rules.TaskAttempt && s.Attempt.Phase == rules.Defend {
		return overcomes(t, b, &s, rules.Move{Kind: rules.MoveFace}) || canComplete(t, b, s, id)
	}
	legal := b.Moves(&s, nil)
	switch s.Asks().Task {
	case rules.TaskStress:
		legal = legal[:1] // nothing is absorbed: that is an ability
	case rules.TaskAttempt: // which die covers which makes no odds: it is one of its value, or any
		legal = slices.DeleteFunc(legal, func(m rules.Move) bool { return m.Kind != rules.MoveCover })
		legal = legal[:min(1, len(legal))]
	}
	return slices.ContainsFunc(legal, func(m rules.Move) bool {
		u := s
		return overcomes(t, b, &u, m) || canComplete(t, b, u, id)
	})
}

// TestMovesTurnOutAsOften makes moves that roll dice again and again: each outcome comes about as often as is foretold, and no other.
func TestMovesTurnOutAsOften(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(13, 13))
	met := map[rules.MoveKind]int{}
	advicetest.WildPlay(t, b, 950, rulestest.Count(24, 60), func(s *rules.State, legal []rules.Move, _ rules.Move) {
		m := legal[rng.IntN(len(legal))]
		if s.Phase != rules.Turns || s.Step != rules.StepActions || m.Kind == rules.MoveDone || m.Kind == rules.MoveDefend || DefendsAtOnce(b, s, m) {
			return
		}
		out, err := WhatIf(b, s, m)
		if err != nil {
			t.Fatal(err)
		}
		if !out.Whole || len(out.Odds) == 0 || len(out.Odds) > rules.Sides || met[m.Kind] > 12 {
			return
		}
		met[m.Kind]++
		const tries = 300
		come := map[string]int{}
		for range tries {
			p := prospect{b: b, m: m}
			u := advicetest.Unseen(b, s, rng)
			p.try(&u, &rules.Story{}, nil)
			_, rest := split(p.now.say, out.Certain)
			come[strings.Join(WordsOf(rest), " ")]++
		}
		for _, odd := range out.Odds {
			asOften(t, b.Notation(s, m)+": "+odd.Words, come[odd.Words], tries, odd.Chance)
			delete(come, odd.Words)
		}
		if len(come) > 0 {
			t.Errorf("%s: nobody foretold %v", b.Notation(s, m), come)
		}
	})
	if len(met) < 5 {
		t.Errorf("only moves of these kinds have odds: %v", met)
	}
}

// overcomes makes a legal move and reports whether an obstacle is overcome by it.
func overcomes(t *testing.T, b *rules.Rulebook, s *rules.State, m rules.Move) bool {
	t.Helper()
	var story rules.Story
	if err := b.Apply(s, m, &story); err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(story.Events, func(e rules.Event) bool { return e.Kind == rules.EvOvercome })
}

// asOften compares how often something has come about with its chance: five standard deviations and two besides are let pass.
func asOften(t *testing.T, what string, come, tries int, chance float64) {
	t.Helper()
	n := float64(tries)
	if off := math.Abs(float64(come) - n*chance); off > 5*math.Sqrt(n*max(0, chance*(1-chance)))+2 || chance < 1e-9 && come > 0 || chance > 1-1e-9 && come < tries {
		t.Errorf("%s: foretold with %.4f, it has come %d times of %d", what, chance, come, tries)
	}
}
