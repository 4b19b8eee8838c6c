package sheets

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"sixwinters/content"
)

// columnsFolder is the folder of a box with the columns of tables that no card has a place for.
const columnsFolder = "columns"

// Export returns the tables of card files with boxes laid over them: one for each kind of card, and that of the boards. Columns that an
// import has kept beside the cards come again.
func Export(files fs.FS, boxes ...*content.Box) ([]*Table, []content.Finding) {
	raw, found := content.ReadRaw(files, boxes...)
	if len(found) > 0 {
		return nil, found
	}
	var tables []*Table
	beside := []fs.FS{files}
	for _, box := range boxes {
		beside = append(beside, box.Files)
	}
	for i := range kinds {
		k := &kinds[i]
		t := &Table{File: k.file}
		for _, c := range k.columns {
			t.Columns = append(t.Columns, c.name)
		}
		decks := deckColumns(k)
		t.Columns = append(t.Columns, decks...)
		for _, e := range raw.Entries {
			if e.Kind == k.word {
				row := Row{Number: len(t.Rows) + 2}
				for _, c := range k.columns {
					row.Cells = append(row.Cells, c.cell(e.Keys))
				}
				for range decks {
					row.Cells = append(row.Cells, deckOf(e.Name))
				}
				t.Rows = append(t.Rows, row)
			}
		}
		for _, in := range beside {
			t.join(k, in)
		}
		tables = append(tables, t)
	}
	return append(tables, boardRows(raw)), nil
}

// stage is the column that names the file of a progress card.
const stage = "stage"

// deckColumns returns the columns of a kind that say in which file a card stands.
func deckColumns(k *kind) []string {
	switch k.word {
	case "obstacle":
		return []string{deck}
	case "progress":
		return []string{stage}
	}
	return nil
}

var suffix = regexp.MustCompile(`-(\w+)\.toml$`)

// deckOf returns the end of the name of a card file: the deck of an obstacle, the stage of a progress card.
func deckOf(file string) string {
	if m := suffix.FindStringSubmatch(file); m != nil {
		return m[1]
	}
	return ""
}

// identity returns the cells by which a row is the same card as another.
func (t *Table) identity(k *kind, row *Row) string {
	var all []string
	for _, name := range k.id {
		cell := ""
		if i := t.column(name); i >= 0 {
			cell = strings.ToLower(strings.TrimSpace(row.Cells[i]))
		}
		all = append(all, cell)
	}
	return strings.Join(all, "\x00")
}

// join adds the columns kept beside the cards of a folder.
func (t *Table) join(k *kind, in fs.FS) {
	data, err := fs.ReadFile(in, path.Join(columnsFolder, k.file))
	if err != nil {
		return // there are none
	}
	kept, found := ReadTable(data, k.file)
	if len(found) > 0 {
		return // a file that somebody else has put there
	}
	byID := map[string]*Row{}
	for i := range kept.Rows {
		byID[kept.identity(k, &kept.Rows[i])] = &kept.Rows[i]
	}
	for i, name := range kept.Columns {
		if slices.Contains(k.id, heading(name)) {
			continue
		}
		at := slices.Index(t.Columns, name)
		if at < 0 {
			at = len(t.Columns)
			t.Columns = append(t.Columns, name)
		}
		for n := range t.Rows {
			row := &t.Rows[n]
			for len(row.Cells) < len(t.Columns) {
				row.Cells = append(row.Cells, "")
			}
			if from := byID[t.identity(k, row)]; from != nil {
				row.Cells[at] = from.Cells[i]
			}
		}
	}
}
