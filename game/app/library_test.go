package app

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/rules"
	"sixwinters/saves"
)

// A campaign is played with the boxes it names, once they are installed; others with the cards the game was started with.
func TestBookOf(t *testing.T) {
	const example = "../../examples/frozen-harbour"
	g := &App{Book: rules.New(contenttest.GameCards(t)), Options: Options{Saves: t.TempDir()}}
	g.Library = NewLibrary(g)
	cards, err := boxes.OpenAll(example)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(g.Options.Saves, "harbour.txt")
	campaign, err := saves.New(rules.New(cards), file, rules.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	if err := campaign.Close(); err != nil {
		t.Fatal(err)
	}
	if b := g.BookOf(file); len(b.Content().Boxes) != 0 {
		t.Errorf("before the box is installed there is %v", b.Content().Boxes[0])
	}
	zipped, err := boxes.Zipped(example)
	if err != nil {
		t.Fatal(err)
	}
	parcel, err := g.Shelf().Look(zipped, example)
	if err == nil {
		err = g.Shelf().Install(parcel, false)
	}
	if err != nil {
		t.Fatal(err)
	}
	b := g.BookOf(file)
	if b.Content().Hash != cards.Hash {
		t.Error("once the box is installed the campaign is not played with it")
	}
	if again, err := saves.Open(b, file); err != nil || len(again.Notes) > 0 {
		t.Errorf("it does not go on: %v", err)
	}
	if g.BookOf(file) != b {
		t.Error("the same boxes are read twice")
	}
	other := filepath.Join(g.Options.Saves, "other.txt")
	if _, err := saves.New(g.Book, other, rules.Options{Seed: 1}); err != nil {
		t.Fatal(err)
	}
	if g.BookOf(other) != g.Book {
		t.Error("a campaign without boxes is not played with the cards of the game")
	}
	if list := g.Folder().Files(); len(list) != 2 || list[0].Look(g.BookWith).Trouble != nil || list[1].Look(g.BookWith).Trouble != nil {
		t.Errorf("the list is %v", list)
	}
	if err := os.RemoveAll(string(g.Shelf())); err != nil {
		t.Fatal(err)
	}
}

// What has begun with a version of a box goes on with it when another one is installed, whether that lies beside it or replaces it, and
// after it was removed. The cards of both may be the same.
func TestOldVersionGoesOn(t *testing.T) {
	g := &App{Book: rules.New(contenttest.GameCards(t)), Options: Options{Saves: t.TempDir()}}
	g.Library = NewLibrary(g)
	const cards = "[[event]]\nname = \"Dust\"\nseason = \"summer\"\nsymbols = 2\neffects = [{ do = \"stress\", who = \"everyone\", body = %s }]\n"
	look := func(version, body string) *boxes.Parcel {
		t.Helper()
		zipped, err := boxes.Pack(fstest.MapFS{
			content.BoxFile: {Data: []byte("name = \"Tolls\"\nversion = \"" + version + "\"\nauthor = \"Anna\"\nlicence = \"CC0\"\nabout = \"Dust.\"\n")},
			"events.toml":   {Data: fmt.Appendf(nil, cards, body)},
		})
		if err != nil {
			t.Fatal(err)
		}
		p, err := g.Shelf().Look(zipped, "tolls.zip")
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	install := func(p *boxes.Parcel, replace bool) {
		t.Helper()
		if err := g.Shelf().Install(p, replace); err != nil {
			t.Fatal(err)
		}
		g.Library.Changed()
	}
	goesOn := func(when string, versions ...string) {
		t.Helper()
		for _, version := range versions {
			file := filepath.Join(g.Options.Saves, version+".txt")
			campaign, err := saves.Open(g.BookOf(file), file)
			if err != nil {
				t.Errorf("%s, %s: %v", when, version, err)
				continue
			}
			if boxes := campaign.Book().Content().Boxes; len(campaign.Notes) > 0 || len(boxes) != 1 || boxes[0].Version != version {
				t.Errorf("%s, %s is played with %v: %v", when, version, boxes, campaign.Notes)
			}
			if err := campaign.Close(); err != nil {
				t.Error(err)
			}
		}
	}
	begin := func(version string) {
		t.Helper()
		for _, box := range g.Shelf().Boxes() {
			if box.Version != version {
				continue
			}
			book, err := g.Library.With(box)
			if err != nil {
				t.Fatal(err)
			}
			campaign, err := saves.New(book, filepath.Join(g.Options.Saves, version+".txt"), rules.Options{Seed: 1})
			if err == nil {
				err = campaign.Close()
			}
			if err != nil {
				t.Fatal(err)
			}
			return
		}
		t.Fatalf("version %s is not there", version)
	}
	install(look("1.0", "1"), false)
	begin("1.0")
	install(look("1.1", "2"), false)
	begin("1.1")
	goesOn("with both", "1.0", "1.1")
	install(look("1.2", "2"), true)
	begin("1.2")
	if left := g.Shelf().Boxes(); len(left) != 1 {
		t.Fatalf("after one has replaced the others there are %v", left)
	}
	goesOn("after both were replaced", "1.2", "1.0", "1.1", "1.0", "1.2")
	if _, err := g.Shelf().Remove(g.Shelf().List()[0].File); err != nil {
		t.Fatal(err)
	}
	g.Library.Changed()
	goesOn("after all were removed", "1.1", "1.0", "1.2")
}
