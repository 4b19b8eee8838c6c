package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
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
	diff := flags.Bool("diff", false, "print only what each box changes against what lies below it: with + cards as they are, with - as they were; "+
		"with OLD and NEW what differs between those")
	page := flags.String("html", "", "write what differs between OLD and NEW as a page to `FILE`")
	rest, code, ok := parse(flags, args, 2, stdout, stderr)
	switch {
	case !ok:
		return code
	case *diff && len(rest) == 2:
		return printDiff(flags, rest[0], rest[1], *page, stdout, stderr)
	case len(rest) == 2 || *page != "":
		return fail(stderr, "cards", misused, "two versions are compared: write chronicle cards -diff OLD NEW")
	}
	c, code, ok := readContent(flags, rest, stdout, stderr)
	if !ok {
		return code
	}
	if *diff {
		return printChanges(c, stdout, stderr)
	}
	if *asJSON {
		return printJSON(flags, rest, c, stdout, stderr)
	}
	for _, card := range allCards(rules.New(c)) {
		fmt.Fprintln(stdout, card.plain())
	}
	return fine
}

// printJSON prints every card as a JSON object: what is printed on it, and its entry whole, which chronicle import reads.
func printJSON(flags *flag.FlagSet, rest []string, c *content.Content, stdout, stderr io.Writer) int {
	files := content.Files()
	if len(rest) > 0 {
		files = os.DirFS(rest[0])
	}
	raw, found := content.ReadRaw(files, c.Boxes...)
	if len(found) > 0 {
		return fail(stderr, flags.Name(), failed, "%v", content.Error(found))
	}
	entries := map[content.Source]*content.Entry{}
	for i := range raw.Entries {
		entries[raw.Entries[i].Source] = &raw.Entries[i]
	}
	sources := cardSources(c)
	for i, card := range allCards(rules.New(c)) {
		e := entries[sources[i]]
		front, back := jsonLine(card), jsonLine(struct {
			File  string         `json:"file"`
			Entry map[string]any `json:"entry"`
		}{e.Name, e.Keys})
		fmt.Fprintf(stdout, "%s,%s\n", strings.TrimSuffix(front, "}"), strings.TrimPrefix(back, "{"))
	}
	return fine
}

// jsonLine returns a value as JSON without a line end, with < and > as they are.
func jsonLine(x any) string {
	var b strings.Builder
	out := json.NewEncoder(&b)
	out.SetEscapeHTML(false)
	_ = out.Encode(x) // cards have nothing that JSON lacks
	return strings.TrimSuffix(b.String(), "\n")
}

// cardSources returns where the cards stand, in the order of allCards.
func cardSources(c *content.Content) (all []content.Source) {
	for i := range c.Obstacles {
		all = append(all, c.Obstacles[i].Source)
	}
	for i := range c.Locations {
		all = append(all, c.Locations[i].Source)
	}
	for i := range c.Progress {
		all = append(all, c.Progress[i].Source)
	}
	for i := range c.Characters {
		all = append(all, c.Characters[i].Source)
	}
	for season := range c.Events {
		for symbols := range c.Events[season] {
			all = append(all, c.Events[season][symbols].Source)
		}
	}
	return all
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
