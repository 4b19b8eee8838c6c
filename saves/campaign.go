package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"sixwinters/rules"
)

// Campaign is a campaign that is being played: its history in memory, and its file. It can be played on while the file
// cannot be written; Trouble returns why, and Retry tries again.
type Campaign struct {
	History
	Header Header
	// Notes say what was found wrong with the file when it was opened, a sentence each. Until the first move after that
	// the file stays as it is.
	Notes []string

	disk disk
	name string // of the file; "" if there is none
	lock *lock

	lines  []string // everything after the header, without checksums
	onDisk journal

	keepOld bool // the file there is holds what is of no use: keep it under another name
	backed  bool // what was there when it was opened has been copied
	locked  bool // it can only be looked at, since another copy of the program plays it or since it was opened by Look
	trouble error
}

// Scratch returns a campaign that is not saved.
func Scratch(b *rules.Rulebook, o rules.Options) *Campaign {
	header := Header{Header: b.Header(o), Game: rules.Version()}
	return &Campaign{History: newHistory(b, b.NewCampaign(o, nil)), Header: header}
}

// Laid returns a campaign that is not saved and begins with a table that was laid out.
func Laid(b *rules.Rulebook, begin rules.State) *Campaign {
	c := Scratch(b, rules.Options{Seed: 1, Difficulty: begin.Difficulty, House: begin.House})
	c.History = newHistory(b, begin)
	return c
}

// New begins a campaign of players, who may have names, in a new file. It fails if the file exists; if the file cannot be
// written, the campaign begins all the same, with Trouble.
func New(b *rules.Rulebook, name string, o rules.Options, players ...string) (*Campaign, error) {
	return create(realDisk{}, b, name, o, players...)
}

func create(d disk, b *rules.Rulebook, name string, o rules.Options, players ...string) (*Campaign, error) {
	if _, err := d.ReadFile(name); err == nil {
		return nil, fmt.Errorf("%s is there already: choose another name", name)
	}
	c := Scratch(b, o)
	c.Header.SetNames(players...)
	c.found(d, name)
	return c, nil
}

// found gives a campaign that is not saved a file of its own, which must not exist.
func (c *Campaign) found(d disk, name string) {
	c.disk, c.name, c.backed = d, name, true
	_ = d.MkdirAll(filepath.Dir(name)) // if that fails, so does the writing, which says so
	c.lock, c.locked = lockFor(name)
	c.save()
}

// Open opens the campaign in a file to play on. It fails if no table of it can be read.
func Open(b *rules.Rulebook, name string) (*Campaign, error) { return open(realDisk{}, b, name) }

func open(d disk, b *rules.Rulebook, name string) (*Campaign, error) {
	c := &Campaign{disk: d, name: name}
	c.lock, c.locked = lockFor(name)
	if err := c.load(b); err != nil {
		c.lock.release()
		return nil, err
	}
	if c.locked {
		c.Notes = append(c.Notes, "This campaign is being played in another window: here it can only be viewed.")
	}
	return c, nil
}

// Look reads the campaign in a file for review: it is not locked, cannot be played, and nothing is written. It fails like
// [Folder.Open].
func Look(b *rules.Rulebook, name string) (*Campaign, error) {
	c := &Campaign{disk: realDisk{}, name: name, locked: true}
	if err := c.load(b); err != nil {
		return nil, err
	}
	return c, nil
}

// load reads the campaign's file, or its newest backup that can be replayed if nothing of the file can be used by any
// version of the game.
func (c *Campaign) load(b *rules.Rulebook) error {
	data, err := c.disk.ReadFile(c.name)
	if err != nil {
		return fmt.Errorf("the campaign cannot be read: %w", err)
	}
	r, err := revive(b, data)
	if err != nil && !errors.Is(err, errNewer) {
		r = c.fromBackup(b, err)
	}
	if r == nil {
		return fmt.Errorf("%s: %w", c.name, err)
	}
	c.History, c.Header, c.Notes = r.history, r.doc.header, r.notes
	c.lines, c.keepOld = r.kept, r.lost
	if !r.lost && !r.doc.torn && r.doc.format == format { // a file of an earlier format is written anew
		c.onDisk = journal{whole: true, written: len(c.lines), size: int64(len(data)), sum: lastSum(string(data))}
	}
	return nil
}

// revive replays the text of a file.
func revive(b *rules.Rulebook, data []byte) (*replayed, error) {
	doc, err := parse(string(data))
	if err != nil {
		return nil, err
	}
	return replay(b, doc)
}

// fromBackup returns the newest backup that can be replayed, or nil. why is the error of the file itself.
func (c *Campaign) fromBackup(b *rules.Rulebook, why error) *replayed {
	for i := 1; i <= backups; i++ {
		data, err := c.disk.ReadFile(backupName(c.name, i))
		if err != nil {
			continue
		}
		if r, err := revive(b, data); err == nil {
			r.say("The file cannot be used: %v. This is its backup, and what was played since is lost.", why)
			return r
		}
	}
	return nil
}

