package training

import (
	"math"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
)

// Campaigns that are won more often than a judgement says shift its odds up, and none of the other difficulties.
func TestCalibrate(t *testing.T) {
	var samples []sample
	for i := range 200 {
		e := &end{seed: uint64(i), difficulty: content.Hardcore}
		if i%4 > 0 {
			e.victory = rules.Pyrrhic
		}
		var v mind.View
		v.Features[1], v.Hats[1] = 1, 1 // hardcore, after two years
		samples = append(samples, sample{v, e, 2})
	}
	j := &mind.Judgement{} // of odds of nought: one half
	c, err := calibrate(j, samples)
	if err != nil {
		t.Fatal(err)
	}
	j.Played[content.Hardcore] = c
	if chance := j.Win(&samples[0].View); math.Abs(chance-.75) > .02 {
		t.Errorf("of campaigns of which three quarters were won it says %.2f", chance)
	}
	var other mind.View
	if chance := j.Win(&other); chance != .5 {
		t.Errorf("of another difficulty it says %.2f", chance)
	}
	if starts := yearStarts(samples, 2); len(starts) != 200 || len(yearStarts(samples, 1)) != 0 {
		t.Errorf("%d years begin", len(starts))
	}
}

// Chances are gathered by tenths, and what is certain by itself.
func TestTenths(t *testing.T) {
	lines := tenths([]forecast{{chance: .31, overcome: true}, {chance: .39}, {chance: 1, overcome: true}}, func(f *forecast) float64 { return f.chance })
	if len(lines) != 2 || lines[0] != "30 to 40 %       2 attempts,  35 % shown,  50 % overcome (9 to 91)" {
		t.Errorf("%q", lines)
	}
}
