package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestHintAndOdds asks about a record that ends in the middle of a year.
func TestHintAndOdds(t *testing.T) {
	dir := t.TempDir()
	var stdout, stderr bytes.Buffer
	if code := run([]string{"auto", "-policy", "greedy", "-seed", "3", "-record", dir}, &stdout, &stderr); code != fine {
		t.Fatalf("exit code %d, said %q", code, stderr.String())
	}
	file := filepath.Join(dir, "year-standard-3.txt")
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(whole), "\n")
	if err := os.WriteFile(file, []byte(strings.Join(lines[:len(lines)/5], "")), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		command string
		lines   int // at least
		says    []string
	}{
		{"hint", 3, nil},
		{"review", 7, []string{"Luck: ", "What cost most:\n", "What gained most:\n"}},
		{"odds", 6, []string{"This turn, as things stand:\n", "Activates ", "Overcoming it takes "}},
	} {
		stdout.Reset()
		stderr.Reset()
		if code := run([]string{c.command, file}, &stdout, &stderr); code != fine || stderr.Len() > 0 && c.command != "review" {
			t.Fatalf("chronicle %s: exit code %d, said %q", c.command, code, stderr.String())
		}
		if n := strings.Count(stdout.String(), "\n"); n < c.lines {
			t.Errorf("chronicle %s says %q", c.command, stdout.String())
		}
		for _, part := range c.says {
			if !strings.Contains(stdout.String(), part) {
				t.Errorf("chronicle %s: there is no %q in %q", c.command, part, stdout.String())
			}
		}
	}
}
