package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb" // an X11 client in Go: moves the mouse of the test's screen
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"

	"sixwinters/game/app"
	"sixwinters/game/motion"
	"sixwinters/rules"
)

// Program is the running program, and the mouse and the keyboard in front of it.
type Program struct {
	T      *testing.T
	Cmd    *exec.Cmd
	Out    hearing
	Record string
	X      *xgb.Conn
	Root   xproto.Window
	Window xproto.Window
	alone  bool       // nobody sits in its window who tells what it has taken in
	ended  chan error // what the program has ended with
	done   bool

	settings string         // its file
	struck   int            // keys so far
	time     io.WriteCloser // hears how much of it may pass
	passed   int            // ticks since it was stopped
}

// Patience is how long the program may take to do anything at all, on however busy a machine. Nothing takes so long unless it
// never comes. While what happens is being shown, it is how long one tick of that may take.
const Patience = 2 * time.Minute

func StartProgram(t *testing.T, o rules.Options) *Program {
	t.Helper()
	return StartProgramWith(t, app.Options{Campaign: &o})
}

// StartProgramWith starts the program with some more options.
func StartProgramWith(t *testing.T, o app.Options) *Program {
	t.Helper()
	dir := t.TempDir()
	o.Settings, o.Record, o.Speed = filepath.Join(dir, "settings.toml"), filepath.Join(dir, "record.txt"), motion.Off
	o.Width, o.Height = WindowWidth, WindowHeight
	// Nothing here looks at the weather, and drawing it takes time. A note of what is met for the first time takes the click
	// that lands on it, and the hand of the test knows of no notes.
	WriteText(t, o.Settings, "weather = false\ntips = false\n")
	p := Launch(t, o)
	p.Record = o.Record
	return p
}

// unpainted is the variable of the environment that makes Mesa leave out all pixels where it draws in software. All else goes its way.
const unpainted = "LP_NO_RAST"

// AsPlayed lets the programs that a test starts from now on paint their windows, and tick 60 times a second. Other tests, which look
// at no pixels and at no speed, wait less: painting in software takes most of the time, and their ticks come faster.
func AsPlayed(t *testing.T) {
	t.Helper()
	t.Setenv(unpainted, "false")
}

// Launch starts the program and waits until its window is open and has been drawn.
func Launch(t *testing.T, o app.Options) *Program {
	t.Helper()
	return LaunchOn(t, "", o)
}

// LaunchOn is Launch on a screen, such as one of [OtherScreen]; "" is the usual one.
func LaunchOn(t *testing.T, screen string, o app.Options) *Program {
	t.Helper()
	options, err := json.Marshal(o)
	if err != nil {
		t.Fatal(err)
	}
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(binary)
	cmd.Env = append([]string{unpainted + "=true"}, append(os.Environ(), witnessed+"="+string(options))...)
	if screen != "" {
		cmd.Env = append(cmd.Env, "DISPLAY="+screen)
	}
	p := open(t, cmd, screen)
	p.settings = o.Settings
	p.Until("the window is drawn", func(is *Sight) bool {
		p.Window = p.findWindow(p.Root) // at first it may have been that of the test before, on its way out
		return p.Window != 0 && is.Frames > 1
	})
	return p
}

// LaunchDownloaded starts a program as it is downloaded, and waits until its window is open and shows something. Nobody sits in
// its window who tells what it has taken in, so the hand in front of it is slow.
func LaunchDownloaded(t *testing.T, cmd *exec.Cmd) *Program {
	t.Helper()
	p := open(t, cmd, "")
	p.alone = true
	p.Until("the window shows something", func(*Sight) bool {
		picture := p.Picture()
		return !bytes.Equal(picture[4:], picture[:len(picture)-4]) // not one colour
	})
	time.Sleep(time.Second)
	return p
}

