package game

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jezek/xgb" // an X11 client in Go: moves the mouse of the test's screen
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"

	"sixwinters/content/contenttest"
	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// program is the running program and the hand that plays it.
type program struct {
	t      *testing.T
	cmd    *exec.Cmd
	out    bytes.Buffer
	record string
	steps  []step   // what the hand does for the move in hand
	played []string // in notation
	x      *xgb.Conn
	game   Game // what the mirror needs to know of the program
	root   xproto.Window
	window xproto.Window
	done   bool
}

// The window the test plays in.
const windowWidth, windowHeight = 1280, 720

// patience is how long the program may take to do anything.
const patience = 3 * time.Second

func startProgram(t *testing.T, o rules.Options) *program {
	t.Helper()
	return startProgramWith(t, "-seed", fmt.Sprint(o.Seed), "-difficulty", o.Difficulty.String())
}

// startProgramWith starts the real program with some more flags.
func startProgramWith(t *testing.T, flags ...string) *program {
	t.Helper()
	dir := t.TempDir()
	settings, record := filepath.Join(dir, "settings.toml"), filepath.Join(dir, "record.txt")
	// Nothing here looks at the weather, and drawing it takes time. A note of what is met for the first time takes the click
	// that lands on it, and the hand of the test knows of no notes.
	writeText(t, settings, "weather = false\ntips = false\n")
	p := launch(t, buildProgram(t), append(flags, "-speed", "off", "-settings", settings,
		"-size", fmt.Sprintf("%dx%d", windowWidth, windowHeight), "-record", record)...)
	p.record = record
	return p
}

// launch starts the real program and waits until its window is open.
func launch(t *testing.T, binary string, flags ...string) *program {
	t.Helper()
	reference := contenttest.Reference(t)
	p := &program{t: t, game: Game{width: windowWidth, height: windowHeight, reference: reference}}
	p.game.settings.Met = []string{linkMet} // how a refusal is worded moves nothing, and a mirror has no settings to save
	p.cmd = exec.Command(binary, flags...)
	p.cmd.Stdout, p.cmd.Stderr = &p.out, &p.out
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var err error
	if p.x, err = xgb.NewConn(); err != nil {
		t.Fatalf("the screen cannot be reached: %v", err)
	}
	if err := xtest.Init(p.x); err != nil {
		t.Fatalf("the screen lets nobody move its mouse: %v", err)
	}
	p.root = xproto.Setup(p.x).DefaultScreen(p.x).Root
	if !p.wait(func() bool {
		p.window = p.findWindow(p.root)
		return p.window != 0
	}) {
		p.stop()
		t.Fatalf("no window opens\n%s", p.out.String())
	}
	// The first frames of a window may come before it takes input.
	time.Sleep(time.Second)
	return p
}

// built is the real program, which all tests start: it is built once, into a folder of its own.
var built struct {
	once   sync.Once
	dir    string
	binary string
	err    error
}

// TestMain runs the tests and clears away the program that they started.
func TestMain(m *testing.M) {
	code := m.Run()
	if built.dir != "" {
		_ = os.RemoveAll(built.dir)
	}
	os.Exit(code)
}

