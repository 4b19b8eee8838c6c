package rules

import "sixwinters/content"

// Deed is a legal move told to players who have something else before their eyes than the table it is made on, such as when
// it is to be taken back: as InWords, but what answers a question is told with it. s is the table before the move.
func (b *Rulebook) Deed(s *State, m Move) string {
	words := b.InWords(s, m)
	answers := b.Prompt(s).Text + " The answer: " + words
	switch m.Kind {
	case MoveDone:
		return "end the actions step"
	case MoveGoOn:
		return "go on to the end of the session"
	case MoveDefend, MoveFace, MoveLeave:
		return b.obstacleName(s, s.Attempt.Obstacle) + ": " + words
	case MoveYes, MoveNo, MoveWith, MoveValue, MoveResource, MoveEnough, MoveFrom, MoveOrder, MoveSplit, MovePick, MovePickTo, MoveRecover:
		return answers
	case MoveTo, MoveCard:
		if words == b.placeName(s, m.Slot) || words == b.obstacleName(s, content.ObstacleID(m.Card)) { // a name alone
			return answers
		}
	}
	return words
}
