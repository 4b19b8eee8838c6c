package gesture

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What dice decide that the refresh rolls stands below what is certain of the end of the turn, with its chance: Doom Under
// Sightrock hurts for each 6 of the sorcery pool.
func TestEndOfTurnTellsTheChances(t *testing.T) {
	b := rulestest.Book(t)
	doom := rulestest.ObstacleNamed(b, "Doom Under Sightrock")
	told := false
	b.PlayYear(rules.Options{Seed: 4}, rules.RandomPolicy(4), func(before *rules.State, m rules.Move, _ *rules.State) {
		at := slices.IndexFunc(before.Attached[:], func(p rules.Pile) bool { return p.N > 0 })
		if told || m.Kind != rules.MoveDone || before.Attempt.Phase != rules.NoAttempt || at < 0 || !b.Activates(before, content.Slot(at)) {
			return
		}
		s := *before
		s.Attached[at].Cards[0] = doom
		s.Obstacles[doom].Zone, s.Obstacles[doom].At = rules.InPlay, content.Slot(at)
		s.Players[0].At, s.Pool[content.Sorcery] = content.Slot(at), rules.Values{}
		tip, _, _ := Preview(b, &s, m)
		sure := slices.IndexFunc(tip.Text, func(line string) bool { return strings.Contains(line, "Doom Under Sightrock") })
		chance := slices.IndexFunc(tip.Text, func(line string) bool {
			return strings.Contains(line, "%: "+b.PlayerName(&s, 0)+": ") && strings.HasSuffix(line, "by what the refresh rolls into the sorcery pool.")
		})
		if told = true; sure < 0 || chance < sure {
			t.Errorf("of the end of the turn is said %q", tip.Text)
		}
	})
	if !told {
		t.Error("no obstacle was to activate")
	}
}

// All that the rest of a turn does can be read in the tip of Done, what it takes first: once the fifth sentence was "And 3 more."
func TestEndOfTurnHidesNothing(t *testing.T) {
	b := rulestest.Book(t)
	most, takes := 0, 0
	for seed := range uint64(6) {
		b.PlayYear(rules.Options{Seed: seed, Difficulty: content.Hardcore}, rules.RandomPolicy(seed), func(before *rules.State, m rules.Move, _ *rules.State) {
			if m.Kind != rules.MoveDone || before.Step != rules.StepActions {
				return
			}
			out, err := advice.WhatIf(b, before, m)
			if err != nil {
				t.Fatal(err)
			}
			tip, _, _ := Preview(b, before, m)
			most = max(most, len(out.Certain))
			if i := slices.IndexFunc(out.Certain, func(said advice.Said) bool { return takesRank(said) == 0 }); i >= 0 {
				if takes++; tip.Text[0] != rules.FixFullStops(out.Certain[i].Words) {
					t.Errorf("%q does not begin with %q", tip.Text, out.Certain[i].Words)
				}
			}
			for _, words := range advice.WordsOf(out.Certain) {
				if !slices.Contains(tip.Text, words) {
					t.Errorf("%q is not in %q", words, tip.Text)
				}
			}
		})
	}
	if most < 8 || takes < 3 {
		t.Errorf("at most %d sentences, %d tables with losses", most, takes)
	}
}
