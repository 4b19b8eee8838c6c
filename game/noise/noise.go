// Package noise is how events sound: which noise each one makes, and which one counts when many come at once.
package noise

import (
	"slices"

	"sixwinters/rules"
	"sixwinters/sound"
)

// Noise is a sound to be heard; what N means stands at the kinds of sound.
type Noise struct {
	Kind sound.Kind
	N    int
}

// Of is what events sound like, each noise once, in the order of the events; dice that are rolled together are one
// roll.
func Of(events []rules.Event) []Noise {
	var list []Noise
	rolled := 0
	for _, ev := range events {
		if ev.Kind == rules.EvDie && ev.Rolled {
			rolled++
		}
	}
	for _, ev := range events {
		n, ok := noiseOf(ev)
		if n.Kind == sound.Roll {
			n.N = rolled
		}
		if ok && !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	return list
}

// weight orders noises: of many at once only the weightiest is heard.
var weight = map[sound.Kind]int{
	sound.Glow: 1, sound.PutDown: 2, sound.Card: 3, sound.Turn: 4, sound.Cube: 5, sound.Roll: 6, sound.Victory: 7,
	sound.Stress: 8, sound.Warning: 9, sound.Complete: 10, sound.Season: 11, sound.KnockedOut: 12, sound.YearEnd: 13,
}

// Weightiest is the noise that counts where events are not shown but simply there; false if nothing is heard of them.
func Weightiest(events []rules.Event) (Noise, bool) {
	all := Of(events)
	if len(all) == 0 {
		return Noise{}, false
	}
	return slices.MaxFunc(all, func(a, b Noise) int { return weight[a.Kind] - weight[b.Kind] }), true
}

// noiseOf is what an event sounds like, if it sounds at all.
func noiseOf(ev rules.Event) (Noise, bool) {
	kind := sound.NumKinds
	switch ev.Kind {
	case rules.EvDie:
		kind = sound.PutDown
		if ev.Rolled {
			kind = sound.Roll
		}
	case rules.EvObstacle, rules.EvProgress:
		kind = sound.Card
		if ev.From.Spot == rules.DrawPile || ev.From.Spot == rules.ProgressDeck {
			kind = sound.Turn
		}
	case rules.EvLocation, rules.EvOffer, rules.EvCharacter, rules.EvUnlock:
		kind = sound.Turn
	case rules.EvShuffle:
		kind = sound.Card
	case rules.EvTravel:
		kind = sound.PutDown
	case rules.EvActivate, rules.EvTrigger, rules.EvAttempt, rules.EvUse, rules.EvAct, rules.EvBarter, rules.EvUnlockCharacter:
		kind = sound.Glow
	case rules.EvBox, rules.EvProgressed, rules.EvRest, rules.EvRecover, rules.EvDiscount:
		kind = sound.Cube
	case rules.EvThreat:
		kind = sound.Warning
		if ev.M < ev.N {
			kind = sound.Cube
		}
	case rules.EvShort:
		kind = sound.Refused
	case rules.EvStress, rules.EvCondition:
		kind = sound.Stress
	case rules.EvDefence:
		kind = sound.Warning
		if ev.N == 1 {
			kind = sound.PutDown
		}
	case rules.EvOvercome, rules.EvRank, rules.EvAchievement:
		kind = sound.Victory
	case rules.EvComplete:
		kind = sound.Complete
	case rules.EvKnockedOut, rules.EvBurned, rules.EvBurnLocation:
		kind = sound.KnockedOut
	case rules.EvSeason:
		return Noise{sound.Season, int(ev.Season)}, true
	case rules.EvYearOver, rules.EvCampaignOver:
		kind = sound.YearEnd
	case rules.EvStep, rules.EvTurn, rules.EvYear:
		return Noise{}, false
	}
	return Noise{Kind: kind}, kind < sound.NumKinds
}
