package hints

// In the last turn of a year nothing is said of a turn after it.

// inTime is what is said of a later turn, where this is not certainly the last of the year; "" where it is.
func (w *worder) inTime(say string) string {
	if w.b.IsLastTurn(w.s) {
		return ""
	}
	return say
}

// begins is what a player's character that goes somewhere does there first: it begins the next turn, if there is one this year.
func (w *worder) begins(p int, there string) string {
	if w.b.IsLastTurn(w.s) {
		return w.b.PlayerName(w.s, p) + " can act " + there + " this turn"
	}
	return w.b.PlayerName(w.s, p) + " begins the next turn " + there
}
