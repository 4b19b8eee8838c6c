package rules

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// fuzzTables are tables of different situations: session setup, actions, an attempt, the end of a year.
func fuzzTables(f *testing.F, b *Rulebook) (tables []State) {
	f.Helper()
	last := Task(numTasks)
	b.PlayCampaign(Options{Seed: 1, Alternative: true}, Players.Greedy(1), nil, func(before *State, _ Move, _ *State) {
		if task := before.top().Task; task != last && len(tables) < 24 {
			last = task
			tables = append(tables, *before)
		}
	})
	return tables
}

// FuzzParse reads any line as a move. What reads is written back the same, and is carried out or refused.
func FuzzParse(f *testing.F) {
	b := sharedBook(f)
	tables := fuzzTables(f, b)
	for i := range tables {
		for n, m := range b.Moves(&tables[i], nil) {
			if n%7 == 0 {
				f.Add(uint8(i), b.Notation(&tables[i], m))
			}
		}
	}
	for _, line := range []string{"", "move", "create thea a7 support:0", "order 1123", "split 99 99", "place 1 sorcery:6 r5c5", "use 2 10 a3"} {
		f.Add(uint8(0), line)
	}
	f.Fuzz(func(t *testing.T, table uint8, line string) {
		s := tables[int(table)%len(tables)]
		m, err := b.Parse(&s, line)
		if err != nil {
			if err.Error() == "" {
				t.Errorf("%q is refused without a word", line)
			}
			return
		}
		written := b.Notation(&s, m)
		if back, err := b.Parse(&s, written); err != nil || back != m {
			t.Errorf("%q is written as %q and reads back as %+v, %v", line, written, back, err)
		}
		before := s
		if err := b.Apply(&s, m, nil); err != nil {
			var r Refusal
			if !errors.As(err, &r) || s != before {
				t.Errorf("%q is refused by %v, or changes the table", line, err)
			}
			return
		}
		if err := b.Broken(&s); err != nil {
			t.Errorf("after %q: %v", line, err)
		}
	})
}

// FuzzReadRecord reads any text as a record and replays it. What is wrong is said with its line.
func FuzzReadRecord(f *testing.F) {
	b := loadBook(f)
	names, err := filepath.Glob(filepath.Join(goldenDir, "year-*.txt"))
	if err != nil || len(names) == 0 {
		f.Fatal("there are no records to begin with")
	}
	for _, name := range names[:6] {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		lines := strings.SplitAfter(string(text), "\n")
		f.Add(strings.Join(lines[:min(len(lines), 30)], ""))
		f.Add(strings.Join(lines[:4], ""))
	}
	f.Add("")
	f.Add("six winters record 1\nmoves\n")
	f.Add("six winters record 1\nseed 99999999999999999999\nmoves\ndone\n")
	f.Fuzz(func(t *testing.T, text string) {
		rec, err := ReadRecord(strings.NewReader(text))
		if err == nil {
			_, err = b.Replay(rec, nil)
		}
		if err != nil && !strings.HasPrefix(err.Error(), "line ") {
			t.Errorf("%q does not begin with its line", err)
		}
	})
}
