package advice

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

func TestRollsAreCountedExactly(t *testing.T) {
	for n := range 5 {
		counted := map[rules.Values]float64{}
		ways := 1
		for range n {
			ways *= 6
		}
		for i := range ways {
			var v rules.Values
			for rest, k := i, 0; k < n; k, rest = k+1, rest/6 {
				v[rest%6]++
			}
			counted[v] += 1 / float64(ways)
		}
		seen := 0
		eachRoll(n, func(v *rules.Values, chance float64) {
			seen++
			if math.Abs(counted[*v]-chance) > 1e-12 {
				t.Errorf("%v with %d dice has chance %v, not %v", *v, n, chance, counted[*v])
			}
		})
		if seen != len(counted) {
			t.Errorf("%d dice fall in %d ways, not %d", n, seen, len(counted))
		}
	}
}

func TestFallsAreCountedExactly(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	pool := func(n uint8) rules.Place { return rules.Place{Spot: rules.InPool, N: n} }
	want := map[string]float64{}
	for i := range 6 * 6 * 6 {
		x, y, z := i%6+1, i/6%6+1, i/36+1
		want[fmt.Sprint(min(x, y), max(x, y), z)] += 1.0 / 216
	}
	got := map[string]float64{}
	var last string
	if !eachFall(&s, false, func(_ *rules.State, _ *rules.Story, rolls rules.Rolls) {
		x, y := rolls(0, pool(0)), rolls(0, pool(0))
		last = fmt.Sprint(x, y, rolls(1, pool(1)))
	}, func(w *way) { got[last] += w.chance }) {
		t.Fatal("three dice are too many")
	}
	for k, p := range want {
		if math.Abs(got[k]-p) > 1e-12 {
			t.Errorf("%s has chance %v, not %v", k, got[k], p)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d falls, not %d", len(got), len(want))
	}
	// Dice of which each decides on the next: at most three, going on after a five.
	sum, fives := 0.0, 0.0
	eachFall(&s, true, func(_ *rules.State, _ *rules.Story, rolls rules.Rolls) {
		last = ""
		for range 3 {
			v := rolls(0, pool(0))
			last += fmt.Sprint(v)
			if v != 5 {
				break
			}
		}
	}, func(w *way) {
		sum += w.chance
		if strings.HasPrefix(last, "5") {
			fives += w.chance
		}
	})
	if math.Abs(sum-1) > 1e-12 || math.Abs(fives-1.0/6) > 1e-12 {
		t.Errorf("the chances add up to %v, and a five comes with %v", sum, fives)
	}
}
