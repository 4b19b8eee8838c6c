package saves

import (
	"encoding/binary"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"
)

// inUTF16 returns a text in UTF-16 with its mark.
func inUTF16(text string, order binary.AppendByteOrder) string {
	data := order.AppendUint16(nil, 0xfeff)
	for _, unit := range utf16.Encode([]rune(text)) {
		data = order.AppendUint16(data, unit)
	}
	return string(data)
}

// What editors, mail and other systems do to a text is no damage: every move is there, nothing is said, and the next move writes the
// file in its usual form.
func TestOtherFormsOfAFile(t *testing.T) {
	c := begin(t, 0)
	c.Header.SetNames("Änne", "Bert")
	c.writeHead()
	playOn(t, c, 40)
	closed(t, c)
	text := c.Text()
	lines := func(end string) string { return strings.ReplaceAll(text, "\n", end) }
	for what, form := range map[string]string{
		"CRLF":                                lines("\r\n"),
		"CR":                                  lines("\r"),
		"CRLF twice over":                     lines("\r\r\n"),
		"half of it CRLF":                     strings.Replace(text, "\n", "\r\n", strings.Count(text, "\n")/2),
		"a byte order mark":                   "\ufeff" + text,
		"a byte order mark and CRLF":          "\ufeff" + lines("\r\n"),
		"blank lines at the end":              text + "\n\n\n",
		"blank lines with spaces":             text + "  \n\t\r\n \n",
		"spaces at the end without a line":    text + "   ",
		"spaces at the ends of lines":         lines("  \n"),
		"tabs at the ends of lines":           lines("\t\n"),
		"no end of the last line":             strings.TrimSuffix(text, "\n"),
		"spaces, no end of the last line":     strings.TrimSuffix(text, "\n") + " ",
		"CRLF without an end of the last one": strings.TrimSuffix(lines("\r\n"), "\r\n"),
		"UTF-16, little end first":            inUTF16(text, binary.LittleEndian),
		"UTF-16, big end first, with CRLF":    inUTF16(lines("\r\n"), binary.BigEndian),
	} {
		name := filepath.Join(t.TempDir(), "form.txt")
		overwrite(t, name, form)
		if rec, err := Read(name); err != nil {
			t.Errorf("%s: as a record: %v", what, err)
		} else if end, err := c.book.Replay(rec, nil); err != nil || end != *c.Now() {
			t.Errorf("%s: as a record it comes to another table: %v", what, err)
		}
		is, err := Open(c.book, name)
		if err != nil {
			t.Errorf("%s: %v", what, err)
			continue
		}
		if *is.Now() != *c.Now() || len(is.Notes) > 0 || is.Damaged() || is.Header.Players != "Änne, Bert" {
			t.Errorf("%s: %d moves of %d, and it says %q", what, is.Len(), c.Len(), is.Notes)
		}
		if read(t, name) != form {
			t.Errorf("%s: it is written as soon as it is opened", what)
		}
		playOn(t, is, 1)
		closed(t, is)
		if read(t, name) != is.Text() || len(is.News()) > 0 {
			t.Errorf("%s: after a move it has another form: %q", what, is.News())
		}
	}
	bare := "\ufeff" + strings.ReplaceAll(c.book.HeaderText(c.Header.Options), "\n", "\r\n")
	if rec, err := readRecord([]byte(bare)); err != nil || rec.Header.Options != c.Header.Options {
		t.Errorf("a bare record: %v", err)
	}
}

// What is damaged stays so in any form, and what is cut off in a line is not taken for whole.
func TestDamageInOtherForms(t *testing.T) {
	c, seen := sample(t)
	text := c.Text()
	for what, form := range map[string]string{
		"a letter in CRLF":       strings.ReplaceAll(strings.Replace(text, "\nchoose", "\nchooose", 1), "\n", "\r\n"),
		"cut off in UTF-16":      inUTF16(text, binary.LittleEndian)[:len(text)+11],
		"cut off before a space": text[:strings.LastIndex(text, " ")],
		"a line lost in CRLF":    strings.ReplaceAll(strings.Join(append(strings.SplitAfter(text, "\n")[:9], strings.SplitAfter(text, "\n")[10:]...), ""), "\n", "\r\n"),
	} {
		if _, told := accept(t, c.book, form, seen, what); !told {
			t.Errorf("%s: nothing is said about it", what)
		}
	}
}
