//go:build linux

package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/together"
)

// A notice of the system is shown if the players want it and look elsewhere, with names as they are.
func TestNoticesOfTurns(t *testing.T) {
	folder := t.TempDir()
	said := filepath.Join(folder, "said")
	script := "#!/bin/sh\nfor a in \"$@\"; do echo \"$a\" >>" + said + "; done\n"
	if err := os.WriteFile(filepath.Join(folder, notifier), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder+string(os.PathListSeparator)+os.Getenv("PATH"))
	if !CanTell() {
		t.Fatal("the system has notices, and is said to have none")
	}
	for _, c := range []struct{ wanted, lookedAt, told bool }{{false, false, false}, {true, true, false}, {false, true, false}, {true, false, true}} {
		_ = os.Remove(said)
		var s Turns
		s.wanted.Store(c.wanted)
		s.lookedAt.Store(c.lookedAt)
		s.call(together.Standing{Other: "-Ben <b>", Turn: "it is your turn", File: "/a/<Ours>.txt"})
		text, err := os.ReadFile(said)
		if told := err == nil; told != c.told {
			t.Errorf("%+v: %q", c, text)
		}
		if c.told && !strings.HasSuffix(string(text), "--\n-Ben <b> has moved\nNow it is your turn at &#34;&lt;Ours&gt;&#34;.\n") {
			t.Errorf("the system is told %q", text)
		}
	}
	t.Setenv("PATH", t.TempDir())
	if CanTell() {
		t.Error("a system without notices is said to have some")
	}
}

// The window's name says at how many tables it is one's turn.
func TestNameOfTheWindow(t *testing.T) {
	for n, want := range []string{"Six Winters", "Your turn - Six Winters", "Your turn (2) - Six Winters"} {
		if is := windowName(n); is != want {
			t.Errorf("with %d it is %q", n, is)
		}
	}
}
