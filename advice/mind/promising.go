package mind

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Which of the legal moves the search looks at.

// promising leaves out moves that are no better than others, and those that rarely lead anywhere.
func (p *searcher) promising(s *rules.State, legal []rules.Move, tries uint8, fill bool) []rules.Move {
	kept := legal[:0]
	var cover rules.Move
	for _, m := range legal {
		if !p.promises(s, m, tries, fill) {
			continue
		}
		if m.Kind == rules.MoveCover {
			if cover.Kind != rules.NoMove && cover.Arg != m.Arg {
				continue // one printed die after the other
			}
			cover = m
		}
		kept = append(kept, m)
	}
	return kept
}

// promises reports whether a move may lead somewhere where no other does as well. Dice that are left are spent on rests and
// actions of locations only to fill up a plan.
func (p *searcher) promises(s *rules.State, m rules.Move, tries uint8, fill bool) bool {
	switch m.Kind {
	case rules.MoveDone, rules.MoveBarter, rules.MoveStash:
		return false
	case rules.MoveCreate, rules.MoveTrade:
		return lowestThatDoes(s, m)
	case rules.MoveTravel, rules.MoveSail:
		return p.paysWell(s, m)
	case rules.MoveRest, rules.MoveAct:
		return fill && m.Dice[0].Value() == s.Players[m.Player].Dice.Lowest()
	case rules.MoveAttempt:
		return tries < mostTries && p.worthAttempting(s, m)
	case rules.MoveDefend:
		return !coverable(p.b, s) // what is certain is not left to chance
	case rules.MoveUse:
		return p.worthUsing(s, m)
	}
	return true
}

// lowestThatDoes reports whether a player has no lower die that creates or trades the same.
func lowestThatDoes(s *rules.State, m rules.Move) bool {
	for v := m.Dice[1].Value(); v < m.Dice[0].Value(); v++ {
		if s.Players[m.Player].Dice.Of(v) > 0 {
			return false
		}
	}
	return true
}

// paysWell reports whether a journey is paid for with the lowest dice, or with the lowest or the highest of those that no obstacle at
// its end asks for; dice of one value are listed once.
func (p *searcher) paysWell(s *rules.State, m rules.Move) bool {
	paid := m.Dice[:m.NumDice()]
	if paysNext(s.Players[m.Player].Dice, paid, (*rules.Values).Lowest) {
		return true
	}
	spare := p.spare(s, int(m.Player), m.Slot)
	return paysNext(spare, paid, (*rules.Values).Lowest) || paysNext(spare, paid, (*rules.Values).Highest)
}

// spare are the action dice of a player that no obstacle at a location asks for ([overcome]).
func (p *searcher) spare(s *rules.State, player int, at content.Slot) rules.Values {
	have := s.Players[player].Dice
	spare := have
	for _, id := range s.Attached[at].List() {
		open, left := p.b.Uncovered(s, id), have
		cover(&open, &left)
		for v := range left {
			spare[v] = min(spare[v], left[v])
		}
	}
	return spare
}

// paysNext reports whether dice are those that are next of some each time, one after the other.
func paysNext(have rules.Values, dice []rules.Die, next func(*rules.Values) int) bool {
	var paid rules.Values
	for _, d := range dice {
		paid.Add(d.Value())
	}
	for range dice {
		value := next(&have)
		if value == 0 || paid.Of(value) == 0 {
			return false
		}
		have.Remove(value)
		paid.Remove(value)
	}
	return true
}

// worthAttempting reports whether an attempt promises enough to be looked at.
func (p *searcher) worthAttempting(s *rules.State, m rules.Move) bool {
	if p.knows {
		return true
	}
	pr := prospects(p.b, s, content.ObstacleID(m.Card), m.Arg, s.TeamDice(m.Arg))
	return pr.sure || pr.score >= tooBad
}

// coverable reports whether those who may cover the obstacle of the attempt in hand have dice for all that is open.
func coverable(b *rules.Rulebook, s *rules.State) bool {
	open := b.Uncovered(s, s.Attempt.Obstacle)
	have, dice := assetValues(s, s.Obstacles[s.Attempt.Obstacle].At), s.TeamDice(s.Attempt.Coverers())
	have.AddAll(&dice)
	if s.Attempt.Masters != 0 {
		return have.Len() >= open.Len()
	}
	cover(&open, &have)
	return open.Len() == 0
}

// worthUsing reports whether an ability is of use now: what changes dice in the hand only where they defend or cover.
func (p *searcher) worthUsing(s *rules.State, m rules.Move) bool {
	inAttempt := s.Asks().Task == rules.TaskAttempt
	if inAttempt && s.Players[m.Player].At != s.Obstacles[s.Attempt.Obstacle].At {
		return false // it can as well be used afterwards
	}
	switch p.b.Ability(s, int(m.Player), int(m.Arg)).Effects[0].Do {
	case content.OpReroll:
		return inAttempt && s.Attempt.Phase != rules.Approach && s.Attempt.Team&(1<<m.Player) != 0
	case content.OpRearrange:
		return false
	}
	return true
}
