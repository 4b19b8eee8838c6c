package serve_test

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"sixwinters/content/contenttest"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/serve"
	"sixwinters/together/togethertest"
)

// patience is how long a test waits for what must come.
const patience = 2 * time.Minute

// journal is a log that can be read while the server writes it.
type journal struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (j *journal) Write(text []byte) (int, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.text.Write(text)
}

func (j *journal) String() string {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.text.String()
}

// start starts a server that keeps its tables in a folder, with what change changes.
func start(t testing.TB, folder string, change func(c *serve.Config)) (*serve.Server, *journal) {
	t.Helper()
	log := &journal{}
	c := serve.Usual()
	c.Address, c.Data, c.Log, c.Rate, c.Tables = "127.0.0.1:0", folder, log, 10_000, 1_000_000
	if change != nil {
		change(&c)
	}
	s, err := serve.Start(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	return s, log
}

// at has a server listen where another one did.
func at(s *serve.Server) func(c *serve.Config) {
	address := strings.TrimSuffix(strings.TrimPrefix(s.URL(), "http://"), "/")
	return func(c *serve.Config) { c.Address = address }
}

// oneBook is the rulebook of all desks: a thousand tables would not fit into memory with one each.
var oneBook struct {
	sync.Once
	*rules.Rulebook
}

// bookOf returns the rulebook of the tests, whatever a header names.
func bookOf(t testing.TB) (*rules.Rulebook, together.Books) {
	oneBook.Do(func() { oneBook.Rulebook = rules.New(contenttest.Cards(t)) })
	return oneBook.Rulebook, func(*saves.Header) (*rules.Rulebook, error) { return oneBook.Rulebook, nil }
}

// each gives each seat a character.
var each = [saves.NumSeats][]int{{1}, {2}}

// table creates a table of two desks, each in a folder of its own.
func table(t testing.TB, server string) (anna, ben *together.Desk, links [together.Watching + 1]together.Link) {
	t.Helper()
	book, _ := bookOf(t)
	anna, links = togethertest.Create(t, saves.Folder(t.TempDir()), server, book)
	return anna, togethertest.Join(t, saves.Folder(t.TempDir()), links[2], book), links
}

// options returns what a desk may do now: moves, and what it says to end the actions.
func options(d *together.Desk) (texts []string) {
	book, now := d.Campaign.Book(), d.Campaign.Now()
	for _, m := range book.Moves(now, nil) {
		text := book.Notation(now, m)
		switch _, err := d.Campaign.TryShared(d.Link.Seat, text); {
		case err == nil:
			texts = append(texts, text)
		case errors.Is(err, saves.ErrNotReady) && !d.Campaign.ReadySeat(d.Link.Seat):
			texts = append(texts, saves.ReadyLine)
		}
	}
	return texts
}

// step has a desk do something at random and waits for what becomes of it. It reports false if there is nothing to do.
func step(t testing.TB, d *together.Desk, chance *rand.Rand) bool {
	t.Helper()
	d.Poll()
	all := options(d)
	if len(all) == 0 {
		return false
	}
	text := all[chance.IntN(len(all))]
	if chance.IntN(12) == 0 && d.Campaign.CanUndo() {
		text = saves.UndoLine
	}
	_, err := d.Do(t.Context(), text, patience)
	if errors.Is(err, saves.ErrAsk) {
		err = nil
	}
	if err != nil && strings.Contains(err.Error(), "still on its way") { // the desk gives the server lines back
		time.Sleep(5 * time.Millisecond)
		return true
	}
	if err != nil && !strings.Contains(err.Error(), "was first") && !strings.Contains(err.Error(), "cannot be reached") {
		t.Fatalf("%s: %q: %v", d.Name(d.Link.Seat), text, err)
	}
	return true
}

// reach waits until something is so at a desk.
func reach(t testing.TB, d *together.Desk, what string, so func() bool) (news []together.Happening) {
	t.Helper()
	late := time.After(patience)
	for {
		if news = append(news, d.Poll()...); so() {
			return news
		}
		select {
		case <-d.Wake():
		case <-time.After(50 * time.Millisecond):
		case <-late:
			n, _ := d.Campaign.Shared()
			t.Fatalf("%s waits in vain until %s: %d lines, up %v, news %+v", d.Name(d.Link.Seat), what, n, d.Up(), said(news))
		}
	}
}

// hears waits until a desk is told all that is wanted, whatever else it is told.
func hears(t testing.TB, d *together.Desk, want ...string) {
	t.Helper()
	heard := ""
	for late := time.Now().Add(patience); slices.ContainsFunc(want, func(w string) bool { return !strings.Contains(heard, w) }); {
		if time.Now().After(late) {
			t.Fatalf("%s has heard\n%sand not all of %q", d.Name(d.Link.Seat), heard, want)
		}
		for _, say := range said(d.Poll()) {
			heard += say + "\n"
		}
		time.Sleep(time.Millisecond)
	}
}

// said returns what news say.
func said(news []together.Happening) (say []string) {
	for _, h := range news {
		if h.Say != "" {
			say = append(say, h.Say)
		}
	}
	return say
}

// same waits until desks have the same lines, and compares the files.
func same(t testing.TB, desks ...*together.Desk) {
	t.Helper()
	for _, d := range desks {
		reach(t, d, "all desks have the same lines", func() bool {
			_, chain := d.Campaign.Shared()
			for _, other := range desks {
				other.Poll()
				if _, has := other.Campaign.Shared(); has != chain {
					return false
				}
			}
			return true
		})
	}
	var first string
	for i, d := range desks {
		if err := d.Campaign.Trouble(); err != nil {
			t.Fatal(err)
		}
		if d.Campaign.Name() == "" {
			continue
		}
		text, err := os.ReadFile(d.Campaign.Name())
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			first = string(text)
		}
		if string(text) != first {
			t.Errorf("the records of desks 1 and %d differ", i+1)
		}
	}
}

