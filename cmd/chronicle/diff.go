package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/paper"
	"sixwinters/rules"
	"sixwinters/sheets"
)

// version is a version of all cards: the game, a box over it, or a folder of card files.
type version struct {
	name  string
	raw   *content.Raw
	cards *content.Content
	texts map[content.Source]card
}

// gameWord stands for the cards of the game as they are built in.
const gameWord = "game"

// openVersion opens a version by its name: the word game, a box over those below, or a folder of card files.
func openVersion(below []string, name string) (*version, error) {
	stack, err := boxes.OpenEach(below...)
	if err != nil {
		return nil, err
	}
	files := content.Files()
	v := &version{name: name}
	if _, missing := os.Stat(filepath.Join(name, content.ManifestFile)); missing == nil {
		files, stack = os.DirFS(name), nil
	} else if name != gameWord {
		if _, missing := os.Stat(name); errors.Is(missing, fs.ErrNotExist) {
			return nil, fmt.Errorf("there is no box %s; the word game stands for the cards of the game", name)
		}
		box, err := boxes.Open(name)
		if err != nil {
			return nil, err
		}
		v.name = box.String()
		stack = append(stack, box)
	}
	var found []content.Finding
	if v.cards, found = content.ReadWith(files, stack...); len(found) == 0 {
		v.raw, found = content.ReadRaw(files, stack...)
	}
	if len(found) > 0 {
		return nil, content.Error(found)
	}
	v.texts = map[content.Source]card{}
	sources := cardSources(v.cards)
	for i, card := range allCards(rules.New(v.cards)) {
		v.texts[sources[i]] = card
	}
	return v, nil
}

// difference is what became of a card, with its texts.
type difference struct {
	sheets.Difference
	Lost, Got []string // lines of its text
	Picture   bool     // it has another picture of its own
}

// group is the differences of a kind.
type group struct {
	How string
	All []difference
}

// differences returns what differs between two versions.
func differences(older, newer *version) (all []difference) {
	said := map[content.Source]bool{}
	for _, d := range sheets.Differences(older.raw, newer.raw) {
		one := difference{Difference: d}
		one.Lost, one.Got = lineDiff(linesOf(older.texts[d.Old]), linesOf(newer.texts[d.New]))
		one.Picture = d.How == content.Replaced && d.Kind != "board" && string(pictureOf(older.cards, d.Old)) != string(pictureOf(newer.cards, d.New))
		said[d.New] = true
		all = append(all, one)
	}
	// The same file name may stand for another picture.
	for i := range newer.raw.Entries {
		is := &newer.raw.Entries[i]
		j := slices.IndexFunc(older.raw.Entries, func(e content.Entry) bool { return e.Kind == is.Kind && e.ID() == is.ID() })
		if j < 0 || said[is.Source] {
			continue
		}
		was := &older.raw.Entries[j]
		if string(pictureOf(older.cards, was.Source)) != string(pictureOf(newer.cards, is.Source)) {
			all = append(all, difference{Picture: true, Difference: sheets.Difference{
				How: content.Replaced, Kind: is.Kind, Name: fmt.Sprint(is.Keys["name"]), Old: was.Source, New: is.Source}})
		}
	}
	return all
}

// pictureOf returns the own picture of the card that stands somewhere.
func pictureOf(c *content.Content, at content.Source) []byte {
	for i := range c.Obstacles {
		if c.Obstacles[i].Source == at {
			return c.Obstacles[i].Picture
		}
	}
	for i := range c.Locations {
		if c.Locations[i].Source == at {
			return c.Locations[i].Picture
		}
	}
	for i := range c.Progress {
		if c.Progress[i].Source == at {
			return c.Progress[i].Picture
		}
	}
	for i := range c.Characters {
		if c.Characters[i].Source == at {
			return c.Characters[i].Picture
		}
	}
	for season := range c.Events {
		for symbols := range c.Events[season] {
			if e := &c.Events[season][symbols]; e.Source == at {
				return e.Picture
			}
		}
	}
	return nil
}

// linesOf returns the lines of a card in plain text; none for no card.
func linesOf(c card) []string {
	if c == nil {
		return nil
	}
	var all []string
	for _, line := range strings.Split(strings.TrimSpace(c.plain()), "\n") {
		all = append(all, strings.TrimSpace(line))
	}
	return all
}

// lineDiff returns the lines that only one of two texts has.
func lineDiff(was, is []string) (gone, added []string) {
	for _, line := range was {
		if !slices.Contains(is, line) {
			gone = append(gone, line)
		}
	}
	for _, line := range is {
		if !slices.Contains(was, line) {
			added = append(added, line)
		}
	}
	return gone, added
}

// grouped returns differences by what became of the cards.
func grouped(all []difference) (groups []group) {
	for _, how := range []content.How{content.Added, content.Replaced, content.Removed} {
		g := group{How: map[content.How]string{content.Added: "Added", content.Replaced: "Changed", content.Removed: "Removed"}[how]}
		for _, d := range all {
			if d.How == how {
				g.All = append(g.All, d)
			}
		}
		if len(g.All) > 0 {
			groups = append(groups, g)
		}
	}
	return groups
}

