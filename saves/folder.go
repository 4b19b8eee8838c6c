package saves

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/adrg/xdg" // knows where each platform keeps a user's files

	"sixwinters/content"
	"sixwinters/rules"
)

// Folder is the path of a folder of campaigns, a file each. A campaign's name is its file's name without the extension.
type Folder string

// DefaultFolder returns the folder in the user's data folder by the platform's convention.
func DefaultFolder() Folder {
	return Folder(filepath.Join(xdg.DataHome, "sixwinters", "campaigns"))
}

// Entry is a summary of a campaign in a folder.
type Entry struct {
	Listed
	Book    *rules.Rulebook // with which it was read
	Header  Header
	Table   rules.State // where it is
	Winter  *Wintering  // of a winter of Skadi; then there is no book, header and table
	Trouble error       // why it cannot be opened; then there is no table
	Notes   []string    // what opening it will say
}

// File returns the file of a campaign by its name.
func (f Folder) File(name string) string { return filepath.Join(string(f), name+extension) }

// NameOf returns the name of the campaign in a file.
func NameOf(file string) string { return strings.TrimSuffix(filepath.Base(file), extension) }

// NewFile returns a file that does not exist, for a campaign that begins now.
func (f Folder) NewFile(now time.Time) string {
	return f.free("Campaign of " + now.Format("2006-01-02 15.04"))
}

// free returns the file of a name, with a number if it is taken.
func (f Folder) free(name string) string {
	for n := 2; ; n++ {
		file := f.File(name)
		if _, err := os.Lstat(file); err != nil {
			return file // it is not there, or writing it will say what keeps it from being found
		}
		name = fmt.Sprintf("%s (%d)", strings.TrimSuffix(name, fmt.Sprintf(" (%d)", n-1)), n)
	}
}

// BranchFile returns a free file for a branch of the campaign in a file.
func (f Folder) BranchFile(of string) string { return f.free(NameOf(of) + " (branch)") }

// Newest returns the file of the campaign that was played last, or "".
func (f Folder) Newest() string { return f.newest(false) }

// newest returns the file of the campaign, or of the winter of Skadi, that was played last, or "".
func (f Folder) newest(winter bool) string {
	for _, l := range f.Files() {
		if data, err := readRegular(l.File); err == nil && IsWinter(data) == winter {
			return l.File
		}
	}
	return ""
}

// Using returns the names of the campaigns that name a box, the last played first.
func (f Folder) Using(box content.BoxRef) (names []string) {
	for _, e := range f.Files() {
		if slices.Contains(Boxes(e.File), box) {
			names = append(names, e.Name)
		}
	}
	return names
}

// Entry reads the campaign in a file at a glance.
func (f Folder) Entry(b *rules.Rulebook, file string) Entry {
	l := Listed{Name: NameOf(file), File: file}
	if info, err := os.Stat(file); err == nil {
		l = listedAt(time.Now(), file, info)
	}
	return l.Look(func([]content.BoxRef) *rules.Rulebook { return b })
}

// look fills in the entry from the text of the file.
func (e *Entry) look(b *rules.Rulebook, data []byte) {
	if IsWinter(data) {
		e.lookWinter()
		return
	}
	e.Book = b
	r, err := glance(b, data)
	switch {
	case err != nil || r.fault() != "": // a copy may go further
		e.lookCloser()
	default:
		e.Header, e.Table, e.Notes = r.doc.header, *r.history.Now(), r.notes
	}
}

// lookCloser fills in the entry of a damaged file with what opening it comes to.
func (e *Entry) lookCloser() {
	c, err := Look(e.Book, e.File)
	if err != nil {
		e.Trouble = cmp.Or(errors.Unwrap(err), err) // the list names the file
		return
	}
	e.Header, e.Table, e.Notes = c.Header, *c.Now(), c.Notes
}

