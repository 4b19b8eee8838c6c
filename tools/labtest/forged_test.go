package labtest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"sixwinters/lab"
	"sixwinters/lab/queue"
)

// stranger is somebody who has the password of the server but not the key of the lab.
type stranger struct {
	*testing.T
	js jetstream.JetStream
}

func strangerAt(t *testing.T, s *server.Server) stranger {
	t.Helper()
	conn, err := nats.Connect(s.ClientURL(), nats.UserInfo(user, password))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(conn.Close)
	js, err := jetstream.New(conn)
	if err != nil {
		t.Fatal(err)
	}
	return stranger{t, js}
}

// disturbed begins a run of the lab in a folder, over a server of its own on which a stranger is too. It returns all of them, and what the run says.
func disturbed(t *testing.T, folder string, args ...string) (s *server.Server, by stranger, coordinator *exec.Cmd, heard *text) {
	t.Helper()
	s = serve(t, t.TempDir(), server.RANDOM_PORT)
	t.Cleanup(s.Shutdown)
	coordinator, heard = saying(over(folder, s.ClientURL(), "run", args...))
	start(t, coordinator)
	return s, strangerAt(t, s), coordinator, heard
}

// stream waits until the server has a stream of the lab whose name begins so, and returns its name.
func (s stranger) stream(begins string) string {
	s.Helper()
	for range 600 {
		names := s.js.StreamNames(context.Background())
		for name := range names.Name() {
			if strings.HasPrefix(name, begins) {
				return name
			}
		}
		time.Sleep(50 * time.Millisecond)
	}
	s.Fatalf("there is no stream %s", begins)
	return ""
}

// send puts a message on the server, under a name by which the server tells messages apart.
func (s stranger) send(subject string, text []byte, name string) {
	s.Helper()
	if _, err := s.js.Publish(context.Background(), subject, text, jetstream.WithMsgID(name)); err != nil {
		s.Fatalf("%s: %v", subject, err)
	}
}

// A worker and a run under 1,000 forged messages end with the rows of an undisturbed run. Strangers send what is no JSON, rows of
// campaigns that are due with other scores, rows of seeds that nobody asked for, of other players and versions, campaigns of players that
// there are not, messages under the names of true ones, notes of losses, and plans, one of them in the place of the true one.
func TestForged(t *testing.T) {
	folder, want := table(t, 4)
	s, by, coordinator, heard := disturbed(t, folder, "-out", "forged.ndjson", "killed.toml")
	jobs, rows := by.stream("sixwinters-jobs-"), by.stream("sixwinters-rows-")
	by.stream("KV_sixwinters-plans")
	id := strings.TrimPrefix(rows, "sixwinters-rows-")
	plans, err := by.js.KeyValue(context.Background(), "sixwinters-plans")
	if err != nil {
		t.Fatal(err)
	}
	wrong := queue.Key("a key that the stranger has made")
	sent := 0
	forge := func(from, to int) {
		for n := from; n < to; n++ {
			var row lab.Row
			if err := json.Unmarshal([]byte(want[n%len(want)]), &row); err != nil {
				t.Fatal(err)
			}
			row.Score += 100
			due := lab.Line(&row)
			row.Seed += 100_000
			undue := lab.Line(&row)
			row.Player, row.Game = "nobody", "v9.0.0"
			name := fmt.Sprint("forged ", n)
			switch n % 10 {
			case 0:
				by.send(rows, []byte("no row at all \x1b[2J"), name)
			case 1:
				by.send(rows, due, name)
			case 2:
				by.send(rows, wrong.Seal(rows, due), string(wrong.Seal(rows, due)[:64])+"/0")
			case 3:
				by.send(rows, undue, name)
			case 4:
				by.send(rows, wrong.Seal(rows, lab.Line(&row)), name)
			case 5:
				by.send(jobs, []byte(`{"variant":"as printed","player":"nobody","difficulty":"easy","start":"standard","seed":60}`), name)
			case 6:
				by.send(jobs, wrong.Seal(jobs, []byte(`{"Job":{"variant":"as printed","player":"nobody"},"Round":0}`)), row.Job.String())
			case 7:
				by.send(rows+".lost", wrong.Seal(rows+".lost", []byte(`{"Job":{},"Why":"forged"}`)), name)
			case 8:
				if _, err := plans.Put(context.Background(), name[7:], []byte(`{"Plan":{"Name":"forged","Variants":[{"Name":"x","Folder":"/etc"}]}}`)); err != nil {
					t.Fatal(err)
				}
			case 9:
				by.send(jobs, nil, name)
			}
			sent++
		}
	}
	forge(0, 500)
	work, said := saying(over(folder, s.ClientURL(), "work", "-cores", "1"))
	start(t, work)
	played(t, filepath.Join(folder, "forged.ndjson"), len(want)/8)
	if _, err := plans.Put(context.Background(), id, []byte("no plan")); err != nil {
		t.Fatal(err)
	}
	forge(500, 1000)
	if err := coordinator.Wait(); err != nil {
		t.Fatalf("%v: %s", err, heard)
	}
	same(t, filepath.Join(folder, "forged.ndjson"), want)
	_ = work.Process.Signal(os.Interrupt)
	if err := work.Wait(); err != nil {
		t.Errorf("the worker: %v", err)
	}
	if sent != 1000 {
		t.Errorf("%d messages were forged", sent)
	}
	for name, said := range map[string]string{"the run": heard.String(), "the worker": said.String()} {
		if !strings.Contains(said, "was set aside: it is not signed with this lab's key") || !strings.Contains(said, " messages were set aside") {
			t.Errorf("%s does not name what it set aside: %s", name, said)
		}
		if strings.Contains(said, password) || strings.Contains(said, "\x1b") {
			t.Errorf("%s prints the password, or what a stranger sent", name)
		}
	}
}

