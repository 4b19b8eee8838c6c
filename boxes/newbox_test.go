package boxes

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"sixwinters/content"
)

// A new box can be played with at once, and names that no box can have are refused.
func TestNewBox(t *testing.T) {
	s := Shelf(filepath.Join(t.TempDir(), "boxes"))
	path, err := s.New(` Anna's "Toll" Roads `)
	if err != nil {
		t.Fatal(err)
	}
	box, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Stack(box); err != nil || box.Name != `Anna's "Toll" Roads` || !s.Has(path) {
		t.Errorf("%s is %s: %v", path, box, err)
	}
	for _, name := range []string{"", "  ", "two\nlines", strings.Repeat("long ", 20), `anna's "toll" roads`} {
		if path, err := s.New(name); err == nil {
			t.Errorf("%q is a box in %s", name, path)
		}
	}
	for _, name := range []string{"Öl", "\u6c37", "removed"} { // names that are no names of folders, or are taken
		path, err := s.New(name)
		if err == nil {
			box, err = Open(path)
		}
		if err != nil || box.Name != name {
			t.Errorf("%q: %v", name, err)
		}
	}
	if all := s.Boxes(); len(all) != 4 {
		t.Errorf("the shelf has %v", all)
	}
}

// What cannot be written or moved says why, and leaves nothing behind.
func TestBoxThatCannotBeWritten(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	s := Shelf(file)
	_, made := s.New("Toll Roads")
	_, removed := s.Remove(filepath.Join(file, "none.zip"))
	_, gone := Shelf(t.TempDir()).Remove("none.zip")
	for what, err := range map[string]error{"made": made, "installed": s.Install(&Parcel{Box: &content.Box{}}, false), "removed": removed} {
		if !errors.Is(err, syscall.ENOTDIR) || strings.Count(err.Error(), file) > 1 {
			t.Errorf("%s: it says %v", what, err)
		}
	}
	if !errors.Is(gone, fs.ErrNotExist) {
		t.Errorf("of a box that is gone it says %v", gone)
	}
	long := filepath.Join(t.TempDir(), strings.Repeat("x", 200), "in the way")
	if err := os.MkdirAll(filepath.Join(long, content.BoxFile, "folder"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := Make(long, "Toll Roads"); err == nil {
		t.Error("a folder in the place of box.toml is replaced")
	}
	if left, _ := os.ReadDir(long); len(left) != 1 {
		t.Errorf("there is left %v", left)
	}
}

// A box that is removed is no longer on the shelf, and lies whole beside what was removed before.
func TestRemoveBox(t *testing.T) {
	s := Shelf(t.TempDir())
	for range 2 {
		path, err := s.New("Toll Roads")
		if err != nil {
			t.Fatal(err)
		}
		removed, err := s.Remove(path)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(filepath.Join(removed, content.BoxFile)); err != nil || len(s.List()) > 0 {
			t.Errorf("it lies in %s: %v; on the shelf there is %v", removed, err, s.List())
		}
	}
	if _, err := s.Remove(filepath.Join(string(s), "none.zip")); err == nil {
		t.Error("a file that is not there is removed")
	}
}
