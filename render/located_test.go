package render_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// While a card is on its way, nothing that is printed on it or lies on it is at its place already: the action of a location, the
// squares of a progress card, the dice on an obstacle.
func TestWhatLiesOnACardComesWithIt(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	const slot = 4
	for id := range content.LocationID(len(b.Content().Locations)) {
		if len(b.Content().Locations[id].Action) > 0 {
			s.Slots[slot] = id
		}
	}
	covered := content.NoObstacle
	for id := range content.ObstacleID(len(s.Obstacles)) {
		if s.Obstacles[id].Zone == rules.InPlay {
			covered = id
		}
	}
	s.Obstacles[covered].Dice[0] = rules.ActionDie(2)
	lying := 0
	for _, card := range []layout.Target{
		{Kind: layout.Location, N: slot}, {Kind: layout.Current}, {Kind: layout.Obstacle, N: uint8(covered)},
	} {
		without := newScene(b, &s, 1280, 720)
		without.Hidden = []layout.Target{card}
		with := newScene(b, &s, 1280, 720)
		with.Hidden = []layout.Target{card}
		for _, piece := range with.Plan.Pieces {
			if piece.Target != card && render.CardUnder(piece.Target) == card {
				with.Hidden = append(with.Hidden, piece.Target)
				lying++
			}
		}
		if len(with.Hidden) == 1 {
			t.Errorf("nothing lies on %+v", card)
		}
		if differing(paint(p, without), paint(p, with)) > 0 {
			t.Errorf("what lies on %+v is there without it", card)
		}
	}
	if lying < 4 {
		t.Errorf("only %d things lie on cards", lying)
	}
}
