package saves_test

import (
	"bufio"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"sixwinters/saves"
)

func say(text string) func(*bufio.Writer) error {
	return func(to *bufio.Writer) error {
		_, err := to.WriteString(text)
		return err
	}
}

func wantText(t *testing.T, name, want string) {
	t.Helper()
	if got, err := os.ReadFile(name); err != nil || string(got) != want {
		t.Errorf("%s holds %q, want %q: %v", filepath.Base(name), got, want, err)
	}
}

// A failure or a panic halfway leaves the older file whole and nothing beside it.
func TestExportKeepsTheOlderFile(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "game.pdf")
	if err := saves.Export(name, say("old")); err != nil {
		t.Fatal(err)
	}
	broken := errors.New("page 3 cannot be drawn")
	if err := saves.Export(name, func(to *bufio.Writer) error {
		to.WriteString("half")
		return broken
	}); !errors.Is(err, broken) {
		t.Errorf("the error is %v", err)
	}
	wantText(t, name, "old")
	func() {
		defer func() {
			if recover() == nil {
				t.Error("the panic was swallowed")
			}
		}()
		_ = saves.Export(name, func(to *bufio.Writer) error {
			to.WriteString("half")
			panic("a letter outside the font")
		})
	}()
	wantText(t, name, "old")
	if err := saves.Export(name, say("new")); err != nil {
		t.Fatal(err)
	}
	wantText(t, name, "new")
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 1 {
		t.Errorf("beside it lie %v: %v", entries, err)
	}
}

// A link stays a link, a folder is refused, and a device is written to.
func TestExportToOtherThanFiles(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links need rights there")
	}
	dir := t.TempDir()
	name, link := filepath.Join(dir, "real.html"), filepath.Join(dir, "link.html")
	if err := errors.Join(os.WriteFile(name, []byte("old"), 0o666), os.Symlink(name, link), saves.Export(link, say("new"))); err != nil {
		t.Fatal(err)
	}
	wantText(t, name, "new")
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link became %v: %v", info.Mode(), err)
	}
	if err := saves.Export(dir, say("new")); err == nil {
		t.Error("a folder was written to")
	}
	if err := saves.Export(os.DevNull, say("new")); err != nil {
		t.Error(err)
	}
	if info, err := os.Stat(os.DevNull); err != nil || info.Mode().IsRegular() {
		t.Errorf("the device became a file: %v", err)
	}
}
