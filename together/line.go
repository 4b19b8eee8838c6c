package together

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"sixwinters/saves"
)

// Line is a line of a shared table as it is sent and stored.
type Line struct {
	N     int    // the head of the table is line 0
	Chain string // of all lines up to it: see [saves.Chain]
	Seat  int    // that wrote it
	Print uint64 // fingerprint of the table after it
	ID    string // by which its desk recognises it
	By    string // version and cards of the program that wrote it
	Text  string
}

// MostLine is the size of a line as it is sent, in bytes.
const MostLine = 2048

// String returns the line as it is sent.
func (l *Line) String() string {
	return fmt.Sprintf("%d %s %d %016x %s %s %s", l.N, l.Chain, l.Seat, l.Print, l.ID, l.By, l.Text)
}

// ReadLine reads a line as it is sent. The error is a sentence.
func ReadLine(text string) (l Line, err error) {
	if len(text) > MostLine {
		return l, fmt.Errorf("a line of a table has at most %d bytes, and this one has %d", MostLine, len(text))
	}
	parts := strings.SplitN(text, " ", 7)
	if len(parts) != 7 {
		return l, errors.New("this is not a line of a table")
	}
	n, errN := strconv.Atoi(parts[0])
	seat, errSeat := strconv.Atoi(parts[2])
	print, errPrint := strconv.ParseUint(parts[3], 16, 64)
	l = Line{n, parts[1], seat, print, parts[4], parts[5], parts[6]}
	switch {
	case errN != nil, errSeat != nil, errPrint != nil, l.String() != text:
		return l, errors.New("this is not a line of a table")
	case n < 0 || n >= saves.MostSharedLines:
		return l, fmt.Errorf("a table has at most %d lines: begin a new campaign", saves.MostSharedLines)
	case seat < 0 || seat > saves.NumSeats:
		return l, fmt.Errorf("there is no seat %d at a table", seat)
	case n > 0 && !saves.FitsLine(l.Text):
		return l, errors.New("this is not a line of a table: its text could not be kept in a file")
	case len(l.ID) == 0 || len(l.ID) > 32 || len(l.By) == 0 || len(l.By) > 80 || !plain(text):
		return l, errors.New("this is not a line of a table")
	}
	return l, nil
}

// plain reports whether a text has no control characters and is valid.
func plain(text string) bool {
	for _, r := range text {
		if unicode.IsControl(r) || r == utf8.RuneError {
			return false
		}
	}
	return true
}

// Follows reports whether the line goes on from a table of n lines with a chain.
func (l *Line) Follows(n int, chain string) bool {
	return l.N == n && l.Chain == saves.Chain(chain, l.Seat, l.Text)
}

// Stored is a line that the server has stored.
type Stored struct {
	Seq   uint64 // its place in the server's stream
	Stamp string // by which the server recognises later that it has stored all lines up to this one
	Line
}

// String returns the stored line as the server sends it.
func (s *Stored) String() string { return fmt.Sprintf("%d %s %s", s.Seq, s.Stamp, s.Line.String()) }

// ReadStored reads a stored line as the server sends it.
func ReadStored(text string) (s Stored, err error) {
	parts := strings.SplitN(text, " ", 3)
	if len(parts) != 3 {
		return s, errors.New("the server's answer cannot be read")
	}
	if s.Seq, err = strconv.ParseUint(parts[0], 10, 64); err != nil {
		return s, errors.New("the server's answer cannot be read")
	}
	s.Stamp = parts[1]
	s.Line, err = ReadLine(parts[2])
	return s, err
}
