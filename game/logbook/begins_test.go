package logbook

import (
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/game/narrate"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What a turn begins with is its event, in the first turn of a year too: the marker is put on the wheel before it ([session]).
func TestATurnBeginsWithItsEvent(t *testing.T) {
	b := rulestest.Book(t)
	s, l, choose := b.NewCampaign(rules.Options{Seed: 7}, nil), New(b), mind.Greedy(7)
	for s.Phase == rules.Setup || s.Step == rules.StepEvent {
		m, story := choose(b, &s, b.Moves(&s, nil)), rules.Story{Keep: true}
		if err := b.Apply(&s, m, &story); err != nil {
			t.Fatal(err)
		}
		l.Note(narrate.Sentences(b, &story, false), &story)
	}
	said := l.Recaps()[0].Said
	if event := said[rules.StepEvent]; len(event) == 0 || strings.HasPrefix(event[0], "Time: ") {
		t.Errorf("the first turn begins with %q", event)
	}
	if before := strings.Join(said[BetweenYears], " "); !strings.Contains(before, "Time: The marker moves to winter.") {
		t.Errorf("before it is told: %q", before)
	}
}
