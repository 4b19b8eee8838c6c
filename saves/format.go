package saves

import (
	"errors"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"
	"unicode"

	"sixwinters/rules"
)

// format is the version of the format that is written, and tableFormat that of shared tables; every version up to it is read.
const (
	format      = 5
	tableFormat = 6
)

// formatOf returns the version of the format for the lines of a campaign.
func formatOf(lines []string) int {
	if len(lines) > 0 && isTable(lines[0]) {
		return tableFormat
	}
	return format
}

const formatTitle = "six winters campaign "

// The first words of lines that are no moves.
const (
	undoWord     = "undo"
	redoWord     = "redo"
	snapshotWord = "snapshot"
	resumeWord   = "resume"
	handWord     = "hand"
)

// Header is the head of a file, before its moves.
type Header struct {
	rules.Header
	Game      string // the version of the program that began the campaign
	Players   string // who plays, as they like to be called; may be ""
	Companion int    // the player that the program plays, counted from 1; 0: none
}

// betweenNames separates the names of the players.
const betweenNames = ", "

// SetNames sets the players' names: one if somebody plays both characters. Empty names are left out.
func (h *Header) SetNames(players ...string) {
	var names []string
	for _, name := range players {
		// A name is part of a line, in which commas stand between names.
		name = strings.Join(strings.FieldsFunc(name, func(r rune) bool { return r == ',' || unicode.IsSpace(r) || unicode.IsControl(r) }), " ")
		if name != "" {
			names = append(names, name)
		}
	}
	h.Players = strings.Join(names, betweenNames)
}

// Names returns the names of the players, 0 to 2.
func (h *Header) Names() []string {
	if h.Players == "" {
		return nil
	}
	return strings.Split(h.Players, betweenNames)
}

// text returns the header in its lines, the last of them sealed, in a version of the format.
func (h *Header) text(b *rules.Rulebook, format int) string {
	record := b.HeaderText(h.Options)
	_, options, _ := strings.Cut(record, "\n") // without the title of a bare record
	text := formatTitle + strconv.Itoa(format) + "\ngame " + h.Game + "\n"
	if h.Players != "" {
		text += "players " + h.Players + "\n"
	}
	if h.Companion > 0 {
		text += fmt.Sprintf("companion %d\n", h.Companion)
	}
	return seal("", strings.TrimSuffix(text+options, "\n"))
}

// sumLen is the length of a checksum in a file, with its mark.
const sumLen = len(" ~00000000")

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// checksum returns the checksum of a text that follows a line with the checksum before.
func checksum(before, text string) string {
	crc := crc32.Update(0, castagnoli, []byte(before))
	return fmt.Sprintf(" ~%08x", crc32.Update(crc, castagnoli, []byte(text)))
}

// seal appends the checksum to a line.
func seal(before, text string) string { return text + checksum(before, text) }

// split divides a sealed line into text and checksum.
func split(line string) (text, sum string) {
	if len(line) < sumLen {
		return line, ""
	}
	return line[:len(line)-sumLen], line[len(line)-sumLen:]
}

// cutPrint divides a line, without its checksum, into what it says and the fingerprint of the table after it.
func cutPrint(line string) (says, print string) {
	if at := strings.LastIndex(line, " #"); at >= 0 {
		return line[:at], line[at+2:]
	}
	return line, ""
}

// lastSum returns the checksum at the end of a text that ends with a whole line.
func lastSum(text string) string {
	_, sum := split(strings.TrimSuffix(text, "\n"))
	return sum
}

// line is a line after the header.
type line struct {
	text  string
	n     int  // in the file, 1 is the first
	sound bool // its checksum is right
}

// document is a parsed file, before anything is replayed.
type document struct {
	format int
	header Header
	// headless is the error of the header, or nil.
	headless error
	lines    []line
	torn     bool // the last line was not written to its end, and is not among the lines
	usual    bool // the file has the form in which the game writes it: see tidy
}

// errNewer is wrapped by the error of a file that a newer version of the game has written: it is not damaged.
var errNewer = errors.New("update the game to open it")

