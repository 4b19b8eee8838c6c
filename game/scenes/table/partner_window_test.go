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
)

// How much TestWindowAndDesk plays, and how often it kills the server and the window.
var (
	deskLines = flag.Int("desklines", rulestest.Count(14, 400), "lines that TestWindowAndDesk plays, or a year if that is shorter")
	deskKills = flag.Int("deskkills", rulestest.Count(2, 20), "how often TestWindowAndDesk kills the server or the window")
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
		if _, err := b.Campaign.TryShared(seat, b.Book.Notation(&b.State, m)); err != nil && (!errors.Is(err, saves.ErrNotReady) || b.Campaign.ReadySeat(seat)) {
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

// windowAndDesk are a window with a real mouse and a desk that a script plays, at one table.
type windowAndDesk struct {
	t      *testing.T
	server *farServer
	folder [2]string // of the campaigns
	links  [together.Watching + 1]together.Link
	window *gametest.Program
	ben    *together.Desk
	chance *rand.Rand
}

// opens opens the window at its seat.
func (w *windowAndDesk) opens() {
	w.t.Helper()
	settings := filepath.Join(w.folder[0], "settings.toml")
	w.window = gametest.Launch(w.t, app.Options{Table: &w.links[1], Saves: w.folder[0], Settings: settings, Speed: motion.Off,
		Width: gametest.WindowWidth, Height: gametest.WindowHeight})
}

// lines returns how many lines Ben's desk has.
func (w *windowAndDesk) lines() int {
	w.ben.Poll()
	n, _ := w.ben.Campaign.Shared()
	return n
}

// agrees waits until the window shows as many lines as Ben's desk has, and returns what it tells of its moves.
func (w *windowAndDesk) agrees() (lies []string) {
	w.t.Helper()
	w.window.Until("the window shows the last line", func(is *gametest.Sight) bool {
		i := slices.Index(is.Lies, fmt.Sprintf("line %d", w.lines()))
		if i >= 0 {
			lies = is.Lies[i+1:]
		}
		return i >= 0 && is.Beats == 0 && is.Sheet == ""
	})
	return lies
}

// mouse makes a move of the window's seat by the real mouse, if it has one in sight.
func (w *windowAndDesk) mouse() bool {
	w.t.Helper()
	lies := w.agrees()
	var hands [][]image.Point
	for _, lie := range lies {
		if at, ok := pointed(lie, "hand"); ok {
			hands = append(hands, []image.Point{at})
		} else if at, ok := pointed(lie, "drop"); ok {
			hands[len(hands)-1] = append(hands[len(hands)-1], at)
		}
	}
	if len(hands) == 0 {
		return false
	}
	before, p := w.lines(), w.window
	hand := hands[w.chance.IntN(len(hands))]
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

// script makes a move of Ben's desk, if it has one.
func (w *windowAndDesk) script() bool {
	w.t.Helper()
	w.lines()
	d, seat := w.ben, w.ben.Link.Seat
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

// record returns the record in one of the folders.
func (w *windowAndDesk) record(n int) string {
	w.t.Helper()
	files, err := filepath.Glob(filepath.Join(w.folder[n], "*.txt"))
	if err != nil || len(files) != 1 {
		w.t.Fatalf("there are %q", files)
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		w.t.Fatal(err)
	}
	return string(text)
}

// newWindowAndDesk creates a table. Its window is not open yet.
func newWindowAndDesk(t *testing.T) *windowAndDesk {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	w := &windowAndDesk{t: t, server: &farServer{t: t, address: listener.Addr().String(), folder: t.TempDir()}, folder: [2]string{t.TempDir(), t.TempDir()},
		chance: rand.New(rand.NewPCG(46, 2))}
	_ = listener.Close()
	w.server.start()
	t.Cleanup(func() { w.server.kill() })
	book := rulestest.Book(t)
	anna, links, err := together.Create(t.Context(), saves.Folder(w.folder[0]), "http://"+w.server.address+"/", book,
		rules.Options{Seed: 7}, [saves.NumSeats]string{"Anna", "Ben"}, [saves.NumSeats][]int{{1}, {2}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := anna.Close(); err != nil {
		t.Fatal(err)
	}
	w.links = links
	gametest.WriteText(t, filepath.Join(w.folder[0], "settings.toml"), "started = true\nintroduced = true\nweather = false\ntips = false\n")
	w.ben, err = together.Join(t.Context(), saves.Folder(w.folder[1]), links[2], func(*saves.Header) (*rules.Rulebook, error) { return book, nil })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { w.ben.Close() })
	return w
}

// A window with a real mouse and a desk that a script plays share a table, while the server and the window are killed. At the end both have the same
// record to the byte, and no line that a desk had on its disk is missing.
func TestWindowAndDesk(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	w := newWindowAndDesk(t)
	w.opens()
	defer func() { w.window.Stop() }()

	byMouse, byScript, idle, killed := 0, 0, 0, 0
	every := min(6, max(1, *deskLines/(*deskKills+1))) // a year may be shorter than the lines
	for begun := w.lines(); w.lines() < begun+*deskLines && w.ben.Campaign.Now().Phase != rules.YearOver; {
		if w.lines()-begun >= (killed+1)*every && killed < *deskKills {
			if killed++; killed%2 == 1 {
				w.server.kill()
				w.server.start()
			} else {
				w.window.Stop() // by SIGKILL
				w.opens()
			}
		}
		w.window.Until("both are connected", func(*gametest.Sight) bool { w.ben.Poll(); return w.ben.Up() })
		switch {
		case w.chance.IntN(2) == 0 && w.mouse():
			byMouse, idle = byMouse+1, 0
		case w.script():
			byScript, idle = byScript+1, 0
		case w.mouse():
			byMouse, idle = byMouse+1, 0
		default:
			if idle++; idle > 20 {
				t.Fatalf("nothing can be done any more at line %d", w.lines())
			}
		}
	}
	w.agrees()
	if a, b := w.record(0), w.record(1); a != b {
		t.Errorf("the records differ:\n%s\n%s", a, b)
	}
	if byMouse == 0 || byScript == 0 || killed != *deskKills {
		t.Errorf("%d moves by mouse, %d by script, %d kills", byMouse, byScript, killed)
	}
	t.Logf("%d moves by the real mouse, %d by the script, %d kills: the same record of %d lines", byMouse, byScript, killed, w.lines())
}