// Two desks play a year, each for its own character, and somebody watches. All have the same record, to the byte.
func TestTwoDesksPlayAYear(t *testing.T) {
	s, log := start(t, t.TempDir(), nil)
	anna, ben, links := table(t, s.URL())
	book, _ := bookOf(t)
	watcher := togethertest.Join(t, saves.Folder(t.TempDir()), links[together.Watching], book)
	chance := rand.New(rand.NewPCG(1, 1))
	for n, idle := 0, time.Now(); anna.Campaign.Now().Year < 2; {
		switch d := []*together.Desk{anna, ben}[chance.IntN(2)]; {
		case step(t, d, chance):
			n, idle = n+1, time.Now()
		case time.Since(idle) > patience:
			t.Fatal("nothing can be done any more")
		default:
			time.Sleep(time.Millisecond) // what the other has done is on its way
		}
		if n > 3000 {
			t.Fatalf("the year does not end in %d steps", n)
		}
	}
	same(t, anna, ben, watcher)
	if err := watcher.Propose(saves.ReadyLine); err == nil {
		t.Error("who watches may write a line")
	}
	for _, secret := range []string{links[1].Token, links[2].Token, links[together.Watching].Token} {
		if strings.Contains(log.String(), secret) {
			t.Error("the log has the secret of a link")
		}
		if strings.Contains(anna.Campaign.Text(), secret) {
			t.Error("the campaign has the secret of a link")
		}
	}
	if !strings.Contains(log.String(), "seat 2 has moved, line ") {
		t.Errorf("the log does not tell of a move:\n%s", log)
	}
}

// Two desks play at the same time, as fast as they can.
func TestRace(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	anna, ben, _ := table(t, s.URL())
	race(t, 150, anna, ben)
	same(t, anna, ben)
}

