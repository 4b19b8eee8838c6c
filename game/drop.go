package game

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// mostDropped is the size of the largest file that is taken for a campaign, in bytes. One of six years has some hundred
// thousand.
const mostDropped = 32 << 20

// takeDropped takes the files that were dropped on the window: at the title and in the list of all campaigns. Elsewhere
// somebody is in the middle of something, and is told so.
func (g *Game) takeDropped(dropped fs.FS) {
	l, ok := g.scene.(*loader)
	if _, title := g.scene.(*title); title {
		l, ok = newLoader(g), true
		g.show(l)
	}
	if !ok {
		g.unsaid = "Drop campaign files on the title or on the list of all campaigns."
		return
	}
	l.take(g, dropped)
	g.disturb()
}

// take adds the campaigns whose files were dropped, and says of each what has become of it.
func (l *loader) take(g *Game, dropped fs.FS) {
	files, err := fs.ReadDir(dropped, ".")
	if err != nil {
		l.say, l.built = sentence(fmt.Errorf("what was dropped here cannot be read: %w", err)), false
		return
	}
	var says []string
	for _, file := range files {
		added, err := g.importDropped(dropped, file.Name())
		if err != nil {
			says = append(says, sentence(err))
			continue
		}
		l.done(g, "here now")(added, nil)
		says = append(says, l.say)
	}
	l.say, l.built = strings.Join(says, "\n"), false
}

// importDropped adds one dropped file to the campaigns, and returns its file there.
func (g *Game) importDropped(dropped fs.FS, name string) (string, error) {
	info, err := fs.Stat(dropped, name)
	switch {
	case err != nil:
	case info.IsDir():
		err = errors.New("it is a folder: drop the files in it")
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
	return g.folder().Import(g.book, path.Base(name), data)
}
