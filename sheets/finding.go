package sheets

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Finding is a mistake in a table, worded for its author.
type Finding struct {
	File   string
	Rows   []int  // as spreadsheets count, 1 is the heading; none if the file as a whole is meant
	Column string // its heading; "" if the rows are meant
	Card   string // its name, if one card is meant
	What   string
}

func rowOrNone(row int) []int {
	if row == 0 {
		return nil
	}
	return []int{row}
}

// String returns "file, row 3, column tags: card: what", without the parts that are unknown.
func (f Finding) String() string {
	var b strings.Builder
	b.WriteString(f.File)
	switch n := len(f.Rows); {
	case n == 1:
		fmt.Fprintf(&b, ", row %d", f.Rows[0])
	case n > 1:
		const most = 6
		var all []string
		for _, row := range f.Rows[:min(n, most)] {
			all = append(all, strconv.Itoa(row))
		}
		fmt.Fprintf(&b, ", rows %s", strings.Join(all, ", "))
		if n > most {
			fmt.Fprintf(&b, " and %d more", n-most)
		}
	}
	if f.Column != "" {
		fmt.Fprintf(&b, ", column %s", f.Column)
	}
	b.WriteString(": ")
	if f.Card != "" && len(f.Rows) == 1 {
		b.WriteString(f.Card + ": ")
	}
	b.WriteString(f.What)
	return b.String()
}

// merged returns findings with those that say the same of several rows as one.
func merged(found []Finding) (all []Finding) {
	for _, f := range found {
		i := slices.IndexFunc(all, func(g Finding) bool { return g.File == f.File && g.Column == f.Column && g.What == f.What })
		if i < 0 || len(f.Rows) == 0 {
			all = append(all, f)
			continue
		}
		for _, row := range f.Rows {
			if !slices.Contains(all[i].Rows, row) {
				all[i].Rows = append(slices.Clip(all[i].Rows), row)
			}
		}
	}
	return all
}

// Error is the error of tables with findings.
type Error []Finding

// Error returns all findings, one a line.
func (e Error) Error() string {
	var lines []string
	for _, f := range e {
		lines = append(lines, f.String())
	}
	return strings.Join(lines, "\n")
}
