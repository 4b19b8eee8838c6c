package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
)

// kept is a game of any kind on disk: its file, its lines, its lock and its backups. What the lines mean only its game knows.
type kept struct {
	// Notes say what was wrong with the file when it was opened, a sentence each. The file does not change before the
	// next move.
	Notes []string
	// Copies are the copies of a damaged campaign, the one in use first. There are none if the file itself reaches furthest.
	Copies []Copy

	reads game
	disk  disk
	name  string // of the file, as it was given; "" if there is none
	path  string // where that leads to
	lock  *lock
	news  []string // see News

	lines  []string // everything after the header, without checksums
	onDisk journal

	keepOld bool // the existing file has unusable content: keep it under another name
	backed  bool // the file as opened has been backed up
	locked  bool // read-only: another copy of the program plays it, or it was opened by Look
	trouble error
}

// game is a game being played, as the file of it is read and written.
type game interface {
	head() string // sealed
	refreshHead() // before the whole file is written again
	// revive replays the text of a file. If that fails, the document is what could be read of it, or nil.
	revive(data []byte) (*document, found, error)
	use(found)        // to continue from what was revived
	note(line string) // adds a line, and what belongs after it
}

// found is what a file was replayed to.
type found interface {
	file() *document
	form() int         // the version of the format that its lines are written in
	left() []string    // the lines that lead to the current table
	said() []string    // what the players should know, a sentence each
	damaged() bool     // part of the file is unusable
	fault() string     // what is damaged in the file, or ""
	goes() string      // how far it reaches, in words
	compare(found) int // which of two of the same game reaches further
	same(found) bool   // whether both are of the same game
}

// taken fails if there is something of a name that a new game is to have: a file, a folder, or a link to one.
func taken(d disk, name string) error {
	if _, err := d.Stat(name); err == nil {
		return fmt.Errorf("%s is there already: choose another name", name)
	}
	return nil
}

// create gives an unsaved campaign a file, which must not exist yet.
func (c *kept) create(d disk, name string) {
	c.disk, c.name, c.backed = d, name, true
	_ = d.MkdirAll(filepath.Dir(name)) // if this fails, writing fails too and says so
	c.path = resolve(name)
	c.lock, c.locked, _ = lockFor(c.path) // if this fails, writing locks it again
	c.save()
}

// openAt opens the game in a file to play on. It fails if no table of it can be read.
func (c *kept) openAt(d disk, name string) error {
	c.disk, c.name, c.path = d, name, resolve(name)
	c.lock, c.locked, _ = lockFor(c.path) // if this fails, writing locks it again
	if err := c.load(); err != nil {
		c.lock.release()
		return err
	}
	if c.locked {
		c.Notes = append(c.Notes, "This campaign is being played in another window: here it can only be viewed.")
	}
	return nil
}

// lookAt reads the game in a file without locking it. It cannot be played.
func (c *kept) lookAt(name string) error {
	c.disk, c.name, c.path, c.locked = realDisk{}, name, resolve(name), true
	return c.load()
}

// load reads the file. If part of it is lost, load looks for the copy that reaches furthest.
func (c *kept) load() error {
	seen, err := c.disk.Stat(c.name)
	var data []byte
	if err == nil {
		data, err = c.disk.ReadFile(c.name)
	}
	if err != nil {
		return fmt.Errorf("the campaign cannot be read: %w", err)
	}
	doc, f, err := c.reads.revive(data)
	if errors.Is(err, errNewer) || err != nil && doc != nil && doc.headless == nil { // the file is as it was written
		return fmt.Errorf("%s: %w", c.name, err)
	}
	c.onDisk = journal{known: data, seen: seen}
	c.Copies, c.Notes = copiesOf(c.disk, c.reads, c.path, data, f, err)
	switch {
	case len(c.Copies) > 0:
		c.Use(0)
		return nil
	case err != nil:
		return fmt.Errorf("%s: %w", c.name, err)
	}
	c.take(f)
	c.Notes = f.said()
	return nil
}

// take makes the game continue from what was replayed.
func (c *kept) take(f found) {
	c.reads.use(f)
	c.lines, c.keepOld = f.left(), f.damaged()
	c.onDisk.whole = false
	if doc := f.file(); !f.damaged() && !doc.torn && doc.usual && doc.format == f.form() { // any other form is rewritten
		c.onDisk.whole, c.onDisk.written, c.onDisk.sum = true, len(c.lines), lastSum(string(c.onDisk.known))
	}
}

// Name returns the path of the campaign's file, or "". It changes if the campaign has to continue under another name: see
// [Campaign.News].
func (c *kept) Name() string { return c.name }

// Damaged reports whether part of the file is unusable, so that it will be kept under another name.
func (c *kept) Damaged() bool { return c.keepOld }

// ReadOnly reports whether the campaign cannot be played here: another copy of the program plays it, or it was opened by
// Look.
func (c *kept) ReadOnly() bool { return c.locked }

// errLocked is the error of playing a campaign that is read-only.
var errLocked = errors.New("this campaign is being played in another window, and can only be viewed here")

// errTakenBack is the error of undoing in a file that has nearly as many lines as are read.
var errTakenBack = fmt.Errorf("the file of this campaign has %s lines, too many to undo: branch a new campaign in Replay", thousands(mostTakenBack))

// make does what a line says, and writes the line. It fails if do fails, or if the game is read-only.
func (c *kept) make(line string, do func() error) error {
	if c.locked {
		return errLocked
	}
	if line == undoWord && len(c.lines) >= mostTakenBack {
		return errTakenBack
	}
	if err := do(); err != nil {
		return err
	}
	c.record(line)
	return nil
}

// record adds and writes a line.
func (c *kept) record(line string) {
	c.reads.note(line)
	c.save()
}

// writeHead rewrites the file with its head.
func (c *kept) writeHead() {
	c.onDisk.rewriteAll()
	c.save()
}

// Trouble returns why the campaign cannot be written, or nil.
func (c *kept) Trouble() error { return c.trouble }

// Retry tries again to write what could not be written, and returns Trouble.
func (c *kept) Retry() {
	if c.trouble != nil {
		c.save()
	}
}

// Close checks that the file is under its name, and unlocks it. It fails if the last moves could not be written.
func (c *kept) Close() error {
	if c.trouble != nil || c.onDisk.file != nil {
		c.save()
	}
	c.onDisk.close()
	c.lock.release()
	return c.trouble
}

// Text returns the text of the campaign's file.
func (c *kept) Text() string {
	var text strings.Builder
	sealed := c.reads.head()
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
func (c *kept) save() {
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
