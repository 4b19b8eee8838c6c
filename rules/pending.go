package rules

import (
	"slices"
	"strings"

	"sixwinters/content"
)

// Questions about the stack: the pending choice, and later ones.

// Asks returns the frame that asks for the choice in hand, or nil once the campaign is over. It must not be changed.
func (s *State) Asks() *Frame {
	if s.Depth == 0 {
		return nil
	}
	return s.top()
}

// Acting reports whether the players act as they like, in the middle of an attempt or not: nothing else is asked ([actions]).
func (s *State) Acting() bool {
	f := s.Asks()
	return f != nil && (f.Task == TaskActions || f.Task == TaskAttempt)
}

// Rerolls reports whether a frame asks which dice to reroll ([ability]).
func (b *Rulebook) Rerolls(f *Frame) bool {
	return f.Task == TaskSubject && Has(f.effect(b), Rerolls)
}

// LastPick reports whether a move picks the last die that can be rerolled: all that were picked are then rolled without another answer
// ([ability]).
func (b *Rulebook) LastPick(s *State, m Move) bool {
	f := s.Asks()
	if f == nil || m.Kind != MovePick || !b.Rerolls(f) {
		return false
	}
	player := &s.Players[f.Player]
	if m.Dice[0].IsAction() {
		return player.Dice.Len() == 1
	}
	return s.AssetsAt(player.At) == 1
}

// Rerolled names the dice that a move rerolls by an ability, or "" if it rerolls none: "3 and 6". s is the table before the move.
func (b *Rulebook) Rerolled(s *State, m Move) string {
	f := s.Asks()
	if f == nil || !b.Rerolls(f) || m.Kind != MoveEnough && !b.LastPick(s, m) {
		return ""
	}
	hand := s.Hand
	if m.Kind == MovePick {
		hand[m.Dice[0].Kind()].Add(m.Dice[0].Value())
	}
	var names []string
	for k := range Kind(NumKinds) {
		each(k, hand[k], func(d Die) { names = append(names, strings.TrimPrefix(DieName(d), "action die ")) })
	}
	return Joined(names, "and")
}

// RuleInHand returns the id of the rule that asks for the choice in hand or, in the middle of a move, of the rule that is being
// carried out.
func (s *State) RuleInHand() string {
	if f := s.Asks(); f != nil {
		return f.rule()
	}
	return "campaign-end"
}

// Overcoming reports whether the text of an overcome obstacle, or the ranks it brings, are still to come ([overcome-end]).
func (s *State) Overcoming() bool {
	return slices.ContainsFunc(s.Stack[:s.Depth], func(f Frame) bool { return f.Task == taskOvercome })
}

// StressDue returns the points of stress that each player has yet to take or absorb ([stress]).
func (s *State) StressDue() (due [NumPlayers][content.NumStress]int) {
	for _, f := range s.Stack[:s.Depth] {
		if f.Task == TaskStress {
			due[f.Player][f.N] += int(f.M)
		}
	}
	return due
}