// glance finds the table of a campaign from its last snapshot on, without replaying all of it.
func glance(b *rules.Rulebook, data []byte) (*replayed, error) {
	doc, err := parse(data)
	if err != nil {
		return nil, err
	}
	r := &replayed{reading: reading{doc: doc}, book: b}
	broken := doc.headless != nil || doc.torn || r.strange() || len(doc.lines) > 0 && isTable(doc.lines[0].text)
	last := -1
	for i, l := range doc.lines {
		broken = broken || !l.sound
		if strings.HasPrefix(l.text, snapshotWord+" ") || strings.HasPrefix(l.text, resumeWord+" ") {
			last = i
		}
	}
	if broken || last < 0 || r.nextTable(last) != last {
		return replay(b, doc)
	}
	for _, l := range doc.lines[last+1:] {
		if r.take(l) != nil {
			return replay(b, doc) // it was taken back to before the snapshot
		}
	}
	return r, nil
}

// Named returns the file for a campaign of a new name. It fails if the name is empty, unusable or taken.
func (f Folder) Named(name string) (string, error) {
	name = fileName(name)
	if name == "" {
		return "", fmt.Errorf("a campaign needs a name")
	}
	file := f.File(name)
	if _, err := os.Lstat(file); err == nil {
		return "", errTaken(file)
	}
	return file, nil
}

// errTaken is the error of a file whose name another campaign has.
func errTaken(file string) error {
	return fmt.Errorf("there is a campaign %q already: choose another name", NameOf(file))
}

// Rename renames a campaign and returns its file. It fails if the name is taken or unusable, or if the campaign is being
// played.
func (f Folder) Rename(file, name string) (string, error) {
	if fileName(name) == NameOf(file) {
		return file, nil
	}
	to := f.File(fileName(name))
	if !sameFile(file, to) { // where case does not count, a name that differs in nothing else is that of the campaign itself
		var err error
		if to, err = f.Named(name); err != nil {
			return file, err
		}
	}
	if err := move(file, to); err != nil {
		return file, err
	}
	return to, nil
}

// sameFile reports whether two paths are those of one existing file. A link is a file of its own.
func sameFile(one, other string) bool {
	a, errA := os.Lstat(one)
	b, errB := os.Lstat(other)
	return errA == nil && errB == nil && os.SameFile(a, b)
}

// NamePlayers writes the players' names into the header of a campaign, as [Header.SetNames] does, and keeps the time of
// its last move. It fails, and writes nothing, if the campaign cannot be read, is being played or is damaged.
func (f Folder) NamePlayers(b *rules.Rulebook, file string, names ...string) error {
	info, err := os.Stat(file)
	if err != nil {
		return fmt.Errorf("the campaign cannot be read: %w", err)
	}
	c, err := Open(b, file)
	if err != nil {
		return err
	}
	defer c.Close()
	header := c.Header
	switch header.SetNames(names...); {
	case header.Players == c.Header.Players:
		return nil
	case c.locked:
		return errLocked
	case len(c.Notes) > 0:
		return fmt.Errorf("something is wrong with this campaign: play it on before anything else is changed in it")
	}
	c.Header = header
	if c.writeHead(); c.trouble != nil {
		return c.trouble
	}
	if err := os.Chtimes(file, time.Time{}, info.ModTime()); err != nil {
		return fmt.Errorf("the time of its last move cannot be kept: %w", err)
	}
	return nil
}

// fileName removes from a name what some system does not allow in file names.
func fileName(name string) string {
	name = strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`/\:*?"<>|`, r) {
			return -1
		}
		return r
	}, name)
	// A file's name may have 255 bytes on most systems, and something is added to it for backups, copies and locks.
	const letters, bytes = 80, 200
	for utf8.RuneCountInString(name) > letters || len(name) > bytes {
		_, last := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-last]
	}
	name = strings.Trim(name, " .")
	if first, _, _ := strings.Cut(name, "."); isDevice(first) {
		name = "_" + name
	}
	return name
}

// isDevice reports whether Windows takes every file of a name, with any extension, for a device.
func isDevice(name string) bool {
	switch name = strings.ToUpper(strings.TrimSpace(name)); name {
	case "CON", "PRN", "AUX", "NUL":
		return true
	}
	port, numbered := strings.CutPrefix(name, "COM")
	if !numbered {
		port, numbered = strings.CutPrefix(name, "LPT")
	}
	return numbered && len(port) == 1 && port >= "0" && port <= "9"
}

