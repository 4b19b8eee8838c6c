package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// commandSays runs a command and returns what it printed.
func commandSays(args ...string) (out, faults string, code int) {
	var o, e bytes.Buffer
	code = run(args, &o, &e)
	return o.String(), e.String(), code
}

// A winter of Skadi is begun, broken off, taken up again as the one played last, replayed and shown.
func TestPlayWinter(t *testing.T) {
	folder := t.TempDir()
	said, faults, code := typed(t, cut{strings.NewReader("weather\nevent\nslaughter\n")}, "-game", "skadi", "-seed", "7", "-saves", folder)
	if code != fine || !strings.Contains(said, "Week 1 is Kari's.") || !strings.HasSuffix(said, "Saved.\n") {
		t.Fatalf("code %d: %s%s", code, said, faults)
	}
	files, _ := filepath.Glob(filepath.Join(folder, "*.txt"))
	if len(files) != 1 {
		t.Fatalf("the folder has %v", files)
	}
	if out, faults, code := commandSays("replay", files[0]); code != fine || !strings.HasPrefix(out, "3 moves replayed to week 1, fingerprint ") {
		t.Errorf("it is replayed as %s%s", out, faults)
	}
	if out, faults, code := commandSays("show", files[0]); code != fine || !strings.Contains(out, "Kari has ") || strings.Contains(out, "(more") {
		t.Errorf("it is shown as %s%s", out, faults)
	}
	if out, faults, code := commandSays("review", files[0]); code != fine || !strings.Contains(out, " decisions were the best there was") {
		t.Errorf("it is reviewed as %s%s", out, faults)
	}
	said, faults, code = typed(t, strings.NewReader("undo\nquit\n"), "-game", "skadi", "-saves", folder)
	if code != fine || !strings.Contains(said, "Undone.") {
		t.Errorf("code %d: %s%s", code, said, faults)
	}
	if said, faults, code = typed(t, strings.NewReader("table\nquit\n"), files[0]); code != fine || !strings.Contains(said, "Week 1 of 16") {
		t.Errorf("by its file alone: code %d: %s%s", code, said, faults)
	}
}

// A sheet of one's own is played, and a winter on it opens only with it.
func TestPlayWinterOnAnotherSheet(t *testing.T) {
	folder := t.TempDir()
	printed, err := os.ReadFile(filepath.Join("..", "..", "rules", "skadi", "sheet.toml"))
	if err != nil {
		t.Fatal(err)
	}
	sheet := filepath.Join(folder, "mild.toml")
	if err := os.WriteFile(sheet, []byte(strings.Replace(string(printed), "larder = 10", "larder = 12", 1)), 0o600); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(folder, "mild.txt")
	if said, faults, code := typed(t, strings.NewReader("table\nquit\n"), "-sheet", sheet, file); code != fine || !strings.Contains(said, "Larder 12 of 12*") {
		t.Fatalf("code %d: %s%s", code, said, faults)
	}
	if _, faults, code := typed(t, strings.NewReader("quit\n"), file); code != failed || !strings.Contains(faults, "-sheet") {
		t.Errorf("without its sheet: code %d: %s", code, faults)
	}
	if out, _, code := commandSays("replay", "-sheet", sheet, file); code != fine || !strings.HasPrefix(out, "0 moves") {
		t.Errorf("replayed with its sheet: code %d: %s", code, out)
	}
	for _, wrong := range [][]string{{"-game", "chess"}, {"-game", "six-winters", "-sheet", sheet}} {
		if _, faults, code := typed(t, strings.NewReader(""), wrong...); code != misused || faults == "" {
			t.Errorf("%v: code %d", wrong, code)
		}
	}
	if _, faults, code := typed(t, strings.NewReader(""), "-sheet", filepath.Join(folder, "none.toml"), file); code != failed || !strings.Contains(faults, "none.toml") {
		t.Errorf("a missing sheet: code %d: %s", code, faults)
	}
}

func TestPrintWinter(t *testing.T) {
	file := filepath.Join(t.TempDir(), "skadi.pdf")
	out, faults, code := commandSays("print", "-game", "skadi", "-paper", "letter", "-pdf", file)
	if pdf, err := os.ReadFile(file); code != fine || err != nil || !bytes.HasPrefix(pdf, []byte("%PDF-1.7")) || !strings.Contains(out, "for letter paper") {
		t.Errorf("code %d: %s%s", code, out, faults)
	}
	if _, faults, code := commandSays("print", "-game", "go", "-pdf", file); code != misused || !strings.Contains(faults, "there is no game") {
		t.Errorf("code %d: %s", code, faults)
	}
}

// Winters play by themselves, the same with the same seed.
func TestAutoWinter(t *testing.T) {
	out, faults, code := commandSays("auto", "-game", "skadi", "-campaigns", "40", "-seed", "3")
	if code != fine || !strings.HasPrefix(out, "40 winters, seeds 3 to 42, random\nat least one alive ") {
		t.Fatalf("code %d: %s%s", code, out, faults)
	}
	again, _, _ := commandSays("auto", "-game", "skadi", "-campaigns", "40", "-seed", "3")
	cut := func(s string) string { return s[:strings.Index(s, "moves, every")] }
	if cut(out) != cut(again) {
		t.Errorf("the same seeds come to\n%s%s", out, again)
	}
	if _, _, code := commandSays("auto", "-game", "skadi", "-policy", "steady"); code != fine {
		t.Errorf("steady: code %d", code)
	}
	if _, faults, code := commandSays("auto", "-game", "skadi", "-policy", "planner"); code != misused || !strings.Contains(faults, "steady") {
		t.Errorf("planner: code %d: %s", code, faults)
	}
}
