package solver

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

func TestSolutionWords(t *testing.T) {
	for _, c := range []struct {
		name string
		s    Solution
		want string
	}{
		{"nothing to solve", nothingToSolve, ""},
		{"for dice", Solution{Found: true, Way: Way{Dice: 2}, Sure: true}, "Can be finished alone this turn with 2 action dice."},
		{"for nothing", Solution{Found: true, Sure: true}, "Can be finished alone this turn without an action die."},
		{"for stress too", Solution{Found: true, Way: Way{Dice: 1, Stress: 2}, Sure: true}, "with 1 action die and 2 points of stress."},
		{"it may be cheaper", Solution{Found: true, Way: Way{Dice: 2}}, "with 2 action dice, perhaps for less."},
		{"pool dice may do", Solution{Found: true, Way: Way{Dice: 1}, Sure: true, Pools: true}, "with 1 action die; pool dice may serve instead."},
		{"pool dice do not matter", Solution{Found: true, Sure: true, Pools: true}, "without an action die."},
		{"not without pool dice", Solution{Sure: true, Pools: true}, "Needs help, a reroll or pool dice as action dice to finish this turn."},
		{"not now", Solution{Sure: true}, "Needs help or a reroll to finish this turn."},
		{"perhaps", Solution{}, "No way to finish it alone this turn is found yet."},
	} {
		got := strings.Join(c.s.Words(), " ")
		if c.want == "" && got != "" || !strings.HasSuffix(got, c.want) {
			t.Errorf("%s: it says %q, not %q", c.name, got, c.want)
		}
	}
}

// A few ways to finish a card are counted; more are many. The cheapest comes first, with the dice it begins with.
func TestWaysAreSaidInBrief(t *testing.T) {
	anything := Need{Resource: content.NoResource, Region: content.NoRegion, Values: rules.AnyValue}
	diplomacy := Need{Resource: content.Diplomacy, Region: content.NoRegion, Values: rules.AnyValue}
	short, long := Path{anything, anything}, Path{diplomacy, anything, anything, anything, anything}
	for want, test := range map[string]struct {
		paths []Path
		sol   Solution
	}{
		"It takes 2 dice: any asset, then any asset.":                                                       {paths: []Path{short}},
		"The shortest of 2 ways takes 2 dice: any asset, then any asset.":                                   {paths: []Path{short, long}},
		"The shortest of many ways takes 2 dice: any asset, then any asset.":                                {paths: slices.Repeat([]Path{short}, 723)},
		"It takes 5 dice: first diplomacy, then any asset, then any asset, and 2 more.":                     {paths: []Path{long}},
		"The cheapest of 2 ways takes 5 dice: first diplomacy, then any asset, then any asset, and 2 more.": {[]Path{short, long}, Solution{Sure: true, Found: true, Way: Way{Path: long, Dice: 1}}},
	} {
		if got := WaysWords(test.paths, &test.sol)[0]; got != want {
			t.Errorf("it is said %q, not %q", got, want)
		}
	}
}
