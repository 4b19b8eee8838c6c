package gametest

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"sixwinters/content/contenttest"
)

// built is the real program, for tests that need nobody in its window: it is built once, into a folder of its own.
var built struct {
	once   sync.Once
	dir    string
	binary string
	err    error
}

// BuildProgram builds the real program with the frozen cards, once for all tests, and returns its file.
func BuildProgram(t *testing.T) string {
	t.Helper()
	built.once.Do(func() {
		if built.dir, built.err = os.MkdirTemp("", "sixwinters"); built.err != nil {
			return
		}
		built.binary = filepath.Join(built.dir, "sixwinters")
		if runtime.GOOS == "windows" {
			built.binary += ".exe"
		}
		var overlay string
		if overlay, built.err = overlayCards(built.dir); built.err != nil {
			return
		}
		if out, err := exec.Command("go", "build", "-overlay", overlay, "-o", built.binary, "sixwinters").CombinedOutput(); err != nil {
			built.err = fmt.Errorf("%w\n%s", err, out)
		}
	})
	if built.err != nil {
		t.Fatalf("the program does not build: %v", built.err)
	}
	return built.binary
}

// overlayCards writes an overlay for the go command that replaces the cards of the game by the frozen ones, and returns its file.
func overlayCards(dir string) (string, error) {
	out, err := exec.Command("go", "list", "-f", "{{.Dir}}", "sixwinters/content").Output()
	if err != nil {
		return "", err
	}
	game := strings.TrimSpace(string(out))
	cards, err := filepath.Glob(filepath.Join(game, "contenttest", contenttest.Folder, "*.toml"))
	if err != nil {
		return "", err
	}
	replace := map[string]string{}
	for _, file := range cards {
		replace[filepath.Join(game, filepath.Base(file))] = file
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	overlay := filepath.Join(dir, "overlay.json")
	return overlay, os.WriteFile(overlay, text, 0o666)
}