// open starts a program on a screen and waits until its window is open.
func open(t *testing.T, cmd *exec.Cmd, screen string) *Program {
	t.Helper()
	p := &Program{T: t, X: reach(t, screen), Cmd: cmd}
	p.Cmd.Stdout, p.Cmd.Stderr = &p.Out, &p.Out
	var err error
	if p.time, err = p.Cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	if err := p.Cmd.Start(); err != nil {
		t.Fatal(err)
	}
	p.ended = make(chan error, 1)
	go func() { p.ended <- p.Cmd.Wait() }()
	if err := xtest.Init(p.X); err != nil {
		t.Fatalf("the screen lets nobody move its mouse: %v", err)
	}
	// A key that goes up late, on a screen that is slow, is not one that is held.
	if err := xproto.ChangeKeyboardControlChecked(p.X, xproto.KbAutoRepeatMode, []uint32{xproto.AutoRepeatModeOff}).Check(); err != nil {
		t.Fatal(err)
	}
	p.Root = xproto.Setup(p.X).DefaultScreen(p.X).Root
	p.Until("the window opens", func(*Sight) bool {
		p.Window = p.findWindow(p.Root)
		return p.Window != 0
	})
	return p
}

// ReachScreen returns the test's own way to the screen. Where windows are none of X11 there is none, and the test is left out.
func ReachScreen(t *testing.T) *xgb.Conn {
	t.Helper()
	return reach(t, "")
}

// reach is ReachScreen for a screen; "" is the usual one.
func reach(t *testing.T, screen string) *xgb.Conn {
	t.Helper()
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		t.Skip("the test reaches windows of X11 only")
	}
	x, err := xgb.NewConnDisplay(screen)
	if err != nil {
		t.Fatalf("the screen cannot be reached: %v", err)
	}
	return x
}

// OtherScreen starts a screen that nobody sees, with a mouse of its own, and returns its name.
func OtherScreen(t *testing.T) string {
	t.Helper()
	if _, err := exec.LookPath("Xvfb"); err != nil && (runtime.GOOS == "windows" || runtime.GOOS == "darwin") {
		t.Skip("the test reaches windows of X11 only")
	}
	from, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1600x1000x24", "-noreset", "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{to}
	if err := cmd.Start(); err != nil {
		t.Fatalf("there is no second screen: %v", err)
	}
	_ = to.Close()
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait() // it was killed
	})
	number := 0
	if _, err := fmt.Fscanln(from, &number); err != nil {
		t.Fatalf("the second screen does not come: %v", err)
	}
	return fmt.Sprint(":", number)
}

// Name returns the window's name.
func (p *Program) Name() string {
	name, err := xproto.GetProperty(p.X, false, p.Window, xproto.AtomWmName, xproto.GetPropertyTypeAny, 0, 64).Reply()
	if err != nil {
		return ""
	}
	return string(name.Value)
}

// findWindow looks for the game's window by its size and name.
func (p *Program) findWindow(in xproto.Window) xproto.Window {
	tree, err := xproto.QueryTree(p.X, in).Reply()
	if err != nil {
		return 0
	}
	for _, w := range tree.Children {
		name, err := xproto.GetProperty(p.X, false, w, xproto.AtomWmName, xproto.GetPropertyTypeAny, 0, 64).Reply()
		if err == nil && strings.HasSuffix(string(name.Value), app.WindowTitle) { // before it may stand whose turn it is
			if at, err := xproto.GetWindowAttributes(p.X, w).Reply(); err == nil && at.MapState == xproto.MapStateViewable {
				return w
			}
		}
		if found := p.findWindow(w); found != 0 {
			return found
		}
	}
	return 0
}

// Until waits until something is so, by what the program has taken in or by what else can be seen of it. Now and then it nudges
// the window.
func (p *Program) Until(what string, so func(is *Sight) bool) {
	p.T.Helper()
	nudged := time.Now()
	p.UntilAlone(what, func(is *Sight) bool {
		if so(is) {
			return true
		}
		if time.Since(nudged) > nudgeEvery {
			nudged = time.Now()
			p.Nudge()
		}
		return false
	})
}

