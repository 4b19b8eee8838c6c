package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestMain runs in the folder of the game's module, as tools/dist.sh does.
func TestMain(m *testing.M) {
	if err := os.Chdir("../.."); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(m.Run())
}

var known = map[build][]source{}

// collected returns the sources of both programs.
func collected(t *testing.T, b build) []source {
	t.Helper()
	if sources := known[b]; sources != nil {
		return sources
	}
	found := map[string]*source{}
	if err := b.collect(found, ".", "./cmd/chronicle"); err != nil {
		t.Fatal(err)
	}
	sources, err := withNotices(found)
	if err != nil {
		t.Fatal(err)
	}
	known[b] = sources
	return sources
}

// TestEveryLinkedPackageHasItsLicence counts the notices against the packages that "go list" tells of, in another way: it takes each
// file whose name holds a word for a licence, and asks for it if a linked package lies at its folder or below.
func TestEveryLinkedPackageHasItsLicence(t *testing.T) {
	for _, b := range []build{
		{GOOS: "linux", GOARCH: "amd64", CGO: "1"},
		{GOOS: "linux", GOARCH: "arm64", CGO: "1"},
		{GOOS: "windows", GOARCH: "amd64", CGO: "0"},
		{GOOS: "js", GOARCH: "wasm", CGO: "0"},
	} {
		to := t.TempDir()
		if err := copyNotices(collected(t, b), to); err != nil {
			t.Fatal(err)
		}
		out, err := goCommand(b.env(), "list", "-deps",
			"-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Dir}} {{$.Dir}}{{end}}{{end}}", ".", "./cmd/chronicle")
		if err != nil {
			t.Fatal(err)
		}
		packages, files := 0, 0
		for _, line := range strings.Fields(strings.ReplaceAll(string(out), " ", "|")) {
			part := strings.Split(line, "|")
			module, root, folder := part[0], part[1], part[2]
			if module == "display.sixwinters" {
				continue // the game's own
			}
			packages++
			licensed := 0
			for at := root; ; {
				for _, word := range []string{"LICEN[CS]E*", "COPYING*", "NOTICE*", "PATENTS*", "AUTHORS*"} {
					names, err := filepath.Glob(filepath.Join(at, word))
					if err != nil {
						t.Fatal(err)
					}
					for _, name := range names {
						if strings.HasSuffix(name, ".go") {
							continue
						}
						below, _ := filepath.Rel(root, name)
						want, _ := os.ReadFile(name)
						got, err := os.ReadFile(filepath.Join(to, module, below))
						if err != nil || string(got) != string(want) {
							t.Errorf("%s/%s: %s of %s is not copied: %v", b.GOOS, b.GOARCH, below, module, err)
						}
						files++
						licensed++
					}
				}
				rest, _ := filepath.Rel(at, folder)
				if rest == "." {
					break
				}
				next, _, _ := strings.Cut(rest, string(filepath.Separator))
				at = filepath.Join(at, next)
			}
			if licensed == 0 {
				t.Errorf("%s/%s: %s has no licence", b.GOOS, b.GOARCH, folder)
			}
		}
		if packages < 20 || files < packages {
			t.Errorf("%s/%s: only %d packages and %d files were looked at", b.GOOS, b.GOARCH, packages, files)
		}
	}
}

// TestNestedLicences finds what lies deeper than the root of a module: that of HarfBuzz's port has words of its own.
func TestNestedLicences(t *testing.T) {
	to := t.TempDir()
	if err := copyNotices(collected(t, build{GOOS: "linux", GOARCH: "amd64", CGO: "1"}), to); err != nil {
		t.Fatal(err)
	}
	for file, words := range map[string]string{
		"github.com/go-text/typesetting/harfbuzz/LICENSE": "Behdad Esfahbod",
		"github.com/go-text/typesetting/LICENSE":          "Unlicense",
		"golang.org/x/image/PATENTS":                      "Google",
		"golang.org/x/image/LICENSE":                      "Redistribution",
		"go/LICENSE":                                      "The Go Authors",
		"go/PATENTS":                                      "Google",
		"sixwinters/LICENSE":                              "Six Winters contributors",
		"sixwinters/art/fonts/OFL-Cinzel.txt":             "SIL OPEN FONT LICENSE",
		"sixwinters/art/fonts/OFL-Vollkorn.txt":           "SIL OPEN FONT LICENSE",
		"sixwinters/art/icons/ICONS.md":                   "Delapouite",
	} {
		text, err := os.ReadFile(filepath.Join(to, filepath.FromSlash(file)))
		if err != nil || !strings.Contains(string(text), words) {
			t.Errorf("%s does not say %q: %v", file, words, err)
		}
	}
}

// TestNoticesOfAnyModule finds notices under all usual names, those beside files that a package embeds, and whole folders of them; but
// no source file, and nothing of packages that are not linked.
func TestNoticesOfAnyModule(t *testing.T) {
	root := t.TempDir()
	for _, file := range []string{
		"LICENSE", "LICENSE-MIT", "LICENCE.md", "license.go", "COPYING.LESSER", "NOTICE", "PATENTS", "AUTHORS", "README.md", "THIRD_PARTY_LICENSES/one/Sun",
		"a/linked/UNLICENSE", "a/Copyright.txt", "a/copyrights.c", "a/linked/data/OFL.txt", "b/LICENSE", "a/linked/other/LICENSE",
	} {
		path := filepath.Join(root, filepath.FromSlash(file))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte("words"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s := source{Path: "example.org/module", Dir: root, Folders: []string{filepath.Join(root, "a", "linked"), filepath.Join(root, "a", "linked", "data")}}
	if err := s.findNotices(); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, n := range s.Notices {
		got = append(got, n.Below)
	}
	slices.Sort(got)
	want := []string{
		"AUTHORS", "COPYING.LESSER", "LICENCE.md", "LICENSE", "LICENSE-MIT", "NOTICE", "PATENTS", "THIRD_PARTY_LICENSES/one/Sun",
		"a/Copyright.txt", "a/linked/UNLICENSE", "a/linked/data/OFL.txt",
	}
	if !slices.Equal(got, want) {
		t.Errorf("the notices are %q, want %q", got, want)
	}
	// None of them grants anything that is known.
	if _, err := withNotices(map[string]*source{s.Path: &s}); err == nil || !strings.Contains(err.Error(), "example.org/module is linked and has no known licence") {
		t.Errorf("words that grant nothing are taken for a licence: %v", err)
	}
}
