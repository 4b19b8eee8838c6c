//go:build !js && !windows && !darwin

package chooser

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// fake is a chooser that writes its arguments into a file, says what it is told to say, and ends so.
const fake = `#!/bin/sh
printf '%s\n' "${0##*/}" "$@" >"$CHOOSER_ASKED"
[ -z "$CHOOSER_SAYS" ] || printf '%s\n' "$CHOOSER_SAYS"
exit "$CHOOSER_ENDS"
`

// put makes a folder with fake programs, the only one that programs are looked for in beside that of the shell.
func put(programs ...string) error {
	dir, err := os.MkdirTemp("", "chooser-")
	if err != nil {
		return err
	}
	for _, name := range programs {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(fake), 0o777); err != nil {
			return err
		}
	}
	return os.Setenv("PATH", dir)
}

// The library looks for its program once: a chooser that is missing is tried in a process of its own.
const alone = "CHOOSER_TEST_ALONE"

func TestMain(m *testing.M) {
	programs := []string{"zenity"}
	if os.Getenv(alone) != "" {
		programs = strings.Fields(os.Getenv(alone))[1:]
	}
	if err := put(programs...); err != nil {
		panic(err)
	}
	code := m.Run()
	_ = os.RemoveAll(os.Getenv("PATH"))
	os.Exit(code)
}

// says has the fake choosers say something and end so, and returns what they are asked.
func says(t *testing.T, path, ends string) (asked func() []string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "asked")
	t.Setenv("CHOOSER_ASKED", file)
	t.Setenv("CHOOSER_SAYS", path)
	t.Setenv("CHOOSER_ENDS", ends)
	return func() []string {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return strings.Split(strings.TrimSpace(string(text)), "\n")
	}
}

// What is chosen is returned as it is; nothing chosen is no error; a chooser that fails is one.
func TestBoxChosen(t *testing.T) {
	if os.Getenv(alone) != "" {
		t.Skip("this process has other choosers")
	}
	asked := says(t, "/home/anna/Toll Roads.zip", "0")
	if path, err := Box(context.Background()); err != nil || path != "/home/anna/Toll Roads.zip" {
		t.Errorf("chosen is %q, %v", path, err)
	}
	if is := asked(); is[0] != "zenity" || is[1] != "--file-selection" || !strings.Contains(strings.Join(is, " "), "--title") {
		t.Errorf("asked is %q", is)
	}
	says(t, "", "1")
	if path, err := Box(context.Background()); err != nil || path != "" {
		t.Errorf("cancelled it is %q, %v", path, err)
	}
	says(t, "", "3")
	if path, err := Box(context.Background()); err == nil || path != "" {
		t.Errorf("failed it is %q", path)
	}
}

// KDE's desktop has its own chooser, which serves others too where theirs is missing; without any this is said.
func TestOtherChoosers(t *testing.T) {
	switch programs := os.Getenv(alone); programs {
	case "":
		for _, programs := range []string{"has", "has kdialog", "has zenity kdialog"} {
			cmd := exec.Command(os.Args[0], "-test.run=^TestOtherChoosers$")
			cmd.Env = append(os.Environ(), alone+"="+programs, "XDG_CURRENT_DESKTOP=")
			if strings.Contains(programs, "zenity") {
				cmd.Env = append(cmd.Env, "XDG_CURRENT_DESKTOP=GNOME:KDE")
			}
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("a desktop that %s: %s", programs, out)
			}
		}
	case "has":
		if path, err := Box(context.Background()); !errors.Is(err, ErrNone) || path != "" {
			t.Errorf("it chooses %q, %v", path, err)
		}
	default:
		asked := says(t, "/tmp/Anna's box.zip", "0")
		if path, err := Box(context.Background()); err != nil || path != "/tmp/Anna's box.zip" {
			t.Errorf("chosen is %q, %v", path, err)
		}
		if is := asked(); is[0] != "kdialog" {
			t.Errorf("asked is %q", is)
		}
		says(t, "", "1")
		if path, err := Box(context.Background()); err != nil || path != "" {
			t.Errorf("cancelled it is %q, %v", path, err)
		}
	}
}
