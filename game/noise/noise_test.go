package noise

import (
	"reflect"
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
		want   []Noise
	}{
		"dice rolled together":   {[]rules.Event{roll, roll, roll}, []Noise{{sound.Roll, 3}}},
		"a die goes to a pool":   {[]rules.Event{{Kind: rules.EvDie, From: mat, To: pool}}, []Noise{{sound.PutDown, 0}}},
		"a card is drawn":        {[]rules.Event{{Kind: rules.EvObstacle, From: pile}}, []Noise{{sound.Turn, 0}}},
		"a card is discarded":    {[]rules.Event{{Kind: rules.EvObstacle, To: rules.Place{Spot: rules.DiscardPile}}}, []Noise{{sound.Card, 0}}},
		"a threat rises":         {[]rules.Event{{Kind: rules.EvThreat, N: 3, M: 4}}, []Noise{{sound.Warning, 0}}},
		"a threat falls":         {[]rules.Event{{Kind: rules.EvThreat, N: 4, M: 3}}, []Noise{{sound.Cube, 0}}},
		"the defence fails":      {[]rules.Event{{Kind: rules.EvDefence}}, []Noise{{sound.Warning, 0}}},
		"summer's event":         {[]rules.Event{{Kind: rules.EvSeason, Season: content.Summer, N: 3}}, []Noise{{sound.Season, int(content.Summer)}}},
		"a step":                 {[]rules.Event{{Kind: rules.EvStep, N: 2}}, nil},
		"what is heard once":     {[]rules.Event{{Kind: rules.EvTrigger}, {Kind: rules.EvActivate}}, []Noise{{sound.Glow, 0}}},
		"what comes one by one":  {[]rules.Event{{Kind: rules.EvComplete}, {Kind: rules.EvProgressed}}, []Noise{{sound.Complete, 0}, {sound.Cube, 0}}},
		"stress and a knock-out": {[]rules.Event{{Kind: rules.EvStress}, {Kind: rules.EvKnockedOut}}, []Noise{{sound.Stress, 0}, {sound.KnockedOut, 0}}},
	} {
		if got := Of(c.events); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: heard are %v, not %v", name, got, c.want)
		}
	}
}

// Every kind of event but those that only begin something is heard, and all that can come of one has its weight.
func TestEveryEventIsHeard(t *testing.T) {
	silent := map[rules.EventKind]bool{rules.EvStep: true, rules.EvTurn: true, rules.EvYear: true}
	for kind := rules.EvStep; kind <= rules.EvShort; kind++ {
		n, ok := noiseOf(rules.Event{Kind: kind})
		if ok == silent[kind] {
			t.Errorf("event %d is heard: %v", kind, ok)
		}
		if ok && n.Kind != sound.Refused && weight[n.Kind] == 0 {
			t.Errorf("the noise %d of event %d has no weight", n.Kind, kind)
		}
	}
}

// Of many noises at once the weightiest is heard.
func TestTheWeightiestIsHeard(t *testing.T) {
	events := []rules.Event{{Kind: rules.EvActivate}, {Kind: rules.EvKnockedOut}, {Kind: rules.EvStress}}
	if n, ok := Weightiest(events); !ok || n.Kind != sound.KnockedOut {
		t.Errorf("heard is %v, %t", n, ok)
	}
	if n, ok := Weightiest([]rules.Event{{Kind: rules.EvTurn}}); ok {
		t.Errorf("of the beginning of a turn %v is heard", n)
	}
}
