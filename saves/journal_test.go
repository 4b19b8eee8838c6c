package saves

import (
	"os"
	"path/filepath"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

func TestJournalReadsBack(t *testing.T) {
	c, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	book := rules.New(c)
	o := rules.Options{Seed: 11, Difficulty: content.Hardcore}
	name := filepath.Join(t.TempDir(), "new folder", "year.txt")
	j, err := Create(name, book.HeaderText(o))
	if err != nil {
		t.Fatal(err)
	}
	year := book.PlayYear(o, rules.RandomPolicy(3), func(before *rules.State, m rules.Move, after *rules.State) {
		if err := j.Append(book.EntryText(before, m, after)); err != nil {
			t.Fatal(err)
		}
	})
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	rec, err := Read(name)
	if err != nil {
		t.Fatal(err)
	}
	end, err := book.Replay(rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	if end != year.End {
		t.Error("the record replays to another table than was played")
	}
}

func TestCreateKeepsWhatIsThere(t *testing.T) {
	name := filepath.Join(t.TempDir(), "year.txt")
	if err := os.WriteFile(name, []byte("an older game"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := Create(name, "six winters"); err == nil {
		t.Error("a journal was begun in a file that is there")
	}
	if kept, err := os.ReadFile(name); err != nil || string(kept) != "an older game" {
		t.Errorf("the older file now holds %q, %v", kept, err)
	}
}

func TestReadNamesWhatIsMissing(t *testing.T) {
	if _, err := Read(filepath.Join(t.TempDir(), "none.txt")); err == nil {
		t.Error("a file that is not there was read")
	}
}

func BenchmarkAppend(b *testing.B) {
	j, err := Create(filepath.Join(b.TempDir(), "year.txt"), "")
	if err != nil {
		b.Fatal(err)
	}
	defer j.Close()
	for b.Loop() {
		if err := j.Append("create keel a3 technology:2 #4c1f\n"); err != nil {
			b.Fatal(err)
		}
	}
}
