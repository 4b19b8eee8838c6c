package advice

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A resource has the article that its name asks for, wherever a die is foretold or told of.
func TestResourcesHaveTheirArticle(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	for r := range content.Resource(content.NumResources) {
		article, wrong := "A ", "an "
		if r == content.Espionage {
			article, wrong = "An ", "a "
		}
		die := rules.ResourceDie(r, 4)
		for _, to := range []rules.Place{{Spot: rules.InPool, N: uint8(r)}, {Spot: rules.AtLocation, N: 2}} {
			for _, from := range []rules.Place{{Spot: rules.InSupply}, {Spot: rules.InPool, N: uint8(r)}} {
				ev := rules.Event{Kind: rules.EvDie, Die: die, From: from, To: to, Rolled: true}
				if say := foretold(b, &s, ev); !strings.HasPrefix(say, article+r.String()) {
					t.Errorf("it is foretold: %q", say)
				}
				ev.Rolled = false
				if say := b.Describe(&s, ev); strings.Contains(strings.ToLower(say), " "+wrong+r.String()) || strings.HasPrefix(strings.ToLower(say), wrong+r.String()) {
					t.Errorf("it is told: %q", say)
				}
			}
		}
	}
}
