package content

import (
	"cmp"
	"slices"
	"strings"
)

// The worth of a place where a word of a query is found. Of synonyms the earlier count more.
const (
	worthID    = 120 // the id itself
	worthTitle = 100 // a word of the title, whole
	worthBegun = 80  // the beginning of one
	worthAlso  = 104 // the first of the other words for the rule; each further one counts worthLess less
	worthLess  = 2
	worthShort = 30 // less where only the beginning of one of the other words is asked for
	worthText  = 10 // somewhere in the text
)

// The weights of the words of a query: a word that tells things apart counts more than one for a kind of thing.
const (
	saysWhich = 2
	saysKind  = 1
)

// Search returns the rules and the terms of the glossary that match a query, the best first. A word of the query matches
// if it, or a word that begins with it, is in the title of a rule, its synonyms or its text. Where no rule has every word,
// those that have most of them are found.
func (r *Reference) Search(query string) (rules []*RuleText, terms []*Term) {
	words := asked(query)
	if len(words) == 0 {
		return nil, nil
	}
	rules, _ = r.rulesFor(words)
	terms, _ = r.termsFor(words)
	return rules, terms
}

// MeansTerm reports whether a query rather means a term of the glossary than a rule: a description of a sign has at most
// one word in common with any rule.
func (r *Reference) MeansTerm(query string) bool {
	rule, term := r.fit(asked(query))
	if term.said == rule.said {
		return term.whole > rule.whole
	}
	return term.said > rule.said
}

// fit returns the fit of the best rule and of the best term.
func (r *Reference) fit(words []string) (rule, term fit) {
	_, rule = r.rulesFor(words)
	_, term = r.termsFor(words)
	return rule, term
}

// fit is how well a rule or a term matches a query.
type fit struct {
	said  int // of its words stand there
	whole int // and how many of these as they are, among the words for it
	worth int
}

// best returns the greater of two fits, for words found at all and for whole words.
func (f *fit) best(other fit) { f.said, f.whole = max(f.said, other.said), max(f.whole, other.whole) }

// rulesFor returns the rules that have most words, the best first, and the best fit of any.
func (r *Reference) rulesFor(words []string) (rules []*RuleText, best fit) {
	type hit struct {
		rule *RuleText
		fit
	}
	var hits []hit
	for i := range r.Chapters {
		for k := range r.Chapters[i].Rules {
			rule := &r.Chapters[i].Rules[k]
			h := hit{rule, r.fitsRule(rule, words)}
			hits = append(hits, h)
			best.best(h.fit)
		}
	}
	slices.SortStableFunc(hits, func(a, b hit) int { return cmp.Compare(b.worth, a.worth) })
	for _, h := range hits {
		if h.said > 0 && h.said == best.said {
			rules = append(rules, h.rule)
		}
	}
	return rules, best
}

// fitsRule returns the fit of a rule.
func (r *Reference) fitsRule(rule *RuleText, words []string) (f fit) {
	text := wordsOf(r.Plain(strings.Join(append(rule.Text, rule.Example...), " ")))
	title := append(wordsOf(rule.Title), wordsOf(rule.ID)...)
	for _, w := range words {
		is := worthOf(w, title, rule.Also, text)
		if stemOf(w) == stemOf(rule.ID) {
			is = worthID
		}
		if is == 0 {
			continue
		}
		f.said, f.worth = f.said+saying(w), f.worth+is
		if slices.ContainsFunc(title, bentFrom(w)) || slices.ContainsFunc(rule.Also, bentFrom(w)) {
			f.whole++
		}
	}
	return f
}

