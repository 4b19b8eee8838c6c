package main

import (
	"strings"
	"testing"

	"sixwinters/together/togethertest"
)

// A line that is too long is said, and what is typed after it is read.
func TestLineThatIsTooLong(t *testing.T) {
	long := strings.Repeat("x", mostTyped+1)
	for _, args := range [][]string{
		{"-new", "-seed", "7", "-saves", t.TempDir()},
		{"-new", "-table", togethertest.Server(t), "-players", "Anna,Ben", "-seed", "7", "-saves", t.TempDir()},
	} {
		said, faults, code := typed(t, strings.NewReader("more\n"+long+"\nmenas\n"), args...)
		if code != fine || !strings.Contains(said, tooLong) || !strings.Contains(said, "Menas") || strings.Count(said, tooLong) != 1 {
			t.Errorf("%q: code %d: %.2000s%s", args, code, said, faults)
		}
		if movesIn(t, onlyFile(t, args[len(args)-1])) != 1 {
			t.Errorf("%q: the line after it is not read", args)
		}
	}
}

// A copy of a shared table is not played, and the table is not played in its place.
func TestPlayingACopyOfATable(t *testing.T) {
	folder := t.TempDir()
	said, faults, code := typed(t, strings.NewReader("menas\n"), "-new", "-table", togethertest.Server(t), "-players", "Anna,Ben", "-seed", "7", "-saves", folder)
	if code != fine {
		t.Fatalf("%s%s", said, faults)
	}
	file := onlyFile(t, folder)
	before := movesIn(t, file)
	said = ranFine(t, "send", "-out", t.TempDir(), file)
	duplicate := strings.Split(said, `"`)[1]
	_, faults, code = typed(t, strings.NewReader("thea\n"), "-saves", folder, duplicate)
	if code != failed || !strings.Contains(faults, "a copy of the shared table") || !strings.Contains(faults, file) {
		t.Errorf("code %d: %s", code, faults)
	}
	if movesIn(t, file) != before {
		t.Error("the table is played in its place")
	}
	if said, faults, code = typed(t, strings.NewReader("who\n"), "-saves", folder, file); code != fine {
		t.Errorf("the table itself: code %d: %s%s", code, said, faults)
	}
}
