package motion_test

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Of those who suffer a moment shows four, first the characters who are played. Where their conditions differ, each has its own.
func TestPlayedCharactersAreShownSuffering(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	var of rules.Story
	for who := range content.CharacterID(5) {
		s.Characters[who].Active = who == 1 || who == 4
		of.Events = append(of.Events, rules.Event{Kind: rules.EvCondition, Character: who, Stress: content.Psyche, N: 1})
	}
	for range of.Events {
		of.States = append(of.States, s)
	}
	lies := motion.Table{Plan: new(layout.Plan), State: &s}
	beat := motion.Beat{To: len(of.Events), Moment: story.Moment{Kind: story.Afflicted}}
	of.Events[4].N = 2
	m := motion.Of(beat, &of, b, lies, lies, false).Moment
	shown, names := m.Cards, b.Content().Board.Conditions[content.Psyche]
	if len(shown) != 4 || shown[0].ID != 1 || shown[1].ID != 4 {
		t.Errorf("it shows %+v", shown)
	}
	if !slices.Equal(m.Labels, []string{names[0], names[1], names[0], names[0]}) {
		t.Errorf("it says of them %v", m.Labels)
	}
}
