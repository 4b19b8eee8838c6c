package game

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
		want   []noise
	}{
		"dice rolled together":   {[]rules.Event{roll, roll, roll}, []noise{{sound.Roll, 3}}},
		"a die goes to a pool":   {[]rules.Event{{Kind: rules.EvDie, From: mat, To: pool}}, []noise{{sound.PutDown, 0}}},
		"a card is drawn":        {[]rules.Event{{Kind: rules.EvObstacle, From: pile}}, []noise{{sound.Turn, 0}}},
		"a card is discarded":    {[]rules.Event{{Kind: rules.EvObstacle, To: rules.Place{Spot: rules.DiscardPile}}}, []noise{{sound.Card, 0}}},
		"a threat rises":         {[]rules.Event{{Kind: rules.EvThreat, N: 3, M: 4}}, []noise{{sound.Warning, 0}}},
		"a threat falls":         {[]rules.Event{{Kind: rules.EvThreat, N: 4, M: 3}}, []noise{{sound.Cube, 0}}},
		"the defence fails":      {[]rules.Event{{Kind: rules.EvDefence}}, []noise{{sound.Warning, 0}}},
		"summer's event":         {[]rules.Event{{Kind: rules.EvSeason, Season: content.Summer, N: 3}}, []noise{{sound.Season, int(content.Summer)}}},
		"a step":                 {[]rules.Event{{Kind: rules.EvStep, N: 2}}, nil},
		"what is heard once":     {[]rules.Event{{Kind: rules.EvTrigger}, {Kind: rules.EvActivate}}, []noise{{sound.Glow, 0}}},
		"what comes one by one":  {[]rules.Event{{Kind: rules.EvComplete}, {Kind: rules.EvProgressed}}, []noise{{sound.Complete, 0}, {sound.Cube, 0}}},
		"stress and a knock-out": {[]rules.Event{{Kind: rules.EvStress}, {Kind: rules.EvKnockedOut}}, []noise{{sound.Stress, 0}, {sound.KnockedOut, 0}}},
	} {
		if got := noises(c.events); !reflect.DeepEqual(got, c.want) {
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
		if ok && n.kind != sound.Refused && weight[n.kind] == 0 {
			t.Errorf("the noise %d of event %d has no weight", n.kind, kind)
		}
	}
}

// The sound is turned off and on with the settings, and a game without a window needs none.
func TestMute(t *testing.T) {
	g := withSettings(t, Options{}, "")
	table := practice(g, rules.Options{Seed: 1})
	g.show(table)
	table.toggleMute(g)
	if !inFile(t, g).Mute || !table.view.Muted {
		t.Error("the sound is not off")
	}
	table.toggleMute(g)
	if inFile(t, g).Mute || table.view.Muted {
		t.Error("the sound is not on again")
	}
}
