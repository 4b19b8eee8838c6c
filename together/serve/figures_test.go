package serve_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/serve"
)

// The figures of docs/twodesks.md come from
//
//	go test ./together/serve -run TestFigures -v -timeout 1h -raced 10000 -rest 10000
var (
	racedLines = flag.Int("raced", rulestest.Count(60, 2000), "lines that two desks race for in TestFigures")
	manyTables = flag.Int("tables", rulestest.Count(2, 100), "tables that are played at once in TestFigures")
	serverAt   = flag.String("server", "", "the address of a server in a program of its own, at which tables are played at once; nothing else is measured then")
	serverPID  = flag.Int("serverpid", 0, "the process of -server, whose memory and processor time are told on Linux")
	tablePause = flag.Duration("pause", 20*time.Millisecond, "how long each desk of these tables pauses before a move, on average")
	restTables = flag.Int("rest", rulestest.Count(10, 1000), "tables that rest in TestFigures")
)

// restIn is a folder that stays, for a server in a program of its own.
var restIn = flag.String("restin", "", "the folder in which tables are laid to rest; otherwise one that is removed")

// tally counts what becomes of lines, and how long each takes from one desk to the other.
type tally struct {
	mu               sync.Mutex
	proposed         map[string]time.Time // by the chain
	taken, refused   int
	answered, across []time.Duration
}

// propose has a desk propose a line, and waits for what becomes of it.
func (y *tally) propose(t testing.TB, d *together.Desk, text string) {
	_, chain := d.Campaign.Shared()
	chain = saves.Chain(chain, d.Link.Seat, text)
	begun := time.Now()
	y.mu.Lock()
	y.proposed[chain] = begun
	y.mu.Unlock()
	news, err := d.Do(t.Context(), text, patience)
	y.mu.Lock()
	defer y.mu.Unlock()
	switch {
	case err == nil:
		y.taken++
		y.answered = append(y.answered, time.Since(begun))
	case strings.Contains(err.Error(), "was first"):
		y.refused++
	}
	y.sees(d, news)
}

// sees notes when a desk sees the last line, if another one wrote it.
func (y *tally) sees(d *together.Desk, news []together.Happening) {
	_, chain := d.Campaign.Shared()
	if len(news) == 0 || news[len(news)-1].Own || news[len(news)-1].Story == nil {
		return
	}
	if begun, ok := y.proposed[chain]; ok {
		y.across = append(y.across, time.Since(begun))
		delete(y.proposed, chain)
	}
}

// look has a desk look at what has arrived.
func (y *tally) look(d *together.Desk) {
	news := d.Poll()
	y.mu.Lock()
	defer y.mu.Unlock()
	y.sees(d, news)
}

// watch has a desk look at what arrives for some time, as a window does.
func (y *tally) watch(d *together.Desk, long time.Duration) {
	over := time.NewTimer(long)
	defer over.Stop()
	for {
		select {
		case <-d.Wake():
			y.look(d)
		case <-over.C:
			return
		}
	}
}

// away does nothing for some time, in which a desk doesn't look at what arrives.
func away(_ *together.Desk, long time.Duration) { time.Sleep(long) }

