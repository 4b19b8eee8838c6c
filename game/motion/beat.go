package motion

import "sixwinters/rules"

// Beat is what is shown at once: one event, or dice that move together.
type Beat struct {
	From, To int // events of the story
	Ticks    int
}

// diceTogether is how many dice move in one beat at most.
const diceTogether = 12

// Beats divides what happened into beats, each as long as it takes to see at a speed. calm is for players who want less motion.
func Beats(events []rules.Event, at Speed, calm bool) (list []Beat) {
	for i := 0; i < len(events); {
		end := i + 1
		for together(events[i], end, events) && end-i < diceTogether {
			end++
		}
		n := length(events[i])
		if calm && events[i].Kind != rules.EvSeason {
			n = min(n, Briefly)
		}
		list = append(list, Beat{From: i, To: end, Ticks: at.Ticks(n)})
		i = end
	}
	return list
}

// together reports whether the event at end moves together with one before it: dice that are rolled together do, and dice
// that are not.
func together(first rules.Event, end int, events []rules.Event) bool {
	return end < len(events) && first.Kind == rules.EvDie && events[end].Kind == rules.EvDie && first.Rolled == events[end].Rolled
}

// Briefly is how many ticks a change in its place takes to see.
const Briefly = 18

// length is how many ticks an event takes to see at normal speed; 0 for what needs no time of its own.
func length(ev rules.Event) int {
	switch ev.Kind {
	case rules.EvDie:
		if ev.Rolled {
			return 28
		}
		return 16
	case rules.EvUse, rules.EvAct, rules.EvBarter, rules.EvAttempt, rules.EvRest, rules.EvTurn, rules.EvUnlock:
		return 16
	case rules.EvObstacle, rules.EvProgress, rules.EvLocation, rules.EvTravel, rules.EvOffer, rules.EvCharacter, rules.EvShuffle:
		return 24
	case rules.EvStep, rules.EvActivate, rules.EvRecover, rules.EvRank, rules.EvAchievement, rules.EvCondition, rules.EvDiscount, rules.EvShort:
		return 26
	case rules.EvProgressed, rules.EvThreat:
		return 14 + 10*abs(int(ev.M)-int(ev.N))
	case rules.EvTrigger, rules.EvStress, rules.EvDefence:
		return 28
	case rules.EvBox:
		return 44 // the season may turn
	case rules.EvOvercome, rules.EvKnockedOut, rules.EvBurned:
		return 40
	case rules.EvComplete:
		return 56
	case rules.EvUnlockCharacter, rules.EvYearOver, rules.EvYear, rules.EvCampaignOver:
		return 70 // to be read
	case rules.EvBurnLocation:
		return 100 // to be read, and looked at
	case rules.EvSeason:
		return 130 // to be read: a name, and what it does
	}
	return 0
}

func abs(n int) int { return max(n, -n) }
