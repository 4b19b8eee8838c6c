package content

import "strings"

// Search finds the rules and the terms of the glossary in which every word of a query stands, or a word that begins
// with it. Those that have one in their title come first. An empty query finds nothing.
func (r *Reference) Search(query string) (rules []*RuleText, terms []*Term) {
	words := strings.Fields(strings.ToLower(query))
	if len(words) == 0 {
		return nil, nil
	}
	var named, told []*RuleText
	for i := range r.Chapters {
		for k := range r.Chapters[i].Rules {
			rule := &r.Chapters[i].Rules[k]
			title := rule.Title + " " + rule.ID
			switch {
			case holds(title, words):
				named = append(named, rule)
			case holds(title+" "+r.Plain(strings.Join(append(rule.Text, rule.Example...), " ")), words):
				told = append(told, rule)
			}
		}
	}
	for i := range r.Glossary {
		for k := range r.Glossary[i].Terms {
			if t := &r.Glossary[i].Terms[k]; holds(t.Word, words) {
				terms = append(terms, t)
			}
		}
	}
	return append(named, told...), terms
}

// holds reports whether each of some words, in small letters, begins a word of a text.
func holds(text string, words []string) bool {
	text = " " + strings.NewReplacer("[", " ", "(", " ", "\"", " ", "-", " ").Replace(strings.ToLower(text))
	for _, w := range words {
		if !strings.Contains(text, " "+w) {
			return false
		}
	}
	return true
}
