package rules

import "testing"

// Whose moves are in the actions step ([actions], [overcome]): a team's attempt is not of the one who is named first.
func TestActor(t *testing.T) {
	for _, c := range []struct {
		move   Move
		player int
		acts   bool
	}{
		{Move{Kind: MoveTravel, Player: 1}, 1, true},
		{Move{Kind: MoveConvert, Player: 1}, 1, true},
		{Move{Kind: MoveAttempt, Player: 1, Arg: 2}, 1, true},
		{Move{Kind: MoveAttempt, Arg: 3}, 0, false},
		{Move{Kind: MoveMarch}, 0, false},
		{Move{Kind: MoveBarter}, 0, false},
		{Move{Kind: MoveDone}, 0, false},
		{Move{Kind: MoveTake, Player: 1}, 0, false},
	} {
		if player, acts := c.move.Actor(); player != c.player || acts != c.acts {
			t.Errorf("move %+v is player %d's: %v", c.move, player, acts)
		}
	}
}
