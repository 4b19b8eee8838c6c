package story

import "sixwinters/rules"

// Sign is a picture for what a sentence tells.
type Sign struct {
	Icon string
	Bad  bool // the players lose by it
}

// SignOf returns the sign of the weightiest of some events.
func SignOf(book *rules.Rulebook, story *rules.Story, from, to int) Sign {
	best, most := Sign{Icon: "log"}, 0
	for i := from; i < to; i++ {
		if sign, weighs := signed(book, &story.States[i], story.Events[i]); weighs > most {
			best, most = sign, weighs
		}
	}
	return best
}

// signed returns the sign of an event, and how much it weighs beside others of a sentence; 0 if it has none.
func signed(book *rules.Rulebook, s *rules.State, ev rules.Event) (sign Sign, weighs int) {
	switch ev.Kind {
	case rules.EvStep:
		switch rules.Step(ev.N) {
		case rules.StepActivate:
			return Sign{"activate", false}, 1
		case rules.StepThreats:
			return Sign{"threat", false}, 1
		}
	case rules.EvKnockedOut, rules.EvBurned:
		return Sign{"knocked-out", true}, 12
	case rules.EvBurnLocation:
		return Sign{"burn", true}, 11
	case rules.EvCondition, rules.EvStress:
		if Loses(ev) {
			return Sign{ev.Stress.String(), true}, 10
		}
	case rules.EvThreat:
		if ev.M > ev.N {
			return Sign{"threat", true}, 9
		}
		return Sign{"threat", false}, 9
	case rules.EvProgressed:
		return Sign{"progress", ev.M < ev.N}, 8
	case rules.EvUnlock:
		return Sign{"foe", true}, 7
	case rules.EvSeason:
		return Sign{ev.Season.String(), false}, 6
	case rules.EvBox:
		return Sign{book.Season(s).String(), false}, 6
	case rules.EvObstacle:
		switch {
		case ev.From.Spot == rules.AttachedAt && ev.To.Spot == rules.AttachedAt:
			return Sign{"move", false}, 5
		case ev.To.Spot == rules.AttachedAt:
			return Sign{"attach", false}, 5
		case ev.From.Spot == rules.AttachedAt:
			return Sign{"discard", false}, 5
		}
	case rules.EvTrigger, rules.EvActivate:
		return Sign{"activate", false}, 4
	case rules.EvDie:
		if Loses(ev) { // more than that its card activates or moves
			return Sign{ev.Die.Kind().String(), true}, 10
		}
		return Sign{"action", false}, 2
	}
	return Sign{}, 0
}
