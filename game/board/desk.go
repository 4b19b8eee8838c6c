package board

import (
	"slices"

	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Desk is who has the mouse, where it is handed over. Until [Desk.Seat] nobody has it.
type Desk struct {
	On     bool                   // handing over is on, as of the last look at the settings
	Player int                    // who has it
	Acted  [rules.NumPlayers]bool // has had it in this turn
	Handed bool                   // it has just been handed over, and nobody has been told

	year, turn uint8        // the turn that Player and Acted belong to
	passed     []passing    // in this turn, as far as this window has seen it
	others     gesture.Hand // what the other player could do
}

// passing is that somebody got the mouse.
type passing struct {
	at    int // the number of moves made by then
	to    int
	acted [rules.NumPlayers]bool // who has had it by then
}

// Past is what has been played of a campaign.
type Past interface {
	// Len returns how many moves there are.
	Len() int
	// Move returns a move, counted from 0, and the table it was made on.
	Move(i int) (rules.Move, *rules.State)
	// HandedTo returns to whom the mouse was handed over last, and after how many moves; [rules.NoPlayer] if it never was.
	HandedTo() (player, at int)
}

// takesTurns reports whether in this step of a game one player can act after the other: in the actions step, with both in play.
func takesTurns(s *rules.State) bool {
	return s.Phase == rules.Turns && s.Step == rules.StepActions && s.Players[0].InPlay() && s.Players[1].InPlay()
}

// Other returns the player who has not got the mouse.
func (d *Desk) Other() int { return 1 - d.Player }

// Seat gives the mouse to whoever begins a turn, if one has begun, and leaves in a hand what whoever has the mouse may do.
func (d *Desk) Seat(s *rules.State, past Past, h *gesture.Hand) {
	if d.year != s.Year || d.turn != s.Turn {
		last, acted := actedLast(s, past, past.Len())
		d.begin(s, last, acted)
		d.pass(past.Len())
	}
	d.divide(h)
}

// firstAt returns who has the mouse first in a turn.
func firstAt(s *rules.State) int { return int(s.Turn+1) % rules.NumPlayers }

// begin gives the mouse to whoever begins a turn or, in the midst of one, to whoever has acted last in it. Who begins changes
// from turn to turn.
func (d *Desk) begin(s *rules.State, last int, acted [rules.NumPlayers]bool) {
	*d = Desk{On: true, Player: firstAt(s), Handed: true, year: s.Year, turn: s.Turn}
	if last != rules.NoPlayer {
		d.Player, d.Acted = last, acted
	}
	d.Acted[d.Player] = true
}

// actedLast returns who acted last in this actions step, by the number of moves made, or was given the mouse since, or [rules.NoPlayer]; and
// who has acted at all. It is read from the moves and the handing over, since a campaign may be resumed, or handing over begin, in
// the middle of a turn.
func actedLast(now *rules.State, past Past, moves int) (last int, acted [rules.NumPlayers]bool) {
	last = rules.NoPlayer
	to, at := past.HandedTo()
	for i := moves - 1; ; i-- {
		if to != rules.NoPlayer && at == i+1 {
			if last == rules.NoPlayer {
				last = to
			}
			return last, [rules.NumPlayers]bool{true, true}
		}
		if i < 0 {
			break
		}
		m, s := past.Move(i)
		if s.Year != now.Year || s.Turn != now.Turn || s.Step != rules.StepActions {
			break
		}
		if who, acts := atMouse(m, s); acts {
			acted[who] = true
			if last == rules.NoPlayer {
				last = who
			}
		}
	}
	return last, acted
}

// atMouse returns the player who had the mouse as a move was made on a table, if that shows it: in an attempt the dice of all who
// take part may be used, whoever has it.
func atMouse(m rules.Move, before *rules.State) (player int, shows bool) {
	if before.Attempt.Phase != rules.NoAttempt {
		return rules.NoPlayer, false
	}
	return m.Actor()
}

// mouseAt returns the player who had the mouse as the i-th move was made, or who was asked, or [rules.NoPlayer] where that is not
// known: outside the actions step. In an attempt of both it is the player whose die or ability was used.
func (d *Desk) mouseAt(past Past, i int) int {
	m, before := past.Move(i)
	asks, both := before.Asks(), before.Attempt.Phase != rules.NoAttempt && before.Attempt.Team == 1<<rules.NumPlayers-1
	switch {
	case both && (m.Kind == rules.MoveCover || m.Kind == rules.MoveUse):
		return int(m.Player)
	case both && asks != nil && asks.Task == rules.TaskSubject && (m.Kind == rules.MovePick || m.Kind == rules.MoveEnough):
		return int(asks.Player)
	case asks != nil && asks.Task == rules.TaskTake:
		return int(asks.Player)
	}
	if !takesTurns(before) {
		return rules.NoPlayer
	}
	if who, shows := atMouse(m, before); shows {
		return who
	}
	if d.year == before.Year && d.turn == before.Turn {
		for _, p := range slices.Backward(d.passed) { // a move that the other player agreed to does not tell who had it
			if p.at <= i {
				return p.to
			}
		}
	}
	if last, _ := actedLast(before, past, i); last != rules.NoPlayer {
		return last
	}
	return firstAt(before)
}

// Pass gives the mouse to the other player. moves is the number of moves made.
func (d *Desk) Pass(moves int) {
	d.Player = d.Other()
	d.Acted[d.Player], d.Handed = true, true
	d.pass(moves)
}

// pass notes who has got the mouse after a number of moves.
func (d *Desk) pass(moves int) { d.passed = append(d.passed, passing{moves, d.Player, d.Acted}) }

// back gives the mouse to who had it after a number of moves, since later ones have been taken back. It reports false where this window has
// not seen that. A move that the other player agreed to does not tell who had it.
func (d *Desk) back(moves int) bool {
	d.passed = slices.DeleteFunc(d.passed, func(p passing) bool { return p.at > moves })
	n := len(d.passed)
	if n == 0 {
		return false
	}
	d.Player, d.Acted = d.passed[n-1].to, d.passed[n-1].acted
	return true
}

// Return gives the mouse to the player whose move, made on a table, has been taken back or made again: it is theirs to make
// another one.
func (d *Desk) Return(m rules.Move, before *rules.State) {
	if who, shows := atMouse(m, before); shows {
		d.Player, d.Acted[who] = who, true
	}
}

// recall counts again who has had the mouse in this turn, from what is left of it after a move has been taken back.
func (d *Desk) recall(now *rules.State, past Past) {
	if d.year == now.Year && d.turn == now.Turn {
		_, d.Acted = actedLast(now, past, past.Len())
		d.Acted[d.Player] = true
	}
}

// divide leaves in a hand what whoever has the mouse may do, and notes what the other could.
func (d *Desk) divide(h *gesture.Hand) {
	d.others = h.Split(func(m rules.Move) bool {
		who, acts := m.Actor()
		return !acts || who == d.Player
	})
}

// Theirs reports whether a thing is for the other player to take up, to put there or to click.
func (d *Desk) Theirs(held []layout.Target, on layout.Target) bool {
	if complete, more := d.others.Put(held, on); len(complete)+len(more) > 0 {
		return true
	}
	onMat := on.Kind == layout.Die && on.Place.Spot == rules.OnMat && int(on.Place.N) != d.Player
	return len(held) == 0 && (onMat || d.others.CanTake(nil, on))
}

// otherCan reports whether the player who has not got the mouse could make a move of one of some kinds.
func (d *Desk) otherCan(kinds ...rules.MoveKind) bool {
	return slices.ContainsFunc(d.others.Gestures, func(ge gesture.Gesture) bool { return slices.Contains(kinds, ge.Move.Kind) })
}

// canGoOn reports whether the player who has not got the mouse could well do something with it: also without dice, since
// whoever has it may have laid assets at the other's location. What hurts, as an attempt without dice or what stress pays for,
// does not count.
func (d *Desk) canGoOn(s *rules.State) bool {
	return s.Players[d.Other()].Dice.Len() > 0 ||
		d.otherCan(rules.MovePlace, rules.MoveUse, rules.MoveStash, rules.MoveUnstash, rules.MoveConvert)
}

// DoneSays returns what Done does where the mouse is handed over to somebody, named by to with a space before it, or "".
func (d *Desk) DoneSays(s *rules.State, to string) string {
	switch {
	case !d.Acted[d.Other()]:
		return "Done hands over" + to + "."
	case d.canGoOn(s):
		return "Done asks: hand back" + to + ", or end the actions."
	}
	return "Done ends the actions."
}
