package boxes

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"sixwinters/content"
)

// Shelf is the path of a folder of installed boxes. It need not exist.
type Shelf string

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
		if strings.HasPrefix(e.Name(), ".") || !e.IsDir() && filepath.Ext(e.Name()) != ".zip" {
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

// Install puts a zipped box on the shelf and returns it; a box that is there already stays. It fails if the zip cannot be opened
// as a box, if the game cannot be played with it and what it is built on, or if it cannot be written.
func (s Shelf) Install(zipped []byte) (*content.Box, error) {
	box, err := Read(zipped, "box.zip")
	if err != nil {
		return nil, err
	}
	stack, err := Below(box, s.Boxes())
	if err == nil {
		_, err = Stack(append(stack, box)...)
	}
	if err != nil {
		return nil, err
	}
	// The name tells the players which box it is, and the hash keeps apart what goes by one name.
	name := fmt.Sprintf("%s-%s-%.8s.zip", cmp.Or(fileName(box.Name), "box"), box.Version, box.Hash)
	if err := s.write(name, zipped); err != nil {
		return nil, fmt.Errorf("the box cannot be installed: %w", err)
	}
	box.Path = filepath.Join(string(s), name)
	return box, nil
}

// write writes a file of the shelf: under another name first, so that it is never there in part.
func (s Shelf) write(name string, data []byte) error {
	if err := os.MkdirAll(string(s), 0o777); err != nil {
		return err
	}
	root, err := os.OpenRoot(string(s))
	if err != nil {
		return err
	}
	defer root.Close()
	const part = ".part"
	if err := root.WriteFile(name+part, data, 0o666); err != nil {
		return err
	}
	return root.Rename(name+part, name)
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
