package saves

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/adrg/xdg" // knows where each platform keeps a user's files

	"sixwinters/rules"
)

// Folder is where the campaigns of a user lie, a file each. The name of a campaign is that of its file.
type Folder string

// DefaultFolder is in the user's data folder by the platform's convention.
func DefaultFolder() Folder {
	return Folder(filepath.Join(xdg.DataHome, "sixwinters", "campaigns"))
}

// Entry is a campaign of a folder at a glance.
type Entry struct {
	Name    string // as the players know it
	File    string
	Played  time.Time // when it was last written to
	Header  Header
	Table   rules.State // where it is
	Trouble error       // why it cannot be opened; then there is no table
	Notes   []string    // what opening it will say
}

// path is the file of a campaign by its name.
func (f Folder) path(name string) string { return filepath.Join(string(f), name+extension) }

// NameOf is the name of the campaign in a file.
func NameOf(file string) string { return strings.TrimSuffix(filepath.Base(file), extension) }

// NewFile is a file for a campaign that begins now, which is not there yet.
func (f Folder) NewFile(now time.Time) string {
	return f.free("Campaign of " + now.Format("2006-01-02 15.04"))
}

// free is the file of a name, or of that name with a number if it is taken.
func (f Folder) free(name string) string {
	for n := 2; ; n++ {
		file := f.path(name)
		if _, err := os.Lstat(file); err != nil {
			return file // it is not there, or writing it will say what keeps it from being found
		}
		name = fmt.Sprintf("%s (%d)", strings.TrimSuffix(name, fmt.Sprintf(" (%d)", n-1)), n)
	}
}

// files are the files of all campaigns, the one played last first.
func (f Folder) files() []Entry {
	list, err := os.ReadDir(string(f))
	if err != nil {
		return nil // there is no folder before there is a campaign
	}
	var all []Entry
	for _, item := range list {
		name, ok := strings.CutSuffix(item.Name(), extension)
		if !ok || item.IsDir() || strings.HasPrefix(name, ".") {
			continue
		}
		if info, err := item.Info(); err == nil {
			all = append(all, Entry{Name: name, File: f.path(name), Played: info.ModTime()})
		}
	}
	slices.SortStableFunc(all, func(a, b Entry) int { return b.Played.Compare(a.Played) })
	return all
}

// Newest is the file of the campaign that was played last, or "".
func (f Folder) Newest() string {
	if all := f.files(); len(all) > 0 {
		return all[0].File
	}
	return ""
}

// Entry is the campaign in a file at a glance.
func (f Folder) Entry(b *rules.Rulebook, file string) Entry {
	e := Entry{Name: NameOf(file), File: file}
	if info, err := os.Stat(file); err == nil {
		e.Played = info.ModTime()
	}
	e.look(b)
	return e
}

// List is all campaigns at a glance, the one played last first.
func (f Folder) List(b *rules.Rulebook) []Entry {
	all := f.files()
	for i := range all {
		all[i].look(b)
	}
	return all
}

// look fills in what the file says.
func (e *Entry) look(b *rules.Rulebook) {
	data, err := os.ReadFile(e.File)
	if err != nil {
		e.Trouble = fmt.Errorf("it cannot be read: %w", err)
		return
	}
	r, err := glance(b, data)
	if err != nil {
		e.Trouble = err
		return
	}
	e.Header, e.Table, e.Notes = r.doc.header, *r.history.Now(), r.notes
}

