package training

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// made are samples of campaigns that are won where the progress on the best track is more than the threat on the others.
func made(campaigns int) (samples []sample) {
	chance := rules.Chance(1)
	for i := range campaigns {
		e := &end{seed: uint64(i)}
		var v mind.View
		v.Hats[1], v.Hats[2] = 0.5, 0.5
		for f := range v.Features {
			v.Features[f] = float64(chance.Below(100)) / 100
		}
		v.Features[0] = 3 // the same everywhere
		if v.Features[3] > v.Features[29] {
			e.victory = rules.Pyrrhic
		}
		e.ahead = i % 2
		for range 3 {
			samples = append(samples, sample{v, e, -1})
		}
	}
	return samples
}

// What decides campaigns that are made up is found, and nothing else weighs as much.
func TestFitFindsWhatDecides(t *testing.T) {
	samples := made(400)
	j, err := fit(samples)
	if err != nil {
		t.Fatal(err)
	}
	progress, threat := j.Victory[0][3][1], j.Victory[0][29][1]
	if progress < 1 || threat > -1 {
		t.Errorf("progress weighs %.2f and threat %.2f", progress, threat)
	}
	for i := range mind.NumFeatures {
		if w := math.Abs(j.Victory[0][i][1]); i != 3 && i != 29 && w > progress/2 {
			t.Errorf("feature %d weighs %.2f, progress %.2f", i, w, progress)
		}
	}
	right := 0
	for i := range samples {
		if (j.Win(&samples[i].View) > 0.5) == (samples[i].end.victory > rules.Defeat) {
			right++
		}
	}
	if right < len(samples)*9/10 {
		t.Errorf("%d of %d are foretold", right, len(samples))
	}
}

// The gradient is that of the loss.
func TestGradient(t *testing.T) {
	samples := made(20)
	sc := scale(samples)
	f := fitting{samples: sc.scaled(samples), weight: 0.1, logit: true, target: func(e *end) float64 { return float64(e.victory) }}
	w, gradient := make([]float64, inputs), make([]float64, inputs)
	for i := range w {
		w[i] = math.Sin(float64(i)) / 10
	}
	at := f.at(w, gradient)
	scratch := make([]float64, inputs)
	for _, i := range []int{0, 13, 14, 117, inputs - 3} {
		const step = 1e-6
		w[i] += step
		if slope := (f.at(w, scratch) - at) / step; math.Abs(slope-gradient[i]) > 1e-3*(1+math.Abs(slope)) {
			t.Errorf("the slope of weight %d is %f, the gradient %f", i, slope, gradient[i])
		}
		w[i] -= step
	}
}

// Training again plays nothing again and learns the same; a campaign whose record is missing is played again, and alike.
func TestTrainGoesOn(t *testing.T) {
	if testing.Short() {
		t.Skip("plays campaigns")
	}
	b := rulestest.Book(t)
	p := Plan{Folder: t.TempDir(), Campaigns: rulestest.Count(1, 2), Seed: 77, Cores: 2, Strengths: []mind.Strength{mind.Novice}}
	var told strings.Builder
	first, err := Train(context.Background(), b, p, &told)
	if err != nil {
		t.Fatal(err)
	}
	one := filepath.Join(p.Folder, "novice-easy-77.txt")
	before, err := os.ReadFile(one)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(one); err != nil {
		t.Fatal(err)
	}
	told.Reset()
	p.Cores = 1
	again, err := Train(context.Background(), b, p, &told)
	if err != nil {
		t.Fatal(err)
	}
	if *again.Judgement != *first.Judgement {
		t.Error("the same campaigns teach something else")
	}
	if after, _ := os.ReadFile(one); string(after) != string(before) {
		t.Error("a campaign is played otherwise the second time")
	}
	if want := fmt.Sprintf("%d campaigns, 1 of them to be played", 3*p.Campaigns); !strings.Contains(told.String(), want) {
		t.Errorf("told: %s", told.String())
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	p.Seed = 999
	if _, err := Train(stopped, b, p, io.Discard); err == nil {
		t.Error("it goes on though it was stopped")
	}
}

// Chances that are all right have an area of 1 and no error; such as are all wrong an area of 0 and an error of 1.
func TestQuality(t *testing.T) {
	right := []answer{{1, true}, {0, false}, {0, false}, {1, true}}
	wrong := []answer{{0, true}, {1, false}, {1, false}, {0, true}}
	for want, answers := range map[string][]answer{
		"area under the curve 1.00, Brier score 0.000, 0.250 by the share alone; 50 % expected, 50 % won": right,
		"area under the curve 0.00, Brier score 1.000, 0.250 by the share alone; 50 % expected, 50 % won": wrong,
	} {
		if got := quality(answers); got != want {
			t.Errorf("%s, not %s", got, want)
		}
	}
}
