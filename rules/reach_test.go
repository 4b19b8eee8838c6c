package rules_test

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// An obstacle that reaches more than its own place says whom as it activates ([activate]).
func TestReachOfActivations(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	for name, want := range map[string]string{
		"Securing the Perimeter": "all in the Settled Lands",
		"Secrets and Lies":       "",
		"Tripwire":               "",
	} {
		id := rulestest.ObstacleNamed(b, name)
		at := content.SlotAt(content.Settled, 1)
		if got := b.Reach(&s, id, at); got != want {
			t.Errorf("%s reaches %q, not %q", name, got, want)
		}
		say := b.Describe(&s, rules.Event{Kind: rules.EvTrigger, Card: uint8(id), Slot: at})
		if !strings.Contains(say, name+" activates") || want != "" && !strings.HasSuffix(say, " for "+want+".") {
			t.Errorf("%s: %q", name, say)
		}
	}
}
