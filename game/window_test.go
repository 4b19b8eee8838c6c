package game

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb" // an X11 client in Go: moves the mouse of the test's screen
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"

	"sixwinters/content"
	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// TestWindow starts the real program and plays it with a real mouse: setup, a move, a created asset, an asset on a
// progress square, Done, and the next turn. Then it compares the record the program has written with what was dragged.
func TestWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes a while to build the program")
	}
	mirror, script := scriptedTurn(t)
	program := startProgram(t, mirror.options)
	defer program.stop()

	for _, m := range script {
		program.play(mirror, m)
	}
	program.stop()
	rec, err := saves.Read(program.record)
	if err != nil {
		t.Fatal(err)
	}
	if len(rec.Entries) != len(program.played) {
		t.Fatalf("the record has %d moves, and %d were made", len(rec.Entries), len(program.played))
	}
	for i, e := range rec.Entries {
		if e.Move != program.played[i] {
			t.Errorf("move %d: the record says %q, but the hand made %q", i+1, e.Move, program.played[i])
		}
	}
	end, err := mirror.book.Replay(rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	if end != mirror.state {
		t.Error("the record replays to another table than was played")
	}
	if end.Turn < 2 {
		t.Errorf("the play ended in turn %d", end.Turn)
	}
}

// The kinds of move the test must make before it ends the first turn, in this order.
var wanted = []rules.MoveKind{rules.MoveTravel, rules.MoveCreate, rules.MovePlace, rules.MoveDone}

// scriptedTurn looks for a campaign in which the wanted moves can be made in the first turn, and returns a table at its
// beginning, as the program will have it, and the moves: setup included, and all choices up to the second turn.
func scriptedTurn(t *testing.T) (*table, []rules.Move) {
	t.Helper()
	cards, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	book := rules.New(cards)
	for seed := uint64(1); seed < 200; seed++ {
		o := rules.Options{Seed: seed, Difficulty: content.Easy}
		if script := searchTurn(book, book.NewCampaign(o, nil)); script != nil {
			mirror := &table{book: book, options: o, speed: Off, state: book.NewCampaign(o, nil)}
			mirror.shown = mirror.state
			return mirror, script
		}
	}
	t.Fatal("no campaign lets the test make its moves")
	return nil, nil
}

// searchTurn tries every place to begin and every way to make the wanted moves from there.
func searchTurn(book *rules.Rulebook, s rules.State) []rules.Move {
	var script []rules.Move
	do := func(s *rules.State, m rules.Move) bool {
		script = append(script, m)
		return book.Apply(s, m, nil) == nil
	}
	for len(script) < 2 {
		if !do(&s, book.Moves(&s, nil)[0]) {
			return nil
		}
	}
	for _, start := range book.Moves(&s, nil) {
		placed, setup := s, script
		if do(&placed, start) && do(&placed, book.Moves(&placed, nil)[0]) {
			if rest := searchWanted(book, placed, wanted); rest != nil {
				return append(script, rest...)
			}
		}
		script = setup
	}
	return nil
}

// searchWanted makes the wanted moves and whatever choice comes between them, or returns nil.
func searchWanted(book *rules.Rulebook, s rules.State, want []rules.MoveKind) []rules.Move {
	legal := book.Moves(&s, nil)
	choosing := len(legal) > 0 && legal[len(legal)-1].Kind != rules.MoveDone
	for _, m := range legal {
		next, left := s, want
		switch {
		case choosing:
		case m.Kind == want[0] && m.Player == 0 && (m.Kind != rules.MoveTravel || m.Dice[1] == rules.NoDie):
			left = want[1:]
		default:
			continue
		}
		if book.Apply(&next, m, nil) != nil {
			continue
		}
		if len(left) == 0 {
			return append([]rules.Move{m}, finishStep(book, next)...)
		}
		if rest := searchWanted(book, next, left); rest != nil {
			return append([]rules.Move{m}, rest...)
		}
		if choosing {
			return nil // one answer is enough to look at
		}
	}
	return nil
}

// finishStep makes the choices that come before the next actions step.
func finishStep(book *rules.Rulebook, s rules.State) []rules.Move {
	var script []rules.Move
	for s.Turn < 2 || s.Step != rules.StepActions {
		m := book.Moves(&s, nil)[0]
		if book.Apply(&s, m, nil) != nil {
			break
		}
		script = append(script, m)
	}
	return script
}

// program is the running program and the hand that plays it.
type program struct {
	t      *testing.T
	cmd    *exec.Cmd
	out    bytes.Buffer
	record string
	played []string
	x      *xgb.Conn
	root   xproto.Window
	window xproto.Window
	done   bool
}

// The window the test plays in.
const windowWidth, windowHeight = 1280, 720

// patience is how long the program may take to do anything.
const patience = 30 * time.Second

