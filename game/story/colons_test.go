package story

import (
	"strings"
	"testing"

	"sixwinters/advice/mind"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Over 30 turns by chance and 30 played well no line of the log, no sentence and no move in the list has more than
// one colon.
func TestOneColonALine(t *testing.T) {
	b := rulestest.Book(t)
	const turns = 30
	for name, choose := range map[string]rules.Policy{"chance": rules.RandomPolicy(7), "greedy": mind.Greedy(7)} {
		s, l, told := b.NewCampaign(rules.Options{Seed: 7}, nil), NewLog(b), map[string]bool{}
		for done := 0; done < turns && s.Phase != rules.CampaignOver; {
			moves := b.Moves(&s, nil)
			for _, m := range moves {
				told[b.ListLabel(&s, m)] = true
			}
			m, story := choose(b, &s, moves), rules.Story{Keep: true}
			if err := b.Apply(&s, m, &story); err != nil {
				t.Fatal(err)
			}
			l.Tell(story.Events, func(i int) *rules.State { return &story.States[i] })
			for _, sentence := range Sentences(b, &story, false) {
				told[sentence.Say] = true
			}
			if m.Kind == rules.MoveDone {
				done++
			}
		}
		for _, line := range l.Lines {
			told[line.Text] = true
		}
		for line := range told {
			if strings.Count(line, ": ") > 1 {
				t.Errorf("by %s: %q", name, line)
			}
		}
		if len(told) < 300 {
			t.Errorf("by %s only %d lines", name, len(told))
		}
	}
}
