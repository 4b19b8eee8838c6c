package queue

import (
	"encoding/json"
	"strings"
	"testing"

	"sixwinters/lab"
	"sixwinters/rules"
)

// A worker takes a plan of its own version and cards, and says which of the two differs.
func TestAcceptsOwnVersionAndCards(t *testing.T) {
	plan, err := lab.PlanNamed("short")
	if err != nil {
		t.Fatal(err)
	}
	tables, err := plan.Tables()
	if err != nil {
		t.Fatal(err)
	}
	accepts := func(change func(*offer)) error {
		o := newOffer(plan, tables)
		change(&o)
		text, err := json.Marshal(o)
		if err != nil {
			t.Fatal(err)
		}
		_, _, err = accept(text, AtHand{})
		return err
	}
	if err := accepts(func(*offer) {}); err != nil {
		t.Errorf("a plan of this program: %v", err)
	}
	err = accepts(func(o *offer) { o.Game = "v9.0.0" })
	if err == nil || !strings.Contains(err.Error(), "is for version v9.0.0, and this is "+rules.Version()) {
		t.Errorf("a plan of another version: %v", err)
	}
	err = accepts(func(o *offer) {
		for name := range o.Content {
			o.Content[name] = "another hash"
		}
	})
	if err == nil || !strings.Contains(err.Error(), "other cards") {
		t.Errorf("a plan of other cards: %v", err)
	}
}
