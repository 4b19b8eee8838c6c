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

// Chances that tell won campaigns from lost ones are released; such as say nothing are not.
func TestReleasedFrom(t *testing.T) {
	for _, tells := range []bool{true, false} {
		j := &mind.Judgement{}
		j.Victory[0][2] = [mind.NumKnots]float64{1, 1, 1, 1}
		var samples []sample
		for i := range 120 {
			e := &end{seed: uint64(i), difficulty: content.Standard}
			if i%2 == 0 {
				e.victory = rules.Pyrrhic
			}
			for year := range rules.MostYears {
				var v mind.View
				v.Hats[0] = 1
				if v.Features[2] = float64(i*7%3) - 1; tells && year >= 2 {
					v.Features[2] = float64(1-i%2*2) * 2
				}
				samples = append(samples, sample{v, e, year})
			}
		}
		from, lines, err := releasedFrom(j, samples)
		if want := map[bool]uint8{true: 3, false: 0}[tells]; err != nil || from != want || len(lines) != rules.MostYears {
			t.Errorf("released from year %d, not %d: %v, %q", from, want, err, lines)
		}
	}
}

// Chances are gathered by tenths, and what is certain by itself.
func TestTenths(t *testing.T) {
	lines := tenths([]forecast{{chance: .31, overcome: true}, {chance: .39}, {chance: 1, overcome: true}}, func(f *forecast) float64 { return f.chance })
	if len(lines) != 2 || lines[0] != "30 to 40 %       2 of them,  35 % shown,  50 % came true (9 to 91)" {
		t.Errorf("%q", lines)
	}
}