// move renames a file that nobody plays, and its backups with it: left behind, they would be taken for those of the next
// campaign of the old name.
func move(from, to string) error {
	path := resolve(from)
	l, taken, err := lockFor(path)
	defer l.release()
	if taken {
		return fmt.Errorf("this campaign is being played in another window: leave it there first")
	}
	if err != nil {
		return fmt.Errorf("the campaign cannot be moved: %w", err)
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o777); err != nil {
		return fmt.Errorf("the folder cannot be made: %w", err)
	}
	// Whoever begins a campaign locks its name first: under the lock a name that is free stays so. A name that differs in case alone may
	// have the same lock, or be the campaign itself.
	if target := resolve(to); !sameLock(path, target) {
		l, taken, err := lockFor(target)
		defer l.release()
		if taken {
			return errTaken(to)
		}
		if err != nil {
			return fmt.Errorf("the campaign cannot be moved: %w", err)
		}
	}
	if _, err := os.Lstat(to); err == nil && !sameFile(from, to) {
		return errTaken(to)
	}
	if err := os.Rename(from, to); err != nil {
		return fmt.Errorf("the campaign cannot be moved: %w", err)
	}
	_ = os.MkdirAll(filepath.Dir(backupName(to, 1)), 0o777)
	_ = os.MkdirAll(filepath.Dir(ReviewName(to)), 0o777)
	_ = os.Rename(ReviewName(from), ReviewName(to)) // there may be none
	if filepath.Base(path) != filepath.Base(from) { // it was a link, and the backups are those of the file it leads to
		return nil
	}
	for i := 1; i <= backups; i++ {
		if _, err := os.Lstat(backupName(to, i)); err == nil { // of a campaign of that name whose file is gone
			if keepBackup(realDisk{}, to, backupName(to, i)) != nil {
				break
			}
		}
		_ = os.Rename(backupName(from, i), backupName(to, i)) // there may be none
	}
	return nil
}

// Duplicate copies a campaign and returns the file of the copy. It fails if a file cannot be read or written.
func (f Folder) Duplicate(file string) (string, error) {
	return f.copy(file, NameOf(file)+" (copy)")
}

// copy copies a campaign into the folder, under a name or that with a number, and returns the file of the copy.
func (f Folder) copy(from, name string) (string, error) {
	data, err := readRegular(from)
	if err != nil {
		return "", fmt.Errorf("the campaign cannot be read: %w", err)
	}
	return f.add(name, data)
}

// add writes a campaign into the folder, under a name or, if that is taken, the same with a number, and returns its file.
func (f Folder) add(name string, data []byte) (string, error) {
	for {
		to := f.free(name)
		switch err := WriteNew(to, data); {
		case errors.Is(err, fs.ErrExist): // another program has taken the name since
		case err != nil:
			return "", fmt.Errorf("the campaign cannot be copied: %w", err)
		default:
			return to, nil
		}
	}
}

// Delete moves a campaign to a folder beside, and returns the file there for Restore. It fails if the campaign is being
// played or cannot be moved.
func (f Folder) Delete(file string) (deleted string, err error) {
	deleted = Folder(filepath.Join(string(f), deletedFolder)).free(NameOf(file))
	return deleted, move(file, deleted)
}

// Restore brings a deleted campaign back and returns its file: of its old name, with a number if that is taken.
func (f Folder) Restore(deleted string) (string, error) {
	to := f.free(NameOf(deleted))
	return to, move(deleted, to)
}

// Import copies a campaign from elsewhere into the folder, if it can be replayed, and returns its file. It has the name of
// the original, "Campaign" if no letter of that can be used, and a number if that is taken. The error names the original.
func (f Folder) Import(b *rules.Rulebook, name string, data []byte) (string, error) {
	var err error
	if IsWinter(data) {
		_, _, err = newWinter(printedWinters()).revive(data)
	} else {
		_, err = revive(b, data)
	}
	if err != nil {
		return "", fmt.Errorf("%q: %w", name, err)
	}
	return f.add(cmp.Or(fileName(NameOf(name)), "Campaign"), data)
}

// Export copies a campaign into another folder and returns the file of the copy. It fails like Duplicate.
func (f Folder) Export(file, folder string) (string, error) {
	return Folder(folder).copy(file, NameOf(file))
}

// Documents returns the user's documents folder by the platform's convention.
func Documents() string { return xdg.UserDirs.Documents }
