package campaigns

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"sixwinters/game/app"
	"sixwinters/game/words"
)

// mostDropped is the most bytes of a file that may be a campaign. One of six years has some hundred thousand.
const mostDropped = 32 << 20

// TakeFiles imports campaigns from files that were dropped on the window, and says for each whether that worked.
func (l *list) TakeFiles(g *app.App, dropped fs.FS) bool {
	files, err := fs.ReadDir(dropped, ".")
	if err != nil {
		l.say, l.built = words.Sentence(fmt.Errorf("what was dropped here cannot be read: %w", err)), false
		return true
	}
	var says []string
	for _, file := range files {
		added, err := importDropped(g, dropped, file.Name())
		if err != nil {
			says = append(says, words.Sentence(err))
			continue
		}
		l.done(g, "here now")(added, nil)
		says = append(says, l.say)
	}
	l.say, l.built = strings.Join(says, "\n"), false
	return true
}

// importDropped imports one dropped file, and returns the file of the new campaign.
func importDropped(g *app.App, dropped fs.FS, name string) (string, error) {
	info, err := fs.Stat(dropped, name)
	switch {
	case err != nil:
	case info.IsDir():
		err = errors.New("it is a folder: drop the files in it")
	case !info.Mode().IsRegular():
		err = errors.New("it is a pipe or a device, not a file")
	case info.Size() > mostDropped:
		err = errors.New("it is far too large to be a campaign")
	}
	if err != nil {
		return "", fmt.Errorf("%q cannot be taken: %w", name, err)
	}
	data, err := fs.ReadFile(dropped, name)
	if err != nil {
		return "", fmt.Errorf("%q cannot be read: %w", name, err)
	}
	return g.Folder().Import(g.BookIn(data), path.Base(name), data)
}
