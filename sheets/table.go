package sheets

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// Table is a table of a spreadsheet, read.
type Table struct {
	File    string // as findings name it
	Columns []string
	Rows    []Row
}

// Row is a row of a table, with as many cells as that has columns.
type Row struct {
	Number int // as spreadsheets count, 1 is the heading
	Cells  []string
}

// most bounds a table: the longest of the game has a tenth of it.
const (
	mostBytes   = 4 << 20
	mostRows    = 2000
	mostColumns = 500 // each row has a cell for each
)

// ReadTable reads a CSV file as spreadsheets write it: in UTF-8, UTF-16 or the code page 1252, with commas, semicolons or tabs between
// cells, and any kind of line end.
func ReadTable(data []byte, file string) (*Table, []Finding) {
	fail := func(row int, format string, args ...any) (*Table, []Finding) {
		return nil, []Finding{{File: file, Rows: rowOrNone(row), What: fmt.Sprintf(format, args...)}}
	}
	if len(data) > mostBytes {
		return fail(0, "the file is too large: %d bytes, at most %d", len(data), mostBytes)
	}
	body := decoded(data)
	if strings.ContainsRune(body, 0) {
		return fail(0, "the file is not a table: save it as CSV (text), not as a workbook")
	}
	if strings.HasPrefix(body, "PK\x03\x04") {
		return fail(0, "the file is a workbook: save it as CSV (text)")
	}
	comma := rune(0)
	first, rest, _ := strings.Cut(body, "\n")
	skipped := 0
	if sep, ok := strings.CutPrefix(strings.TrimSpace(first), "sep="); ok && len(sep) == 1 { // what Excel calls its own heading
		comma, body, skipped = rune(sep[0]), rest, 1
	}
	if comma == 0 {
		comma = separator(body)
	}
	if row := openQuote(body, comma); row > 0 {
		return fail(skipped+row, "a quotation mark opens a cell and none closes it, so that all the rest would be in that cell")
	}
	r := csv.NewReader(strings.NewReader(body))
	r.Comma, r.FieldsPerRecord, r.LazyQuotes = comma, -1, true
	t := &Table{File: file}
	next, number := 1, skipped // the line that the next row begins on, and the rows before it
	for {
		cells, err := r.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return fail(number+1, "it is not CSV: %v", err)
		}
		line, _ := r.FieldPos(0)
		number += 1 + line - next // empty lines are rows too
		next = line + 1
		for _, cell := range cells {
			next += strings.Count(cell, "\n")
		}
		switch empty := !slices.ContainsFunc(cells, func(cell string) bool { return strings.TrimSpace(cell) != "" }); {
		case empty:
		case t.Columns == nil && len(cells) > mostColumns:
			return fail(number, "the heading has %d columns, at most %d: remove those that are empty", len(cells), mostColumns)
		case t.Columns == nil:
			t.Columns = cells
		case len(t.Rows) >= mostRows:
			return fail(number, "the table has more than %d rows", mostRows)
		default:
			for len(cells) < len(t.Columns) {
				cells = append(cells, "")
			}
			if i := slices.IndexFunc(cells[len(t.Columns):], func(cell string) bool { return strings.TrimSpace(cell) != "" }); i >= 0 {
				return fail(number, "%q stands in a column without a heading: put a text with a %c in quotation marks", clip(strings.TrimSpace(cells[len(t.Columns)+i])), comma)
			}
			t.Rows = append(t.Rows, Row{number, cells[:len(t.Columns)]})
		}
	}
	if t.Columns == nil {
		return fail(0, "the table is empty")
	}
	return t, nil
}

// openQuote returns the row of a cell that begins with a quotation mark and never ends; 0 if there is none. Rows are counted as spreadsheets do.
func openQuote(text string, comma rune) int {
	row, opened, begins := 1, 0, true
	letters := []rune(text)
	follows := func(i int, r rune) bool { return i+1 < len(letters) && letters[i+1] == r }
	for i := 0; i < len(letters); i++ {
		r := letters[i]
		switch {
		case opened == 0 && r == '"' && begins:
			opened = row
		case opened > 0 && r == '"' && follows(i, '"'):
			i++ // a mark within the text
		case opened > 0 && r == '"' && (i+1 == len(letters) || follows(i, comma) || follows(i, '\n')):
			opened = 0
		case opened == 0 && r == '\n':
			row++
		}
		begins = opened == 0 && (r == comma || r == '\n')
	}
	return opened
}

// decoded returns a text in UTF-8 with plain line ends.
func decoded(data []byte) string {
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xfe")), bytes.HasPrefix(data, []byte("\xfe\xff")):
		if wide, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewDecoder().Bytes(data); err == nil {
			data = wide
		}
	case !utf8.Valid(data):
		if western, err := charmap.Windows1252.NewDecoder().Bytes(data); err == nil {
			data = western
		}
	}
	text := strings.TrimPrefix(string(data), "\ufeff")
	return strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
}

// separator returns the sign that stands most often between cells of the heading.
func separator(text string) rune {
	counts := map[rune]int{}
	quoted := false
	for _, r := range text {
		switch {
		case r == '"':
			quoted = !quoted
		case !quoted && r == '\n' && len(counts) > 0:
			goto counted
		case !quoted && strings.ContainsRune(",;\t", r):
			counts[r]++
		}
	}
counted:
	best := ','
	for _, r := range ";\t" {
		if counts[r] > counts[best] {
			best = r
		}
	}
	return best
}

// kind returns the kind of cards that a table has by its name, such as "my obstacles.csv"; nil if there is none.
func (t *Table) kind() *kind {
	base := strings.ToLower(filepath.Base(t.File))
	for i := range kinds {
		if strings.Contains(base, kinds[i].word) {
			return &kinds[i]
		}
	}
	return nil
}

// isBoard reports whether a table is that of the boards.
func (t *Table) isBoard() bool {
	return strings.Contains(strings.ToLower(filepath.Base(t.File)), "board")
}

// column returns the index of a column, or -1.
func (t *Table) column(name string) int {
	return slices.IndexFunc(t.Columns, func(c string) bool { return heading(c) == name })
}

// WriteCSV writes a table as CSV that every spreadsheet reads: in UTF-8 with a byte order mark, commas and CRLF.
func (t *Table) WriteCSV(w io.Writer) error {
	if _, err := io.WriteString(w, "\ufeff"); err != nil {
		return err
	}
	out := csv.NewWriter(w)
	out.UseCRLF = true
	_ = out.Write(t.Columns) // its error comes again from Error
	for _, row := range t.Rows {
		_ = out.Write(row.Cells)
	}
	out.Flush()
	return out.Error()
}
