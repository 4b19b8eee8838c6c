package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/saves"
)

// typed runs play with what is typed and returns what it said.
func typed(t *testing.T, keys io.Reader, args ...string) (said, faults string, code int) {
	t.Helper()
	was := stdin
	stdin = keys
	defer func() { stdin = was }()
	var out, err bytes.Buffer
	code = run(append([]string{"play"}, args...), &out, &err)
	return out.String(), err.String(), code
}

// movesIn returns how many moves a campaign's file has.
func movesIn(t *testing.T, file string) int {
	t.Helper()
	rec, err := saves.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	return len(rec.Entries)
}

// cut is what is typed where the line breaks down in the middle of a word.
type cut struct{ io.Reader }

func (c cut) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	if err == io.EOF {
		err = errors.New("the line broke down")
	}
	return n, err
}

// What is cut off loses no move, and the campaign goes on where it was: by its file, or as the one played last.
func TestPlayGoesOn(t *testing.T) {
	folder := t.TempDir()
	said, faults, code := typed(t, cut{strings.NewReader("menas\nthea\nstart menas settled/sorcery\nstart the")}, "-new", "-seed", "7", "-saves", folder)
	if code != fine || !strings.HasSuffix(said, "Saved.\n") {
		t.Fatalf("code %d: %s%s", code, said, faults)
	}
	files, _ := filepath.Glob(filepath.Join(folder, "*.txt"))
	if len(files) != 1 || movesIn(t, files[0]) != 3 {
		t.Fatalf("the folder has %v", files)
	}
	typed(t, strings.NewReader("start thea settled/sorcery\n\xff\xfe\x00\nrest menas a3 body\nquit\nundo\n"), "-saves", folder)
	if n := movesIn(t, files[0]); n != 5 {
		t.Errorf("the campaign has %d moves", n)
	}
	if said, _, _ := typed(t, strings.NewReader(""), files[0]); !strings.Contains(said, "Year I, turn 1") {
		t.Errorf("resumed with %s", said)
	}
}

// narrow is an output that takes so many bytes and is closed then.
type narrow struct{ left int }

func (n *narrow) Write(p []byte) (int, error) {
	if n.left -= len(p); n.left < 0 {
		return 0, io.ErrClosedPipe
	}
	return len(p), nil
}

// A closed pipe is an error, and every move that was typed before is saved.
func TestPlayIntoClosedPipe(t *testing.T) {
	was := stdin
	stdin = strings.NewReader("menas\nthea\n")
	defer func() { stdin = was }()
	file := filepath.Join(t.TempDir(), "campaign.txt")
	var err bytes.Buffer
	if code := run([]string{"play", "-seed", "7", file}, &narrow{100}, &err); code != failed || !strings.Contains(err.String(), "closed pipe") {
		t.Errorf("code %d, %s", code, err.String())
	}
	if n := movesIn(t, file); n != 2 {
		t.Errorf("the campaign has %d moves", n)
	}
}

// What cannot be played is said in a sentence.
func TestPlayFaults(t *testing.T) {
	folder := t.TempDir()
	garbage := filepath.Join(folder, "garbage.txt")
	if err := os.WriteFile(garbage, []byte("no campaign"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{garbage}, failed, "garbage.txt"},
		{[]string{"-difficulty", "soft"}, misused, "soft"},
		{[]string{"one", "two"}, misused, "two"},
		{[]string{filepath.Join(garbage, "under")}, failed, "garbage.txt"},
	} {
		said, faults, code := typed(t, strings.NewReader("menas\n"), append([]string{"-saves", folder}, test.args...)...)
		if code != test.code || !strings.Contains(faults+said, test.want) || strings.Count(faults, "\n") != 1 {
			t.Errorf("%v: code %d, %s%s", test.args, code, said, faults)
		}
	}
}
