package saves

import (
	"bytes"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// meetingDisk is a real disk on which something else happens while the first file is on its way to the disk.
type meetingDisk struct {
	realDisk
	meanwhile *func()
}

func (d meetingDisk) Create(name string) (file, error) {
	f, err := d.realDisk.Create(name)
	return meetingFile{f, d}, err
}

type meetingFile struct {
	file
	disk meetingDisk
}

func (f meetingFile) Sync() error {
	if meanwhile := *f.disk.meanwhile; meanwhile != nil {
		*f.disk.meanwhile = nil
		meanwhile()
	}
	return f.file.Sync()
}

// Two programs that write one file at once, such as the settings of two windows, do not take each other's half: both succeed, the file is
// that of the last, and nothing stays beside it.
func TestTwoWriters(t *testing.T) {
	name := filepath.Join(t.TempDir(), "settings.toml")
	other := func() {
		must(t, WriteFile(name, []byte("the other's")))
		if got := read(t, name); got != "the other's" {
			t.Errorf("after the other the file holds %q", got)
		}
	}
	must(t, writeAlone(meetingDisk{meanwhile: &other}, name, []byte("one's own")))
	if got := read(t, name); got != "one's own" {
		t.Errorf("the file holds %q", got)
	}
	if files, err := os.ReadDir(filepath.Dir(name)); err != nil || len(files) != 1 {
		t.Errorf("beside it are %v, %v", files, err)
	}
}

// A secret can be read by nobody else, nor the folder made for it, and one that was there before neither.
func TestWritePrivate(t *testing.T) {
	name := filepath.Join(t.TempDir(), "server", "secret")
	must(t, os.Mkdir(filepath.Dir(name), 0o700), os.WriteFile(name, []byte("old"), 0o666))
	must(t, WritePrivate(name, []byte("new")))
	info, err := os.Stat(name)
	must(t, err)
	if read(t, name) != "new" || runtime.GOOS != "windows" && info.Mode() != 0o600 {
		t.Errorf("it holds %q, and has the mode %v", read(t, name), info.Mode())
	}
	deep := filepath.Join(t.TempDir(), "tables", "a.json")
	must(t, WritePrivate(deep, nil))
	if info, err = os.Stat(filepath.Dir(deep)); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o700 {
		t.Errorf("its folder has the mode %v, %v", info.Mode(), err)
	}
}

// What the programs keep is written by saves, which syncs it and never leaves half a file. The exceptions append, or take a name that is free.
func TestOnlySavesWritesFiles(t *testing.T) {
	writes := []string{"os.WriteFile(", "os.Create(", "os.OpenFile(", "os.Rename(", "os.Link(", "root.WriteFile(", "root.Create(", "root.OpenFile(", "root.Rename("}
	allowed := map[string]int{
		"lab/results.go":   1, // appends row by row, and drops a last one that was cut off
		"lab/queue/key.go": 1, // never replaces a key
	}
	seen := map[string]int{}
	must(t, filepath.WalkDir("..", func(path string, item fs.DirEntry, err error) error {
		name := filepath.ToSlash(strings.TrimPrefix(path, ".."+string(filepath.Separator)))
		switch {
		case err != nil:
			return err
		case item.IsDir() && (name == "saves" || item.Name() == "testdata" || name == "tools" || name == "game/gametest" || path != ".." && strings.HasPrefix(item.Name(), ".")):
			return fs.SkipDir
		case item.IsDir() || filepath.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		text, err := os.ReadFile(path)
		for _, call := range writes {
			if n := bytes.Count(text, []byte(call)); n > 0 {
				seen[name] += n
			}
		}
		return err
	}))
	if !maps.Equal(seen, allowed) {
		t.Errorf("files are written by %v, and only by %v without saves", seen, allowed)
	}
}

// A file that cannot be written leaves nothing beside it.
func TestNothingStaysBeside(t *testing.T) {
	for fails := 1; ; fails++ {
		name := filepath.Join(t.TempDir(), "settings.toml")
		d := &badDisk{fails: fails, until: fails}
		err := writeAlone(d, name, []byte("settings"))
		if len(d.log) == 0 {
			break
		}
		if err == nil {
			t.Errorf("%v fails, and nothing is said", d.log)
		}
		files, _ := os.ReadDir(filepath.Dir(name))
		for _, f := range files {
			if f.Name() != filepath.Base(name) {
				t.Errorf("after %v there is %s", d.log, f.Name())
			}
		}
	}
}
