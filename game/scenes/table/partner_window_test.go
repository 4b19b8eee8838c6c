//go:build !js

package table

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/jezek/xgb/xproto"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/serve"
	"sixwinters/together/togethertest"
)

// How much TestTwoWindows plays, and how often it kills the server and a window.
var (
	deskLines = flag.Int("desklines", rulestest.Count(6, 400), "lines that TestTwoWindows plays, or a year if that is shorter")
	deskKills = flag.Int("deskkills", rulestest.Count(2, 20), "how often TestTwoWindows kills the server or a window")
)

// servedAt is the variable of the environment that makes the test's binary a server for tables, which can be killed. It holds the address and the
// folder.
const servedAt = "SIXWINTERS_SERVED_AT"

func init() {
	if address, folder, ok := strings.Cut(os.Getenv(servedAt), " "); ok {
		c := serve.Usual()
		c.Address, c.Data, c.Rate = address, folder, 1000
		if _, err := serve.Start(c); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		select {} // until it is killed
	}
	gametest.Watches = append(gametest.Watches, func(g *app.App, _ *ebiten.Image, is *gametest.Sight) {
		if t, ok := g.Scene.(*table); ok && t.Board.Partner != nil && t.Board.Partner.Up() && !t.Board.Partner.Waits() {
			is.Lies = append(is.Lies, handsOf(g, &t.Board)...)
		}
	})
}

// mostHands is how many moves a window tells of.
const mostHands = 12

// handsOf says at how many lines a shared table is, and where a hand takes and drops what for moves of its seat. Of what the table asks back it
// says where the answers are.
func handsOf(g *app.App, b *board.Board) (lies []string) {
	n, _ := b.Campaign.Shared()
	lies = append(lies, fmt.Sprintf("line %d", n))
	plan, seat := b.Plan(g), b.Partner.Link.Seat
	at := func(word string, on layout.Target) bool {
		x, y, ok := topmost(plan, on)
		if ok {
			lies = append(lies, fmt.Sprintf("%s %d %d", word, int(x), int(y)))
		}
		return ok
	}
	option := func(i int) layout.Target { return layout.Target{Kind: layout.Option, N: uint8(i)} }
	if b.AsksBack() {
		at("answer", option(0))
		return lies
	}
	hands := 0
	for _, m := range b.Book.Moves(&b.State, nil) {
		_, err := b.Campaign.TryShared(seat, b.Book.Notation(&b.State, m))
		if !b.Campaign.Answers(seat, m) || err != nil && (!errors.Is(err, saves.ErrNotReady) || b.Campaign.ReadySeat(seat)) {
			continue
		}
		ge, before := gesture.Of(b.Book, &b.State, m), len(lies)
		ok := false
		switch {
		case ge.Drop.Kind == layout.None:
			i := slices.IndexFunc(b.Choices, func(c board.Choice) bool { return c.Label == b.Label(m) })
			ok = i >= 0 && at("hand", option(i))
		case len(ge.Take) == 0:
			ok = at("hand", ge.Drop)
		case len(ge.Take) == 1:
			ok = at("hand", ge.Take[0]) && at("drop", ge.Drop)
		}
		if !ok {
			lies = lies[:before]
		} else if hands++; hands == mostHands {
			break
		}
	}
	return lies
}

// pointed reads where something lies that a window has told of.
func pointed(lie, word string) (at image.Point, ok bool) {
	n, err := fmt.Sscanf(lie, word+" %d %d", &at.X, &at.Y)
	return at, err == nil && n == 2
}

// farServer is a server in a process of its own.
type farServer struct {
	t               *testing.T
	address, folder string
	cmd             *exec.Cmd
}

