package sheets

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
)

// The table of the boards has a row for each number or name on them: its key, such as track.support.levels, and its value.

// boardFile is the card file of the boards, and boardTable its table.
const (
	boardFile  = "board.toml"
	boardTable = "board.csv"
)

// flat adds the values of a table by their keys with dots between.
func flat(into map[string]any, before string, table map[string]any) {
	for key, x := range table {
		if below, is := x.(map[string]any); is {
			flat(into, before+key+".", below)
		} else {
			into[before+key] = x
		}
	}
}

// newObstacles stands at the top of the file of a stage of progress cards, and in the table of the boards under the name of that file.
const newObstacles = "new_obstacles"

// stages are the files of the stages of progress cards by the keys that the table of the boards has for them.
var stages = func() map[string]string {
	all := map[string]string{}
	for _, name := range content.CardFiles() {
		if stage := strings.TrimSuffix(name, ".toml"); strings.HasPrefix(stage, "progress") {
			all[stage+"."+newObstacles] = name
		}
	}
	return all
}()

// boardValues returns what the table of the boards has, by its keys.
func boardValues(raw *content.Raw) map[string]any {
	values := map[string]any{}
	flat(values, "", raw.Tops[boardFile])
	for key, name := range stages {
		if x := raw.Tops[name][newObstacles]; x != nil {
			values[key] = x
		}
	}
	return values
}

// boardRows returns the rows of the boards.
func boardRows(raw *content.Raw) *Table {
	values := boardValues(raw)
	t := &Table{File: boardTable, Columns: []string{"key", "value"}}
	for i, key := range slices.Sorted(maps.Keys(values)) {
		t.Rows = append(t.Rows, Row{i + 2, []string{key, boardCell(values[key])}})
	}
	return t
}

func boardCell(x any) string {
	switch x := x.(type) {
	case bool:
		if x {
			return "yes"
		}
		return "no"
	case string:
		return guarded(x)
	case []any:
		if len(x) == 0 {
			return ""
		}
		switch x[0].(type) {
		case map[string]any:
			var all []string
			for _, item := range x {
				table, _ := item.(map[string]any)
				all = append(all, tableLine(table))
			}
			return strings.Join(all, "; ")
		case string:
			return listLine(x, ", ")
		}
		return listLine(x, " ")
	}
	return fmt.Sprint(x)
}

// readBoardCell reads a value of the boards, of the type that it has now; was is nil if it has none.
func readBoardCell(cell string, was any) (any, error) {
	cell = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(cell), "'"))
	if date.MatchString(cell) {
		return nil, fmt.Errorf("%q is a date, which the spreadsheet has made of what was typed: format the column as text and type it again", cell)
	}
	switch was := was.(type) {
	case bool:
		x, err := (&column{form: flag}).read(cell)
		return x == true, err
	case string:
		return cell, nil
	case []any:
		if len(was) == 0 {
			break
		}
		switch was[0].(type) {
		case map[string]any:
			var list []any
			for _, part := range splitTables(cell) {
				x, err := readTable(part)
				if err != nil {
					return nil, err
				}
				list = append(list, x)
			}
			return list, nil
		case string:
			return (&column{form: names}).read(cell)
		}
		return (&column{form: numbers}).read(cell)
	}
	if n, err := strconv.ParseInt(cell, 10, 64); err == nil {
		return n, nil
	}
	return cell, nil
}

// splitTables cuts a line at its semicolons, but not within quotation marks.
func splitTables(cell string) (parts []string) {
	quoted, from := false, 0
	cell = plain(cell)
	for i, r := range cell {
		switch {
		case r == '"':
			quoted = !quoted
		case !quoted && (r == ';' || r == '\n'):
			parts = append(parts, cell[from:i])
			from = i + 1
		}
	}
	parts = append(parts, cell[from:])
	return slices.DeleteFunc(parts, func(s string) bool { return strings.TrimSpace(s) == "" })
}

// board reads the table of the boards.
func (m *importer) board(t *Table) {
	key, value := t.column("key"), t.column("value")
	if key < 0 || value < 0 {
		m.fail(Finding{File: t.File, What: "the table of the boards has the columns `key` and `value`"})
		return
	}
	m.boardTable = t
	now := map[string]any{}
	if m.below != nil {
		now = boardValues(m.below)
	}
	maps.Copy(now, boardValues(m.own))
	for _, row := range t.Rows {
		name := strings.TrimSpace(row.Cells[key])
		if name == "" {
			continue
		}
		x, err := readBoardCell(row.Cells[value], now[name])
		if err != nil {
			m.fail(Finding{File: t.File, Rows: []int{row.Number}, Column: t.Columns[value], Card: name, What: err.Error()})
			continue
		}
		if reflect.DeepEqual(x, now[name]) || x == "" {
			m.result.Same++
			continue
		}
		m.result.Changed = append(m.result.Changed, name)
		m.boardNew[name] = x
		m.boardAt[name] = row.Number
	}
}

// newTops gives the files of progress cards what is new at their top.
func (m *importer) newTops() {
	for key, name := range stages {
		x, is := m.boardNew[key]
		if !is {
			continue
		}
		delete(m.boardNew, key)
		if m.below != nil && m.below.Tops[name][newObstacles] == x {
			x = nil // it is as below again
		}
		m.file(name).top(newObstacles, x)
	}
}

// boardText returns the text of the card file of the boards with what is new; ok is false if nothing is.
func (m *importer) boardText() (text string, ok bool) {
	if len(m.boardNew) == 0 {
		return "", false
	}
	values := map[string]any{}
	flat(values, "", m.own.Tops[boardFile])
	maps.Copy(values, m.boardNew)
	if m.below != nil { // what is as below need not be said
		below := map[string]any{}
		flat(below, "", m.below.Tops[boardFile])
		maps.DeleteFunc(values, func(key string, x any) bool { return reflect.DeepEqual(below[key], x) })
	}
	var b strings.Builder
	for _, key := range slices.Sorted(maps.Keys(values)) {
		parts := strings.Split(key, ".")
		for i := range parts {
			parts[i] = tomlKey(parts[i])
		}
		fmt.Fprintf(&b, "%s = %s\n", strings.Join(parts, "."), tomlValue(values[key]))
	}
	return b.String(), true
}
