package sheets

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
)

// Card files as they are written: cards keep their text until they change, and those that change are written as the game's are.

// file is the text of a card file.
type file struct {
	head  string // before the first card, with a line end, or ""
	cards []written
}

// written is a card in a file.
type written struct {
	id   string
	text string // from its header, with the lines after it up to the next
}

// cutFile cuts the text of a file into its cards, of which ids has the identities in their order.
func cutFile(text, kind string, ids []string) *file {
	text = strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "\r\n", "\n")
	header := regexp.MustCompile(`(?m)^[ \t]*\[\[[ \t]*` + kind + `[ \t]*\]\][ \t]*(#.*)?$`)
	at := header.FindAllStringIndex(text, -1)
	if len(at) == 0 || len(at) != len(ids) {
		return &file{head: text}
	}
	f := &file{head: text[:at[0][0]]}
	for i, from := range at {
		to := len(text)
		if i+1 < len(at) {
			to = at[i+1][0]
		}
		f.cards = append(f.cards, written{ids[i], text[from[0]:to]})
	}
	return f
}

func (f *file) find(id string) int {
	return slices.IndexFunc(f.cards, func(c written) bool { return c.id == id })
}

// put writes a card in the place of the one it is the same as, or behind all.
func (f *file) put(id, text string) {
	if i := f.find(id); i >= 0 {
		tail := f.cards[i].text[len(strings.TrimRight(f.cards[i].text, "\n")):]
		f.cards[i].text = strings.TrimRight(text, "\n") + tail
		return
	}
	if n := len(f.cards); n > 0 {
		f.cards[n-1].text = strings.TrimRight(f.cards[n-1].text, "\n") + "\n\n"
	} else if f.head != "" {
		f.head = strings.TrimRight(f.head, "\n") + "\n\n"
	}
	f.cards = append(f.cards, written{id, text})
}

// remove takes a card out.
func (f *file) remove(id string) {
	if i := f.find(id); i >= 0 {
		f.cards = slices.Delete(f.cards, i, i+1)
		if n := len(f.cards); n > 0 && i == n {
			f.cards[n-1].text = strings.TrimRight(f.cards[n-1].text, "\n") + "\n"
		}
	}
}

// top gives a key before the cards another value; nil takes it away. Remarks stay.
func (f *file) top(key string, x any) {
	var kept []string
	lines := strings.Split(strings.TrimSuffix(f.head, "\n"), "\n")
	at := -1
	for i := 0; i < len(lines); i++ {
		name, value, is := strings.Cut(lines[i], "=")
		if !is || strings.TrimSpace(name) != key {
			kept = append(kept, lines[i])
			continue
		}
		at = len(kept)
		for depth := strings.Count(value, "[") - strings.Count(value, "]"); depth > 0 && i+1 < len(lines); {
			i++
			depth += strings.Count(lines[i], "[") - strings.Count(lines[i], "]")
		}
	}
	if x != nil {
		if at < 0 {
			at = len(kept)
			for at > 0 && strings.TrimSpace(kept[at-1]) == "" {
				at--
			}
		}
		kept = slices.Insert(kept, at, key+" = "+tomlValue(x))
	}
	f.head = strings.TrimLeft(strings.Join(kept, "\n"), "\n")
	if f.head != "" {
		f.head = strings.TrimRight(f.head, "\n") + "\n"
		if len(f.cards) > 0 {
			f.head += "\n"
		}
	}
}

func (f *file) String() string {
	var b strings.Builder
	b.WriteString(f.head)
	for _, c := range f.cards {
		b.WriteString(c.text)
	}
	return b.String()
}

// lineOf is what stands in a line of a card file: the number of its card from 0, and the key; "" for its header.
type lineOf struct {
	card int
	key  string
	nth  int // lines after that of the key
}

var keyLine = regexp.MustCompile(`^(\w+)[ \t]*=`)

