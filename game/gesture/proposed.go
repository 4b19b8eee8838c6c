package gesture

import (
	"slices"

	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Proposed is a move that one player proposes while the other holds a piece. Until it is made or dropped it counts as a piece in the
// first one's hand.
type Proposed struct {
	Move rules.Move
	For  int // the player whose moves the piece in hand can mean, or [rules.NoPlayer] for both
}

// The lines of a preview that counts a proposal.
const (
	onceProposed = "Once the proposed move is made:"
	notProposed  = "Once the proposed move is made, this is no longer possible."
)

// Adds returns what a preview adds because of a proposal: what dropping held on a target would then bring, as far as that differs. title
// and rule are of a preview that has nothing else to say, since only the proposal makes the drop possible.
func (p Proposed) Adds(b *rules.Rulebook, s *rules.State, before Tip, held []layout.Target, on layout.Target) (title, rule string, lines []string) {
	after, ok := p.made(b, s)
	if !ok || on.Kind == layout.None || len(held) == 0 {
		return "", "", nil
	}
	could := func(b *rules.Rulebook, s *rules.State) (moves []rules.Move) {
		complete, _ := NewHand(b, s).Put(held, on)
		for _, ge := range complete {
			if who, acts := ge.Move.Actor(); (!acts || p.For == rules.NoPlayer || who == p.For) &&
				(len(moves) == 0 || ge.Move.Kind == rules.MoveAttempt && moves[0].Kind == rules.MoveAttempt) {
				moves = append(moves, ge.Move)
			}
		}
		return moves
	}
	now, then := could(b, s), could(b, &after)
	switch {
	case len(then) == 0 && len(now) == 0:
		return "", "", nil
	case len(then) == 0:
		return "", "", []string{notProposed}
	}
	var tip Tip
	if then[0].Kind == rules.MoveAttempt {
		tip = Attempts(b, &after, then, Begun{Die: dieOf(held)})
	} else {
		tip, _, _ = Preview(b, &after, then[0])
	}
	if tip.Empty() && len(now) == 0 {
		tip = Tip{Title: rules.Capital(b.Label(&after, then[0])), Rule: then[0].Kind.Rule()}
	}
	if tip.Title != before.Title && !before.Empty() && !tip.Empty() {
		lines = append(lines, tip.Title)
	}
	for _, line := range tip.Text {
		if !slices.Contains(before.Text, line) {
			lines = append(lines, line)
		}
	}
	if len(lines) == 0 && !before.Empty() || tip.Empty() {
		return "", "", nil
	}
	return tip.Title, tip.Rule, append([]string{onceProposed}, lines...)
}

// dieOf returns the die in the hand that an attempt begins with; a target of kind None without one.
func dieOf(held []layout.Target) layout.Target {
	if len(held) == 1 && held[0].Kind == layout.Die {
		return held[0]
	}
	return layout.Target{}
}

// made returns the table once the proposed move is made. ok is false where dice or unseen cards decide what that is.
func (p Proposed) made(b *rules.Rulebook, s *rules.State) (after rules.State, ok bool) {
	after, rolled := b.Observation(s), false
	err := b.ApplyRolling(&after, p.Move, nil, func(rules.Kind, rules.Place) int {
		rolled = true
		return 1
	})
	return after, err == nil && !rolled && b.Prompt(&after).Text != "" && len(b.Moves(&after, nil)) > 0
}
