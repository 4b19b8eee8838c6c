package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
)

// Two cards in a list of those that a rule touches are never called alike.
func TestCardsAreToldApart(t *testing.T) {
	reference := contenttest.Reference(t)
	b := loadBook(t)
	var called []string
	for _, chapter := range reference.Chapters {
		for _, rule := range chapter.Rules {
			seen := map[string]bool{}
			for _, card := range b.c.Touched(rule.ID) {
				name := b.DistinctName(card)
				if seen[name] {
					t.Errorf("[%s] lists %s twice", rule.ID, name)
				}
				seen[name] = true
				called = append(called, name)
			}
		}
	}
	for _, want := range []string{"War Machines (Empire)", "War Machines (Settled Lands)", "Master of Secrets (combat)", "Master of Secrets (disguise)", "Poison"} {
		if !slices.Contains(called, want) {
			t.Errorf("no card is called %s", want)
		}
	}
}

// A card leads back to each rule that leads to it.
func TestCardsLeadBackToRules(t *testing.T) {
	reference := contenttest.Reference(t)
	b := loadBook(t)
	links := 0
	for _, chapter := range reference.Chapters {
		for _, rule := range chapter.Rules {
			for _, card := range b.c.Touched(rule.ID) {
				links++
				if !slices.Contains(b.RulesOf(reference, card), reference.Rule(rule.ID)) {
					t.Errorf("%s does not lead back to [%s]", b.DistinctName(card), rule.ID)
				}
			}
		}
	}
	if links < 150 {
		t.Errorf("only %d links", links)
	}
	if back := b.RulesOf(reference, content.CardOf{Kind: content.ProgressKind, N: 0}); len(back) > 1 {
		t.Errorf("a progress card leads to %d rules", len(back))
	}
}
