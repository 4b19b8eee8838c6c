package text

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A turn played by hints takes at most 25 commands, Enter for the next page included, and 500 words, on all turns but one.
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
	if n := len(commands); commands[n-2] > 25 || words[n-1] > 500 {
		t.Errorf("commands %v, words %v", commands, words)
	}
}

// A hint says who makes its move and where to, how likely an attempt succeeds, and what arriving costs: nobody sees an arrow in lines.
func TestHintsNameWhatTheyMean(t *testing.T) {
	s, moves, attempts, harmed := begin(t, 14), 0, 0, 0
	for n := 0; n < 120 && len(s.moves()) > 0; n++ {
		got := strings.Join(all(t, s, "h"), " ")
		if m := s.hint.Move; m.Kind == rules.MoveTravel {
			if moves++; !strings.Contains(got, s.book.PlayerName(s.table(), int(m.Player))) || !strings.Contains(got, s.book.Location(s.table(), m.Slot).Name) {
				t.Errorf("a move to another location is hinted at by %q", got)
			}
		} else if m.Kind == rules.MoveAttempt {
			if attempts++; !strings.Contains(got, s.book.ObstacleName(s.table(), content.ObstacleID(m.Card))) || !strings.Contains(got, ": "+strings.Fields(s.chance(m))[0]) {
				t.Errorf("an attempt is hinted at by %q", got)
			}
		}
		for p, harm := range advice.ArrivalOf(s.book, s.table(), s.hint.Move) {
			if harms := s.book.PlayerName(s.table(), p) + " " + harm.Words(); !harm.None() {
				if harmed++; !strings.Contains(got, harms) {
					t.Errorf("a move that costs %s is hinted at by %q", harms, got)
				}
			}
		}
		if err := s.campaign.Play(s.hint.Move, nil); err != nil {
			t.Fatal(err)
		}
		s.hinted = 0
	}
	if moves == 0 || attempts == 0 || harmed == 0 {
		t.Errorf("%d moves, %d attempts and %d arrivals that harm are hinted at", moves, attempts, harmed)
	}
}

// Each turn begins with the action dice, told once.
func TestEachTurnTellsItsDice(t *testing.T) {
	s := begin(t, 7)
	for s.table().Phase != rules.Turns || s.table().Step != rules.StepActions {
		all(t, s, s.book.Notation(s.table(), s.moves()[0]))
	}
	for turn := s.table().Turn; s.table().Turn < turn+2; {
		was := s.table().Turn
		s.Take("h")
		got := strings.Join(all(t, s, "y"), " ")
		if told := strings.Contains(got, Dice(s.book, s.table())+"."); told != (s.table().Turn != was) {
			t.Errorf("in turn %d, after turn %d, it says %q", s.table().Turn, was, got)
		}
	}
}

// As long as the next hint is on a page that has not been told, yes turns to that page: nobody makes a move unheard.
func TestYesWaitsForTheHint(t *testing.T) {
	s, waited := begin(t, 7), 0
	s.Take("h")
	for n := 0; n < 80 && len(s.moves()) > 0; n++ {
		for s.pages.holds("Hint: ") {
			made := s.campaign.Len()
			page := strings.Join(s.Take("y"), " ")
			if waited++; s.campaign.Len() != made || page == "" {
				t.Fatalf("yes makes a move that was not told, and says %q", page)
			}
		}
		s.Take("y")
	}
	if waited == 0 {
		t.Error("no hint waits")
	}
}

