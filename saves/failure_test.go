package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// badDisk is a real disk on which one thing after another goes wrong: the operation with the number in fails comes to
// grief, and every one after it up to the number in until.
type badDisk struct {
	realDisk
	done, fails, until int
	log                []string // the operations that came to grief
}

var errFull = syscall.ENOSPC

// fullDisk is a real disk with no room for another file.
type fullDisk struct{ realDisk }

func (fullDisk) Create(name string) (file, error) {
	return nil, &fs.PathError{Op: "create", Path: name, Err: errFull}
}

func (d *badDisk) fail(operation, name string) error {
	d.done++
	if d.done < d.fails || d.done > d.until {
		return nil
	}
	d.log = append(d.log, operation)
	return &fs.PathError{Op: operation, Path: name, Err: errFull}
}

func (d *badDisk) MkdirAll(dir string) error {
	if err := d.fail("make folder", dir); err != nil {
		return err
	}
	return d.realDisk.MkdirAll(dir)
}

func (d *badDisk) Create(name string) (file, error) {
	if err := d.fail("create", name); err != nil {
		return nil, err
	}
	f, err := d.realDisk.Create(name)
	return &badFile{f, d, name}, err
}

func (d *badDisk) Append(name string) (file, error) {
	if err := d.fail("open", name); err != nil {
		return nil, err
	}
	f, err := d.realDisk.Append(name)
	return &badFile{f, d, name}, err
}

func (d *badDisk) Rename(from, to string) error {
	if err := d.fail("rename", from); err != nil {
		return err
	}
	return d.realDisk.Rename(from, to)
}

func (d *badDisk) Remove(name string) error {
	if err := d.fail("remove", name); err != nil {
		return err
	}
	return d.realDisk.Remove(name)
}

func (d *badDisk) SyncDir(dir string) error {
	if err := d.fail("sync folder", dir); err != nil {
		return err
	}
	return d.realDisk.SyncDir(dir)
}

type badFile struct {
	file
	d    *badDisk
	name string
}

// Write writes half of the data when it fails, as a disk does that fills up.
func (f *badFile) Write(data []byte) (int, error) {
	if err := f.d.fail("write", f.name); err != nil {
		n, _ := f.file.Write(data[:len(data)/2])
		return n, err
	}
	return f.file.Write(data)
}

func (f *badFile) Sync() error {
	if err := f.d.fail("sync", f.name); err != nil {
		return err
	}
	return f.file.Sync()
}

func (f *badFile) Close() error {
	if err := f.d.fail("close", f.name); err != nil {
		f.file.Close()
		return err
	}
	return f.file.Close()
}

// sitting opens a campaign on a bad disk and plays some moves. After every one, what is in the file must be a table that
// the campaign has come through, and the one of the last move unless it says that it is in trouble.
func sitting(t *testing.T, d *badDisk, b *rules.Rulebook, name, what string) {
	t.Helper()
	c, err := open(d, b, name)
	if err != nil {
		t.Fatalf("%s: %v", what, err)
	}
	seen := map[rules.State]bool{*c.Now(): true}
	inFile := func() {
		t.Helper()
		r, err := revive(b, []byte(read(t, name)))
		if err != nil {
			t.Fatalf("%s: the campaign on the disk cannot be opened: %v", what, err)
		}
		last := *r.history.Now()
		if !seen[last] {
			t.Fatalf("%s: the campaign on the disk comes to a table that never was", what)
		}
		if c.Trouble() == nil && last != *c.Now() {
			t.Fatalf("%s: the last move is not on the disk, and nothing is said", what)
		}
		if err := c.Trouble(); err != nil && (!errors.Is(err, errFull) || !strings.Contains(err.Error(), name)) {
			t.Fatalf("%s: it says %q", what, err)
		}
	}
	for range 4 {
		if err := c.Play(b.Moves(c.Now(), nil)[0], nil); err != nil {
			t.Fatal(err)
		}
		seen[*c.Now()] = true
		inFile()
	}
	d.until = 0 // there is room again
	c.Retry()
	if c.Trouble() != nil {
		t.Fatalf("%s: when there is room again it says %q", what, c.Trouble())
	}
	inFile()
	if err := c.Close(); err != nil {
		t.Fatalf("%s: %v", what, err)
	}
}

// TestEveryWriteFails makes every single operation on the disk fail, alone and with all that come after it, in a
// sitting on a file that is whole, on one with a torn last line and on a damaged one.
func TestEveryWriteFails(t *testing.T) {
	b := rulestest.Book(t)
	base, _ := sample(t)
	whole := base.Text()
	for _, before := range []struct{ name, text string }{
		{"whole", whole},
		{"torn", whole[:len(whole)-4]},
		{"damaged", strings.Replace(whole, "\nchoose", "\nchooose", 1)},
	} {
		failed := map[string]int{}
		for _, forGood := range []bool{false, true} {
			for n := 1; ; n++ {
				d := &badDisk{fails: n, until: n}
				if forGood {
					d.until = 1 << 30
				}
				name := filepath.Join(t.TempDir(), "campaign.txt")
				overwrite(t, name, before.text)
				sitting(t, d, b, name, fmt.Sprintf("%s file, operation %d fails, for good: %v", before.name, n, forGood))
				if len(d.log) == 0 {
					break // there are no more operations
				}
				failed[d.log[0]]++
			}
		}
		t.Logf("%s file: failed in turn: %v", before.name, failed)
	}
}

// TestBeginningOnAFullDisk begins a campaign where nothing can be written.
func TestBeginningOnAFullDisk(t *testing.T) {
	b := rulestest.Book(t)
	d := &badDisk{fails: 1, until: 1 << 30}
	name := filepath.Join(t.TempDir(), "new folder", "campaign.txt")
	c, err := create(d, b, name, standard)
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, c, 10)
	if c.Trouble() == nil {
		t.Fatal("nothing is said about a disk that is full")
	}
	d.until = 0
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
	if again := reopen(t, c); *again.Now() != *c.Now() {
		t.Error("what was played on a full disk is lost when there is room again")
	}
}