// buildProgram builds the real program, unless another test has.
func buildProgram(t *testing.T) string {
	t.Helper()
	built.once.Do(func() {
		if built.dir, built.err = os.MkdirTemp("", "sixwinters"); built.err != nil {
			return
		}
		built.binary = filepath.Join(built.dir, "sixwinters")
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
		if err == nil && string(name.Value) == "Six Winters" {
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

// wait waits until something is so, and reports whether it came to be.
func (p *program) wait(so func() bool) bool {
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if so() {
			return true
		}
	}
	return so()
}

func (p *program) stop() {
	if p.done {
		return
	}
	p.done = true
	_ = p.cmd.Process.Kill()
	_ = p.cmd.Wait()
	p.x.Close()
}

// play makes a move with the mouse, and waits until the program has written it down. The mirror is a table that sees the
// same hand, so that it knows what lies where. On a busy machine the program may draw so slowly that it misses a click;
// then what is held is put back and the same is done once more, slowly.
func (p *program) play(mirror *table, m rules.Move) {
	p.t.Helper()
	line := mirror.book.Notation(&mirror.state, m)
	p.steps = nil
	p.plan(mirror, m, line)
	p.played = append(p.played, line)
	written := func() bool { return p.lines() == len(p.played) }
	for _, pace := range []time.Duration{quick, slow, 2 * slow} {
		for _, s := range p.steps {
			p.do(s, pace)
		}
		if p.wait(written) {
			return
		}
		p.putBack()
	}
	p.stop()
	p.t.Fatalf("the program does not write down %q\n%s", line, p.out.String())
}

// putBack puts back what is held.
func (p *program) putBack() {
	p.t.Helper()
	p.do(step{x: 1, y: 1}, slow) // where nothing lies: over a card the button would show it large
	p.do(step{button: right, down: true}, slow)
	p.do(step{button: right}, slow)
}

// plan finds out by the mirror what the hand has to do for a move.
func (p *program) plan(mirror *table, m rules.Move, line string) {
	p.t.Helper()
	ge := hand.Of(mirror.book, &mirror.state, m)
	label := mirror.label(m)
	before := mirror.state
	switch {
	case ge.Drop.Kind == layout.None:
		p.pressOption(mirror, label, line)
	case len(ge.Take) == 0:
		p.click(mirror, ge.Drop, line)
	default:
		p.drag(mirror, ge.Take[0], ge.Drop, line)
		for _, more := range ge.Take[1:] {
			p.click(mirror, p.unheld(mirror, more), line)
		}
	}
	for mirror.state == before && mirror.asking {
		// It is asked which of several is meant, or whether it is meant.
		if m.Kind == rules.MoveDone {
			label = mirror.choices[0].label
		}
		p.pressOption(mirror, label, line)
	}
	if mirror.state == before {
		p.t.Fatalf("%s: the hand does what it should, but no move comes of it", line)
	}
}

// unheld is one of the dice equal to one that is not held yet.
func (p *program) unheld(mirror *table, want layout.Target) layout.Target {
	for _, piece := range mirror.plan.Pieces {
		if at := piece.Target; hand.Same(at) == want && !slices.Contains(mirror.held, at) {
			return at
		}
	}
	return want
}

func (p *program) pressOption(mirror *table, label, line string) {
	p.t.Helper()
	i := slices.IndexFunc(mirror.choices, func(c choice) bool { return c.label == label })
	if i < 0 {
		p.t.Fatalf("%s: there is no button %q", line, label)
	}
	p.click(mirror, layout.Target{Kind: layout.Option, N: uint8(i)}, line)
}

// seen is the mirror's idea of the program.
func (p *program) seen() *Game { return &p.game }

func (p *program) click(mirror *table, on layout.Target, line string) {
	p.t.Helper()
	p.move(mirror, on, line)
	p.then(step{button: left, down: true})
	mirror.press(p.seen(), mirror.plan.At(p.game.pointer.x, p.game.pointer.y))
	p.then(step{button: left})
	mirror.release(p.seen(), mirror.plan.At(p.game.pointer.x, p.game.pointer.y))
}

func (p *program) drag(mirror *table, from, to layout.Target, line string) {
	p.t.Helper()
	p.move(mirror, from, line)
	p.then(step{button: left, down: true})
	mirror.press(p.seen(), mirror.plan.At(p.game.pointer.x, p.game.pointer.y))
	p.game.pointer.far = true
	mirror.lift(p.seen())
	p.move(mirror, to, line)
	p.then(step{button: left})
	mirror.release(p.seen(), mirror.plan.At(p.game.pointer.x, p.game.pointer.y))
	p.game.pointer.far = false
}

// move moves the mouse to a target, and again if that made the table spread what lies there.
func (p *program) move(mirror *table, on layout.Target, line string) {
	p.t.Helper()
	for range 2 {
		x, y := p.reach(mirror, on, line)
		p.then(step{x: int16(x), y: int16(y)})
		p.game.pointer.x, p.game.pointer.y = x, y
		mirror.follow(p.seen())
		if mirror.plan.At(x, y) == on {
			return
		}
	}
	p.t.Fatalf("%s: %+v moves away from the pointer", line, on)
}

// reach is a point in the window where a target can be reached: its middle, unless something lies over it.
func (p *program) reach(mirror *table, on layout.Target, line string) (x, y float64) {
	p.t.Helper()
	r, ok := mirror.plan.Rect(on)
	if !ok {
		p.t.Fatalf("%s: %+v does not lie on the table", line, on)
	}
	for _, part := range [][2]float64{{0.5, 0.5}, {0.5, 0.1}, {0.1, 0.5}, {0.9, 0.9}, {0.1, 0.1}, {0.5, 0.95}, {0.9, 0.1}, {0.1, 0.9}} {
		x, y = math.Floor(r.X+r.W*part[0]), math.Floor(r.Y+r.H*part[1])
		if mirror.plan.At(x, y) == on {
			return x, y
		}
	}
	p.t.Fatalf("%s: %+v is covered by something else", line, on)
	return 0, 0
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

// How long the program is given to see a step.
const (
	quick = 70 * time.Millisecond
	slow  = 400 * time.Millisecond
)

// settling is how long what has come takes no click.
const settling = settled * time.Second / 60

func (p *program) then(s step) { p.steps = append(p.steps, s) }

// do makes the real mouse do a step.
func (p *program) do(s step, pace time.Duration) {
	p.t.Helper()
	switch {
	case s.button == 0:
		at, err := xproto.TranslateCoordinates(p.x, p.window, p.root, s.x, s.y).Reply()
		if err != nil {
			p.t.Fatal(err)
		}
		xtest.FakeInput(p.x, xproto.MotionNotify, 0, 0, p.root, at.DstX, at.DstY, 0)
	case s.down:
		xtest.FakeInput(p.x, xproto.ButtonPress, s.button, 0, p.root, 0, 0, 0)
	default:
		xtest.FakeInput(p.x, xproto.ButtonRelease, s.button, 0, p.root, 0, 0, 0)
	}
	p.x.Sync()
	time.Sleep(pace)
}

// lines is how many moves the campaign's file has so far.
func (p *program) lines() int {
	text, err := os.ReadFile(p.record)
	if err != nil {
		return 0
	}
	_, moves, begun := strings.Cut(string(text), "\nmoves ")
	if !begun {
		return 0
	}
	return strings.Count(moves, "\n") - strings.Count(moves, "\nsnapshot ") - 1 // the end of the header
}

// compare reads the record that the program has written and compares it with what was played.
func (p *program) compare(mirror *table) {
	t := p.t
	t.Helper()
	p.stop()
	rec, err := saves.Read(p.record)
	if err != nil {
		t.Fatal(err)
	}
	if len(rec.Entries) != len(p.played) {
		t.Fatalf("the record has %d moves, and %d were made", len(rec.Entries), len(p.played))
	}
	for i, e := range rec.Entries {
		if e.Move != p.played[i] {
			t.Errorf("move %d: the record says %q, but the hand made %q", i+1, e.Move, p.played[i])
		}
	}
	end, err := mirror.book.Replay(rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	if end != mirror.state {
		t.Error("the record replays to another table than was played")
	}
}
