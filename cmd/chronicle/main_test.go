package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/adrg/xdg"

	"sixwinters/content"
	"sixwinters/content/contenttest"
)

// cards is the folder of the card files that are built into the game.
const cards = "../../content"

func TestRun(t *testing.T) {
	c := contenttest.GameCards(t)
	counts := fmt.Sprintf("%d obstacles, %d locations, %d progress cards, %d characters, %d events: no finding\n",
		len(c.Cards), len(c.Locations), len(c.Progress), len(c.Characters), content.NumSeasons*(content.NumRegions+1))
	tests := []struct {
		args           string
		code           int
		stdout, stderr string // what each begins with
	}{
		{"check", fine, counts, ""},
		{"check " + cards, fine, counts, ""},
		{"check nowhere", misused, "", "chronicle check: nowhere cannot be read: "},
		{"check main.go", misused, "", "chronicle check: main.go is not a folder.\n"},
		{"check a b", misused, "", "chronicle check: \"b\" is one argument too many; -h lists what it takes.\n"},
		{"check -loudly", misused, "", "chronicle check: flag provided but not defined: -loudly; -h lists the flags.\n"},
		{"check -h", fine, "usage: chronicle check [DIR]\n", ""},
		{"chekc", misused, "", "chronicle: there is no command \"chekc\"; chronicle help lists those there are.\n"},
		{"help", fine, "usage: chronicle COMMAND ...\n", ""},
		{"", misused, "", "usage: chronicle COMMAND ...\n"},
	}
	for _, test := range tests {
		var stdout, stderr bytes.Buffer
		if code := run(strings.Fields(test.args), &stdout, &stderr); code != test.code {
			t.Errorf("chronicle %s: exit code %d, want %d", test.args, code, test.code)
		}
		begins(t, test.args, stdout.String(), test.stdout)
		begins(t, test.args, stderr.String(), test.stderr)
	}
}

// begins checks the beginning of an output, which is empty if that is.
func begins(t *testing.T, args, got, want string) {
	t.Helper()
	if !strings.HasPrefix(got, want) || want == "" && got != "" {
		t.Errorf("chronicle %s: said %q, want %q", args, got, want)
	}
}

// TestHelpOfAnyMachine finds the same help everywhere: the manual page is made of it.
func TestHelpOfAnyMachine(t *testing.T) {
	for _, c := range commands() {
		var stdout, stderr bytes.Buffer
		if code := run(append(strings.Fields(c.name), "-help"), &stdout, &stderr); code != fine || stderr.Len() > 0 {
			t.Errorf("chronicle %s -help: exit code %d, said %q", c.name, code, stderr.String())
		}
		begins(t, c.name+" -help", stdout.String(), "usage: chronicle "+c.name)
		if strings.Contains(stdout.String(), xdg.DataHome) || strings.Contains(stdout.String(), fmt.Sprintf("(default %d)", runtime.NumCPU())) {
			t.Errorf("chronicle %s -help names this machine: %q", c.name, stdout.String())
		}
	}
}

// full is a disk on which there is no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("the disk is full") }

// Whatever prints something says so where that cannot be written.
func TestNoRoomForWhatIsPrinted(t *testing.T) {
	record := recorded(t, 60)
	for _, args := range []string{
		"help", "check", "check -h", "cards", "cards -json", "rules", "rules create", "auto", "auto -campaigns 1",
		"replay " + record, "show " + record, "hint " + record, "odds " + record,
	} {
		var stderr bytes.Buffer
		code := run(strings.Fields(args), full{}, &stderr)
		if name, _, _ := strings.Cut(args, " "); code != failed || stderr.String() != "chronicle "+name+": what it prints cannot be written: the disk is full.\n" {
			t.Errorf("chronicle %s: exit code %d, said %q", args, code, stderr.String())
		}
	}
}

// Findings name the file as it can be opened from where the command was run.
func TestCheckTellsFindings(t *testing.T) {
	dir := t.TempDir()
	files, err := filepath.Glob(cards + "/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		data = bytes.Replace(data, []byte(`skill = "lore"`), []byte(`skill = "lroe"`), 1)
		if err := os.WriteFile(filepath.Join(dir, filepath.Base(file)), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var stdout, stderr bytes.Buffer
	if code := run([]string{"check", dir}, &stdout, &stderr); code != failed || stderr.Len() > 0 {
		t.Errorf("exit code %d, said %q", code, stderr.String())
	}
	// The first skill of lore in every file is misspelt; the first of those files is the Empire's.
	file := filepath.Join(dir, "obstacles-empire.toml")
	want := regexp.MustCompile("^" + regexp.QuoteMeta(file) + ":[0-9]+: Orb of Seeing: unknown skill `lroe`, did you mean `lore`\\?\n")
	if !want.MatchString(stdout.String()) {
		t.Errorf("said %q, want %v", stdout.String(), want)
	}
}