// Name returns the path of the campaign's file, or "".
func (c *Campaign) Name() string { return c.name }

// Damaged reports whether part of the file cannot be used, so that it will be kept under another name.
func (c *Campaign) Damaged() bool { return c.keepOld }

// ReadOnly reports whether the campaign cannot be played here: another copy of the program plays it, or it was opened by
// Look.
func (c *Campaign) ReadOnly() bool { return c.locked }

// errLocked is the error of playing a campaign that is read-only.
var errLocked = errors.New("this campaign is being played in another window, and can only be viewed here")

// Play applies a move and writes it before it returns. story, which may be nil, collects the events. It fails if the move
// is illegal or the campaign read-only.
func (c *Campaign) Play(m rules.Move, story *rules.Story) error {
	if c.locked {
		return errLocked
	}
	line := c.book.Notation(c.Now(), m)
	if err := c.play(m, story); err != nil {
		return err
	}
	c.record(line)
	return nil
}

// Undo takes the last move back and writes that. It fails if there is none or the campaign is read-only.
func (c *Campaign) Undo() error {
	if c.locked {
		return errLocked
	}
	if err := c.undo(); err != nil {
		return err
	}
	c.record(undoWord)
	return nil
}

// Redo applies the move again that was taken back last. story, which may be nil, collects the events. It fails like Undo.
func (c *Campaign) Redo(story *rules.Story) error {
	if c.locked {
		return errLocked
	}
	if err := c.redo(story); err != nil {
		return err
	}
	c.record(redoWord)
	return nil
}

// HandOver notes that the mouse is handed over to a player, and writes that. It fails if the campaign is read-only.
func (c *Campaign) HandOver(player int) error {
	if c.locked {
		return errLocked
	}
	c.hand(player)
	c.record(fmt.Sprintf("%s %d", handWord, player+1))
	return nil
}

// SeatCompanion has the program play a player from now on; [rules.NoPlayer] is none. That is written into the head of the file. It
// fails if the campaign is read-only.
func (c *Campaign) SeatCompanion(player int) error {
	if c.locked {
		return errLocked
	}
	c.Header.Companion = 0
	if player != rules.NoPlayer {
		c.Header.Companion = player + 1
	}
	c.writeHead()
	return nil
}

// writeHead writes the file anew with its head.
func (c *Campaign) writeHead() {
	c.onDisk.close()
	c.onDisk.whole = false
	c.save()
}

// CompanionSeat returns the player that the program plays, or [rules.NoPlayer].
func (h *Header) CompanionSeat() int {
	if h.Companion == 0 {
		return rules.NoPlayer
	}
	return h.Companion - 1
}

// record adds and writes a line.
func (c *Campaign) record(line string) {
	c.note(line)
	c.save()
}

// note adds a line with the fingerprint of the table after it, and a snapshot at the end of a year.
func (c *Campaign) note(line string) {
	c.lines = append(c.lines, line+" #"+c.book.Print(c.Now()))
	if line != undoWord && c.Now().Phase == rules.YearOver {
		if snapshot, err := c.book.Snapshot(c.Now()); err == nil { // there is none while something is still going on
			c.lines = append(c.lines, snapshotWord+" "+snapshot)
		}
	}
}

// Trouble returns why the campaign cannot be written, or nil.
func (c *Campaign) Trouble() error { return c.trouble }

// Retry tries again to write what could not be written, and returns Trouble.
func (c *Campaign) Retry() {
	if c.trouble != nil {
		c.save()
	}
}

// Close unlocks the file. It fails if the last moves could not be written.
func (c *Campaign) Close() error {
	c.Retry()
	c.onDisk.close()
	c.lock.release()
	return c.trouble
}

// Text returns the whole campaign as in its file.
func (c *Campaign) Text() string {
	var text strings.Builder
	sealed := c.Header.text(c.book)
	_, before := split(sealed)
	text.WriteString(sealed + "\n")
	for _, l := range c.lines {
		sealed := seal(before, l)
		_, before = split(sealed)
		text.WriteString(sealed + "\n")
	}
	return text.String()
}

// save writes what is not on the disk yet: appended if the file is whole, otherwise the whole file.
func (c *Campaign) save() {
	if c.name == "" || c.locked {
		return
	}
	c.backUp()
	if err := c.onDisk.write(c); err != nil {
		var path *fs.PathError
		if errors.As(err, &path) {
			err = path.Err // the file's name is known
		}
		c.trouble = fmt.Errorf("the campaign is not being saved to %s: %w", c.name, err)
		return
	}
	c.trouble = nil
}