// parse reads the lines of a file. It fails if it is not a campaign that this program can read.
func parse(file []byte) (*document, error) {
	if data, _, err := tidy(file); err == nil && rules.IsRecord(data) {
		return nil, errors.New("this is a bare record of moves, not a campaign: chronicle replay, show and hint read it")
	}
	if IsWinter(file) {
		return nil, errWinter
	}
	var h Header
	doc, err := parseAs(file, formatTitle, "a campaign of Six Winters", tableFormat, h.read)
	if doc != nil {
		doc.header = h
	}
	return doc, err
}

// parseAs reads the lines of a file that begins with a title and the version of the format, newest at most. is says what the file should
// be; readHead reads its head, and fails if it is damaged.
func parseAs(file []byte, title, is string, newest int, readHead func(head string) error) (*document, error) {
	data, usual, err := tidy(file)
	if err != nil {
		return nil, err
	}
	first, _, _ := strings.Cut(data, "\n")
	version, ok := strings.CutPrefix(first, title)
	if !ok {
		return nil, fmt.Errorf("this is not %s: it does not begin with %q", is, strings.TrimSpace(title))
	}
	doc := &document{usual: usual}
	switch doc.format, err = strconv.Atoi(version); {
	case err != nil || doc.format < 1:
		return nil, fmt.Errorf("line 1: %q is not a version of the format", version)
	case doc.format > newest:
		return nil, fmt.Errorf("a newer version of the game wrote this campaign (format %d; this version reads up to %d): %w", doc.format, newest, errNewer)
	}
	head, body, n := cutHeader(data)
	if doc.headless = readHead(head); doc.headless != nil && body == "" {
		return nil, doc.headless
	}
	_, before := split(head)
	all := strings.Split(body, "\n")
	if last := all[len(all)-1]; last == "" {
		all = all[:len(all)-1]
	} else if text, sum := split(last); sum != checksum(sumBefore(all, before), text) {
		// What follows the last end of a line was not written to its end, unless only the end of the line is missing.
		doc.torn, all = true, all[:len(all)-1]
	}
	for i, sealed := range all {
		text, sum := split(sealed)
		doc.lines = append(doc.lines, line{text: text, n: n + i, sound: sum == checksum(before, text)})
		before = sum
	}
	return doc, nil
}

// sumBefore returns the checksum before the last of all lines after a header with a checksum.
func sumBefore(all []string, header string) string {
	if len(all) < 2 {
		return header
	}
	_, sum := split(all[len(all)-2])
	return sum
}

// cutHeader divides a file after its header. n is the number of the first line after it, from 1.
func cutHeader(data string) (head, body string, n int) {
	const last = "\nmoves ~"
	at := strings.Index(data, last)
	if at < 0 {
		return data, "", 0
	}
	end := strings.IndexByte(data[at+1:], '\n')
	if end < 0 {
		return data, "", 0
	}
	end += at + 1
	return data[:end], data[end+1:], strings.Count(data[:end+1], "\n") + 1
}

// read parses the header.
func (h *Header) read(head string) error {
	text, sum := split(head)
	if sum != checksum("", text) {
		return fmt.Errorf("the head of the file is damaged")
	}
	var options []string
	for _, l := range strings.Split(text, "\n")[1:] {
		switch key, value, _ := strings.Cut(l, " "); key {
		case "game":
			h.Game = value
		case "players":
			h.Players = value
		case "companion":
			n, err := strconv.Atoi(value)
			if err != nil || n < 1 || n > rules.NumPlayers {
				return fmt.Errorf("the head of the file cannot be read: there is no player %q to be played by a companion", value)
			}
			h.Companion = n
		default:
			options = append(options, l)
		}
	}
	// What is left is the header of a bare record.
	bare := fmt.Sprintf("six winters record %d\n%s\n", rules.RecordFormat, strings.Join(options, "\n"))
	rec, err := rules.ReadRecord(strings.NewReader(bare))
	if err != nil {
		return fmt.Errorf("the head of the file cannot be read: %w", err)
	}
	h.Header = rec.Header
	return nil
}