// UntilAlone waits like [Program.until], and leaves the window alone.
func (p *Program) UntilAlone(what string, so func(is *Sight) bool) {
	p.T.Helper()
	type shown struct{ beats, tick int }
	var last shown
	for begun := time.Now(); ; time.Sleep(2 * time.Millisecond) {
		is := p.Out.Sight()
		if now := (shown{is.Beats, is.Tick}); now != last {
			begun, last = time.Now(), now
		}
		trouble := ""
		switch {
		case so(&is):
			return
		case len(p.ended) > 0:
			trouble = "the program has ended"
		case time.Since(begun) > Patience:
			trouble = "it does not come"
		}
		if trouble != "" {
			p.Stop()
			p.T.Fatalf("%s, and %s\n%s\nIt was at %+v", what, trouble, p.Out.String(), is)
		}
	}
}

// Drawn waits until the window has been drawn anew, with all that has come of what was done.
func (p *Program) Drawn() {
	p.T.Helper()
	begun, first := time.Now().UnixNano(), Sight{}
	p.Nudge() // a window at rest draws no frame
	p.Until("it is drawn", func(is *Sight) bool {
		if first.Frames == 0 && is.Drawn > begun {
			first = *is
			p.Nudge()
		}
		return first.Frames > 0 && is.Frames > first.Frames && (is.Stopped || is.Ticked > first.Ticked)
	})
}

// nudgeEvery is how often a window is nudged that is waited for.
const nudgeEvery = 500 * time.Millisecond

// Nudge sends the window a message that means nothing, as happens all the time on a desktop: a window that asks for no frames
// may look at what it was given only when it hears of something else.
func (p *Program) Nudge() {
	if p.Window == 0 {
		return
	}
	ev := xproto.ClientMessageEvent{Format: 32, Window: p.Window, Type: xproto.AtomWmName,
		Data: xproto.ClientMessageDataUnionData32New(make([]uint32, 5))}
	xproto.SendEvent(p.X, false, p.Window, 0, string(ev.Bytes()))
}

// CloseWindow asks the program to end, as the button in the frame of its window does, and waits until it has.
func (p *Program) CloseWindow() {
	p.T.Helper()
	atom := func(name string) xproto.Atom {
		reply, err := xproto.InternAtom(p.X, false, uint16(len(name)), name).Reply()
		if err != nil {
			p.T.Fatal(err)
		}
		return reply.Atom
	}
	ev := xproto.ClientMessageEvent{Format: 32, Window: p.Window, Type: atom("WM_PROTOCOLS"),
		Data: xproto.ClientMessageDataUnionData32New([]uint32{uint32(atom("WM_DELETE_WINDOW")), 0, 0, 0, 0})}
	xproto.SendEvent(p.X, false, p.Window, 0, string(ev.Bytes()))
	p.X.Sync()
	if err := p.Ends(); err != nil {
		p.T.Errorf("the program ends with %v\n%s", err, p.Out.String())
	}
}

// Ends waits until the program ends by itself, and returns what it ended with.
func (p *Program) Ends() error {
	p.T.Helper()
	p.Until("it ends", func(*Sight) bool { return len(p.ended) > 0 })
	p.done = true
	p.X.Close()
	return <-p.ended
}

func (p *Program) Stop() {
	if p.done {
		return
	}
	p.done = true
	_ = p.Cmd.Process.Kill()
	<-p.ended
	p.X.Close()
}

// Keys as the X server of the tests numbers them.
const (
	KeyEscape byte = 9
	KeyEnter  byte = 36
	KeyC      byte = 54
)

// Step is one thing the hand does: a movement to a point of the window, or a button that goes down or up.
type Step struct {
	X, Y   int16
	Button byte // 0: a movement
	Down   bool
}

const (
	Left   = 1
	Middle = 2
	right  = 3
)

