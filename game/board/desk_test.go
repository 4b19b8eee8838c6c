package board

import (
	"testing"

	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// played is what has been played of a campaign: moves, and to whom the mouse was handed over after how many of them.
type played struct {
	moves  []made
	to, at int
}

// made is a move, and the table it was made on.
type made struct {
	move   rules.Move
	before rules.State
}

func (p played) Len() int { return len(p.moves) }

func (p played) Move(i int) (rules.Move, *rules.State) { return p.moves[i].move, &p.moves[i].before }

func (p played) HandedTo() (player, at int) { return p.to, p.at }

// nothing has been played.
var nothing = played{to: rules.NoPlayer}

// Who begins changes from turn to turn. Done passes the mouse on, and says what it does: as long as the other has not acted, or
// could still do something, it does not end the actions.
func TestDesk(t *testing.T) {
	var d Desk
	s := rules.State{Year: 1, Turn: 1}
	for s.Turn = 1; s.Turn < 4; s.Turn++ {
		d.Seat(&s, nothing, &gesture.Hand{})
		if want := int(s.Turn+1) % rules.NumPlayers; d.Player != want || !d.Handed || d.Acted[d.Other()] {
			t.Errorf("turn %d begins with %+v", s.Turn, d)
		}
		d.Handed = false
		if d.Seat(&s, nothing, &gesture.Hand{}); d.Handed {
			t.Errorf("turn %d begins twice", s.Turn)
		}
	}
	d.Seat(&s, nothing, &gesture.Hand{})
	d.Player, d.Acted = 0, [rules.NumPlayers]bool{true, false}

	place := gesture.Gesture{Move: rules.Move{Kind: rules.MovePlace, Player: 1}, Take: []layout.Target{{Kind: layout.Die}}}
	attempt := gesture.Gesture{Move: rules.Move{Kind: rules.MoveAttempt, Player: 1}}
	steps := []struct {
		what   string
		do     func()
		player int
		done   string
	}{
		{"at the beginning", func() {}, 0, "Done hands over."},
		{"once it is passed on", func() { d.Pass(0) }, 1, "Done ends the actions."},
		{"with an asset that the other could place", func() { d.Player, d.others.Gestures = 0, []gesture.Gesture{place} }, 0, "Done asks: hand back, or end the actions."},
		{"with an attempt without dice", func() { d.others.Gestures = []gesture.Gesture{attempt} }, 0, "Done ends the actions."},
		{"with dice of the other", func() { s.Players[1].Dice[0] = 1 }, 0, "Done asks: hand back, or end the actions."},
		{"when a move of the other is taken back", func() { d.Return(place.Move, &s); s.Players[1].Dice[0] = 0 }, 1, "Done ends the actions."},
	}
	for _, step := range steps {
		if step.do(); d.Player != step.player || d.DoneSays(&s, "") != step.done {
			t.Errorf("%s player %d has the mouse, and %q", step.what, d.Player, d.DoneSays(&s, ""))
		}
	}
}

// What the other player can do is taken out of the hand, and is theirs; so are the dice on the mat of the other.
func TestDeskDivides(t *testing.T) {
	die := layout.Target{Kind: layout.Die, Place: rules.Place{Spot: rules.OnMat, N: 1}}
	own := gesture.Gesture{Move: rules.Move{Kind: rules.MovePlace, Player: 0}, Drop: layout.Target{Kind: layout.Square}}
	theirs := gesture.Gesture{Move: rules.Move{Kind: rules.MovePlace, Player: 1}, Drop: layout.Target{Kind: layout.Square, N: 1}}
	done := gesture.Gesture{Move: rules.Move{Kind: rules.MoveDone}}
	h := gesture.Hand{Gestures: []gesture.Gesture{own, theirs, done}}
	d := Desk{Player: 0}
	d.divide(&h)
	if len(h.Gestures) != 2 || h.Gestures[0].Move != own.Move || h.Gestures[1].Move != done.Move || len(d.others.Gestures) != 1 {
		t.Errorf("the hand is left with %v, and the other could do %v", h.Gestures, d.others.Gestures)
	}
	for _, c := range []struct {
		on   layout.Target
		want bool
	}{{own.Drop, false}, {theirs.Drop, true}, {die, true}, {layout.Target{Kind: layout.Die, Place: rules.Place{Spot: rules.OnMat}}, false}} {
		if got := d.Theirs(nil, c.on); got != c.want {
			t.Errorf("%+v is the other's: %t", c.on, got)
		}
	}
}

// In the midst of a turn whoever has acted last goes on, or was given the mouse since: only moves of the actions step of this
// turn tell, and of an attempt only that it was begun, since a team's dice are used by whoever has the mouse.
func TestSeatInTheMidstOfATurn(t *testing.T) {
	now := rules.State{Year: 2, Turn: 3, Step: rules.StepActions}
	attempt, event, before := now, now, now
	attempt.Attempt.Phase = rules.Approach
	event.Step = rules.StepEvent
	before.Turn = 2
	by := func(player uint8) rules.Move { return rules.Move{Kind: rules.MoveCreate, Player: player} }
	first, second, both := [rules.NumPlayers]bool{true, false}, [rules.NumPlayers]bool{false, true}, [rules.NumPlayers]bool{true, true}
	for _, c := range []struct {
		what   string
		past   played
		player int
		acted  [rules.NumPlayers]bool
	}{
		{"with nothing played", nothing, 0, first},
		{"after a move of the second", played{[]made{{by(1), now}}, rules.NoPlayer, 0}, 1, second},
		{"after moves of both", played{[]made{{by(1), now}, {by(0), now}}, rules.NoPlayer, 0}, 0, both},
		{"after a move of an attempt", played{[]made{{by(0), now}, {by(1), attempt}}, rules.NoPlayer, 0}, 0, first},
		{"after a move of the turn before", played{[]made{{by(1), before}}, rules.NoPlayer, 0}, 0, first},
		{"after a move of the step before", played{[]made{{by(1), event}}, rules.NoPlayer, 0}, 0, first},
		{"handed over since", played{[]made{{by(0), now}}, 1, 1}, 1, both},
		{"handed over before the last move", played{[]made{{by(0), now}, {by(0), now}}, 1, 1}, 0, both},
		{"handed over in the turn before", played{[]made{{by(0), before}, {by(0), now}}, 1, 0}, 0, first},
	} {
		var d Desk
		if d.Seat(&now, c.past, &gesture.Hand{}); d.Player != c.player || d.Acted != c.acted || !d.Handed || !d.On {
			t.Errorf("%s it goes on with %+v", c.what, d)
		}
	}
}
