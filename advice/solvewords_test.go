package advice

import (
	"strings"
	"testing"
)

func TestSolutionWords(t *testing.T) {
	square := Path{{}}
	for _, c := range []struct {
		name string
		s    Solution
		want string
	}{
		{"nothing to solve", nothingToSolve, ""},
		{"for dice", Solution{Ways: []Way{{Dice: 2}}, Sure: true}, "can be finished this turn with 2 action dice."},
		{"for nothing", Solution{Ways: []Way{{}}, Sure: true}, "can be finished this turn without an action die."},
		{"for stress too", Solution{Ways: []Way{{Dice: 1, Stress: 2}}, Sure: true}, "with 1 action die and 2 points of stress."},
		{"it may be cheaper", Solution{Ways: []Way{{Dice: 2}}}, ""},
		{"not now", Solution{Missing: square, Sure: true, Farthest: true}, "cannot be finished this turn."},
		{"a part", Solution{Partial: Way{Path: square}, Missing: square, Sure: true, Farthest: true}, "1 square at most can be filled."},
		{"perhaps", Solution{Missing: square, Farthest: true}, ""},
	} {
		got := strings.Join(c.s.Words(), " ")
		if c.want == "" && got != "" || !strings.HasSuffix(got, c.want) {
			t.Errorf("%s: it says %q, not %q", c.name, got, c.want)
		}
	}
}
