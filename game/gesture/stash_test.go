package gesture

import (
	"strings"
	"testing"

	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The place of a stash says whether its character has one, when it comes, and what may lie there ([stash]).
func TestStashSaysWhoHasOne(t *testing.T) {
	b := rulestest.Book(t)
	for _, test := range []struct {
		name     string
		achieved uint8
		says     string
	}{
		{"Menas", 5, "One {military} military asset from where Menas is may go here."},
		{"Menas", 4, "Menas has none yet. Achievement 5 of 6 brings one: then one {military} military asset"},
		{"Lucia", 0, "Lucia has none yet. Achievement 4 of 6 brings one"},
		{"Oniri", 6, "Oniri has none"},
	} {
		s := b.NewCampaign(rules.Options{Seed: 1}, nil)
		id := rulestest.CharacterNamed(b, test.name)
		s.Players[0].Character = id
		s.Characters[id].Achieved = test.achieved
		if tip := Thing(b, &s, layout.Target{Kind: layout.Stash}); len(tip.Text) != 1 || !strings.HasPrefix(tip.Text[0], test.says) {
			t.Errorf("%s with %d achievements: %q, not %q", test.name, test.achieved, tip.Text, test.says)
		}
		s.Players[0].Out = true
		if tip := Thing(b, &s, layout.Target{Kind: layout.Stash}); tip.Rule != "knocked-out" {
			t.Errorf("the stash of %s, knocked out, is told as %q", test.name, tip.Text)
		}
	}
}
