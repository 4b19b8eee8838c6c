package game

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/settings"
)

// manager is the least of a window manager that maximizes windows, by the protocol of desktops (EWMH).
type manager struct {
	t      *testing.T
	x      *xgb.Conn
	screen *xproto.ScreenInfo
	atoms  map[string]xproto.Atom
}

// stateAtoms are the words of the protocol in which a window is said to be maximized.
var stateAtoms = []string{"_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ"}

func newManager(t *testing.T) *manager {
	t.Helper()
	m := &manager{t: t, x: gametest.ReachScreen(t), atoms: map[string]xproto.Atom{}}
	t.Cleanup(m.x.Close)
	m.screen = xproto.Setup(m.x).DefaultScreen(m.x)
	for _, name := range append([]string{"_NET_SUPPORTING_WM_CHECK", "_NET_SUPPORTED", "_NET_WM_STATE", "WM_STATE"}, stateAtoms...) {
		reply, err := xproto.InternAtom(m.x, false, uint16(len(name)), name).Reply()
		if err != nil {
			t.Fatal(err)
		}
		m.atoms[name] = reply.Atom
	}
	root := m.screen.Root
	check, err := xproto.NewWindowId(m.x)
	if err != nil {
		t.Fatal(err)
	}
	xproto.CreateWindow(m.x, m.screen.RootDepth, check, root, -1, -1, 1, 1, 0, xproto.WindowClassInputOutput, m.screen.RootVisual, 0, nil)
	for _, w := range []xproto.Window{root, check} {
		m.set(w, "_NET_SUPPORTING_WM_CHECK", xproto.AtomWindow, uint32(check))
	}
	m.set(root, "_NET_SUPPORTED", xproto.AtomAtom, uint32(m.atoms["_NET_WM_STATE"]), uint32(m.atoms[stateAtoms[0]]), uint32(m.atoms[stateAtoms[1]]))
	mask := uint32(xproto.EventMaskSubstructureRedirect | xproto.EventMaskSubstructureNotify)
	if err := xproto.ChangeWindowAttributesChecked(m.x, root, xproto.CwEventMask, []uint32{mask}).Check(); err != nil {
		t.Skipf("the screen has a window manager already: %v", err)
	}
	t.Cleanup(func() { // the screen is as it was
		for _, name := range []string{"_NET_SUPPORTING_WM_CHECK", "_NET_SUPPORTED"} {
			xproto.DeleteProperty(m.x, root, m.atoms[name])
		}
		m.x.Sync()
	})
	go m.serve()
	return m
}

// set gives a window a property.
func (m *manager) set(w xproto.Window, name string, kind xproto.Atom, values ...uint32) {
	var data []byte
	for _, v := range values {
		data = binary.LittleEndian.AppendUint32(data, v)
	}
	xproto.ChangeProperty(m.x, xproto.PropModeReplace, w, m.atoms[name], kind, 32, uint32(len(values)), data)
}

// serve does what windows ask for until the screen is left.
func (m *manager) serve() {
	for {
		ev, err := m.x.WaitForEvent()
		if ev == nil && err == nil {
			return
		}
		switch ev := ev.(type) {
		case xproto.MapRequestEvent:
			m.set(ev.Window, "WM_STATE", m.atoms["WM_STATE"], 1, 0)
			if m.maximized(ev.Window) {
				m.maximize(ev.Window)
			}
			xproto.MapWindow(m.x, ev.Window)
			xproto.SetInputFocus(m.x, xproto.InputFocusParent, ev.Window, xproto.TimeCurrentTime)
		case xproto.ConfigureRequestEvent:
			if !m.maximized(ev.Window) {
				xproto.ConfigureWindow(m.x, ev.Window, xproto.ConfigWindowX|xproto.ConfigWindowY|xproto.ConfigWindowWidth|xproto.ConfigWindowHeight,
					[]uint32{uint32(ev.X), uint32(ev.Y), uint32(ev.Width), uint32(ev.Height)})
			}
		case xproto.ClientMessageEvent:
			if ev.Type == m.atoms["_NET_WM_STATE"] && slices.Contains(ev.Data.Data32, uint32(m.atoms[stateAtoms[0]])) {
				m.maximize(ev.Window)
			}
		}
	}
}

// maximized reports whether a window says that it is maximized.
func (m *manager) maximized(w xproto.Window) bool {
	state, err := xproto.GetProperty(m.x, false, w, m.atoms["_NET_WM_STATE"], xproto.AtomAtom, 0, 16).Reply()
	if err != nil {
		return false
	}
	for i := 0; i+4 <= len(state.Value); i += 4 {
		if binary.LittleEndian.Uint32(state.Value[i:]) == uint32(m.atoms[stateAtoms[0]]) {
			return true
		}
	}
	return false
}

// maximize makes a window as large as the screen, as the button in its frame does.
func (m *manager) maximize(w xproto.Window) {
	m.set(w, "_NET_WM_STATE", xproto.AtomAtom, uint32(m.atoms[stateAtoms[0]]), uint32(m.atoms[stateAtoms[1]]))
	xproto.ConfigureWindow(m.x, w, xproto.ConfigWindowX|xproto.ConfigWindowY|xproto.ConfigWindowWidth|xproto.ConfigWindowHeight,
		[]uint32{0, 0, uint32(m.screen.WidthInPixels), uint32(m.screen.HeightInPixels)})
}

// size is how large a window is.
func (m *manager) size(w xproto.Window) (width, height int) {
	at, err := xproto.GetGeometry(m.x, xproto.Drawable(w)).Reply()
	if err != nil {
		return 0, 0
	}
	return int(at.Width), int(at.Height)
}

// TestWindowComesBackMaximized maximizes the window of the real program and closes it: it remembers that and how large it
// was before, and comes back maximized.
func TestWindowComesBackMaximized(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "settings.toml")
	if err := os.WriteFile(file, []byte("weather = false\ntips = false\nstarted = true\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	m := newManager(t)
	whole := func(p *gametest.Program) bool {
		w, h := m.size(p.Window)
		return w == int(m.screen.WidthInPixels) && h == int(m.screen.HeightInPixels)
	}
	options := app.Options{Settings: file, Saves: dir}
	p := gametest.Launch(t, options)
	defer func() { p.Stop() }()
	if w, h := m.size(p.Window); w != app.FirstWidth || h != app.FirstHeight {
		t.Fatalf("the window opens at %dx%d", w, h)
	}
	p.Until("it has come to rest, and knows where its window is", func(is *gametest.Sight) bool { return is.Place.Width == app.FirstWidth })
	m.maximize(p.Window)
	p.Until("it is maximized", func(is *gametest.Sight) bool { return whole(p) && is.Maximized })
	p.CloseWindow()

	s, err := settings.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	if w := s.Window; !w.Maximized || w.Width != app.FirstWidth || w.Height != app.FirstHeight {
		t.Errorf("the window is left at %+v", w)
	}
	p = gametest.Launch(t, options)
	p.Until("it comes back maximized", func(*gametest.Sight) bool { return whole(p) })
	p.CloseWindow()
}
