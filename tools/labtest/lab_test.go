// Package labtest runs plans of the lab as a designer does, in processes of their own that are killed, over a real NATS server. It is a
// module of its own, so that the game does not list the server.
package labtest

import (
	"bufio"
	"bytes"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
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

// chronicle is the program, built once.
var chronicle string

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
	code := m.Run()
	os.RemoveAll(folder)
	os.Exit(code)
}

// table is a folder with the plan, and the lines that an undisturbed run of it gives.
func table(t *testing.T) (folder string, want []string) {
	t.Helper()
	folder = t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "killed.toml"), []byte(plan), 0o666); err != nil {
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
	return c
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
	folder, want := table(t)
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
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: port, JetStream: true, StoreDir: store, NoSigs: true, NoLog: true})
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
	return start(t, run(folder, "lab", "work", "-cores", "1", "-nats", url))
}

// Four workers of which two are killed again and again, and a server that is stopped and started in the middle, give the same
// lines as one machine: none is missing, none comes twice. The run itself is killed and begun again too.
func TestManyMachines(t *testing.T) {
	folder, want := table(t)
	store := t.TempDir()
	s := serve(t, store, server.RANDOM_PORT)
	url, port := s.ClientURL(), s.Addr().(*net.TCPAddr).Port
	for range 2 {
		worker(t, folder, url)
	}
	args := []string{"lab", "run", "-out", "many.ndjson", "-nats", url, "killed.toml"}
	coordinator := start(t, run(folder, args...))
	for round := range 6 {
		one, two := worker(t, folder, url), worker(t, folder, url)
		played(t, filepath.Join(folder, "many.ndjson"), (round+1)*len(want)/8)
		switch round {
		case 1:
			_ = coordinator.Process.Kill()
			_ = coordinator.Wait()
			coordinator = start(t, run(folder, args...))
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

// A worker with other cards than the plan says so and plays nothing of it.
func TestOtherWorkers(t *testing.T) {
	s := serve(t, t.TempDir(), server.RANDOM_PORT)
	defer s.Shutdown()
	folder, other := t.TempDir(), t.TempDir()
	const ofFolder = "name = \"cards\"\n[[group]]\nplayers = [\"random\"]\ncampaigns = 1\n[[variant]]\nname = \"mine\"\nfolder = \"cards\"\n"
	if err := os.WriteFile(filepath.Join(folder, "cards.toml"), []byte(ofFolder), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, at := range []string{folder, other} {
		if err := os.CopyFS(filepath.Join(at, "cards"), os.DirFS("../../content")); err != nil {
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
	start(t, run(folder, "lab", "run", "-nats", s.ClientURL(), "cards.toml"))
	work := run(other, "lab", "work", "-nats", s.ClientURL())
	out, err := work.StdoutPipe()
	if err == nil {
		err = work.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = work.Process.Kill(); _ = work.Wait() }()
	said := bufio.NewScanner(out)
	for said.Scan() {
		if strings.Contains(said.Text(), "other cards") {
			return
		}
	}
	t.Error("the worker did not say that it has other cards")
}
