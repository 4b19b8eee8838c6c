package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"sixwinters/rules"
)

// Campaign is a campaign in play: its history in memory, and its file. Play can continue while the file
// cannot be written; Trouble returns why, and Retry tries again.
type Campaign struct {
	History
	Header Header
	// Notes say what was wrong with the file when it was opened, a sentence each. The file does not change before the
	// next move.
	Notes []string
	// Copies are the copies of a damaged campaign, the one in use first. There are none if the file itself reaches furthest.
	Copies []Copy

	disk disk
	name string // of the file, as it was given; "" if there is none
	path string // where that leads to
	lock *lock
	news []string // see News

	lines  []string // everything after the header, without checksums
	onDisk journal

	keepOld bool // the existing file has unusable content: keep it under another name
	backed  bool // the file as opened has been backed up
	locked  bool // read-only: another copy of the program plays it, or it was opened by Look
	trouble error
}

// Scratch returns a campaign that is not saved.
func Scratch(b *rules.Rulebook, o rules.Options) *Campaign {
	header := Header{Header: b.Header(o), Game: rules.Version()}
	return &Campaign{History: newHistory(b, b.NewCampaign(o, nil)), Header: header}
}

// Laid returns a campaign that is not saved and begins with a given table.
func Laid(b *rules.Rulebook, begin rules.State) *Campaign {
	c := Scratch(b, rules.Options{Seed: 1, Difficulty: begin.Difficulty, House: begin.House})
	c.History = newHistory(b, begin)
	return c
}

// New begins a campaign of players, who may have names, in a new file. It fails if the file exists; if the file cannot be
// written, the campaign begins in any case, with Trouble.
func New(b *rules.Rulebook, name string, o rules.Options, players ...string) (*Campaign, error) {
	return create(realDisk{}, b, name, o, players...)
}

func create(d disk, b *rules.Rulebook, name string, o rules.Options, players ...string) (*Campaign, error) {
	if _, err := d.Stat(name); err == nil {
		return nil, fmt.Errorf("%s is there already: choose another name", name)
	}
	c := Scratch(b, o)
	c.Header.SetNames(players...)
	c.found(d, name)
	return c, nil
}

// found gives an unsaved campaign a file, which must not exist yet.
func (c *Campaign) found(d disk, name string) {
	c.disk, c.name, c.backed = d, name, true
	_ = d.MkdirAll(filepath.Dir(name)) // if this fails, writing fails too and says so
	c.path = resolve(name)
	c.lock, c.locked, _ = lockFor(c.path) // if this fails, writing locks it again
	c.save()
}

// Open opens the campaign in a file to play on. It fails if no table of it can be read.
func Open(b *rules.Rulebook, name string) (*Campaign, error) { return open(realDisk{}, b, name) }

func open(d disk, b *rules.Rulebook, name string) (*Campaign, error) {
	c := &Campaign{disk: d, name: name, path: resolve(name)}
	c.lock, c.locked, _ = lockFor(c.path) // if this fails, writing locks it again
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
	c := &Campaign{disk: realDisk{}, name: name, path: resolve(name), locked: true}
	if err := c.load(b); err != nil {
		return nil, err
	}
	return c, nil
}

// load reads the campaign's file. If part of it is lost, load looks for the copy that reaches furthest.
func (c *Campaign) load(b *rules.Rulebook) error {
	seen, err := c.disk.Stat(c.name)
	var data []byte
	if err == nil {
		data, err = c.disk.ReadFile(c.name)
	}
	if err != nil {
		return fmt.Errorf("the campaign cannot be read: %w", err)
	}
	doc, err := parse(data)
	var r *replayed
	if err == nil {
		r, err = replay(b, doc)
	}
	if errors.Is(err, errNewer) || err != nil && doc != nil && doc.headless == nil { // the file is as it was written
		return fmt.Errorf("%s: %w", c.name, err)
	}
	c.onDisk = journal{known: data, seen: seen}
	c.Copies, c.Notes = copiesOf(c.disk, b, c.path, data, r, err)
	switch {
	case len(c.Copies) > 0:
		c.Use(0)
		return nil
	case err != nil:
		return fmt.Errorf("%s: %w", c.name, err)
	}
	c.take(r)
	c.Notes = r.notes
	return nil
}

