package campaigns

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/boxes"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/saves"
)

// sentBox is an example box as a zip file in a folder of its own.
func sentBox(t *testing.T, example string, change func(text string) string) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.CopyFS(folder, os.DirFS("../../../examples/"+example)); err != nil {
		t.Fatal(err)
	}
	if change != nil {
		about := filepath.Join(folder, "box.toml")
		text, err := os.ReadFile(about)
		if err != nil {
			t.Fatal(err)
		}
		gametest.WriteText(t, about, change(string(text)))
	}
	zipped, err := boxes.Zipped(folder)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), example+".zip")
	gametest.WriteText(t, file, string(zipped))
	return file
}

// A box is dropped on the title of the real program, shown and installed, and chosen for a new campaign, all with a real mouse. The
// campaign names it. Another version replaces it, and it goes to the removed boxes; what is no box is refused with a sentence.
func TestBoxByMouse(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	folder, own := saves.Folder(t.TempDir()), filepath.Join(t.TempDir(), "settings.toml")
	gametest.WriteText(t, own, "started = true\nweather = false\ntips = false\n")
	p := gametest.Launch(t, app.Options{Saves: string(folder), Settings: own, Speed: motion.Off, Width: gametest.WindowWidth, Height: gametest.WindowHeight})
	defer p.Stop()
	shelf := func() (files []string) {
		items, _ := os.ReadDir(filepath.Join(string(folder), "boxes"))
		for _, item := range items {
			files = append(files, item.Name())
		}
		return files
	}
	d := newDropper(t)
	drop := func(file, says string) {
		t.Helper()
		if !d.drop(p.Window, file) {
			t.Fatalf("the window does not take %s", file)
		}
		p.Until(says, func(is *gametest.Sight) bool { return strings.Contains(is.Sheet, says) })
	}
	drop(sentBox(t, "frozen-harbour", nil), "Adds 8 obstacles, 4 locations, 6 progress cards and 1 character. Takes away 6 progress cards.")
	if len(shelf()) > 0 {
		t.Error("the box is installed before anybody has said so")
	}
	p.PressButton("Install")
	p.Until("the box is installed", func(*gametest.Sight) bool { return len(shelf()) == 1 })
	p.PressButton("New campaign")
	p.PressButton("Boxes: None")
	p.PressButton("Frozen Harbour 1.0: On")
	p.Until("the box is chosen", func(is *gametest.Sight) bool { return is.Says == "Frozen Harbour 1.0" })
	p.PressButton("Done")
	p.PressButton("Begin the campaign")
	p.Until("the campaign has begun", func(is *gametest.Sight) bool { return is.Scene == "*table.table" })
	file := folder.Newest()
	if named := saves.Boxes(file); len(named) != 1 || named[0].Name != "Frozen Harbour" {
		t.Fatalf("the campaign names %v", named)
	}

	next := sentBox(t, "frozen-harbour", func(text string) string { return strings.Replace(text, `version = "1.0"`, `version = "1.1"`, 1) })
	drop(next, `Frozen Harbour 1.0 is installed. "`+saves.NameOf(file)+`" needs it.`)
	was := shelf()[0]
	p.PressButton("Replace")
	p.Until("the box is replaced", func(*gametest.Sight) bool {
		removed, err := os.ReadDir(filepath.Join(string(folder), "boxes", "removed boxes"))
		return err == nil && len(removed) == 1 && removed[0].Name() == was && !slices.Contains(shelf(), was)
	})
	letter := filepath.Join(t.TempDir(), "letter.zip")
	gametest.WriteText(t, letter, "Dear Thea,\n")
	drop(letter, "The box letter.zip cannot be opened: it is no zip file, or a damaged one.")
	p.PressButton("Got it")
	p.Until("the sheet is closed", func(is *gametest.Sight) bool { return is.Sheet == "" })
}
