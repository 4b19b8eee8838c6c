package saves

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/rules"
)

// sittings plays a campaign in sittings of so many moves, and returns what its file held after each.
func sittings(t *testing.T, moves ...int) (c *Campaign, texts []string) {
	t.Helper()
	c = begin(t, 0)
	choose := rules.RandomPolicy(5)
	for _, n := range moves {
		for range n {
			must(t, c.Play(choose(c.book, c.Now(), c.book.Moves(c.Now(), nil)), nil))
		}
		closed(t, c)
		texts = append(texts, read(t, c.Name()))
		again, err := Open(c.book, c.Name())
		must(t, err)
		c = again
	}
	return closed(t, c), texts
}

// spoil changes a letter of a line of a file, counted from 1.
func spoil(t *testing.T, name string, line int) {
	t.Helper()
	lines := strings.SplitAfter(read(t, name), "\n")
	lines[line-1] = "*" + lines[line-1][1:]
	overwrite(t, name, strings.Join(lines, ""))
}

// Of a file that has lost something the copy that goes furthest is taken, and each is named with how far it goes; the file itself can be
// chosen instead. Nothing is written before the next move.
func TestBestCopy(t *testing.T) {
	for what, test := range map[string]struct {
		spoil func(t *testing.T, name string, texts []string)
		best  func(name string) string // nil: the file itself, of which nothing new is said
		own   bool                     // the file itself can be chosen
		whole bool                     // nothing in the file is damaged, so that the list shows what it has
	}{
		"an early line": {
			spoil: func(t *testing.T, name string, _ []string) { spoil(t, name, 10) },
			best:  func(name string) string { return backupName(name, 1) }, own: true,
		},
		"an early line, and the newest backup earlier still": {
			spoil: func(t *testing.T, name string, _ []string) {
				spoil(t, name, 12)
				spoil(t, backupName(name, 1), 10)
			},
			best: func(name string) string { return backupName(name, 2) }, own: true,
		},
		"the head": {
			spoil: func(t *testing.T, name string, _ []string) { spoil(t, name, 4) },
			best:  func(name string) string { return backupName(name, 1) },
		},
		"the first line, and all backups but the oldest": {
			spoil: func(t *testing.T, name string, _ []string) {
				spoil(t, name, 1)
				spoil(t, backupName(name, 1), 1)
				overwrite(t, backupName(name, 2), "")
			},
			best: func(name string) string { return backupName(name, 3) },
		},
		"a zeroed file": {
			spoil: func(t *testing.T, name string, texts []string) {
				overwrite(t, name, strings.Repeat("\x00", len(texts[3])))
			},
			best: func(name string) string { return backupName(name, 1) },
		},
		"cut off between two lines": {
			spoil: func(t *testing.T, name string, texts []string) { overwrite(t, name, texts[1]) },
			best:  func(name string) string { return backupName(name, 1) }, own: true, whole: true,
		},
		"cut off in a line long ago": {
			spoil: func(t *testing.T, name string, texts []string) { overwrite(t, name, texts[0][:len(texts[0])-3]) },
			best:  func(name string) string { return backupName(name, 1) }, own: true,
		},
		"an early line, and what was damaged before goes further": {
			spoil: func(t *testing.T, name string, texts []string) {
				must(t, keep(realDisk{}, name, damagedWord, []byte(texts[3])))
				spoil(t, name, 10)
			},
			best: func(name string) string { return keptOf(name)[0] }, own: true,
		},
		"a late line":        {spoil: func(t *testing.T, name string, texts []string) { spoil(t, name, strings.Count(texts[3], "\n")-1) }},
		"half the last line": {spoil: func(t *testing.T, name string, texts []string) { overwrite(t, name, texts[3][:len(texts[3])-3]) }},
		"an early line, and the backups are of another campaign": {
			spoil: func(t *testing.T, name string, _ []string) {
				spoil(t, name, 10)
				other, err := New(begin(t, 0).book, filepath.Join(t.TempDir(), "other.txt"), rules.Options{Seed: 12})
				must(t, err)
				playOn(t, other, 60)
				for i := range 3 {
					overwrite(t, backupName(name, i+1), closed(t, other).Text())
				}
			},
		},
	} {
		t.Run(what, func(t *testing.T) {
			c, texts := sittings(t, 15, 15, 15, 15)
			test.spoil(t, c.Name(), texts)
			before := read(t, c.Name())
			is := reopen(t, c)
			if test.best == nil {
				if len(is.Copies) > 0 || len(is.Notes) != 1 {
					t.Fatalf("it says %q", is.Notes)
				}
				return
			}
			best := test.best(c.Name())
			want, err := Look(c.book, best)
			must(t, err)
			if len(is.Copies) == 0 || is.Copies[0].File != best || *is.Now() != *want.Now() || !is.Damaged() {
				t.Fatalf("it goes on from %+v: %q", is.Copies, is.Notes)
			}
			if e := Folder(filepath.Dir(c.Name())).Entry(c.book, c.Name()); !test.whole && (e.Table != *is.Now() || !slices.Equal(e.Notes, is.Notes)) {
				t.Errorf("the list shows another table, or says %q", e.Notes)
			}
			said := strings.Join(is.Notes, "\n")
			how := fmt.Sprintf("turn %d, with %s", want.Now().Turn, count(want.Len(), "move"))
			if !strings.Contains(said, is.Copies[0].Name()+" goes furthest: to year I, "+how) || !slices.ContainsFunc(is.Notes, sentence) {
				t.Errorf("it says %q, not %q", is.Notes, how)
			}
			own := slices.IndexFunc(is.Copies, func(copy Copy) bool { return copy.Own })
			if (own > 0) != test.own || test.own && !strings.Contains(said, NameOf(c.Name())+".txt goes to ") {
				t.Errorf("the file itself is copy %d: %q", own, is.Notes)
			}
			closed(t, is)
			if read(t, c.Name()) != before {
				t.Fatal("it is written before the next move")
			}
			for _, choose := range []int{0, own} {
				if choose < 0 {
					continue
				}
				overwrite(t, c.Name(), before)
				is = reopen(t, c)
				is.Use(choose)
				from := *is.Now()
				if (from == *want.Now()) != (choose == 0) {
					t.Errorf("copy %d comes to another table", choose)
				}
				playOn(t, is, 1)
				again := reopen(t, closed(t, is))
				if *again.Now() != *is.Now() || again.Damaged() {
					t.Errorf("played on from copy %d it says %q", choose, again.Notes)
				}
				closed(t, again)
				if choose == 0 && !slices.ContainsFunc(keptOf(c.Name()), func(kept string) bool { return read(t, kept) == before }) {
					t.Error("the file as it was is not kept")
				}
			}
		})
	}
}

