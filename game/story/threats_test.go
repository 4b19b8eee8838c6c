package story

import (
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A threat that goes on space by space is one line of the log, however it is shown, and each other threat, and what another move
// brings, a line of its own.
func TestTheLogTellsAnAdvanceOfAThreatInOneLine(t *testing.T) {
	book := rulestest.Book(t)
	now := book.NewCampaign(rules.Options{Seed: 5, Difficulty: content.Easy}, nil)
	log := NewLog(book)
	step := func(r content.Resource, to int8) rules.Event {
		return rules.Event{Kind: rules.EvThreat, Resource: r, N: to - 1, M: to}
	}
	state := func(int) *rules.State { return &now }
	log.Tell([]rules.Event{step(content.Sorcery, 3), step(content.Sorcery, 4)}, state)
	log.Tell([]rules.Event{step(content.Sorcery, 5)}, state)
	log.Tell([]rules.Event{step(content.Military, 6), {Kind: rules.EvThreat, Resource: content.Military, N: 6, M: 2}, step(content.Military, 3)}, state)
	log.EndMove()
	log.Tell([]rules.Event{step(content.Military, 4)}, state)
	want := []string{
		"The sorcery threat advances by 3, to space 5, level 3.",
		"The military threat advances to space 6, level 3.",
		"The military threat falls to space 2, level 2.",
		"The military threat advances to space 3, level 2.",
		"The military threat advances to space 4, level 2.",
	}
	if len(log.Lines) != len(want) {
		t.Fatalf("the log has %d lines: %+v", len(log.Lines), log.Lines)
	}
	for i, line := range log.Lines {
		if line.Text != want[i] {
			t.Errorf("the log says %q, not %q", line.Text, want[i])
		}
	}
}

// The banner of a threat that rises in the threats step names the cards whose symbols raise it ([threats]).
func TestARiseNamesTheCardsThatCauseIt(t *testing.T) {
	book, named := rulestest.Book(t), 0
	s, choose := book.NewCampaign(rules.Options{Seed: 23, Difficulty: content.Easy}, nil), rules.RandomPolicy(23)
	for range 600 {
		legal := book.Moves(&s, nil)
		if len(legal) == 0 {
			break
		}
		of := rules.Story{Keep: true}
		if err := book.Apply(&s, choose(book, &s, legal), &of); err != nil {
			t.Fatal(err)
		}
		for i, ev := range of.Events {
			by := RaisedBy(book, &of, i)
			if (by != "") != bySymbols(ev) {
				t.Fatalf("of %+v it is said %q", ev, by)
			}
			if by == "" {
				continue
			}
			named++
			from, _ := (&teller{book: book, story: &of}).stepOf(i)
			for _, card := range advice.CountThreats(book, &of.States[from], ev.Cause.Resource).From {
				if name := book.Content().Card(card.Obstacle).Name; !strings.Contains(by, name) {
					t.Errorf("%q does not name %s", by, name)
				}
			}
		}
	}
	if named == 0 {
		t.Error("no threat rose")
	}
}
