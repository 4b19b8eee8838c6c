package story

import (
	"reflect"
	"slices"
	"testing"

	"sixwinters/content"

	"sixwinters/rules"
	"sixwinters/sound"
)

func TestNoisesOfEvents(t *testing.T) {
	pile, mat, pool := rules.Place{Spot: rules.DrawPile}, rules.Place{Spot: rules.OnMat}, rules.Place{Spot: rules.InPool}
	roll := rules.Event{Kind: rules.EvDie, Rolled: true, To: mat}
	for name, c := range map[string]struct {
		events []rules.Event
		of     Moment
		want   []Noise
		at     int // the event that the moment is
	}{
		"dice rolled together":  {events: []rules.Event{roll, roll, roll}, want: []Noise{{sound.Roll, 3}}},
		"dice of a defence":     {[]rules.Event{roll, roll, roll}, Moment{Kind: Roll, N: 3}, []Noise{{sound.Defend, 3}}, 0},
		"an action die is put":  {events: []rules.Event{{Kind: rules.EvDie, Die: rules.ActionDie(3), From: mat, To: pool}}, want: []Noise{{sound.PutDown, sound.IvoryThing}}},
		"an asset is put":       {events: []rules.Event{{Kind: rules.EvDie, Die: rules.ResourceDie(content.Sorcery, 3), From: mat, To: pool}}, want: []Noise{{sound.PutDown, sound.AssetThing}}},
		"a card is drawn":       {events: []rules.Event{{Kind: rules.EvObstacle, From: pile}}, want: []Noise{{sound.Turn, 0}}},
		"a card is discarded":   {events: []rules.Event{{Kind: rules.EvObstacle, To: rules.Place{Spot: rules.DiscardPile}}}, want: []Noise{{sound.Card, 0}}},
		"a threat rises":        {events: []rules.Event{{Kind: rules.EvThreat, N: 3, M: 4}}, want: []Noise{{sound.Warning, 0}}},
		"it reaches a level":    {[]rules.Event{{Kind: rules.EvThreat, N: 3, M: 4}}, Moment{Kind: Risen, N: 2}, []Noise{{sound.Level, 2}}, 0},
		"a threat falls":        {events: []rules.Event{{Kind: rules.EvThreat, N: 4, M: 3}}, want: []Noise{{sound.Cube, 0}}},
		"the season turns":      {[]rules.Event{{Kind: rules.EvBox}}, Moment{Kind: Turned, N: int(content.Summer)}, []Noise{{sound.Season, int(content.Summer)}}, 0},
		"a step":                {events: []rules.Event{{Kind: rules.EvStep, N: 2}}},
		"what is heard once":    {events: []rules.Event{{Kind: rules.EvTrigger}, {Kind: rules.EvActivate}}, want: []Noise{{sound.Glow, 0}}},
		"stress, knocked out":   {[]rules.Event{{Kind: rules.EvStress}, {Kind: rules.EvKnockedOut}}, Moment{Kind: KnockedOut}, []Noise{{sound.KnockedOut, 0}, {sound.Stress, 0}}, 1},
		"what comes one by one": {[]rules.Event{{Kind: rules.EvComplete}, {Kind: rules.EvProgressed}}, Moment{Kind: Completed}, []Noise{{sound.Complete, 0}, {sound.Cube, 0}}, 0},
	} {
		if got := NoisesOf(c.events, c.of, c.at); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: heard are %v, not %v", name, got, c.want)
		}
	}
}

// Every kind of event is heard, or is always a moment, or only begins something. All that can come of one has its weight, and so
// has every moment.
func TestEveryEventIsHeard(t *testing.T) {
	silent := []rules.EventKind{rules.EvStep, rules.EvTurn, rules.EvDefence, rules.EvOvercome, rules.EvComplete, rules.EvRank,
		rules.EvAchievement, rules.EvCondition, rules.EvKnockedOut, rules.EvBurned, rules.EvBurnLocation, rules.EvSeason,
		rules.EvUnlockCharacter, rules.EvYearOver, rules.EvYear, rules.EvCampaignOver}
	for kind := rules.EvStep; kind <= rules.EvShort; kind++ {
		n, ok := noiseOf(rules.Event{Kind: kind})
		if ok == slices.Contains(silent, kind) {
			t.Errorf("event %d is heard: %v", kind, ok)
		}
		if ok && n.Kind != sound.Refused && !slices.Contains(loudest, n.Kind) {
			t.Errorf("the noise %d of event %d has no weight", n.Kind, kind)
		}
	}
	for kind := Roll; kind < NumKinds; kind++ {
		if !slices.Contains(loudest, kind.Show().Noise) {
			t.Errorf("the noise of moment %d has no weight", kind)
		}
	}
}

// Of many noises at once the weightiest is heard.
func TestTheWeightiestIsHeard(t *testing.T) {
	if n, ok := Weightiest([]Noise{{sound.Glow, 0}, {sound.KnockedOut, 0}, {sound.Stress, 0}}); !ok || n.Kind != sound.KnockedOut {
		t.Errorf("heard is %v, %t", n, ok)
	}
	if n, ok := Weightiest(nil); ok {
		t.Errorf("of nothing %v is heard", n)
	}
}
