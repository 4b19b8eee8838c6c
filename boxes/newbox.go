package boxes

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
	"sixwinters/saves"
)

// removedFolder has the boxes removed from a shelf. New never gives this name.
const removedFolder = "removed boxes"

// aboutNew describes a new box until its author changes it.
const aboutNew = `name = %s
version = "1.0"
author = "Your name"
licence = "Say here what others may do with it"
about = "Cards of my own."

# Write cards into files beside this one, named as those of the game, such as obstacles-empire.toml or events.toml.
# docs/cards.md explains every key.
`

// New makes an empty box of a name in a folder of the shelf, and returns its path. The error is a sentence.
func (s Shelf) New(name string) (path string, err error) {
	name = strings.TrimSpace(name)
	if name == "" {
		return "", errors.New("a box needs a name")
	}
	if slices.ContainsFunc(s.Boxes(), func(box *content.Box) bool { return strings.EqualFold(box.Name, name) }) {
		return "", fmt.Errorf("there is a box %s already: choose another name", name)
	}
	path = s.free(cmp.Or(fileName(name), "box"))
	if err := Make(path, name); err != nil {
		return "", err
	}
	return path, nil
}

// Make makes an empty box of a name in a folder that is not there yet. The error is a sentence.
func Make(path, name string) error {
	err := os.MkdirAll(path, 0o777)
	if err == nil {
		err = saves.WriteFile(filepath.Join(path, content.BoxFile), fmt.Appendf(nil, aboutNew, strconv.Quote(name)))
	}
	if err != nil {
		_ = os.Remove(path) // if it is empty
		return fmt.Errorf("the folder %s cannot be written: %w", path, reason(err))
	}
	if _, err := Open(path); err != nil {
		_ = os.RemoveAll(path) // nothing else is in it yet
		if found := (content.Error)(nil); errors.As(err, &found) {
			return errors.New(found[0].What)
		}
		return err
	}
	return nil
}

// reason returns what an error says besides the names of files.
func reason(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}

// Has reports whether a file or folder is on the shelf.
func (s Shelf) Has(file string) bool { return filepath.Dir(file) == filepath.Clean(string(s)) }

// removed is the folder of boxes that were taken off the shelf.
func (s Shelf) removed() Shelf { return Shelf(filepath.Join(string(s), removedFolder)) }

// Remove moves a file or folder from the shelf to the folder of removed boxes, and returns its new path. The error is a sentence.
func (s Shelf) Remove(file string) (removed string, err error) {
	folder := s.removed()
	err = os.MkdirAll(string(folder), 0o777)
	if err == nil {
		for removed == "" || errors.Is(err, fs.ErrExist) { // another program has taken the name since
			removed = folder.free(filepath.Base(file))
			err = saves.MoveNew(file, removed)
		}
	}
	if err != nil {
		return "", fmt.Errorf("%s cannot be moved to %s: %w", filepath.Base(file), folder, reason(err))
	}
	return removed, nil
}

// free returns the path of a file or folder that is not there yet: of a name, or with a number before its ending.
func (s Shelf) free(name string) string {
	path := filepath.Join(string(s), name)
	ending := filepath.Ext(name)
	for n := 2; ; n++ {
		if _, err := os.Lstat(path); err != nil {
			return path
		}
		path = filepath.Join(string(s), fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, ending), n, ending))
	}
}
