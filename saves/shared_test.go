package saves

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/content/contenttest"
	"sixwinters/rules"
)

// sharedTable begins a table in a file, at which each desk has a character.
func sharedTable(t *testing.T) *Campaign {
	t.Helper()
	b := rules.New(contenttest.Cards(t))
	head := NewTableHead(b, "aaaabbbbcccc", rules.Options{Seed: 7}, [NumSeats]string{"Anna", "Ben"}, [NumSeats][]int{{1}, {2}})
	c, err := NewTable(b, filepath.Join(t.TempDir(), "table.txt"), &head)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return c
}

// playShared plays lines at a table: for each the first move that one of the seats may make.
func playShared(t *testing.T, c *Campaign, lines int) {
	t.Helper()
	for n := range lines {
		if !playOne(c, n) {
			t.Fatalf("line %d: no seat may move", n)
		}
	}
}

func playOne(c *Campaign, n int) bool {
	moves := c.book.Moves(c.Now(), nil)
	for i := range moves {
		line := c.book.Notation(c.Now(), moves[(n*7+i)%len(moves)])
		for seat := 1; seat <= NumSeats; seat++ {
			switch err := c.TakeShared(seat, line, nil); {
			case err == nil:
				return true
			case errors.Is(err, ErrNotReady) && !c.ReadySeat(NumSeats+1-seat):
				return c.TakeShared(NumSeats+1-seat, ReadyLine, nil) == nil
			}
		}
	}
	return false
}

// A table is opened again as it was, whatever its lines say, and has the same chain.
func TestTableIsReadAgain(t *testing.T) {
	c := sharedTable(t)
	playShared(t, c, 60)
	for _, l := range []struct {
		seat int
		text string
	}{{1, AskLine}, {2, AgreeLine}, {1, RedoLine}, {1, Away(2)}, {2, Back(2)}, {2, AskLine}, {1, DeclineLine}} {
		if err := c.TakeShared(l.seat, l.text, nil); err != nil && !(l.text == RedoLine) {
			t.Fatalf("seat %d: %q: %v", l.seat, l.text, err)
		}
	}
	if err := c.VoidShared(2, "done for good"); err != nil {
		t.Fatal(err)
	}
	playShared(t, c, 40)
	n, chain := c.Shared()
	lines, err := c.SharedLines()
	if err != nil {
		t.Fatal(err)
	}
	if len(lines) != n || lines[n-1].Chain != chain {
		t.Errorf("%d lines with chain %s, not %d with %s", len(lines), lines[len(lines)-1].Chain, n, chain)
	}
	now, text, file := *c.Now(), c.Text(), c.Name()
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
	again, err := Open(c.book, file)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if is, with := again.Shared(); *again.Now() != now || is != n || with != chain || len(again.Notes) > 0 || again.Text() != text {
		t.Errorf("opened again, the table has %d lines with chain %s, not %d with %s; notes %q", is, with, n, chain, again.Notes)
	}
	rec, err := Read(file)
	if err != nil {
		t.Fatal(err)
	}
	end, err := c.book.Replay(rec, nil)
	if err != nil || end != now {
		t.Errorf("the record of the table comes to another one: %v", err)
	}
	if TableOf(file) != "aaaabbbbcccc" || HeaderOf(file).Players != "Anna, Ben" {
		t.Errorf("the file is of table %q with players %q", TableOf(file), HeaderOf(file).Players)
	}
	if err := again.Play(rules.Move{}, nil); !errors.Is(err, errShared) {
		t.Errorf("a table is played without its desk: %v", err)
	}
}

