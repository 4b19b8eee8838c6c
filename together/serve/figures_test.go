package serve_test

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
	"sixwinters/together"
)

// The figures of docs/twodesks.md come from
//
//	go test ./together/serve -run TestFigures -v -timeout 1h -raced 10000 -tables 1000 -rest 10000
var (
	racedLines = flag.Int("raced", rulestest.Count(60, 2000), "lines that two desks race for in TestFigures")
	manyTables = flag.Int("tables", rulestest.Count(2, 100), "tables that are played at once in TestFigures")
	serverAt   = flag.String("server", "", "the address of a server in a program of its own, at which tables are laid to rest; nothing else is measured then")
	restTables = flag.Int("rest", rulestest.Count(10, 1000), "tables that rest in TestFigures")
)

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

// plays has a desk play at random until its table has some number of lines or the campaign is over.
func (y *tally) plays(t testing.TB, d *together.Desk, lines int, pause time.Duration, chance *rand.Rand) {
	for {
		news := d.Poll()
		y.mu.Lock()
		y.sees(d, news)
		y.mu.Unlock()
		if n, _ := d.Campaign.Shared(); n >= lines || d.Campaign.Now().Depth == 0 {
			return
		}
		if all := options(d); len(all) > 0 {
			y.propose(t, d, all[chance.IntN(len(all))])
			time.Sleep(time.Duration((0.5 + chance.Float64()) * float64(pause)))
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
		rest(t, *serverAt, *restTables)
		return
	}
	folder := t.TempDir()
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
				both.Go(func() { y.plays(t, d, min(campaign, lines), pause, rand.New(rand.NewPCG(uint64(n), uint64(i)))) })
			}
			both.Wait()
			same(t, anna, ben)
			anna.Close()
			ben.Close()
		}
		t.Logf("race with pauses of %v: %v in %v", pause, y, time.Since(begun).Round(time.Millisecond))
	}

	before, y := resident(), newTally()
	pause := 2 * time.Second
	if *manyTables < 100 { // a short run
		pause = 20 * time.Millisecond
	}
	var all sync.WaitGroup
	var desks [][2]*together.Desk
	for range *manyTables {
		anna, ben, _ := table(t, s.URL())
		desks = append(desks, [2]*together.Desk{anna, ben})
	}
	begun := time.Now()
	for n, two := range desks {
		for i, d := range two {
			all.Go(func() { y.plays(t, d, 20, pause, rand.New(rand.NewPCG(uint64(n), uint64(i)))) })
		}
	}
	all.Wait()
	for _, two := range desks {
		same(t, two[0], two[1])
	}
	t.Logf("%d tables at once, a move every %v from each desk: %v in %v; memory of the server and all desks %d MB, %d MB of it for them",
		*manyTables, pause, y, time.Since(begun).Round(time.Millisecond), resident(), resident()-before)
	for _, two := range desks {
		two[0].Close()
		two[1].Close()
	}

	rest(t, s.URL(), *restTables)
	s.Stop()
	begun = time.Now()
	s, _ = start(t, folder, nil)
	t.Logf("%d tables at rest: the server starts in %v; memory %d MB", *restTables, time.Since(begun).Round(time.Millisecond), resident())
}

// rest lays tables of 100 lines, of one campaign, without desks.
func rest(t *testing.T, server string, tables int) {
	t.Helper()
	book, _ := bookOf(t)
	solo := saves.Scratch(book, rules.Options{Seed: 7})
	choose := rules.RandomPolicy(7)
	for range 99 {
		if err := solo.Play(choose(book, solo.Now(), book.Moves(solo.Now(), nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	var all sync.WaitGroup
	places := make(chan struct{}, 32)
	for range tables {
		places <- struct{}{}
		all.Go(func() {
			defer func() { <-places }()
			links, err := together.Open(t.Context(), server)
			if err == nil {
				err = lay(server, links[1], book, solo)
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
}

// lay gives a server the lines of a campaign that was played alone.
func lay(server string, link together.Link, book *rules.Rulebook, solo *saves.Campaign) error {
	head := saves.NewTableHead(book, link.Table, solo.Header.Options, [saves.NumSeats]string{"Anna", "Ben"}, each)
	var body strings.Builder
	body.WriteString("1 0 \n")
	chain := ""
	for n := range solo.Len() + 1 {
		text := head.Text()
		if n > 0 {
			m, before := solo.Move(n - 1)
			text = book.Notation(before, m)
		}
		chain = saves.Chain(chain, 0, text)
		line := together.Line{N: n, Chain: chain, ID: "rest", By: "rest", Text: text}
		body.WriteString(line.String() + "\n")
	}
	if say := give(server, link, body.String()); say != "ok" {
		return errors.New(say)
	}
	return nil
}
