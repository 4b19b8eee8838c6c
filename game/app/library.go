package app

import (
	"slices"
	"sync"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/saves"
)

// Library is the boxes at hand, and the rulebooks of campaigns whose boxes are others than those the game was started with. It may be
// asked from the background.
type Library struct {
	Changes int // of the shelf since the start: scenes that list boxes look again after one

	game  *rules.Rulebook // with the boxes that the game was started with
	shelf func() boxes.Shelf
	mu    sync.Mutex
	made  map[string]*rules.Rulebook // by their boxes
}

// Shelf is the folder of installed boxes.
func (g *App) Shelf() boxes.Shelf { return boxes.ShelfOf(string(g.Folder())) }

// BookOf returns the rulebook for the campaign in a file: with the boxes that it names, as far as they or others of their names are
// installed or the game was started with them, or they are among the removed boxes. Opening the campaign says which are missing or others.
func (g *App) BookOf(file string) *rules.Rulebook { return g.Library.named(saves.Boxes(file)) }

// BookWith is [App.BookOf] for a campaign that names these boxes.
func (g *App) BookWith(boxes []content.BoxRef) *rules.Rulebook { return g.Library.named(boxes) }

// BookIn is [App.BookOf] for the text of a campaign.
func (g *App) BookIn(data []byte) *rules.Rulebook { return g.Library.named(saves.BoxesIn(data)) }

// BooksOfTables is [App.BookWith] for the header of a shared table.
func (g *App) BooksOfTables(h *saves.Header) (*rules.Rulebook, error) {
	return g.BookWith(h.Boxes), nil
}

// NewLibrary returns the library of a program.
func NewLibrary(g *App) *Library {
	return &Library{game: g.Book, shelf: g.Shelf, made: map[string]*rules.Rulebook{}}
}

// Changed tells that the shelf holds other boxes than before.
func (l *Library) Changed() {
	l.Changes++
	l.mu.Lock()
	defer l.mu.Unlock()
	clear(l.made)
}

// AtHand returns the boxes that a new campaign can be played with: those the game was started with, the lowest first, and
// then those on the shelf that are not among them.
func (l *Library) AtHand() []boxes.Item {
	given := l.game.Content().Boxes
	var all []boxes.Item
	for _, box := range given {
		all = append(all, boxes.Item{File: box.Path, Box: box})
	}
	for _, item := range l.shelf().List() {
		known := func(other boxes.Item) bool { return item.Box != nil && other.Box.BoxRef == item.Box.BoxRef }
		if !slices.ContainsFunc(all[:len(given)], known) {
			all = append(all, item)
		}
	}
	return all
}

// With returns the rulebook with boxes laid over the cards of the game, the lowest first. The error is a [content.Error].
func (l *Library) With(stack ...*content.Box) (*rules.Rulebook, error) {
	if slices.Equal(stack, l.game.Content().Boxes) {
		return l.game, nil
	}
	cards, err := boxes.Stack(stack...)
	if err != nil {
		return nil, err
	}
	return rules.New(cards), nil
}

// named returns the rulebook with the boxes of a list that are at hand.
func (l *Library) named(named []content.BoxRef) *rules.Rulebook {
	given := l.game.Content().Boxes
	if slices.EqualFunc(given, named, func(box *content.Box, ref content.BoxRef) bool { return box.BoxRef == ref }) {
		return l.game
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	key := ""
	for _, ref := range named {
		key += ref.String() + " " + ref.Hash + "\n"
	}
	if book := l.made[key]; book != nil {
		return book
	}
	atHand := slices.Clone(given)
	if len(named) > 0 {
		atHand = append(atHand, l.shelf().For(named)...)
	}
	stack, exact := boxes.Matching(named, atHand) // opening the campaign says what is missing
	cards, err := boxes.Stack(stack...)
	if err != nil { // without one of them the others do not go together; the game alone always does
		stack = nil
		if cards, err = boxes.Stack(); err != nil {
			return l.game
		}
	}
	book := rules.New(cards)
	if exact { // else the box may still be installed
		l.made[key] = book
	}
	return book
}
