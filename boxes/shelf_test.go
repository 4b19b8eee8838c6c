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
	work := filepath.Join(string(shelf), "my-work")
	if err := os.CopyFS(work, fstest.MapFS{content.BoxFile: {Data: []byte(strings.Replace(head, "1.0", "0.1", 1))}}); err != nil {
		t.Fatal(err)
	}
	install(look("1.0004"), true, "0.1", "1.0004")
}
