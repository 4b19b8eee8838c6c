package rules

import "sixwinters/content"

// The plan of a turn, to be shown: the moves and what each is for.

// Purpose is what a move of a plan is for.
type Purpose uint8

// The purposes.
const (
	ToFinish   Purpose = iota // a progress card is finished
	ForCard                   // it brings or places an asset for a progress card
	ToOvercome                // it goes to an obstacle, or belongs to an attempt on it
	ToRecover                 // rest
	ToKeep                    // an asset or die for later
	ToBeSafe                  // the character ends the step elsewhere
	ToAnswer                  // it answers what a move before it asks
	ToEnd                     // nothing useful is left
)

// PlannedMove is a move of a plan.
type PlannedMove struct {
	Move    Move
	Purpose Purpose
	// Card is the progress card or obstacle of ToFinish, ForCard and ToOvercome, as the index of its kind; otherwise 0.
	Card uint8
	// Likely is set from the first move on that comes after a roll or a hidden card: the plan goes on as it may turn out,
	// and the moves are to be planned anew then.
	Likely bool
}

// PlanTurn plans the rest of the actions step ([actions]) for both characters, as PlannerPolicy does: legal moves in
// order, from the table as it lies. It knows no more than the players do. The same seed gives the same plan. There is
// none outside the actions step. From the first move of a turn it takes some 40 ms of one core, and 0.3 s where most lies
// on the table (BenchmarkPlanTurn).
func (b *Rulebook) PlanTurn(s *State, seed uint64) []PlannedMove {
	if s.Depth == 0 {
		return nil
	}
	if task := s.top().Task; task != TaskActions && task != TaskAttempt {
		return nil
	}
	p := newPlanner(seed)
	p.prepare(b)
	p.search(s)
	plan := make([]PlannedMove, len(p.plan))
	for i, m := range p.plan {
		plan[i] = PlannedMove{Move: m, Likely: i >= p.known}
		plan[i].Purpose, plan[i].Card = b.purpose(s, p.plan, i)
	}
	return plan
}

// purpose is what a move of a plan is for: what it does, or what the moves of the same character that follow do with it.
func (b *Rulebook) purpose(s *State, plan []Move, i int) (Purpose, uint8) {
	m := plan[i]
	// The cards of the players change as the plan goes on.
	var cards [NumPlayers]content.ProgressID
	for p := range cards {
		cards[p] = s.Players[p].Card
	}
	for _, before := range plan[:i] {
		if before.Kind == MoveTake {
			cards[before.Player] = content.ProgressID(before.Card)
		}
	}
	switch m.Kind {
	case MoveDone:
		return ToEnd, 0
	case MoveRest:
		return ToRecover, 0
	case MovePlace:
		if b.c.Progress[cards[m.Player]].Squares[m.Arg].End {
			return ToFinish, uint8(cards[m.Player])
		}
		return ForCard, uint8(cards[m.Player])
	case MoveAttempt:
		return ToOvercome, m.Card
	case MoveCover, MoveDefend, MoveFace, MoveLeave:
		return ToOvercome, b.attempted(s, plan[:i])
	}
	if m.Kind > MoveLeave {
		return ToAnswer, 0
	}
	for _, next := range plan[i+1:] {
		switch {
		case next.Kind == MoveAttempt && next.Arg&(1<<m.Player) != 0:
			return ToOvercome, next.Card
		case next.Kind == MoveCover:
			return ToOvercome, b.attempted(s, plan[:i])
		case next.Kind == MovePlace && next.Player == m.Player:
			return ForCard, uint8(cards[m.Player])
		case next.Player == m.Player && (next.Kind == MoveTravel || next.Kind == MoveSail || next.Kind == MoveGate) &&
			m.Kind != MoveTravel && m.Kind != MoveSail && m.Kind != MoveGate:
			return ToKeep, 0
		}
	}
	switch m.Kind {
	case MoveTravel, MoveSail, MoveGate:
		return ToBeSafe, 0
	}
	return ToKeep, 0
}

// attempted is the obstacle of the attempt in hand once some moves of a plan have been made.
func (b *Rulebook) attempted(s *State, made []Move) uint8 {
	for i := len(made) - 1; i >= 0; i-- {
		if made[i].Kind == MoveAttempt {
			return made[i].Card
		}
	}
	return uint8(s.Attempt.Obstacle)
}
