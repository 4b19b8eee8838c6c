package training

import (
	"testing"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// An attempt that a die in hand overcomes was left, one that lacks a roll was not.
func TestSureWay(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Attach("redbank/support", "false-confidence") // a 1 and a 3
	id, thea := tb.Obstacle("false-confidence"), tb.Player("thea")
	tb.At("thea", "redbank/support")
	s := &tb.State
	s.Attempt = rules.Attempt{Obstacle: id, Team: 1 << thea, Phase: rules.Overcome}
	s.Stack[s.Depth] = rules.Frame{Task: rules.TaskAttempt}
	s.Depth++
	for dice, want := range map[string]bool{"a1 a3": true, "a1 a6": false} {
		t.Run(dice, func(t *testing.T) {
			before := *s
			defer func() { *s = before }()
			tb.Put("thea", dice)
			for i := range s.Players[thea].Boxes {
				s.Players[thea].Boxes[i] = rules.ActionDie(6)
			}
			if got := sureWay(tb.Book, s, id); got != want {
				t.Errorf("%t", got)
			}
		})
	}
}
