package campaigns

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/saves"
)

// dropper drops files on a window as the file manager of a desktop does, by the protocol for dragging between programs
// (XDND, version 5).
type dropper struct {
	t      *testing.T
	x      *xgb.Conn
	source xproto.Window
	atoms  map[string]xproto.Atom
}

func newDropper(t *testing.T) *dropper {
	t.Helper()
	d := &dropper{t: t, x: gametest.ReachScreen(t), atoms: map[string]xproto.Atom{}}
	t.Cleanup(d.x.Close)
	var err error
	if d.source, err = xproto.NewWindowId(d.x); err != nil {
		t.Fatal(err)
	}
	screen := xproto.Setup(d.x).DefaultScreen(d.x)
	xproto.CreateWindow(d.x, screen.RootDepth, d.source, screen.Root, 0, 0, 1, 1, 0, xproto.WindowClassInputOutput, screen.RootVisual, 0, nil)
	return d
}

// atom is the number of a name.
func (d *dropper) atom(name string) xproto.Atom {
	d.t.Helper()
	if a, ok := d.atoms[name]; ok {
		return a
	}
	reply, err := xproto.InternAtom(d.x, false, uint16(len(name)), name).Reply()
	if err != nil {
		d.t.Fatal(err)
	}
	d.atoms[name] = reply.Atom
	return reply.Atom
}

// tell sends a message of the protocol.
func (d *dropper) tell(to xproto.Window, message string, data ...uint32) {
	d.t.Helper()
	all := append([]uint32{uint32(d.source)}, data...)
	for len(all) < 5 {
		all = append(all, 0)
	}
	ev := xproto.ClientMessageEvent{Format: 32, Window: to, Type: d.atom(message), Data: xproto.ClientMessageDataUnionData32New(all)}
	if err := xproto.SendEventChecked(d.x, false, to, 0, string(ev.Bytes())).Check(); err != nil {
		d.t.Fatal(err)
	}
}

// drop drops a file in the middle of a window, and gives its name when it is asked for. It reports whether the window has
// said that it has taken it.
func (d *dropper) drop(on xproto.Window, file string) bool {
	d.t.Helper()
	list := "file://" + file + "\r\n"
	at, err := xproto.TranslateCoordinates(d.x, on, xproto.Setup(d.x).DefaultScreen(d.x).Root, gametest.WindowWidth/2, gametest.WindowHeight/2).Reply()
	if err != nil {
		d.t.Fatal(err)
	}
	xproto.SetSelectionOwner(d.x, d.source, d.atom("XdndSelection"), xproto.TimeCurrentTime)
	d.tell(on, "XdndEnter", 5<<24, uint32(d.atom("text/uri-list")))
	d.tell(on, "XdndPosition", 0, uint32(at.DstX)<<16|uint32(at.DstY), 0, uint32(d.atom("XdndActionCopy")))
	dropped := false
	for end := time.Now().Add(gametest.Patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		ev, failed := d.x.PollForEvent()
		if failed != nil {
			d.t.Fatal(failed)
		}
		switch ev := ev.(type) {
		case xproto.SelectionRequestEvent:
			xproto.ChangeProperty(d.x, xproto.PropModeReplace, ev.Requestor, ev.Property, ev.Target, 8, uint32(len(list)), []byte(list))
			answer := xproto.SelectionNotifyEvent{Time: ev.Time, Requestor: ev.Requestor, Selection: ev.Selection, Target: ev.Target, Property: ev.Property}
			xproto.SendEvent(d.x, false, ev.Requestor, 0, string(answer.Bytes()))
		case xproto.ClientMessageEvent:
			switch ev.Type {
			case d.atom("XdndStatus"):
				if !dropped {
					dropped = true
					d.tell(on, "XdndDrop", 0, xproto.TimeCurrentTime)
				}
			case d.atom("XdndFinished"):
				return true
			}
		}
	}
	return false
}

// TestDropOnTheWindow drops a campaign on the title of the real program, and then something that is none.
func TestDropOnTheWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	g := gametest.InFolder(t)
	away, folder := t.TempDir(), saves.Folder(t.TempDir())
	sent := filepath.Join(away, "From Bert.txt")
	campaign, err := saves.New(g.Book, sent, rules.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	if err := gametest.PlayOut(g, campaign, 20, rules.RandomPolicy(1)); err != nil {
		t.Fatal(err)
	}
	if err := campaign.Close(); err != nil {
		t.Fatal(err)
	}
	letter := filepath.Join(away, "letter.txt")
	gametest.WriteText(t, letter, "Dear Thea,\n")

	p := gametest.StartProgramWith(t, app.Options{Saves: string(folder)})
	defer p.Stop()
	d := newDropper(t)
	if !d.drop(p.Window, sent) {
		t.Fatalf("the window does not take what is dropped on it\n%s", p.Out.String())
	}
	arrived := filepath.Join(string(folder), "From Bert.txt")
	p.Until("what was dropped arrives", func(is *gametest.Sight) bool { return is.Scene == "*campaigns.list" && is.Says != "" })
	want, err := os.ReadFile(sent)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(arrived); err != nil || string(got) != string(want) {
		t.Fatalf("what has arrived is not what was dropped: %v\n%s", err, p.Out.String())
	}
	if !d.drop(p.Window, letter) {
		t.Fatal("the window does not take a second file")
	}
	p.Until("something is said about the letter", func(is *gametest.Sight) bool { return strings.HasPrefix(is.Says, `"letter.txt": `) })
	if got := gametest.Files(folder); !slices.Equal(got, []string{"From Bert.txt"}) {
		t.Errorf("after a letter was dropped there are %q", got)
	}
}
