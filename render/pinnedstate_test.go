package render

import (
	"slices"
	"testing"

	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A large card shows how it stands on the table: the dice on a progress card, and what of an obstacle is still to cover.
func TestLargeCardsShowHowTheyStand(t *testing.T) {
	b := rulestest.Book(t)
	s := rules.State{}
	s.Players[0].Chain, s.Players[0].Path[0], s.Players[0].Laid[0] = 1, 0, rules.ActionDie(3)
	lines := func(on layout.Target) Face {
		return zoomedFace(&Scene{View: layout.View{Book: b, State: &s}, Zoom: on}, "A card", nil)
	}
	if f := lines(layout.Target{Kind: layout.Current}); f.player != &s.Players[0] || f.player.Chain != 1 {
		t.Errorf("whose dice lie there is %+v", f.player)
	}
	if f := lines(layout.Target{Kind: layout.Staged}); f.player != nil {
		t.Error("dice lie on a staged card")
	}
	pattern := b.Pattern(&s, 0, nil)
	open := b.Uncovered(&s, 0)
	say := rules.OpenField(open)
	if f := lines(layout.Target{Kind: layout.Obstacle}); slices.Contains(f.lines, say) {
		t.Errorf("of an obstacle without dice it says %q", say)
	}
	s.Obstacles[0].Dice[0] = rules.ActionDie(pattern[0])
	say = rules.OpenField(b.Uncovered(&s, 0))
	if f := lines(layout.Target{Kind: layout.Obstacle}); slices.Contains(f.lines, say) != (len(pattern) > 1) {
		t.Errorf("of an obstacle with a die it says %q", f.lines)
	}
}
