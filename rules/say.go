package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"sixwinters/content"
)

// Card texts are generated from the effects, so that text and effect cannot differ. Icons are tokens in
// braces: {support}, {body}, {6}. "Here" is the location of the card or character.

// words generates the text of one list of effects, a clause for each effect.
type words struct {
	list   ProgramKind // where the list is printed; NoProgram for standing effects of obstacles and locations
	box    string      // of an ability: its cost, as printed in its box
	bearer string      // of an ability: the character's name
	full   bool        // of an ability: full sentences instead of the short form for the mat
	takes  string      // of an ability worded without its box: the die that the box takes, such as "a {5}"
	moved  bool        // an earlier effect of the list moves the card
	said   []string    // the clauses so far, without capital and full stop
}

// phrase adds a clause for each effect of a list.
func (w *words) phrase(list []content.Effect) {
	for i := range list {
		if say := operations[list[i].Do].say; say != nil {
			say(w, &list[i])
		}
	}
}

// sentences returns the clauses as sentences.
func (w *words) sentences() string {
	all := make([]string, len(w.said))
	for i, clause := range w.said {
		all[i] = sentence(clause)
	}
	return strings.Join(all, " ")
}

// do adds a clause in the imperative: "discard a spy".
func (w *words) do(ef *content.Effect, order string) {
	if ef.May {
		order = "you may " + order
	}
	w.happens(ef, order)
}

// turns adds a clause of an ability about its effect on the die in its box, in the requested form. into follows "turn a
// die".
func (w *words) turns(ef *content.Effect, short, full, into string) {
	switch {
	case w.full:
		w.do(ef, full)
	case w.takes != "":
		w.do(ef, "turn "+w.takes+" "+into)
	default:
		w.do(ef, short)
	}
}

// happens adds a clause that has its own subject, behind the effect's condition if it has one.
func (w *words) happens(ef *content.Effect, clause string) {
	if ef.If.Test != content.Always {
		clause = "if " + w.condition(&ef.If) + ", " + clause
	}
	w.said = append(w.said, clause)
}

// fill puts the values of an effect into a text, and the right article for "a(n)".
func (w *words) fill(ef *content.Effect, text string) string {
	text = strings.NewReplacer("$resource", resourceIcon(ef.Resource), "$pool", "the "+resourceIcon(ef.Resource)+" pool",
		"$stress", icon(ef.Stress.String()), "$value", dieIcon(ef.Value), "$name", ef.Name, "$here", w.here(),
		"$box", w.box, "$bearer", w.bearer, "$cards", w.manyCards(&ef.Cards), "$card", w.oneCard(&ef.Cards), "$amounts", w.amounts(ef)).Replace(text)
	if before, noun, ok := strings.Cut(text, "a(n) "); ok {
		return before + AOrAn(noun)
	}
	return text
}

// verb is a verb in the plural (or imperative) and in the singular: take, takes.
type verb struct{ several, one string }

// each adds a clause about each of an effect's characters: "each character here sets its ...".
func (w *words) each(ef *content.Effect, v verb, what string) {
	w.does(ef, v, what, true)
}

// does adds what each does or, without each, a clause about all of them together: "all characters here take 2 {psyche}".
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

// here returns "here", or "there" once an effect has moved the card.
func (w *words) here() string {
	if w.moved {
		return "there"
	}
	return "here"
}

// region returns "this region", or "that region" once an effect has moved the card.
func (w *words) region() string {
	if w.moved {
		return "that region"
	}
	return "this region"
}

// sentence gives a clause a capital letter, unless it begins with an icon, and a full stop.
func sentence(clause string) string {
	if clause == "" {
		return ""
	}
	return FixFullStops(Capital(clause) + ".")
}

// FixFullStops returns sentences of which none has a full stop or a colon after a question or exclamation mark, nor two full stops:
// the names of some cards end with a mark. After the colon that goes a sentence begins.
func FixFullStops(say string) string {
	// Few sentences have such a name, and this is called for each: the expression alone would take most of the time.
	if strings.Contains(say, "?: ") || strings.Contains(say, "!: ") {
		say = begun.ReplaceAllStringFunc(say, strings.ToUpper)
	}
	return stopped.Replace(say)
}

var (
	begun   = regexp.MustCompile(`[?!]: \p{Ll}`)
	stopped = strings.NewReplacer("?.", "?", "!.", "!", "?:", "?", "!:", "!", "...", "...", "..", ".")
)

// Quoted returns a name for the middle of a sentence: one that ends with a mark, as the names of some cards do, is quoted, or else the mark would
// end the sentence.
func Quoted(name string) string {
	if strings.HasSuffix(name, "?") || strings.HasSuffix(name, "!") {
		return "\"" + name + "\""
	}
	return name
}

// Capital capitalizes the first letter of a text.
func Capital(text string) string { return withFirst(text, unicode.ToUpper) }

// LowerFirst makes the first letter of a text a small one.
func LowerFirst(text string) string { return withFirst(text, unicode.ToLower) }

func withFirst(text string, change func(rune) rune) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(change(first)) + text[size:]
}

// icon returns the token of an icon, by its name.
func icon(name string) string { return "{" + name + "}" }

// dieIcon returns the token of a die value.
func dieIcon(value int) string { return icon(string(rune('0' + value))) }

// dieIcons returns the tokens of die values one after the other.
func dieIcons(values []int) (icons string) {
	for _, v := range values {
		icons += dieIcon(v)
	}
	return icons
}

// Joined joins items with commas, and with the word last before the last of them: "a, b or c".
func Joined(items []string, last string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	n := len(items) - 1
	return strings.Join(items[:n], ", ") + " " + last + " " + items[n]
}

// numbers are the counts of a repeated name, in words.
var numbers = [...]string{2: "two", 3: "three", 4: "four", 5: "five"}

// The form of a repeated name: the number in words, and the name.
const (
	ManyCards  = "%s %s cards"
	ManyDice   = "%s %s dice"
	ManyPlaces = "%[2]s (%[1]s)"
)

// JoinedOnce joins names, each once: "two Legionary cards and Restless Dead". many is how several of one name are written.
func JoinedOnce(names []string, many string) string {
	var list []string
	count := map[string]int{}
	for _, name := range names {
		if count[name]++; count[name] == 1 {
			list = append(list, name)
		}
	}
	for i, name := range list {
		switch n := count[name]; {
		case n >= len(numbers):
			list[i] = fmt.Sprintf(many, strconv.Itoa(n), name)
		case n > 1:
			list[i] = fmt.Sprintf(many, numbers[n], name)
		}
	}
	return Joined(list, "and")
}

// Which returns the index of word in words. The error names the missing word and the words to choose from.
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

// oneOrMore counts things with an article for one: "a die", "2 dice".
func oneOrMore(n int, one, several string) string {
	if n == 1 {
		return AOrAn(one)
	}
	return HowMany(n, one, several)
}

// HowMany counts things: "1 die", "2 dice".
func HowMany(n int, one, several string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + several
}

var romans = [MostYears + 1]string{"", "I", "II", "III", "IV", "V", "VI"}

// Roman returns n, 0..6, as a roman numeral; "" for 0.
func Roman(n int) string { return romans[n] }
