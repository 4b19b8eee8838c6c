package rules

import (
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
)

func TestEveryEffectIsExecuted(t *testing.T) {
	effects, idle := gameBook(t).Unexecuted()
	for _, f := range idle {
		t.Error(f)
	}
	if effects < 200 {
		t.Errorf("only %d effects were looked at", effects)
	}
}

// A standing effect that no rule asks for on that kind of card is named.
func TestUnexecutedNamesEffects(t *testing.T) {
	c := contenttest.Cards(t)
	c.Locations[0].Standing = []content.Effect{{Do: content.OpExtraDie, Line: 7}}
	_, idle := New(c).Unexecuted()
	if len(idle) != 1 || idle[0].String() != "locations.toml:7: Eastkeep: the rules do not execute `extra-die` here" {
		t.Errorf("named %v", idle)
	}
}
