package saves

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/rules/rulestest"
)

// names returns the names of listed campaigns in their order.
func names(all []Listed) string {
	var names []string
	for _, l := range all {
		names = append(names, l.Name)
	}
	return strings.Join(names, " ")
}

// A date later than now never puts a campaign before one that has been played since, whatever the date and whatever the clock says
// now.
func TestFutureDates(t *testing.T) {
	f := Folder(t.TempDir())
	now := time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)
	put := func(name string, at time.Time) {
		t.Helper()
		overwrite(t, f.File(name), "Dear Thea,\n")
		if err := os.Chtimes(f.File(name), at, at); err != nil {
			t.Fatal(err)
		}
	}
	put("yesterday", now.AddDate(0, 0, -1))
	put("now", now)
	put("server", now.Add(skew/2)) // its clock is a little ahead
	put("old", now.AddDate(-9, 0, 0))
	for name, ahead := range map[string]time.Duration{"hour": time.Hour, "week": 7 * 24 * time.Hour, "year": 365 * 24 * time.Hour} {
		put(name, now.Add(ahead))
	}
	put("century", now.AddDate(100, 0, 0))
	if got, want := names(f.filesAt(now)), "server now yesterday old century year week hour"; got != want {
		t.Errorf("the order is %q, not %q", got, want)
	}
	// Once played again, it has a true date.
	put("year", now.Add(time.Second))
	if got := names(f.filesAt(now.Add(2 * time.Second))); !strings.HasPrefix(got, "server year now") {
		t.Errorf("after playing it again the order is %q", got)
	}
	// With a clock that is far behind all dates are ahead, and what is played by that clock comes first.
	behind := time.Date(1990, 1, 1, 0, 0, 0, 0, time.UTC)
	put("now", behind)
	if got := names(f.filesAt(behind)); got != "now century week hour server year yesterday old" {
		t.Errorf("with a clock that is behind the order is %q", got)
	}
}

// The title's campaign is the first of the list, and with equal dates the order is by name.
func TestNewestIsFirst(t *testing.T) {
	f := Folder(t.TempDir())
	at := time.Now().Add(-time.Hour)
	for _, name := range []string{"b", "a", "c"} {
		overwrite(t, f.File(name), "Dear Thea,\n")
		if err := os.Chtimes(f.File(name), at, at); err != nil {
			t.Fatal(err)
		}
	}
	ahead := time.Now().AddDate(1, 0, 0)
	overwrite(t, f.File("ahead"), "Dear Thea,\n")
	if err := os.Chtimes(f.File("ahead"), ahead, ahead); err != nil {
		t.Fatal(err)
	}
	if got := names(f.Files()); got != "a b c ahead" || NameOf(f.Newest()) != "a" {
		t.Errorf("the order is %q, the newest %s", got, f.Newest())
	}
}

// Links to campaigns are listed with the date of the file they lead to; folders, hidden files, dangling links and other names are not.
func TestWhatIsListed(t *testing.T) {
	f, elsewhere := Folder(t.TempDir()), Folder(t.TempDir())
	overwrite(t, f.File("b"), "Dear Thea,\n")
	overwrite(t, f.File(".hidden"), "Dear Thea,\n")
	overwrite(t, string(f)+"/letter.md", "Dear Thea,\n")
	overwrite(t, elsewhere.File("linked"), "Dear Thea,\n")
	old := time.Now().AddDate(-1, 0, 0)
	err := os.Chtimes(elsewhere.File("linked"), old, old)
	if err == nil {
		err = os.Mkdir(f.File("folder"), 0o777)
	}
	if err == nil {
		err = os.Symlink(elsewhere.File("linked"), f.File("a"))
	}
	if err == nil {
		err = os.Symlink(elsewhere.File("none"), f.File("dangling"))
	}
	if err != nil {
		t.Skip(err)
	}
	all := f.Files()
	if got := names(all); got != "b a" {
		t.Fatalf("listed are %q", got)
	}
	if !all[1].Played.Equal(old) {
		t.Errorf("a link was played at %v, not %v", all[1].Played, old)
	}
}

// A file far too large to be a campaign is listed with that trouble, and is not read.
func TestHugeFile(t *testing.T) {
	f := Folder(t.TempDir())
	overwrite(t, f.File("huge"), "")
	if err := os.Truncate(f.File("huge"), 1<<40); err != nil {
		t.Skip(err) // no holes in files here
	}
	all := looked(f, rulestest.Book(t))
	if len(all) != 1 || all[0].Trouble == nil || !strings.Contains(all[0].Trouble.Error(), "MB") {
		t.Errorf("it is listed as %v", all)
	}
}

// manyFiles fills a folder with n campaigns of a few lengths.
func manyFiles(t testing.TB, n int) Folder {
	t.Helper()
	f := Folder(t.TempDir())
	b := rulestest.Book(t)
	var texts []string
	for i := range 8 {
		o := standard
		o.Seed = uint64(i + 1)
		c := Scratch(b, o)
		for range 6 * i {
			moves := b.Moves(c.Now(), nil)
			if err := c.Play(moves[i%len(moves)], nil); err != nil {
				t.Fatal(err)
			}
		}
		texts = append(texts, c.Text())
	}
	for i := range n {
		if err := os.WriteFile(f.File(fmt.Sprintf("Campaign %05d", i)), []byte(texts[i%len(texts)]), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return f
}

// Listing reads no campaign: the same goes for files that nobody may read.
func TestListingOpensNothing(t *testing.T) {
	f := manyFiles(t, 50)
	all := f.Files()
	if len(all) != 50 || !slices.IsSortedFunc(all, ByPlayed) {
		t.Fatalf("%d are listed, in order: %t", len(all), slices.IsSortedFunc(all, ByPlayed))
	}
	for _, l := range all {
		if err := os.Remove(l.File); err != nil {
			t.Fatal(err)
		}
	}
	if e := all[0].Look(with(rulestest.Book(t))); e.Trouble == nil || e.Name != all[0].Name {
		t.Errorf("one that has gone since is %v", e)
	}
}

func BenchmarkFiles10000(b *testing.B) {
	f := manyFiles(b, 10000)
	for b.Loop() {
		if all := f.Files(); len(all) != 10000 {
			b.Fatal(len(all))
		}
	}
}

func BenchmarkLook10000(b *testing.B) {
	f := manyFiles(b, 10000)
	all := f.Files()
	book := with(rulestest.Book(b))
	for b.Loop() {
		for _, l := range all {
			if e := l.Look(book); e.Trouble != nil {
				b.Fatal(e.Trouble)
			}
		}
	}
}
