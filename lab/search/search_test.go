package search

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/lab"
)

// short is a search that is played in a moment: one year by random moves, which is won unless the threat begins too far. At 8 five of
// six campaigns are won, at 10 and 11 three, at 12 none.
const short = `
name = "short"
player = "random"
campaigns = 6
seed = 700
within = 2
[[target]]
difficulty = "easy"
won = 50
[[number]]
name = "threat"
changes = ["board.campaign.years = 1", "board.track.support.start_progress = 12", "board.track.support.start_threat.easy = $"]
from = 8
to = 12
now = 8
[check]
campaigns = 4
`

// read reads the text of a search.
func read(t *testing.T, text string) *Search {
	t.Helper()
	s, err := parse(text, t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// searched runs a search on one core and returns what it found.
func searched(t *testing.T, text, path string, limits Limits) Found {
	t.Helper()
	found, err := read(t, text).Run(context.Background(), path, limits, func(*Try, int) {})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// A search finds a value at which the target is met, and the same command finds it again without playing anything.
func TestSearch(t *testing.T) {
	path := filepath.Join(t.TempDir(), "r.ndjson")
	found := searched(t, short, path, Limits{})
	best := found.Tries[0]
	if v := best.Values[0]; v != 10 && v != 11 || best.Off > 2 || best.Won[0].N != 6 || !strings.Contains(found.Ended, "within 2 points") {
		t.Errorf("found %v, %.1f points off, because %s", best.Values, best.Off, found.Ended)
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	again := searched(t, short, path, Limits{})
	if !slices.EqualFunc(found.Tries, again.Tries, func(a, b Try) bool { return slices.Equal(a.Values, b.Values) && a.Off == b.Off }) {
		t.Errorf("the second time it found %v, not %v", again.Tries, found.Tries)
	}
	cut := filepath.Join(t.TempDir(), "cut.ndjson")
	if err := os.WriteFile(cut, whole[:2*len(whole)/3], 0o666); err != nil {
		t.Fatal(err)
	}
	searched(t, short, cut, Limits{})
	if now, err := os.ReadFile(cut); err != nil || string(now) != string(whole) {
		t.Errorf("cut off and continued it has %d bytes, not %d; %v", len(now), len(whole), err)
	}
}

// The file of another search is refused, and left as it is.
func TestOtherSearch(t *testing.T) {
	path := filepath.Join(t.TempDir(), "r.ndjson")
	searched(t, short, path, Limits{Campaigns: 12})
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	other := strings.Replace(short, `name = "threat"`, `name = "other"`, 1)
	if _, err := read(t, other).Run(context.Background(), path, Limits{}, nil); err == nil || !strings.Contains(err.Error(), "another search") {
		t.Errorf("another number: %v", err)
	}
	other = strings.Replace(short, "years = 1", "years = 2", 1)
	if _, err := read(t, other).Run(context.Background(), path, Limits{}, nil); err == nil || !strings.Contains(err.Error(), "choose another file") {
		t.Errorf("other changes: %v", err)
	}
	if after, err := os.ReadFile(path); err != nil || string(after) != string(before) {
		t.Errorf("the file has changed: %v", err)
	}
}

// Campaigns, tries and time limit a search, and it says which.
func TestLimits(t *testing.T) {
	for _, c := range []struct {
		text, want string
		limits     Limits
		tries      int
	}{
		{short, "the campaigns are spent", Limits{Campaigns: 15}, 1},
		{"tries = 2" + short, "2 values were tried", Limits{}, 2},
		{short, "what is left of the time is for the check", Limits{Until: time.Now()}, 0},
		{strings.Replace(strings.Replace(short, "won = 50", "won = 30", 1), "from = 8", "from = 10", 1), "", Limits{}, 3},
	} {
		text := c.text
		if c.tries == 3 {
			text, c.want = strings.Replace(text, "now = 8", "now = 10", 1), "all values were tried"
		}
		found := searched(t, text, filepath.Join(t.TempDir(), "r.ndjson"), c.limits)
		if found.Ended != c.want || len(found.Tries) != c.tries {
			t.Errorf("%d tries, then %q; wanted %d and %q", len(found.Tries), found.Ended, c.tries, c.want)
		}
	}
}

// A search that has too little time for its check says about how much it needs.
func TestTimeNeeded(t *testing.T) {
	long := strings.Replace(short, "campaigns = 4\n", "campaigns = 10000000\n", 1)
	found := searched(t, long, filepath.Join(t.TempDir(), "r.ndjson"), Limits{Until: time.Now().Add(time.Hour)})
	if len(found.Tries) > 0 || found.Needs < time.Hour {
		t.Errorf("%d tries, and it needs %v", len(found.Tries), found.Needs)
	}
}

// A search that is stopped says so.
func TestStopped(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	_, err := read(t, short).Run(ctx, filepath.Join(t.TempDir(), "r.ndjson"), Limits{}, func(*Try, int) { stop() })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("it ends with %v", err)
	}
}

// Of equally good values the nearest to those of now comes first.
func TestNearest(t *testing.T) {
	s := read(t, short)
	tries := []Try{{Values: []int{11}, Off: 1}, {Values: []int{10}, Off: 1}, {Values: []int{8}, Off: 2}}
	slices.SortFunc(tries, func(a, b Try) int { return s.compare(&a, &b) })
	if tries[0].Values[0] != 10 || tries[2].Values[0] != 8 {
		t.Errorf("the order is %v", tries)
	}
}

// A check plays fresh seeds with and without the values, in pairs.
func TestCheck(t *testing.T) {
	s := read(t, short)
	path := filepath.Join(t.TempDir(), "r-check.ndjson")
	try := &Try{Values: []int{12}, Variant: s.variant([]int{12})}
	checked, err := s.Verify(context.Background(), path, try, 1, lab.Tell(io.Discard))
	if err != nil {
		t.Fatal(err)
	}
	variants, pairs := map[string]int{}, map[uint64]int{}
	if err := lab.ReadRows(path, func(row *lab.Row) error {
		variants[row.Variant]++
		pairs[row.Seed]++
		if row.Seed < 706 {
			t.Errorf("the check has seed %d of the tries", row.Seed)
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if variants["as printed"] != 4 || variants["threat 12"] != 4 || len(pairs) != 4 {
		t.Errorf("it has played %v on %v", variants, pairs)
	}
	if checked.Found[0].N != 4 || checked.Change[0].Value != checked.Found[0].Value-checked.Printed[0].Value {
		t.Errorf("it says %+v", checked)
	}
}

// A mistake in a file is told in a sentence that names it.
func TestMistakes(t *testing.T) {
	for _, c := range []struct{ old, by, want string }{
		{"[check]", "[chuck]", `no key "chuck"`},
		{`player = "random"`, "", "the player is missing"},
		{`"random"`, `"randon"`, `no player "randon"`},
		{"campaigns = 6", "", "campaigns = 0"},
		{"won = 50", "won = 500", "won = 500 at easy"},
		{`"easy"`, `"simple"`, `no difficulty "simple"`},
		{`"threat"`, `"a, b"`, "needs a name of its own"},
		{"from = 8", "from = 12", "from 12 to 12"},
		{"now = 8", "now = 4", "is 4 now"},
		{"to = 12", "to = 13", "a number from 1 to 12"},
		{"easy = $", "easy = 3", "with $ for the value"},
		{"support.start_threat", "suport.start_threat", "suport"},
		{"campaigns = 4", "campaigns = 4\nseed = 705", "the check has seeds of the tries"},
		{"within = 2", "within = -1", "within must be 0 or more"},
	} {
		text := strings.Replace(short, c.old, c.by, 1)
		if _, err := parse(text, t.TempDir(), nil); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, not %q", c.by, err, c.want)
		}
	}
}
