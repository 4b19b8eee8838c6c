package rules

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
)

// A record is a campaign people can read: a header of `key value` lines, the line `moves`, and one move a line in its
// notation, each with a fingerprint of the table after it:
//
//	six winters record 1
//	content 3f9a...
//	box 77c0... 1.2 Toll Roads
//	seed 1
//	difficulty standard
//	start standard
//	house long-rest dice-10
//	moves
//	choose 1 keel #4c1f
//	...
//
// Replaying a record with the cards it was made with gives the same campaign to the last die.

// RecordFormat is the version of the format that this program writes.
const RecordFormat = 1

const recordTitle = "six winters record "

type Header struct {
	Content string           // hash of the cards it was made with
	Boxes   []content.BoxRef // that were laid over those of the game, the lowest first
	Options Options
}

type Entry struct {
	Line  int    // in the file, 1 is the first
	Move  string // in notation
	Print string // fingerprint of the table after it, "" if the line has none
	Table string // instead of a move: the snapshot that the campaign continues from
}

// Record is a campaign as its options and moves.
type Record struct {
	Header  Header
	Entries []Entry
}

// HeaderText returns the header of a record of this rulebook's cards, up to its first move.
func (b *Rulebook) HeaderText(o Options) string {
	house := ""
	if words := o.House.Words(); words != "" { // older versions refuse a record with this line, and read all others
		house = "house " + words + "\n"
	}
	return fmt.Sprintf("%s%d\ncontent %s\n%sseed %d\ndifficulty %s\nstart %s\n%smoves\n",
		recordTitle, RecordFormat, b.c.Hash, boxLines(b.Header(o).Boxes), o.Seed, o.Difficulty, o.Start(), house)
}

// Starts are the words for the starting locations: the standard nine, or the alternative. A record without a word for
// them has the standard ones.
var Starts = [...]string{"standard", "alternative"}

// Start returns the word for the starting locations.
func (o Options) Start() string {
	if o.Alternative {
		return Starts[1]
	}
	return Starts[0]
}

// OptionsOf returns the options with a seed that words name, as in flags: the difficulty, the start and the house rules. The error names
// the word that means nothing, and those to choose from.
func OptionsOf(seed uint64, difficulty, start, house string) (Options, error) {
	level, noLevel := Which("difficulty", difficulty, content.Words("difficulty"))
	from, noStart := Which("start", start, Starts[:])
	by, noHouse := ParseHouseRules(house)
	return Options{Seed: seed, Difficulty: content.Difficulty(level), Alternative: from == 1, House: by}, cmp.Or(noLevel, noStart, noHouse)
}

// EntryText returns the line of a record for a move from table before to table after.
func (b *Rulebook) EntryText(before *State, m Move, after *State) string {
	return b.Notation(before, m) + " #" + b.Print(after) + "\n"
}

// IsRecord reports whether data begins like a record.
func IsRecord(data string) bool { return strings.HasPrefix(data, recordTitle) }

// ReadRecord reads a record. The error is a sentence with the line number.
func ReadRecord(from io.Reader) (*Record, error) {
	lines := bufio.NewScanner(from)
	rec := &Record{}
	n := 0
	read := func() (string, bool) {
		if !lines.Scan() {
			return "", false
		}
		n++
		return strings.TrimSpace(lines.Text()), true
	}
	title, _ := read()
	format, ok := strings.CutPrefix(title, recordTitle)
	if !ok {
		return nil, fmt.Errorf("line 1: this is not a record of Six Winters: it does not begin with %q", strings.TrimSpace(recordTitle))
	}
	if v, err := strconv.Atoi(format); err != nil || v != RecordFormat {
		return nil, fmt.Errorf("line 1: the record has format %s, but this version of the game reads format %d", format, RecordFormat)
	}
	missing := []string{"content", "seed", "difficulty"}
	for {
		line, more := read()
		if !more {
			return nil, fmt.Errorf("line %d: the record breaks off before its moves", n+1)
		}
		if line == "moves" {
			break
		}
		key, err := rec.Header.set(line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		missing = slices.DeleteFunc(missing, func(m string) bool { return m == key })
	}
	if len(missing) > 0 {
		return nil, fmt.Errorf("line %d: the header does not say the %s", n, Joined(missing, "and"))
	}
	for {
		line, more := read()
		if !more {
			break
		}
		if line == "" {
			continue
		}
		move, print, _ := strings.Cut(line, "#")
		rec.Entries = append(rec.Entries, Entry{Line: n, Move: strings.TrimSpace(move), Print: print})
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("line %d: %w", n+1, err)
	}
	return rec, nil
}

// set reads one line of the header and returns its key.
func (h *Header) set(line string) (key string, err error) {
	key, value, _ := strings.Cut(line, " ")
	switch key {
	case "content":
		h.Content = value
	case "box":
		box, err := readBox(value)
		h.Boxes = append(h.Boxes, box)
		return key, err
	case "seed":
		if h.Options.Seed, err = strconv.ParseUint(value, 10, 64); err != nil {
			return key, fmt.Errorf("the seed %q is not a number", value)
		}
	case "difficulty":
		i, err := Which("difficulty", value, content.Words("difficulty"))
		h.Options.Difficulty = content.Difficulty(i)
		return key, err
	case "start":
		i, err := Which("start", value, Starts[:])
		h.Options.Alternative = i == 1
		return key, err
	case "house":
		h.Options.House, err = ParseHouseRules(value)
		return key, err
	default:
		return key, fmt.Errorf("a header has no %q", key)
	}
	return key, nil
}

// Replay plays a record and returns the table at its end. If a move is not legal or its fingerprint differs, the error names the
// line, and the table is the one before it. watch, if not nil, is called before each move.
func (b *Rulebook) Replay(rec *Record, watch func(before *State, m Move)) (State, error) {
	s := b.NewCampaign(rec.Header.Options, nil)
	for _, e := range rec.Entries {
		if e.Table != "" {
			table, err := b.ReadSnapshot(e.Table)
			if err != nil {
				return s, fmt.Errorf("line %d: %w", e.Line, err)
			}
			s = table
			continue
		}
		m, err := b.Parse(&s, e.Move)
		if err != nil {
			return s, fmt.Errorf("line %d: %w", e.Line, err)
		}
		if watch != nil {
			watch(&s, m)
		}
		before := s
		if err := b.Apply(&s, m, nil); err != nil {
			return s, fmt.Errorf("line %d: %s: %w", e.Line, e.Move, err)
		}
		if got := b.Print(&s); e.Print != "" && got != e.Print {
			return before, fmt.Errorf("line %d: after %s the table is not the one recorded (%s, not %s)", e.Line, e.Move, got, e.Print)
		}
	}
	return s, nil
}
