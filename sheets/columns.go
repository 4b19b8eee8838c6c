package sheets

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
)

// form is how the value of a key stands in a cell.
type form uint8

const (
	text    form = iota // as it is
	word                // a word of the game
	number              // or a word, where a key takes both
	flag                // yes, or nothing
	words               // a list, with commas between
	names               // the same of names
	numbers             // a list, with blanks between
	keys                // a table in the notation of effects
	effects             // a list of effects
	ability             // an ability
	squares             // a row of squares
)

// column is a column of a table, and the key of a card that stands in it.
type column struct {
	name string
	form form
	key  string
	sub  string // the key within that of the card; "" if the card has the value itself
	nth  int    // of a list, from 0; -1 if the card has the value itself
}

// kind is a kind of card with its table.
type kind struct {
	word    string // in card files, such as "obstacle"
	file    string // of its table
	columns []column
	id      []string // the columns that tell one card from another
	always  []string // keys that are tables, which every card has though they be empty
}

// deck is the column that names the file of a card; it belongs to no key.
const deck = "deck"

func col(name string, f form) column { return column{name, f, name, "", -1} }

func within(key string, f form, subs ...string) (all []column) {
	for _, sub := range subs {
		all = append(all, column{sub, f, key, sub, -1})
	}
	return all
}

func each(name, key string, f form, n int) (all []column) {
	for i := range n {
		all = append(all, column{name + strconv.Itoa(i+1), f, key, "", i})
	}
	return all
}

// kinds are all tables of cards, in the order they are written.
var kinds = []kind{
	{"obstacle", "obstacles.csv", slices.Concat(
		[]column{col("name", text), col("region", word), col("of_location", flag), col("seasons", words), col("tags", words), col("threats", words),
			col("extra_threat", keys), col("skill", word), col("difficulty", number), col("dice", numbers)},
		within("damage", number, "psyche", "body"), within("damage", flag, "dice_on_card"),
		[]column{col("activate", effects), col("overcome", effects), col("arrive", effects), col("standing", effects), col("picture", text)},
	), []string{"name", "region", "skill"}, []string{"damage"}},
	{"location", "locations.csv", slices.Concat(
		[]column{col("name", text), col("region", word), col("threat", flag), col("desolation", flag), col("tags", words)},
		[]column{{"move_empire", number, "move", "empire", -1}, {"move_redbank", number, "move", "redbank", -1}, {"move_settled", number, "move", "settled", -1}},
		[]column{col("icon", word), col("attach", names), col("action", effects), col("arrive", effects), col("standing", effects), col("picture", text)},
	), []string{"name"}, []string{"move"}},
	{"progress", "progress.csv", slices.Concat(
		[]column{col("name", text), col("obstacle_at", word), col("reward", words)},
		each("row", "squares", squares, 4), []column{col("picture", text)},
	), []string{"name"}, nil},
	{"character", "characters.csv", slices.Concat(
		[]column{col("name", text), col("title", text)}, within("base", number, "psyche", "body"), within("skills", number, content.Words("skill")...),
		[]column{col("start", flag), col("task", keys)}, each("ability", "abilities", ability, 3), each("achievement", "achievements", ability, 6),
		[]column{col("picture", text)},
	), []string{"name"}, []string{"base", "skills"}},
	{"event", "events.csv", []column{col("name", text), col("season", word), col("symbols", number), col("effects", effects), col("picture", text)},
		[]string{"season", "symbols"}, nil},
}

// kindOf returns a kind by its word in card files.
func kindOf(word string) *kind {
	return &kinds[slices.IndexFunc(kinds, func(k kind) bool { return k.word == word })]
}

// get returns the value of a column of a card, or nil.
func (c *column) get(card map[string]any) any {
	x := card[c.key]
	switch {
	case c.sub != "":
		table, _ := x.(map[string]any)
		return table[c.sub]
	case c.nth >= 0:
		if list, _ := x.([]any); c.nth < len(list) {
			return list[c.nth]
		}
		return nil
	}
	return x
}

// set gives a card the value of a column; nil takes it away.
func (c *column) set(card map[string]any, x any) {
	switch {
	case c.sub != "":
		table, _ := card[c.key].(map[string]any)
		if table == nil {
			table = map[string]any{}
			card[c.key] = table
		}
		put(table, c.sub, x)
	case c.nth >= 0:
		list, _ := card[c.key].([]any)
		if x == nil && c.nth >= len(list) {
			return
		}
		for c.nth >= len(list) {
			list = append(list, nil)
		}
		list[c.nth] = x
		card[c.key] = list
	default:
		put(card, c.key, x)
	}
}

func put(table map[string]any, key string, x any) {
	if x == nil {
		delete(table, key)
		return
	}
	table[key] = x
}

// cell returns what stands in the column for a card.
func (c *column) cell(card map[string]any) string {
	x := c.get(card)
	if x == nil {
		return ""
	}
	switch c.form {
	case text:
		return guarded(fmt.Sprint(x))
	case flag:
		if x == true {
			return "yes"
		}
		return ""
	case words, names:
		return listLine(x, ", ")
	case numbers:
		return listLine(x, " ")
	case keys:
		if table, is := x.(map[string]any); is {
			return tableLine(table)
		}
	case effects:
		return effectsLine(x)
	case ability:
		return abilityLine(x)
	case squares:
		return squaresLine(fmt.Sprint(x))
	}
	return fmt.Sprint(x)
}

