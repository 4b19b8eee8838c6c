package app

import (
	"path/filepath"
	"slices"
	"sync"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/saves"
)

// books are the rulebooks of campaigns whose boxes are others than those the game was started with. It may be asked from the
// background.
type books struct {
	mu   sync.Mutex
	made map[string]*rules.Rulebook // by the hashes of their boxes
}

// Shelf is the folder of installed boxes.
func (g *App) Shelf() boxes.Shelf { return boxes.Shelf(filepath.Join(string(g.Folder()), "boxes")) }

// BookOf returns the rulebook for the campaign in a file: with the boxes that it names, as far as they are installed or the game
// was started with them. Opening the campaign says which are missing.
func (g *App) BookOf(file string) *rules.Rulebook { return g.books.with(g, saves.Boxes(file)) }

// BookIn is [App.BookOf] for the text of a campaign.
func (g *App) BookIn(data []byte) *rules.Rulebook { return g.books.with(g, saves.BoxesIn(data)) }

// with returns the rulebook with the boxes of a list that are at hand.
func (b *books) with(g *App, named []content.BoxRef) *rules.Rulebook {
	given := g.Book.Content().Boxes
	if slices.EqualFunc(given, named, func(box *content.Box, ref content.BoxRef) bool { return box.BoxRef == ref }) {
		return g.Book
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	key := ""
	for _, ref := range named {
		key += ref.Hash + " "
	}
	if book := b.made[key]; book != nil {
		return book
	}
	atHand := slices.Clone(given)
	if len(named) > 0 {
		atHand = append(atHand, g.Shelf().Boxes()...)
	}
	var stack []*content.Box
	for _, ref := range named {
		if i := slices.IndexFunc(atHand, func(box *content.Box) bool { return box.BoxRef == ref }); i >= 0 {
			stack = append(stack, atHand[i])
		}
	}
	cards, err := boxes.Stack(stack...)
	if err != nil { // without one of them the others do not go together; the game alone always does
		stack = nil
		if cards, err = boxes.Stack(); err != nil {
			return g.Book
		}
	}
	book := rules.New(cards)
	if len(stack) == len(named) { // else a box may still be installed
		b.made[key] = book
	}
	return book
}
