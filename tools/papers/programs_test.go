package main

import (
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
)

// TestProgramsOfAnyKind reads the build information of a program for this system, and of one for browsers.
func TestProgramsOfAnyKind(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	p, err := readProgram(self)
	if err != nil || !strings.HasPrefix(p.Info.GoVersion, "go") || p.Info.Main.Path != "sixwinters/tools/papers" {
		t.Errorf("this test is read as %+v, %v", p.Info, err)
	}
	write := func(text string) string {
		file := filepath.Join(t.TempDir(), "sixwinters.wasm")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	info := debug.BuildInfo{Path: "sixwinters", Settings: []debug.BuildSetting{{Key: "GOOS", Value: "js"}}}
	p, err = readProgram(write("\x00asm code" + string(infoBegins) + info.String() + string(infoEnds) + "data"))
	if err != nil || p.Info.Path != "sixwinters" || p.setting("GOOS") != "js" || !strings.HasPrefix(p.Info.GoVersion, "go") {
		t.Errorf("a page's program is read as %+v, %v", p.Info, err)
	}
	for _, text := range []string{"\x00asm code", "\x00asm" + string(infoBegins) + info.String(), "no program", ""} {
		if _, err := readProgram(write(text)); err == nil {
			t.Errorf("%q passes for a program", text)
		}
	}
}
