package together

import (
	"errors"
	"strconv"
	"strings"
)

// unknownLink is said of a link that the server does not know. It will never do.
const unknownLink = "The server does not know this link: ask for a new one, and copy the whole of it."

// subject returns a subject of the link's seat at its table.
func (l Link) subject(kind string) string { return kind + "." + l.Table + "." + SeatWord(l.Seat) }

// pass returns what lets the link's desk in.
func (l Link) pass() string { return l.Table + "." + SeatWord(l.Seat) + "." + l.Token }

// readHeard reads a message that has arrived: a [Stored] or a [Signal], or nil if it cannot be read.
func readHeard(subject, text string) any {
	if strings.HasPrefix(subject, StoredSubject+".") {
		if s, err := ReadStored(text); err == nil {
			return s
		}
		return nil
	}
	if seat := SeatOf(subject[strings.LastIndexByte(subject, '.')+1:]); seat > 0 && len(text) <= MostSignal && plain(text) {
		return Signal{seat, text}
	}
	return nil
}

// readAnswer reads the server's answer to a line.
func readAnswer(answer string, line Line) (Stored, error) {
	word, rest, _ := strings.Cut(answer, " ")
	switch word {
	case OK:
		seq, stamp, _ := strings.Cut(rest, " ")
		n, err := strconv.ParseUint(seq, 10, 64)
		return Stored{n, stamp, line}, err
	case Behind:
		return Stored{}, ErrBehind
	case No:
		return Stored{}, &Refusal{rest}
	}
	return Stored{}, errors.New("the server's answer cannot be read")
}

// readLines reads an answer with lines.
func readLines(answer string) (lines []Stored, more bool, err error) {
	head, body, _ := strings.Cut(answer, "\n")
	version, word, _ := strings.Cut(head, " ")
	switch n, err := strconv.Atoi(version); {
	case err != nil:
		return nil, false, &Refusal{answer}
	case n > Protocol:
		return nil, false, &Refusal{"This server is newer than the game: update the game to play here."}
	case n < Protocol:
		return nil, false, &Refusal{"This server is older than the game: whoever runs it has to update it."}
	}
	for text := range strings.SplitSeq(strings.TrimSuffix(body, "\n"), "\n") {
		if text == "" {
			continue
		}
		s, err := ReadStored(text)
		if err != nil {
			return nil, false, err
		}
		lines = append(lines, s)
	}
	return lines, word == More, nil
}
