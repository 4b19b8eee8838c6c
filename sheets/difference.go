package sheets

import (
	"fmt"
	"maps"
	"slices"

	"sixwinters/content"
)

// Difference is what became of a card, or of the boards, from one version to the next.
type Difference struct {
	How      content.How
	Kind     string         // "obstacle" and so on; "board" for the boards
	Name     string         // of the card; of the boards the key
	Old, New content.Source // where it stands; the zero value where it does not
	Fields   []Field        // that differ, of a card in both
}

// Field is a column whose cell differs.
type Field struct{ Name, Old, New string }

// Differences returns what differs between two versions of all cards and boards: kind by kind, in the order of the newer one, and then
// what it has not.
func Differences(older, newer *content.Raw) (all []Difference) {
	for i := range kinds {
		k := &kinds[i]
		for n := range newer.Entries {
			is := &newer.Entries[n]
			if is.Kind != k.word {
				continue
			}
			name := fmt.Sprint(is.Keys["name"])
			was := entryIn(older, k.word, is.ID())
			if was == nil {
				all = append(all, Difference{How: content.Added, Kind: k.word, Name: name, New: is.Source})
				continue
			}
			if fields := fieldsOf(k, was, is); len(fields) > 0 {
				all = append(all, Difference{content.Replaced, k.word, name, was.Source, is.Source, fields})
			}
		}
		for n := range older.Entries {
			if was := &older.Entries[n]; was.Kind == k.word && entryIn(newer, k.word, was.ID()) == nil {
				all = append(all, Difference{How: content.Removed, Kind: k.word, Name: fmt.Sprint(was.Keys["name"]), Old: was.Source})
			}
		}
	}
	was, is := boardValues(older), boardValues(newer)
	both := maps.Clone(was)
	maps.Copy(both, is)
	for _, key := range slices.Sorted(maps.Keys(both)) {
		before, now := cellOrNone(was, key), cellOrNone(is, key)
		if before == now {
			continue
		}
		d := Difference{How: content.Replaced, Kind: "board", Name: key, Fields: []Field{{"value", before, now}}}
		if before == "" {
			d.How = content.Added
		} else if now == "" {
			d.How = content.Removed
		}
		all = append(all, d)
	}
	return all
}

func cellOrNone(values map[string]any, key string) string {
	if x, ok := values[key]; ok {
		return boardCell(x)
	}
	return ""
}

// fieldsOf returns the columns in which two cards differ, and the file if they stand in different ones.
func fieldsOf(k *kind, was, is *content.Entry) (fields []Field) {
	for i := range k.columns {
		c := &k.columns[i]
		if a, b := c.cell(was.Keys), c.cell(is.Keys); a != b {
			fields = append(fields, Field{c.name, a, b})
		}
	}
	if decks := deckColumns(k); len(decks) > 0 && was.Name != is.Name {
		fields = append(fields, Field{decks[0], deckOf(was.Name), deckOf(is.Name)})
	}
	return fields
}