// What a seat may not do is refused in a sentence, and changes nothing.
func TestSeatsAreKept(t *testing.T) {
	c := sharedTable(t)
	playShared(t, c, 12)
	text := c.Text()
	for _, l := range []struct {
		seat       int
		text, says string
	}{
		{0, UndoLine, "only a seat may move here"},
		{3, UndoLine, "there is no seat 3"},
		{1, AgreeLine, "nobody has asked this desk"},
		{1, DeclineLine, "nobody has asked this desk"},
		{1, Away(1), "a desk can only play for the other one"},
		{1, Back(2), "Ben is not away"},
		{1, "away 9", "there is no seat"},
		{1, "hand 1", "its own mouse"},
		{1, RedoLine, "there is nothing to make again"},
		{1, "dance", ""},
		{1, "", "one line of at most"},
		{1, "done\nundo", "one line of at most"},
		{1, "done #0000", "one line of at most"},
		{1, strings.Repeat("a", MostShared+1), "one line of at most"},
		{1, "undo twice", "nothing follows"},
	} {
		print, err := c.TryShared(l.seat, l.text)
		if err == nil || print != 0 || !strings.Contains(err.Error(), l.says) {
			t.Errorf("seat %d: %.20q is refused with %v, not %q", l.seat, l.text, err, l.says)
		}
		if err := c.TakeShared(l.seat, l.text, nil); err == nil {
			t.Errorf("seat %d: %.20q is taken", l.seat, l.text)
		}
	}
	for _, m := range c.book.Moves(c.Now(), nil) {
		player, acts := m.Actor()
		if !acts {
			continue
		}
		line, other := c.book.Notation(c.Now(), m), 2-player
		if _, err := c.TryShared(other, line); err == nil || !strings.Contains(err.Error(), "is not yours to move") {
			t.Errorf("seat %d: %q of player %d: %v", other, line, player+1, err)
		}
	}
	if c.Text() != text {
		t.Error("what is refused has changed the table")
	}
}

// A line that is tried leaves no trace, also one that undoes.
func TestTryLeavesNoTrace(t *testing.T) {
	c := sharedTable(t)
	playShared(t, c, 30)
	if err := c.TakeShared(1, Away(2), nil); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		if err := c.TakeShared(1, UndoLine, nil); err != nil {
			t.Fatal(err)
		}
	}
	marks, undone, now := len(c.marks), len(c.undone), *c.Now()
	before := append([]Mark(nil), c.marks...)
	for _, text := range []string{UndoLine, RedoLine, UndoLine} {
		if _, err := c.TryShared(1, text); err != nil {
			t.Fatal(err)
		}
	}
	if len(c.marks) != marks || len(c.undone) != undone || *c.Now() != now {
		t.Error("what was tried has changed the history")
	}
	for i := range before {
		if c.marks[i] != before[i] {
			t.Errorf("mark %d was %v and is %v", i, before[i], c.marks[i])
		}
	}
	for range 3 {
		if err := c.TakeShared(1, RedoLine, nil); err != nil {
			t.Fatal(err)
		}
	}
}

// A table that is cut has the lines before the cut, on the disk too.
func TestCutShared(t *testing.T) {
	c := sharedTable(t)
	playShared(t, c, 20)
	lines, err := c.SharedLines()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.CutShared(11); err != nil {
		t.Fatal(err)
	}
	if n, chain := c.Shared(); n != 11 || chain != lines[10].Chain {
		t.Errorf("%d lines with chain %s, not 11 with %s", n, chain, lines[10].Chain)
	}
	for _, l := range lines[11:] {
		if err := c.TakeShared(l.Seat, l.Text, nil); err != nil {
			t.Fatal(err)
		}
	}
	if _, chain := c.Shared(); chain != lines[20].Chain {
		t.Error("the same lines come to another chain")
	}
	data, err := os.ReadFile(c.Name())
	if err != nil || string(data) != c.Text() {
		t.Errorf("the file is not the campaign: %v", err)
	}
}

// A damaged table goes on as far as it can be read, and knows that it has to be joined anew. A head that cannot be read is refused.
func TestDamagedTable(t *testing.T) {
	c := sharedTable(t)
	playShared(t, c, 30)
	file := c.Name()
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
	text := c.Text()
	lines := strings.SplitAfter(text, "\n")
	at := len(lines) - 10
	lines[at] = strings.Replace(lines[at], "@", "!", 1)
	if err := os.WriteFile(file, []byte(strings.Join(lines, "")), 0o666); err != nil {
		t.Fatal(err)
	}
	again, err := Open(c.book, file)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if n, _ := again.Shared(); n == 0 || n >= 31 || len(again.Notes) == 0 {
		t.Errorf("the damaged table has %d lines, and says %q", n, again.Notes)
	}
	for _, head := range []string{"", "table", "table {}", `table {"Format":3}`, `table {"Format":1,"ID":"UPPERCASE","Record":""}`,
		`table {"Format":1,"ID":"aaaabbbbcccc","Record":"nonsense"}`, strings.Replace(c.Table().Text(), "[1]", "[3]", 1)} {
		if _, err := ReadTableHead(head); err == nil {
			t.Errorf("%q is read as the head of a table", head)
		}
	}
}

