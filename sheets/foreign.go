package sheets

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// What other programs make of tables, and what the tables of others call the same things.

// date matches what spreadsheets write for dates.
var date = regexp.MustCompile(`^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}[- ][A-Z][a-z]{2}([- ]\d{2,4})?)( \d{1,2}:\d{2}(:\d{2})?)?$`)

// risky matches a text that a spreadsheet may take for a formula, a number or a date.
var risky = regexp.MustCompile(`(?i)^([=+\-@'].*|.*\d.*|true|false|wahr|falsch)$`)

// guarded returns a text as it stands in a cell: with an apostrophe before it if a spreadsheet could make something else of it. Reading
// takes the apostrophe away again.
func guarded(s string) string {
	if risky.MatchString(s) {
		return "'" + s
	}
	return s
}

// alias are columns of the tables of others that mean the same.
var alias = map[string]string{
	"psyche_stress": "psyche", "body_stress": "body", "tag": "tags", "threat_symbols": "threats", "season": "seasons", "starting_obstacles": "attach",
}

// heading returns the name of a column as it is looked for: in small letters, without signs of programs before it.
func heading(s string) string {
	s = strings.ToLower(strings.TrimPrefix(strings.TrimSpace(strings.TrimPrefix(s, "'")), "@"))
	return strings.NewReplacer(" ", "_", "-", "_").Replace(s)
}

// columnNames returns the names by which a kind knows the columns of a table. Of a column of its own and another that means the same, the
// first counts, unless only the other has numbers: the author of the game prints `xxBODY` in a column body, and counts in body_stress.
func (k *kind) columnNames(t *Table) (names []string) {
	for _, said := range t.Columns {
		names = append(names, heading(said))
	}
	for i, name := range names {
		other, is := alias[name]
		if !is || slices.ContainsFunc(k.columns, func(c column) bool { return c.name == name }) {
			continue
		}
		own := slices.Index(names, other)
		switch {
		case own < 0:
			names[i] = other
		case k.counts(other) && !t.hasNumber(own) && t.hasNumber(i):
			names[i], names[own] = other, name
		}
	}
	return names
}

// counts reports whether a column of a kind has numbers.
func (k *kind) counts(name string) bool {
	return slices.ContainsFunc(k.columns, func(c column) bool { return c.name == name && c.form == number })
}

// hasNumber reports whether a number stands in a column of a table.
func (t *Table) hasNumber(column int) bool {
	return slices.ContainsFunc(t.Rows, func(row Row) bool {
		_, is := wholeNumber(row.Cells[column])
		return is
	})
}

// markup is the sign before a word that is printed as an icon, in the tables of nanDECK and InDesign that the author of the game uses.
const markup = "xx"

// space is what the same tables write for a blank that keeps its width.
const space = "##nbsp##"

// printedRegions are the regions as cards name them.
var printedRegions = map[string]string{"the empire": "empire", "red bank": "redbank", "settled lands": "settled", "the settled lands": "settled"}

// counted are numbers as words.
var counted = []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// iconed matches icons in a row, with or without the sign of a colour.
var iconed = regexp.MustCompile(`^([A-Z]{2})?xx([A-Z]+(?:xx[A-Z]+)*)$`)

// icon returns the words of one that is printed as icons: of `xxEMPIRE` and of `YYxxTHREEYY`, which has a colour round it, one word, and of
// `xxSORCERYxxSORCERY` two. It returns nil for any other.
func icon(s string) []string {
	parts := iconed.FindStringSubmatch(strings.TrimSuffix(s, "."))
	if parts == nil {
		return nil
	}
	return strings.Split(strings.TrimSuffix(parts[2], parts[1]), markup)
}

// plainWord returns a word of the game in the letters that card files have: `xxEMPIRE`, `Empire` and `empire` are the same.
func plainWord(s string) string {
	s = strings.TrimSpace(plainSigns.Replace(strings.ReplaceAll(s, space, " ")))
	if words := icon(s); len(words) == 1 {
		s = words[0]
	}
	return strings.ToLower(strings.TrimSpace(strings.TrimSuffix(s, ".")))
}

// iconWords returns the words of an item of a list: several if they are printed as icons one after the other. A word that repeats its icon,
// as in `xxEMPIRE Empire`, is left out.
func iconWords(item string) (all []string) {
	var words []string
	last := ""
	end := func() {
		if word := plainWord(strings.Join(words, " ")); word != "" && word != last {
			all = append(all, word)
		}
		words, last = nil, ""
	}
	for _, field := range strings.Fields(strings.ReplaceAll(item, space, " ")) {
		icons := icon(field)
		if icons == nil {
			words = append(words, field)
			continue
		}
		end()
		for _, word := range icons {
			last = strings.ToLower(word)
			all = append(all, last)
		}
	}
	end()
	return all
}

// wholeNumber reads a whole number: in figures, as spreadsheets write them (2.0, 2,0), as a word or as printed dots.
func wholeNumber(cell string) (int64, bool) {
	if n, err := strconv.ParseFloat(strings.Replace(cell, ",", ".", 1), 64); err == nil && n == float64(int64(n)) {
		return int64(n), true
	}
	if n := slices.Index(counted, plainWord(cell)); n >= 0 {
		return int64(n), true
	}
	return dots(cell)
}

// dots reads a rank that is printed as dots: `xxDOT xxDOT GGxxDOTGG` is 2, for those between GG are printed grey.
func dots(s string) (int64, bool) {
	n := int64(0)
	for _, dot := range strings.Fields(s) {
		switch dot {
		case markup + "DOT":
			n++
		case "GG" + markup + "DOTGG":
		default:
			return 0, false
		}
	}
	return n, s != ""
}
