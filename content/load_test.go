package content

import (
	"bytes"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// load returns the cards of the game, for tests of what is on them.
func load(t testing.TB) *Content {
	t.Helper()
	c, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// frozen returns the frozen cards of package contenttest, for tests that are not about the cards of the game.
func frozen(t testing.TB) *Content {
	t.Helper()
	c, found := Read(copied(t))
	if len(found) > 0 {
		t.Fatal(Error(found))
	}
	return c
}

// copied returns the folder of the frozen cards as one that can be edited.
func copied(t testing.TB) fstest.MapFS {
	t.Helper()
	folder := fstest.MapFS{}
	add := func(name string) {
		data, err := os.ReadFile("contenttest/cards/" + name)
		if err != nil {
			t.Fatal(err)
		}
		folder[name] = &fstest.MapFile{Data: data}
	}
	add(ManifestFile)
	for _, f := range files {
		add(f.name)
	}
	return folder
}

// A card that is lost is told by the manifest, and so are more cards than a table can hold.
func TestManifest(t *testing.T) {
	if c := load(t); len(c.Hash) != 64 {
		t.Errorf("hash %q", c.Hash)
	}
	for _, f := range files {
		if !f.cards {
			continue
		}
		folder := copied(t)
		line := regexp.MustCompile(`(?m)^"` + f.name + `" = \d+$`)
		folder[ManifestFile].Data = line.ReplaceAll(folder[ManifestFile].Data, []byte(`"`+f.name+`" = 99`))
		_, found := Read(folder)
		if want := f.name + ":1: there should be 99 cards by manifest.toml, copies counted, and there are "; len(found) != 1 || !strings.HasPrefix(found[0].String(), want) {
			t.Errorf("found\n%v\nwant\n%s...", Error(found), want)
		}
	}
	folder := copied(t)
	_, thea, _ := strings.Cut(string(folder["characters.toml"].Data), "[[character]]")
	thea, _, _ = strings.Cut(thea, "[[character]]")
	folder["characters.toml"].Data = []byte(strings.Repeat("[[character]]"+thea, MaxCharacters+1))
	folder[ManifestFile].Data = bytes.Replace(folder[ManifestFile].Data, []byte(`"characters.toml" = 7`), []byte(`"characters.toml" = 13`), 1)
	_, found := Read(folder)
	if want := "manifest.toml: there are 13 characters, and a table holds at most 12"; len(found) != 1 || found[0].String() != want {
		t.Errorf("found\n%v\nwant\n%s", Error(found), want)
	}
}

// Copies of a card are consecutive, numbered, and in the order of the seasons on their entry.
func TestCopies(t *testing.T) {
	c := load(t)
	id := 0
	for entry, o := range c.Obstacles {
		for n, season := range o.Seasons {
			want := Copy{Entry: entry, Nth: n + 1, Season: season}
			if c.Cards[id] != want {
				t.Errorf("card %d is %+v, want %+v", id, c.Cards[id], want)
			}
			id++
		}
	}
}

// Every effect names the line it stands on.
func TestEffectLines(t *testing.T) {
	c := load(t)
	check := func(s Source, name string, lists ...[]Effect) {
		data, err := fs.ReadFile(embedded, s.File)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(string(data), "\n")
		if !strings.HasPrefix(lines[s.Line-1], "[[") {
			t.Errorf("%s: line %d of %s is no header: %s", name, s.Line, s.File, lines[s.Line-1])
		}
		for _, e := range slices.Concat(lists...) {
			if want := `do = "` + e.Do.String() + `"`; !strings.Contains(lines[e.Line-1], want) {
				t.Errorf("%s: line %d of %s lacks %s: %s", name, e.Line, s.File, want, lines[e.Line-1])
			}
		}
	}
	for _, o := range c.Obstacles {
		check(o.Source, o.Name, o.Activate, o.Overcome, o.Arrive, o.Standing)
	}
	for _, l := range c.Locations {
		check(l.Source, l.Name, l.Action, l.Arrive, l.Standing)
	}
	for _, p := range c.Characters {
		for _, a := range p.Abilities {
			check(p.Source, p.Name, a.Effects, a.Standing)
		}
	}
	for _, season := range c.Events {
		for _, e := range season {
			check(e.Source, e.Name, e.Effects)
		}
	}
}

// What is written nowhere means "none" and not the first of its kind.
func TestNothingNamedIsNone(t *testing.T) {
	c := frozen(t)
	sameCards := func(what string, got Cards) {
		if got.Tags == 0 && got.Threat == Support && !strings.Contains(what, "Drauga") {
			t.Errorf("%s: selects support obstacles", what)
		}
	}
	for _, o := range c.Obstacles {
		for _, e := range slices.Concat(o.Activate, o.Overcome, o.Arrive, o.Standing) {
			sameCards(o.Name, e.Cards)
			sameCards(o.Name, e.If.Cards)
			sameCards(o.Name, e.To.MostOf)
			sameCards(o.Name, e.At.MostOf)
			sameCards(o.Name, e.Who.Places.MostOf)
			sameCards(o.Name, e.Psyche.Cards)
			sameCards(o.Name, e.Body.Cards)
			if e.Who.Above == 0 && o.Name != "The Severing" {
				t.Errorf("%s: `above` is 0", o.Name)
			}
			if e.To.Resource == Support || e.At.Resource == Support || e.Who.Places.Resource == Support {
				t.Errorf("%s: selects support locations", o.Name)
			}
			if e.Price.Total == 0 && e.Price.Resource != NoResource {
				t.Errorf("%s: has no price, but one in %s", o.Name, e.Price.Resource)
			}
		}
	}
}

func TestHashFollowsEveryFile(t *testing.T) {
	whole := frozen(t).Hash
	for _, f := range files {
		folder := copied(t)
		folder[f.name].Data = append(folder[f.name].Data, "# a word more\n"...)
		c, found := Read(folder)
		if len(found) > 0 {
			t.Fatal(Error(found))
		}
		if c.Hash == whole {
			t.Errorf("the hash does not see a change of %s", f.name)
		}
	}
}

func BenchmarkLoad(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Load(); err != nil {
			b.Fatal(err)
		}
	}
}