// race has desks play at the same time until one has some number of lines more. It returns how many lines were proposed, and how many refused.
func race(t testing.TB, lines int, desks ...*together.Desk) {
	t.Helper()
	begun, _ := desks[0].Campaign.Shared()
	var all sync.WaitGroup
	for i, d := range desks {
		all.Go(func() {
			chance := rand.New(rand.NewPCG(uint64(i), 2))
			for n := 0; n < begun+lines; n, _ = d.Campaign.Shared() {
				if !step(t, d, chance) {
					time.Sleep(time.Millisecond) // it is the other's turn, or the campaign is over
				}
			}
		})
	}
	all.Wait()
}

// The server is stopped and started again, and both desks play on. A desk that is closed and joined again has missed nothing.
func TestServerAndDeskComeBack(t *testing.T) {
	folder := t.TempDir()
	s, _ := start(t, folder, nil)
	anna, ben, links := table(t, s.URL())
	race(t, 20, anna, ben)
	s.Stop()
	reach(t, anna, "the server is away", func() bool { return !anna.Up() })
	if err := anna.Propose(saves.UndoLine); err == nil || !strings.Contains(err.Error(), "cannot be reached now") {
		t.Errorf("a line is proposed without a server: %v", err)
	}
	file := filepath.Dir(ben.Campaign.Name())
	if err := ben.Close(); err != nil {
		t.Fatal(err)
	}
	s, _ = start(t, folder, at(s))
	reach(t, anna, "the server is back", anna.Up)
	if step(t, anna, rand.New(rand.NewPCG(3, 3))) {
		anna.Poll()
	}
	book, _ := bookOf(t)
	ben = togethertest.Join(t, saves.Folder(file), links[2], book)
	race(t, 20, anna, ben)
	same(t, anna, ben)
	if files := saves.Folder(file).Files(); len(files) != 1 {
		t.Errorf("Ben has %d campaigns of one table", len(files))
	}
}

// One desk goes on while the server is away, and what it has played is at the table afterwards.
func TestAloneAndBack(t *testing.T) {
	folder := t.TempDir()
	s, _ := start(t, folder, nil)
	anna, ben, _ := table(t, s.URL())
	race(t, 10, anna, ben)
	same(t, anna, ben)
	if err := anna.GoAlone(); err == nil {
		t.Error("a desk goes on alone although the server is there")
	}
	s.Stop()
	reach(t, anna, "the server is away", func() bool { return !anna.Up() })
	if err := anna.GoAlone(); err != nil {
		t.Fatal(err)
	}
	if _, err := anna.Do(t.Context(), saves.Away(2), patience); err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(4, 4))
	for range 25 {
		step(t, anna, chance)
	}
	reach(t, ben, "the server is away", func() bool { return !ben.Up() })
	if ben.Propose(saves.AskLine) == nil {
		t.Error("the other desk plays without a server")
	}
	was, _ := anna.Campaign.Shared()
	start(t, folder, at(s))
	same(t, anna, ben)
	if is, _ := ben.Campaign.Shared(); is != was {
		t.Errorf("%d lines after %d were played alone", is, was)
	}
	if err := ben.Propose(saves.UndoLine); err == nil || !strings.Contains(err.Error(), "plays for you while you are away") {
		t.Errorf("Ben, for whom Anna plays, moves: %v", err)
	}
	if _, err := ben.Do(t.Context(), saves.Back(2), patience); err != nil {
		t.Fatal(err)
	}
	race(t, 10, anna, ben)
	same(t, anna, ben)
}

