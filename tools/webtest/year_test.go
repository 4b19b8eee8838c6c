package webtest

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"sixwinters/rules/rulestest"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/togethertest"
)

// How much TestYear plays, and how often it kills the server, a page or the window.
var (
	yearLines = flag.Int("yearlines", rulestest.Count(6, 400), "lines that each table of TestYear plays, or a year if that is shorter")
	yearKills = flag.Int("yearkills", rulestest.Count(2, 20), "how often TestYear kills the server, a page or the window at each table")
)

// guide is the desktop program at a seat, which TestSeat of game/scenes/table plays as it is told line by line.
type guide struct {
	t       *testing.T
	cmd     *exec.Cmd
	says    io.WriteCloser
	answers *bufio.Scanner
	told    strings.Builder // all else it has printed
}

// builtTable builds the tests of the table.
func builtTable(t *testing.T) (program string) {
	t.Helper()
	program = filepath.Join(t.TempDir(), "table.test")
	build := exec.Command("go", "test", "-c", "-o", program, "./game/scenes/table")
	build.Dir = "../.."
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	return program
}

// newGuide sits the desktop program down at a seat.
func newGuide(t *testing.T, program, link string) *guide {
	t.Helper()
	screen, err := filepath.Abs("../screen.sh")
	if err != nil {
		t.Fatal(err)
	}
	g := &guide{t: t, cmd: exec.Command(screen, program, "-test.run", "^TestSeat$", "-test.timeout", "0", "-seat", link)}
	g.cmd.Dir = "../../game/scenes/table"                   // its tests find their files from there
	g.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // its window and screen end with it
	out, err := g.cmd.StdoutPipe()
	if err == nil {
		g.says, err = g.cmd.StdinPipe()
	}
	if err == nil {
		err = g.cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = syscall.Kill(-g.cmd.Process.Pid, syscall.SIGKILL) // it may have ended
		_ = g.cmd.Wait()
	})
	g.answers = bufio.NewScanner(out)
	g.await("ready")
	return g
}

// ask gives a command and returns the answer.
func (g *guide) ask(command string) string {
	g.t.Helper()
	if _, err := fmt.Fprintln(g.says, command); err != nil {
		g.t.Fatalf("%v\n%s", err, &g.told)
	}
	return g.await("")
}

// await returns the next answer, which is a certain one if want is not empty.
func (g *guide) await(want string) string {
	g.t.Helper()
	for g.answers.Scan() {
		said, ok := strings.CutPrefix(g.answers.Text(), "seat")
		if said = strings.TrimSpace(said); ok && (want == "" || said == want) {
			return said
		}
		fmt.Fprintln(&g.told, g.answers.Text())
	}
	g.t.Fatalf("the seat has ended\n%s", &g.told)
	return ""
}

// lines returns how many lines the table has, and whether its year is over.
func (g *guide) lines() (n int, over bool) {
	g.t.Helper()
	said := g.ask("lines")
	if _, err := fmt.Sscan(said, &n); err != nil {
		g.t.Fatalf("%q is no number of lines", said)
	}
	return n, strings.HasSuffix(said, "over")
}

// A player makes moves at a seat by mouse.
type player interface {
	moves() bool // whether one was in sight
	kill()       // and comes back
	record() string
}

// windowPlayer plays in a window of the desktop program.
type windowPlayer struct{ *guide }

func (p windowPlayer) moves() bool { return p.ask("mouse") == "moved" }
func (p windowPlayer) kill()       { p.ask("kill") }

func (p windowPlayer) record() string {
	files, err := filepath.Glob(filepath.Join(p.ask("folder"), "*.txt"))
	if err != nil || len(files) != 1 {
		p.t.Fatalf("there are %q", files)
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		p.t.Fatal(err)
	}
	return string(text)
}

// pagePlayer plays in a page, in a browser of its own. A guide at the same seat knows where things lie.
type pagePlayer struct {
	*guide
	link, profile string
	browser       *chromiumRun
}

func newPagePlayer(g *guide, address, link string) *pagePlayer {
	g.t.Helper()
	p := &pagePlayer{guide: g, link: link, profile: g.t.TempDir()}
	p.opens(address)
	p.browser.write(settingsFile, quiet+"started = true\n")
	p.sits()
	g.t.Cleanup(func() { p.browser.cancel() })
	return p
}

// sockets keeps the connections of a page in a list.
const sockets = `globalThis.sockets = []; WebSocket = class extends WebSocket { constructor(...how) { super(...how); sockets.push(this); } };`

// opens starts the browser at a page of an address that holds no game.
func (p *pagePlayer) opens(address string) {
	p.t.Helper()
	p.browser = startBrowser(p.t, p.profile, chromedp.ModifyCmdFunc(func(cmd *exec.Cmd) {
		cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // so that all its processes can be killed at once
	}))
	p.browser.goTo(address + "manifest.webmanifest")
	p.browser.resize(tableWidth, tableHeight)
	call(p.browser.tab, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true}) // a player sits in front of each page
	call(p.browser.tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: sockets})
}

// sits opens the link and waits until the page is connected.
func (p *pagePlayer) sits() {
	p.t.Helper()
	p.browser.seated(p.link)
	p.connected()
}

// connected waits until the page has a connection and as many lines as the table.
func (p *pagePlayer) connected() {
	p.t.Helper()
	p.browser.until("a connection", `sockets.some((s) => s.readyState === WebSocket.OPEN)`)
	n, _ := p.lines()
	p.browser.await(fmt.Sprintf("line %d in the page", n), func() bool { return 1+strings.Count(p.record(), "\n@") >= n }) // the table itself is the first
}

