//go:build unix

package saves

import (
	"syscall"
	"testing"

	"sixwinters/rules/rulestest"
)

// A pipe among the campaigns is not listed, and nothing waits for it, even where it takes the place of a file that was.
func TestPipesAreNotListed(t *testing.T) {
	f := manyFiles(t, 3)
	if err := syscall.Mkfifo(f.File("pipe"), 0o666); err != nil {
		t.Skip(err)
	}
	if all := f.Files(); len(all) != 3 {
		t.Errorf("listed are %q", names(all))
	}
	e := Listed{Name: "pipe", File: f.File("pipe")}.Look(with(rulestest.Book(t)))
	if e.Trouble == nil {
		t.Error("a pipe is read")
	}
}