func (s *farServer) start() {
	s.t.Helper()
	binary, err := os.Executable()
	if err != nil {
		s.t.Fatal(err)
	}
	s.cmd = exec.Command(binary)
	s.cmd.Env = append(os.Environ(), servedAt+"="+s.address+" "+s.folder)
	s.cmd.Stderr = os.Stderr
	if err := s.cmd.Start(); err != nil {
		s.t.Fatal(err)
	}
	for late := time.Now().Add(gametest.Patience); ; time.Sleep(10 * time.Millisecond) {
		conn, err := net.Dial("tcp", s.address)
		if err == nil {
			_ = conn.Close()
			return
		}
		if time.Now().After(late) {
			s.t.Fatal("the server does not start")
		}
	}
}

func (s *farServer) kill() {
	_ = s.cmd.Process.Kill()
	_ = s.cmd.Wait() // it was killed
}

// atTable is a seat at a table, in a window with a real mouse of its own. A script has the link of the seat too, at another desk: it plays what the window
// shows no gesture for.
type atTable struct {
	screen, folder string
	link           together.Link
	window         *gametest.Program
	script         *together.Desk
}

// sits gives a seat its link, and the folder and settings of its window.
func (at *atTable) sits(t *testing.T, link together.Link) {
	t.Helper()
	at.folder, at.link = t.TempDir(), link
	gametest.WriteText(t, filepath.Join(at.folder, "settings.toml"), "started = true\nintroduced = true\nweather = false\ntips = false\n")
}

// windows are windows at one table, each on a screen of its own.
type windows struct {
	t      *testing.T
	seats  []atTable
	chance *rand.Rand
}

// twoWindows are the windows of both seats, and the server of their table.
type twoWindows struct {
	windows
	server *farServer
}

// opens opens the window of a seat.
func (w *windows) opens(at *atTable) {
	w.t.Helper()
	at.window = gametest.LaunchOn(w.t, at.screen, app.Options{Table: &at.link, Saves: at.folder, Settings: filepath.Join(at.folder, "settings.toml"),
		Speed: motion.Off, Width: gametest.WindowWidth, Height: gametest.WindowHeight})
}

// lines returns how many lines the scripts have, once all have the same.
func (w *windows) lines() int {
	w.t.Helper()
	for late := time.Now().Add(gametest.Patience); ; time.Sleep(time.Millisecond) {
		chains := map[string]bool{}
		n := 0
		for i := range w.seats {
			w.seats[i].script.Poll()
			var chain string
			n, chain = w.seats[i].script.Campaign.Shared()
			chains[chain] = true
		}
		if len(chains) == 1 {
			return n
		}
		if time.Now().After(late) {
			w.t.Fatal("the scripts have other lines")
		}
	}
}

// agrees waits until a window shows as many lines as the scripts have, and returns what it tells of its moves.
func (w *windows) agrees(at *atTable) (lies []string) {
	w.t.Helper()
	at.window.Until("the window shows the last line", func(is *gametest.Sight) bool {
		i := slices.Index(is.Lies, fmt.Sprintf("line %d", w.lines()))
		if i >= 0 {
			lies = is.Lies[i+1:]
		}
		return i >= 0 && is.Beats == 0 && is.Sheet == ""
	})
	return lies
}

// hand chooses where a hand takes a piece, and where it drops it, for a move of a seat that its window has in sight. A click has one point; with nothing
// in sight there is none.
func (w *windows) hand(at *atTable) []image.Point {
	w.t.Helper()
	var hands [][]image.Point
	for _, lie := range w.agrees(at) {
		if at, ok := pointed(lie, "hand"); ok {
			hands = append(hands, []image.Point{at})
		} else if at, ok := pointed(lie, "drop"); ok {
			hands[len(hands)-1] = append(hands[len(hands)-1], at)
		}
	}
	if len(hands) == 0 {
		return nil
	}
	return hands[w.chance.IntN(len(hands))]
}