func (p *pagePlayer) record() string { return p.browser.campaign() }

// slowLine is how long a line may take from the mouse to the table. What takes longer has been asked back, or was no move.
const slowLine = 5 * time.Second

func (p *pagePlayer) moves() bool {
	p.t.Helper()
	p.connected()
	var at [2][2]float64
	n, _ := fmt.Sscan(p.ask("hand"), &at[0][0], &at[0][1], &at[1][0], &at[1][1]) // a click has one point
	if n < 2 {
		return false
	}
	before, _ := p.lines()
	steps := []step{{X: at[0][0], Y: at[0][1]}, {Button: 1, Down: true}}
	if n == 4 {
		steps = append(steps, step{X: at[0][0] + 20, Y: at[0][1]}, step{X: at[1][0], Y: at[1][1]})
	}
	p.browser.hand(append(steps, step{Button: 1}))
	for range 3 {
		for late := time.Now().Add(slowLine); time.Now().Before(late); time.Sleep(50 * time.Millisecond) {
			if now, _ := p.lines(); now > before {
				return true
			}
		}
		p.browser.key("1") // what the hand meant is asked back
	}
	p.browser.shoot("yearasked.png")
	return false
}

// kill kills all processes of the browser at once. What the page had is still there before it is connected again.
func (p *pagePlayer) kill() {
	p.t.Helper()
	had := p.record()
	if err := syscall.Kill(-chromedp.FromContext(p.browser.ctx).Browser.Process().Pid, syscall.SIGKILL); err != nil {
		p.t.Fatal(err)
	}
	p.browser.cancel()
	where, _, _ := strings.Cut(p.link, "#")
	p.opens(where)
	if has := p.record(); !strings.HasPrefix(has, had) {
		p.t.Errorf("a page that was killed had\n%s\nand has\n%s", had, has)
	}
	p.sits()
}

// tableWidth and tableHeight are the size of a page as large as the windows of game/scenes/table.
const tableWidth, tableHeight = 1280, 720

// TestYear has a window and a page, and then two pages, play a year at a table, each with a real mouse. The server and they are killed in between. At the
// end both have the same record, and the table has as many lines.
func TestYear(t *testing.T) {
	program := builtTable(t)
	for name, windowed := range map[string]bool{"window and page": true, "two pages": false} {
		t.Run(name, func(t *testing.T) {
			s := startTables(t)
			book := rulestest.Book(t)
			anna, links := togethertest.Create(t, saves.Folder(t.TempDir()), s.address(), book)
			players, guides := [saves.NumSeats]player{}, [saves.NumSeats]*guide{}
			for i := range players {
				link := links[i+1].String()
				guides[i] = newGuide(t, program, link)
				if windowed && i == 0 {
					players[i] = windowPlayer{guides[i]}
				} else {
					players[i] = newPagePlayer(guides[i], s.address(), link)
				}
			}
			begun, _ := guides[0].lines()
			every := min(4, max(1, *yearLines/(*yearKills+1))) // a year may be shorter than the lines
			chance := rand.New(rand.NewPCG(46, 3))
			var byMouse [saves.NumSeats]int
			byScript, killed, idle := 0, 0, 0
			start := time.Now()
			took := func() time.Duration { return time.Since(start).Round(time.Second) }
			for {
				n, over := guides[0].lines()
				if over || n >= begun+*yearLines {
					break
				}
				if n-begun >= (killed+1)*every && killed < *yearKills {
					if killed%2 == 0 {
						s.kill()
						s.start()
					} else {
						players[killed/2%2].kill()
					}
					killed++
					t.Logf("kill %d at line %d, after %v", killed, n, took())
				}
				first := chance.IntN(saves.NumSeats)
				switch idle++; {
				case players[first].moves():
					byMouse[first]++
					idle = 0
				case players[1-first].moves():
					byMouse[1-first]++
					idle = 0
				case guides[first].ask("script") == "moved", guides[1-first].ask("script") == "moved":
					byScript++
					idle = 0
				case idle > 20:
					t.Fatalf("nothing can be done any more at line %d", n)
				}
			}
			same(t, anna, guides[0], players)
			if byMouse[0] == 0 || byMouse[1] == 0 || killed != *yearKills {
				t.Errorf("%v moves by mouse, %d by script, %d kills", byMouse, byScript, killed)
			}
			n, _ := guides[0].lines()
			t.Logf("%d and %d moves by real mice, %d by scripts, %d kills: the same record of %d lines, after %v", byMouse[0], byMouse[1], byScript, killed, n, took())
		})
	}
}

// same checks that both players and a desk that has only watched have the same record, of all lines that the server has.
func same(t *testing.T, anna *together.Desk, g *guide, players [saves.NumSeats]player) {
	t.Helper()
	n, _ := g.lines()
	for late := time.Now().Add(patience); ; time.Sleep(50 * time.Millisecond) {
		anna.Poll()
		has, _ := anna.Campaign.Shared()
		first, second := players[0].record(), players[1].record()
		want, err := os.ReadFile(anna.Campaign.Name())
		if err != nil {
			t.Fatal(err)
		}
		if has == n && first == string(want) && second == first {
			return
		}
		if time.Now().After(late) {
			t.Fatalf("the table has %d lines, the desk that watches %d; the records differ:\n%s\n%s\n%s", n, has, want, first, second)
		}
	}
}
