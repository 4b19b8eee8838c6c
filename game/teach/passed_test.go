package teach

import (
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What is told of the dice to act with is over when none is left, and when the next step has come; what is told of a port, when
// nobody stands there any more, and what is told of a finished card when the next one is taken.
func TestPassed(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 5}, nil)
	choose := mind.Greedy(5)
	playUntil := func(is func() bool) {
		t.Helper()
		for range 2000 {
			if is() {
				return
			}
			b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil)
		}
		t.Fatal("it never comes to that")
	}
	dice := &content.Tip{Event: "first-dice"}
	playUntil(func() bool { return s.Asks() != nil && s.Asks().Task == rules.TaskActions })
	if Passed(dice, layout.Target{Kind: layout.Portrait}, &s) {
		t.Error("the dice are still to be used")
	}
	playUntil(func() bool { return s.Attempt.Phase != rules.NoAttempt })
	after := s
	after.Attempt, after.Step = rules.Attempt{}, rules.StepRefresh
	if !Passed(dice, layout.Target{Kind: layout.Portrait}, &after) {
		t.Error("dice are rolled anew")
	}
	spent := s
	for p, left := range []bool{true, false} {
		spent.Players[p].Dice = rules.Values{}
		if Passed(dice, layout.Target{Kind: layout.Portrait}, &spent) == left {
			t.Errorf("with dice left %t, it is over or not", left)
		}
	}
	complete, port := &content.Tip{Event: "complete"}, &content.Tip{Event: "at-port"}
	playUntil(func() bool { return s.Phase == rules.Turns && s.Step == rules.StepActions })
	here := layout.Target{Kind: layout.Location, N: uint8(s.Players[0].At)}
	if Passed(port, here, &s) {
		t.Error("somebody stands at the port still")
	}
	playUntil(func() bool { return s.Asks() != nil && s.Asks().Task == rules.TaskTake })
	if Passed(complete, layout.Target{Kind: layout.Staged}, &s) {
		t.Error("the next card is still to be taken")
	}
	playUntil(func() bool { return s.Asks() != nil && s.Asks().Task == rules.TaskActions })
	if !Passed(complete, layout.Target{Kind: layout.Staged}, &s) {
		t.Error("the next card has been taken")
	}
	for p := range s.Players {
		s.Players[p].At = (content.Slot(here.N) + 1) % content.NumSlots
	}
	if !Passed(port, here, &s) || Passed(&content.Tip{Event: "stress"}, here, &s) {
		t.Error("nobody stands at the port, and a stress is not over with that")
	}
}
