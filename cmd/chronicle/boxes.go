package main

import (
	"flag"
	"path/filepath"
	"strings"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/saves"
)

// boxNames are the boxes that a command line names, the lowest first. Every command takes them.
type boxNames []string

const boxFlag = "box"

// String returns the names, commas between them.
func (b *boxNames) String() string { return strings.Join(*b, ",") }

// Set adds a box.
func (b *boxNames) Set(name string) error {
	*b = append(*b, name)
	return nil
}

// boxesOf returns the boxes that the parsed flags name.
func boxesOf(flags *flag.FlagSet) []string {
	return *flags.Lookup(boxFlag).Value.(*boxNames)
}

// loadCards returns the cards of the game with the boxes that the flags name.
func loadCards(flags *flag.FlagSet) (*content.Content, error) {
	return boxes.OpenAll(boxesOf(flags)...)
}

// loadBook returns the rulebook for the same cards.
func loadBook(flags *flag.FlagSet) (*rules.Rulebook, error) {
	cards, err := loadCards(flags)
	if err != nil {
		return nil, err
	}
	return rules.New(cards), nil
}

// bookFor returns the rulebook for the campaign or record in a file: with the boxes that it names, as far as the flags name them, or
// they are installed beside the file or in a folder of campaigns. Of a file that names none, it is that of [loadBook].
func bookFor(flags *flag.FlagSet, file string, folders ...saves.Folder) (*rules.Rulebook, error) {
	named := saves.Boxes(file)
	if len(named) == 0 {
		return loadBook(flags)
	}
	atHand, err := boxes.OpenEach(boxesOf(flags)...)
	if err != nil {
		return nil, err
	}
	for _, folder := range append(folders, saves.Folder(filepath.Dir(file)), saves.DefaultFolder()) {
		atHand = append(atHand, boxes.ShelfOf(string(folder)).For(named)...)
	}
	stack, _ := boxes.Matching(named, atHand)
	cards, err := boxes.Stack(stack...)
	if err != nil {
		return nil, err
	}
	return rules.New(cards), nil
}