// A message that is signed, by somebody who has the key, is checked all the same: a run counts only rows that are due and of its plan.
func TestSignedNonsense(t *testing.T) {
	folder, want := table(t, 4)
	s, by, coordinator, heard := disturbed(t, folder, "-out", "signed.ndjson", "killed.toml")
	jobs, rows := by.stream("sixwinters-jobs-"), by.stream("sixwinters-rows-")
	key, err := queue.ReadKey(keyFile)
	if err != nil {
		t.Fatal(err)
	}
	for n := range 100 {
		var row lab.Row
		if err := json.Unmarshal([]byte(want[n%len(want)]), &row); err != nil {
			t.Fatal(err)
		}
		switch n % 4 {
		case 0:
			row.Seed += 100_000
		case 1:
			row.Game = "v9.0.0"
		case 2:
			row.Years = row.Years[:1]
		case 3:
			row.Player = "nobody"
		}
		by.send(rows, key.Seal(rows, lab.Line(&row)), fmt.Sprint("row ", n))
		text, err := json.Marshal(map[string]any{"Job": row.Job, "Round": 0})
		if err != nil {
			t.Fatal(err)
		}
		if n%4 == 0 || n%4 == 3 {
			by.send(jobs, key.Seal(jobs, text), fmt.Sprint("job ", n))
		}
	}
	work, said := saying(over(folder, s.ClientURL(), "work", "-cores", "1"))
	start(t, work)
	if err := coordinator.Wait(); err != nil {
		t.Fatalf("%v: %s", err, heard)
	}
	same(t, filepath.Join(folder, "signed.ndjson"), want)
	for _, words := range []string{"nobody asked for", "was played by version v9.0.0", "it has 1 years"} {
		if !strings.Contains(heard.String(), words) {
			t.Errorf("the run does not say %q: %s", words, heard)
		}
	}
	if !strings.Contains(said.String(), `plan "killed" has no campaign`) {
		t.Errorf("the worker says %s", said)
	}
}

const short = "name = \"short\"\n[[group]]\nplayers = [\"random\"]\ndifficulties = [\"easy\"]\ncampaigns = 2\nseed = 3\n"

// shortPlan is a folder with a plan of two campaigns.
func shortPlan(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "short.toml"), []byte(short), 0o666); err != nil {
		t.Fatal(err)
	}
	return folder
}

