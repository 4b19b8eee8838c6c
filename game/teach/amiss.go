package teach

import (
	"fmt"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// What is said to a legal move after which a lesson could not be played to its end: what it takes away, what the lesson is
// about now, and what to do instead, with a piece that will do.

// amiss is the answer to such a move. wanted says that it is of those that the step waits for.
func (s *Session) amiss(now *rules.State, m rules.Move, wanted bool) string {
	way, _ := s.Lesson.way(*now, s.step, false)
	next := rules.Move{}
	if len(way) > 0 {
		next = way[0]
	}
	dice, use := s.kept(now, m, way)
	if !wanted && use == s.deals(now, next) {
		use = "" // the page is about that very thing
	}
	kept := dice + " kept for " + use
	other := next // the move that is waited for, with the dice of this one
	other.Dice = m.Dice
	var say string
	switch {
	case wanted && use != "":
		say = "That would do, but " + kept + "."
	case wanted:
		say = "That would do, but the lesson goes on with another piece."
	case m.Kind == rules.MoveDone:
		say = "That would end the turn. This page is about " + s.deals(now, next) + "."
	case choice(m.Kind):
		say = "In a game the choice is yours; this lesson needs a different one."
	case m.Kind == next.Kind && m.Player != next.Player && m.Dice[0].IsAction():
		book := s.Lesson.book
		say = fmt.Sprintf("That is %s's die. This page is about %s with one of %s's.",
			book.PlayerName(now, int(m.Player)), s.deals(now, next), book.PlayerName(now, int(next.Player)))
	case m.Kind == rules.MoveUse && m == other:
		say = "In a game you may do that. Here it is done with another die."
	case use != "":
		say = "In a game you may do that. Here " + kept + "."
	default:
		say = "In a game you may do that. This page is about " + s.deals(now, next) + s.stays(now, m, next) + "."
	}
	return say + " " + s.Reminder(now)
}

// choice reports whether a move of a kind is but one of several answers to a question.
func choice(kind rules.MoveKind) bool {
	switch kind {
	case rules.MoveChoose, rules.MoveStart, rules.MoveSettle, rules.MoveTo, rules.MoveCard, rules.MoveTake:
		return true
	}
	return false
}

// kept says of the action dice that a move spends what they are kept for, if the lesson cannot go on without them; otherwise nothing.
func (s *Session) kept(now *rules.State, m rules.Move, way []rules.Move) (dice, use string) {
	player, acts := whoseDice(m)
	if !acts || !m.Dice[0].IsAction() || !s.needsDice(*now, player, m.Dice[:]) {
		return "", ""
	}
	dice = fmt.Sprintf("that {%d} is", m.Dice[0].Value())
	if m.Dice[1].IsAction() {
		dice = "these dice are"
	}
	return dice, s.laterUse(now, way, player, m.Dice[:])
}

// stays says what a move would change that has to stay as it is.
func (s *Session) stays(now *rules.State, m, next rules.Move) string {
	switch m.Kind {
	case rules.MoveCreate:
		if next.Kind == rules.MoveCreateAll { // which takes that die with others
			return ""
		}
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		if next.Kind == m.Kind && next.Player == m.Player { // which goes elsewhere
			return ""
		}
		return fmt.Sprintf(", and %s stays where that is done", s.Lesson.book.PlayerName(now, int(m.Player)))
	case rules.MoveRest:
		return fmt.Sprintf(", and the %s die stays as it is", content.Stress(m.Arg))
	case rules.MoveUse, rules.MovePay, rules.MoveBarter:
		return ", and the dice stay as they are"
	}
	for _, d := range m.Dice {
		if d != rules.NoDie && !d.IsAction() {
			return fmt.Sprintf(", and the %s {%d} stays where it lies", d.Kind(), d.Value())
		}
	}
	return ""
}

// whoseDice is the player with whose dice a move is made.
func whoseDice(m rules.Move) (player int, known bool) {
	if m.Kind == rules.MoveCover {
		return int(m.Player), true
	}
	return m.Actor()
}

// needsDice reports whether the lesson could not be played to its end with a player's action dice gone, whatever they were
// spent on.
func (s *Session) needsDice(now rules.State, player int, dice []rules.Die) bool {
	for _, d := range dice {
		if d.IsAction() {
			now.Players[player].Dice[d.Value()-1]--
		}
	}
	return !s.Lesson.playable(now, s.step, false)
}

// laterUse is what one of a player's dice is spent on along the way to the end of the lesson.
func (s *Session) laterUse(now *rules.State, way []rules.Move, player int, dice []rules.Die) string {
	then := *now
	for _, m := range way {
		by, known := whoseDice(m)
		spent := func(d rules.Die) bool { return d.IsAction() && slices.Contains(dice, d) }
		if known && by == player && slices.ContainsFunc(m.Dice[:], spent) {
			return s.deals(&then, m)
		}
		if m.Kind == rules.MoveDefend { // all dice count in it, and are rolled again
			return s.deals(&then, m)
		}
		if s.Lesson.book.Apply(&then, m, nil) != nil {
			break
		}
	}
	return "what comes next"
}

// deals is what a move is about: "moving to Boar's Rift".
func (s *Session) deals(now *rules.State, m rules.Move) string {
	book := s.Lesson.book
	obstacle := func(id content.ObstacleID) string { return book.Content().Card(id).Name }
	switch m.Kind {
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		return "moving to " + book.Location(now, m.Slot).Name
	case rules.MoveCreate:
		return fmt.Sprintf("making an asset of %s", m.Dice[1].Kind())
	case rules.MoveCreateAll:
		return fmt.Sprintf("making assets of all %s dice that show %d, with one action die", m.Dice[1].Kind(), m.Dice[1].Value())
	case rules.MoveCreateStress:
		return fmt.Sprintf("making an asset of %s", m.Dice[0].Kind())
	case rules.MoveTrade, rules.MoveTradeAll:
		return fmt.Sprintf("trading %s for %s", m.Dice[1].Kind(), content.Resource(m.Arg))
	case rules.MovePlace:
		return "filling the card with assets"
	case rules.MoveTake:
		return "taking a new card"
	case rules.MoveAttempt:
		return "attempting " + obstacle(content.ObstacleID(m.Card))
	case rules.MoveCover:
		return "covering the dice of " + obstacle(now.Attempt.Obstacle)
	case rules.MoveDefend, rules.MoveFace:
		return "defending against " + obstacle(now.Attempt.Obstacle)
	case rules.MoveLeave:
		return "leaving " + obstacle(now.Attempt.Obstacle)
	case rules.MoveRest:
		return "resting"
	case rules.MoveUse, rules.MovePay:
		return "what an ability does"
	case rules.MoveDone:
		return "ending the turn"
	}
	return "the question that is asked"
}

// with names what is taken up for a move: whose dice, or which asset where. It is empty if nothing is.
func (s *Session) with(now *rules.State, m rules.Move) string {
	player, acts := whoseDice(m)
	if !acts || m.Dice[0] == rules.NoDie {
		return ""
	}
	name := s.Lesson.book.PlayerName(now, player)
	if !m.Dice[0].IsAction() {
		switch m.Kind {
		case rules.MovePlace, rules.MoveCover:
			here := s.Lesson.book.Location(now, now.Players[player].At).Name
			return fmt.Sprintf("the %s {%d} at %s", m.Dice[0].Kind(), m.Dice[0].Value(), here)
		}
		return ""
	}
	var dice []string
	for _, d := range m.Dice {
		if d.IsAction() {
			dice = append(dice, fmt.Sprintf("{%d}", d.Value()))
		}
	}
	return name + "'s " + rules.Joined(dice, "and")
}