// mouse makes a move of a seat by the real mouse, if its window has one in sight.
func (w *windows) mouse(at *atTable) bool {
	w.t.Helper()
	hand := w.hand(at)
	if hand == nil {
		return false
	}
	before, p := w.lines(), at.window
	step := func(at image.Point) { p.Do(gametest.Step{X: int16(at.X), Y: int16(at.Y)}) }
	step(hand[0])
	p.Do(gametest.Step{Button: gametest.Left, Down: true})
	if len(hand) == 2 {
		step(hand[0].Add(image.Pt(20, 0)))
		step(hand[1])
	}
	p.Do(gametest.Step{Button: gametest.Left})
	for range mostAnswers {
		p.Drawn()
		var lies []string
		p.Until("the window waits for nothing", func(is *gametest.Sight) bool {
			lies = is.Lies
			return w.lines() > before || slices.Contains(lies, fmt.Sprintf("line %d", before))
		})
		i := slices.IndexFunc(lies, func(lie string) bool { return strings.HasPrefix(lie, "answer ") })
		if w.lines() > before || i < 0 {
			break
		}
		at, _ := pointed(lies[i], "answer")
		p.ClickAt(at)
	}
	return w.lines() > before
}

// mostAnswers is how often a window is answered that asks what a hand means.
const mostAnswers = 5

// plays makes a move by the script of a seat, if it has one.
func (w *windows) plays(at *atTable) bool {
	w.t.Helper()
	w.lines()
	d, seat := at.script, at.link.Seat
	var texts []string
	for _, m := range d.Campaign.Book().Moves(d.Campaign.Now(), nil) {
		text := d.Campaign.Book().Notation(d.Campaign.Now(), m)
		switch _, err := d.Campaign.TryShared(seat, text); {
		case err == nil:
			texts = append(texts, text)
		case errors.Is(err, saves.ErrNotReady) && !d.Campaign.ReadySeat(seat):
			texts = append(texts, saves.ReadyLine)
		}
	}
	if len(texts) == 0 {
		return false
	}
	_, err := d.Do(w.t.Context(), texts[w.chance.IntN(len(texts))], gametest.Patience)
	return err == nil // the window's last move may come at the same moment
}

// kill kills the server or one of the windows, and starts it again.
func (w *twoWindows) kill(n int) {
	w.t.Helper()
	if n%2 == 0 {
		w.server.kill()
		w.server.start()
		return
	}
	w.reopens(&w.seats[n/2%2])
}

// reopens kills the window of a seat and opens it again. What it had on its disk is still there.
func (w *windows) reopens(at *atTable) {
	w.t.Helper()
	at.window.Stop() // by SIGKILL
	had := sharedLines(w.record(at.folder))
	w.opens(at)
	w.agrees(at)
	if has := sharedLines(w.record(at.folder)); !strings.HasPrefix(has, had) {
		w.t.Errorf("a window that was killed had\n%s\nand has\n%s", had, has)
	}
}

// sharedLines returns the lines of a table in a record.
func sharedLines(record string) (lines string) {
	for line := range strings.Lines(record) {
		if strings.HasPrefix(line, "@") {
			lines += line
		}
	}
	return lines
}

// record returns the record in a folder.
func (w *windows) record(folder string) string {
	w.t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil || len(files) != 1 {
		w.t.Fatalf("there are %q", files)
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		w.t.Fatal(err)
	}
	return string(text)
}

// newTwoWindows creates a table, with a script at each seat. No window is open yet.
func newTwoWindows(t *testing.T) *twoWindows {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	w := &twoWindows{windows{t: t, seats: make([]atTable, saves.NumSeats), chance: rand.New(rand.NewPCG(46, 2))},
		&farServer{t: t, address: listener.Addr().String(), folder: t.TempDir()}}
	_ = listener.Close()
	w.server.start()
	t.Cleanup(func() { w.server.kill() })
	w.seats[1].screen = gametest.OtherScreen(t)
	book := rulestest.Book(t)
	anna, links := togethertest.Create(t, saves.Folder(t.TempDir()), "http://"+w.server.address+"/", book)
	for i := range w.seats {
		at := &w.seats[i]
		at.sits(t, links[i+1])
		if at.script = anna; i > 0 {
			at.script = togethertest.Join(t, saves.Folder(t.TempDir()), at.link, book)
		}
	}
	return w
}

