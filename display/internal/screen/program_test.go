//go:build (linux && !android) || freebsd || netbsd || openbsd

package screen_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Package display itself cannot be tested from within: where there is no screen its test would end before it began.
func TestProgramWithoutScreen(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program with Ebitengine in it")
	}
	// The program is built as part of the game's module, whose go.mod knows Ebitengine and this package.
	program := filepath.Join(t.TempDir(), "window")
	build := exec.Command("go", "build", "-buildvcs=false", "-o", program, "display/internal/screen/testdata/window/main.go")
	build.Dir = "../../.."
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("building a program with a window: %v\n%s", err, out)
	}
	env := slices.DeleteFunc(os.Environ(), func(variable string) bool {
		return strings.HasPrefix(variable, "DISPLAY=") || strings.HasPrefix(variable, "WAYLAND_DISPLAY=")
	})

	for _, test := range []struct {
		name   string
		env    []string
		args   []string
		code   int
		stdout string
		stderr string
	}{
		{"no display", nil, nil, 2, "", "DISPLAY is not set"},
		{"dead display", []string{"DISPLAY=unix:32000"}, nil, 2, "", `DISPLAY="unix:32000"`},
		{"help", nil, []string{"-help"}, 0, "  -difficulty string\n", ""},
		{"short help", nil, []string{"-h"}, 0, "  -difficulty string\n", ""},
		{"long help", nil, []string{"-seed", "7", "--help"}, 0, "  -difficulty string\n", ""},
		{"version", nil, []string{"-version"}, 0, "sixwinters ", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			run := exec.Command(program, test.args...)
			run.Env = append(slices.Clone(env), test.env...)
			run.Stdout, run.Stderr = &stdout, &stderr
			var exit *exec.ExitError
			if err := run.Run(); err != nil && !errors.As(err, &exit) {
				t.Fatal(err)
			}
			if code := run.ProcessState.ExitCode(); code != test.code {
				t.Errorf("exit code %d, want %d", code, test.code)
			}
			if !strings.Contains(stdout.String(), test.stdout) || test.stdout == "" && stdout.Len() > 0 {
				t.Errorf("printed %q, want %q", &stdout, test.stdout)
			}
			lines := 0
			if test.stderr != "" {
				lines = 1
			}
			if !strings.Contains(stderr.String(), test.stderr) || strings.Count(stderr.String(), "\n") != lines {
				t.Errorf("complained %q, want %d line with %q", &stderr, lines, test.stderr)
			}
		})
	}

	t.Run("screen", func(t *testing.T) {
		xvfb, err := exec.LookPath("xvfb-run")
		if err != nil {
			t.Skip("no xvfb-run to make a screen with")
		}
		out, err := exec.Command(xvfb, "-a", program).CombinedOutput()
		if err != nil || !strings.Contains(string(out), "there is a screen") {
			t.Errorf("with a screen the program did not reach main: %v\n%s", err, out)
		}
	})

	// Where nobody has to show who they are, there is no file with an authority. Ebitengine speaks of that as it starts.
	t.Run("screen for everybody", func(t *testing.T) {
		server, err := exec.LookPath("Xvfb")
		if err != nil {
			t.Skip("no Xvfb to make a screen with")
		}
		number, told, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		defer number.Close()
		x := exec.Command(server, "-displayfd", "3")
		x.ExtraFiles = []*os.File{told}
		if err := x.Start(); err != nil {
			t.Fatal(err)
		}
		told.Close()
		defer func() {
			_ = x.Process.Kill()
			_ = x.Wait()
		}()
		var display int
		if _, err := fmt.Fscan(number, &display); err != nil {
			t.Fatalf("the screen does not open: %v", err)
		}
		run := exec.Command(program)
		run.Env = append(slices.Clone(env), fmt.Sprintf("DISPLAY=:%d", display), "XAUTHORITY="+filepath.Join(t.TempDir(), "none"))
		var stdout, stderr bytes.Buffer
		run.Stdout, run.Stderr = &stdout, &stderr
		if err := run.Run(); err != nil || !strings.Contains(stdout.String(), "there is a screen") || stderr.Len() > 0 {
			t.Errorf("%v: said %q, and besides %q", err, &stdout, &stderr)
		}
	})
}
