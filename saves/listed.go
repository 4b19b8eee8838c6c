package saves

import (
	"cmp"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"time"

	"sixwinters/content"
	"sixwinters/rules"
)

// Listed is the file of a campaign as it is listed, before it is read.
type Listed struct {
	Name   string // without its folder and extension
	File   string
	Played time.Time // when it was last written to
	Ahead  bool      // Played is later than now: the clock was wrong when it was written
}

// skew is how far ahead of this computer's clock the clock of a file server may be.
const skew = time.Minute

// Files returns the files of all campaigns, the last played first. A date later than now cannot be true: such a campaign comes after
// all others until it is played again. Only regular files are listed, and links to them; none is opened.
func (f Folder) Files() []Listed { return f.filesAt(time.Now()) }

func (f Folder) filesAt(now time.Time) []Listed {
	list, err := os.ReadDir(string(f))
	if err != nil {
		return nil // there is no folder before there is a campaign
	}
	var all []Listed
	for _, item := range list {
		name, ok := strings.CutSuffix(item.Name(), extension)
		if !ok || strings.HasPrefix(name, ".") || !isRegular(string(f), item) {
			continue
		}
		info, err := item.Info()
		if item.Type()&fs.ModeSymlink != 0 {
			info, err = os.Stat(f.File(name))
		}
		if err == nil {
			all = append(all, listedAt(now, f.File(name), info))
		}
	}
	slices.SortStableFunc(all, ByPlayed)
	return all
}

// listedAt returns what is listed of a file at a time.
func listedAt(now time.Time, file string, info fs.FileInfo) Listed {
	at := info.ModTime()
	return Listed{Name: NameOf(file), File: file, Played: at, Ahead: at.After(now.Add(skew))}
}

// ByPlayed compares two campaigns by when they were last played, the last first, and those with a date later than now last.
func ByPlayed(a, b Listed) int {
	if a.Ahead != b.Ahead {
		if a.Ahead {
			return 1
		}
		return -1
	}
	return cmp.Or(b.Played.Compare(a.Played), strings.Compare(a.Name, b.Name))
}

// Look reads a campaign at a glance. bookWith returns the rulebook with the boxes that it names.
func (l Listed) Look(bookWith func(boxes []content.BoxRef) *rules.Rulebook) Entry {
	e := Entry{Listed: l}
	data, err := readRegular(l.File)
	if err != nil {
		e.Book, e.Trouble = bookWith(nil), fmt.Errorf("it cannot be read: %w", err)
		return e
	}
	e.look(bookWith(BoxesIn(data)), data)
	return e
}
