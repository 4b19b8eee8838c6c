package saves

import (
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"sixwinters/content"
	"sixwinters/rules"
)

// tollRoads is a box with one obstacle of two copies, whose dice are as given.
func tollRoads(t *testing.T, version, dice string) *rules.Rulebook {
	t.Helper()
	return withFiles(t, version, dice, nil)
}

// tollHouse is the same with a location of its own that lies on the board from the start.
func tollHouse(t *testing.T) *rules.Rulebook {
	t.Helper()
	return withFiles(t, "1.0", "[1]", map[string]string{
		"locations.toml": "[[location]]\nname = \"Toll House\"\nregion = \"empire\"\ntags = [\"urban\"]\nmove = { empire = 1, redbank = 1, settled = 1 }\n",
		"board.toml":     "[region.empire]\nstarting = [\"Toll House\", \"Guild of Strategy\", \"Whitehold\"]\n",
	})
}

func withFiles(t *testing.T, version, dice string, more map[string]string) *rules.Rulebook {
	t.Helper()
	files := fstest.MapFS{
		content.BoxFile: {Data: []byte("name = \"Toll Roads\"\nversion = \"" + version + "\"\nauthor = \"Anna\"\nlicence = \"CC0\"\nabout = \"Tolls.\"\n")},
		"obstacles-empire.toml": {Data: []byte(`[[obstacle]]
name = "Toll Collectors"
region = "empire"
seasons = ["spring", "winter"]
tags = ["guard"]
threats = ["support"]
skill = "rapport"
difficulty = 2
dice = ` + dice + `
damage = { body = 1 }
`)},
	}
	for name, text := range more {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	box, found := content.ReadBox(files, "toll")
	if len(found) > 0 {
		t.Fatal(content.Error(found))
	}
	c, found := content.ReadWith(content.Files(), box)
	if len(found) > 0 {
		t.Fatal(content.Error(found))
	}
	return rules.New(c)
}

// boxed plays a campaign with a box into its third year.
func boxed(t *testing.T, b *rules.Rulebook, seed uint64) *Campaign {
	t.Helper()
	c, err := New(b, filepath.Join(t.TempDir(), "boxed.txt"), rules.Options{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	choose := rules.RandomPolicy(seed)
	for c.Now().Year < 3 {
		if err := c.Play(choose(b, c.Now(), b.Moves(c.Now(), nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	return closed(t, c)
}

// A campaign names its boxes. Without one it says which is missing, and goes on from its last snapshot without its cards, unless
// they are in use; the file stays as it is. With the box again it goes on as if nothing had been.
func TestMissingBox(t *testing.T) {
	game, found := content.Read(content.Files())
	if len(found) > 0 {
		t.Fatal(content.Error(found))
	}
	without := rules.New(game)
	went, refused := 0, 0
	for seed := range uint64(6) {
		with := tollRoads(t, "1.0", "[2, 4, 4]")
		if seed%2 == 1 {
			with = tollHouse(t)
		}
		c := boxed(t, with, seed+1)
		text := read(t, c.Name())
		if line := "\nbox " + with.Content().Boxes[0].Hash + " 1.0 Toll Roads\n"; !strings.Contains(text, line) {
			t.Fatalf("the file does not name the box: %.300s", text)
		}
		if boxes := Boxes(c.Name()); len(boxes) != 1 || boxes[0] != with.Content().Boxes[0].BoxRef {
			t.Fatalf("its head names %v", boxes)
		}
		left, err := Open(without, c.Name())
		if err != nil {
			refused++
			if !strings.Contains(err.Error(), "the box Toll Roads 1.0 is missing, and this campaign cannot go on without its cards. Install it: nothing is lost") {
				t.Error(err)
			}
		} else {
			went++
			if !strings.HasPrefix(left.Notes[0], "The box Toll Roads 1.0 is missing. Install it to continue from the last move. Now the campaign continues from the end of year II") || left.Now().Phase != rules.YearOver {
				t.Errorf("it says %q", left.Notes)
			}
			closed(t, left)
		}
		if read(t, c.Name()) != text {
			t.Error("the file was changed by being opened without the box")
		}
		again, err := Open(with, c.Name())
		if err != nil || len(again.Notes) > 0 || *again.Now() != *c.Now() {
			t.Fatalf("with the box it does not go on: %v", err)
		}
		closed(t, again)
		if left != nil { // played on without the box, it keeps the old file beside it
			left, err = Open(without, c.Name())
			if err != nil {
				t.Fatal(err)
			}
			playOn(t, left, 2)
			closed(t, left)
			if text := read(t, c.Name()); strings.Contains(text, "\nbox ") {
				t.Error("it still names the box")
			}
			kept, err := filepath.Glob(filepath.Join(filepath.Dir(c.Name()), "damaged", "*"))
			if err != nil || len(kept) != 1 || read(t, kept[0]) != text {
				t.Error("the file with the box was not kept")
			}
			if on, err := Open(without, c.Name()); err != nil || len(on.Notes) > 0 {
				t.Errorf("taken up without the box it does not go on: %v", err)
			}
		}
	}
	if went == 0 || refused == 0 {
		t.Errorf("%d campaigns went on without the box, and %d did not: both should be seen", went, refused)
	}
}

// A box is also named as missing where nothing has been played yet. Played on without it, the campaign no longer names it.
func TestMissingBoxAtTheStart(t *testing.T) {
	game, found := content.Read(content.Files())
	if len(found) > 0 {
		t.Fatal(content.Error(found))
	}
	c, err := New(tollRoads(t, "1.0", "[2, 4, 4]"), filepath.Join(t.TempDir(), "boxed.txt"), rules.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	closed(t, c)
	text := read(t, c.Name())
	without := rules.New(game)
	left, err := Open(without, c.Name())
	if err != nil || len(left.Notes) != 1 || left.Notes[0] != "The box Toll Roads 1.0 is missing. Install it to continue as before." || !left.Damaged() {
		t.Fatalf("it says %q, %v", left.Notes, err)
	}
	if read(t, c.Name()) != text {
		t.Error("the file was changed by being opened without the box")
	}
	playOn(t, left, 2)
	closed(t, left)
	if text := read(t, c.Name()); strings.Contains(text, "\nbox ") {
		t.Error("it still names the box")
	}
}

// A box that has changed, or has another version, is named.
func TestChangedBox(t *testing.T) {
	c := boxed(t, tollRoads(t, "1.0", "[2, 4, 4]"), 1)
	for want, b := range map[string]*rules.Rulebook{
		"The box Toll Roads 1.0 has changed. ":                                   tollRoads(t, "1.0", "[1]"),
		"The campaign was played with the box Toll Roads 1.0, and here is 1.1. ": tollRoads(t, "1.1", "[1]"),
	} {
		now, err := Open(b, c.Name())
		if err != nil {
			t.Fatal(err)
		}
		if len(now.Notes) == 0 || !strings.HasPrefix(now.Notes[0], want) {
			t.Errorf("it says %q", now.Notes)
		}
		if say := b.OtherCards(&now.Header.Header); say+" " != want {
			t.Errorf("it says %q", say)
		}
		closed(t, now)
	}
}
