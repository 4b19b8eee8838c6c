package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/boxes"
	"sixwinters/rules"
	"sixwinters/saves"
)

// steps is what is typed, line by line. Before a line is read, what belongs to it happens.
type steps []struct {
	does func()
	line string
}

func (s *steps) Read(p []byte) (int, error) {
	if len(*s) == 0 {
		return 0, io.EOF
	}
	next := (*s)[0]
	*s = (*s)[1:]
	if next.does != nil {
		next.does()
	}
	return copy(p, next.line+"\n"), nil
}

// Where nothing can be written, that is said at the start and in one sentence at the end, and never that something is saved.
func TestPlayWhereNothingCanBeWritten(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "a file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"-saves", filepath.Join(file, "campaigns"), "-new"},
		{filepath.Join(file, "campaign.txt")},
		{filepath.Join(folder, strings.Repeat("n", 300)+".txt")},
	} {
		for _, keys := range []string{"", "menas\nthea\n", "menas\nquit\n"} {
			said, faults, code := typed(t, strings.NewReader(keys), append([]string{"-seed", "7"}, args...)...)
			if code != failed || strings.Contains(said, "Saved") || strings.Count(faults, "\n") != 1 || !strings.Contains(faults, "not being saved") {
				t.Errorf("%v, %q: code %d: %s%s", args, keys, code, said, faults)
			}
			if !strings.HasPrefix(said, "Careful: the campaign is not being saved to ") {
				t.Errorf("%v: at the start it says %q", args, said)
			}
		}
	}
}

// What can be written again at the end is saved, and only then is it said to be.
func TestPlayWhereWritingFailsForAWhile(t *testing.T) {
	folder := t.TempDir()
	in := filepath.Join(folder, "campaigns")
	if err := os.WriteFile(in, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(in, "c.txt")
	keys := &steps{{line: "menas"}, {line: "thea"}, {does: func() { os.Remove(in) }, line: "quit"}}
	said, faults, code := typed(t, keys, "-seed", "7", file)
	if code != fine || !strings.HasSuffix(said, "Saved.\n") || faults != "" || movesIn(t, file) != 2 {
		t.Errorf("code %d: %s%s", code, said, faults)
	}
}

// What others do to the file is told once, with the next move or at the end, and no move is lost.
func TestPlayTellsWhatBecameOfTheFile(t *testing.T) {
	for what, test := range map[string]struct {
		does func(file string)
		says string
		in   string
	}{
		"removed":  {func(file string) { os.Remove(file) }, `"c.txt" was removed or renamed`, "c.txt"},
		"emptied":  {func(file string) { os.Truncate(file, 0) }, `"c.txt" was replaced or cut short`, "c.txt"},
		"replaced": {func(file string) { os.WriteFile(file, []byte("Dear Thea"), 0o666) }, `continues in "c (continued).txt"`, "c (continued).txt"},
	} {
		for _, late := range []bool{false, true} {
			file := filepath.Join(t.TempDir(), "c.txt")
			keys := &steps{{line: "menas"}, {does: func() { test.does(file) }, line: "thea"}, {line: "menas gravewood"}, {line: "quit"}}
			moves := 3
			if late {
				keys = &steps{{line: "menas"}, {line: "thea"}, {does: func() { test.does(file) }, line: "quit"}}
				moves = 2
			}
			said, faults, code := typed(t, keys, "-seed", "7", file)
			if code != fine || strings.Count(said, test.says) != 1 || !strings.HasSuffix(said, "Saved.\n") {
				t.Errorf("%s, late: %t: code %d: %s%s", what, late, code, said, faults)
			}
			if n := movesIn(t, filepath.Join(filepath.Dir(file), test.in)); n != moves {
				t.Errorf("%s, late: %t: %d moves", what, late, n)
			}
		}
	}
}

// A campaign with boxes is shown, replayed and played with those that are installed beside it, and says which is missing otherwise.
func TestInstalledBoxesAreFound(t *testing.T) {
	folder := t.TempDir()
	box := filepath.Join("..", "..", "examples", "frozen-harbour")
	cards, err := boxes.OpenAll(box)
	if err != nil {
		t.Fatal(err)
	}
	book := rules.New(cards)
	file := filepath.Join(folder, "boxed.txt")
	campaign, err := saves.New(book, file, rules.Options{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	choose := rules.RandomPolicy(3)
	for range 60 {
		if err := campaign.Play(choose(book, campaign.Now(), book.Moves(campaign.Now(), nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := campaign.Close(); err != nil {
		t.Fatal(err)
	}
	want := book.Show(campaign.Now())
	commands := [][]string{{"show", file}, {"replay", file}, {"odds", file}, {"hint", file}}
	for _, args := range commands {
		var out, errs bytes.Buffer
		if code := run(args, &out, &errs); code == fine && errs.Len() == 0 {
			t.Errorf("%v: without the box nothing is said: %s", args, out.String())
		}
	}
	shelf := string(boxes.ShelfOf(folder))
	if err := os.MkdirAll(shelf, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(filepath.Join(shelf, "a box"), os.DirFS(box)); err != nil {
		t.Fatal(err)
	}
	for _, args := range commands {
		var out, errs bytes.Buffer
		if code := run(args, &out, &errs); code != fine || errs.Len() > 0 || args[0] == "show" && out.String() != want {
			t.Errorf("%v: code %d: %s", args, code, errs.String())
		}
	}
	said, faults, code := typed(t, strings.NewReader(""), file)
	if code != fine || strings.Contains(said, "missing") {
		t.Errorf("play: code %d: %s%s", code, said, faults)
	}
}
