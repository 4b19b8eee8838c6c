package saves

import (
	"encoding/binary"
	"path/filepath"
	"runtime"
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

// Each line takes far more memory than two bytes of the disk: a file of too many is refused before it is divided into them.
func TestTooManyLines(t *testing.T) {
	c := closed(t, begin(t, 3))
	text := c.Text()
	bare := c.book.HeaderText(c.Header.Options)
	begins := map[string]string{"a campaign": text, "a bare record": bare, "a winter": winterTitle + "1\n", "anything": ""}
	for what, begin := range begins {
		for _, end := range []string{"\n", "\r", "\r\n"} {
			name := filepath.Join(t.TempDir(), "long.txt")
			overwrite(t, name, strings.ReplaceAll(begin, "\n", end)+strings.Repeat("x"+end, 1<<20/(1+len(end))))
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			e := Folder(filepath.Dir(name)).Entry(c.book, name)
			_, err := Read(name)
			runtime.ReadMemStats(&after)
			for how, err := range map[string]error{"listed": e.Trouble, "read": err} {
				if err == nil || !strings.Contains(err.Error(), "more than 100,000 lines") && (how == "read" || what != "a winter" && what != "anything") {
					t.Errorf("%s with %q, %s: it says %v", what, end, how, err)
				}
			}
			if took := after.TotalAlloc - before.TotalAlloc; took > 30<<20 { // divided into lines it takes some 100 MB
				t.Errorf("%s with %q takes %d MB", what, end, took>>20)
			}
		}
	}
}

// Undoing ends before the file has more lines than are read, so that what is played can always be opened.
func TestUndoLeavesRoom(t *testing.T) {
	c := begin(t, 3)
	was := *c.Now()
	c.lines = append(make([]string, mostTakenBack-len(c.lines)), c.lines...)
	if err := c.Undo(); err == nil || !strings.Contains(err.Error(), "branch") || *c.Now() != was || len(c.lines) != mostTakenBack {
		t.Errorf("it says %v, and the file has %d lines", err, len(c.lines))
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
