package words

import (
	"slices"
	"strings"
	"unicode"
)

// Split returns the words of a text in lower case. A hyphen is part of a word.
func Split(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) && r != '-'
	})
}

// Found reports whether each word of a search is a word of a text, or the beginning of one.
func Found(search, text []string) bool {
	return !slices.ContainsFunc(search, func(word string) bool {
		return !slices.ContainsFunc(text, func(is string) bool { return strings.HasPrefix(is, word) })
	})
}
