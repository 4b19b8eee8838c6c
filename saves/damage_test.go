package saves

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// sample is a campaign into its second year, and the tables it has come through. Its first year is a short one: many tests open
// it once for each of its bytes.
func sample(t testing.TB) (*Campaign, map[rules.State]bool) {
	t.Helper()
	c := begin(t, 0)
	seen := map[rules.State]bool{*c.Now(): true}
	choose := rules.RandomPolicy(37)
	for after := 0; after < 12; {
		legal := c.book.Moves(c.Now(), nil)
		if err := c.Play(choose(c.book, c.Now(), legal), nil); err != nil {
			t.Fatal(err)
		}
		seen[*c.Now()] = true
		if c.Now().Year > 1 {
			after++
		}
		if c.Len()%9 == 4 {
			if err := c.Undo(); err != nil {
				t.Fatal(err)
			}
			if err := c.Redo(nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	return closed(t, c), seen
}

// accept opens a text and fails if that panics, comes to a table that never was, or loses something without a sentence.
// It reports whether the text is opened, and with a word about what is wrong with it.
func accept(t *testing.T, b *rules.Rulebook, text string, seen map[rules.State]bool, what string) (opened, told bool) {
	t.Helper()
	defer func() {
		if p := recover(); p != nil {
			t.Fatalf("%s: opening it panics: %v", what, p)
		}
	}()
	r, err := revive(b, []byte(text))
	if err != nil {
		if !sentence(err.Error()) {
			t.Errorf("%s: it says %q", what, err)
		}
		return false, true
	}
	if !seen[*r.history.Now()] {
		t.Errorf("%s: the campaign comes to a table that never was", what)
	}
	if r.lost && len(r.notes) == 0 {
		t.Errorf("%s: something is lost and nothing is said", what)
	}
	for _, note := range r.notes {
		if !sentence(note) {
			t.Errorf("%s: it says %q", what, note)
		}
	}
	return true, len(r.notes) > 0
}

// sentence reports whether a text is something to be read, not a value printed.
func sentence(say string) bool {
	return len(strings.Fields(say)) > 3 && !strings.Contains(say, "%!") && !strings.Contains(say, "0x")
}

// everyNth is the distance of the bytes that a test tries; it has nothing in common with the length of a checksum.
func everyNth() int { return rulestest.Count(7, 1) }

// TestEveryByteFlipped opens a campaign with each of its bytes changed, or with every seventh. No change may go unnoticed.
func TestEveryByteFlipped(t *testing.T) {
	c, seen := sample(t)
	text := c.Text()
	opened, refused := 0, 0
	for at := 0; at < len(text); at += everyNth() {
		flipped := []byte(text)
		flipped[at] ^= 1 << (at % 7)
		what := fmt.Sprintf("byte %d flipped", at)
		open, told := accept(t, c.book, string(flipped), seen, what)
		if !told {
			t.Errorf("%s: nothing is said about it", what)
		}
		if open {
			opened++
		} else {
			refused++
		}
	}
	t.Logf("%d bytes flipped: %d times the good part is offered, %d times the file is refused, each with a sentence", opened+refused, opened, refused)
}

// TestEveryPrefix opens every beginning of a campaign, or every seventh, as if the rest had never reached the disk.
func TestEveryPrefix(t *testing.T) {
	c, seen := sample(t)
	text := c.Text()
	opened, refused := 0, 0
	for end := 0; end < len(text); end += everyNth() {
		if open, _ := accept(t, c.book, text[:end], seen, fmt.Sprintf("cut after %d bytes", end)); open {
			opened++
		} else {
			refused++
		}
	}
	t.Logf("%d cuts: %d times play goes on from the last whole line, %d times the file is refused, each with a sentence", opened+refused, opened, refused)
}

// edit opens a copy of a campaign in whose lines something was changed, with or without mending the checksums.
func edit(t *testing.T, c *Campaign, change func(lines []string) []string) *Campaign {
	t.Helper()
	name := filepath.Join(t.TempDir(), "edited.txt")
	lines := strings.SplitAfter(c.Text(), "\n")
	overwrite(t, name, strings.Join(change(lines[:len(lines)-1]), ""))
	edited, err := Open(c.book, name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { edited.Close() })
	return edited
}

// firstMove is the index of the line of the first move.
const firstMove = 7

func TestTornLastLine(t *testing.T) {
	c, _ := sample(t)
	torn := edit(t, c, func(l []string) []string {
		last := len(l) - 1
		l[last] = l[last][:len(l[last])/2]
		return l
	})
	if len(torn.Notes) != 1 || !strings.Contains(torn.Notes[0], "last line") {
		t.Errorf("it says %q", torn.Notes)
	}
	if torn.Len() != c.Len()-1 {
		t.Errorf("of %d moves %d are left", c.Len(), torn.Len())
	}
	playOn(t, torn, 3)
	if again := reopen(t, closed(t, torn)); len(again.Notes) > 0 || *again.Now() != *torn.Now() {
		t.Errorf("once played on, it says %q", again.Notes)
	}
}

func TestDamageBeforeASnapshot(t *testing.T) {
	c, _ := sample(t)
	mended := edit(t, c, func(l []string) []string {
		l[firstMove+3] = strings.Replace(l[firstMove+3], " ", "_", 1)
		return l
	})
	if len(mended.Notes) != 1 || !strings.Contains(mended.Notes[0], "Line 11 of the file is damaged") {
		t.Errorf("it says %q", mended.Notes)
	}
	if *mended.Now() != *c.Now() {
		t.Error("what lies after the snapshot is lost")
	}
	damaged := read(t, mended.Name())
	playOn(t, mended, 3)
	again := reopen(t, closed(t, mended))
	if len(again.Notes) > 0 || *again.Now() != *mended.Now() {
		t.Errorf("once mended, it says %q", again.Notes)
	}
	kept, err := filepath.Glob(filepath.Join(filepath.Dir(mended.Name()), damagedFolder, "edited damaged *"))
	if err != nil || len(kept) != 1 || read(t, kept[0]) != damaged {
		t.Errorf("the damaged file is kept as %q", kept)
	}
	rec, err := Read(again.Name())
	if err != nil {
		t.Fatal(err)
	}
	if end, err := c.book.Replay(rec, nil); err != nil || end != *again.Now() {
		t.Errorf("the mended campaign does not replay: %v", err)
	}
}

func TestDamageAfterTheLastSnapshot(t *testing.T) {
	c, _ := sample(t)
	mended := edit(t, c, func(l []string) []string {
		return append(l[:len(l)-3], l[len(l)-2:]...)
	})
	if len(mended.Notes) != 1 || !strings.Contains(mended.Notes[0], "2 lines") {
		t.Errorf("of a line that is missing it says %q", mended.Notes)
	}
	if mended.Len() >= c.Len() {
		t.Errorf("of %d moves %d are left", c.Len(), mended.Len())
	}
}

func TestDamagedHead(t *testing.T) {
	c, _ := sample(t)
	mended := edit(t, c, func(l []string) []string {
		l[3] = "seed 12\n"
		return l
	})
	if len(mended.Notes) != 1 || !strings.Contains(mended.Notes[0], "head") {
		t.Errorf("it says %q", mended.Notes)
	}
	if *mended.Now() != *c.Now() {
		t.Error("it goes on from another table")
	}
}

// reseal gives changed lines right checksums again, as a program would that plays by other rules.
func reseal(lines []string) []string {
	head := strings.Join(lines[:firstMove], "")
	text, _ := split(strings.TrimSuffix(head, "\n"))
	sealed := seal("", text)
	_, before := split(sealed)
	all := []string{sealed + "\n"}
	for _, l := range lines[firstMove:] {
		text, _ := split(strings.TrimSuffix(l, "\n"))
		sealed := seal(before, text)
		_, before = split(sealed)
		all = append(all, sealed+"\n")
	}
	return all
}

// A move that is refused is so with a sentence, which stands in another one.
func TestMoveThatIsRefused(t *testing.T) {
	c, _ := sample(t)
	left := edit(t, c, func(l []string) []string {
		l[len(l)-1] = "choose 1 thea #0000 ~00000000\n"
		return reseal(l)
	})
	if len(left.Notes) != 1 || !strings.Contains(left.Notes[0], "does not follow from what came before: ") || strings.Contains(left.Notes[0], "..") {
		t.Errorf("it says %q", left.Notes)
	}
}

func TestOtherCards(t *testing.T) {
	c, _ := sample(t)
	other := strings.Repeat("0", len(c.Header.Content))
	resumed := edit(t, c, func(l []string) []string {
		l[2] = "content " + other + "\n"
		l[firstMove+4] = "done #0000 ~00000000\n"
		return reseal(l)
	})
	if len(resumed.Notes) != 1 || !strings.Contains(resumed.Notes[0], "other cards") || !strings.Contains(resumed.Notes[0], "year I,") {
		t.Errorf("it says %q", resumed.Notes)
	}
	if *resumed.Now() != *c.Now() {
		t.Error("it does not go on from the snapshot and what came after")
	}
	playOn(t, resumed, 2)
	if again := reopen(t, closed(t, resumed)); len(again.Notes) > 0 || again.Header.Content != c.Header.Content {
		t.Errorf("once taken up with these cards, it says %q", again.Notes)
	}
}

// TestOtherCardsEveryYear takes up a campaign whose every year would go another way.
func TestOtherCardsEveryYear(t *testing.T) {
	c := begin(t, 0)
	choose := rules.RandomPolicy(2)
	for c.Now().Year < 4 {
		if err := c.Play(choose(c.book, c.Now(), c.book.Moves(c.Now(), nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	closed(t, c)
	resumed := edit(t, c, func(l []string) []string {
		l[2] = "content " + strings.Repeat("0", len(c.Header.Content)) + "\n"
		for i := firstMove + 4; i < len(l); i++ {
			if strings.HasPrefix(l[i-1], snapshotWord) || i == firstMove+4 {
				l[i] = "done #0000 ~00000000\n"
			}
		}
		return reseal(l)
	})
	if len(resumed.Notes) != 2 || !strings.Contains(resumed.Notes[0], "end of year III") || !strings.Contains(resumed.Notes[1], "lost") {
		t.Errorf("it says %q", resumed.Notes)
	}
	if s := resumed.Now(); s.Year != 3 || s.Phase != rules.YearOver {
		t.Errorf("it goes on in year %d, phase %d", s.Year, s.Phase)
	}
}

func TestOtherCardsThatPlayTheSame(t *testing.T) {
	c, _ := sample(t)
	same := edit(t, c, func(l []string) []string {
		l[2] = "content " + strings.Repeat("0", len(c.Header.Content)) + "\n"
		return reseal(l)
	})
	if len(same.Notes) > 0 || same.Len() != c.Len() {
		t.Errorf("it says %q", same.Notes)
	}
}

// titleLine is the first line of a file as it is written.
var titleLine = fmt.Sprintf("%s%d", formatTitle, format)

func TestRefusedFiles(t *testing.T) {
	c := closed(t, begin(t, 5))
	text := c.Text()
	lines := strings.SplitAfter(text, "\n")
	for _, f := range []struct{ name, text, says string }{
		{"nothing at all", "", "not a campaign"},
		{"another kind of file", "[[obstacle]]\n", "not a campaign"},
		{"a bare record", c.book.HeaderText(c.Header.Options), "record of moves"},
		{"a newer format", strings.Replace(text, titleLine, formatTitle+"7", 1), "format 7"},
		{"a format that is none", strings.Replace(text, titleLine, formatTitle+"one", 1), `"one"`},
		{"a damaged head and no snapshot", strings.Replace(text, "seed 11", "seed 12", 1), "head"},
		{"cut off in the head", strings.Join(lines[:3], ""), "head"},
		{"played with cards unlike these", strings.Join(reseal([]string{
			lines[0], lines[1], "content 123\n", lines[3], lines[4], lines[5], lines[6], "choose 1 nobody #0000 ~00000000\n"}), ""), "other cards"},
	} {
		name := filepath.Join(t.TempDir(), "refused.txt")
		overwrite(t, name, f.text)
		_, err := Open(c.book, name)
		if err == nil {
			t.Errorf("%s: it is opened", f.name)
			continue
		}
		if !strings.Contains(err.Error(), f.says) || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: it says %q", f.name, err)
		}
		if read(t, name) != f.text {
			t.Errorf("%s: the file was changed", f.name)
		}
	}
}

// A file of a newer version is whole: no backup takes its place.
func TestNewerFormatIsNotGivenUpForABackup(t *testing.T) {
	c := closed(t, begin(t, 5))
	again := reopen(t, c)
	playOn(t, again, 3)
	closed(t, again)
	overwrite(t, c.Name(), strings.Replace(read(t, c.Name()), titleLine, formatTitle+"7", 1))
	if _, err := Open(c.book, c.Name()); err == nil || !strings.Contains(err.Error(), "format 7") {
		t.Errorf("opening it says %v", err)
	}
}

// TestFilesOfEarlierVersions opens a campaign written by each version of the format there has been. Such a file is never
// changed: what the game has written once it reads for ever.
func TestFilesOfEarlierVersions(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "format*.txt"))
	if err != nil || len(files) < format {
		t.Fatalf("there are %d files for %d formats: %v", len(files), format, err)
	}
	b := rulestest.Book(t)
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		r, err := revive(b, data)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		// Cards may have changed since; then the campaign goes on from the end of year one.
		if s := r.history.Now(); s.Year < 2 && s.Phase != rules.YearOver {
			t.Errorf("%s: it goes on in year %d: %q", file, s.Year, r.notes)
		}
	}
}

// TestEarlierFormatIsWrittenAnew takes up a campaign of the first format: nothing is written before the next move, and with it the
// whole file in the format of today; the file as it was is among the backups.
func TestEarlierFormatIsWrittenAnew(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "format1.txt"))
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "first.txt")
	overwrite(t, name, string(data))
	c, err := Open(rulestest.Book(t), name)
	if err != nil {
		t.Fatal(err)
	}
	if read(t, name) != string(data) {
		t.Error("it is written as soon as it is opened")
	}
	before := c.Len()
	if err := c.Play(c.book.Moves(c.Now(), nil)[0], nil); err != nil {
		t.Fatal(err)
	}
	if text := read(t, name); text != c.Text() || !strings.HasPrefix(text, fmt.Sprintf("%s%d\n", formatTitle, format)) {
		t.Errorf("after a move the file begins with %q", text[:40])
	}
	if read(t, backupName(name, 1)) != string(data) {
		t.Error("the file as it was is no backup")
	}
	if c = reopen(t, closed(t, c)); c.Len() != before+1 || len(c.Notes) > 0 {
		t.Errorf("%d moves of %d are there: %q", c.Len(), before+1, c.Notes)
	}
	closed(t, c)
}

func FuzzReader(f *testing.F) {
	c, seen := sample(f)
	text := c.Text()
	f.Add(text)
	f.Add(text[:len(text)/2])
	f.Add(strings.Replace(text, "moves", "mooves", 1))
	f.Add(strings.Replace(text, "#", "", 1))
	f.Add("six winters campaign 1\nmoves ~00000000\n")
	f.Add("six winters campaign 1\nmoves ~00000000\nsnapshot {} ~00000000\n")
	f.Add("six winters record 1\ncontent x\nseed 1\ndifficulty easy\nmoves\ndone\n")
	f.Add("")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := revive(c.book, []byte(text))
		if err == nil && r.lost && len(r.notes) == 0 {
			t.Error("something is lost and nothing is said")
		}
		if err == nil && r.doc.header.Options == standard && r.doc.headless == nil && len(r.kept) > 0 && !seen[*r.history.Now()] {
			if broken := c.book.Broken(r.history.Now()); broken != nil {
				t.Errorf("it comes to a table that cannot be: %v", broken)
			}
		}
		_, _ = readRecord([]byte(text))
	})
}
