package content

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"
)

// doc is a content file while it is read.
type doc struct {
	name  string
	box   *Box           // that it is of; nil for a file of the game
	lines map[string]int // by path, see locate
	found *[]Finding
	more  int // findings that are reported beyond mostFindings

	pictures *[]picture
	texts    *[]Text // of cards with letters beyond ASCII; nil where texts are not of cards
}

// path returns the name of the file with that of its box, for findings.
func (d *doc) path() string {
	if d.box == nil {
		return d.name
	}
	return d.box.Path + "/" + d.name
}

// value is a decoded value with its place. The zero value stands for a missing key: reading it gives a default and no
// finding, so that a missing key is reported once.
type value struct {
	doc  *doc
	card string // the name of the entry it belongs to
	path string
	v    any
}

func (v value) present() bool { return v.v != nil }

// line returns the line of the value, or of the nearest thing around it whose line is known.
func (v value) line() int {
	for path := v.path; path != ""; path = parent(path) {
		if n, ok := v.doc.lines[path]; ok {
			return n
		}
	}
	return 1
}

// fail adds a finding at the value.
func (v value) fail(format string, args ...any) {
	switch n := len(*v.doc.found); {
	case n > mostFindings+v.doc.more:
		return
	case n == mostFindings+v.doc.more:
		format, args = "more is wrong: mend what is named here, and check again", nil
	}
	*v.doc.found = append(*v.doc.found, v.finding(format, args...))
}

// finding returns a finding at the value.
func (v value) finding(format string, args ...any) Finding {
	return Finding{v.doc.path(), v.line(), v.card, fmt.Sprintf(format, args...), v.path}
}

// wants adds a finding that the value is of the wrong kind.
func (v value) wants(kind string) {
	v.fail("`%s` should be %s, not %s", label(v.path), kind, describe(v.v))
}

func describe(v any) string {
	switch v := v.(type) {
	case string:
		return fmt.Sprintf("the text %.40q", v)
	case int64:
		return fmt.Sprintf("the number %d", v)
	case float64:
		return fmt.Sprintf("the number %g", v)
	case bool:
		return fmt.Sprint(v)
	case time.Time:
		return "a date"
	case map[string]any, map[string]value:
		return "a table"
	}
	return "a list"
}

// number reads a whole number between least and most.
func (v value) number(least, most int) int {
	if !v.present() {
		return 0
	}
	n, ok := v.v.(int64)
	if !ok || n < int64(least) || n > int64(most) {
		v.wants(fmt.Sprintf("a number from %d to %d", least, most))
		return 0
	}
	return int(n)
}

// text reads a text that is not empty and has no blanks around it.
func (v value) text() string {
	if !v.present() {
		return ""
	}
	s, ok := v.v.(string)
	if !ok || s == "" || strings.TrimSpace(s) != s {
		v.wants("a text without blanks around it")
		return ""
	}
	if v.doc.texts == nil {
		return s
	}
	if strings.ContainsFunc(s, steers) {
		v.fail("`%s` should be one line of plain letters", label(v.path))
		return ""
	}
	if strings.ContainsFunc(s, func(r rune) bool { return r > '~' }) {
		at := v.finding("")
		at.Card, at.path = cmp.Or(at.Card, s), ""
		*v.doc.texts = append(*v.doc.texts, Text{at, s})
	}
	return s
}

// steers reports whether a character begins a new line or steers a terminal.
func steers(r rune) bool { return r < ' ' || r >= 0x7f && r < 0xa0 || r == 0x2028 || r == 0x2029 }

// Text is a text of a card or of a box, and where it stands: at a card, or at the text itself.
type Text struct {
	At   Finding // without words
	Text string
}

// Texts returns the texts of the cards and boards, and of the boxes laid over them, that have letters beyond ASCII.
func (c *Content) Texts() []Text {
	all := c.texts
	for _, box := range c.Boxes {
		all = append(slices.Clip(all), box.texts...)
	}
	return all
}

// flag reads true or false.
func (v value) flag() bool {
	if !v.present() {
		return false
	}
	b, ok := v.v.(bool)
	if !ok {
		v.wants("true or false")
	}
	return b
}

// items reads a list of least to most values.
func (v value) items(least, most int) []value {
	if !v.present() {
		return nil
	}
	var items []value
	add := func(n int, x any) { items = append(items, value{v.doc, v.card, item(v.path, n), x}) }
	switch list := v.v.(type) {
	case []value:
		items = list
	case []any:
		for n, x := range list {
			add(n, x)
		}
	case []map[string]any:
		for n, x := range list {
			add(n, x)
		}
	default:
		v.wants("a list")
		return nil
	}
	if n := len(items); n < least || n > most {
		wanted := fmt.Sprintf("%d to %d items", least, most)
		if least == most {
			wanted = fmt.Sprintf("%d items", least)
		}
		v.fail("`%s` should have %s, not %d", label(v.path), wanted, n)
		return nil
	}
	return items
}

