package game

import (
	"slices"

	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// desk is who has the mouse, where it is handed over.
type desk struct {
	on     bool // as the settings said when it was looked last
	turn   turn // in which that is so
	player int
	acted  [rules.NumPlayers]bool // has had it in this turn
	others hand.Hand              // what the other player could do
	handed bool                   // it has just been handed over, and nobody has been told
}

// other is the player who has not got the mouse.
func (d *desk) other() int { return 1 - d.player }

// begin gives the mouse to whoever begins a turn or, in the midst of one, to whoever has acted last in it.
func (d *desk) begin(s *rules.State, last int, acted [rules.NumPlayers]bool) {
	*d = desk{on: true, turn: turnOf(s), player: int(s.Turn+1) % rules.NumPlayers, handed: true}
	if last != rules.NoPlayer {
		d.player, d.acted = last, acted
	}
	d.acted[d.player] = true
}

// pass gives the mouse to the other player.
func (d *desk) pass() {
	d.player = d.other()
	d.acted[d.player], d.handed = true, true
}

// follow gives the mouse to the player whose move, made on a table, has been taken back or made again: it is theirs to make another one.
func (d *desk) follow(m rules.Move, before *rules.State) {
	if who, shows := atMouse(m, before); shows {
		d.player = who
	}
}

// divide leaves in a hand what whoever has the mouse may do, and notes what the other could.
func (d *desk) divide(h *hand.Hand) {
	var own, others []hand.Gesture
	for _, ge := range h.Gestures {
		if who, acts := ge.Move.Actor(); !acts || who == d.player {
			own = append(own, ge)
		} else {
			others = append(others, ge)
		}
	}
	h.Gestures, d.others.Gestures = own, others
}

// theirs reports whether a thing is for the other player to take up, to put there or to click.
func (d *desk) theirs(held []layout.Target, on layout.Target) bool {
	if complete, more := d.others.Put(held, on); len(complete)+len(more) > 0 {
		return true
	}
	onMat := on.Kind == layout.Die && on.Place.Spot == rules.OnMat && int(on.Place.N) != d.player
	return len(held) == 0 && (onMat || d.others.CanTake(nil, on))
}

// canGoOn reports whether the player who has not got the mouse could well do something with it: also without dice, since whoever
// has it may have laid assets at the other's location. What hurts, as an attempt without dice or what stress pays for, does not count.
func (d *desk) canGoOn(s *rules.State) bool {
	return s.Players[d.other()].Dice.Len() > 0 || slices.ContainsFunc(d.others.Gestures, func(ge hand.Gesture) bool {
		switch ge.Move.Kind {
		case rules.MovePlace, rules.MoveUse, rules.MoveStash, rules.MoveUnstash, rules.MoveConvert:
			return true
		}
		return false
	})
}

// doneSays is what Done does where the mouse is handed over to somebody.
func (d *desk) doneSays(s *rules.State, to string) string {
	switch {
	case !d.acted[d.other()]:
		return "Done hands over" + to + "."
	case d.canGoOn(s):
		return "Done hands back" + to + ", or ends the actions."
	}
	return "Done ends the actions."
}
