package story

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Steps of a threat at its last space go to another track, which the log says where it tells of the symbols ([threats]).
func TestPassedOn(t *testing.T) {
	var s rules.State
	for name, c := range map[string]struct {
		at   []content.Resource // at the last space
		of   content.Resource
		want string
	}{
		"one that can go on":  {nil, content.Support, ""},
		"one that cannot":     {[]content.Resource{content.Support}, content.Support, "so the next track along the wheel moves on"},
		"the wheel is full":   {[]content.Resource{0, 1, 2, 3, 4}, content.Espionage, "so sorcery moves on"},
		"sorcery":             {[]content.Resource{content.Sorcery}, content.Sorcery, "you choose which track"},
		"when none can go on": {[]content.Resource{0, 1, 2, 3, 4, 5}, content.Military, "nothing happens"},
	} {
		s.Threat = [content.NumResources]uint8{1, 1, 1, 1, 1, 1}
		for _, r := range c.at {
			s.Threat[r] = content.TrackSpaces
		}
		if got := passedOn(&s, c.of); !strings.Contains(got, c.want) || c.want == "" && got != "" {
			t.Errorf("%s: %q, not %q", name, got, c.want)
		}
	}
}

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
		"The sorcery threat advances by 3, to space 5.",
		"The military threat advances to space 6.",
		"The military threat falls to space 2.",
		"The military threat advances to space 3.",
		"The military threat advances to space 4.",
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
