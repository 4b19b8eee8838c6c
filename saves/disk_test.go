package saves

import (
	"os"
	"path/filepath"
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
