package reader

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/render"
)

// list fills the list on the left: all chapters, or what is found.
func (r *Reader) list() {
	if strings.TrimSpace(r.book.Search) == "" {
		r.book.Rows = r.contents()
		return
	}
	r.book.Rows, r.book.ListScroll = r.found(), 0
}

// contents returns the rows of all chapters and of the glossary.
func (r *Reader) contents() (rows []render.Row) {
	for _, c := range r.reference.Chapters {
		rows = append(rows, render.Row{Text: c.Title})
		for _, rule := range c.Rules {
			rows = append(rows, render.Row{Text: rule.Title, Link: rule.ID})
		}
	}
	rows = append(rows, render.Row{Text: "Icons and words"})
	for _, g := range r.reference.Glossary {
		rows = append(rows, render.Row{Text: g.Title, Link: glossaryLink + g.Title})
	}
	return rows
}

// found returns the rows of what is looked for: rules, words and cards.
func (r *Reader) found() (rows []render.Row) {
	search := content.Meant(r.book.Search, r.reference, r.cards.Content())
	if search != r.book.Search {
		rows = append(rows, render.Row{Text: "Read as " + search})
	}
	under := func(head string, found []render.Row) {
		if len(found) > 0 {
			rows = append(append(rows, render.Row{Text: head}), found...)
		}
	}
	var rules, words []render.Row
	found, terms := r.reference.Search(search)
	for _, rule := range found {
		rules = append(rules, render.Row{Text: rule.Title, Link: rule.ID})
	}
	for _, t := range terms {
		words = append(words, render.Row{Text: t.Word, Link: glossaryLink + r.groupOf(t) + atTerm + t.Word})
	}
	named := r.cards.Content().Search(search)
	cards, first := r.cardRows(named), r.reference.MeansCard(search, named)
	if first {
		under("Cards", cards)
	}
	if r.reference.MeansTerm(search) {
		under("Icons and words", words)
		under("Found", rules)
	} else {
		under("Found", rules)
		under("Icons and words", words)
	}
	if !first {
		under("Cards", cards)
	}
	if len(rows) == 0 {
		rows = append(rows, render.Row{Text: "Nothing found"})
	}
	return rows
}

// groupOf returns the part of the glossary that a term stands in.
func (r *Reader) groupOf(t *content.Term) string {
	for _, g := range r.reference.Glossary {
		if slices.ContainsFunc(g.Terms, func(of content.Term) bool { return of.Word == t.Word }) {
			return g.Title
		}
	}
	return ""
}

// page returns what stands on a page, or nothing if it does not exist.
func (r *Reader) page(link string) []render.Block {
	if part, ok := strings.CutPrefix(link, glossaryLink); ok {
		title, word, _ := strings.Cut(part, atTerm)
		return r.glossaryPage(title, word)
	}
	if link, ok := strings.CutPrefix(link, CardLink); ok {
		return r.cardPage(link)
	}
	rule := r.reference.Rule(link)
	if rule == nil {
		return nil
	}
	blocks := []render.Block{{Kind: render.Heading, Text: rule.Title, Note: r.chapterOf(rule)},
		{Kind: render.Picture, Steps: rule.Picture, Cards: r.cards.Content()}}
	for _, p := range rule.Text {
		blocks = append(blocks, render.Block{Kind: render.Paragraph, Text: p})
	}
	for _, p := range rule.Example {
		blocks = append(blocks, render.Block{Kind: render.Example, Text: p})
	}
	see := render.Block{Kind: render.Links, Text: "See also"}
	for _, id := range rule.See {
		see.Links = append(see.Links, render.Row{Text: r.reference.Rule(id).Title, Link: id})
	}
	blocks = append(blocks, see)
	if touched := r.cards.Content().Touched(rule.ID); len(touched) > 0 {
		blocks = append(blocks, render.Block{Kind: render.Links, Text: "Cards", Links: r.cardRows(touched)})
	}
	return blocks
}

// cardRows returns the names of cards, each leading to its page.
func (r *Reader) cardRows(cards []content.CardOf) (rows []render.Row) {
	for _, card := range cards {
		rows = append(rows, render.Row{Text: r.cards.DistinctName(card), Link: fmt.Sprintf("%s%d:%d", CardLink, card.Kind, card.N)})
	}
	return rows
}

// cardPage shows a card large, and leads to the rules it has to do with.
func (r *Reader) cardPage(link string) []render.Block {
	var card content.CardOf
	if _, err := fmt.Sscanf(link, "%d:%d", &card.Kind, &card.N); err != nil {
		return nil
	}
	face := render.FaceOf(r.cards, card)
	blocks := []render.Block{{Kind: render.Heading, Text: face.Title, Note: "A card; Back returns to where you were"},
		{Kind: render.Card, Face: &face}}
	back := render.Block{Kind: render.Links, Text: "Rules"}
	for _, rule := range r.cards.RulesOf(r.reference, card) {
		back.Links = append(back.Links, render.Row{Text: rule.Title, Link: rule.ID})
	}
	if len(back.Links) > 0 {
		blocks = append(blocks, back)
	}
	return blocks
}

func (r *Reader) chapterOf(rule *content.RuleText) string {
	for _, c := range r.reference.Chapters {
		for i := range c.Rules {
			if c.Rules[i].ID == rule.ID {
				return c.Title
			}
		}
	}
	return ""
}

// glossaryPage returns a part of the glossary, with one of its words lit if that was looked for.
func (r *Reader) glossaryPage(title, word string) []render.Block {
	for _, g := range r.reference.Glossary {
		if g.Title != title {
			continue
		}
		blocks := []render.Block{{Kind: render.Heading, Text: g.Title, Note: "Icons and words; a click opens the rule"}}
		for _, t := range g.Terms {
			blocks = append(blocks, render.Block{
				Kind: render.Entry, Icon: t.Icon, Note: t.Word, Text: t.Text, Lit: t.Word == word, Links: []render.Row{{Text: t.Word,
					Link: t.Rule}},
			})
		}
		return blocks
	}
	return nil
}
