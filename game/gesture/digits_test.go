package gesture

import (
	"fmt"
	"slices"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// ordered are the answers that questions have had, by question: which came before which, and by which digits.
type ordered struct {
	before map[string]map[[2]rules.Move]string // two answers in their order, and where that was
	digits map[string]map[rules.Move]map[int]bool
	asked  map[string]int
}

// add notes the answers to a question in their order.
func (o *ordered) add(question, where string, answers []rules.Move) {
	if o.before[question] == nil {
		o.before[question], o.digits[question] = map[[2]rules.Move]string{}, map[rules.Move]map[int]bool{}
	}
	o.asked[question]++
	if len(answers) < 2 {
		return // there is nothing to choose
	}
	fixed := !slices.ContainsFunc(answers, func(m rules.Move) bool { return !constant[m.Kind] })
	for i, m := range answers {
		if fixed || m == together {
			if o.digits[question][m] == nil {
				o.digits[question][m] = map[int]bool{}
			}
			o.digits[question][m][i+1] = true
		}
		for _, later := range answers[i+1:] {
			o.before[question][[2]rules.Move{m, later}] = where
		}
	}
}

// thing returns what of a move two questions of the same kind have in common: attempts at any obstacle by the same characters are the
// same, whoever begins them and with whichever die.
func thing(m rules.Move) rules.Move {
	if m.Kind == rules.MoveAttempt {
		return rules.Move{Kind: m.Kind, Arg: m.Arg}
	}
	return m
}

// together is the attempt of both.
var together = rules.Move{Kind: rules.MoveAttempt, Arg: 3}

// constant are the kinds of answer that do not depend on what lies on the table. A question that has no others keeps their digits.
var constant = map[rules.MoveKind]bool{
	rules.MoveYes: true, rules.MoveNo: true, rules.MoveDefend: true, rules.MoveFace: true, rules.MoveLeave: true,
}

// The answers to a question keep their order, whatever lies on the table. Those of a question that always offers the same keep their
// digit, and so does the attempt of both. That is so over campaigns by chance and played well, for the buttons of every question and
// for every gesture that can mean several moves.
func TestAnswersKeepTheirOrderAndDigit(t *testing.T) {
	b := rulestest.Book(t)
	seen := ordered{map[string]map[[2]rules.Move]string{}, map[string]map[rules.Move]map[int]bool{}, map[string]int{}}
	for seed := range uint64(rulestest.Count(3, 60)) {
		choose := rules.RandomPolicy(seed)
		if seed%2 == 1 {
			choose = mind.Greedy(seed)
		}
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Easy}, nil)
		for n := 0; n < 800 && s.Phase != rules.CampaignOver; n++ {
			moves := b.Moves(&s, nil)
			if len(moves) == 0 {
				break
			}
			where := fmt.Sprintf("seed %d, move %d", seed, n)
			h := NewHand(b, &s)
			if asks := s.Asks(); asks != nil {
				seen.add(fmt.Sprintf("%v: %s", asks.Task, b.Prompt(&s).Rule), where, h.Buttons())
			}
			seen.gestures(h, where)
			if err := b.Apply(&s, choose(b, &s, moves), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for question, pairs := range seen.before {
		for pair, where := range pairs {
			if other, both := pairs[[2]rules.Move{pair[1], pair[0]}]; both {
				t.Errorf("%s: %+v comes before %+v in %s, and after it in %s", question, pair[0], pair[1], where, other)
			}
		}
		for m, digits := range seen.digits[question] {
			if len(digits) > 1 {
				t.Errorf("%s: %v has the digits %v", question, m.Kind.Verb(), digits)
			}
		}
	}
	t.Logf("%d kinds of question: %v", len(seen.asked), seen.asked)
	if len(seen.asked) < 12 {
		t.Errorf("only %d kinds of question were asked", len(seen.asked))
	}
}

// gestures notes the answers where something dropped on a target, or a click on it, can mean several moves.
func (o *ordered) gestures(h *Hand, where string) {
	held := map[layout.Target]bool{{}: true}
	drops := map[layout.Target]bool{}
	for _, g := range h.Gestures {
		drops[g.Drop] = true
		for _, take := range g.Take {
			held[Same(take)] = true
		}
	}
	for what := range held {
		var hand []layout.Target
		if what.Kind != layout.None {
			hand = []layout.Target{what}
		}
		for on := range drops {
			complete, _ := h.Put(hand, on)
			if len(complete) < 2 {
				continue
			}
			var answers []rules.Move
			for _, g := range complete {
				answers = append(answers, thing(g.Move))
			}
			o.add("gesture: "+complete[0].Move.Kind.Verb(), where, answers)
		}
	}
}
