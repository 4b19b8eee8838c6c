package story

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

// NoisesOf returns what the events of a beat sound like, each noise once, in their order; dice that are rolled together are one roll. The
// moment of the beat, which is one of its events, has a noise of its own.
func NoisesOf(events []rules.Event, m Moment, at int) []Noise {
	var list []Noise
	rolled := 0
	switch m.Kind {
	case None:
	case Roll:
		return []Noise{{sound.Defend, m.N}}
	default:
		list, events = append(list, Noise{m.Kind.Show().Noise, m.N}), slices.Concat(events[:at], events[at+1:])
	}
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

// loudest orders noises, the lightest first: of many at once only the weightiest is heard.
var loudest = []sound.Kind{
	sound.Glow, sound.PutDown, sound.Card, sound.Turn, sound.Cube, sound.Roll, sound.Event, sound.Defend, sound.Held, sound.Rank,
	sound.Victory, sound.Stress, sound.Achievement, sound.Ally, sound.Condition, sound.Warning, sound.Failed, sound.Level,
	sound.Complete, sound.Burn, sound.Arrival, sound.Season, sound.KnockedOut, sound.Leaving, sound.YearStart, sound.YearEnd,
	sound.CampaignEnd,
}

// Weightiest returns the noise that counts of all that are not heard in turn; false if there is none.
func Weightiest(all []Noise) (Noise, bool) {
	if len(all) == 0 {
		return Noise{}, false
	}
	return slices.MaxFunc(all, func(a, b Noise) int { return slices.Index(loudest, a.Kind) - slices.Index(loudest, b.Kind) }), true
}

// noiseOf returns what an event sounds like, if it sounds at all.
func noiseOf(ev rules.Event) (Noise, bool) {
	kind, n := sound.NumKinds, 0
	switch ev.Kind {
	case rules.EvDie:
		kind, n = sound.PutDown, sound.AssetThing
		switch {
		case ev.Rolled:
			kind = sound.Roll
		case ev.Die.IsAction():
			n = sound.IvoryThing
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
	case rules.EvActivate, rules.EvTrigger, rules.EvAttempt, rules.EvUse, rules.EvAct, rules.EvBarter:
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
	case rules.EvStress:
		kind = sound.Stress
	}
	return Noise{kind, n}, kind < sound.NumKinds
}
