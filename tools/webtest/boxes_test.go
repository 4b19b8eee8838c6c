package webtest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/boxes"
	"sixwinters/saves"
)

// TestBoxes drops a box on the page, installs it, and begins a campaign with it, which then names it. A damaged zip file changes nothing.
func TestBoxes(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	address := b.visited(quiet + "started = true\n")
	b.open(address)
	key := func(keys ...string) {
		t.Helper()
		for _, k := range keys {
			time.Sleep(time.Second) // what has just come takes no keys
			b.frames(2)
			b.key(k)
		}
		time.Sleep(time.Second)
	}
	ofBoxes := func(path string) bool {
		return strings.HasPrefix(path, campaigns+"boxes/") && strings.HasSuffix(path, ".zip")
	}

	damaged := filepath.Join(t.TempDir(), "letter.zip")
	if err := os.WriteFile(damaged, []byte("Dear Thea,\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	b.drop(damaged)
	time.Sleep(2 * time.Second)
	b.shoot("box-damaged.png")
	key("g") // got it
	if slices.ContainsFunc(b.files(), ofBoxes) {
		t.Fatalf("a damaged file is installed: %q", b.files())
	}

	zipped, err := boxes.Zipped("../../examples/frozen-harbour")
	file := filepath.Join(t.TempDir(), "frozen-harbour.zip")
	if err == nil {
		err = os.WriteFile(file, zipped, 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
	b.drop(file)
	time.Sleep(2 * time.Second)
	b.shoot("box-dropped.png")
	if slices.ContainsFunc(b.files(), ofBoxes) {
		t.Fatal("the box is installed before anybody has said so")
	}
	key("i") // install
	b.await("the installed box", func() bool { return slices.ContainsFunc(b.files(), ofBoxes) })

	key("n", "x") // new campaign, boxes
	b.shoot("box-choice.png")
	key("\t", "\r") // from Off to On
	b.shoot("box-chosen.png")
	key("d", "b") // done, begin
	var begun string
	b.await("the campaign", func() bool {
		i := slices.IndexFunc(b.files(), func(path string) bool { return strings.HasPrefix(path, campaigns) && strings.HasSuffix(path, ".txt") })
		if i >= 0 {
			begun = b.read(b.files()[i])
		}
		return begun != ""
	})
	time.Sleep(2 * time.Second)
	b.shoot("box-table.png")
	if named := saves.BoxesIn([]byte(begun)); len(named) != 1 || named[0].Name != "Frozen Harbour" {
		t.Errorf("the campaign names %v", named)
	}
	if faults := b.exceptions(); faults != "" {
		t.Error(faults)
	}
}
