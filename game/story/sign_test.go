package story_test

import (
	"slices"
	"testing"

	"sixwinters/game/story"
	"sixwinters/rules"
)

// Each sentence by which the players lose something has a red picture, dice and assets too.
func TestEachLossHasARedPicture(t *testing.T) {
	assets := 0
	turns(t, 150, func(book *rules.Rulebook, of *rules.Story) {
		for _, s := range story.Sentences(book, of, false) {
			events := of.Events[s.From:s.To]
			if !slices.ContainsFunc(events, story.Loses) {
				continue
			}
			if sign := story.SignOf(book, of, s.From, s.To); !sign.Bad {
				t.Errorf("the picture of %q is %+v", s.Say, sign)
			}
			if slices.ContainsFunc(events, func(ev rules.Event) bool { return story.Loses(ev) && ev.From.Spot == rules.AtLocation }) {
				assets++
			}
		}
	})
	if assets == 0 {
		t.Error("no asset is lost")
	}
}