// linesOf returns what stands in each line of a file; the first is line 1. Card -1 is what stands before the cards.
func (f *file) linesOf() []lineOf {
	at := lineOf{card: -1}
	all := []lineOf{at}
	add := func(text string) {
		for _, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
			if at.nth++; keyLine.MatchString(line) {
				at.key, at.nth = keyLine.FindStringSubmatch(line)[1], 0
			}
			all = append(all, at)
		}
	}
	if f.head != "" {
		add(f.head)
	}
	for i, c := range f.cards {
		at = lineOf{card: i}
		add(c.text)
	}
	return all
}

// cardText returns a card as card files have it.
func cardText(k *kind, card map[string]any) string {
	var b strings.Builder
	fmt.Fprintf(&b, "[[%s]]\n", k.word)
	done := map[string]bool{}
	for i := range k.columns {
		c := &k.columns[i]
		x, there := card[c.key]
		if done[c.key] || !there {
			continue
		}
		done[c.key] = true
		switch list, _ := x.([]any); {
		case c.form == effects || c.form == ability:
			b.WriteString(c.key + " = [\n")
			for _, e := range list {
				b.WriteString("  " + tomlValue(e) + ",\n")
			}
			b.WriteString("]\n")
		case c.form == squares:
			b.WriteString(c.key + " = [\n")
			for _, row := range aligned(list) {
				b.WriteString("  " + tomlText(row) + ",\n")
			}
			b.WriteString("]\n")
		default:
			b.WriteString(c.key + " = " + tomlTop(k, c, x) + "\n")
		}
	}
	return b.String()
}

// tomlTop writes the value of a key of a card. A table that has columns of its own keeps their order.
func tomlTop(k *kind, c *column, x any) string {
	table, is := x.(map[string]any)
	if !is || c.sub == "" {
		return tomlValue(x)
	}
	var all []string
	for _, other := range k.columns {
		if v, there := table[other.sub]; other.key == c.key && there {
			all = append(all, other.sub+" = "+tomlValue(v))
		}
	}
	if len(all) == 0 {
		return "{}"
	}
	return "{ " + strings.Join(all, ", ") + " }"
}

// aligned returns rows of squares with their bars below one another.
func aligned(list []any) (rows []string) {
	var cells [][]string
	var width [8]int
	for _, row := range list {
		cs := squareCells(fmt.Sprint(row))
		cells = append(cells, cs)
		for i, c := range cs[:min(len(cs), len(width))] {
			width[i] = max(width[i], utf8.RuneCountInString(c))
		}
	}
	for _, cs := range cells {
		for i := range cs[:min(len(cs), len(width))] {
			cs[i] += strings.Repeat(" ", width[i]-utf8.RuneCountInString(cs[i]))
		}
		rows = append(rows, strings.Join(cs, " | "))
	}
	return rows
}

// tomlValue writes a value in one line.
func tomlValue(x any) string {
	switch x := x.(type) {
	case string:
		return tomlText(x)
	case []any:
		var all []string
		for _, item := range x {
			all = append(all, tomlValue(item))
		}
		return "[" + strings.Join(all, ", ") + "]"
	case []string:
		var all []any
		for _, item := range x {
			all = append(all, item)
		}
		return tomlValue(all)
	case map[string]any:
		var all []string
		for _, key := range sorted(x) {
			all = append(all, tomlKey(key)+" = "+tomlValue(x[key]))
		}
		if len(all) == 0 {
			return "{}"
		}
		return "{ " + strings.Join(all, ", ") + " }"
	}
	return fmt.Sprint(x)
}

// bareKey matches a key that needs no quotation marks.
var bareKey = regexp.MustCompile(`^[A-Za-z0-9_-]+$`)

// tomlKey writes a key of a table.
func tomlKey(key string) string {
	if bareKey.MatchString(key) {
		return key
	}
	return tomlText(key)
}

// tomlText writes a text in quotation marks.
func tomlText(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteString(`\` + string(r))
		case r < ' ' || r == 0x7f:
			b.WriteString(`\u` + fmt.Sprintf("%04x", r))
		default:
			b.WriteRune(r)
		}
	}
	return b.String() + `"`
}
