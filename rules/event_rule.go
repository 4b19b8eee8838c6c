package rules

// eventRules are the rules that say most about each kind of event.
var eventRules = map[EventKind]string{
	EvTurn:            "turn",
	EvBox:             "time",
	EvSeason:          "event",
	EvLocation:        "locations",
	EvShuffle:         "piles",
	EvActivate:        "activate",
	EvTrigger:         "activate",
	EvProgressed:      "complete",
	EvThreat:          "threats",
	EvUnlock:          "unlock",
	EvTravel:          "move",
	EvStress:          "stress",
	EvRest:            "rest",
	EvCondition:       "stress",
	EvRecover:         "stress",
	EvKnockedOut:      "knocked-out",
	EvBurned:          "in-play",
	EvCharacter:       "session",
	EvUnlockCharacter: "session-end",
	EvRank:            "overcome-end",
	EvAchievement:     "achievement",
	EvAttempt:         "attempt",
	EvDefence:         "defend",
	EvOvercome:        "overcome-end",
	EvComplete:        "complete",
	EvUse:             "ability",
	EvAct:             "location-action",
	EvBarter:          "mastery",
	EvYearOver:        "session-end",
	EvBurnLocation:    "locations",
	EvOffer:           "locations",
	EvYear:            "session",
	EvCampaignOver:    "campaign-end",
	EvShort:           "supply",
}

// Rule is the id of the rule that says most about the event.
func (e Event) Rule() string {
	switch e.Kind {
	case EvStep:
		return Step(e.N).Rule()
	case EvDie:
		return e.dieRule()
	case EvObstacle:
		switch {
		case e.To.Spot == AttachedAt && e.From.Spot == DrawPile:
			return "new-obstacles"
		case e.To.Spot == AttachedAt:
			return "attach"
		}
		return "discard"
	case EvProgress:
		switch e.To.Spot {
		case Staged, OutOfGame:
			return "stages"
		case CurrentCard:
			return "complete"
		}
		return "new-obstacles"
	}
	return eventRules[e.Kind]
}

// dieRule is the rule about a die that moves, by where it comes to lie and where it comes from.
func (e Event) dieRule() string {
	switch e.To.Spot {
	case OnSquare:
		return "progress"
	case OnObstacle:
		return "approach"
	case OnAbility:
		return "ability"
	case InStash:
		return "stash"
	case OnMat:
		return "dice"
	case AtLocation:
		switch {
		case e.From.Spot == InPool:
			return "create"
		case e.From.Spot == InStash:
			return "stash"
		case e.From.Spot == AtLocation && e.From != e.To:
			return "mastery"
		}
		return "dice"
	case InPool:
		if e.From.Spot == InPool && e.From != e.To {
			return "trade"
		}
		return "refresh"
	}
	if e.From.Spot == OnMat {
		return "spend"
	}
	return "dice"
}
