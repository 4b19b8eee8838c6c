package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// recorded is the record of a year that was played by random moves, up to a number of lines; 0: the whole of it.
func recorded(t *testing.T, lines int) string {
	t.Helper()
	dir := t.TempDir()
	var stdout, stderr bytes.Buffer
	if code := run([]string{"auto", "-seed", "3", "-record", dir}, &stdout, &stderr); code != fine {
		t.Fatalf("exit code %d, said %q", code, stderr.String())
	}
	file := filepath.Join(dir, "year-standard-3.txt")
	if lines == 0 {
		return file
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	cut := strings.Join(strings.SplitAfter(string(text), "\n")[:lines], "")
	if err := os.WriteFile(file, []byte(cut), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

// What is shown of a table names all that lies there.
func TestShow(t *testing.T) {
	var stdout, stderr bytes.Buffer
	if code := run([]string{"show", recorded(t, 60)}, &stdout, &stderr); code != fine || stderr.Len() > 0 {
		t.Fatalf("exit code %d, said %q", code, stderr.String())
	}
	for _, part := range []string{
		"Year I, turn ", "\nempire: ", "\nredbank: ", "\nsettled: ", " to draw (", "\nsupport ", "\nsorcery ", " threat symbols, pool ",
		"\nstaged, left to right, of stage ", ", at ", ": psyche ", "  on ", "]\n",
	} {
		if !strings.Contains(stdout.String(), part) {
			t.Errorf("there is no %q in\n%s", part, stdout.String())
		}
	}
}

func TestReplayTellsTheEnd(t *testing.T) {
	for lines, want := range map[int]string{0: " moves replayed to the end of year I, fingerprint ", 60: " moves replayed to year I, turn "} {
		var stdout, stderr bytes.Buffer
		if code := run([]string{"replay", recorded(t, lines)}, &stdout, &stderr); code != fine || !strings.Contains(stdout.String(), want) {
			t.Errorf("exit code %d, said %q and %q", code, stdout.String(), stderr.String())
		}
	}
}

// What reads a record says in a sentence what it cannot read.
func TestRecordsThatCannotBeRead(t *testing.T) {
	letter := filepath.Join(t.TempDir(), "letter.txt")
	if err := os.WriteFile(letter, []byte("Dear Thea,\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	with := func(line string) (file string) {
		file = recorded(t, 20)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, append(text, line+"\n"...), 0o666); err != nil {
			t.Fatal(err)
		}
		return file
	}
	wrong, refused := with("done done"), with("choose 1 thea")
	for _, command := range []string{"replay", "show", "hint", "odds"} {
		for _, c := range []struct {
			args string
			code int
			says string
		}{
			{"", misused, "chronicle " + command + ": name the record to " + command + ".\n"},
			{letter, failed, "chronicle " + command + ": " + letter + ": "},
			{filepath.Join(filepath.Dir(letter), "none.txt"), failed, "chronicle " + command + ": "},
			{wrong, failed, "chronicle " + command + ": " + wrong + ": line "},
			{refused, failed, "chronicle " + command + ": " + refused + ": line 21: choose 1 thea: "},
			{letter + " " + letter, misused, "chronicle " + command + ": \"" + letter + "\" is one argument too many"},
		} {
			var stdout, stderr bytes.Buffer
			code := run(append([]string{command}, strings.Fields(c.args)...), &stdout, &stderr)
			if code != c.code || stdout.Len() > 0 || !strings.HasPrefix(stderr.String(), c.says) || !strings.HasSuffix(stderr.String(), ".\n") || strings.HasSuffix(stderr.String(), "..\n") {
				t.Errorf("chronicle %s %s: exit code %d, said %q and %q", command, c.args, code, stdout.String(), stderr.String())
			}
		}
	}
}
