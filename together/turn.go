package together

import (
	"fmt"

	"sixwinters/saves"
)

// Turn is whose turn it is to act at a table.
type Turn uint8

// Whose turn it is, for one of the seats.
const (
	Over Turn = iota // nobody can do anything any more
	Yours
	Theirs
	Either
	Asked // the other desk asks this one to agree to an undo
)

// TurnOf returns whose turn it is at a table, for a seat.
func TurnOf(h *saves.History, seat int) Turn {
	other := saves.NumSeats + 1 - seat
	if h.Asking() == other {
		return Asked
	}
	switch mine, theirs := h.CanAct(seat), h.CanAct(other); {
	case mine && theirs:
		return Either
	case mine:
		return Yours
	case theirs:
		return Theirs
	}
	return Over
}

// Calls reports whether a table waits for a seat: only that seat can act, or either can and the other desk did last.
func Calls(h *saves.History, seat int) bool {
	switch TurnOf(h, seat) {
	case Yours, Asked:
		return true
	case Either:
		return h.LastSeat() != seat
	}
	return false
}

// TurnSays says in words whose turn it is at a table, for a seat.
func TurnSays(h *saves.History, seat int) string {
	other := h.Table().Name(saves.NumSeats + 1 - seat)
	switch TurnOf(h, seat) {
	case Asked:
		return other + " asks you to agree to an undo"
	case Either:
		return "either of you can act"
	case Yours:
		return "it is your turn"
	case Theirs:
		return fmt.Sprintf("it is %s's turn", other)
	}
	return "the campaign is over"
}
