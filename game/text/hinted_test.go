package text

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A turn played by hints takes at most 25 commands, Enter for the next page included, and 500 words, on nearly every turn.
func TestTurnsByHintsAreShort(t *testing.T) {
	var commands, words []int
	for seed := uint64(5); seed < uint64(5+rulestest.Count(3, 12)); seed++ {
		s := begin(t, seed)
		for s.table().Phase != rules.Turns || s.table().Step != rules.StepActions {
			all(t, s, s.book.Notation(s.table(), s.moves()[0]))
		}
		for range 3 {
			typed, said, turn := 0, 0, s.table().Turn
			for s.table().Turn == turn && typed < 200 {
				line := "y"
				if s.hinted == 0 {
					line = "h"
				}
				for page := s.Take(line); ; page = s.Take("") {
					typed++
					said += len(strings.Fields(strings.Join(page, " ")))
					if s.pages.empty() {
						break
					}
				}
			}
			commands, words = append(commands, typed), append(words, said)
		}
	}
	slices.Sort(commands)
	slices.Sort(words)
	t.Logf("%d turns: commands %v, words %v", len(commands), commands, words)
	if n := len(commands); commands[n*8/10] > 25 || words[n-1] > 500 {
		t.Errorf("commands %v, words %v", commands, words)
	}
}

// One letter stands for each command that is used most, and never for a move.
func TestLettersAreCommands(t *testing.T) {
	s := begin(t, 7)
	for letter, word := range letters {
		if c := commandFor(letter, false); c == nil || c.word != word {
			t.Errorf("%s stands for %v", letter, c)
		}
		if _, err := s.book.Parse(s.table(), letter); err == nil {
			t.Errorf("%s is a move", letter)
		}
	}
}

// Done asks first while dice could still be used, chances stand in lists of attempts and are told by name, a card is told by its name,
// and the words of a move may be typed one line after the other.
func TestAskedByLine(t *testing.T) {
	s := begin(t, 7)
	for _, line := range []string{"menas", "thea", "start menas settled/sorcery", "start thea settled/sorcery"} {
		all(t, s, line)
	}
	n := s.campaign.Len()
	if got := strings.Join(all(t, s, "d"), " "); !strings.Contains(got, "End the step anyway?") || s.campaign.Len() != n {
		t.Errorf("done is answered with %q", got)
	}
	if got := strings.Join(all(t, s, "card thea"), " "); !strings.Contains(got, "Thea") {
		t.Errorf("the card is told by %q", got)
	}
	if got := strings.Join(all(t, s, "chance"), " "); !strings.Contains(got, "Name an obstacle") {
		t.Errorf("no chance is told by %q", got)
	}
	for _, m := range s.moves() {
		if m.Kind == rules.MoveAttempt {
			if got := strings.Join(all(t, s, "moves attempt"), " "); !strings.Contains(got, " to overcome, ") {
				t.Errorf("the attempts are listed without chances: %q", got)
			}
			break
		}
	}
	all(t, s, "move thea")
	if s.begun == nil {
		t.Fatal("the next words of a move are not asked")
	}
	first := strings.Fields(s.book.Notation(s.table(), s.find([]string{"move", "thea"})[0]))
	got := strings.Join(all(t, s, first[2]), " ")
	if !strings.Contains(got, "Which of these") && s.campaign.Len() == n {
		t.Errorf("%q after move thea is answered with %q", first[2], got)
	}
}
