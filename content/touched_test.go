package content

import (
	"slices"
	"testing"
)

// Whatever a card does belongs to a rule that can be read, and leads back to the card.
func TestTouched(t *testing.T) {
	c, r := frozen(t), loadReference(t)
	for op := range Op(NumOps) {
		if op != NoOp && r.Rule(operations[op].rule) == nil {
			t.Errorf("%s belongs to the rule %q", op, operations[op].rule)
		}
	}
	for icon, rules := range iconRules {
		for _, rule := range rules {
			if r.Rule(rule) == nil {
				t.Errorf("the icon %d of a location belongs to the rule %q", icon, rule)
			}
		}
	}
	for rule, want := range map[string]CardOf{
		"location-action": {LocationKind, uint8(slices.IndexFunc(c.Locations[:], func(l Location) bool { return l.Name == "Guild of Scribes" }))},
		"threat-location": {LocationKind, uint8(slices.IndexFunc(c.Locations[:], func(l Location) bool { return l.Name == "Crow Manor" }))},
		"stash":           {CharacterKind, uint8(slices.IndexFunc(c.Characters[:], func(p Character) bool { return p.Name == "Keel" }))},
		"progress":        {ProgressKind, uint8(slices.IndexFunc(c.Progress[:], func(p Progress) bool { return p.Name == "Small Steps" }))},
	} {
		if !slices.Contains(c.Touched(rule), want) {
			t.Errorf("%s does not touch %+v", rule, want)
		}
	}
	if cards := c.Touched("turn"); len(cards) != 0 {
		t.Errorf("[turn] touches %v", cards)
	}
	with := 0
	for _, chapter := range r.Chapters {
		for _, rule := range chapter.Rules {
			if len(c.Touched(rule.ID)) > 0 {
				with++
			}
		}
	}
	if with < 20 {
		t.Errorf("only %d rules touch a card", with)
	}
}