// Do makes the real mouse do a step, and waits until the program has taken it in.
func (p *Program) Do(s Step) {
	p.T.Helper()
	switch {
	case s.Button == 0:
		at, err := xproto.TranslateCoordinates(p.X, p.Window, p.Root, s.X, s.Y).Reply()
		if err != nil {
			p.T.Fatal(err)
		}
		xtest.FakeInput(p.X, xproto.MotionNotify, 0, 0, p.Root, at.DstX, at.DstY, 0)
	case s.Down:
		if !p.alone {
			p.takesClicks("clicks")
		}
		xtest.FakeInput(p.X, xproto.ButtonPress, s.Button, 0, p.Root, 0, 0, 0)
	default:
		xtest.FakeInput(p.X, xproto.ButtonRelease, s.Button, 0, p.Root, 0, 0, 0)
	}
	p.X.Sync()
	if p.alone {
		time.Sleep(slowHand)
		return
	}
	p.Until(fmt.Sprintf("it sees %+v", s), s.seen)
}

// takesClicks waits until what lies on top takes clicks.
func (p *Program) takesClicks(what string) {
	p.T.Helper()
	begun := time.Now()
	p.Nudge() // a window at rest draws no frame
	p.Until("it takes "+what, func(is *Sight) bool { return is.takesClicks(begun) })
}

// slowHand is how long the hand waits after each step before a program that nobody sits in, long enough for a busy machine.
const slowHand = 400 * time.Millisecond

// seen reports whether the program has taken a step in.
func (s Step) seen(is *Sight) bool {
	switch s.Button {
	case Left:
		return is.Left == s.Down
	case Middle:
		return is.Middle == s.Down
	case right:
		return is.Right == s.Down
	}
	return is.X == int(s.X) && is.Y == int(s.Y)
}

// Press strikes a key, with others held if there are several, and waits until the program has taken it in.
func (p *Program) Press(keys ...byte) {
	p.T.Helper()
	p.Strike(keys...)
	p.Until("it hears a key", func(is *Sight) bool { return is.Strokes == p.struck && is.Keys == 0 })
}

// Strike strikes a key. All of it may come within one tick.
func (p *Program) Strike(keys ...byte) {
	p.T.Helper()
	p.takesClicks("keys")
	p.struck += len(keys)
	for _, key := range keys {
		xtest.FakeInput(p.X, xproto.KeyPress, key, 0, p.Root, 0, 0, 0)
	}
	for _, key := range keys {
		xtest.FakeInput(p.X, xproto.KeyRelease, key, 0, p.Root, 0, 0, 0)
	}
	p.X.Sync()
}

// Lines returns how many moves the campaign's file has so far.
func (p *Program) Lines() int {
	text, err := os.ReadFile(p.Record)
	if err != nil {
		return 0
	}
	_, moves, begun := strings.Cut(string(text), "\nmoves ")
	if !begun {
		return 0
	}
	return strings.Count(moves, "\n") - strings.Count(moves, "\nsnapshot ") - 1 // the end of the header
}

// Picture returns what the window shows. The program must have been started [AsPlayed].
func (p *Program) Picture() []byte {
	p.T.Helper()
	if !p.alone && os.Getenv(unpainted) != "false" {
		p.T.Fatal("nothing is painted without gametest.AsPlayed")
	}
	reply, err := xproto.GetImage(p.X, xproto.ImageFormatZPixmap, xproto.Drawable(p.Window), 0, 0, WindowWidth, WindowHeight, ^uint32(0)).Reply()
	if err != nil {
		p.T.Fatalf("the window cannot be seen: %v", err)
	}
	return reply.Data
}

// ClickAt clicks with the real mouse.
func (p *Program) ClickAt(at image.Point) {
	p.T.Helper()
	p.Do(Step{X: int16(at.X), Y: int16(at.Y)})
	p.Do(Step{Button: Left, Down: true})
	p.Do(Step{Button: Left})
}

// PressButton waits for a button whose name begins so, and clicks on it with the real mouse.
func (p *Program) PressButton(name string) {
	p.T.Helper()
	var at image.Rectangle
	p.Until(fmt.Sprintf("there is a button %q", name), func(is *Sight) bool {
		at = is.Placed(name)
		return !at.Empty()
	})
	p.ClickAt(at.Min.Add(at.Max).Div(2))
}
