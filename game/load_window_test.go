package game

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
	"github.com/jezek/xgb/xproto"

	"sixwinters/game/menu"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// keyX is the key of the letter x, as the X server of the tests numbers it.
const keyX byte = 53

// picture is what the window shows.
func (p *program) picture() []byte {
	p.t.Helper()
	reply, err := xproto.GetImage(p.x, xproto.ImageFormatZPixmap, xproto.Drawable(p.window), 0, 0, windowWidth, windowHeight, ^uint32(0)).Reply()
	if err != nil {
		p.t.Fatalf("the window cannot be seen: %v", err)
	}
	return reply.Data
}

// clickAt clicks with the real mouse.
func (p *program) clickAt(at image.Point) {
	p.t.Helper()
	p.do(step{x: int16(at.X), y: int16(at.Y)})
	p.do(step{button: left, down: true})
	p.do(step{button: left})
}

// reflection is a second program without a window, in which what the mouse does to the first is done by hand: it knows what
// lies where. It has a folder of campaigns of its own, with the same campaigns.
type reflection struct {
	*Game
	t *testing.T
	p *program
}

// settled lets everything in the reflection find its place, and waits until the program has come as far.
func (r *reflection) settled() {
	r.t.Helper()
	canvas := ebiten.NewImage(windowWidth, windowHeight)
	defer canvas.Deallocate()
	for range 3 {
		if _, err := r.scene.update(r.Game); err != nil {
			r.t.Fatal(err)
		}
		r.scene.draw(r.Game, canvas)
	}
	var here sight
	here.look(r.Game)
	r.p.until(fmt.Sprintf("it shows %+v", here), func(is *sight) bool { return is.likewise(&here) })
}

// menu is what lies in the window.
func (r *reflection) menu() *menu.Menu {
	switch s := r.scene.(type) {
	case *title:
		return s.menu
	case *loader:
		return s.menu
	}
	return r.laid().dialog.menu
}

// button is the button of a name.
func (r *reflection) button(name string) *widget.Button {
	r.t.Helper()
	for f, is := range r.menu().Names() {
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
	r.p.clickAt(at.Min.Add(at.Max).Div(2))
	b.Click()
	r.settled()
}

// files are the campaigns in a folder, by their names.
func files(folder saves.Folder) []string {
	list, _ := filepath.Glob(filepath.Join(string(folder), "*.txt"))
	for i := range list {
		list[i] = filepath.Base(list[i])
	}
	slices.Sort(list)
	return list
}

// same waits until the program's folder has the same campaigns as that of the reflection.
func (r *reflection) same(folder saves.Folder, after string) {
	r.t.Helper()
	want := files(r.folder())
	r.p.until(fmt.Sprintf("after %s there are %q", after, want), func(*sight) bool { return slices.Equal(files(folder), want) })
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

// TestLoaderWindow keeps campaigns in order in the real program, with a real mouse: all campaigns are opened from the
// title, one is chosen, renamed, duplicated and deleted, the deletion is undone, it is looked at again, and a new one
// branches from the middle of it.
func TestLoaderWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	g, _ := listed(t, "Old", "New")
	folder := saves.Folder(t.TempDir())
	for _, name := range files(g.folder()) {
		from, to := filepath.Join(string(g.folder()), name), filepath.Join(string(folder), name)
		text, err := os.ReadFile(from)
		if err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(from)
		if err != nil {
			t.Fatal(err)
		}
		writeText(t, to, string(text))
		if err := os.Chtimes(to, info.ModTime(), info.ModTime()); err != nil {
			t.Fatal(err)
		}
	}
	p := startProgramWith(t, Options{Saves: string(folder)})
	defer p.stop()
	r := &reflection{g, t, p}
	g.show(newTitle(g))
	r.settled()

	r.press(r.button("All campaigns"))
	l, ok := g.scene.(*loader)
	if !ok {
		t.Fatalf("from the title one comes to %T", g.scene)
	}
	r.press(l.rows[1])
	if l.list[l.chosen].Name != "Old" {
		t.Fatalf("chosen is %q", l.list[l.chosen].Name)
	}
	r.press(r.button("Rename"))
	p.press(keyX)
	l.naming.SetText("Oldx")
	r.press(r.button("Take these names"))
	r.same(folder, "renaming")
	r.press(r.button("Duplicate"))
	r.same(folder, "duplicating")
	r.press(r.button("Delete"))
	r.same(folder, "deleting")
	r.press(r.button("Undo the deletion"))
	r.same(folder, "undoing the deletion")
	if got := l.names(); got != "Oldx (copy), New, Oldx" {
		t.Fatalf("listed are %s", got)
	}

	r.press(l.rows[1])
	r.press(r.button("Replay"))
	again, ok := g.scene.(*replay)
	if !ok {
		t.Fatalf("a replay leads to %T", g.scene)
	}
	const after = 33
	strip := &again.t.plan(g).Timeline
	p.clickAt(image.Pt(int(strip.X(after, again.line.Len())+0.5), int(strip.Band.Y+strip.Band.H/2)))
	p.until("it is at the move that was clicked", func(is *sight) bool { return is.At == after })
	again.jump(g, after)
	branch, _ := again.t.plan(g).Rect(layout.Target{Kind: layout.Control, N: layout.ControlBranch})
	x, y := branch.Center()
	p.clickAt(image.Pt(int(x), int(y)))
	again.askBranch(g, "", "")
	r.settled()
	r.press(r.button("Play it"))
	r.same(folder, "branching")
	at, ok := g.scene.(*table)
	if !ok {
		t.Fatalf("a branch leads to %T", g.scene)
	}
	defer at.campaign.Close()
	name := filepath.Base(at.campaign.Name())
	if got := moves(t, filepath.Join(string(folder), name)); strings.Count(got, "\n") != after+1 || got != moves(t, at.campaign.Name()) {
		t.Errorf("the branch has the moves\n%s\nand not\n%s", got, moves(t, at.campaign.Name()))
	}
	// It is at its table: a move can be made at once.
	mirror := tableOf(g, at.campaign)
	p.record = filepath.Join(string(folder), name)
	for range p.lines() {
		p.played = append(p.played, "")
	}
	p.play(mirror, mirror.book.Moves(&mirror.state, nil)[0])
	if at.campaign.Len() != after+1 || p.lines() != after+1 || at.campaign.Now().Phase == rules.Setup {
		t.Errorf("after a move the branch has %d, and %d here", p.lines(), at.campaign.Len())
	}
}
