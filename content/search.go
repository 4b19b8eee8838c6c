package content

import (
	"cmp"
	"slices"
	"strings"
)

// What it is worth that a word of a query stands somewhere. The other words for a rule count the more the earlier they stand.
const (
	worthID    = 120 // the id itself
	worthTitle = 100 // a word of the title, whole
	worthBegun = 80  // the beginning of one
	worthAlso  = 104 // the first of the other words for the rule; each further one counts worthLess less
	worthLess  = 2
	worthText  = 10 // somewhere in the text
)

// Search finds the rules and the terms of the glossary that a query means, the most fitting first. A word of the query
// counts where it, or a word that begins with it, stands in the title of a rule, among the other words people have for it,
// or in its text. Where no rule has every word, those that have most of them are found.
func (r *Reference) Search(query string) (rules []*RuleText, terms []*Term) {
	words := asked(query)
	if len(words) == 0 {
		return nil, nil
	}
	return r.rulesFor(words), r.termsFor(words)
}

// rulesFor are the rules that most words stand in, the most fitting first.
func (r *Reference) rulesFor(words []string) (rules []*RuleText) {
	type hit struct {
		rule         *RuleText
		words, worth int
	}
	var hits []hit
	most := 0
	for i := range r.Chapters {
		for k := range r.Chapters[i].Rules {
			h := hit{rule: &r.Chapters[i].Rules[k]}
			h.words, h.worth = r.worthIn(h.rule, words)
			hits = append(hits, h)
			most = max(most, h.words)
		}
	}
	slices.SortStableFunc(hits, func(a, b hit) int { return cmp.Compare(b.worth, a.worth) })
	for _, h := range hits {
		if h.words > 0 && h.words == most {
			rules = append(rules, h.rule)
		}
	}
	return rules
}

// worthIn is how many of the words stand in a rule, and what they are worth there.
func (r *Reference) worthIn(rule *RuleText, words []string) (found, worth int) {
	text := wordsOf(r.Plain(strings.Join(append(rule.Text, rule.Example...), " ")))
	title := append(wordsOf(rule.Title), wordsOf(rule.ID)...)
	for _, w := range words {
		is := worthOf(w, title, rule.Also, text)
		if stemOf(w) == stemOf(rule.ID) {
			is = worthID
		}
		if is > 0 {
			found, worth = found+1, worth+is
		}
	}
	return found, worth
}

// termsFor are the terms of the glossary that every word stands in.
func (r *Reference) termsFor(words []string) (terms []*Term) {
	for i := range r.Glossary {
		for k := range r.Glossary[i].Terms {
			t := &r.Glossary[i].Terms[k]
			named := append(wordsOf(t.Word), t.Also...)
			if !slices.ContainsFunc(words, func(w string) bool { return !slices.ContainsFunc(named, begunBy(w)) }) {
				terms = append(terms, t)
			}
		}
	}
	return terms
}

// Search finds the cards in whose names every word of a query stands, or a word that begins with it, in the order of the
// content. Copies stand once.
func (c *Content) Search(query string) []CardOf {
	words := asked(query)
	if len(words) == 0 {
		return nil
	}
	named := func(name string) bool {
		of := wordsOf(name)
		return !slices.ContainsFunc(words, func(w string) bool { return !slices.ContainsFunc(of, begunBy(w)) })
	}
	return c.cardsWhere(
		func(o *Obstacle) bool { return named(o.Name) },
		func(l *Location) bool { return named(l.Name) },
		func(p *Progress) bool { return named(p.Name) },
		func(who *Character) bool { return named(who.Name) },
	)
}

// worthOf is what a word of a query is worth for a rule; 0 if it stands nowhere.
func worthOf(word string, title, also, text []string) int {
	begun := begunBy(word)
	switch i := slices.IndexFunc(also, begun); {
	case slices.Contains(title, word):
		return worthTitle
	case i >= 0:
		return max(worthAlso-worthLess*i, worthText+1)
	case slices.ContainsFunc(title, begun):
		return worthBegun
	case slices.ContainsFunc(text, begun):
		return worthText
	}
	return 0
}

// begunBy reports of words whether a word of a query begins them, whatever its ending: "winning" begins "win", "titles" "title".
func begunBy(word string) func(string) bool {
	stem := stemOf(word)
	return func(w string) bool {
		return strings.HasPrefix(w, word) || w == stem || stem != word && w == stem+"e"
	}
}

// stemOf is a word without an ending that only bends it.
func stemOf(word string) string {
	const least = 3 // letters that must be left
	for _, ending := range []string{"ing", "ed", "es", "s"} {
		stem, bent := strings.CutSuffix(word, ending)
		if !bent || len(stem) < least {
			continue
		}
		if n := len(stem); n > least && stem[n-1] == stem[n-2] && ending != "s" { // winn-ing
			return stem[:n-1]
		}
		return stem
	}
	return word
}

// wordsOf are the words of a text in small letters, without the signs about them.
func wordsOf(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return strings.ContainsRune(" .,;:!?()[]\"'-", c) })
}

// idle are words of questions that say nothing of what is looked for.
var idle = strings.Fields("a an the of to in on at is are am be do does did i we my our you your it its this that if and or for with by from " +
	"t s can could may must should will would how what when where which who why many much get gets goes use mode not cant dont")

// asked are the words of a query that say what is looked for: all of them where none does.
func asked(query string) []string {
	all := wordsOf(query)
	words := slices.DeleteFunc(slices.Clone(all), func(w string) bool { return slices.Contains(idle, w) })
	if len(words) == 0 {
		return all
	}
	return words
}
