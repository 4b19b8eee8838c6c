package boxes

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sixwinters/content"
)

// A box is looked into before it is installed. It replaces others of its name only if that is asked for, and never a folder.
func TestInstall(t *testing.T) {
	shelf := Shelf(filepath.Join(t.TempDir(), "boxes"))
	version := func(v string) []byte {
		zipped, err := Pack(fstest.MapFS{
			content.BoxFile:         {Data: []byte(strings.Replace(head, "1.0", v, 1))},
			"obstacles-empire.toml": {Data: []byte(toll + strings.Repeat("#", len(v)))},
		})
		if err != nil {
			t.Fatal(err)
		}
		return zipped
	}
	look := func(v string) *Parcel {
		t.Helper()
		p, err := shelf.Look(version(v), "box.zip")
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	install := func(p *Parcel, replace bool, want ...string) {
		t.Helper()
		if err := shelf.Install(p, replace); err != nil {
			t.Fatal(err)
		}
		var is []string
		for _, box := range shelf.Boxes() {
			is = append(is, box.Version)
		}
		if !slices.Equal(is, want) {
			t.Errorf("after version %s there are %v, not %v", p.Version, is, want)
		}
	}
	p := look("1.0")
	if len(p.Changes) != 1 || p.Changes[0].Name != "Toll Collectors" || p.Changes[0].How != content.Added || p.Here || p.Others != nil {
		t.Errorf("the first is %+v", p)
	}
	install(p, false, "1.0")
	if p := look("1.0"); !p.Here || p.Others != nil {
		t.Errorf("once it is installed it is %+v", p)
	}
	next := look("1.02")
	if next.Here || len(next.Others) != 1 || next.Others[0].Box.Version != "1.0" {
		t.Errorf("the next version is %+v", next)
	}
	install(next, false, "1.0", "1.02")
	install(look("1.003"), true, "1.003")
	removed := func() (versions []string) {
		for _, box := range shelf.removed().Boxes() {
			versions = append(versions, box.Version)
		}
		return versions
	}
	if is := removed(); !slices.Equal(is, []string{"1.0", "1.02"}) {
		t.Errorf("after two were replaced, the removed boxes are %v", is)
	}
	if box := shelf.Removed(p.BoxRef); box == nil || box.Version != "1.0" {
		t.Errorf("the first is not among them, but %v", box)
	}
	if box := shelf.Removed(content.BoxRef{Name: p.Name, Version: "1.0", Hash: "0"}); box != nil {
		t.Errorf("another one is found: %v", box)
	}
	work := filepath.Join(string(shelf), "my-work")
	if err := os.CopyFS(work, fstest.MapFS{content.BoxFile: {Data: []byte(strings.Replace(head, "1.0", "0.1", 1))}}); err != nil {
		t.Fatal(err)
	}
	install(look("1.0004"), true, "0.1", "1.0004")
	// A box that is back is not written over what has its name, whatever that is.
	back := look("1.0")
	taken := filepath.Join(string(shelf), "toll-roads-1.0-"+back.Hash[:8]+".zip")
	if err := os.WriteFile(taken, []byte("mine"), 0o666); err != nil {
		t.Fatal(err)
	}
	install(back, false, "0.1", "1.0", "1.0004")
	if text, err := os.ReadFile(taken); err != nil || string(text) != "mine" {
		t.Errorf("the file of its name is %q, %v", text, err)
	}
	// Where the old one cannot be moved, the new one does not come either.
	blocked := look("2.0")
	if err := os.RemoveAll(string(shelf.removed())); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(string(shelf.removed()), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if err := shelf.Install(blocked, true); err == nil || !strings.Contains(err.Error(), "cannot be moved") {
		t.Errorf("it is replaced without a folder for the old one: %v", err)
	}
	install(look("3.0"), false, "0.1", "1.0", "1.0004", "3.0")
}
