package settings

import (
	"os"
	"path/filepath"
	"testing"
)

func TestSettingsAreWatched(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.toml")
	w := &Watch{file: file}
	w.look()
	if w.look() {
		t.Error("a file that is not there has changed")
	}
	write(t, file, "volume = 1\n")
	if !w.look() || w.look() {
		t.Error("a file that is new has not changed, or twice")
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if !w.look() {
		t.Error("a file that is gone has not changed")
	}
}

// Who sleeps through being woken is woken again, and nobody once the change has been taken up.
func TestSettingsWakeUntilTaken(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.toml")
	w := &Watch{file: file}
	w.look()
	woken := 0
	after := func(want int, what string) {
		t.Helper()
		if w.tell(func() { woken++ }); woken != want {
			t.Errorf("%s: woken %d times, not %d", what, woken, want)
		}
	}
	after(0, "nothing has changed")
	write(t, file, "volume = 1\n")
	after(1, "the file has changed")
	after(2, "that was not taken up")
	if !w.Changed() {
		t.Error("there is nothing to take up")
	}
	after(2, "it was taken up")
}