// Both desks go on alone. The first to come back stays at the table; the other keeps its own as a branch and plays on.
func TestBranch(t *testing.T) {
	folder := t.TempDir()
	s, _ := start(t, folder, nil)
	anna, ben, _ := table(t, s.URL())
	race(t, 10, anna, ben)
	same(t, anna, ben)
	s.Stop()
	for seat, d := range []*together.Desk{anna, ben} {
		reach(t, d, "the server is away", func() bool { return !d.Up() })
		if err := d.GoAlone(); err != nil {
			t.Fatal(err)
		}
		if _, err := d.Do(t.Context(), saves.Away(saves.NumSeats-seat), patience); err != nil {
			t.Fatal(err)
		}
		for range 6 {
			step(t, d, rand.New(rand.NewPCG(5, uint64(seat))))
		}
	}
	tables := map[*together.Desk]rules.State{anna: *anna.Campaign.Now(), ben: *ben.Campaign.Now()}
	start(t, folder, at(s))
	same(t, anna, ben)
	reach(t, anna, "one has a branch", func() bool { ben.Poll(); return anna.Branch()+ben.Branch() != "" })
	reach(t, ben, "the server is back", ben.Up)
	lost := ben
	if anna.Branch() != "" {
		lost = anna
	}
	kept, err := saves.Open(lost.Campaign.Book(), lost.Branch())
	if err != nil {
		t.Fatal(err)
	}
	if *kept.Now() != tables[lost] {
		t.Error("the branch is not what was played alone")
	}
	if kept.Table() != nil {
		t.Error("the branch cannot be played alone")
	}
	kept.Close()
	if by := anna.Campaign.AwayFor(1) + anna.Campaign.AwayFor(2); by == 0 {
		t.Fatal("nobody is away after a time alone")
	}
	back := anna
	if anna.Campaign.AwayFor(2) != 0 {
		back = ben
	}
	if _, err := back.Do(t.Context(), saves.Back(back.Link.Seat), patience); err != nil {
		t.Fatal(err)
	}
	race(t, 10, anna, ben)
	same(t, anna, ben)
}

// The server comes back with an older store. The desks give it what it has lost, of both seats.
func TestOlderStore(t *testing.T) {
	folder, old := t.TempDir(), t.TempDir()
	s, _ := start(t, folder, nil)
	anna, ben, links := table(t, s.URL())
	race(t, 10, anna, ben)
	same(t, anna, ben)
	s.Stop()
	if err := os.CopyFS(old, os.DirFS(folder)); err != nil {
		t.Fatal(err)
	}
	s, _ = start(t, folder, at(s))
	race(t, 30, anna, ben)
	same(t, anna, ben)
	was, _ := anna.Campaign.Shared()
	s.Stop()
	s, log := start(t, old, at(s))
	same(t, anna, ben)
	race(t, 10, anna, ben)
	same(t, anna, ben)
	if n, _ := anna.Campaign.Shared(); n < was+10 {
		t.Errorf("%d lines after %d", n, was)
	}
	if !strings.Contains(log.String(), "has given back") {
		t.Errorf("the log does not tell of lines that were given back:\n%s", log)
	}
	book, _ := bookOf(t)
	fresh := togethertest.Join(t, saves.Folder(t.TempDir()), links[together.Watching], book)
	same(t, anna, fresh)
}

