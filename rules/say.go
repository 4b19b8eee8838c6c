package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"sixwinters/content"
)

// Card texts are put into words from the effects themselves, so that what is printed and what happens cannot differ.
// Icons stand in them as tokens in braces, {support} or {body} or {6}; "here" is the location of the card or character.

// words puts one list of effects into words. Every effect says one clause.
type words struct {
	list   ProgramKind // where the list is printed; NoProgram for what is standing on an obstacle or location
	box    string      // of an ability: what is paid, as it is printed in its box
	bearer string      // of an ability: the character's name
	full   bool        // of an ability: in full sentences, not as short as the mat wants it
	moved  bool        // the card has moved by an effect said before
	said   []string    // clauses without capital and full stop
}

// phrase says all effects of a list.
func (w *words) phrase(list []content.Effect) {
	for i := range list {
		if say := operations[list[i].Do].say; say != nil {
			say(w, &list[i])
		}
	}
}

// sentences returns what has been said, as sentences.
func (w *words) sentences() string {
	all := make([]string, len(w.said))
	for i, clause := range w.said {
		all[i] = sentence(clause)
	}
	return strings.Join(all, " ")
}

// do says what the players do or what happens, as an order: "discard a spy".
func (w *words) do(ef *content.Effect, order string) {
	if ef.May {
		order = "you may " + order
	}
	w.happens(ef, order)
}

// happens says a clause that has its own subject, after the condition of the effect.
func (w *words) happens(ef *content.Effect, clause string) {
	if ef.If.Test != content.Always {
		clause = "if " + w.condition(&ef.If) + ", " + clause
	}
	w.said = append(w.said, clause)
}

// verb is a word for what characters do, as several do it and as one does.
type verb struct{ several, one string }

// all says what the characters of an effect do together: "all characters here take 2 {psyche}".
func (w *words) all(ef *content.Effect, v verb, what string) {
	w.does(ef, v, what, false)
}

// each says what every one of the characters of an effect does for itself: "each character here sets its ...".
func (w *words) each(ef *content.Effect, v verb, what string) {
	w.does(ef, v, what, true)
}

func (w *words) does(ef *content.Effect, v verb, what string, each bool) {
	if ef.Who.Scope == content.Self {
		w.do(ef, v.several+" "+what)
		return
	}
	who, several := w.who(&ef.Who, each || ef.May)
	switch {
	case ef.May:
		who += " may " + v.several
	case several:
		who += " " + v.several
	default:
		who += " " + v.one
	}
	w.happens(ef, who+" "+what)
}

// here returns the word for where the card is, once it has moved if it did.
func (w *words) here() string {
	if w.moved {
		return "there"
	}
	return "here"
}

// region returns the region the card is in, once it has moved if it did.
func (w *words) region() string {
	if w.moved {
		return "that region"
	}
	return "this region"
}

// sentence gives a clause its capital and its full stop. A clause that begins with an icon has no capital.
func sentence(clause string) string {
	if clause == "" {
		return ""
	}
	return Stopped(Capital(clause) + ".")
}

// Stopped returns sentences of which none has a full stop after a question or exclamation mark: some cards have one at the end
// of their name.
func Stopped(say string) string { return stopped.Replace(say) }

var stopped = strings.NewReplacer("?.", "?", "!.", "!")

// Capital returns a text that begins with a capital letter, as a sentence does.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

// icon returns the token of an icon, by its name.
func icon(name string) string { return "{" + name + "}" }

// dieIcon returns the token of a die value.
func dieIcon(value int) string { return icon(string(rune('0' + value))) }

// Joined returns a list in words, with a word before the last of several: "a, b or c".
func Joined(items []string, last string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	n := len(items) - 1
	return strings.Join(items[:n], ", ") + " " + last + " " + items[n]
}

// Which returns where a word stands among those to choose from. The error names them.
func Which(what, word string, words []string) (int, error) {
	i := slices.Index(words, word)
	if i < 0 {
		return 0, fmt.Errorf("there is no %s %q; choose %s", what, word, Joined(words, "or"))
	}
	return i, nil
}

// AOrAn puts the indefinite article before a noun, which may begin with an icon: "an espionage asset", "a {military} die".
func AOrAn(noun string) string {
	first := strings.TrimPrefix(noun, "{")
	if strings.HasPrefix(first, "unit") || !strings.ContainsAny(first[:1], "aeiouAEIOU") {
		return "a " + noun
	}
	return "an " + noun
}

// oneOrMore returns a number of things: "a die", "2 dice".
func oneOrMore(n int, one, several string) string {
	if n == 1 {
		return AOrAn(one)
	}
	return HowMany(n, one, several)
}

// HowMany returns a number of things, one included: "1 die", "2 dice".
func HowMany(n int, one, several string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + several
}

var romans = [Years + 1]string{"", "I", "II", "III", "IV", "V", "VI"}

// Roman returns a year or a stage of progress cards, 0..6, as a roman number; "" for 0.
func Roman(n int) string { return romans[n] }
