package game

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"testing"
	"time"

	"github.com/jezek/xgb" // an X11 client in Go: moves the mouse of the test's screen
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"

	"sixwinters/content/contenttest"
	"sixwinters/game/motion"
	"sixwinters/rules"
)

// program is the running program and the hand that plays it.
type program struct {
	t      *testing.T
	cmd    *exec.Cmd
	out    hearing
	record string
	steps  []step   // what the hand does for the move in hand
	played []string // in notation
	x      *xgb.Conn
	game   Game // what the mirror needs to know of the program
	root   xproto.Window
	window xproto.Window
	ended  chan error // what the program has ended with
	done   bool
}

// The window the test plays in.
const windowWidth, windowHeight = 1280, 720

// patience is how long the program may take to do anything at all, on however busy a machine. Nothing takes so long unless it
// never comes.
const patience = 2 * time.Minute

func startProgram(t *testing.T, o rules.Options) *program {
	t.Helper()
	return startProgramWith(t, Options{Campaign: &o})
}

// startProgramWith starts the program with some more options.
func startProgramWith(t *testing.T, o Options) *program {
	t.Helper()
	dir := t.TempDir()
	o.Settings, o.Record, o.Speed = filepath.Join(dir, "settings.toml"), filepath.Join(dir, "record.txt"), motion.Off
	o.Width, o.Height = windowWidth, windowHeight
	// Nothing here looks at the weather, and drawing it takes time. A note of what is met for the first time takes the click
	// that lands on it, and the hand of the test knows of no notes.
	writeText(t, o.Settings, "weather = false\ntips = false\n")
	p := launch(t, o)
	p.record = o.Record
	return p
}

// launch starts the program and waits until its window is open and has been drawn.
func launch(t *testing.T, o Options) *program {
	t.Helper()
	reference := contenttest.Reference(t)
	p := &program{t: t, x: reachScreen(t), game: Game{width: windowWidth, height: windowHeight, reference: reference}}
	p.game.settings.Met = []string{linkMet} // how a refusal is worded moves nothing, and a mirror has no settings to save
	options, err := json.Marshal(o)
	if err != nil {
		t.Fatal(err)
	}
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	p.cmd = exec.Command(binary)
	p.cmd.Env = append(os.Environ(), witnessed+"="+string(options))
	p.cmd.Stdout, p.cmd.Stderr = &p.out, &p.out
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	p.ended = make(chan error, 1)
	go func() { p.ended <- p.cmd.Wait() }()
	if err := xtest.Init(p.x); err != nil {
		t.Fatalf("the screen lets nobody move its mouse: %v", err)
	}
	p.root = xproto.Setup(p.x).DefaultScreen(p.x).Root
	p.until("the window opens", func(*sight) bool {
		p.window = p.findWindow(p.root)
		return p.window != 0
	})
	p.until("the window is drawn", func(is *sight) bool { return is.Frames > 1 })
	return p
}

// reachScreen is the test's own way to the screen. Where windows are none of X11 there is none, and the test is left out.
func reachScreen(t *testing.T) *xgb.Conn {
	t.Helper()
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		t.Skip("the test reaches windows of X11 only")
	}
	x, err := xgb.NewConn()
	if err != nil {
		t.Fatalf("the screen cannot be reached: %v", err)
	}
	return x
}

// built is the real program, for tests that need nobody in its window: it is built once, into a folder of its own.
var built struct {
	once   sync.Once
	dir    string
	binary string
	err    error
}

// buildProgram builds the real program, unless another test has.
func buildProgram(t *testing.T) string {
	t.Helper()
	built.once.Do(func() {
		if built.dir, built.err = os.MkdirTemp("", "sixwinters"); built.err != nil {
			return
		}
		built.binary = filepath.Join(built.dir, "sixwinters")
		if runtime.GOOS == "windows" {
			built.binary += ".exe"
		}
		if out, err := exec.Command("go", "build", "-o", built.binary, "sixwinters").CombinedOutput(); err != nil {
			built.err = fmt.Errorf("%w\n%s", err, out)
		}
	})
	if built.err != nil {
		t.Fatalf("the program does not build: %v", built.err)
	}
	return built.binary
}

// findWindow looks for the game's window by its size and name.
func (p *program) findWindow(in xproto.Window) xproto.Window {
	tree, err := xproto.QueryTree(p.x, in).Reply()
	if err != nil {
		return 0
	}
	for _, w := range tree.Children {
		name, err := xproto.GetProperty(p.x, false, w, xproto.AtomWmName, xproto.GetPropertyTypeAny, 0, 64).Reply()
		if err == nil && string(name.Value) == windowTitle {
			if at, err := xproto.GetWindowAttributes(p.x, w).Reply(); err == nil && at.MapState == xproto.MapStateViewable {
				return w
			}
		}
		if found := p.findWindow(w); found != 0 {
			return found
		}
	}
	return 0
}

