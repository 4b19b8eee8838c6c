package content

import (
	"slices"
	"strings"
)

// Meant returns a query with its misspelt words corrected: a word that begins none in the reference and the names of cards
// becomes the nearest one that does, if there is one.
func Meant(query string, r *Reference, c *Content) string {
	words := asked(query)
	known := vocabulary(r, c)
	slips := false
	for i, w := range words {
		if slices.ContainsFunc(known, begunBy(w)) {
			continue
		}
		if meant := misspelt(w, known); meant != "" {
			words[i], slips = meant, true
		}
	}
	if !slips {
		return query
	}
	return strings.Join(words, " ")
}

// vocabulary returns every word that a search can find something by, once, the most telling first.
func vocabulary(r *Reference, c *Content) (words []string) {
	var texts []string
	for i := range r.Chapters {
		for k := range r.Chapters[i].Rules {
			rule := &r.Chapters[i].Rules[k]
			words = append(append(append(words, wordsOf(rule.Title)...), wordsOf(rule.ID)...), rule.Also...)
			texts = append(append(texts, rule.Text...), rule.Example...)
		}
	}
	for i := range r.Glossary {
		for k := range r.Glossary[i].Terms {
			term := &r.Glossary[i].Terms[k]
			words = append(append(words, wordsOf(term.Word)...), term.Also...)
		}
	}
	every := c.cardsWhere(func(*Obstacle) bool { return true }, func(*Location) bool { return true },
		func(*Progress) bool { return true }, func(*Character) bool { return true })
	for _, card := range every {
		words = append(words, wordsOf(c.NameOf(card))...)
	}
	words = append(words, wordsOf(r.Plain(strings.Join(texts, " ")))...)
	seen := map[string]bool{}
	return slices.DeleteFunc(words, func(w string) bool {
		again := seen[w]
		seen[w] = true
		return again
	})
}

// misspelt returns the known word, or the beginning of one, nearest to a word, "" if none is near: one slip is allowed for
// every few letters, and none in the first.
func misspelt(word string, known []string) string {
	const first, each = 5, 3 // letters of which one may be wrong, and how many more for each further one
	if len(word) < first {
		return ""
	}
	slips := 1 + (len(word)-first)/each
	best, least := "", 2*slips+2
	for _, w := range known {
		away := distance(word, w)
		for n := max(first, len(word)-1); n < min(len(w), len(word)+1); n++ {
			away = min(away, distance(word, w[:n]))
		}
		if away > slips {
			continue
		}
		away *= 2
		if w[0] != word[0] {
			away++
		}
		if away < least {
			best, least = w, away
		}
	}
	return best
}
