package labtest

import (
	"bufio"
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// tableKills is how often the server and the desks of TestTablesAreKilled are killed.
var tableKills = flag.Int("tablekills", 12, "how often TestTablesAreKilled kills the server or a desk")

// tablePatience is how long the desks may take to agree at the end.
const tablePatience = 2 * time.Minute

// program is a process, of chronicle unless it has a path, that is killed and started again.
type program struct {
	t    *testing.T
	path string
	args []string
	env  []string // besides this test's
	mu   sync.Mutex
	said bytes.Buffer
	cmd  *exec.Cmd
	keys io.WriteCloser
	gone chan struct{}
}

// start starts it, once more if it was killed.
func (p *program) start() {
	p.t.Helper()
	p.cmd, p.gone = exec.Command(cmp.Or(p.path, chronicle), p.args...), make(chan struct{})
	p.cmd.Env = append(os.Environ(), p.env...)
	keys, errKeys := p.cmd.StdinPipe()
	out, errOut := p.cmd.StdoutPipe()
	if errKeys != nil || errOut != nil {
		p.t.Fatal(errKeys, errOut)
	}
	p.keys = keys
	p.cmd.Stderr = p
	if err := p.cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
	gone := p.gone
	go func() {
		defer close(gone)
		lines := bufio.NewScanner(out)
		for lines.Scan() {
			fmt.Fprintln(p, lines.Text())
		}
	}()
}

// Write notes what the program says.
func (p *program) Write(text []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.said.Write(text)
}

func (p *program) String() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.said.String()
}

// types types a line. It is lost if the program has just been killed.
func (p *program) types(line string) { _, _ = io.WriteString(p.keys, line+"\n") }

// kill kills it.
func (p *program) kill() {
	_ = p.cmd.Process.Kill() // it may have ended
	<-p.gone
	_ = p.cmd.Wait()
}

// quits has it end by itself, and waits for that.
func (p *program) quits() error {
	_ = p.keys.Close()
	<-p.gone
	return p.cmd.Wait()
}

// until waits until the program has said something.
func (p *program) until(what string) {
	p.t.Helper()
	for late := time.Now().Add(tablePatience); !strings.Contains(p.String(), what); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(late) {
			p.t.Fatalf("chronicle %s does not say %q: %s", p.args[0], what, p)
		}
	}
}

// freePort returns a port that nobody listens at.
func freePort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// campaignIn returns the text of the only campaign in a folder, or "".
func campaignIn(folder string) string {
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil || len(files) != 1 {
		return ""
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		return ""
	}
	return string(text)
}

// Two desks play one campaign in programs of their own. The server and the desks are killed again and again at random moments, in the middle of
// lines. At the end both have the same record to the byte, no line that a desk had on its disk is missing, and the server has stored each
// line once.
func TestTablesAreKilled(t *testing.T) {
	folders := [2]string{t.TempDir(), t.TempDir()}
	address := freePort(t)
	server := &program{t: t, args: []string{"serve", "-address", address, "-data", t.TempDir(), "-rate", "1000"}}
	server.start()
	defer server.kill()
	server.until("Ctrl+C ends it")
	anna := &program{t: t, args: []string{"play", "-new", "-table", address, "-players", "Anna,Ben", "-either", "-seed", "7", "-saves", folders[0]}}
	anna.start()
	anna.until("at another one:")
	links := regexp.MustCompile(`http://\S+#\S+`).FindAllString(anna.String(), -1)
	anna.args = []string{"play", "-saves", folders[0]}
	ben := &program{t: t, args: []string{"play", "-table", links[0], "-saves", folders[1]}}
	ben.start()
	desks := []*program{anna, ben}
	defer anna.kill()
	defer ben.kill()

	chance := rand.New(rand.NewPCG(1, 46))
	words := []string{"1", "2", "3", "4", "1", "2", "ready", "agree", "undo", "yes"}
	play := func(long time.Duration) {
		for end := time.Now().Add(long); time.Now().Before(end); time.Sleep(15 * time.Millisecond) {
			for _, d := range desks {
				d.types(words[chance.IntN(len(words))])
			}
		}
	}
	var kept [2]string
	check := func() {
		t.Helper()
		for i := range folders {
			now := campaignIn(folders[i])
			if whole := kept[i][:strings.LastIndexByte(kept[i], '\n')+1]; !strings.HasPrefix(now, whole) {
				t.Fatalf("desk %d has lost lines that were on its disk: %d bytes, had %d", i+1, len(now), len(whole))
			}
			kept[i] = now
		}
	}
	for n := range *tableKills {
		play(time.Duration(300+chance.IntN(700)) * time.Millisecond)
		which := []*program{server, anna, server, ben}[n%4]
		which.kill()
		check()
		if n%3 == 0 {
			play(200 * time.Millisecond) // the others go on while it is away
		}
		which.start()
	}
	play(2 * time.Second)
	for late := time.Now().Add(tablePatience); ; {
		check()
		if kept[0] == kept[1] && kept[0] != "" {
			time.Sleep(time.Second)
			if check(); kept[0] == kept[1] {
				break
			}
		}
		if time.Now().After(late) {
			t.Fatalf("the desks do not agree: %d and %d lines\n%s\n%s", strings.Count(kept[0], "\n"), strings.Count(kept[1], "\n"), tail(anna), tail(ben))
		}
		time.Sleep(200 * time.Millisecond)
	}
	for _, d := range desks {
		if err := d.quits(); err != nil {
			t.Errorf("a desk ends with %v: %s", err, tail(d))
		}
		d.start() // for the deferred kill
	}
	if err := server.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	<-server.gone
	if err := server.cmd.Wait(); err != nil || !strings.HasSuffix(strings.TrimSpace(server.String()), "stopped") {
		t.Errorf("the server ends with %v: %s", err, tail(server))
	}
	server.start() // for the deferred kill
	stored := map[int]int{}
	most := 0
	for _, m := range regexp.MustCompile(`has moved, line (\d+)`).FindAllStringSubmatch(server.String(), -1) {
		n, _ := strconv.Atoi(m[1])
		stored[n]++
		most = max(most, n)
	}
	shared := strings.Count(kept[0], "\n@")
	for n, times := range stored {
		if times != 1 {
			t.Errorf("line %d was stored %d times", n, times)
		}
	}
	if most > shared || shared < *tableKills {
		t.Errorf("the server has acknowledged line %d, and the record has %d lines", most, shared)
	}
	t.Logf("killed %d times; %d lines at both desks, the same to the byte; %d acknowledged in the log", *tableKills, shared, len(stored))
}

// tail returns the last words of a program.
func tail(p *program) string {
	said := p.String()
	return said[max(0, len(said)-600):]
}
