package boxes

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/saves"
)

// Shelf is the path of a folder of installed boxes. It need not exist.
type Shelf string

// ShelfOf returns the shelf in a folder of campaigns.
func ShelfOf(campaigns string) Shelf { return Shelf(filepath.Join(campaigns, "boxes")) }

// Item is a file or folder of a shelf.
type Item struct {
	File    string
	Box     *content.Box // nil if it cannot be opened
	Trouble error        // why
}

// List opens all boxes of the shelf, in the order of their names.
func (s Shelf) List() []Item {
	entries, err := os.ReadDir(string(s))
	if err != nil {
		return nil // there is no folder before there is a box
	}
	var all []Item
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") || e.Name() == removedFolder || !e.IsDir() && !isZip(e.Name()) {
			continue
		}
		item := Item{File: filepath.Join(string(s), e.Name())}
		item.Box, item.Trouble = Open(item.File)
		all = append(all, item)
	}
	slices.SortStableFunc(all, func(a, b Item) int { return strings.Compare(a.name(), b.name()) })
	return all
}

func (i *Item) name() string {
	if i.Box == nil {
		return "\uffff" + i.File // last
	}
	return i.Box.String()
}

// Boxes returns the boxes of the shelf that can be opened, in the order of their names.
func (s Shelf) Boxes() []*content.Box {
	var all []*content.Box
	for _, item := range s.List() {
		if item.Box != nil {
			all = append(all, item.Box)
		}
	}
	return all
}

// Removed returns the box that a campaign names out of those that were taken off the shelf, or nil.
func (s Shelf) Removed(ref content.BoxRef) *content.Box {
	for _, box := range s.removed().Boxes() {
		if box.BoxRef == ref {
			return box
		}
	}
	return nil
}

// For returns the boxes on the shelf and those removed boxes that a list names, so that campaigns begun with them continue.
func (s Shelf) For(named []content.BoxRef) []*content.Box {
	atHand := s.Boxes()
	for _, ref := range named {
		if slices.ContainsFunc(atHand, func(box *content.Box) bool { return box.BoxRef == ref }) {
			continue
		}
		if box := s.Removed(ref); box != nil {
			atHand = append(atHand, box)
		}
	}
	return atHand
}

// Parcel is a box that has been looked into and can be installed.
type Parcel struct {
	*content.Box
	Changes []content.Change // that it makes to the game and the boxes it is built on
	Here    bool             // it is on the shelf already
	Others  []Item           // of its name on the shelf, which are others

	zipped []byte
}

// Look looks into a zipped box; name is that of its file or folder. It fails if the zip cannot be opened as a box, or if the game
// cannot be played with it and what it is built on.
func (s Shelf) Look(zipped []byte, name string) (*Parcel, error) {
	box, err := Read(zipped, name)
	if err != nil {
		return nil, err
	}
	p := &Parcel{Box: box, zipped: zipped}
	var atHand []*content.Box
	for _, item := range s.List() {
		if item.Box == nil {
			continue
		}
		switch atHand = append(atHand, item.Box); {
		case item.Box.BoxRef == box.BoxRef:
			p.Here = true
		case item.Box.Name == box.Name:
			p.Others = append(p.Others, item)
		}
	}
	stack, err := Below(box, atHand)
	if err != nil {
		return nil, err
	}
	c, err := Stack(append(stack, box)...)
	if err != nil {
		return nil, err
	}
	if found := c.CheckPictures(); len(found) > 0 {
		return nil, content.Error(found)
	}
	for _, change := range c.Changes {
		if change.Box == box {
			p.Changes = append(p.Changes, change)
		}
	}
	return p, nil
}

// Replaceable reports whether an item is a zip file. A folder may be someone's work.
func (i *Item) Replaceable() bool { return isZip(i.File) }

func isZip(file string) bool { return strings.EqualFold(filepath.Ext(file), ".zip") }

// Install puts a box on the shelf. With replace the others of its name go to the removed boxes, except folders. Nothing is deleted, and
// nothing that is there is written over. The error is a sentence: then the box is not on the shelf.
func (s Shelf) Install(p *Parcel, replace bool) error {
	// The name identifies the box to players; the hash separates boxes of one name.
	name := fmt.Sprintf("%s-%s-%.8s.zip", cmp.Or(fileName(p.Name), "box"), p.Version, p.Hash)
	path, err := "", fs.ErrExist
	for errors.Is(err, fs.ErrExist) { // another program has taken the name since
		path = s.free(name)
		err = saves.WriteNew(path, p.zipped)
	}
	if err != nil {
		return fmt.Errorf("the box cannot be installed: %w", reason(err))
	}
	for _, other := range p.Others {
		if !replace || !other.Replaceable() {
			continue
		}
		if _, err := s.Remove(other.File); err != nil {
			_ = os.Remove(path) // the sender still has it
			return fmt.Errorf("the box cannot be installed: %w", err)
		}
	}
	p.Path = path
	return nil
}

// fileName returns a name in letters and digits that every system takes.
func fileName(name string) string {
	return strings.Trim(strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			return r
		case r >= 'A' && r <= 'Z':
			return r - 'A' + 'a'
		}
		return '-'
	}, name), "-")
}
