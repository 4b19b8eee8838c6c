package words

import (
	"strings"

	"sixwinters/rules"
)

// Words as they are shown where there is little room, and as sentences.

// Sentence returns an error as a sentence of its own.
func Sentence(err error) string {
	return rules.FixFullStops(rules.Capital(err.Error()) + ".")
}

// FirstLine returns the first line of a text, cut to what can be read at once.
func FirstLine(say string) string {
	const most = 200
	line, _, _ := strings.Cut(say, "\n")
	if runes := []rune(line); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return line
}
