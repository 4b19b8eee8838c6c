package saves

import (
	"fmt"
	"strings"

	"sixwinters/rules"
)

// Campaign is a campaign in play: its history in memory, and its file. Play can continue while the file
// cannot be written; Trouble returns why, and Retry tries again.
type Campaign struct {
	History
	kept
	Header Header
}

// Scratch returns a campaign that is not saved.
func Scratch(b *rules.Rulebook, o rules.Options) *Campaign {
	header := Header{Header: b.Header(o), Game: rules.Version()}
	return kind(&Campaign{History: newHistory(b, b.NewCampaign(o, nil)), Header: header})
}

// Laid returns a campaign that is not saved and begins with a given table.
func Laid(b *rules.Rulebook, begin rules.State) *Campaign {
	c := Scratch(b, rules.Options{Seed: 1, Difficulty: begin.Difficulty, House: begin.House})
	c.History = newHistory(b, begin)
	return c
}

// kind makes a campaign the one that its file is read and headed by.
func kind(c *Campaign) *Campaign {
	c.reads = c
	return c
}

// New begins a campaign of players, who may have names, in a new file. It fails if the file exists; if the file cannot be
// written, the campaign begins in any case, with Trouble.
func New(b *rules.Rulebook, name string, o rules.Options, players ...string) (*Campaign, error) {
	return create(realDisk{}, b, name, o, players...)
}

func create(d disk, b *rules.Rulebook, name string, o rules.Options, players ...string) (*Campaign, error) {
	if err := taken(d, name); err != nil {
		return nil, err
	}
	c := Scratch(b, o)
	c.Header.SetNames(players...)
	c.create(d, name)
	return c, nil
}

// Open opens the campaign in a file to play on. It fails if no table of it can be read.
func Open(b *rules.Rulebook, name string) (*Campaign, error) { return open(realDisk{}, b, name) }

func open(d disk, b *rules.Rulebook, name string) (*Campaign, error) {
	c := kind(&Campaign{History: History{book: b}})
	if err := c.openAt(d, name); err != nil {
		return nil, err
	}
	return c, nil
}

// Look reads the campaign in a file for review: it is not locked, cannot be played, and nothing is written. It fails like
// [Folder.Open].
func Look(b *rules.Rulebook, name string) (*Campaign, error) {
	c := kind(&Campaign{History: History{book: b}})
	if err := c.lookAt(name); err != nil {
		return nil, err
	}
	return c, nil
}

func (c *Campaign) head() string { return c.Header.text(c.book, formatOf(c.lines)) }

func (c *Campaign) refreshHead() { c.Header.Header = c.book.Header(c.Header.Options) }

func (c *Campaign) revive(data []byte) (*document, found, error) {
	doc, err := parse(data)
	if err != nil {
		return doc, nil, err
	}
	r, err := replay(c.book, doc)
	if err != nil {
		return doc, nil, err
	}
	return doc, r, nil
}

func (c *Campaign) use(f found) {
	r := f.(*replayed)
	c.History, c.Header = r.history, r.doc.header
}

// revive replays the text of a file.
func revive(b *rules.Rulebook, data []byte) (*replayed, error) {
	doc, err := parse(data)
	if err != nil {
		return nil, err
	}
	return replay(b, doc)
}

// Play applies a move and writes it before it returns. story, which may be nil, collects the events. It fails if the move
// is illegal or the campaign read-only.
func (c *Campaign) Play(m rules.Move, story *rules.Story) error {
	return c.alone(c.book.Notation(c.Now(), m), func() error { return c.play(m, story) })
}

// Undo undoes the last move and writes that. It fails if there is none or the campaign is read-only.
func (c *Campaign) Undo() error { return c.alone(undoWord, c.undo) }

// Redo applies the last undone move again. story, which may be nil, collects the events. It fails like Undo.
func (c *Campaign) Redo(story *rules.Story) error {
	return c.alone(redoWord, func() error { return c.redo(story) })
}

// HandOver hands the mouse over to a player, and writes that. It fails if the campaign is read-only.
func (c *Campaign) HandOver(player int) error {
	return c.alone(fmt.Sprintf("%s %d", handWord, player+1), func() error {
		c.hand(player)
		return nil
	})
}

// alone does what a line says, and writes the line, unless the campaign is a table: its lines come from both desks.
func (c *Campaign) alone(line string, do func() error) error {
	if !c.locked && c.share.head != nil {
		return errShared
	}
	return c.make(line, do)
}

// SeatCompanion makes the program play a player from now on; [rules.NoPlayer] is none. It writes that into the head of the file. It
// fails if the campaign is read-only.
func (c *Campaign) SeatCompanion(player int) error {
	if c.locked {
		return errLocked
	}
	if c.share.head != nil {
		return errShared
	}
	c.Header.Companion = 0
	if player != rules.NoPlayer {
		c.Header.Companion = player + 1
	}
	c.writeHead()
	return nil
}

// NamePlayers writes the players' names into the head of the file, as [Header.SetNames] does. It fails if the campaign is read-only.
func (c *Campaign) NamePlayers(names ...string) error {
	if c.locked {
		return errLocked
	}
	if c.share.head != nil {
		return errShared
	}
	was := c.Header.Players
	if c.Header.SetNames(names...); c.Header.Players != was {
		c.writeHead()
	}
	return nil
}

// CompanionSeat returns the player that the program plays, or [rules.NoPlayer].
func (h *Header) CompanionSeat() int {
	if h.Companion == 0 {
		return rules.NoPlayer
	}
	return h.Companion - 1
}

// note adds a line with the fingerprint of the table after it, and a snapshot at the end of a year.
func (c *Campaign) note(line string) {
	c.lines = append(c.lines, line+" #"+c.book.Print(c.Now()))
	if changes(line) && c.Now().Phase == rules.YearOver {
		if snapshot, err := c.book.Snapshot(c.Now()); err == nil { // there is none while choices are pending
			c.lines = append(c.lines, snapshotWord+" "+snapshot)
		}
	}
}

// changes reports whether a line can bring a year to its end: no undo, and no shared line that is not a move.
func changes(line string) bool {
	if _, text, ok := cutShared(line); ok {
		switch word, _, _ := strings.Cut(text, " "); word {
		case undoWord, agreeWord, askWord, declineWord, awayWord, backWord, readyWord, voidWord:
			return false
		}
	}
	return line != undoWord
}
