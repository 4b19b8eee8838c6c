package saves

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"sixwinters/rules"
)

// A shared table is an ordinary campaign file of format 6: its first line is the head of the table, and each later line but a snapshot
// begins with @ and the seat that wrote it:
//
//	table {"Format":2,"ID":...}
//	@1 choose 1 keel #4c1f
//	@2 away 1 #4c1f

// seatMark begins a shared line.
const seatMark = "@"

// errShared is the error of playing at a table without its other desk.
var errShared = errors.New("this campaign is played together: join it with its link, or branch it to go on alone")

// ViewOnly reports whether nothing can be played here without more: the campaign is read-only, or a table that two desks play at.
func (c *Campaign) ViewOnly() bool { return c.locked || c.share.head != nil }

// sharedText returns a shared line as it stands in the file.
func sharedText(seat int, text string) string { return fmt.Sprintf("%s%d %s", seatMark, seat, text) }

// cutShared divides a shared line into its seat and text.
func cutShared(line string) (seat int, text string, ok bool) {
	if len(line) < 4 || line[:1] != seatMark || line[1] < '0' || line[1] > '0'+NumSeats || line[2] != ' ' {
		return 0, "", false
	}
	return int(line[1] - '0'), line[3:], true
}

// isTable reports whether a line is the head of a table.
func isTable(first string) bool { return strings.HasPrefix(first, tableWord+" ") }

// NewTable begins the campaign of a table in a new file; without a name it is not saved. It fails like [New], and if the head cannot be read.
func NewTable(b *rules.Rulebook, name string, head *TableHead) (*Campaign, error) {
	if name == "" {
		return scratchTable(b, head)
	}
	if err := taken(realDisk{}, name); err != nil {
		return nil, err
	}
	c, err := scratchTable(b, head)
	if err != nil {
		return nil, err
	}
	c.create(realDisk{}, name)
	return c, nil
}

// scratchTable returns the campaign of a table that is not saved.
func scratchTable(b *rules.Rulebook, head *TableHead) (*Campaign, error) {
	header, err := head.Header()
	if err != nil {
		return nil, err
	}
	if header.Content != b.Content().Hash {
		return nil, fmt.Errorf("%s A table needs the same cards at both desks. Install the boxes and the version of the other one (%s)",
			b.OtherCards(&header.Header), head.Game)
	}
	c := Scratch(b, header.Options)
	c.Header = header
	c.lay(head)
	c.lines = []string{head.Text()}
	return c, nil
}

// Share makes the campaign a table. It fails if it is one, is read-only, or lines of it are lost. As long as nothing was played, unshare makes it what it was.
func (c *Campaign) Share(head *TableHead) (unshare func(), err error) {
	switch {
	case c.locked:
		return nil, errLocked
	case c.share.head != nil:
		return nil, errors.New("this campaign is a table already")
	case c.earlier != nil || len(c.lines) > 0 && strings.HasPrefix(c.lines[0], resumeWord+" "):
		return nil, errors.New("lines of this campaign are lost, so that another desk cannot follow it: begin a new one")
	}
	lines := []string{head.Text()}
	for _, l := range c.lines {
		if !strings.HasPrefix(l, snapshotWord+" ") {
			l = sharedText(0, l)
		}
		lines = append(lines, l)
	}
	header := c.Header
	header.SetNames(head.Seats[0].Name, head.Seats[1].Name)
	header.Companion = 0
	r, err := replayLines(c.book, header, lines)
	if err != nil {
		return nil, err
	}
	history, solo, alone := c.History, c.Header, c.lines
	set := func(h History, header Header, lines []string) {
		c.History, c.Header, c.lines = h, header, lines
		c.writeHead()
	}
	set(r.history, header, r.kept)
	return func() { set(history, solo, alone) }, nil
}

// replayLines replays lines that are sound. It fails unless all of them can be played.
func replayLines(b *rules.Rulebook, header Header, lines []string) (*replayed, error) {
	doc := &document{format: formatOf(lines), header: header, usual: true}
	for i, l := range lines {
		doc.lines = append(doc.lines, line{text: l, n: i + 1, sound: true})
	}
	r, err := replay(b, doc)
	if err == nil && r.lost {
		err = errors.New(r.notes[0])
	}
	return r, err
}

// TryShared returns the fingerprint of the table after a shared line, without adding it. It fails with a sentence if the seat may not
// write the line now: with [ErrAsk] or [ErrNotReady] if the other desk has to agree first.
func (c *Campaign) TryShared(seat int, text string) (print uint64, err error) {
	if c.locked {
		return 0, errLocked
	}
	try := c.History
	try.marks = slices.Clone(try.marks) // an undo changes them in place; everything else is only added behind the end
	if err := try.shared(seat, text, nil); err != nil {
		return 0, err
	}
	return c.book.Fingerprint(try.Now()), nil
}

// TakeShared adds a shared line and writes it before it returns. It fails, and changes nothing, like TryShared. story, which may be nil,
// collects the events.
func (c *Campaign) TakeShared(seat int, text string, story *rules.Story) error {
	if c.locked {
		return errLocked
	}
	if err := c.shared(seat, text, story); err != nil {
		return err
	}
	c.record(sharedText(seat, text))
	return nil
}

// VoidShared adds a shared line that this desk's rules do not allow. It stays in the record and changes nothing. It fails if the text cannot be a
// line of a file.
func (c *Campaign) VoidShared(seat int, text string) error {
	switch {
	case c.locked:
		return errLocked
	case !FitsLine(text):
		return errUnfit
	}
	c.link(seat, text)
	c.record(sharedText(seat, voidWord+" "+text))
	return nil
}

// SharedLines returns the lines of the table, its head first. It fails if this copy is not whole.
func (c *Campaign) SharedLines() ([]SharedLine, error) {
	if c.share.head == nil || c.share.broken {
		return nil, errors.New("lines of this table are missing here: join it again with its link")
	}
	at, err := scratchTable(c.book, c.share.head)
	if err != nil {
		return nil, err
	}
	h := &at.History
	all := []SharedLine{{Text: c.share.head.Text(), Chain: h.share.chain, Print: c.book.Fingerprint(h.Now())}}
	for _, l := range c.lines {
		body, _ := cutPrint(l)
		seat, text, ok := cutShared(body)
		if !ok {
			continue
		}
		if err := h.retake(seat, text); err != nil {
			return nil, err
		}
		line := SharedLine{Seat: seat, Text: text, Chain: h.share.chain, Print: c.book.Fingerprint(h.Now())}
		if line.Text, line.Void = strings.CutPrefix(text, voidWord+" "); line.Void {
			line.Print = ^line.Print // of no table: whoever takes it leaves it out too
		}
		all = append(all, line)
	}
	return all, nil
}

// retake applies a shared line of a file, in which void lines are marked.
func (h *History) retake(seat int, text string) error {
	if void, ok := strings.CutPrefix(text, voidWord+" "); ok {
		h.link(seat, void)
		return nil
	}
	return h.shared(seat, text, nil)
}

// CutShared takes away the table's lines from the n-th on, the head being line 0. What is cut is lost: branch it first.
func (c *Campaign) CutShared(n int) error {
	if c.locked {
		return errLocked
	}
	kept, at := 0, 1
	for kept = 1; kept < len(c.lines); kept++ {
		if _, _, ok := cutShared(c.lines[kept]); ok {
			if at == max(n, 1) {
				break
			}
			at++
		}
	}
	r, err := replayLines(c.book, c.Header, c.lines[:kept])
	if err != nil {
		return err
	}
	c.History, c.lines = r.history, r.kept
	c.writeHead()
	return nil
}