// plays has a desk play at random until its table has some number of lines or the campaign is over. pauses passes the time between two moves.
func (y *tally) plays(t testing.TB, d *together.Desk, lines int, pause time.Duration, pauses func(d *together.Desk, long time.Duration), chance *rand.Rand) {
	for {
		y.look(d)
		if n, _ := d.Campaign.Shared(); n >= lines || d.Campaign.Now().Depth == 0 {
			return
		}
		if all := options(d); len(all) > 0 {
			y.propose(t, d, all[chance.IntN(len(all))])
			pauses(d, time.Duration((0.5+chance.Float64())*float64(pause)))
			continue
		}
		select {
		case <-d.Wake():
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// of returns a share of sorted times.
func of(times []time.Duration, share float64) time.Duration {
	if len(times) == 0 {
		return 0
	}
	slices.Sort(times)
	return times[min(len(times)-1, int(share*float64(len(times))))].Round(10 * time.Microsecond)
}

// String returns the figures in words.
func (y *tally) String() string {
	all := y.taken + y.refused
	return fmt.Sprintf("%d lines stored, %d of %d refused (%.1f %%); acknowledged p50 %v, p99 %v; at the other desk p50 %v, p99 %v (%d seen singly)",
		y.taken, y.refused, all, 100*float64(y.refused)/float64(max(1, all)), of(y.answered, 0.5), of(y.answered, 0.99), of(y.across, 0.5), of(y.across, 0.99), len(y.across))
}

func newTally() *tally { return &tally{proposed: map[string]time.Time{}} }

// resident returns the memory of this process in megabytes, as the system counts it.
func resident() int {
	runtime.GC()
	text, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0 // only Linux tells it there
	}
	pages, err := strconv.Atoi(strings.Fields(string(text))[1])
	if err != nil {
		return 0
	}
	return pages * os.Getpagesize() >> 20
}

// Two desks race as fast as they can and with pauses; many tables are played at once; many rest, and the server starts with them. With no
// flags it is short, and shows that all desks agree.
func TestFigures(t *testing.T) {
	const campaign = 400
	if *serverAt != "" {
		many(t, *serverAt, *manyTables)
		tellOf(t, *serverPID)
		return
	}
	folder := *restIn
	if folder == "" {
		folder = t.TempDir()
	}
	s, _ := start(t, folder, nil)
	for _, pause := range []time.Duration{0, 60 * time.Millisecond} {
		y, lines := newTally(), *racedLines
		if pause > 0 {
			lines = max(lines/10, 10)
		}
		begun := time.Now()
		for n := 0; y.taken < lines; n++ {
			anna, ben, _ := table(t, s.URL())
			var both sync.WaitGroup
			for i, d := range []*together.Desk{anna, ben} {
				both.Go(func() { y.plays(t, d, min(campaign, lines), pause, away, rand.New(rand.NewPCG(uint64(n), uint64(i)))) })
			}
			both.Wait()
			same(t, anna, ben)
			anna.Close()
			ben.Close()
		}
		t.Logf("race with pauses of %v: %v in %v", pause, y, time.Since(begun).Round(time.Millisecond))
	}

	many(t, s.URL(), *manyTables)
	s.Stop()
	rest(t, folder, *restTables)
	begun := time.Now()
	s, _ = start(t, folder, nil)
	t.Logf("%d tables at rest: the server starts in %v; memory %d MB", *restTables, time.Since(begun).Round(time.Millisecond), resident())
}

// many has tables played at once, each by two desks that pause between their moves.
func many(t *testing.T, server string, tables int) {
	t.Helper()
	before, y, pause := resident(), newTally(), *tablePause
	desks := make([][2]*together.Desk, tables)
	for i := range desks {
		desks[i][0], desks[i][1], _ = table(t, server)
	}
	begun := time.Now()
	var all sync.WaitGroup
	for n, two := range desks {
		for i, d := range two {
			all.Go(func() { y.plays(t, d, 20, pause, y.watch, rand.New(rand.NewPCG(uint64(n), uint64(i)))) })
		}
	}
	all.Wait()
	took := time.Since(begun)
	for _, two := range desks {
		same(t, two[0], two[1])
	}
	t.Logf("%d tables at once, a move every %v from each desk: %v in %v; memory of this process %d MB, %d MB of it for them",
		tables, pause, y, took.Round(time.Millisecond), resident(), resident()-before)
	for _, two := range desks {
		two[0].Close()
		two[1].Close()
	}
}

// tellOf tells the memory and the processor time of a process, as Linux counts them; of process 0 nothing.
func tellOf(t *testing.T, process int) {
	t.Helper()
	if process == 0 {
		return
	}
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", process))
	if err != nil {
		t.Fatal(err)
	}
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", process))
	if err != nil {
		t.Fatal(err)
	}
	memory := ""
	for line := range strings.Lines(string(status)) {
		if of, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			memory = strings.TrimSpace(of)
		}
	}
	fields := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:])) // from the third on
	ticks := 0
	for _, f := range fields[11:13] { // in the program, and in the system for it
		n, err := strconv.Atoi(f)
		if err != nil {
			t.Fatal(err)
		}
		ticks += n
	}
	const perSecond = 100 // of Linux
	t.Logf("the server has %s, and has taken %.1f s of processor time", memory, float64(ticks)/perSecond)
}

// rest lays tables of 100 lines, of one campaign, into the folder of a server that does not run. They are not synced one by one: a million lines would take hours.
func rest(t *testing.T, folder string, tables int) {
	t.Helper()
	book, _ := bookOf(t)
	solo := saves.Scratch(book, rules.Options{Seed: 7})
	choose := rules.RandomPolicy(7)
	var moves []string
	for range 99 {
		m := choose(book, solo.Now(), book.Moves(solo.Now(), nil))
		moves = append(moves, book.Notation(solo.Now(), m))
		if err := solo.Play(m, nil); err != nil {
			t.Fatal(err)
		}
	}
	store, err := server.NewServer(&server.Options{DontListen: true, JetStream: true, StoreDir: filepath.Join(folder, serve.LinesFolder), NoSigs: true, NoLog: true})
	if err != nil {
		t.Fatal(err)
	}
	store.Start()
	conn, err := nats.Connect("", nats.InProcessServer(store))
	if err != nil {
		t.Fatal(err)
	}
	js, err := jetstream.New(conn, jetstream.WithPublishAsyncMaxPending(4096))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := js.CreateOrUpdateStream(t.Context(), serve.StreamConfig()); err != nil {
		t.Fatal(err)
	}
	for range tables {
		head := saves.NewTableHead(book, together.NewID(), solo.Header.Options, [saves.NumSeats]string{"Anna", "Ben"}, each)
		chain := ""
		for n, text := range append([]string{head.Text()}, moves...) {
			chain = saves.Chain(chain, 0, text)
			line := together.Line{N: n, Chain: chain, ID: "rest", By: "rest", Text: text}
			if _, err := js.PublishAsync(serve.LineSubject+"."+head.ID+".0", []byte(line.String())); err != nil {
				t.Fatal(err)
			}
		}
	}
	select {
	case <-js.PublishAsyncComplete():
	case <-time.After(10 * patience):
		t.Fatal("the lines are not stored")
	}
	conn.Close()
	store.Shutdown()
	store.WaitForShutdown()
}
