package app

import (
	"os"
	"path/filepath"
	"testing"

	"sixwinters/boxes"
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
