package gesture

import (
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// topics are the rules that say most about each kind of thing on the table.
var topics = map[layout.Kind]string{
	layout.Location:    "location-card",
	layout.Action:      "location-action",
	layout.Obstacle:    "overcome",
	layout.Square:      "progress",
	layout.Ability:     "ability",
	layout.Stash:       "stash",
	layout.StressDie:   "stress",
	layout.Pool:        "create",
	layout.Track:       "threats",
	layout.Arrow:       "trade",
	layout.Standee:     "move",
	layout.Portrait:    "achievement",
	layout.Choice:      "session",
	layout.Offer:       "locations",
	layout.Staged:      "new-obstacles",
	layout.Ordered:     "new-obstacles",
	layout.Current:     "progress",
	layout.CardPlace:   "complete",
	layout.Seat:        "session",
	layout.DrawPile:    "activate",
	layout.DiscardPile: "piles",
	layout.Button:      "turn",
	layout.LogPanel:    "turn",
}

// dieTopics are the same for dice, by where they lie.
var dieTopics = map[rules.Spot]string{
	rules.InPool:     "create",
	rules.AtLocation: "dice",
	rules.OnMat:      "spend",
	rules.OnSquare:   "progress",
	rules.OnObstacle: "overcome",
	rules.OnAbility:  "ability",
	rules.InStash:    "stash",
}

// attemptTopics are the same for the obstacle of an attempt, by the part of it.
var attemptTopics = map[rules.AttemptPhase]string{
	rules.Approach: "approach",
	rules.Defend:   "defend",
	rules.Overcome: "overcome",
}

// Topic returns the id of the rule that says most about a thing on the table, or about putting what is held there. Where nothing
// does, it is the rule that asks for the choice in hand, or that is being carried out while what follows from a move is shown.
func Topic(s *rules.State, held []layout.Target, on layout.Target) string {
	obstacle := on.Kind == layout.Obstacle || on.Kind == layout.Die && on.Place.Spot == rules.OnObstacle
	switch {
	case len(held) > 0 && !isDie(held[0]):
		return s.RuleInHand()
	case len(held) > 0 && on.Kind == layout.Location:
		return "move"
	case obstacle && s.Attempt.Phase != rules.NoAttempt:
		return attemptTopics[s.Attempt.Phase]
	case on.Kind == layout.Button && on.N == layout.ButtonDone:
		return "actions"
	case on.Kind == layout.Die && dieTopics[on.Place.Spot] != "":
		return dieTopics[on.Place.Spot]
	case topics[on.Kind] != "":
		return topics[on.Kind]
	}
	return s.RuleInHand()
}
