package logbook

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Where an obstacle activates and nothing is told of what it does, the log says that nothing comes of it.
func TestTheLogTellsThatNothingComesOfAnActivation(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	first, second := content.ObstacleID(0), content.ObstacleID(1)
	trigger := func(id content.ObstacleID) rules.Event { return rules.Event{Kind: rules.EvTrigger, Card: uint8(id)} }
	step := rules.Event{Kind: rules.EvStep, N: int8(rules.StepNewObstacles)}
	stress := rules.Event{Kind: rules.EvStress, N: 1, M: 2}
	name := func(id content.ObstacleID) string { return b.Content().Card(id).Name }
	for _, test := range []struct {
		events []rules.Event
		want   string // of the first
	}{
		{[]rules.Event{trigger(first), trigger(second)}, name(first) + " activates, and nothing comes of it."},
		{[]rules.Event{trigger(first), {Kind: rules.EvActivate}}, name(first) + " activates, and nothing comes of it."},
		{[]rules.Event{trigger(first), step}, name(first) + " activates, and nothing comes of it."},
		{[]rules.Event{trigger(first), stress}, name(first) + " activates."},
		{[]rules.Event{trigger(first)}, name(first) + " activates."}, // it asks the players
	} {
		for _, atOnce := range []bool{true, false} { // it is told as it is shown, and at once where nothing is shown
			l := New(b)
			if atOnce {
				l.Tell(test.events, func(int) *rules.State { return &s })
			} else {
				for i := range test.events {
					l.Tell(test.events[i:i+1], func(int) *rules.State { return &s })
				}
			}
			if l.Lines[0].Text != test.want {
				t.Errorf("the log says %q, and not %q", l.Lines[0].Text, test.want)
			}
		}
	}
}