// glance finds out where a campaign is without playing all of it again: from its last snapshot on.
func glance(b *rules.Rulebook, data []byte) (*replayed, error) {
	doc, err := parse(string(data))
	if err != nil {
		return nil, err
	}
	r := &replayed{book: b, doc: doc}
	broken := doc.headless != nil || doc.torn || r.strange()
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

// Named is the file for a campaign that is to have a name. The error says why it cannot have it.
func (f Folder) Named(name string) (string, error) {
	name = fileName(name)
	if name == "" {
		return "", fmt.Errorf("a campaign needs a name")
	}
	file := f.path(name)
	if _, err := os.Lstat(file); err == nil {
		return "", fmt.Errorf("there is a campaign %q already: choose another name", name)
	}
	return file, nil
}

// Rename gives a campaign another name, and returns its file. The error says why it keeps the one it has: that is taken or none,
// or the campaign is being played.
func (f Folder) Rename(file, name string) (string, error) {
	if fileName(name) == NameOf(file) {
		return file, nil
	}
	to := f.path(fileName(name))
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

// sameFile reports whether two names are those of one file that is there.
func sameFile(one, other string) bool {
	a, errA := os.Stat(one)
	b, errB := os.Stat(other)
	return errA == nil && errB == nil && os.SameFile(a, b)
}

// NamePlayers writes into the head of a campaign who plays it, as [Header.SetNames] does. The time of its last move stays
// what it was. The error says why nothing was written: the campaign cannot be read, is being played or is damaged.
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
	c.onDisk.close()
	c.onDisk.whole = false // the head is written anew
	if c.save(); c.trouble != nil {
		return c.trouble
	}
	if err := os.Chtimes(file, time.Time{}, info.ModTime()); err != nil {
		return fmt.Errorf("the time of its last move cannot be kept: %w", err)
	}
	return nil
}

// fileName is a name without what some system does not allow in the name of a file.
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

// isDevice reports whether Windows takes every file of a name, whatever comes after a dot, for a device.
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

// move gives a file that nobody plays another name, and its backups with it: left behind, they would be taken for those of the
// next campaign of the old name.
func move(from, to string) error {
	l, taken := lockFor(from)
	defer l.release()
	if taken {
		return fmt.Errorf("this campaign is being played in another window: leave it there first")
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o777); err != nil {
		return fmt.Errorf("the folder cannot be made: %w", err)
	}
	if err := os.Rename(from, to); err != nil {
		return fmt.Errorf("the campaign cannot be moved: %w", err)
	}
	_ = os.MkdirAll(filepath.Dir(backupName(to, 1)), 0o777)
	for i := 1; i <= backups; i++ {
		_ = os.Rename(backupName(from, i), backupName(to, i)) // there may be none
	}
	return nil
}

// Duplicate copies a campaign, and returns the file of the copy. The error says that it cannot be read or written.
func (f Folder) Duplicate(file string) (string, error) {
	return copyFile(file, f.free(NameOf(file)+" (copy)"))
}

func copyFile(from, to string) (string, error) {
	data, err := os.ReadFile(from)
	if err != nil {
		return "", fmt.Errorf("the campaign cannot be read: %w", err)
	}
	if err := writeWhole(realDisk{}, to, data); err != nil {
		return "", fmt.Errorf("the campaign cannot be copied: %w", err)
	}
	return to, nil
}

// Delete takes a campaign out of the folder. It is kept in a folder beside, and Restore with the returned file brings it
// back. The error says why it stays, such as that it is being played.
func (f Folder) Delete(file string) (deleted string, err error) {
	deleted = Folder(filepath.Join(string(f), deletedFolder)).free(NameOf(file))
	return deleted, move(file, deleted)
}

// Restore brings a deleted campaign back, and returns its file: of its old name, or of that with a number where it is taken.
func (f Folder) Restore(deleted string) (string, error) {
	to := f.free(NameOf(deleted))
	return to, move(deleted, to)
}

// Import adds a campaign from somewhere else to the folder, once it has been seen that it can be played, and returns its
// file. The name is that of the file it comes from, "Campaign" where no letter of that may be in a name, and with a number where it
// is taken. The error names that file and says why the campaign cannot be taken.
func (f Folder) Import(b *rules.Rulebook, name string, data []byte) (string, error) {
	if _, err := revive(b, data); err != nil {
		return "", fmt.Errorf("%q: %w", name, err)
	}
	to := f.free(cmp.Or(fileName(NameOf(name)), "Campaign"))
	if err := writeWhole(realDisk{}, to, data); err != nil {
		return "", fmt.Errorf("the campaign cannot be copied: %w", err)
	}
	return to, nil
}

// Export copies a campaign into another folder, and returns the file of the copy. The error is like that of Duplicate.
func (f Folder) Export(file, folder string) (string, error) {
	return copyFile(file, Folder(folder).free(NameOf(file)))
}

// Documents is the folder where the platform keeps what a user means to find again.
func Documents() string { return xdg.UserDirs.Documents }