// termsFor returns the terms that have most words and all the distinctive ones; first those that have them whole, and of
// these the ones with that name.
func (r *Reference) termsFor(words []string) (terms []*Term, best fit) {
	type hit struct {
		term *Term
		fit
	}
	var hits []hit
	needed := 0
	for _, w := range words {
		if saying(w) == saysWhich {
			needed += saysWhich
		}
	}
	for i := range r.Glossary {
		for k := range r.Glossary[i].Terms {
			h := hit{term: &r.Glossary[i].Terms[k]}
			h.fit = h.term.fits(words)
			if h.said >= max(needed, saysKind) {
				hits = append(hits, h)
				best.best(h.fit)
			}
		}
	}
	slices.SortStableFunc(hits, func(a, b hit) int {
		return cmp.Or(cmp.Compare(b.whole, a.whole), cmp.Compare(b.worth, a.worth))
	})
	for _, h := range hits {
		if h.said == best.said {
			terms = append(terms, h.term)
		}
	}
	return terms, best
}

// fits returns the fit of a term.
func (t *Term) fits(words []string) (f fit) {
	own := wordsOf(t.Word)
	named := append(own, t.Also...)
	for _, w := range words {
		if !slices.ContainsFunc(named, begunBy(w)) {
			continue
		}
		f.said += saying(w)
		if slices.ContainsFunc(named, bentFrom(w)) {
			f.whole++
		}
		if slices.ContainsFunc(own, bentFrom(w)) {
			f.worth += worthTitle
		}
	}
	return f
}

// MeansCard reports whether a query rather means the cards it finds than a rule or a term: none of those has all of its
// words.
func (r *Reference) MeansCard(query string, found []CardOf) bool {
	words := asked(query)
	all := 0
	for _, w := range words {
		all += saying(w)
	}
	rule, term := r.fit(words)
	return len(found) > 0 && max(rule.said, term.said) < all
}

// Search returns the cards in whose names every word of a query stands, or a word that begins with it, in the order of the
// content. Copies count once.
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

// worthOf returns the worth of a word of a query for a rule; 0 if it is not found.
func worthOf(word string, title, also, text []string) int {
	begun := begunBy(word)
	whole := slices.IndexFunc(also, bentFrom(word))
	switch i := slices.IndexFunc(also, begun); {
	case slices.Contains(title, word):
		return worthTitle
	case whole >= 0:
		return max(worthAlso-worthLess*whole, worthText+1)
	case i >= 0:
		return max(worthAlso-worthLess*i-worthShort, worthText+1)
	case slices.ContainsFunc(title, begun):
		return worthBegun
	case slices.ContainsFunc(text, begun):
		return worthText
	}
	return 0
}

// bentFrom returns a test whether a word is a form of a word of a query.
func bentFrom(word string) func(string) bool {
	stem := stemOf(word)
	return func(w string) bool { return w == word || stemOf(w) == stem || w == stem+"e" }
}

// begunBy returns a test whether a word begins with a word of a query, whatever its ending: "winning" begins "win",
// "titles" "title".
func begunBy(word string) func(string) bool {
	stem := stemOf(word)
	return func(w string) bool {
		return strings.HasPrefix(w, word) || w == stem || stem != word && w == stem+"e"
	}
}

// stemOf returns a word without an inflected ending.
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

// wordsOf returns the words of a text in lower case, without punctuation.
func wordsOf(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return strings.ContainsRune(" .,;:!?()[]\"'-", c) })
}

// idle are words of questions that do not describe what is looked for.
var idle = strings.Fields("a an the of to in on at is are am be do does did i we my our you your it its this that if and or for with by from " +
	"t s can could may must should will would how what when where which who why many much get gets goes use mode not cant dont " +
	"mean means picture image icon icons sign signs look looks like than too")

// kinds are words for many things, which say less of what is looked for.
var kinds = strings.Fields("die dice cube cubes square squares box boxes card cards marker markers mark symbol symbols button buttons bolt glass light")

// saying returns the weight of a word of a query.
func saying(word string) int {
	if slices.Contains(kinds, word) {
		return saysKind
	}
	return saysWhich
}

// asked returns the words of a query that are not idle, or all if all are.
func asked(query string) []string {
	all := wordsOf(query)
	words := slices.DeleteFunc(slices.Clone(all), func(w string) bool { return slices.Contains(idle, w) })
	if len(words) == 0 {
		return all
	}
	return words
}
