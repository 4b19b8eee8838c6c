package saves

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/rules"
)

// TestTimelineShowsWhatWasPlayed plays a campaign and compares every table of its timeline with what was seen.
func TestTimelineShowsWhatWasPlayed(t *testing.T) {
	c := begin(t, 0)
	seen := []rules.State{*c.Now()}
	var laid rules.Story
	c.book.NewCampaign(standard, &laid)
	told := [][]rules.Event{laid.Events}
	choose := rules.RandomPolicy(2)
	for c.Now().Year < 2 {
		var story rules.Story
		if err := c.Play(choose(c.book, c.Now(), c.book.Moves(c.Now(), nil)), &story); err != nil {
			t.Fatal(err)
		}
		seen, told = append(seen, *c.Now()), append(told, story.Events)
	}
	line := c.Timeline()
	if line.Len() != len(seen) {
		t.Fatalf("%d tables were seen, and the timeline has %d", len(seen), line.Len())
	}
	// What comes after does not change it, taking back included.
	for range 3 {
		if err := c.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	playOn(t, c, 4)
	var story rules.Story
	for at := range seen {
		if *line.Table(at) != seen[at] {
			t.Fatalf("table %d is another one", at)
		}
		line.Tell(at, &story)
		if !slices.Equal(story.Events, told[at]) {
			t.Fatalf("how table %d came about is told otherwise than it was", at)
		}
		m, ok := line.Move(at)
		if ok != (at < len(seen)-1) {
			t.Fatalf("after table %d there is a move: %v", at, ok)
		}
		if next := seen[at]; ok && (c.book.Apply(&next, m, nil) != nil || next != seen[at+1]) {
			t.Fatalf("the move after table %d leads elsewhere", at)
		}
	}
}

func TestTimelineJumps(t *testing.T) {
	c, _ := sample(t)
	line := c.Timeline()
	last := line.Len() - 1
	for _, u := range []Unit{Move, Step, Turn, Year} {
		starts := line.Starts(u)
		if starts[0] != 0 || !slices.IsSorted(starts) {
			t.Fatalf("unit %d begins at %v", u, starts)
		}
		for at := range line.Len() {
			next, previous := line.Next(at, u), line.Previous(at, u)
			if at < last && (next <= at || next != last && !slices.Contains(starts, next)) {
				t.Errorf("unit %d: from %d forward to %d", u, at, next)
			}
			if at > 0 && (previous >= at || !slices.Contains(starts, previous)) {
				t.Errorf("unit %d: from %d back to %d", u, at, previous)
			}
		}
		if line.Next(last, u) != last || line.Previous(0, u) != 0 {
			t.Errorf("unit %d: it goes on beyond the ends", u)
		}
	}
	if years := line.Starts(Year); len(years) != 2 || line.Table(years[1]).Year != 2 || line.Table(years[1]-1).Year != 1 {
		t.Errorf("years begin at %v", years)
	}
	for _, at := range line.Starts(Turn)[1:] {
		was, is := line.Table(at-1), line.Table(at)
		if was.Turn == is.Turn && was.Phase == is.Phase && was.Year == is.Year {
			t.Errorf("at table %d no turn begins", at)
		}
	}
	for _, finer := range []Unit{Turn, Step, Move} {
		for _, at := range line.Starts(finer + 1) {
			if finer+1 < numUnits && !slices.Contains(line.Starts(finer), at) {
				t.Errorf("unit %d begins at %d, but the smaller one does not", finer+1, at)
			}
		}
	}
}

// TestTimelineOfADamagedCampaign shows what is whole before the damage and after it.
func TestTimelineOfADamagedCampaign(t *testing.T) {
	c, _ := sample(t)
	whole := c.Timeline()
	damaged := edit(t, c, func(l []string) []string {
		l[firstMove+30] = strings.Replace(l[firstMove+30], " ", "_", 1)
		return l
	})
	line := damaged.Timeline()
	lost := 0
	for at := range line.Len() {
		if line.Lost(at) {
			lost = at
		}
	}
	if lost < 20 || lost > 31 {
		t.Fatalf("the good part ends at table %d of %d", lost, line.Len())
	}
	for at := range lost {
		if *line.Table(at) != *whole.Table(at) {
			t.Fatalf("before the damage, table %d is another one", at)
		}
	}
	if line.Table(lost).Phase != rules.YearOver {
		t.Errorf("after the damage it goes on in phase %d", line.Table(lost).Phase)
	}
	if _, ok := line.Move(lost - 1); ok {
		t.Error("a move leads over what is lost")
	}
	for after := range 5 {
		if *line.Table(line.Len() - 1 - after) != *whole.Table(whole.Len() - 1 - after) {
			t.Fatal("after the damage, a table is another one")
		}
	}
	// Once it is mended, the part before the damage can still be looked at.
	playOn(t, damaged, 1)
	if again := reopen(t, closed(t, damaged)).Timeline(); again.Len() != line.Len()+1 || !again.Lost(lost) {
		t.Errorf("once mended, it has %d tables, not %d", again.Len(), line.Len()+1)
	}
}

func TestTimelineRemembersWhatWasTakenBack(t *testing.T) {
	c := begin(t, 120)
	line := c.Timeline()
	n := 0
	for at := range line.Len() {
		n += len(line.TakenBack(at))
	}
	if n == 0 || n != len(c.Marks()) {
		t.Errorf("of %d moves that were taken back it tells %d", len(c.Marks()), n)
	}
}

// TestBranch branches from a campaign at many tables: before and after a year's end, in the middle of a choice, and from
// a damaged one before and after what is lost.
func TestBranch(t *testing.T) {
	c, _ := sample(t)
	before := read(t, c.Name())
	damaged := edit(t, c, func(l []string) []string {
		l[firstMove+30] = strings.Replace(l[firstMove+30], " ", "_", 1)
		return l
	})
	for _, from := range []*Campaign{c, damaged} {
		line := from.Timeline()
		for at := 0; at < line.Len(); at += 7 {
			name := filepath.Join(t.TempDir(), "branch.txt")
			b, err := line.Branch(name, at)
			if err != nil {
				t.Fatal(err)
			}
			if *b.Now() != *line.Table(at) {
				t.Fatalf("from table %d it branches at another one", at)
			}
			again := reopen(t, closed(t, b))
			if len(again.Notes) > 0 || again.Text() != read(t, name) {
				t.Fatalf("of a branch from table %d it says %q", at, again.Notes)
			}
			told := again.Timeline()
			if told.Len() != at+1 {
				t.Fatalf("the branch from table %d has come through %d tables", at, told.Len())
			}
			for i := range at + 1 {
				if *told.Table(i) != *line.Table(i) {
					t.Fatalf("the branch from table %d came through another table %d", at, i)
				}
			}
			playOn(t, again, 3)
			if third := reopen(t, closed(t, again)); len(third.Notes) > 0 {
				t.Fatalf("played on, the branch says %q", third.Notes)
			}
		}
	}
	if read(t, c.Name()) != before {
		t.Error("what was branched from is not as it was")
	}
	if _, err := c.Timeline().Branch(c.Name(), 3); err == nil {
		t.Error("a branch was written over a campaign")
	}
}

func TestBranchOnAFullDisk(t *testing.T) {
	c, _ := sample(t)
	d := &badDisk{fails: 1, until: 1 << 30}
	b, err := c.Timeline().branch(d, filepath.Join(t.TempDir(), "branch.txt"), 20)
	if err != nil {
		t.Fatal(err)
	}
	if b.Trouble() == nil {
		t.Fatal("nothing is said about a disk that is full")
	}
	d.until = 0
	closed(t, b)
	if again := reopen(t, b); *again.Now() != *c.Timeline().Table(20) {
		t.Error("when there is room again, the branch is another one")
	}
}

// TestLookLeavesEverythingAsItIs looks at a campaign while it is played, and plays it while it is looked at.
func TestLookLeavesEverythingAsItIs(t *testing.T) {
	c := begin(t, 30)
	look, err := Look(c.book, c.Name())
	if err != nil {
		t.Fatal(err)
	}
	if *look.Now() != *c.Now() || len(look.Notes) > 0 {
		t.Errorf("it is looked at otherwise than it is: %q", look.Notes)
	}
	if look.Play(c.book.Moves(c.Now(), nil)[0], nil) == nil || look.Undo() == nil {
		t.Error("what is looked at is played")
	}
	closed(t, c)
	if again := reopen(t, c); again.ReadOnly() {
		t.Error("to be looked at keeps a campaign from being played")
	}
	text := read(t, c.Name())
	closed(t, look)
	if read(t, c.Name()) != text {
		t.Error("to be looked at changes the file")
	}
	if _, err := Look(c.book, filepath.Join(t.TempDir(), "none.txt")); err == nil {
		t.Error("what is not there is looked at")
	}
}

func BenchmarkTimeline(b *testing.B) {
	c := longCampaign(b)
	for b.Loop() {
		c.Timeline()
	}
	b.ReportMetric(float64(c.Len()), "moves")
}
