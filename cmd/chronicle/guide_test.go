package main

import (
	"os"
	"strings"
	"testing"

	"sixwinters/rules"
)

// docs/cards.md is what the code says now.
func TestGuideIsCurrent(t *testing.T) {
	text, err := guide()
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("../../docs/cards.md")
	if err != nil {
		t.Fatal(err)
	}
	if string(page) != text {
		t.Error("docs/cards.md is out of date: run go generate ./cmd/chronicle")
	}
}

// The cards of the guide can be played: the rules carry all of them out, and years with them go by without a fault.
func TestGuideCardsArePlayed(t *testing.T) {
	c, err := withGuideCards(guideText)
	if err != nil {
		t.Fatal(err)
	}
	b := rules.New(c)
	for seed := range uint64(20) {
		if p := b.PlayCampaign(rules.Options{Seed: seed, Alternative: true}, rules.RandomPolicy(seed), nil, nil); p.Broken != nil {
			t.Fatalf("seed %d: %v", seed, p.Broken)
		}
	}
	if n := len(guideBlock.FindAllString(guideText, -1)); n < 5 || n != strings.Count(guideText, "```toml") {
		t.Errorf("%d examples have a file, of %d", n, strings.Count(guideText, "```toml"))
	}
}

// An example that cannot be read says where.
func TestGuideTellsBrokenExamples(t *testing.T) {
	broken := strings.Replace(guideText, `damage = { psyche = 2 }`, `damage = { psyke = 2 }`, 1)
	if _, err := withGuideCards(broken); err == nil || !strings.Contains(err.Error(), "Drunken Ferryman: unknown key `psyke`, did you mean `psyche`?") {
		t.Errorf("said %v", err)
	}
}
