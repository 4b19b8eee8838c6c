package saves

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

var standard = rules.Options{Seed: 11, Difficulty: content.Standard}

// playOn makes moves by chance until enough have been made or the campaign is over, and takes some back.
func playOn(t testing.TB, c *Campaign, moves int) {
	t.Helper()
	choose := rules.RandomPolicy(uint64(moves))
	for i := range moves {
		legal := c.book.Moves(c.Now(), nil)
		if len(legal) == 0 {
			return
		}
		if err := c.Play(choose(c.book, c.Now(), legal), nil); err != nil {
			t.Fatal(err)
		}
		var err error
		switch i % 11 {
		case 6, 7:
			err = c.Undo()
		case 8:
			err = c.Undo()
			if err == nil {
				err = c.Redo(nil)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// begin is a new campaign in a new folder, with so many moves.
func begin(t testing.TB, moves int) *Campaign {
	t.Helper()
	c, err := New(rulestest.Book(t), filepath.Join(t.TempDir(), "new folder", "a campaign.txt"), standard)
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, c, moves)
	return c
}

// must fails a test with the first error, if there is one.
func must(t *testing.T, errs ...error) {
	t.Helper()
	for _, err := range errs {
		if err != nil {
			t.Fatal(err)
		}
	}
}

func closed(t testing.TB, c *Campaign) *Campaign {
	t.Helper()
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
	return c
}

func reopen(t testing.TB, c *Campaign) *Campaign {
	t.Helper()
	again, err := Open(c.book, c.Name())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { again.Close() })
	return again
}

func read(t testing.TB, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func overwrite(t testing.TB, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func TestCampaignGoesOnWhereItWasLeft(t *testing.T) {
	c := closed(t, begin(t, 120))
	again := reopen(t, c)
	if *again.Now() != *c.Now() || again.Len() != c.Len() {
		t.Fatalf("%d moves were left, and %d are taken up", c.Len(), again.Len())
	}
	if len(again.Notes) > 0 {
		t.Errorf("it says %q of a file that is whole", again.Notes)
	}
	if again.Text() != read(t, c.Name()) {
		t.Error("the file is not the text of the campaign")
	}
	for _, mark := range again.Marks() {
		if mark.Move == "" || mark.At > again.Len() {
			t.Errorf("what was taken back is remembered as %+v", mark)
		}
	}
	playOn(t, again, 50)
	if got := reopen(t, closed(t, again)); *got.Now() != *again.Now() || len(got.Notes) > 0 {
		t.Errorf("it goes on from another table the third time: %q", got.Notes)
	}
}

// TestUndoAndRedoOverRestarts takes a whole campaign back and makes it again, in three sittings.
func TestUndoAndRedoOverRestarts(t *testing.T) {
	c := closed(t, begin(t, 60))
	end, first := *c.Now(), c.book.NewCampaign(standard, nil)
	back := reopen(t, c)
	for back.CanUndo() {
		if err := back.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if *back.Now() != first {
		t.Error("taken back as far as possible, the table is not the first")
	}
	closed(t, back)
	forth := reopen(t, c)
	for forth.Len() < c.Len() {
		if err := forth.Redo(nil); err != nil {
			t.Fatal(err)
		}
	}
	if *forth.Now() != end {
		t.Error("made again, the table is another one")
	}
	if err := forth.Undo(); err != nil {
		t.Fatal(err)
	}
	legal := forth.book.Moves(forth.Now(), nil)
	if err := forth.Play(legal[0], nil); err != nil {
		t.Fatal(err)
	}
	if forth.CanRedo() {
		t.Error("after another move the old one can still be made again")
	}
}

func TestRevealed(t *testing.T) {
	c := begin(t, 0)
	defer c.Close()
	for range 200 {
		before := *c.Now()
		var story rules.Story
		m := c.book.Moves(&before, nil)[0]
		if err := c.Play(m, &story); err != nil {
			t.Fatal(err)
		}
		for _, ev := range story.Events {
			if ev.Rolled && !c.Revealed() {
				t.Fatalf("%s rolled a die, and can be taken back freely", c.book.Notation(&before, m))
			}
		}
		if len(story.Events) == 0 && c.Revealed() {
			t.Fatalf("%s did nothing, and cannot be taken back freely", c.book.Notation(&before, m))
		}
	}
}

// Which location comes to a slot is no secret, nor which obstacles come with it: the choice can be taken back freely until cards are
// drawn.
func TestSettlingRevealsNothing(t *testing.T) {
	book := rulestest.Book(t)
	c, err := New(book, filepath.Join(t.TempDir(), "a campaign.txt"), rules.Options{Seed: 7, Alternative: true})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	for last := false; !last; {
		m := book.Moves(c.Now(), nil)[0]
		said := book.Notation(c.Now(), m)
		if err := c.Play(m, nil); err != nil {
			t.Fatal(err)
		}
		task := c.Now().Asks().Task
		last = task != rules.TaskStartLocations && task != rules.TaskOrder // the order of the obstacles that come with a location
		if c.Revealed() != last {
			t.Fatalf("%s at the alternative start reveals something: %v", said, !last)
		}
	}
}

// Which player the program plays stands in the head of the file, also once that has changed after some moves, and in its copies. A
// campaign that can only be looked at stays as it is.
func TestCompanionIsKept(t *testing.T) {
	c := begin(t, 9)
	for _, seat := range []int{1, 0, rules.NoPlayer, 1} {
		if err := c.SeatCompanion(seat); err != nil {
			t.Fatal(err)
		}
		if text := read(t, c.Name()); text != c.Text() {
			t.Errorf("the file is not the text of the campaign:\n%s", text)
		}
		now := *c.Now()
		c = reopen(t, closed(t, c))
		if c.Header.CompanionSeat() != seat || *c.Now() != now || len(c.Notes) > 0 {
			t.Errorf("the companion plays %d, not %d: %q", c.Header.CompanionSeat(), seat, c.Notes)
		}
		playOn(t, c, 2)
	}
	branch, err := c.Timeline().Branch(filepath.Join(t.TempDir(), "branch.txt"), 1)
	if err != nil || branch.Header.CompanionSeat() != 1 {
		t.Errorf("in a branch the companion plays %d: %v", branch.Header.CompanionSeat(), err)
	}
	closed(t, branch)
	closed(t, c)
	looked, err := Look(c.book, c.Name())
	if err != nil {
		t.Fatal(err)
	}
	if err := looked.SeatCompanion(0); err == nil || looked.Header.CompanionSeat() != 1 {
		t.Error("a companion is seated where one may only look")
	}
}

// To whom the mouse is handed over is kept with the campaign until what was played before it is taken back, and is no part of the
// record.
func TestHandedOver(t *testing.T) {
	c := begin(t, 9)
	if err := c.Undo(); err != nil {
		t.Fatal(err)
	}
	is := func(when string, want int) {
		t.Helper()
		c = reopen(t, closed(t, c))
		if text := read(t, c.Name()); text != c.Text() || !strings.HasPrefix(text, fmt.Sprintf("%s%d\n", formatTitle, format)) {
			t.Errorf("%s the file is not the text of the campaign:\n%s", when, text)
		}
		if got, _ := c.HandedTo(); got != want || len(c.Notes) > 0 {
			t.Errorf("%s player %d has the mouse, not %d: %q", when, got, want, c.Notes)
		}
		if entry := (Folder(filepath.Dir(c.Name()))).Entry(c.book, c.Name()); entry.Trouble != nil || entry.Table != *c.Now() {
			t.Errorf("%s the list of campaigns says %+v", when, entry)
		}
	}
	do := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	before := *c.Now()
	is("at first", rules.NoPlayer)
	do(c.HandOver(1))
	is("handed over", 1)
	do(c.HandOver(0))
	is("handed back", 0)
	if *c.Now() != before || !c.CanRedo() {
		t.Error("it is a move")
	}
	do(c.Redo(nil))
	is("after a move", 0)
	if _, at := c.HandedTo(); at != c.Len()-1 {
		t.Errorf("it was handed over after %d moves of %d", at, c.Len())
	}
	do(c.Undo())
	is("after that is taken back", 0)
	do(c.Undo())
	do(c.Redo(nil))
	is("after the move before is made again", rules.NoPlayer)
	do(c.HandOver(1))
	rec, err := Read(c.Name())
	if err != nil || len(rec.Entries) != c.Len() {
		t.Errorf("the record has %d moves of %d: %v", len(rec.Entries), c.Len(), err)
	}
	branch, err := c.Timeline().Branch(filepath.Join(t.TempDir(), "branch.txt"), c.Len())
	if err != nil {
		t.Fatal(err)
	}
	defer branch.Close()
	if to, _ := branch.HandedTo(); to != rules.NoPlayer {
		t.Errorf("a branch begins with the mouse handed over to player %d", to)
	}
	if text := read(t, branch.Name()); strings.Contains(text, "\n"+handWord+" ") {
		t.Errorf("a branch begins with the mouse handed over: %s", text)
	}
	closed(t, c)
	for _, word := range []string{"hand 3", "hand 0", "hand x"} {
		text := strings.TrimSuffix(c.Text(), "\n")
		overwrite(t, c.Name(), text+"\n"+seal(lastSum(text+"\n"), word+" #"+c.book.Print(c.Now()))+"\n")
		if again := reopen(t, c); len(again.Notes) != 1 || *again.Now() != *c.Now() {
			t.Errorf("%s is told as %q", word, again.Notes)
		} else {
			again.Close()
		}
	}
}

func TestReadGivesTheRecord(t *testing.T) {
	c := closed(t, begin(t, 150))
	rec, err := Read(c.Name())
	if err != nil {
		t.Fatal(err)
	}
	if len(rec.Entries) != c.Len() {
		t.Errorf("the record has %d moves, not %d", len(rec.Entries), c.Len())
	}
	end, err := c.book.Replay(rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	if end != *c.Now() {
		t.Error("the record replays to another table")
	}
}

func TestReadTakesBareRecords(t *testing.T) {
	b := rulestest.Book(t)
	text := b.HeaderText(standard)
	year := b.PlayYear(standard, rules.RandomPolicy(3), func(before *rules.State, m rules.Move, after *rules.State) {
		text += b.EntryText(before, m, after)
	})
	name := filepath.Join(t.TempDir(), "year.txt")
	overwrite(t, name, text)
	rec, err := Read(name)
	if err != nil {
		t.Fatal(err)
	}
	if end, err := b.Replay(rec, nil); err != nil || end != year.End {
		t.Errorf("the record replays to another table than was played: %v", err)
	}
}

func TestReadNamesWhatIsMissing(t *testing.T) {
	name := filepath.Join(t.TempDir(), "none.txt")
	if _, err := Read(name); err == nil || !strings.Contains(err.Error(), "none.txt") {
		t.Errorf("of a file that is not there it says %v", err)
	}
}

func TestNewKeepsWhatIsThere(t *testing.T) {
	name := filepath.Join(t.TempDir(), "year.txt")
	overwrite(t, name, "an older game")
	if _, err := New(rulestest.Book(t), name, standard); err == nil {
		t.Error("a campaign was begun in a file that is there")
	}
	if kept := read(t, name); kept != "an older game" {
		t.Errorf("the older file now holds %q", kept)
	}
}

func TestSecondCopyOnlyLooks(t *testing.T) {
	c := begin(t, 30)
	second := reopen(t, c)
	if !second.ReadOnly() || len(second.Notes) == 0 {
		t.Fatal("two copies play the same campaign")
	}
	if *second.Now() != *c.Now() {
		t.Error("the second copy shows another table")
	}
	if err := second.Play(c.book.Moves(c.Now(), nil)[0], nil); err == nil {
		t.Error("the second copy plays")
	}
	if second.Undo() == nil || second.Redo(nil) == nil {
		t.Error("the second copy takes back")
	}
	closed(t, second)
	playOn(t, c, 5)
	closed(t, c)
	if third := reopen(t, c); third.ReadOnly() {
		t.Error("the campaign stays locked when nobody plays it")
	}
}

func TestBackupsOfEarlierSittings(t *testing.T) {
	c := closed(t, begin(t, 10))
	var texts []string
	for range backups + 2 {
		texts = append(texts, read(t, c.Name()))
		again := reopen(t, c)
		playOn(t, again, 3)
		closed(t, again)
	}
	for i := 1; i <= backups; i++ {
		if got := read(t, backupName(c.Name(), i)); got != texts[len(texts)-i] {
			t.Errorf("backup %d is not what the file was %d sittings ago", i, i)
		}
	}
	if _, err := os.Stat(backupName(c.Name(), backups+1)); err == nil {
		t.Error("there are more backups than there should be")
	}
	overwrite(t, c.Name(), "")
	again := reopen(t, c)
	if len(again.Notes) < 2 || !strings.Contains(again.Notes[1], "backups/a campaign.1.txt goes furthest: to year I") {
		t.Errorf("of a campaign from a backup it says %q", again.Notes)
	}
}

func TestBackupsOnAFullDisk(t *testing.T) {
	c := closed(t, begin(t, 10))
	for range backups {
		again := reopen(t, c)
		playOn(t, again, 3)
		closed(t, again)
	}
	ring := func() (texts [backups]string) {
		for i := range texts {
			texts[i] = read(t, backupName(c.Name(), i+1))
		}
		return texts
	}
	before := ring()
	again := reopen(t, c)
	again.disk = fullDisk{}
	again.backUp()
	if ring() != before {
		t.Error("a backup that could not be written has pushed out another")
	}
}

func TestLookingWritesNothing(t *testing.T) {
	c := closed(t, begin(t, 40))
	text := read(t, c.Name())
	torn := text[:len(text)-5]
	overwrite(t, c.Name(), torn)
	closed(t, reopen(t, c))
	if read(t, c.Name()) != torn {
		t.Error("the file was changed by being looked at")
	}
}

// TestHouseRulesAreKept opens a campaign with house rules again, and once more with its head damaged.
func TestHouseRulesAreKept(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "format3.txt"))
	if err != nil {
		t.Fatal(err)
	}
	want := rules.HouseRules{PlayedRest: 1, LongRest: true, Dice: 9}
	for what, text := range map[string]string{
		"whole": string(data), "with a damaged head": strings.Replace(string(data), "dice-9", "dice-8", 1),
	} {
		name := filepath.Join(t.TempDir(), "house.txt")
		overwrite(t, name, text)
		c, err := Open(rulestest.Book(t), name)
		if err != nil {
			t.Fatal(err)
		}
		playOn(t, c, 1)
		c = reopen(t, closed(t, c))
		if got := c.Header.Options.House; got != want || c.Now().House != want {
			t.Errorf("%s: the house rules are %+v, and at the table %+v", what, got, c.Now().House)
		}
		if !strings.Contains(c.Text(), "\nhouse rest-one long-rest dice-9\n") {
			t.Errorf("%s: the file is written without them", what)
		}
	}
}
