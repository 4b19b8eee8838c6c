package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/rules"
)

// printCards prints every card with its text, to be read or, with -json, as one JSON object a line.
func printCards(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("cards", flag.ContinueOnError)
	asJSON := flags.Bool("json", false, "print one JSON object a line")
	diff := flags.Bool("diff", false, "print only what each box changes against what lies below it: with + cards as they are, with - as they were")
	rest, code, ok := parse(flags, args, 1, stdout, stderr)
	if !ok {
		return code
	}
	c, code, ok := readContent(flags, rest, stdout, stderr)
	if !ok {
		return code
	}
	if *diff {
		return printChanges(c, stdout, stderr)
	}
	out := json.NewEncoder(stdout)
	out.SetEscapeHTML(false)
	for _, card := range allCards(rules.New(c)) {
		if *asJSON {
			_ = out.Encode(card) // run tells of what cannot be written
		} else {
			fmt.Fprintln(stdout, card.plain())
		}
	}
	return fine
}

// printChanges prints what each box changes of what lies below it: where, how and in which keys, and the cards before and after.
func printChanges(c *content.Content, stdout, stderr io.Writer) int {
	game, err := boxes.Stack()
	if err != nil {
		return fail(stderr, "cards", failed, "%v", err)
	}
	below := plainCards(game)
	differ := func(cards []string) {
		printMissing(stdout, "- ", below, cards)
		printMissing(stdout, "+ ", cards, below)
		below = cards
	}
	for n, box := range c.Boxes {
		layer, err := boxes.Stack(c.Boxes[:n+1]...)
		if err != nil {
			return fail(stderr, "cards", failed, "%v", err)
		}
		fmt.Fprintf(stdout, "%s changes:\n", box)
		for i := range layer.Changes {
			if ch := &layer.Changes[i]; ch.Box == box {
				fmt.Fprintln(stdout, changeLine(ch))
			}
		}
		fmt.Fprintln(stdout)
		differ(plainCards(layer))
	}
	if len(c.Boxes) == 0 { // the cards of a folder
		differ(plainCards(c))
	}
	return fine
}

// changeLine says where a box changes what, and how.
func changeLine(c *content.Change) string {
	line := fmt.Sprintf("%s:%d: %s %s", c.File, c.Line, c.Name, c.How)
	if c.Kind != "" {
		line = fmt.Sprintf("%s:%d: %s (%s) %s", c.File, c.Line, c.Name, c.Kind, c.How)
	}
	if len(c.Keys) > 0 {
		line += ": " + list(c.Keys)
	}
	return line
}

// plainCards returns all cards in plain text.
func plainCards(c *content.Content) (all []string) {
	for _, card := range allCards(rules.New(c)) {
		all = append(all, card.plain())
	}
	return all
}

// printMissing prints the cards that are not among others, with a sign before each.
func printMissing(stdout io.Writer, sign string, cards, others []string) {
	for _, card := range cards {
		if !slices.Contains(others, card) {
			fmt.Fprintln(stdout, sign+card)
		}
	}
}

// card is a printed card: one of the kinds below.
type card interface{ plain() string }

// face is what cards of all kinds have in common.
type face struct {
	Kind   string `json:"kind"`
	Name   string `json:"name"`
	Copies int    `json:"copies"`
	Text   lines  `json:"text"`

	printed []string // besides its text, in the words of the table
}

// lines are the parts of a card's text; in JSON they are one string, a part a line.
type lines []string

// MarshalJSON returns the lines as one JSON string.
func (l lines) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	to := json.NewEncoder(&b)
	to.SetEscapeHTML(false)
	err := to.Encode(strings.Join(l, "\n"))
	return b.Bytes(), err
}

// plain returns the card as a paragraph: its name and what else it has, then its text line by line.
func (f face) plain() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s", f.Name, f.Kind)
	if f.Copies > 1 {
		fmt.Fprintf(&b, ", %d copies", f.Copies)
	}
	b.WriteString(")\n")
	for _, line := range f.printed {
		b.WriteString("  " + strings.Join(strings.Fields(line), " ") + "\n")
	}
	for _, line := range f.Text {
		b.WriteString("    " + line + "\n")
	}
	return b.String()
}
