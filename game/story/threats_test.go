package story

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A threat that goes on space by space is one line of the log, however it is shown, and each other threat, and what another move
// brings, a line of its own.
func TestTheLogTellsAnAdvanceOfAThreatInOneLine(t *testing.T) {
	book := rulestest.Book(t)
	now := book.NewCampaign(rules.Options{Seed: 5, Difficulty: content.Easy}, nil)
	log := NewLog(book)
	step := func(r content.Resource, to int8) rules.Event {
		return rules.Event{Kind: rules.EvThreat, Resource: r, N: to - 1, M: to}
	}
	state := func(int) *rules.State { return &now }
	log.Tell([]rules.Event{step(content.Sorcery, 3), step(content.Sorcery, 4)}, state)
	log.Tell([]rules.Event{step(content.Sorcery, 5)}, state)
	log.Tell([]rules.Event{step(content.Military, 6), {Kind: rules.EvThreat, Resource: content.Military, N: 6, M: 2}, step(content.Military, 3)}, state)
	log.EndMove()
	log.Tell([]rules.Event{step(content.Military, 4)}, state)
	want := []string{
		"The sorcery threat advances by 3, to space 5, level 3.",
		"The military threat advances to space 6, level 3.",
		"The military threat falls to space 2, level 2.",
		"The military threat advances to space 3, level 2.",
		"The military threat advances to space 4, level 2.",
	}
	if len(log.Lines) != len(want) {
		t.Fatalf("the log has %d lines: %+v", len(log.Lines), log.Lines)
	}
	for i, line := range log.Lines {
		if line.Text != want[i] {
			t.Errorf("the log says %q, not %q", line.Text, want[i])
		}
	}
}
