// Package labtest runs plans of the lab as a designer does, in processes of their own that are killed, over a real NATS server. It is a
// module of its own, so that the game does not list the server.
package labtest

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// plan is played in some ten seconds by one core.
const plan = `
name = "killed"
[[group]]
players = ["random", "greedy"]
campaigns = 30
seed = 60
[[variant]]
name = "as printed"
[[variant]]
name = "nine dice"
house = "dice-9"
`

// user and password are those of the servers of these tests.
const user, password = "lab", "a word for the tests"

// chronicle is the program, built once, and keyFile has the key of the lab.
var chronicle, keyFile string

func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "labtest")
	if err != nil {
		panic(err)
	}
	chronicle = filepath.Join(folder, "chronicle")
	build := exec.Command("go", "build", "-o", chronicle, "./cmd/chronicle")
	build.Dir = "../.."
	if out, err := build.CombinedOutput(); err != nil {
		panic(string(out))
	}
	keyFile = filepath.Join(folder, "lab.key")
	if out, err := exec.Command(chronicle, "lab", "key", keyFile).CombinedOutput(); err != nil {
		panic(string(out))
	}
	code := m.Run()
	os.RemoveAll(folder)
	os.Exit(code)
}

// table is a folder with the plan, of a number of seeds, and the lines that an undisturbed run of it gives.
func table(t *testing.T, seeds int) (folder string, want []string) {
	t.Helper()
	folder = t.TempDir()
	text := strings.Replace(plan, "campaigns = 30", fmt.Sprint("campaigns = ", seeds), 1)
	if err := os.WriteFile(filepath.Join(folder, "killed.toml"), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := run(folder, "lab", "run", "-out", "whole.ndjson", "killed.toml").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return folder, lines(t, filepath.Join(folder, "whole.ndjson"))
}

// run is a command of chronicle in a folder.
func run(folder string, args ...string) *exec.Cmd {
	c := exec.Command(chronicle, args...)
	c.Dir = folder
	c.Env = append(os.Environ(), "NATS_USER="+user, "NATS_PASSWORD="+password)
	return c
}

// over is a command of the lab over a server.
func over(folder, url, command string, args ...string) *exec.Cmd {
	return run(folder, slices.Concat([]string{"lab", command, "-nats", url, "-key", keyFile}, args)...)
}

// lines lists the lines of a results file, sorted.
func lines(t *testing.T, path string) []string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	all := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	slices.Sort(all)
	return all
}

// A run on one machine that is killed 20 times gives the same lines as one that is not.
func TestKilledOnOneMachine(t *testing.T) {
	folder, want := table(t, 30)
	args := []string{"lab", "run", "-out", "killed.ndjson", "-cores", "2", "killed.toml"}
	chance := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		c := run(folder, args...)
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(100*time.Millisecond + time.Duration(chance.IntN(300))*time.Millisecond)
		_ = c.Process.Kill() // it may just have ended
		_ = c.Wait()
	}
	if out, err := run(folder, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	same(t, filepath.Join(folder, "killed.ndjson"), want)
}

// same compares a results file with lines.
func same(t *testing.T, path string, want []string) {
	t.Helper()
	if got := lines(t, path); !slices.Equal(got, want) {
		t.Errorf("%s has %d lines, which are not the %d of an undisturbed run", filepath.Base(path), len(got), len(want))
	}
}

// serve starts a server that keeps its streams in a folder, at a port or, for server.RANDOM_PORT, at any.
func serve(t *testing.T, store string, port int) *server.Server {
	t.Helper()
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: port, JetStream: true, StoreDir: store, NoSigs: true, NoLog: true,
		Username: user, Password: password})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("the server does not start")
	}
	return s
}

// worker starts a worker in a process of its own, which ends with the test.
func worker(t *testing.T, folder, url string) *exec.Cmd {
	t.Helper()
	return start(t, over(folder, url, "work", "-cores", "1"))
}

