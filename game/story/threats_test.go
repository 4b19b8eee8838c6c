package story

import (
	"fmt"
	"slices"
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

// A rise is told with one sum: the sentence at its first step, the line of the log and the banner, also where it passes two levels at once
// and obstacles are unlocked between its steps.
func TestARiseIsToldWithOneSum(t *testing.T) {
	book, far, levels := rulestest.Book(t), 0, 0
	for seed := range uint64(rulestest.Count(12, 60)) {
		s, choose := book.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Hardcore}, nil), rules.RandomPolicy(seed)
		for range 400 {
			legal := book.Moves(&s, nil)
			if len(legal) == 0 {
				break
			}
			of := rules.Story{Keep: true}
			if err := book.Apply(&s, choose(book, &s, legal), &of); err != nil {
				t.Fatal(err)
			}
			log := NewLog(book)
			for i := range of.Events { // as it is shown, event by event
				log.Tell(of.Events[i:i+1], func(int) *rules.State { return &of.States[i] })
			}
			var lines, moments []string
			for _, line := range log.Lines {
				if rises(line.Event) {
					lines = append(lines, line.Text)
				}
			}
			var want []string
			for i, ev := range of.Events {
				if !rises(ev) {
					continue
				}
				rise := Rise(&of, i)
				if rise.N != ev.N {
					continue
				}
				steps := fmt.Sprintf("+%d, to %s", rise.M-rise.N, book.SpaceName(ev.Resource, int(rise.M)))
				if !bySymbols(ev) {
					if steps = book.SpaceName(ev.Resource, int(rise.M)); rise.M-rise.N > 1 {
						steps = fmt.Sprintf("by %d, to %s", rise.M-rise.N, steps)
					}
				}
				if want = append(want, steps); !strings.Contains(RaisedBy(book, &of, i), steps) {
					t.Errorf("seed %d: of a rise of %q the banner says %q", seed, steps, RaisedBy(book, &of, i))
				}
				if rise.M-rise.N > 1 {
					far++
				}
			}
			if len(lines) != len(want) {
				t.Fatalf("seed %d: of the rises %q the log tells %q", seed, want, lines)
			}
			for i := range want {
				if !strings.Contains(lines[i], want[i]) {
					t.Errorf("seed %d: of a rise of %q the log says %q", seed, want[i], lines[i])
				}
			}
			for i := range of.Events {
				if m := MomentOf(book, &of, i); m.Kind == Risen {
					rise := Rise(&of, RisesAt(&of, i))
					moments = append(moments, fmt.Sprint(rise.Resource, rise.N, rise.Cause))
					all := book.Content().Board.Tracks[rise.Resource].Levels
					if m.N != all[rise.M-1] {
						t.Errorf("seed %d: the banner says level %d of a rise to level %d", seed, m.N, all[rise.M-1])
					}
					if m.N > all[rise.N-1]+1 {
						levels++
					}
				}
			}
			if distinct := slices.Compact(slices.Sorted(slices.Values(moments))); len(distinct) != len(moments) {
				t.Errorf("seed %d: several banners tell of one rise: %q", seed, moments)
			}
		}
	}
	if far < 20 || levels == 0 {
		t.Errorf("of %d rises by several spaces %d passed two levels", far, levels)
	}
}

// The banner of a threat that rises says how far, and in the threats step names the cards whose symbols raise it ([threats]).
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
			if (by != "") != rises(ev) {
				t.Fatalf("of %+v it is said %q", ev, by)
			}
			if !bySymbols(ev) {
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