// until waits until something is so, by what the program has taken in or by what else can be seen of it. Now and then it nudges the
// window.
func (p *program) until(what string, so func(is *sight) bool) {
	p.t.Helper()
	nudged := time.Now()
	p.untilAlone(what, func(is *sight) bool {
		if so(is) {
			return true
		}
		if time.Since(nudged) > nudgeEvery {
			nudged = time.Now()
			p.nudge()
		}
		return false
	})
}

// untilAlone waits like [program.until], and leaves the window alone.
func (p *program) untilAlone(what string, so func(is *sight) bool) {
	p.t.Helper()
	for begun := time.Now(); ; time.Sleep(2 * time.Millisecond) {
		is := p.out.sight()
		trouble := ""
		switch {
		case so(&is):
			return
		case len(p.ended) > 0:
			trouble = "the program has ended"
		case time.Since(begun) > patience:
			trouble = "it does not come"
		}
		if trouble != "" {
			p.stop()
			p.t.Fatalf("%s, and %s\n%s\nIt was at %+v", what, trouble, p.out.String(), is)
		}
	}
}

// drawn waits until the window has been drawn anew, with all that has come of what was done.
func (p *program) drawn() {
	p.t.Helper()
	was := p.out.sight().Frames
	p.until("it is drawn", func(is *sight) bool { return is.Frames > was+1 })
}

// nudgeEvery is how often a window is nudged that is waited for.
const nudgeEvery = 500 * time.Millisecond

// nudge sends the window a message that means nothing, as happens all the time on a desktop: a window that asks for no frames
// may look at what it was given only when it hears of something else.
func (p *program) nudge() {
	if p.window == 0 {
		return
	}
	ev := xproto.ClientMessageEvent{Format: 32, Window: p.window, Type: xproto.AtomWmName,
		Data: xproto.ClientMessageDataUnionData32New(make([]uint32, 5))}
	xproto.SendEvent(p.x, false, p.window, 0, string(ev.Bytes()))
}

// ends waits until the program ends by itself, and returns what it ended with.
func (p *program) ends() error {
	p.t.Helper()
	p.until("it ends", func(*sight) bool { return len(p.ended) > 0 })
	p.done = true
	p.x.Close()
	return <-p.ended
}

func (p *program) stop() {
	if p.done {
		return
	}
	p.done = true
	_ = p.cmd.Process.Kill()
	<-p.ended
	p.x.Close()
}

// step is one thing the hand does: a movement to a point of the window, or a button that goes down or up.
type step struct {
	x, y   int16
	button byte // 0: a movement
	down   bool
}

// The mouse buttons.
const (
	left  = 1
	right = 3
)

func (p *program) then(s step) { p.steps = append(p.steps, s) }

// do makes the real mouse do a step, and waits until the program has taken it in.
func (p *program) do(s step) {
	p.t.Helper()
	switch {
	case s.button == 0:
		at, err := xproto.TranslateCoordinates(p.x, p.window, p.root, s.x, s.y).Reply()
		if err != nil {
			p.t.Fatal(err)
		}
		xtest.FakeInput(p.x, xproto.MotionNotify, 0, 0, p.root, at.DstX, at.DstY, 0)
	case s.down:
		p.until("it takes clicks", (*sight).takesClicks)
		xtest.FakeInput(p.x, xproto.ButtonPress, s.button, 0, p.root, 0, 0, 0)
	default:
		xtest.FakeInput(p.x, xproto.ButtonRelease, s.button, 0, p.root, 0, 0, 0)
	}
	p.x.Sync()
	p.until(fmt.Sprintf("it sees %+v", s), s.seen)
}

// seen reports whether the program has taken a step in.
func (s step) seen(is *sight) bool {
	switch s.button {
	case left:
		return is.Left == s.down
	case right:
		return is.Right == s.down
	}
	return is.X == int(s.x) && is.Y == int(s.y)
}

// press strikes a key, with others held if there are several, and waits until the program has taken it in.
func (p *program) press(keys ...byte) {
	p.t.Helper()
	was := p.out.sight().Strokes
	p.strike(keys...)
	p.until("it hears a key", func(is *sight) bool { return is.Strokes == was+len(keys) && is.Keys == 0 })
}

// strike strikes a key. All of it may come within one tick.
func (p *program) strike(keys ...byte) {
	p.t.Helper()
	p.until("it takes keys", (*sight).takesClicks)
	for _, key := range keys {
		xtest.FakeInput(p.x, xproto.KeyPress, key, 0, p.root, 0, 0, 0)
	}
	for _, key := range keys {
		xtest.FakeInput(p.x, xproto.KeyRelease, key, 0, p.root, 0, 0, 0)
	}
	p.x.Sync()
}