// A backup that goes further than the file outlives any number of sittings, under one name or another.
func TestBetterBackupsStay(t *testing.T) {
	for what, spoiled := range map[string]func(text string) string{
		"an early line": func(text string) string { return strings.Replace(text, "choose", "chooze", 1) },
		"cut off early": func(text string) string { return strings.Join(strings.SplitAfter(text, "\n")[:9], "") },
	} {
		c, texts := sittings(t, 30, 30)
		overwrite(t, c.Name(), spoiled(texts[1]))
		for range 2*backups + 2 {
			is, err := Open(c.book, c.Name())
			must(t, err)
			if own := slices.IndexFunc(is.Copies, func(copy Copy) bool { return copy.Own }); own > 0 {
				is.Use(own)
			}
			must(t, is.Play(is.book.Moves(is.Now(), nil)[0], nil))
			closed(t, is)
		}
		stays := false
		for _, folder := range []string{backupFolder, damagedFolder} {
			files, err := filepath.Glob(filepath.Join(filepath.Dir(c.Name()), folder, "*.txt"))
			must(t, err)
			stays = stays || slices.ContainsFunc(files, func(file string) bool { return read(t, file) == texts[0] })
		}
		if !stays {
			t.Errorf("%s: the backup is gone", what)
		}
	}
}

// Copies that are kept in one second are kept all, and those of a campaign whose name begins alike are not taken for them.
func TestKeptInOneSecond(t *testing.T) {
	name := filepath.Join(t.TempDir(), "c.txt")
	long := filepath.Join(filepath.Dir(name), strings.Repeat("é", 120)+".txt")
	for i := range 12 {
		for _, to := range []string{name, strings.Replace(name, "c.txt", "c damaged.txt", 1), long} {
			must(t, keep(realDisk{}, to, damagedWord, fmt.Append(nil, filepath.Base(to), i)))
		}
	}
	for _, of := range []string{name, long} {
		all := map[string]bool{}
		for _, kept := range keptOf(of) {
			all[read(t, kept)] = true
		}
		if len(all) != 12 || !all[filepath.Base(of)+"0"] || !all[filepath.Base(of)+"11"] {
			t.Errorf("kept are %v", all)
		}
	}
}

// A name so long that nothing can be added to it has backups, copies and a whole file all the same.
func TestLongestName(t *testing.T) {
	c, err := New(begin(t, 0).book, filepath.Join(t.TempDir(), strings.Repeat("é", 125)+"n.txt"), standard)
	must(t, err)
	for range 3 {
		playOn(t, c, 5)
		must(t, c.Trouble(), c.Close())
		overwrite(t, c.Name(), strings.Replace(read(t, c.Name()), "choose", "chooze", 1))
		if c, err = Open(c.book, c.Name()); err != nil {
			t.Fatal(err)
		}
	}
	playOn(t, c, 5)
	must(t, c.Trouble(), c.Close())
	if _, err := os.Stat(backupName(c.Name(), 1)); err != nil || len(keptOf(c.Name())) != 3 {
		t.Errorf("there are %d copies: %v", len(keptOf(c.Name())), err)
	}
}
