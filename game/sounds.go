package game

import (
	"slices"

	"sixwinters/rules"
	"sixwinters/sound"
)

// noise is a sound to be heard; what n means stands at the kinds of sound.
type noise struct {
	kind sound.Kind
	n    int
}

// hear plays a noise, as loud as is set. A game without a window is silent.
func (g *Game) hear(k sound.Kind, n int) {
	if g.sounds == nil {
		return
	}
	volume := g.settings.Volume
	if g.settings.Mute {
		volume = 0
	}
	g.sounds.SetVolume(volume)
	g.sounds.Play(k, n)
}

// toggleMute turns the sound off and on.
func (t *table) toggleMute(g *Game) {
	g.settings.Mute = !g.settings.Mute
	g.saveSettings()
	t.lay(g)
	g.hear(sound.Press, 0)
}

// silence is why nothing can be heard, in a sentence, or "".
func (g *Game) silence() string {
	if g.sounds == nil || g.sounds.Trouble() == nil {
		return ""
	}
	return sentence(g.sounds.Trouble())
}

// tellSilence says in the log, once, that there is nothing to play sounds on.
func (t *table) tellSilence(g *Game) {
	if g.toldSilence {
		return
	}
	if say := g.silence(); say != "" {
		g.toldSilence = true
		t.log.Say(say)
	}
}

// hearBeat plays what a beat sounds like.
func (g *Game) hearBeat(events []rules.Event) {
	for _, n := range noises(events) {
		g.hear(n.kind, n.n)
	}
}

// hearEnd plays the weightiest noise of what is not shown but simply there.
func (g *Game) hearEnd(events []rules.Event) {
	all := noises(events)
	if len(all) > 0 {
		last := slices.MaxFunc(all, func(a, b noise) int { return weight[a.kind] - weight[b.kind] })
		g.hear(last.kind, last.n)
	}
}

// weight orders noises: of many at once only the weightiest is heard.
var weight = map[sound.Kind]int{
	sound.Glow: 1, sound.PutDown: 2, sound.Card: 3, sound.Turn: 4, sound.Cube: 5, sound.Roll: 6, sound.Victory: 7,
	sound.Stress: 8, sound.Warning: 9, sound.Complete: 10, sound.Season: 11, sound.KnockedOut: 12, sound.YearEnd: 13,
}

// noises are what events sound like, each noise once, in the order of the events; dice that are rolled together are one
// roll.
func noises(events []rules.Event) []noise {
	var list []noise
	rolled := 0
	for _, ev := range events {
		if ev.Kind == rules.EvDie && ev.Rolled {
			rolled++
		}
	}
	for _, ev := range events {
		n, ok := noiseOf(ev)
		if n.kind == sound.Roll {
			n.n = rolled
		}
		if ok && !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	return list
}

// noiseOf is what an event sounds like, if it sounds at all.
func noiseOf(ev rules.Event) (noise, bool) {
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
	case rules.EvBox, rules.EvProgressed, rules.EvRest, rules.EvRecover:
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
		return noise{sound.Season, int(ev.Season)}, true
	case rules.EvYearOver, rules.EvCampaignOver:
		kind = sound.YearEnd
	case rules.EvStep, rules.EvTurn, rules.EvYear:
		return noise{}, false
	}
	return noise{kind: kind}, kind < sound.NumKinds
}