func startProgram(t *testing.T, o rules.Options) *program {
	t.Helper()
	dir := t.TempDir()
	binary := filepath.Join(dir, "sixwinters")
	build := exec.Command("go", "build", "-o", binary, "sixwinters")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("the program does not build: %v\n%s", err, out)
	}
	p := &program{t: t, record: filepath.Join(dir, "record.txt")}
	p.cmd = exec.Command(binary, "-seed", fmt.Sprint(o.Seed), "-difficulty", o.Difficulty.String(), "-speed", "off",
		"-size", fmt.Sprintf("%dx%d", windowWidth, windowHeight), "-record", p.record)
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
	p.await("the window opens", func() bool {
		p.window = p.findWindow(p.root)
		return p.window != 0
	})
	// The first frames of a window may come before it takes input.
	time.Sleep(time.Second)
	return p
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

// await waits until something is so.
func (p *program) await(what string, so func() bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); !so(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			p.stop()
			p.t.Fatalf("in vain: %s\n%s", what, p.out.String())
		}
	}
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

// play makes a move with the mouse, and waits until the program has written it down.
func (p *program) play(mirror *table, m rules.Move) {
	p.t.Helper()
	mirror.hand = hand.New(mirror.book, &mirror.state)
	mirror.offer()
	mirror.lay(&Game{width: windowWidth, height: windowHeight})
	line := mirror.book.Notation(&mirror.state, m)
	p.gesture(mirror, m, line)
	p.played = append(p.played, line)
	p.await("the record says "+line, func() bool { return p.lines() == len(p.played) })
	if err := mirror.book.Apply(&mirror.state, m, nil); err != nil {
		p.t.Fatal(err)
	}
	mirror.shown = mirror.state
}

// gesture drags or clicks what makes a move.
func (p *program) gesture(mirror *table, m rules.Move, line string) {
	p.t.Helper()
	ge := hand.Of(mirror.book, &mirror.state, m)
	drop := ge.Drop
	if drop.Kind == layout.None {
		for i, option := range mirror.hand.Buttons() {
			if option == m {
				drop = layout.Target{Kind: layout.Option, N: uint8(i)}
			}
		}
	}
	to := p.middle(mirror, drop, line)
	switch {
	case len(ge.Take) == 0:
		p.move(to)
		p.button(true)
		p.button(false)
	default:
		p.move(p.middle(mirror, ge.Take[0], line))
		p.button(true)
		p.move(to)
		p.button(false)
	}
	if m.Kind == rules.MoveDone && mirror.diceLeft() {
		// It is asked whether the dice shall go unused: the first button says yes.
		mirror.choices = []choice{{label: "end the step, dice unused"}, {label: "go on acting"}}
		mirror.lay(&Game{width: windowWidth, height: windowHeight})
		p.move(p.middle(mirror, layout.Target{Kind: layout.Option, N: 0}, line))
		p.button(true)
		p.button(false)
	}
}

// middle is a point in the window where a target can be reached.
func (p *program) middle(mirror *table, on layout.Target, line string) [2]int16 {
	p.t.Helper()
	r, ok := mirror.plan.Rect(on)
	if !ok {
		p.t.Fatalf("%s: %+v does not lie on the table", line, on)
	}
	for _, part := range [][2]float64{{0.5, 0.5}, {0.5, 0.1}, {0.1, 0.5}, {0.9, 0.9}, {0.1, 0.1}, {0.5, 0.95}} {
		x, y := r.X+r.W*part[0], r.Y+r.H*part[1]
		if mirror.plan.At(x, y) == on {
			return [2]int16{int16(x), int16(y)}
		}
	}
	p.t.Fatalf("%s: %+v is covered by something else", line, on)
	return [2]int16{}
}

// frames is time enough for the program to see what the mouse did.
const frames = 80 * time.Millisecond

func (p *program) move(to [2]int16) {
	at, err := xproto.TranslateCoordinates(p.x, p.window, p.root, to[0], to[1]).Reply()
	if err != nil {
		p.t.Fatal(err)
	}
	xtest.FakeInput(p.x, xproto.MotionNotify, 0, 0, p.root, at.DstX, at.DstY, 0)
	p.x.Sync()
	time.Sleep(frames)
}

func (p *program) button(down bool) {
	kind := byte(xproto.ButtonRelease)
	if down {
		kind = xproto.ButtonPress
	}
	xtest.FakeInput(p.x, kind, 1, 0, p.root, 0, 0, 0)
	p.x.Sync()
	time.Sleep(frames)
}

// lines is how many moves the record has so far.
func (p *program) lines() int {
	text, err := os.ReadFile(p.record)
	if err != nil {
		return 0
	}
	_, moves, _ := strings.Cut(string(text), "\nmoves\n")
	return strings.Count(moves, "\n")
}
