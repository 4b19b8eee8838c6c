// Package proof finds what is wrong with cards that can be read and played: letters that no typeface has, cards that can never be
// completed, cards in the wrong file. A game with such cards runs; whoever makes them wants to know.
package proof

import (
	"fmt"
	"path"
	"slices"
	"strings"
	"unicode"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/rules"
)

// Read returns what is found in the cards of a game and of the boxes laid over it.
func Read(book *rules.Rulebook) []content.Finding {
	c := book.Content()
	found := letters(c.Texts())
	found = append(found, decks(c)...)
	for i := range c.Progress {
		found = append(found, squares(book, content.ProgressID(i))...)
	}
	for i := range c.Characters {
		if who := &c.Characters[i]; !book.CanEarn(content.CharacterID(i)) {
			found = append(found, at(who.Source, who.Name, "no obstacle of the game fulfils its `task`: it can never earn an achievement"))
		}
	}
	return found
}

// at returns a finding at a card.
func at(s content.Source, card, format string, args ...any) content.Finding {
	return content.Finding{File: s.File, Line: s.Line, Card: card, What: fmt.Sprintf(format, args...)}
}

// letters reports the texts with letters that are not drawn as they are written.
func letters(texts []content.Text) (found []content.Finding) {
	for _, text := range texts {
		var lacks, unseen []string
		for _, r := range text.Text {
			switch {
			case art.Invisible(r):
				unseen = named(unseen, fmt.Sprintf("%U", r))
			case !unicode.IsSpace(r) && !art.BodyFace.Has(r):
				lacks = named(lacks, fmt.Sprintf("%c (%U)", r, r))
			}
		}
		in := ""
		if text.Text != text.At.Card {
			in = fmt.Sprintf(" in %q", text.Text)
		}
		if len(lacks) > 0 {
			text.At.What = fmt.Sprintf("no typeface of the game has %s%s: drawn as %c", rules.Joined(lacks, "and"), in, art.Replacement)
			found = append(found, text.At)
		}
		if len(unseen) > 0 {
			text.At.What = fmt.Sprintf("nothing is drawn for the invisible %s%s: delete it", rules.Joined(unseen, "and"), in)
			found = append(found, text.At)
		}
	}
	return found
}

// named adds what has not been named before.
func named(all []string, say string) []string {
	if slices.Contains(all, say) {
		return all
	}
	return append(all, say)
}

// decks reports obstacles in the file of another region than that of their deck.
func decks(c *content.Content) (found []content.Finding) {
	for i := range c.Obstacles {
		o := &c.Obstacles[i]
		kind, of, _ := strings.Cut(strings.TrimSuffix(path.Base(o.File), ".toml"), "-")
		for region := range content.Region(content.NumRegions) {
			if kind == "obstacles" && of == region.String() && o.Region != region {
				found = append(found, at(o.Source, o.Name, "its `region` is %s, and this is the file of %s: move it to obstacles-%s.toml, or change its region",
					o.Region, region, o.Region))
			}
		}
	}
	return found
}

// squares reports a progress card that no dice can complete, or else its squares on which no die is ever put.
func squares(book *rules.Rulebook, id content.ProgressID) (found []content.Finding) {
	p := &book.Content().Progress[id]
	chains := book.Chains(id)
	there := p.There()
	fail := func(format string, args ...any) { found = append(found, at(p.Source, p.Name, format, args...)) }
	switch {
	case chains.Filled == 0 && chains.Short != content.NoResource:
		fail("it can never be completed: every way asks for more %s dice than the %d there are", chains.Short, book.Content().Board.DicePerResource)
		return found
	case chains.Filled == 0 && chains.Blocked >= 0:
		fail("it cannot be completed without sorcery mastery: no die fits %s after those before it", place(chains.Blocked))
		return found
	}
	for sq := range rules.NumSquares {
		switch bit := uint16(1) << sq; {
		case there&bit == 0 || chains.Filled&bit != 0:
		case chains.OnWay&bit == 0:
			fail("%s is on no way from the start to the end: no die is ever put there", place(sq))
		default:
			fail("%s is on no way that dice can fill without sorcery mastery", place(sq))
		}
	}
	return found
}

// place says where a square lies on its card.
func place(sq int) string { return fmt.Sprintf("row %d, square %d", sq/4+1, sq%4+1) }

// Sorted returns findings in the order of files and lines, each once.
func Sorted(found []content.Finding) []content.Finding {
	slices.SortStableFunc(found, func(a, b content.Finding) int {
		if d := strings.Compare(a.File, b.File); d != 0 {
			return d
		}
		return a.Line - b.Line
	})
	return slices.CompactFunc(found, func(a, b content.Finding) bool { return a.String() == b.String() })
}
