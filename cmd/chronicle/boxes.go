package main

import (
	"flag"
	"strings"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/rules"
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
