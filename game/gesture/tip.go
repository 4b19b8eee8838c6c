package gesture

import (
	"strings"

	"sixwinters/content"
)

// Tip explains something in a few words. Icons stand in it as {name}.
type Tip struct {
	Title string
	Text  []string // sentences, a line each
	Rule  string   // id of the rule it belongs to
}

// Empty reports that there is nothing to say.
func (t Tip) Empty() bool { return t.Title == "" }

// Sign returns what an icon means.
func Sign(reference *content.Reference, icon string) Tip {
	term := reference.Icon(icon)
	if term == nil {
		return Tip{}
	}
	return Tip{Title: "{" + icon + "} " + term.Word, Text: []string{term.Text}, Rule: term.Rule}
}

// Word returns what a word of a card text means, where it has a meaning of its own.
func Word(reference *content.Reference, word string) Tip {
	word = strings.ToLower(strings.Trim(word, ".,:;()"))
	for i := range reference.Glossary {
		for k := range reference.Glossary[i].Terms {
			term := &reference.Glossary[i].Terms[k]
			means := strings.ToLower(term.Word)
			if word == means || word == means+"s" || word == means+"ed" || word == means+"es" {
				return Tip{Title: term.Word, Text: []string{term.Text}, Rule: term.Rule}
			}
		}
	}
	return Tip{}
}
