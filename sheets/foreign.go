package sheets

import (
	"regexp"
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

// markup is the sign before a word that is printed as an icon, in the tables of nanDECK and InDesign that the author of the game uses.
const markup = "xx"

// plainWord returns a word of the game in the letters that card files have: `xxEMPIRE`, `Empire` and `empire` are the same.
func plainWord(s string) string {
	s = strings.TrimSpace(plainSigns.Replace(s))
	s = strings.TrimSpace(strings.TrimSuffix(strings.TrimPrefix(s, markup), "."))
	return strings.ToLower(s)
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
