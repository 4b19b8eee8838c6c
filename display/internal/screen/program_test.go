//go:build (linux && !android) || freebsd || netbsd || openbsd

package screen_test

import (
	"bytes"
	"errors"
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
		{"help", nil, []string{"-help"}, 0, "Usage: sixwinters", ""},
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
			if !strings.HasPrefix(stdout.String(), test.stdout) || test.stdout == "" && stdout.Len() > 0 {
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
}
