package rules

// Rule returns the id of the rule to read about an event. s is the table just after it.
func (e Event) Rule(s *State) string {
	if e.Cause.Kind == ByHouseRule {
		return "house-rules"
	}
	switch e.Kind {
	case EvStep:
		return Step(e.N).Rule()
	case EvDie:
		return e.dieRule(s)
	case EvObstacle:
		return e.obstacleRule(s)
	case EvProgress:
		return e.progressRule(s)
	case EvTravel:
		if s.Phase == Setup { // which is no move
			return "session"
		}
	case EvUnlock:
		if e.To.Spot == AttachedAt { // a location obstacle, by its location or by a text
			return s.locationRule("card-text")
		}
	case EvLocation, EvBurnLocation, EvOffer:
		return s.locationRule("replace")
	case EvShuffle:
		switch {
		case e.To.Spot == ProgressDeck:
			return "stages"
		case s.Phase == SessionEnd:
			return "session-end"
		}
	case EvThreat:
		if e.M < e.N {
			return "lower"
		}
	case EvRest:
		if e.M == 0 { // a text has set the die
			return "stress"
		}
	case EvRecover, EvAchievement:
		if s.Phase == SessionEnd {
			return "session-end"
		}
	}
	return eventKinds[e.Kind].rule
}

// locationRule returns the rule by which a location is replaced now, with its obstacles. otherwise is the rule during a turn,
// except in the threats step.
func (s *State) locationRule(otherwise string) string {
	switch {
	case s.Phase == Setup:
		return "campaign"
	case s.Phase == SessionEnd:
		return "locations"
	case s.Step == StepThreats:
		return "threat-location"
	}
	return otherwise
}

// obstacleRule returns the rule about an obstacle that changes its place.
func (e Event) obstacleRule(s *State) string {
	switch {
	case e.Cause.Kind == ByEmptySlot:
		return "move-obstacle"
	case e.To.Spot == AttachedAt && e.From.Spot != DrawPile:
		return "attach"
	case e.To.Spot == AttachedAt && s.Phase == Setup:
		return "session"
	case e.To.Spot == AttachedAt:
		return "new-obstacles"
	case s.Phase == SessionEnd:
		return "session-end"
	case e.discardsOvercome():
		return "overcome-end"
	case e.To.Spot == DrawPile: // put back on top
		return "piles"
	}
	return "discard"
}

// progressRule returns the rule about a progress card that changes its place.
func (e Event) progressRule(s *State) string {
	switch {
	case s.Phase == Setup:
		return "session"
	case s.Phase == SessionEnd:
		return "session-end"
	case e.To.Spot == Staged:
		return "stages"
	case e.To.Spot == ProgressDiscard && s.Step != StepActions:
		return "new-obstacles"
	}
	return "complete"
}

// dieRule returns the rule about a die that moves, by its new place and its old one.
func (e Event) dieRule(s *State) string {
	moved := e.From != e.To
	switch from, to := e.From.Spot, e.To.Spot; {
	case to == OnSquare:
		return "progress"
	case to == OnObstacle && e.To.Sub == Beside:
		return "activate"
	case to == OnObstacle:
		return "approach"
	case to == OnAbility:
		return "ability"
	case to == InStash, to == AtLocation && from == InStash:
		return "stash"
	case to == AtLocation && from == InPool:
		return "create"
	case to == AtLocation && from == AtLocation && moved:
		return "mastery"
	case to == InPool && from == InPool && moved:
		return "trade"
	case to == InPool && s.Step == StepRefresh:
		return "refresh"
	case to == InPool && e.Cause.Kind == ByReward:
		return "complete"
	case from == OnMat && to != OnMat:
		return "spend"
	}
	return "dice"
}
