package paper

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
)

// Options are what is printed and how. The zero value prints everything on A4 in full colour, to be turned on the long edge.
type Options struct {
	Paper Paper
	Ink   Ink
	Flip  Flip
	Only  []Part // what is printed; nil for everything

	BlackText bool // dark texts are printed in black ink alone, so that no other ink lies beside it

	// Chosen, unless it is nil, reports whether the card or mat that stands somewhere in the card files is printed.
	Chosen func(content.Source) bool
	Swap   *Swap // printed on the first sheet; nil for none

	// Progress, unless it is nil, is called after each page with the number of those that are done and of all. An error ends
	// the writing.
	Progress func(done, all int) error

	// Cramped, unless it is nil, is called for each card with a text that had to be printed smaller than is easy to read.
	Cramped func(content.Finding)
}

// Paper is a size of paper.
type Paper uint8

// The sizes of paper.
const (
	A4 Paper = iota
	Letter
)

var (
	paperWords = []string{"a4", "letter"}
	paperSizes = [...][2]float64{A4: {210, 297}, Letter: {215.9, 279.4}}
)

// Size returns the width and height of an upright sheet.
func (p Paper) Size() (w, h float64) { return paperSizes[p][0], paperSizes[p][1] }

// String returns the word for the size.
func (p Paper) String() string { return paperWords[p] }

// Ink is how much ink is spent.
type Ink uint8

// The kinds of ink. Saving leaves out pictures and large grounds; Black has greys only.
const (
	Full Ink = iota
	Saving
	Black
)

var inkWords = []string{"full", "saving", "black"}

// String returns the word for the ink.
func (i Ink) String() string { return inkWords[i] }

// Flip is the edge of the sheet on which a printer turns it for the second side.
type Flip uint8

// The edges.
const (
	LongEdge Flip = iota
	ShortEdge
)

var flipWords = []string{"long", "short"}

// String returns the word for the edge.
func (f Flip) String() string { return flipWords[f] }

// Part is a part of the game.
type Part uint8

// The parts, in the order they are printed.
const (
	Obstacles Part = iota
	Locations
	ProgressCards
	Mats
	Boards
	Tokens
	Forms
	Rules
	numParts
)

var partWords = []string{"obstacles", "locations", "progress", "mats", "boards", "tokens", "sheets", "rules"}

// String returns the word for the part.
func (p Part) String() string { return partWords[p] }

// wants reports whether a part is printed.
func (o *Options) wants(p Part) bool { return o.Only == nil || slices.Contains(o.Only, p) }

// ParsePaper reads the word for a size of paper.
func ParsePaper(word string) (Paper, error) { return parse[Paper](word, "paper", paperWords) }

// ParseInk reads the word for a kind of ink.
func ParseInk(word string) (Ink, error) { return parse[Ink](word, "ink", inkWords) }

// ParseFlip reads the word for an edge.
func ParseFlip(word string) (Flip, error) { return parse[Flip](word, "edge", flipWords) }

// ParseParts reads words for parts with commas between them; "cards" stands for all cards. "" is everything.
func ParseParts(words string) (parts []Part, err error) {
	if words == "" {
		return nil, nil
	}
	for word := range strings.SplitSeq(words, ",") {
		if word == "cards" {
			parts = append(parts, Obstacles, Locations, ProgressCards)
			continue
		}
		part, err := parse[Part](word, "part", append(partWords, "cards"))
		if err != nil {
			return nil, err
		}
		parts = append(parts, part)
	}
	return parts, nil
}

// parse finds a word in a list.
func parse[T ~uint8](word, kind string, words []string) (T, error) {
	if i := slices.Index(words, word); i >= 0 {
		return T(i), nil
	}
	return 0, fmt.Errorf("there is no %s %q: choose from %s", kind, word, strings.Join(words, ", "))
}