// Instead says another move than the hint did, which yes makes; without a hint it asks for one.
func TestInsteadSaysAnotherMove(t *testing.T) {
	s := begin(t, 7)
	for _, line := range []string{"menas", "thea", "start menas settled/sorcery", "start thea settled/sorcery"} {
		all(t, s, line)
	}
	if got := strings.Join(all(t, s, "instead"), " "); !strings.Contains(got, "type hint") {
		t.Errorf("without a hint it says %q", got)
	}
	all(t, s, "hint")
	first, n := s.hint.Move, s.campaign.Len()
	if got := strings.Join(all(t, s, "instead"), " "); !strings.HasPrefix(got, "Hint: "+rules.Capital(s.does())) || s.hint.Move == first {
		t.Errorf("instead of %v it says %v: %q", first, s.hint.Move, got)
	}
	if all(t, s, "yes"); s.campaign.Len() == n {
		t.Error("yes does not make the move")
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
	if got := strings.Join(all(t, s, "move"), " "); !strings.Contains(got, "So far: move. Who moves? Type menas") {
		t.Errorf("move is answered with %q", got)
	}
	if got := strings.Join(all(t, s, "th"), " "); s.begun == nil || !strings.Contains(got, "So far: move thea. Where to? Type ") || !strings.Contains(got, " for Eastkeep") {
		t.Fatalf("move thea is answered with %q", got)
	}
	if got := strings.Join(all(t, s, "move thea gravewood"), " "); strings.Contains(got, "So far: move thea gravewood") {
		t.Errorf("the name of a place is no word of a move: %q", got)
	}
	all(t, s, "move thea")
	first := strings.Fields(s.book.Notation(s.table(), s.find([]string{"move", "thea"})[0]))
	got := strings.Join(all(t, s, first[2]), " ")
	if !strings.Contains(got, "Which of these") && s.campaign.Len() == n {
		t.Errorf("%q after move thea is answered with %q", first[2], got)
	}
}

// The squares of a player's card are told with what may come next, and how many dice it still takes; those of another card are not.
func TestSquaresTellWhatIsNext(t *testing.T) {
	s := begin(t, 7)
	for _, line := range []string{"menas", "thea", "start menas settled/sorcery", "start thea settled/sorcery"} {
		all(t, s, line)
	}
	told := 0
	for n := 0; n < 200 && told < 40 && len(s.moves()) > 0; n++ {
		for p := range s.table().Players {
			paths := solver.Paths(s.book, s.table(), p)
			if s.table().Players[p].Card == content.NoProgress || len(paths) == 0 {
				continue
			}
			s.pages = pages{}
			s.progress(s.table().Players[p].Card)
			var got []string
			for _, line := range s.pages.lines {
				got = append(got, line.say)
			}
			said, left := strings.Join(got, " "), "It takes "+rules.HowMany(len(paths[0]), "more die", "more dice")
			for _, path := range paths {
				if want := squareAt(int(path[0].Square)) + " takes " + path[0].Words(); !strings.Contains(said, want) {
					t.Errorf("%q does not say %q", said, want)
				}
			}
			if told++; !strings.Contains(said, left) {
				t.Errorf("%q does not say %q", said, left)
			}
		}
		if err := s.campaign.Play(mind.Greedy(7)(s.book, s.table(), s.moves()), nil); err != nil {
			t.Fatal(err)
		}
	}
	for _, id := range s.table().Staging {
		if id != content.NoProgress {
			s.pages = pages{}
			s.progress(id)
			for _, line := range s.pages.lines {
				if strings.Contains(line.say, "It takes ") {
					t.Errorf("of a staged card is said %q", line.say)
				}
			}
		}
	}
	if told < 20 {
		t.Errorf("only %d cards are told", told)
	}
}

// Asked a third time, a hint says what the next steps of its plan are for, and then how to make its move again.
func TestThirdHintExplainsThePlan(t *testing.T) {
	s := begin(t, 7)
	for _, line := range []string{"menas", "thea", "start menas settled/sorcery", "start thea settled/sorcery", "hint"} {
		all(t, s, line)
	}
	how := all(t, s, "hint")
	if more := s.hint.More(); len(more) == 0 || strings.Join(all(t, s, "hint"), " ") != strings.Join(more, " ") {
		t.Errorf("the plan is %q", more)
	}
	if again := all(t, s, "hint"); !slices.Equal(again, how) {
		t.Errorf("after that it says %q, not %q", again, how)
	}
}
