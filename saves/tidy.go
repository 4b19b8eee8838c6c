package saves

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strings"
	"unicode/utf16"
)

// tidy returns the text of a file in its usual form, and whether it is in that form already. Editors, mail and other systems add a
// byte order mark, other ends of lines, spaces at the ends of lines and blank lines at the end, and some write UTF-16. None of it
// changes what a line says. It fails if there are more than [mostLines].
func tidy(data []byte) (text string, usual bool, err error) {
	text = decode(data)
	if max(strings.Count(text, "\n"), strings.Count(text, "\r")) > mostLines {
		return "", false, fmt.Errorf("this file has more than %s lines, the most that the game reads: choose another file", thousands(mostLines))
	}
	if !strings.Contains(text, "\n") {
		text = strings.ReplaceAll(text, "\r", "\n") // as in files of old Macs
	}
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		lines[i] = strings.TrimRight(l, " \t\r")
	}
	ended := lines[len(lines)-1] == ""
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	text = strings.Join(lines, "\n")
	if ended && text != "" {
		text += "\n"
	}
	return text, ended && text == string(data), nil
}

// mostLines is the most lines of a file that are read: each takes far more memory than a line of two bytes on the disk. A campaign of six years
// has some 700. mostTakenBack is the most with which a move is taken back: the moves that are left always have room.
const (
	mostLines     = 100_000
	mostTakenBack = 90_000
)

// thousands returns a number of thousands with a comma.
func thousands(n int) string { return fmt.Sprintf("%d,%03d", n/1000, n%1000) }

// decode returns the text of a file in UTF-8 without a byte order mark. UTF-16 is known by its mark.
func decode(data []byte) string {
	var order binary.ByteOrder
	switch {
	case bytes.HasPrefix(data, []byte{0xff, 0xfe}):
		order = binary.LittleEndian
	case bytes.HasPrefix(data, []byte{0xfe, 0xff}):
		order = binary.BigEndian
	default:
		return strings.TrimPrefix(string(data), "\ufeff")
	}
	data = data[2:]
	units := make([]uint16, len(data)/2)
	for i := range units {
		units[i] = order.Uint16(data[2*i:])
	}
	return string(utf16.Decode(units))
}
