package rules

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
)

// The golden records are campaigns and years played once and kept: whatever the engine does to them must stay as it
// is. They are played with the frozen cards of package contenttest: changing a card of the game does not change them.
// An index names each with the fingerprint of its last table and its score. A record with a snapshot beside it, a
// file of the same name that ends in .snapshot, begins with that table. After a change of the rules that is meant,
//
//	go test ./rules -run 'TestGolden|TestConformance' -update -timeout 1h
//
// takes the cards of the game for them, plays them anew and takes a good while; the difference is to be read before it is
// committed.

var update = flag.Bool("update", false, "write the golden records and the conformance page anew")

const goldenDir = "testdata/golden"

// frozenCards is the folder of the frozen cards.
const frozenCards = "../content/contenttest/" + contenttest.Folder

// takeCards copies the cards of the game to the frozen ones and returns their rulebook.
func takeCards(t *testing.T) *Rulebook {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(frozenCards, "*.toml"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(filepath.Join("../content", filepath.Base(file)))
		if err == nil {
			err = os.WriteFile(file, text, 0o666)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return New(contenttest.GameCards(t))
}

// goldenIndex is the lines of the index: a record, the fingerprint of its last table, its victory level and score.
func goldenIndex(t *testing.T) (lines [][]string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(goldenDir, "index"))
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		lines = append(lines, strings.Fields(line))
	}
	return lines
}

// goldenLine is what the index says of the end of a record.
func goldenLine(b *Rulebook, name string, end *State) string {
	sc := b.Score(end)
	return fmt.Sprintf("%s %016x %d %s", name, b.Fingerprint(end), sc.Total, sc.Victory)
}

// readGolden reads a golden record. If it has a snapshot beside it, that is its first entry.
func readGolden(t *testing.T, name string) *Record {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(goldenDir, name))
	if err != nil {
		t.Fatal(err)
	}
	rec, err := ReadRecord(bytes.NewReader(text))
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	table, err := os.ReadFile(snapshotBeside(name))
	switch {
	case err == nil:
		rec.Entries = append([]Entry{{Table: strings.TrimSpace(string(table))}}, rec.Entries...)
	case !os.IsNotExist(err):
		t.Fatal(err)
	}
	return rec
}

// snapshotBeside is the file with the table that a golden record begins with, if it does not begin a campaign.
func snapshotBeside(name string) string {
	return filepath.Join(goldenDir, strings.TrimSuffix(name, ".txt")+".snapshot")
}

// follow replays a record line by line, comparing every fingerprint, and takes up what it comes upon.
func follow(b *Rulebook, rec *Record, seen touched) (State, error) {
	var story Story
	s := b.NewCampaign(rec.Header.Options, &story)
	for _, e := range rec.Entries {
		if e.Table != "" {
			story.Reset()
			table, err := b.ReadSnapshot(e.Table)
			if err != nil {
				return s, err
			}
			s = table
			continue
		}
		m, err := b.Parse(&s, e.Move)
		if err != nil {
			return s, fmt.Errorf("line %d: %w", e.Line, err)
		}
		seen.move(b, &s, m)
		before := s
		if err := b.Apply(&s, m, &story); err != nil {
			return s, fmt.Errorf("line %d: %s: %w", e.Line, e.Move, err)
		}
		if got := b.Print(&s); got != e.Print {
			return s, fmt.Errorf("line %d: after %s the table is %s, not %s", e.Line, e.Move, got, e.Print)
		}
		seen.happened(b, &before, story.Events, &s)
		story.Reset()
	}
	seen.over(b, rec.Header.Options, &s)
	return s, nil
}

func TestGolden(t *testing.T) {
	b := loadBook(t)
	if *update {
		b = takeCards(t)
	}
	switch {
	case *update:
		writeGolden(t, b)
	case *mend:
		mendGolden(t, b)
	}
	index := goldenIndex(t)
	if len(index) < 60 {
		t.Errorf("there are %d golden records, fewer than 60", len(index))
	}
	seen := touched{}
	for _, line := range index {
		name := line[0]
		end, err := follow(b, readGolden(t, name), seen)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got, want := goldenLine(b, name, &end), strings.Join(line, " "); got != want {
			t.Errorf("%s ends as %s, not %s", name, got, want)
		}
	}
	if *steer || *update {
		steerGolden(t, b, seen)
	}
	for _, name := range seen.missing(everything(b)) {
		t.Errorf("no golden record comes upon %q", name)
	}
	lonely, bytesInAll := goldenFiles(t)
	if len(lonely) > 0 {
		t.Errorf("the index does not name the golden records %q", lonely)
	}
	if bytesInAll > 3<<20 {
		t.Errorf("the golden records have %d bytes", bytesInAll)
	}
}

