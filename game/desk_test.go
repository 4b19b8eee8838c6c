package game

import (
	"testing"

	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Who begins changes from turn to turn, but in the midst of one whoever has acted last goes on. Done passes the mouse on, and says what
// it does: as long as the other has not acted, or could still do something, it does not end the actions.
func TestDesk(t *testing.T) {
	var d desk
	s := rules.State{Year: 1, Turn: 1}
	for s.Turn = 1; s.Turn < 4; s.Turn++ {
		if !d.turn.over(&s) {
			t.Fatalf("turn %d has begun already", s.Turn)
		}
		d.begin(&s, rules.NoPlayer, [rules.NumPlayers]bool{})
		if want := int(s.Turn+1) % rules.NumPlayers; d.player != want || !d.handed || d.acted[d.other()] {
			t.Errorf("turn %d begins with %+v", s.Turn, d)
		}
	}
	d.begin(&s, 1, [rules.NumPlayers]bool{true, true})
	if d.player != 1 || d.acted != [rules.NumPlayers]bool{true, true} {
		t.Errorf("in the midst of a turn it goes on with %+v", d)
	}
	d.begin(&s, 0, [rules.NumPlayers]bool{true, false})

	place := hand.Gesture{Move: rules.Move{Kind: rules.MovePlace, Player: 1}, Take: []layout.Target{{Kind: layout.Die}}}
	attempt := hand.Gesture{Move: rules.Move{Kind: rules.MoveAttempt, Player: 1}}
	steps := []struct {
		what   string
		do     func()
		player int
		done   string
	}{
		{"at the beginning", func() {}, 0, "Done hands over."},
		{"once it is passed on", d.pass, 1, "Done ends the actions."},
		{"with an asset that the other could place", func() { d.player, d.others.Gestures = 0, []hand.Gesture{place} }, 0, "Done hands back, or ends the actions."},
		{"with an attempt without dice", func() { d.others.Gestures = []hand.Gesture{attempt} }, 0, "Done ends the actions."},
		{"with dice of the other", func() { s.Players[1].Dice[0] = 1 }, 0, "Done hands back, or ends the actions."},
		{"when a move of the other is taken back", func() { d.follow(place.Move, &s); s.Players[1].Dice[0] = 0 }, 1, "Done ends the actions."},
	}
	for _, step := range steps {
		if step.do(); d.player != step.player || d.doneSays(&s, "") != step.done {
			t.Errorf("%s player %d has the mouse, and %q", step.what, d.player, d.doneSays(&s, ""))
		}
	}
}

// What the other player can do is taken out of the hand, and is theirs; so are the dice on the mat of the other.
func TestDeskDivides(t *testing.T) {
	die := layout.Target{Kind: layout.Die, Place: rules.Place{Spot: rules.OnMat, N: 1}}
	own := hand.Gesture{Move: rules.Move{Kind: rules.MovePlace, Player: 0}, Drop: layout.Target{Kind: layout.Square}}
	theirs := hand.Gesture{Move: rules.Move{Kind: rules.MovePlace, Player: 1}, Drop: layout.Target{Kind: layout.Square, N: 1}}
	done := hand.Gesture{Move: rules.Move{Kind: rules.MoveDone}}
	h := hand.Hand{Gestures: []hand.Gesture{own, theirs, done}}
	d := desk{player: 0}
	d.divide(&h)
	if len(h.Gestures) != 2 || h.Gestures[0].Move != own.Move || h.Gestures[1].Move != done.Move || len(d.others.Gestures) != 1 {
		t.Errorf("the hand is left with %v, and the other could do %v", h.Gestures, d.others.Gestures)
	}
	for _, c := range []struct {
		on   layout.Target
		want bool
	}{{own.Drop, false}, {theirs.Drop, true}, {die, true}, {layout.Target{Kind: layout.Die, Place: rules.Place{Spot: rules.OnMat}}, false}} {
		if got := d.theirs(nil, c.on); got != c.want {
			t.Errorf("%+v is the other's: %t", c.on, got)
		}
	}
}
