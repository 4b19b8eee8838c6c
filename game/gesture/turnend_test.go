package gesture

import (
	"slices"
	"strings"
	"testing"

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
