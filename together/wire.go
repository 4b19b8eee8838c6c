package together

import (
	"context"
	"errors"
)

// Wire is the connection of a desk with its server. It comes back by itself. All methods may be called from any goroutine.
type Wire interface {
	// Send has a line stored. It fails with ErrBehind if another line was first, with a [*Refusal] if the server does not take it, and else if
	// nobody knows whether it was stored.
	Send(ctx context.Context, line Line) (Stored, error)
	// Lines returns the stored lines of the table from a place in the server's stream on, as many as fit one answer. Of more there are, it
	// is to be asked again.
	Lines(ctx context.Context, from uint64) (lines []Stored, more bool, err error)
	// Signal sends a word to all who are at the table now; it is lost if the connection is.
	Signal(text string)
	// Heard returns what arrives: [Stored], [Signal] and [State].
	Heard() <-chan any
	// Close ends the connection.
	Close()
}

// Signal is a word from somebody at the table. It is no part of the record.
type Signal struct {
	Seat int // or [Watching]
	Text string
}

// MostSignal is the size of a signal, in bytes.
const MostSignal = 120

// State says whether the connection is up. Why is a sentence if it will not come back by itself.
type State struct {
	Up  bool
	Why string
}

// ErrBehind is the error of a line that does not go on from the last one.
var ErrBehind = errors.New("the other desk was first")

// Refusal is what the server says to a line that it does not take.
type Refusal struct{ Say string }

func (r *Refusal) Error() string { return r.Say }

// Protocol is the version of what desks and servers say to each other.
const Protocol = 1

// Subjects between desks and their server: each is followed by .TABLE.SEAT, with the word of the seat.
const (
	MoveSubject   = "m" // a line to be stored, answered by [OK], [Behind] or [No]
	AskSubject    = "q" // a place in the stream, answered by the lines from there
	SignalSubject = "p" // a word to all at the table
	StoredSubject = "v" // what was stored
	SignalsHeard  = "w" // words from others
	InboxSubject  = "i" // answers
)

// The first words of the server's answers to a line. OK is followed by the stored line's place and stamp, No by a sentence.
const (
	OK     = "ok"
	Behind = "behind"
	No     = "no"
)

// More and End are the first words of an answer with lines, after the version of the protocol.
const (
	More = "more"
	End  = "end"
)
