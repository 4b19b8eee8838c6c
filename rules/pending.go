package rules

import (
	"slices"

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