// A campaign that was played alone becomes a table, with all its moves.
func TestSoloBecomesATable(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	book, _ := bookOf(t)
	folder := saves.Folder(t.TempDir())
	solo, err := saves.New(book, folder.File("Ours"), rules.Options{Seed: 3}, "Anna")
	if err != nil {
		t.Fatal(err)
	}
	choose := rules.RandomPolicy(3)
	for range 150 {
		if err := solo.Play(choose(book, solo.Now(), book.Moves(solo.Now(), nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(solo.Undo(), solo.HandOver(1)); err != nil {
		t.Fatal(err)
	}
	now := *solo.Now()
	anna, links, err := together.Create(t.Context(), folder, s.URL(), book, rules.Options{},
		together.Seats{Own: 1, Names: [saves.NumSeats]string{"Anna", "Ben"}, Plays: each}, solo)
	if err != nil {
		t.Fatal(err)
	}
	defer anna.Close()
	ben := togethertest.Join(t, saves.Folder(t.TempDir()), links[2], book)
	if *ben.Campaign.Now() != now {
		t.Error("the table is not the one of the campaign")
	}
	if err := ben.Campaign.Play(rules.Move{}, nil); err == nil {
		t.Error("a table is played without its desk")
	}
	race(t, 10, anna, ben)
	same(t, anna, ben)
	branch, err := anna.Campaign.Timeline().Branch(folder.File("Alone again"), anna.Campaign.Timeline().Len()-1)
	if err != nil {
		t.Fatal(err)
	}
	defer branch.Close()
	if *branch.Now() != *anna.Campaign.Now() || branch.Table() != nil {
		t.Error("a table does not go on alone")
	}
}

// A table that cannot be begun leaves the campaign as it was, and no other one: where the connection of desks does not come about, and where the server takes no
// lines.
func TestTableThatIsNotCreated(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	to, err := url.Parse(s.URL())
	if err != nil {
		t.Fatal(err)
	}
	book, _ := bookOf(t)
	for _, fails := range []string{"/ws", "/tables/"} {
		folder := saves.Folder(t.TempDir())
		solo, err := saves.New(book, folder.File("Ours"), rules.Options{Seed: 3}, "Anna")
		if err != nil {
			t.Fatal(err)
		}
		if err := solo.Play(book.Moves(solo.Now(), nil)[0], nil); err != nil {
			t.Fatal(err)
		}
		was := solo.Text()
		for _, of := range []*saves.Campaign{solo, nil} {
			ctx, cancel := context.WithCancel(t.Context())
			asked := atomic.Int32{}
			through := httputil.NewSingleHostReverseProxy(to)
			proxy := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if !strings.HasPrefix(r.URL.Path, fails) {
					through.ServeHTTP(w, r)
					return
				}
				w.WriteHeader(http.StatusServiceUnavailable)
				if asked.Add(1) == 2 {
					cancel() // nobody waits any longer
				}
			}))
			_, _, err := together.Create(ctx, folder, proxy.URL+"/", book, rules.Options{Seed: 3}, together.Seats{Own: 1, Plays: each}, of)
			if err == nil || !strings.Contains(err.Error(), "was not created: the server cannot be reached") {
				t.Errorf("%s fails: %v", fails, err)
			}
			proxy.Close()
			cancel()
		}
		has, err := os.ReadFile(solo.Name())
		if err != nil || string(has) != was || solo.Text() != was || solo.Table() != nil {
			t.Errorf("%s fails: the campaign is not as it was: %v\n%s", fails, err, has)
		}
		if err := solo.Play(book.Moves(solo.Now(), nil)[0], nil); err != nil {
			t.Errorf("%s fails: the campaign cannot be played on: %v", fails, err)
		}
		if err := solo.Close(); err != nil {
			t.Error(err)
		}
		if again, err := saves.Look(book, solo.Name()); err != nil || again.Len() != 2 || len(again.Notes) > 0 {
			t.Errorf("%s fails: the file is read as %v, %v", fails, again, err)
		}
		if files := folder.Files(); len(files) != 1 {
			t.Errorf("%s fails: the folder has %d campaigns", fails, len(files))
		}
		if links := (together.Shelf{Folder: folder}).Links(); len(links) > 0 {
			t.Errorf("%s fails: a link is kept", fails)
		}
	}
}

// What a desk undoes of its own at once, what the other has to agree to, and who is ready.
func TestConsent(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	anna, ben, _ := table(t, s.URL())
	ctx := t.Context()
	do := func(d *together.Desk, text string) error {
		d.Poll()
		_, err := d.Do(ctx, text, patience)
		return err
	}
	// the setup is anybody's; until the actions the first answer of each question
	for n := 0; !slices.Contains(options(anna), saves.ReadyLine) && n < 300; n++ {
		if all := options(anna); len(all) > 0 {
			if err := do(anna, all[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if !slices.Contains(options(anna), saves.ReadyLine) {
		t.Fatal("no actions are reached")
	}
	same(t, anna, ben)
	if err := do(anna, "done"); !errors.Is(err, saves.ErrNotReady) {
		t.Errorf("the actions end without Ben: %v", err)
	}
	if err := do(anna, saves.ReadyLine); err != nil {
		t.Fatal(err)
	}
	reach(t, ben, "Anna is ready", func() bool { return ben.Campaign.ReadySeat(1) })
	if err := do(ben, "done"); err != nil {
		t.Fatalf("Anna is ready, and Ben ends the actions: %v", err)
	}
	same(t, anna, ben)
	if anna.Campaign.ReadySeat(1) {
		t.Error("Anna is still ready in the next step")
	}
	before := anna.Campaign.Len()
	if err := do(anna, saves.UndoLine); !errors.Is(err, saves.ErrAsk) {
		t.Errorf("Anna undoes Ben's move: %v", err)
	}
	if err := do(anna, saves.AskLine); err != nil {
		t.Fatal(err)
	}
	reach(t, ben, "Anna asks", func() bool { return ben.Campaign.Asking() == 1 })
	if err := do(anna, saves.AgreeLine); err == nil {
		t.Error("Anna agrees with herself")
	}
	if err := do(ben, saves.DeclineLine); err != nil {
		t.Fatal(err)
	}
	reach(t, anna, "Ben declines", func() bool { return anna.Campaign.Asking() == 0 })
	if err := do(anna, saves.AskLine); err != nil {
		t.Fatal(err)
	}
	reach(t, ben, "Anna asks", func() bool { return ben.Campaign.Asking() == 1 })
	if err := do(ben, saves.AgreeLine); err != nil {
		t.Fatal(err)
	}
	same(t, anna, ben)
	if anna.Campaign.Len() != before-1 {
		t.Errorf("%d moves after one of %d was undone", anna.Campaign.Len(), before)
	}
}

// What is said at the table is heard, and who is there is known.
func TestSignals(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	anna, ben, _ := table(t, s.URL())
	reach(t, anna, "Ben is there", func() bool { return anna.There(2) })
	ben.Say(1)
	ben.Look("Imperial Guard")
	hears(t, anna, `Ben: "Wait, I have an idea."`, "Ben points at Imperial Guard.")
	if err := ben.Close(); err != nil {
		t.Fatal(err)
	}
	reach(t, anna, "Ben has left", func() bool { return !anna.There(2) })
}

// Without a network a table that is kept opens at once, and one that is not says so.
func TestJoinWithoutAServer(t *testing.T) {
	folder := t.TempDir()
	s, _ := start(t, folder, nil)
	anna, ben, links := table(t, s.URL())
	race(t, 5, anna, ben)
	same(t, anna, ben)
	in := saves.Folder(filepath.Dir(ben.Campaign.Name()))
	if err := ben.Close(); err != nil {
		t.Fatal(err)
	}
	s.Stop()
	_, books := bookOf(t)
	ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer cancel()
	d, err := together.Join(ctx, in, links[2], books)
	if err != nil {
		t.Fatal(err)
	}
	if d.Up() || d.GoAlone() != nil {
		t.Error("the table cannot go on alone")
	}
	d.Close()
	if _, err := together.Join(ctx, saves.Folder(t.TempDir()), links[2], books); err == nil || !strings.Contains(err.Error(), "no copy of this table") {
		t.Errorf("a table without a copy and a server: %v", err)
	}
}

// Who leaves before the server has answered the last move is told that it may be lost.
func TestLeavingWithAMoveOnItsWay(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	anna, ben, _ := table(t, s.URL())
	if err := ben.Close(); err != nil {
		t.Errorf("who has nothing on its way leaves with %v", err)
	}
	s.Stop()
	if err := anna.Propose(options(anna)[0]); err != nil { // the desk has not looked yet
		t.Fatal(err)
	}
	if err := anna.Close(); err == nil || !strings.Contains(err.Error(), "has not answered your last move") {
		t.Errorf("who leaves is told %v", err)
	}
}
