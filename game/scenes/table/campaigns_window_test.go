package table

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/scenes/replay"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// keyX is the key of the letter x, as the X server of the tests numbers it.
const keyX byte = 53

// reflection is a second program without a window, in which what the mouse does to the first is done by hand: it knows what
// lies where. It has a folder of campaigns of its own, with the same campaigns.
type reflection struct {
	*app.App
	t *testing.T
	p *program
}

// settled lets everything in the reflection find its place, and waits until the program has come as far.
func (r *reflection) settled() {
	r.t.Helper()
	canvas := ebiten.NewImage(gametest.WindowWidth, gametest.WindowHeight)
	defer canvas.Deallocate()
	for range 3 {
		if _, err := r.Scene.Update(r.App); err != nil {
			r.t.Fatal(err)
		}
		r.Scene.Draw(r.App, canvas)
	}
	var here gametest.Sight
	here.Look(r.App)
	r.p.Until(fmt.Sprintf("it shows %+v", here), func(is *gametest.Sight) bool { return is.Likewise(&here) })
}

// button is the button of a name.
func (r *reflection) button(name string) *widget.Button {
	r.t.Helper()
	for f, is := range gametest.MenuNow(r.App).Names {
		if b, ok := f.(*widget.Button); ok && is == name {
			return b
		}
	}
	r.t.Fatalf("there is no button %q", name)
	return nil
}

// press presses a button in the program and here.
func (r *reflection) press(b *widget.Button) {
	r.t.Helper()
	at := b.GetWidget().Rect
	r.p.ClickAt(at.Min.Add(at.Max).Div(2))
	b.Click()
	r.settled()
}

// same waits until the program's folder has the same campaigns as that of the reflection.
func (r *reflection) same(folder saves.Folder, after string) {
	r.t.Helper()
	want := gametest.Files(r.Folder())
	r.p.Until(fmt.Sprintf("after %s there are %q", after, want), func(*gametest.Sight) bool { return slices.Equal(gametest.Files(folder), want) })
}

// lineSum is the checksum at the end of a line. It goes on from that of the head, which names the version of the program that
// began the campaign; a test is of another version than a program built from a repository.
var lineSum = regexp.MustCompile(`(?m) ?~[0-9a-f]{8}$`)

// moves is what stands in a campaign's file after its head, without checksums.
func moves(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	_, lines, _ := strings.Cut(string(text), "\nmoves ")
	return lineSum.ReplaceAllString(lines, "")
}

// TestListWindow keeps campaigns in order in the real program, with a real mouse: all campaigns are opened from the
// title, one is chosen, renamed, duplicated and deleted, the deletion is undone, it is looked at again, and a new one
// branches from the middle of it.
func TestListWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	g := gametest.InFolder(t)
	gametest.Keep(t, g, "Old", "New")
	folder := saves.Folder(t.TempDir())
	for _, name := range gametest.Files(g.Folder()) {
		from, to := filepath.Join(string(g.Folder()), name), filepath.Join(string(folder), name)
		text, err := os.ReadFile(from)
		if err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(from)
		if err != nil {
			t.Fatal(err)
		}
		gametest.WriteText(t, to, string(text))
		if err := os.Chtimes(to, info.ModTime(), info.ModTime()); err != nil {
			t.Fatal(err)
		}
	}
	p := startProgramWith(t, app.Options{Saves: string(folder)})
	defer p.Stop()
	r := &reflection{g, t, p}
	if err := g.Routes.Title(g); err != nil {
		t.Fatal(err)
	}
	r.settled()

	file := func(name string) string { return filepath.Join(string(g.Folder()), name+".txt") }
	r.press(r.button("All campaigns"))
	r.press(r.button(file("Old")))
	r.press(r.button("Rename"))
	p.Press(keyX)
	for f, name := range gametest.MenuNow(g).Names {
		if field, ok := f.(*widget.TextInput); ok && name == "Name" {
			field.SetText("Oldx")
		}
	}
	r.press(r.button("Save"))
	r.same(folder, "renaming")
	r.press(r.button("Duplicate"))
	r.same(folder, "duplicating")
	r.press(r.button("Delete"))
	r.same(folder, "deleting")
	r.press(r.button("Undo the deletion"))
	r.same(folder, "undoing the deletion")
	r.press(r.button(file("New")))
	r.press(r.button("Replay"))
	again, ok := g.Scene.(*replay.Replay)
	if !ok {
		t.Fatalf("a replay leads to %T", g.Scene)
	}
	const after = 33
	strip := &again.Table.Plan(g).Timeline
	p.ClickAt(image.Pt(int(strip.X(after, again.Line.Len())+0.5), int(strip.Band.Y+strip.Band.H/2)))
	p.Until("it is at the move that was clicked", func(is *gametest.Sight) bool { return is.At == after })
	again.Jump(g, after)
	branch, _ := again.Table.Plan(g).Rect(layout.Target{Kind: layout.Control, N: layout.ControlBranch})
	x, y := branch.Center()
	p.ClickAt(image.Pt(int(x), int(y)))
	again.AskBranch(g, "", "")
	r.settled()
	r.press(r.button("Play it"))
	r.same(folder, "branching")
	at, ok := g.Scene.(*table)
	if !ok {
		t.Fatalf("a branch leads to %T", g.Scene)
	}
	defer at.Board.Campaign.Close()
	name := filepath.Base(at.Board.Campaign.Name())
	if got := moves(t, filepath.Join(string(folder), name)); strings.Count(got, "\n") != after+1 || got != moves(t, at.Board.Campaign.Name()) {
		t.Errorf("the branch has the moves\n%s\nand not\n%s", got, moves(t, at.Board.Campaign.Name()))
	}
	// It is at its table: a move can be made at once.
	mirror := tableOf(g, at.Board.Campaign)
	p.Record = filepath.Join(string(folder), name)
	for range p.Lines() {
		p.played = append(p.played, "")
	}
	p.play(mirror, mirror.Board.Book.Moves(&mirror.Board.State, nil)[0])
	if at.Board.Campaign.Len() != after+1 || p.Lines() != after+1 || at.Board.Campaign.Now().Phase == rules.Setup {
		t.Errorf("after a move the branch has %d, and %d here", p.Lines(), at.Board.Campaign.Len())
	}
}