// Two windows on two screens share a table, each with a real mouse, while the server and the windows are killed. At the end all desks have the same record
// to the byte, the server has as many lines, and no line that a desk had on its disk is missing.
func TestTwoWindows(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens windows")
	}
	w := newTwoWindows(t)
	for i := range w.seats {
		at := &w.seats[i]
		w.opens(at)
		defer func() { at.window.Stop() }()
	}
	var byMouse [saves.NumSeats]int
	byScript, idle, killed := 0, 0, 0
	every := min(4, max(1, *deskLines/(*deskKills+1))) // a year may be shorter than the lines
	now := w.seats[0].script.Campaign
	for begun := w.lines(); w.lines() < begun+*deskLines && now.Now().Phase != rules.YearOver; {
		if w.lines()-begun >= (killed+1)*every && killed < *deskKills {
			w.kill(killed)
			killed++
		}
		for i := range w.seats {
			at := &w.seats[i]
			at.window.Until("all are connected", func(*gametest.Sight) bool { at.script.Poll(); return at.script.Up() })
		}
		first := w.chance.IntN(saves.NumSeats)
		switch idle++; {
		case w.mouse(&w.seats[first]):
			byMouse[first]++
			idle = 0
		case w.mouse(&w.seats[1-first]):
			byMouse[1-first]++
			idle = 0
		case w.plays(&w.seats[first]), w.plays(&w.seats[1-first]):
			byScript++
			idle = 0
		case idle > 20:
			t.Fatalf("nothing can be done any more at line %d", w.lines())
		}
	}
	for i := range w.seats {
		at := &w.seats[i]
		w.agrees(at)
		want := app.WindowTitle
		if together.Calls(&now.History, at.link.Seat) {
			want = "Your turn - " + want
		}
		at.window.Until("its name says whose turn it is", func(*gametest.Sight) bool { return at.window.Name() == want })
	}
	n, chain := now.Shared()
	reader := togethertest.Join(t, saves.Folder(t.TempDir()), w.seats[0].link, now.Book()) // of what the server has
	if has, is := reader.Campaign.Shared(); has != n || is != chain {
		t.Errorf("the server has %d lines, the desks %d", has, n)
	}
	first := w.record(w.seats[0].folder)
	for _, folder := range []string{w.seats[1].folder, filepath.Dir(now.Name()), filepath.Dir(w.seats[1].script.Campaign.Name()), filepath.Dir(reader.Campaign.Name())} {
		if record := w.record(folder); record != first {
			t.Errorf("the records differ:\n%s\n%s", first, record)
		}
	}
	if byMouse[0] == 0 || byMouse[1] == 0 || killed != *deskKills {
		t.Errorf("%v moves by mouse, %d by script, %d kills", byMouse, byScript, killed)
	}
	t.Logf("%d and %d moves by the real mice of two windows, %d by the scripts, %d kills: the same record of %d lines", byMouse[0], byMouse[1], byScript, killed, n)
}

// A window whose player looks elsewhere goes on: it shows what the other desk does, and knows that it is there.
func TestTableGoesOnWithoutTheFocus(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	w := newTwoWindows(t)
	at := &w.seats[0]
	w.opens(at)
	p := at.window
	defer p.Stop()
	w.agrees(at)
	xproto.SetInputFocus(p.X, xproto.InputFocusParent, p.Root, xproto.TimeCurrentTime)
	p.UntilAlone("the player looks elsewhere", func(is *gametest.Sight) bool { return !is.Focused })
	w.seats[1].script.Say(0)    // so that the window has something to show
	time.Sleep(3 * time.Second) // after which other windows without the focus stand still
	if !w.plays(at) {
		t.Fatal("the script has no move")
	}
	w.agrees(at)
}
