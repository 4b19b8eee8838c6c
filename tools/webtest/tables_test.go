package webtest

import (
	"bufio"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// tableServer is a process of chronicle that serves the page and tables at one port.
type tableServer struct {
	t       *testing.T
	program string
	port    int
	data    string
	cmd     *exec.Cmd
}

// startTables builds chronicle and starts its server.
func startTables(t *testing.T) *tableServer {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &tableServer{t: t, program: filepath.Join(t.TempDir(), "chronicle"), port: listener.Addr().(*net.TCPAddr).Port, data: t.TempDir()}
	_ = listener.Close()
	build := exec.Command("go", "build", "-o", s.program, "./cmd/chronicle")
	build.Dir = "../.."
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	s.start()
	t.Cleanup(func() { s.kill() })
	return s
}

// start starts the server, once more if it was killed, and waits until it is ready.
func (s *tableServer) start() {
	s.t.Helper()
	page, err := filepath.Abs(*folder)
	if err != nil {
		s.t.Fatal(err)
	}
	s.cmd = exec.Command(s.program, "serve", "-address", fmt.Sprint("127.0.0.1:", s.port), "-data", s.data, "-page", page, "-rate", "1000")
	out, err := s.cmd.StdoutPipe()
	if err == nil {
		err = s.cmd.Start()
	}
	if err != nil {
		s.t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	ready := false
	for !ready && lines.Scan() {
		ready = strings.HasPrefix(lines.Text(), "Tables of Six Winters are at")
	}
	if !ready {
		s.t.Fatal("the server does not start")
	}
	go func() {
		for lines.Scan() { // it must not wait for whoever reads its log
		}
	}()
}

// kill kills the server in the middle of whatever it does.
func (s *tableServer) kill() {
	_ = s.cmd.Process.Signal(syscall.SIGKILL) // it may have ended
	_ = s.cmd.Wait()
}

func (s *tableServer) address() string { return fmt.Sprintf("http://127.0.0.1:%d/", s.port) }

// apart opens a tab that shares no data with others.
func (b *chromiumRun) apart() *tab {
	b.t.Helper()
	ctx, _ := chromedp.NewContext(b.ctx, chromedp.WithNewBrowserContext()) // ends with the browser
	return newTab(b.t, ctx)
}

// seated opens the link of a seat, at which the page then plays by random moves if there are flags that say so.
func (p *tab) seated(link string, flags ...string) {
	p.t.Helper()
	where, _, _ := strings.Cut(link, "#")
	p.goTo(where + "manifest.webmanifest") // a link in the same page would only reload it
	p.openWith(link, append([]string{"-speed=off"}, flags...)...)
}

// campaign returns the text of the only campaign there is.
func (p *tab) campaign() string {
	p.t.Helper()
	for _, file := range p.files() {
		if strings.HasPrefix(file, campaigns) && strings.HasSuffix(file, ".txt") && strings.Count(file, "/") == strings.Count(campaigns, "/") {
			return p.read(file)
		}
	}
	return ""
}

// created creates a table in the page, sits down at it, and returns the links of both seats.
func (p *tab) created(address string) (mine, theirs string) {
	p.t.Helper()
	p.resize(width, 657)
	p.open(address)
	evaluate[bool](p, `{ navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }; true }`)
	strike := func(key string) {
		time.Sleep(time.Second) // what has just come takes no keys
		p.key(key)
	}
	strike("t") // together
	strike("t") // at two desks
	p.await("a table", func() bool {
		time.Sleep(time.Second)
		p.key("c") // create; once that is done, it copies
		return evaluate[bool](p, `performance.getEntriesByType("resource").some((got) => got.name.endsWith("/tables"))`)
	})
	p.await("the link", func() bool {
		strike("c") // copy
		return evaluate[bool](p, `typeof copied === "string"`)
	})
	p.shoot("tablemade.png")
	theirs = evaluate[string](p, "copied")
	strike("s") // sit down
	kept := func() string {
		for _, file := range p.files() {
			if strings.HasPrefix(file, campaigns+"tables/") && strings.HasSuffix(file, ".json") {
				return file
			}
		}
		return ""
	}
	p.await("the table", func() bool { return kept() != "" && p.campaign() != "" })
	_, after, _ := strings.Cut(p.read(kept()), `"Link":"`)
	mine, _, _ = strings.Cut(after, `"`)
	return mine, theirs
}

// TestTables has two pages play at one table, and a page and a window at another, while the server is killed. At the end both desks of a table have
// the same record.
func TestTables(t *testing.T) {
	s := startTables(t)
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	anna, ben := b.tab, b.apart()
	annas, bens := anna.created(s.address())
	if !strings.HasPrefix(annas, s.address()+"#") || !strings.HasPrefix(bens, s.address()+"#") || annas == bens {
		t.Fatalf("the links are %q and %q", annas, bens)
	}
	time.Sleep(time.Second)
	anna.shoot("tableanna.png")
	for _, p := range []*tab{ben, anna} {
		p.goTo(s.address() + "manifest.webmanifest")
		p.write(settingsFile, quiet+"started = true\n")
	}
	anna.seated(annas, "-autoplay=3")
	ben.seated(bens, "-autoplay=4")
	lines := func(p *tab) int { return strings.Count(p.campaign(), "\n") }
	began := lines(anna)
	enough := func(what string, n int) {
		t.Helper()
		anna.await(what, func() bool { return lines(anna) >= n && lines(ben) >= n })
	}
	enough("moves of both", began+30)
	s.kill()
	time.Sleep(2 * time.Second) // both see that the server is away
	anna.shoot("tableaway.png")
	s.start()
	enough("moves after the server is back", began+60)
	anna.seated(annas)
	ben.seated(bens)
	anna.await("the same record", func() bool { return anna.campaign() == ben.campaign() })
	time.Sleep(time.Second)
	anna.shoot("tableanna.png")
	ben.shoot("tableben.png")
	t.Logf("%d lines in both records", lines(anna))
	for _, p := range []*tab{anna, ben} {
		if faults := p.exceptions(); faults != "" {
			t.Error(faults)
		}
		if said := p.noticed(); said != "" {
			t.Errorf("the page says %q", said)
		}
		if secret := strings.SplitN(bens, ".", 4); slices.ContainsFunc(p.printed, func(line string) bool { return strings.Contains(line, secret[len(secret)-1]) }) {
			t.Error("the page prints the secret of a link")
		}
	}
	if data, err := os.ReadFile(s.data + "/secret"); err != nil || len(data) == 0 {
		t.Errorf("the server keeps no secret: %v", err)
	}
}
