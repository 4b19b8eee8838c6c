package skadi

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestPrintedSheet(t *testing.T) {
	s, err := ReadSheet(printed)
	if err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]bool{"start.larder": true, "hunt.hex": true, "family.health": false, "score.member": false} {
		if s.IsReconstructed(key) != want {
			t.Errorf("%s is reconstructed: %t", key, !want)
		}
	}
}

// The list of reconstructed keys says what the comments of the sheet say.
func TestReconstructedKeysAreMarked(t *testing.T) {
	s := Printed()
	part := ""
	for _, line := range strings.Split(string(printed), "\n") {
		if strings.HasPrefix(line, "[") {
			part, _, _ = strings.Cut(strings.Trim(strings.Fields(line)[0], "[]"), "]")
		}
		key, _, found := strings.Cut(line, " = ")
		if !found || strings.HasPrefix(line, "#") || part == "hunt.hex" || key == "reconstructed" {
			continue
		}
		if _, comment, ok := strings.Cut(line, "# "); ok || part == "weeks" {
			marked := strings.HasPrefix(comment, "reconstructed") || part == "weeks"
			if full := part + "." + strings.TrimSpace(key); s.IsReconstructed(full) != marked {
				t.Errorf("%s is marked reconstructed: %t, in the list: %t", full, marked, !marked)
			}
		}
	}
}

// A sheet that cannot be played is refused with the key that is wrong.
func TestReadSheetRefuses(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"weeks = 16 ", "weeks = 0 ", "game.weeks: 0 is not between 1 and 52"},
		{"weeks = 16 ", "weeks = 17 ", "weeks.rune: it has 16 words, not 17"},
		{"larder = 10", "larder = 13", "start.larder"},
		{"defence = 3 ", "defense = 3 ", "start.defense: there is no such key"},
		{`"raid", "raid"`, `"raid", "storm"`, `"storm"`},
		{"[7, 14, 19]", "[7, 7, 19]", "inspiration.fragment_marks"},
		{`name = "Snares"`, `name = "Seal ice"`, "Seal ice"},
		{"q = 2\nr = 0", "q = 0\nr = 1", "both leftmost"},
		{`"U"]`, `"X"]`, "week 16"},
		{"\nfood = 1\n", "\nfood = \"a\"\n", "line"},
		{`"start.larder"`, `"start.lard"`, "reconstructed"},
		{"[1, 1, 1, 2, 2, 2, 3]", "[]", "despair.modifier"},
	} {
		text := strings.Replace(string(printed), c.old, c.new, 1)
		if text == string(printed) {
			t.Fatalf("the sheet has no %q", c.old)
		}
		if _, err := ReadSheet([]byte(text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q instead of %q: %v", c.new, c.old, err)
		}
	}
}

func TestLoadSheet(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mild.toml")
	if _, err := LoadSheet(file); err == nil {
		t.Error("a file that is not there is a sheet")
	}
	text := strings.Replace(string(printed), "larder = 10", "larder = 12", 1)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := LoadSheet(file)
	if err != nil {
		t.Fatal(err)
	}
	if g := New(s); g.Begin(Options{}).Larder != 12 || s.Hash == Printed().Hash {
		t.Error("the other sheet is not played")
	}
}