// listLine writes a list, or the one item that stands for it. An item with a comma or quotation mark stands in quotation marks.
func listLine(x any, between string) string {
	list, is := x.([]any)
	if !is {
		list = []any{x}
	}
	var all []string
	for _, item := range list {
		s := fmt.Sprint(item)
		if strings.ContainsAny(s, `",;`) {
			s = `"` + strings.ReplaceAll(s, `"`, `""`) + `"`
		}
		all = append(all, s)
	}
	return strings.Join(all, between)
}

// squaresLine writes a row of squares with bars round it, so that no spreadsheet takes `+1` or `=` at its beginning for a formula.
func squaresLine(row string) string {
	if strings.TrimSpace(row) == "" {
		return ""
	}
	return "| " + strings.Join(squareCells(row), " | ") + " |"
}

// squareCells returns the squares of a row, each with one blank between its words.
func squareCells(row string) []string {
	row = strings.TrimSpace(row)
	row = strings.TrimSuffix(strings.TrimPrefix(row, "|"), "|")
	cells := strings.Split(row, "|")
	for i, cell := range cells {
		if cells[i] = strings.Join(strings.Fields(cell), " "); cells[i] == "" {
			cells[i] = "."
		}
	}
	return cells
}

// read returns the value in a cell, nil if it is empty. The error says what is wrong with it.
func (c *column) read(cell string) (any, error) {
	if c.form == text {
		if cell = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(cell), "'")); cell == "" {
			return nil, nil
		}
		return cell, nil
	}
	cell = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(cell), "'"))
	if cell == "" {
		return nil, nil
	}
	if date.MatchString(cell) {
		return nil, fmt.Errorf("%q is a date, which the spreadsheet has made of what was typed: format the column as text and type it again", cell)
	}
	switch c.form {
	case word:
		if region, is := printedRegions[plainWord(cell)]; is && c.key == "region" {
			return region, nil
		}
		return plainWord(cell), nil
	case number:
		n, is := wholeNumber(cell)
		if rest, had := strings.CutPrefix(plainWord(cell), c.name+" "); !is && had { // difficulty 2
			n, is = wholeNumber(rest)
		}
		switch {
		case is && n == 0 && c.key == "damage": // which card files leave out
			return nil, nil
		case is:
			return n, nil
		}
		return plainWord(cell), nil
	case flag:
		switch strings.ToLower(cell) {
		case "yes", "true", "x", "1", "y", "wahr", "vrai", "verdadero", "vero":
			return true, nil
		case "no", "false", "0", "n", "falsch", "faux", "falso":
			return nil, nil
		}
		return nil, fmt.Errorf("%q should be yes, or nothing", clip(cell))
	case words:
		var list []any
		for _, item := range splitList(cell, ",;\n.") {
			for _, word := range iconWords(item) {
				list = append(list, word)
			}
		}
		return list, nil
	case names:
		var list []any
		for _, item := range splitList(cell, ",;\n") {
			list = append(list, item)
		}
		return list, nil
	case numbers:
		var list []any
		for _, item := range strings.FieldsFunc(cell, func(r rune) bool { return strings.ContainsRune(" ,;\n\t\u00a0", r) }) {
			n, is := wholeNumber(item)
			if !is {
				return nil, fmt.Errorf("%q should be numbers with blanks between, such as 2 4 4", clip(cell))
			}
			list = append(list, n)
		}
		return list, nil
	case keys:
		return readTable(cell)
	case effects:
		if prose(cell) {
			return nil, fmt.Errorf("%q is free text: write by-hand text=\"...\" for what the players carry out, or an operation with its keys", clip(cell))
		}
		list, err := readEffects(cell)
		if list == nil || err != nil {
			return nil, err
		}
		return list, nil
	case ability:
		return readAbility(cell)
	case squares:
		return strings.Join(squareCells(plainSigns.Replace(cell)), " | "), nil
	}
	return cell, nil
}

// prose reports whether effects read as a text for people: an operation with more than a few words has keys with values.
func prose(cell string) bool {
	const few = 3
	return slices.ContainsFunc(strings.FieldsFunc(cell, func(r rune) bool { return strings.ContainsRune(";\n", r) }), func(effect string) bool {
		return !strings.Contains(effect, "=") && len(strings.Fields(effect)) > few
	})
}

// splitList returns the items of a list without the blanks round them. An item in quotation marks may have any of the signs.
func splitList(cell, signs string) (items []string) {
	var item []rune
	quoted := false
	done := func() {
		if s := strings.TrimSpace(string(item)); s != "" {
			items = append(items, s)
		}
		item = nil
	}
	letters := []rune(plain(cell))
	for i := 0; i < len(letters); i++ {
		switch r := letters[i]; {
		case r == '"' && quoted && i+1 < len(letters) && letters[i+1] == '"':
			item = append(item, r)
			i++
		case r == '"':
			quoted = !quoted
		case !quoted && strings.ContainsRune(signs, r):
			done()
		default:
			item = append(item, r)
		}
	}
	done()
	return items
}