// Four workers of which two are killed again and again, and a server that is stopped and started in the middle, give the same
// lines as one machine: none is missing, none comes twice. The run itself is killed and begun again too.
func TestManyMachines(t *testing.T) {
	folder, want := table(t, 30)
	store := t.TempDir()
	s := serve(t, store, server.RANDOM_PORT)
	url, port := s.ClientURL(), s.Addr().(*net.TCPAddr).Port
	for range 2 {
		worker(t, folder, url)
	}
	coordinate := func() *exec.Cmd { return start(t, over(folder, url, "run", "-out", "many.ndjson", "killed.toml")) }
	coordinator := coordinate()
	for round := range 6 {
		one, two := worker(t, folder, url), worker(t, folder, url)
		played(t, filepath.Join(folder, "many.ndjson"), (round+1)*len(want)/8)
		switch round {
		case 1:
			_ = coordinator.Process.Kill()
			_ = coordinator.Wait()
			coordinator = coordinate()
		case 3:
			s.Shutdown()
			s.WaitForShutdown()
			time.Sleep(time.Second)
			s = serve(t, store, port)
		}
		_, _ = one.Process.Kill(), two.Process.Kill()
	}
	if err := coordinator.Wait(); err != nil {
		t.Fatal(err)
	}
	s.Shutdown()
	same(t, filepath.Join(folder, "many.ndjson"), want)
}

// start starts a command that ends with the test.
func start(t *testing.T, c *exec.Cmd) *exec.Cmd {
	t.Helper()
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Kill() // it may have ended, or been killed already
		_ = c.Wait()
	})
	return c
}

// played waits until a results file has so many lines.
func played(t *testing.T, path string, n int) {
	t.Helper()
	for range 1200 {
		text, _ := os.ReadFile(path) // at first there is none
		if now := bytes.Count(text, []byte("\n")); now >= n {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatalf("no %d campaigns came within a minute", n)
}

// A worker plays a plan of other card files if it has the same, wherever they lie; with others it says so and plays nothing of it.
func TestOtherWorkers(t *testing.T) {
	s := serve(t, t.TempDir(), server.RANDOM_PORT)
	defer s.Shutdown()
	folder, other := t.TempDir(), t.TempDir()
	const ofFolder = "name = \"cards\"\n[[group]]\nplayers = [\"random\"]\ndifficulties = [\"easy\"]\ncampaigns = 1\n[[variant]]\nname = \"mine\"\nfolder = \"cards\"\n"
	if err := os.WriteFile(filepath.Join(folder, "cards.toml"), []byte(ofFolder), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, at := range []string{filepath.Join(folder, "cards"), filepath.Join(other, "cards"), filepath.Join(other, "same")} {
		if err := os.CopyFS(at, os.DirFS("../../content")); err != nil {
			t.Fatal(err)
		}
	}
	path := filepath.Join(other, "cards", "characters.toml")
	text, err := os.ReadFile(path)
	if err == nil {
		err = os.WriteFile(path, bytes.Replace(text, []byte("psyche = 5"), []byte("psyche = 4"), 1), 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
	coordinator := start(t, over(folder, s.ClientURL(), "run", "cards.toml"))
	work, said := saying(over(other, s.ClientURL(), "work", "-cards", "cards"))
	start(t, work)
	said.wait(t, "needs other cards")
	start(t, over(other, s.ClientURL(), "work", "-cards", "same"))
	if err := coordinator.Wait(); err != nil {
		t.Error(err)
	}
}

// text is what a command prints, read while it runs.
type text struct {
	mu  sync.Mutex
	all bytes.Buffer
}

// saying has a command print into a text.
func saying(c *exec.Cmd) (*exec.Cmd, *text) {
	var said text
	c.Stdout, c.Stderr = &said, &said
	return c, &said
}

func (s *text) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.all.Write(p)
}

func (s *text) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.all.String()
}

// wait waits until words are printed.
func (s *text) wait(t *testing.T, words string) {
	t.Helper()
	for range 1200 {
		if strings.Contains(s.String(), words) {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatalf("%q was not printed within a minute, but %s", words, s)
}