// A campaign that was played alone keeps its moves as a table.
func TestShare(t *testing.T) {
	b := rules.New(contenttest.Cards(t))
	c, err := New(b, filepath.Join(t.TempDir(), "alone.txt"), rules.Options{Seed: 5}, "Cleo")
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	choose := rules.RandomPolicy(5)
	for range 200 {
		if err := c.Play(choose(b, c.Now(), b.Moves(c.Now(), nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	now, moves := *c.Now(), c.Len()
	head := NewTableHead(b, "aaaabbbbcccc", c.Header.Options, [NumSeats]string{"Cleo", "Dan"}, [NumSeats][]int{{1, 2}, {1, 2}})
	alone := c.Text()
	unshare, err := c.Share(&head)
	if err != nil {
		t.Fatal(err)
	}
	if *c.Now() != now || c.Len() != moves || c.Header.Players != "Cleo, Dan" {
		t.Error("the table is not the campaign")
	}
	if _, err := c.Share(&head); err == nil {
		t.Error("a table becomes a table again")
	}
	again, err := Look(b, c.Name())
	if err != nil || *again.Now() != now || again.Table() == nil {
		t.Errorf("the file is not the table: %v", err)
	}
	unshare()
	if file, err := os.ReadFile(c.Name()); err != nil || string(file) != alone || c.Text() != alone || c.Table() != nil || *c.Now() != now {
		t.Errorf("the campaign is not what it was: %v", err)
	}
	if err := c.Undo(); err != nil {
		t.Errorf("the campaign cannot be played on: %v", err)
	}
}

// A line that is against the rules is kept as it came, or refused if a file could not hold it.
func TestVoidLines(t *testing.T) {
	c := sharedTable(t)
	playShared(t, c, 4)
	for _, text := range []string{"", " x", "x ", "x #y", "x ~y", "x\ny", "x\x00", "\xff", strings.Repeat("x", MostShared+1)} {
		if err := c.VoidShared(2, text); err == nil {
			t.Errorf("%.20q is taken", text)
		}
	}
	for _, text := range []string{"void", "void x", "void void x", "#", "x#y", "~", "@1 undo", "table {}"} {
		if err := c.TakeShared(2, text, nil); err == nil {
			t.Errorf("%q is taken as a line of the rules", text)
		}
		if err := c.VoidShared(2, text); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
	n, chain := c.Shared()
	lines, err := c.SharedLines()
	if err != nil || len(lines) != n || lines[n-1].Chain != chain {
		t.Errorf("%d lines, %v", len(lines), err)
	}
	again, err := Look(c.book, c.Name())
	if err != nil {
		t.Fatal(err)
	}
	if is, with := again.Shared(); is != n || with != chain || len(again.Notes) > 0 {
		t.Errorf("the file has %d lines with chain %s, not %d with %s: %q", is, with, n, chain, again.Notes)
	}
}

// A move that is made again takes back who is ready, as it did the first time. At tables of the first version it does not.
func TestRedoTakesReadyBack(t *testing.T) {
	for format := 1; format <= tableHeadFormat; format++ {
		c := sharedTable(t)
		c.share.head.Format = format
		take := func(seat int, text string) {
			t.Helper()
			if err := c.TakeShared(seat, text, nil); err != nil {
				t.Fatalf("seat %d: %q: %v", seat, text, err)
			}
		}
		for n := 0; !c.actions(); n++ {
			playShared(t, c, 1)
		}
		take(2, ReadyLine)
		take(1, "done")
		if c.ReadySeat(2) {
			t.Error("seat 2 is ready after the end of the actions")
		}
		take(1, AskLine)
		take(2, AgreeLine)
		take(2, ReadyLine)
		take(1, RedoLine)
		if ready, stays := c.ReadySeat(2), format < redoneFormat; ready != stays {
			t.Errorf("version %d: seat 2 is ready: %v", format, ready)
		}
	}
}