// oneOrMore reads a list that may be written as its only item.
func (v value) oneOrMore() []value {
	if _, ok := v.v.(string); ok {
		return []value{v}
	}
	return v.items(1, 16)
}

// readNumbers reads a list of least to most numbers from 1 to top.
func (v value) readNumbers(least, most, top int) []int {
	var numbers []int
	for _, x := range v.items(least, most) {
		numbers = append(numbers, x.number(1, top))
	}
	return numbers
}

// readWord reads a word of a closed list (see [Words]); none if it is missing or unknown.
func readWord[T ~uint8](v value, kind string, none T) T {
	s := v.text()
	if s == "" {
		return none
	}
	known := Words(kind)
	if i := slices.Index(known, s); i >= 0 {
		return T(i)
	}
	v.fail("%s", unknown(kind, s, known))
	return none
}

// readSet reads one or more words of a closed list as a set, one bit each.
func readSet[T ~uint8 | ~uint16](v value, kind string) T {
	const none = 255
	var set T
	if !v.present() {
		return 0
	}
	for _, x := range v.oneOrMore() {
		i := readWord(x, kind, uint8(none))
		if i == none {
			continue
		}
		if set&(1<<i) != 0 {
			x.fail("`%s` is named twice", x.text())
		}
		set |= 1 << i
	}
	return set
}

// table is a table of a file. It records the keys that are read, to report the others.
type table struct {
	value
	keys    map[string]any // as the file has them or, of several files, each a value
	asked   []string
	missing [][]string // each: one of these
}

// table reads a table; anything else gives a finding and an empty one.
func (v value) table() *table {
	t := &table{value: v}
	if !v.present() {
		return t
	}
	switch keys := v.v.(type) {
	case map[string]value: // of several files
		t.keys = make(map[string]any, len(keys))
		for key, x := range keys {
			t.keys[key] = x
		}
	case map[string]any:
		t.keys = keys
	default:
		v.wants("a table")
		t.v = nil
	}
	return t
}

// opt returns the value of an optional key.
func (t *table) opt(key string) value {
	t.asked = append(t.asked, key)
	return t.at(key)
}

// at is opt without recording that the key is read.
func (t *table) at(key string) value {
	x, ok := t.keys[key]
	if !ok {
		return value{}
	}
	if laid, ok := x.(value); ok {
		laid.card = t.card
		return laid
	}
	return value{t.doc, t.card, join(t.path, key), x}
}

// values returns the values of all keys.
func (t *table) values() map[string]value {
	all := map[string]value{}
	for key := range t.keys {
		all[key] = t.at(key)
	}
	return all
}

// need returns the value of a required key.
func (t *table) need(key string) value {
	v := t.opt(key)
	if !v.present() {
		t.missing = append(t.missing, []string{key})
	}
	return v
}

// optOne returns the value of the one key of several that exclude each other, and which it is; "" if there is none.
func (t *table) optOne(keys ...string) (string, value) {
	found, v := "", value{}
	for _, key := range keys {
		x := t.opt(key)
		if !x.present() {
			continue
		}
		if found != "" {
			x.fail("`%s` and `%s` exclude each other", found, key)
			continue
		}
		found, v = key, x
	}
	return found, v
}

// needOne is like optOne, but one of the keys is required.
func (t *table) needOne(keys ...string) (string, value) {
	found, v := t.optOne(keys...)
	if found == "" {
		t.missing = append(t.missing, keys)
	}
	return found, v
}

// has reports whether the table has the key, without reading it.
func (t *table) has(key string) bool {
	_, ok := t.keys[key]
	return ok
}

// done reports the keys that were not read and those that are missing. A missing key that is there misspelt is reported
// once, as misspelt.
func (t *table) done() {
	if !t.present() {
		return
	}
	for _, key := range slices.Sorted(maps.Keys(t.keys)) {
		if slices.Contains(t.asked, key) {
			continue
		}
		if len(*t.doc.found) > mostFindings+t.doc.more {
			return
		}
		known := t.asked
		free := slices.DeleteFunc(slices.Clone(t.asked), t.has)
		if meant := nearest(key, free); meant != "" {
			known = free
			t.missing = slices.DeleteFunc(t.missing, func(keys []string) bool { return slices.Contains(keys, meant) })
		}
		t.at(key).fail("%s", unknown("key", key, known))
	}
	var missing []string
	for _, keys := range t.missing {
		missing = append(missing, "`"+strings.Join(keys, "` or `")+"`")
	}
	switch last := len(missing) - 1; last {
	case -1:
	case 0:
		t.fail("%s is missing", missing[0])
	default:
		t.fail("%s and %s are missing", strings.Join(missing[:last], ", "), missing[last])
	}
}
