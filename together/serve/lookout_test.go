package serve_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/togethertest"
)

// A lookout says at which tables it is one's turn, while nobody sits at this desk, and nobody at the table hears of it.
func TestLookout(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	anna, ben, links := table(t, s.URL())
	race(t, 10, anna, ben)
	same(t, anna, ben)
	folder, file := saves.Folder(filepath.Dir(anna.Campaign.Name())), anna.Campaign.Name()
	_, books := bookOf(t)
	var calls atomic.Int32
	l := together.NewLookout(books, nil, func(is together.Standing) {
		if is.Calls && is.Other == "Ben" && is.File == file {
			calls.Add(1)
		}
	})
	defer l.Close()
	l.Watch(folder)
	agrees := func() {
		t.Helper()
		n, _ := ben.Campaign.Shared()
		want := together.Standing{Lines: n, Calls: together.Calls(&ben.Campaign.History, 1), Turn: together.TurnSays(&ben.Campaign.History, 1), Other: "Ben", File: file, Live: true}
		for late := time.Now().Add(patience); ; time.Sleep(2 * time.Millisecond) {
			is, _ := l.Standing(links[1].Table)
			if is == want && (l.Calling() == 1) == want.Calls {
				return
			}
			if time.Now().After(late) {
				t.Fatalf("it stands %+v, and %d call, not %+v", is, l.Calling(), want)
			}
		}
	}
	agrees()
	if err := anna.Close(); err != nil {
		t.Fatal(err)
	}
	record, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	// nobody sits at Anna's desk: Ben plays for her too, until giving her seat back makes the table wait for her
	chance := rand.New(rand.NewPCG(6, 6))
	say := func(line string) {
		t.Helper()
		if _, err := ben.Do(t.Context(), line, patience); err != nil {
			t.Fatal(err)
		}
		agrees()
	}
	for round := 0; ; round++ {
		if round == 30 {
			t.Fatalf("giving the seat back makes nothing wait in %d rounds", round)
		}
		say(saves.Away(1))
		for range 5 {
			step(t, ben, chance)
			agrees()
		}
		began, waited := calls.Load(), together.Calls(&ben.Campaign.History, 1)
		say(saves.Back(1))
		if waited || !together.Calls(&ben.Campaign.History, 1) {
			continue
		}
		for late := time.Now().Add(patience); calls.Load() == began; time.Sleep(time.Millisecond) {
			if time.Now().After(late) {
				t.Fatal("a table begins to wait, and nobody is told")
			}
		}
		break
	}
	if ben.Poll(); ben.There(1) {
		t.Error("a lookout is heard at the table")
	}
	if now, err := os.ReadFile(file); err != nil || string(now) != string(record) {
		t.Errorf("a lookout has changed the campaign: %v", err)
	}
	// the next one knows what this desk knew last, before the server answers, and forgets tables that are gone
	s.Stop()
	late := together.NewLookout(books, nil, nil)
	defer late.Close()
	late.Watch(folder)
	for begun := time.Now(); ; time.Sleep(2 * time.Millisecond) {
		if is, known := late.Standing(links[1].Table); known {
			if is.Live || is.Turn == "" || is.Lines != saves.SharedIn(file) {
				t.Errorf("without a server it stands %+v", is)
			}
			break
		}
		if time.Since(begun) > patience {
			t.Fatal("without a server nothing is known")
		}
	}
	late.Watch(saves.Folder(t.TempDir()))
	if _, known := late.Standing(links[1].Table); known {
		t.Error("a table that is gone is known")
	}
}

// Whose turn it is, as each seat is told.
func TestTurnOf(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	anna, ben, _ := table(t, s.URL())
	seen := map[together.Turn]bool{}
	chance := rand.New(rand.NewPCG(8, 8))
	for range 60 {
		same(t, anna, ben)
		for _, d := range []*together.Desk{anna, ben} {
			turn := together.TurnOf(&d.Campaign.History, d.Link.Seat)
			can := acts(d)
			if seen[turn] = true; can != (turn == together.Yours || turn == together.Either) {
				t.Fatalf("%s can act %t, and is told %q", d.Name(d.Link.Seat), can, together.TurnSays(&d.Campaign.History, d.Link.Seat))
			}
		}
		step(t, []*together.Desk{anna, ben}[chance.IntN(2)], chance)
	}
	same(t, anna, ben)
	if !seen[together.Yours] || !seen[together.Theirs] || !seen[together.Either] {
		t.Errorf("seen are %v", seen)
	}
	for anna.Campaign.Asking() != 0 { // a step may have asked for an undo
		d := []*together.Desk{ben, anna}[anna.Campaign.Asking()-1]
		if _, err := d.Do(t.Context(), saves.DeclineLine, patience); err != nil {
			t.Fatal(err)
		}
		same(t, anna, ben)
	}
	if _, err := anna.Do(t.Context(), saves.AskLine, patience); err != nil {
		t.Fatal(err)
	}
	same(t, anna, ben)
	if say := together.TurnSays(&ben.Campaign.History, 2); say != "Anna asks you to agree to an undo" || !together.Calls(&ben.Campaign.History, 2) {
		t.Errorf("Ben is told %q", say)
	}
}

// acts reports whether there is something for a desk to do. What is asked of the other desk's player is for that one.
func acts(d *together.Desk) bool {
	return slices.ContainsFunc(d.Campaign.Book().Moves(d.Campaign.Now(), nil), func(m rules.Move) bool {
		_, err := d.Campaign.TryShared(d.Link.Seat, d.Campaign.Book().Notation(d.Campaign.Now(), m))
		return d.Campaign.Answers(d.Link.Seat, m) && (err == nil || errors.Is(err, saves.ErrNotReady) && !d.Campaign.ReadySeat(d.Link.Seat))
	})
}

// Words and pointers of somebody who keeps to no rules are read or dropped, and a long name is cut.
func TestPointing(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	anna, _, links := table(t, s.URL())
	book, _ := bookOf(t)
	watcher := togethertest.Join(t, saves.Folder(t.TempDir()), links[together.Watching], book)
	reach(t, watcher, "it is connected", watcher.Up)
	heard := func(what string) (h together.Happening) {
		t.Helper()
		for late := time.Now().Add(patience); time.Now().Before(late); time.Sleep(time.Millisecond) {
			for _, h := range watcher.Poll() {
				if h.Signal != "" {
					return h
				}
			}
		}
		t.Fatalf("%s, and nobody hears it", what)
		return h
	}
	anna.Point("location.3", "Red Bank")
	if h := heard("Anna points"); h.At != "location.3" || h.Say != "Anna points at Red Bank." {
		t.Errorf("heard is %+v", h)
	}
	anna.Point("die.1", strings.Repeat("ä", 200))
	if h := heard("Anna points"); h.At != "die.1" || len(h.Signal) > together.MostSignal || !strings.HasSuffix(h.Say, "ä.") {
		t.Errorf("heard is %+v", h)
	}
	anna.Point("", "")
	if h := heard("Anna no longer points"); h.At != "" || h.Say != "" {
		t.Errorf("heard is %+v", h)
	}
}