// goldenFiles lists the files beside the index that belong to none of its records, and counts the bytes of all.
func goldenFiles(t *testing.T) (lonely []string, bytesInAll int64) {
	t.Helper()
	named := map[string]bool{"index": true}
	for _, line := range goldenIndex(t) {
		named[line[0]] = true
		named[filepath.Base(snapshotBeside(line[0]))] = true
	}
	files, err := os.ReadDir(goldenDir)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if !named[file.Name()] {
			lonely = append(lonely, file.Name())
		}
		info, err := file.Info()
		if err != nil {
			t.Fatal(err)
		}
		bytesInAll += info.Size()
	}
	return lonely, bytesInAll
}

// How many records are kept of campaigns and years, and how many campaigns are tried for one that is won.
const (
	goldenCampaigns = 48
	goldenYears     = 24
	goldenTries     = 150
)

// writeGolden plays campaigns and years and keeps those that come upon most that is new.
func writeGolden(t *testing.T, b *Rulebook) {
	t.Helper()
	old, err := filepath.Glob(filepath.Join(goldenDir, "*.*")) // all but the index
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range old {
		if err := os.Remove(file); err != nil {
			t.Fatal(err)
		}
	}
	seen := touched{}
	all := everything(b)
	var index []string
	keep := func(name, text string) {
		rec, err := ReadRecord(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		end, err := follow(b, rec, seen)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if err := os.WriteFile(filepath.Join(goldenDir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		index = append(index, goldenLine(b, name, &end))
	}
	for i := range uint64(goldenYears) {
		o := Options{Seed: 100 + i, Difficulty: content.Difficulty(i % content.NumDifficulties), Alternative: i%2 == 1}
		text, _ := writeDown(b, o, nil, curious(o.Seed, seen), false, nil)
		keep(fmt.Sprintf("year-%s-%d.txt", o.Difficulty, o.Seed), text)
	}
	seed := uint64(200)
	for i := range goldenCampaigns {
		o := Options{Difficulty: content.Difficulty(i % content.NumDifficulties), Alternative: i%4 == 3}
		// Of a few, the one that comes upon most that is new.
		best, most := "", -1
		for range 6 {
			seed++
			try := o
			try.Seed = seed
			found := touched{}
			text, end := writeDown(b, try, nil, curious(seed, seen), true, found)
			n := 10 * int(b.Score(&end).Victory)
			for name := range found {
				if all[name] && !seen[name] {
					n++
				}
			}
			if n > most {
				best, most, o.Seed = text, n, seed
			}
		}
		keep(fmt.Sprintf("campaign-%s-%d.txt", o.Difficulty, o.Seed), best)
	}
	won := Defeat
	for range goldenTries {
		seed++
		o := Options{Seed: seed, Difficulty: content.Easy}
		text, end := writeDown(b, o, nil, Players.Greedy(seed), true, nil)
		if v := b.Score(&end).Victory; v > won {
			won = v
			keep(fmt.Sprintf("won-%s-%d.txt", o.Difficulty, seed), text)
		}
	}
	slices.Sort(index)
	if err := os.WriteFile(filepath.Join(goldenDir, "index"), []byte(strings.Join(index, "\n")+"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
}

// writeDown plays a campaign, whole or to the end of its first year, or the rest of one from a table, and writes its
// record; found, if given, takes up what it comes upon.
func writeDown(b *Rulebook, o Options, from *State, choose Policy, whole bool, found touched) (string, State) {
	var w strings.Builder
	w.WriteString(b.HeaderText(o))
	var story Story
	watch := func(before *State, m Move, after *State) {
		w.WriteString(b.EntryText(before, m, after))
		if found != nil {
			found.move(b, before, m)
			found.happened(b, before, story.Events, after)
		}
	}
	if !whole {
		p := b.PlayYear(o, choose, watch)
		return w.String(), p.End
	}
	begin := b.NewCampaign(o, &story)
	if from != nil {
		story.Reset()
		begin = *from
	}
	p := b.playOn(begin, choose, &story, watch, func(s *State) bool { return s.Phase == CampaignOver })
	if found != nil {
		found.over(b, o, &p.End)
	}
	return w.String(), p.End
}

// curious plays greedily, but takes moves of a kind that has not been come upon yet where it can.
func curious(seed uint64, seen touched) Policy {
	greedy := Players.Greedy(seed)
	chance := Chance(seed)
	tried := touched{}
	return func(b *Rulebook, s *State, legal []Move) Move {
		m := greedy(b, s, legal)
		if chance.Below(4) > 0 {
			return m
		}
		for range legal {
			other := legal[chance.Below(len(legal))]
			name := "move: " + verbs[other.Kind].verb
			switch other.Kind {
			case MoveUse, MovePay:
				name = "ability: " + abilityName(b, s.Players[other.Player].Character, int(other.Arg))
			case MoveAct:
				name = "location action: " + b.Location(s, s.here(other.Player)).Name
			case MoveAttempt:
				name = "is overcome, with a text: " + b.c.Card(content.ObstacleID(other.Card)).Name
			case MoveChoose:
				name = "played: " + b.c.Characters[other.Card].Name
			case MoveSettle:
				name = "location in play: " + b.c.Locations[other.Card].Name
			case MoveDone:
				continue
			}
			if !seen[name] && !tried[name] {
				tried[name] = true
				return other
			}
		}
		return m
	}
}
