package rules

import (
	"cmp"
	"fmt"
	"strings"

	"sixwinters/content"
)

// ListLabel returns the wording of a legal move for the list of all moves: who does what, with what and where. It is different
// for every legal move of a table, and has one colon at the most. s is the table before the move.
func (b *Rulebook) ListLabel(s *State, m Move) string {
	say := b.filled(s, s.top(), m, cmp.Or(verbs[m.Kind].list, "$label"))
	if who, does, ok := strings.Cut(say, ": "); ok {
		return who + ": " + strings.ReplaceAll(does, ": ", ", ")
	}
	return say
}

// Sentence returns the wording of a legal move for a reader who sees neither table nor question: the ListLabel and, for an answer,
// the question. s is the table before the move.
func (b *Rulebook) Sentence(s *State, m Move) string {
	words := b.ListLabel(s, m)
	answers := b.Prompt(s).Text + " The answer: " + words
	switch m.Kind {
	case MoveDone:
		return "end the actions step"
	case MoveGoOn:
		return "continue to the end of the session"
	case MoveDefend, MoveFace, MoveLeave:
		return FixFullStops(b.obstacleName(s, s.Attempt.Obstacle) + ": " + words)
	case MoveYes, MoveNo, MoveWith, MoveValue, MoveResource, MoveEnough, MoveFrom, MoveOrder, MoveSplit, MovePick, MovePickTo,
		MoveSuffer, MoveRecover:
		return answers
	case MoveTo, MoveCard:
		if s.Asks().Task == TaskOrder || words == b.placeName(s, m.Slot) || words == b.obstacleName(s, content.ObstacleID(m.Card)) { // a name alone
			return answers
		}
	}
	return words
}

// DiceWords names the action dice that a move spends: "action dice 3, 4 and 6".
func (m Move) DiceWords() string {
	var values []string
	for _, d := range m.Dice[:m.NumDice()] {
		values = append(values, fmt.Sprint(d.Value()))
	}
	word := "action dice "
	if len(values) == 1 {
		word = "action die "
	}
	return word + Joined(values, "and")
}