// printDiff prints what differs between two versions, as text or as a page.
func printDiff(flags *flag.FlagSet, older, newer, page string, stdout, stderr io.Writer) int {
	was, err := openVersion(boxesOf(flags), older)
	var is *version
	if err == nil {
		is, err = openVersion(boxesOf(flags), newer)
	}
	if err != nil {
		return fail(stderr, "cards", failed, "%v", err)
	}
	all := differences(was, is)
	if page != "" {
		if err := writeDiff(page, was, is, all); err != nil {
			return fail(stderr, "cards", failed, "the page cannot be written: %v", err)
		}
		fmt.Fprintf(stdout, "%s: what differs between %s and %s.\n", page, was.name, is.name)
		return fine
	}
	fmt.Fprintf(stdout, "From %s to %s:\n", was.name, is.name)
	if len(all) == 0 {
		fmt.Fprintln(stdout, "nothing differs.")
	}
	for _, g := range grouped(all) {
		fmt.Fprintf(stdout, "\n%s: %d\n", g.How, len(g.All))
		for _, d := range g.All {
			fmt.Fprintf(stdout, "\n  %s (%s)\n", d.Name, d.Kind)
			for _, f := range d.Fields {
				fmt.Fprintf(stdout, "    %s: %s -> %s\n", f.Name, orNothing(f.Old), orNothing(f.New))
			}
			if d.Picture {
				fmt.Fprintln(stdout, "    its picture is another")
			}
			for _, line := range d.Lost {
				fmt.Fprintln(stdout, "    - "+line)
			}
			for _, line := range d.Got {
				fmt.Fprintln(stdout, "    + "+line)
			}
		}
	}
	return fine
}

func orNothing(cell string) string {
	if cell == "" {
		return "nothing"
	}
	return cell
}

// changedSince chooses for print what has changed since an older version: with a list of what to take out and what to put in.
func changedSince(flags *flag.FlagSet, older string, o *paper.Options) (*rules.Rulebook, error) {
	names := boxesOf(flags)
	was, err := openVersion(names[:max(0, len(names)-1)], older)
	if err != nil {
		return nil, err
	}
	cards, err := loadCards(flags)
	if err != nil {
		return nil, err
	}
	raw, found := content.ReadRaw(content.Files(), cards.Boxes...)
	if len(found) > 0 {
		return nil, content.Error(found)
	}
	is := &version{raw: raw, cards: cards}
	chosen := map[content.Source]bool{}
	o.Swap = &paper.Swap{}
	boards, numbers := false, false
	for _, d := range differences(was, is) {
		if d.Kind == "event" || d.Kind == "board" {
			boards = true
		}
		if d.Kind == "board" {
			numbers = true // all of them are printed on the same boards
			continue
		}
		if d.How != content.Added {
			o.Swap.Out = append(o.Swap.Out, swapped(was.cards, &d, d.Old))
		}
		if d.How != content.Removed {
			o.Swap.In = append(o.Swap.In, swapped(is.cards, &d, d.New))
			chosen[d.New] = true
		}
	}
	o.Chosen = func(at content.Source) bool { return chosen[at] }
	o.Only = []paper.Part{paper.Obstacles, paper.Locations, paper.ProgressCards, paper.Mats}
	if numbers {
		const all = "the trade board and the boards of the regions"
		o.Swap.Out, o.Swap.In = append(o.Swap.Out, all), append(o.Swap.In, all)
	}
	if boards {
		o.Only = append(o.Only, paper.Boards)
	}
	return rules.New(cards), nil
}

// swapped names a card or an event of a version so that it is found among printed ones: with the number of its copies, and with its deck.
func swapped(c *content.Content, d *difference, at content.Source) string {
	switch d.Kind {
	case "obstacle":
		for i := range c.Obstacles {
			if o := &c.Obstacles[i]; o.Source == at {
				deck := c.Board.RegionTitle(o.Region)
				if o.OfLocation {
					deck = "location obstacles, " + deck
				}
				return copies(len(o.Seasons)) + fmt.Sprintf("%s (obstacle, %s)", d.Name, deck)
			}
		}
	case "progress":
		for i := range c.Progress {
			if p := &c.Progress[i]; p.Source == at {
				return fmt.Sprintf("%s (progress, stage %s)", d.Name, rules.Roman(p.Stage))
			}
		}
	case "event":
		for season := range c.Events {
			for symbols := range c.Events[season] {
				if e := &c.Events[season][symbols]; e.Source == at {
					return e.Name + " (an event on the trade board)"
				}
			}
		}
	}
	return fmt.Sprintf("%s (%s)", d.Name, d.Kind)
}

// copies says how many cards there are, if there is more than one.
func copies(n int) string {
	if n == 1 {
		return ""
	}
	return fmt.Sprintf("%d × ", n)
}
