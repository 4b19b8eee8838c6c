package rules

import (
	"fmt"

	"sixwinters/content"
)

// InWords is a legal move told on its own: who does what, with what and where, so that no two moves of a table are told
// alike. s is the table before the move.
func (b *Rulebook) InWords(s *State, m Move) string {
	label := b.Label(s, m)
	who := b.PlayerName(s, int(m.Player)) + ": "
	to := func(verb string) string { return who + verb + " to " + b.placeName(s, m.Slot) }
	switch m.Kind {
	case MoveChoose, MoveStart, MoveCreateStress, MoveStash, MoveUnstash, MoveTake:
		return who + label
	case MoveTravel:
		return to("move") + " with " + m.DiceWords()
	case MoveSail:
		return to("sail") + " with " + m.DiceWords()
	case MoveGate:
		return to(label)
	case MoveCreate, MoveCreateAll, MoveTrade, MoveTradeAll, MoveAct, MoveRest, MoveCover:
		return who + label + " with " + DieName(m.Dice[0])
	case MoveAttempt:
		return fmt.Sprintf("attempt %s with %s", b.obstacleName(s, content.ObstacleID(m.Card)), b.TeamName(s, m.Arg))
	case MovePlace:
		card := b.c.Progress[s.Players[m.Player].Card].Name
		return fmt.Sprintf("%s%s, on row %d, column %d of %s", who, label, m.Arg/4+1, m.Arg%4+1, card)
	case MoveUse, MovePay:
		return fmt.Sprintf("%s%s (ability %d)", who, label, m.Arg+1)
	case MoveMarch:
		return fmt.Sprintf("move %s from %s to %s", DieName(m.Dice[0]), b.placeName(s, m.Slot), b.placeName(s, m.To))
	}
	return label
}

// DiceWords are the action dice that a move spends: "action dice 3, 4 and 6".
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