// A campaign that no worker brings back is not given out for ever: after five workers it is noted as lost, the run names it, and the same
// command tries it again.
func TestLostCampaign(t *testing.T) {
	folder := shortPlan(t)
	s, by, coordinator, heard := disturbed(t, folder, "short.toml")
	jobs := by.stream("sixwinters-jobs-")
	consumer, err := by.js.CreateOrUpdateConsumer(context.Background(), jobs, jetstream.ConsumerConfig{Durable: "workers",
		AckWait: 15 * time.Second, MaxAckPending: -1, MaxDeliver: 10, AckPolicy: jetstream.AckExplicitPolicy})
	if err != nil {
		t.Fatal(err)
	}
	for range 5 { // workers, each of which takes both campaigns and gives up
		var taken []jetstream.Msg
		for len(taken) < 2 {
			batch, err := consumer.Fetch(2-len(taken), jetstream.FetchMaxWait(time.Second))
			if err != nil {
				t.Fatal(err)
			}
			for message := range batch.Messages() {
				taken = append(taken, message)
			}
		}
		for _, message := range taken {
			if err := message.Nak(); err != nil {
				t.Fatal(err)
			}
		}
	}
	worker(t, folder, s.ClientURL())
	if err := coordinator.Wait(); err == nil {
		t.Error("the run ends as if it had all campaigns")
	}
	for _, words := range []string{"as printed/random/easy/standard/3 is lost: it was given to workers 5 times", "2 campaigns came back from no worker"} {
		if !strings.Contains(heard.String(), words) {
			t.Errorf("the run does not say %q: %s", words, heard)
		}
	}
	again := over(folder, s.ClientURL(), "run", "short.toml")
	if out, err := again.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if n := len(lines(t, filepath.Join(folder, "short.ndjson"))); n != 2 {
		t.Errorf("there are %d campaigns", n)
	}
}

// A run puts its plan and campaigns on the server again that the server, or somebody on it, has lost.
func TestServerForgets(t *testing.T) {
	folder := shortPlan(t)
	s, by, coordinator, heard := disturbed(t, folder, "short.toml")
	jobs := by.stream("sixwinters-jobs-")
	for n := uint64(0); n < 2; { // once both are there
		stream, err := by.js.Stream(context.Background(), jobs)
		if err != nil {
			t.Fatal(err)
		}
		n = stream.CachedInfo().State.Msgs
	}
	stream, err := by.js.Stream(context.Background(), jobs)
	plans, missing := by.js.KeyValue(context.Background(), "sixwinters-plans")
	if err := errors.Join(err, missing, stream.Purge(context.Background()), plans.Delete(context.Background(), strings.TrimPrefix(jobs, "sixwinters-jobs-"))); err != nil {
		t.Fatal(err)
	}
	worker(t, folder, s.ClientURL())
	if err := coordinator.Wait(); err != nil {
		t.Fatalf("%v: %s", err, heard)
	}
	if n := len(lines(t, filepath.Join(folder, "short.ndjson"))); n != 2 || !strings.Contains(heard.String(), "2 campaigns have left the queue without a row") {
		t.Errorf("there are %d campaigns: %s", n, heard)
	}
}

// The server that docs/lab.md starts listens on this machine alone, and lets in only who has the password.
func TestDocumentedServer(t *testing.T) {
	page, err := os.ReadFile("../../docs/lab.md")
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile("(?s)```\n(listen: .*?)```").FindSubmatch(page)
	if found == nil {
		t.Fatal("docs/lab.md has no configuration of a server")
	}
	store := t.TempDir()
	text := strings.NewReplacer("/var/lib/nats", filepath.ToSlash(store), "PASSWORD", password).Replace(string(found[1]))
	path := filepath.Join(t.TempDir(), "lab.conf")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	options, err := server.ProcessConfigFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if options.Host != "127.0.0.1" || !options.JetStream {
		t.Errorf("it listens on %q", options.Host)
	}
	options.Port, options.NoSigs, options.NoLog = server.RANDOM_PORT, true, true
	s, err := server.NewServer(options)
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	defer s.Shutdown()
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("the server does not start")
	}
	for _, wrong := range [][]nats.Option{nil, {nats.UserInfo(user, "another word")}} {
		if conn, err := nats.Connect(s.ClientURL(), wrong...); err == nil {
			conn.Close()
			t.Error("it lets in who has no password")
		}
	}
	folder := shortPlan(t)
	refused := over(folder, s.ClientURL(), "run", "short.toml")
	refused.Env = slices.DeleteFunc(refused.Env, func(line string) bool { return strings.HasPrefix(line, "NATS_PASSWORD=") })
	if out, err := refused.CombinedOutput(); err == nil || !strings.Contains(string(out), "does not let this program in: check NATS_USER and NATS_PASSWORD") {
		t.Errorf("%v: %s", err, out)
	}
	worker(t, folder, s.ClientURL())
	if out, err := over(folder, s.ClientURL(), "run", "short.toml").CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
}