// take makes the campaign continue from what was replayed.
func (c *Campaign) take(r *replayed) {
	c.History, c.Header, c.lines, c.keepOld = r.history, r.doc.header, r.kept, r.lost
	c.onDisk.whole = false
	if !r.lost && !r.doc.torn && r.doc.usual && r.doc.format == formatOf(r.kept) { // any other form is rewritten
		c.onDisk.whole, c.onDisk.written, c.onDisk.sum = true, len(c.lines), lastSum(string(c.onDisk.known))
	}
}

// revive replays the text of a file.
func revive(b *rules.Rulebook, data []byte) (*replayed, error) {
	doc, err := parse(data)
	if err != nil {
		return nil, err
	}
	return replay(b, doc)
}

// Name returns the path of the campaign's file, or "". It changes if the campaign has to continue under another name: see
// [Campaign.News].
func (c *Campaign) Name() string { return c.name }

// Damaged reports whether part of the file is unusable, so that it will be kept under another name.
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
	if c.share.head != nil {
		return errShared
	}
	line := c.book.Notation(c.Now(), m)
	if err := c.play(m, story); err != nil {
		return err
	}
	c.record(line)
	return nil
}

// Undo undoes the last move and writes that. It fails if there is none or the campaign is read-only.
func (c *Campaign) Undo() error {
	if c.locked {
		return errLocked
	}
	if c.share.head != nil {
		return errShared
	}
	if err := c.undo(); err != nil {
		return err
	}
	c.record(undoWord)
	return nil
}

// Redo applies the last undone move again. story, which may be nil, collects the events. It fails like Undo.
func (c *Campaign) Redo(story *rules.Story) error {
	if c.locked {
		return errLocked
	}
	if c.share.head != nil {
		return errShared
	}
	if err := c.redo(story); err != nil {
		return err
	}
	c.record(redoWord)
	return nil
}

// HandOver hands the mouse over to a player, and writes that. It fails if the campaign is read-only.
func (c *Campaign) HandOver(player int) error {
	if c.locked {
		return errLocked
	}
	if c.share.head != nil {
		return errShared
	}
	c.hand(player)
	c.record(fmt.Sprintf("%s %d", handWord, player+1))
	return nil
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

// writeHead rewrites the file with its head.
func (c *Campaign) writeHead() {
	c.onDisk.rewriteAll()
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

// Trouble returns why the campaign cannot be written, or nil.
func (c *Campaign) Trouble() error { return c.trouble }

// Retry tries again to write what could not be written, and returns Trouble.
func (c *Campaign) Retry() {
	if c.trouble != nil {
		c.save()
	}
}

// Close checks that the file is under its name, and unlocks it. It fails if the last moves could not be written.
func (c *Campaign) Close() error {
	if c.trouble != nil || c.onDisk.file != nil {
		c.save()
	}
	c.onDisk.close()
	c.lock.release()
	return c.trouble
}

// Text returns the text of the campaign's file.
func (c *Campaign) Text() string {
	var text strings.Builder
	sealed := c.Header.text(c.book, formatOf(c.lines))
	_, before := split(sealed)
	text.WriteString(sealed + "\n")
	for _, l := range c.lines {
		sealed := seal(before, l)
		_, before = split(sealed)
		text.WriteString(sealed + "\n")
	}
	return text.String()
}

// save writes what is not on the disk yet.
func (c *Campaign) save() {
	if c.name == "" || c.locked {
		return
	}
	if err := c.write(); err != nil {
		var path *fs.PathError
		if errors.As(err, &path) {
			err = path.Err // the file's name is known
		}
		c.trouble = fmt.Errorf("the campaign is not being saved to %s: %w", c.name, err)
		return
	}
	c.trouble = nil
}
