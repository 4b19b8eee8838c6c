package rules

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
)

// yearEnds are the tables at the ends of the years of a campaign played at random.
func yearEnds(b *Rulebook, seed uint64) []State {
	var ends []State
	o := Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties)}
	b.PlayCampaign(o, RandomPolicy(seed), nil, func(_ *State, _ Move, after *State) {
		if after.Phase == YearOver {
			ends = append(ends, *after)
		}
	})
	return ends
}

func TestSnapshotsReadBack(t *testing.T) {
	b := loadBook(t)
	for seed := range uint64(20) {
		for _, s := range yearEnds(b, seed) {
			text, err := b.Snapshot(&s)
			if err != nil {
				t.Fatal(err)
			}
			got, err := b.ReadSnapshot(text)
			if err != nil {
				t.Fatalf("seed %d, year %d: %v", seed, s.Year, err)
			}
			if got != s {
				t.Errorf("seed %d, year %d: the table that reads back is another one", seed, s.Year)
			}
		}
	}
}

func TestSnapshotNamesCards(t *testing.T) {
	b := loadBook(t)
	s := yearEnds(b, 1)[0]
	text, err := b.Snapshot(&s)
	if err != nil {
		t.Fatal(err)
	}
	name := b.names.locations[s.Slots[0]]
	if !strings.Contains(text, `"`+name+`"`) {
		t.Errorf("the snapshot does not name %s", name)
	}
	if _, err := b.ReadSnapshot(strings.ReplaceAll(text, `"`+name+`"`, `"the-old-mill"`)); err == nil || !strings.Contains(err.Error(), "the-old-mill") {
		t.Errorf("of a card that is not there any more it says %v", err)
	}
}

// TestSnapshotSurvivesOtherOrder reads a snapshot with the same cards in another order.
func TestSnapshotSurvivesOtherOrder(t *testing.T) {
	b := loadBook(t)
	s := yearEnds(b, 1)[0]
	text, err := b.Snapshot(&s)
	if err != nil {
		t.Fatal(err)
	}
	other := *b.c
	other.Locations = slices.Clone(b.c.Locations)
	other.Locations[0], other.Locations[1] = other.Locations[1], other.Locations[0]
	got, err := New(&other).ReadSnapshot(text)
	if err != nil {
		t.Fatal(err)
	}
	for at := range s.Slots {
		if was, is := b.c.Locations[s.Slots[at]].Name, other.Locations[got.Slots[at]].Name; was != is {
			t.Errorf("in slot %d lay %s, and now lies %s", at, was, is)
		}
	}
}

// A campaign keeps its cards under their names as words: no card of the game may lose the word that older snapshots have for it.
func TestOlderSnapshotsFitTheCardsOfTheGame(t *testing.T) {
	b := gameBook(t)
	files, err := filepath.Glob(filepath.Join(goldenDir, "*.snapshot"))
	if err != nil || len(files) == 0 {
		t.Fatal("there are no older snapshots")
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := b.ReadSnapshot(string(text)); err != nil {
			t.Errorf("%s: %v", filepath.Base(file), err)
		}
	}
}

// Apostrophes are not part of a card's word: printing one on a card changes no record.
func TestApostrophesAreNotInWords(t *testing.T) {
	b := gameBook(t)
	id := slices.Index(b.names.progress, "thieves-tools")
	if id < 0 {
		t.Fatal("no progress card has the word thieves-tools")
	}
	if name := b.c.Progress[id].Name; name != "Thieves' Tools" {
		t.Errorf("the card is called %q", name)
	}
}

func TestSnapshotOnlyAtTheEndOfAYear(t *testing.T) {
	b := loadBook(t)
	s := b.NewCampaign(Options{Seed: 1}, nil)
	if _, err := b.Snapshot(&s); err == nil {
		t.Error("a snapshot was taken during setup")
	}
}

func TestBrokenSnapshots(t *testing.T) {
	b := loadBook(t)
	s := yearEnds(b, 1)[0]
	good, err := b.Snapshot(&s)
	if err != nil {
		t.Fatal(err)
	}
	s.Players[0].Stash = NewDie(0, 7)
	sevens, err := b.Snapshot(&s)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, text string }{
		{"nothing", ""},
		{"no object", "[]"},
		{"nothing in it", "{}"},
		{"broken off", good[:len(good)/2]},
		{"an unknown field", `{"Colour":1}`},
		{"a number too large", strings.Replace(good, `"Year":1`, `"Year":1000`, 1)},
		{"a year that is none", strings.Replace(good, `"Year":1`, `"Year":9`, 1)},
		{"a slot without a location", strings.Replace(good, `"`+b.names.locations[s.Slots[0]]+`"`, `""`, 1)},
		{"a box the wheel lacks", strings.Replace(good, `"Box":`, `"Box":1`, 1)},
		{"a stage too high", strings.Replace(good, `"Stage":`, `"Stage":1`, 1)},
		{"a die that shows seven", sevens},
		{"an obstacle in no slot", regexp.MustCompile(`"At":"[^"]+","Zone":3`).ReplaceAllString(good, `"At":"","Zone":3`)},
		{"a die too many", strings.Replace(good, `"ActionSupply":`, `"ActionSupply":1`, 1)},
	} {
		if c.text == good {
			t.Errorf("%s: the snapshot was not changed", c.name)
		}
		if _, err := b.ReadSnapshot(c.text); err == nil {
			t.Errorf("%s: it is read", c.name)
		}
	}
}
