package rules

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// After a change of the rules that asks the players more than before, or asks it otherwise,
//
//	go test ./rules -run TestGolden -mend
//
// keeps the golden records as far as it can: where a record does not go on, it looks for answers that lead to the table recorded.
// Where there are none, the rest of the campaign is played anew.

var mend = flag.Bool("mend", false, "mend golden records that no longer replay")

// mostAnswers is how many answers in a row a record may lack.
const mostAnswers = 6

// mendGolden mends all golden records and says how.
func mendGolden(t *testing.T, b *Rulebook) {
	t.Helper()
	var index []string
	for _, line := range goldenIndex(t) {
		name := line[0]
		rec := readGolden(t, name)
		text, end, tale := mended(b, rec)
		if tale != "" {
			t.Logf("%s: %s", name, tale)
			if err := os.WriteFile(filepath.Join(goldenDir, name), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		index = append(index, goldenLine(b, name, &end))
	}
	slices.Sort(index)
	if err := os.WriteFile(filepath.Join(goldenDir, "index"), []byte(strings.Join(index, "\n")+"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
}

// mended replays a record, mending it on the way: its text, its last table, and what has been done to it, or "".
func mended(b *Rulebook, rec *Record) (text string, end State, tale string) {
	var w strings.Builder
	w.WriteString(b.HeaderText(rec.Header.Options))
	s := b.NewCampaign(rec.Header.Options, nil)
	play := func(m Move) {
		before := s
		if err := b.Apply(&s, m, nil); err != nil {
			panic(err) // it has been checked
		}
		w.WriteString(b.EntryText(&before, m, &s))
	}
	var other []string
	for _, e := range rec.Entries {
		if e.Table != "" {
			s, _ = b.ReadSnapshot(e.Table)
			continue
		}
		moves := leading(b, s, e, mostAnswers)
		if moves == nil {
			other = append(other, fmt.Sprintf("played anew from line %d (%s)", e.Line, e.Move))
			whole := rec.Entries[len(rec.Entries)-1].Move == "go-on"
			b.playOn(s, Players.Greedy(rec.Header.Options.Seed), nil, func(before *State, m Move, after *State) { play(m) },
				func(s *State) bool { return s.Phase == CampaignOver || !whole && s.Phase == YearOver })
			break
		}
		if len(moves) > 1 || b.Notation(&s, moves[0]) != e.Move {
			var lines []string
			at := s
			for _, m := range moves {
				lines = append(lines, b.Notation(&at, m))
				_ = b.Apply(&at, m, nil)
			}
			other = append(other, fmt.Sprintf("line %d: %s is %s", e.Line, e.Move, strings.Join(lines, ", ")))
		}
		for _, m := range moves {
			play(m)
		}
	}
	return w.String(), s, strings.Join(other, "; ")
}

// leading are the fewest moves, the recorded one among them if it is legal now, that lead to the table of an entry: nil if no more
// answers than so many do.
func leading(b *Rulebook, s State, e Entry, most int) []Move {
	recorded, err := b.Parse(&s, e.Move)
	if err == nil && b.Check(&s, recorded) == nil {
		after := s
		_ = b.Apply(&after, recorded, nil)
		if isRecorded(b, after, e.Print) {
			return []Move{recorded}
		}
		if more := answers(b, after, e.Print, most); more != nil {
			return append([]Move{recorded}, more...)
		}
	}
	return answers(b, s, e.Print, most)
}

// isRecorded reports whether a table is the one recorded, or would be if no order were still to be chosen ([choice]).
func isRecorded(b *Rulebook, s State, print string) bool {
	if b.Print(&s) == print {
		return true
	}
	kept := slices.DeleteFunc(s.Stack[:s.Depth], func(f Frame) bool { return f.Task == TaskOrder })
	s.Depth = uint8(len(kept))
	return b.Print(&s) == print
}

// answers are the fewest answers that lead to a table; nil if there are none.
func answers(b *Rulebook, s State, print string, most int) []Move {
	for n := 1; n <= most; n++ {
		if found := answersOf(b, s, print, n); found != nil {
			return found
		}
	}
	return nil
}

func answersOf(b *Rulebook, s State, print string, n int) []Move {
	if s.Depth == 0 || s.Phase == Turns && s.top().Task == TaskActions {
		return nil // nothing is asked
	}
	for _, m := range b.Moves(&s, nil) {
		after := s
		_ = b.Apply(&after, m, nil)
		if n == 1 {
			if isRecorded(b, after, print) {
				return []Move{m}
			}
		} else if rest := answersOf(b, after, print, n-1); rest != nil {
			return append([]Move{m}, rest...)
		}
	}
	return nil
}
