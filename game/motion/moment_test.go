package motion_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Where more suffer than a moment has room for, the characters who are played are among those it shows.
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
	shown := motion.Of(beat, &of, b, lies, lies, false).Moment.Cards
	if len(shown) != 3 || shown[0].ID != 1 || shown[1].ID != 4 {
		t.Errorf("it shows %+v", shown)
	}
}
