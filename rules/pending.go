package rules

import "sixwinters/content"

// What asks the players, and what is still to come once the choice in hand is made, as it lies on the stack.

// Asks is what asks for the choice in hand, or nil once the campaign is over. It must not be changed.
func (s *State) Asks() *Frame {
	if s.Depth == 0 {
		return nil
	}
	return s.top()
}

// Rerolls reports whether what a task asks is which dice to pick up to roll them again ([ability]).
func (b *Rulebook) Rerolls(f *Frame) bool {
	return f.Task == TaskSubject && Has(f.effect(b), Rerolls)
}

// RuleInHand is the id of the rule that asks for the choice in hand, or, at a table in the middle of what follows from a move, of
// the one that is being carried out.
func (s *State) RuleInHand() string {
	if f := s.Asks(); f != nil {
		return f.rule()
	}
	return "campaign-end"
}

// Overcoming reports whether something is still to come of an obstacle that is overcome: its text, or the ranks it
// brings ([overcome-end]).
func (s *State) Overcoming() bool {
	return s.underway(taskOvercome) != nil
}

// underway is the frame of a task that is being carried out or waits to go on, or nil.
func (s *State) underway(task Task) *Frame {
	for i := range s.Stack[:s.Depth] {
		if f := &s.Stack[i]; f.Task == task {
			return f
		}
	}
	return nil
}

// Due is the stress that each player has been given and has yet to take or to turn aside ([stress]), in points.
func (s *State) Due() (due [NumPlayers][content.NumStress]int) {
	for _, f := range s.Stack[:s.Depth] {
		if f.Task == TaskStress {
			due[f.Player][f.N] += int(f.M)
		}
	}
	return due
}
