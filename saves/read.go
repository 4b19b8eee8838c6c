package saves

import (
	"fmt"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Read reads the record in a file: of a campaign, without what was undone, or a bare one. The error names the file and the
// line.
func Read(name string) (*rules.Record, error) {
	data, err := readRegular(name)
	if err != nil {
		return nil, fmt.Errorf("the record cannot be read: %w", err)
	}
	rec, err := readRecord(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return rec, nil
}

func readRecord(data []byte) (*rules.Record, error) {
	text, _, err := tidy(data)
	if err != nil {
		return nil, err
	}
	if !strings.HasPrefix(text, formatTitle) {
		return rules.ReadRecord(strings.NewReader(text))
	}
	doc, err := parse(data)
	if err == nil {
		err = doc.headless
	}
	if err != nil {
		return nil, err
	}
	rec := &rules.Record{Header: doc.header.Header}
	var undone []rules.Entry
	for _, l := range doc.lines {
		if !l.sound {
			return nil, fmt.Errorf("line %d is damaged: open the campaign in the game to see what is left of it", l.n)
		}
		text := l.text
		if _, of, ok := cutShared(text); ok {
			text = of
		}
		word, rest, _ := strings.Cut(text, " ")
		if body, _ := cutPrint(text); body == agreeWord {
			word = undoWord
		}
		last := len(rec.Entries) - 1
		switch {
		case word == snapshotWord, word == handWord, text != l.text && !changes(l.text) && word != undoWord, isTable(text):
		case word == resumeWord:
			rec.Entries = append(rec.Entries, rules.Entry{Line: l.n, Table: rest})
		case word == undoWord && last >= 0:
			undone = append(undone, rec.Entries[last])
			rec.Entries = rec.Entries[:last]
		case word == redoWord && len(undone) > 0:
			rec.Entries = append(rec.Entries, undone[len(undone)-1])
			undone = undone[:len(undone)-1]
		default:
			move, print := cutPrint(text)
			rec.Entries = append(rec.Entries, rules.Entry{Line: l.n, Move: move, Print: print})
			undone = undone[:0]
		}
	}
	return rec, nil
}

// tableLines returns the lines of a file that is a copy of a table, its head first, or none.
func tableLines(name string) []line {
	data, err := readRegular(name)
	if err != nil {
		return nil
	}
	doc, err := parse(data)
	if err != nil || len(doc.lines) == 0 || !isTable(doc.lines[0].text) {
		return nil
	}
	return doc.lines
}

// TableOf returns the id of the table that a file is a copy of, or "".
func TableOf(name string) string {
	lines := tableLines(name)
	if lines == nil {
		return ""
	}
	head, err := ReadTableHead(lines[0].text)
	if err != nil {
		return ""
	}
	return head.ID
}

// SharedIn returns how many lines of a table a file has, the table's head included, or 0 if it is of none.
func SharedIn(name string) (n int) {
	lines := tableLines(name)
	if lines == nil {
		return 0
	}
	for _, l := range lines {
		if _, _, ok := cutShared(l.text); ok {
			n++
		}
	}
	return n + 1
}

// HeaderOf returns the header of the campaign in a file, or an empty one if it cannot be read.
func HeaderOf(name string) *Header {
	data, err := readRegular(name)
	if err != nil {
		return &Header{} // opening it says why
	}
	doc, err := parse(data)
	if err != nil {
		return &Header{}
	}
	return &doc.header
}

// Boxes returns the boxes that a campaign or record names, the lowest first; none if its head cannot be read.
func Boxes(name string) []content.BoxRef {
	data, err := readRegular(name)
	if err != nil {
		return nil // opening it says why
	}
	return BoxesIn(data)
}

// BoxesIn is [Boxes] of the text of a file.
func BoxesIn(data []byte) []content.BoxRef {
	rec, err := readRecord(data)
	if err == nil {
		return rec.Header.Boxes
	}
	if doc, err := parse(data); err == nil {
		return doc.header.Boxes
	}
	return nil
}
