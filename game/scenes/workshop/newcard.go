package workshop

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/saves"
)

// copyCard writes a copy of a card under a new name at the end of the box's file, and returns that name. Nothing that stands there is
// changed.
func (b *bench) copyCard(card content.CardOf) (name string, err error) {
	if card.Kind == content.EventKind && b.changeOf(card) != nil {
		return "", errors.New("an event takes the place of another: change this one in its file")
	}
	name = b.free("Copy of " + b.book.Content().NameOf(card))
	return name, b.append(card, func(lines []string) []string { return renamed(lines, card.Kind, name) })
}

// changeCard writes a card that lies below the box into the box's file, as it is, to be changed there: it takes the place of the one below.
func (b *bench) changeCard(card content.CardOf) error {
	if b.changeOf(card) != nil {
		return errors.New("this card is the box's own: change it in its file")
	}
	return b.append(card, func(lines []string) []string { return without(lines, "picture") }) // which lies in another box
}

// append writes the lines of a card, changed by a function, at the end of the box's file.
func (b *bench) append(card content.CardOf, change func(lines []string) []string) error {
	c := b.book.Content()
	switch {
	case !isFolder(b.path):
		return errors.New("a zip file cannot be written: unpack it into a folder, and open that")
	case !b.good():
		return errors.New("mend what is found first, and then copy a card")
	}
	f := b.fileOf(c.SourceOf(card).File)
	from, to, ok := f.entry(card.Kind.String(), c.NameOf(card), c.SourceOf(card).Line)
	if !ok {
		return fmt.Errorf("%s has no such card any more", f.name)
	}
	into := filepath.Join(b.path, f.name)
	was, err := saves.ReadFile(into)
	there := err == nil
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s cannot be read", f.name)
	}
	text := slices.Clone(was)
	if n := len(text); n > 0 {
		text = append(text, "\n\n"[min(1, len(text)-len(strings.TrimRight(string(text), "\n"))):]...)
	}
	text = append(text, strings.Join(change(f.lines[from:to]), "\n")+"\n"...)
	if err := saves.WriteFile(into, text); err != nil {
		return fmt.Errorf("%s cannot be written", f.name)
	}
	b.written = append(b.written, written{into, was, text, there})
	return nil
}

// written is what the workshop has written into a file, and what stood there before.
type written struct {
	path    string
	was, is []byte
	there   bool // the file was there before
}

// canUndo reports whether the last file that the workshop wrote is still as it wrote it.
func (b *bench) canUndo() bool {
	if len(b.written) == 0 {
		return false
	}
	last := &b.written[len(b.written)-1]
	now, err := saves.ReadFile(last.path)
	return err == nil && bytes.Equal(now, last.is)
}

// undo makes the last file that the workshop wrote what it was before.
func (b *bench) undo() error {
	if !b.canUndo() {
		b.written = nil // an editor has changed it since
		return errors.New("the file has changed since: take it back in your editor")
	}
	n := len(b.written) - 1
	last := b.written[n]
	b.written = b.written[:n]
	err := os.Remove(last.path)
	if last.there {
		err = saves.WriteFile(last.path, last.was)
	}
	if err != nil {
		return fmt.Errorf("%s cannot be written", filepath.Base(last.path))
	}
	return nil
}

// without returns the lines of an entry without a key of one line.
func without(lines []string, not string) (all []string) {
	for _, line := range lines {
		if key, _, _ := strings.Cut(line, "="); strings.TrimSpace(key) != not {
			all = append(all, line)
		}
	}
	return all
}

// free returns a name that no card has, beginning with another.
func (b *bench) free(name string) string {
	c := b.book.Content()
	taken := func(name string) bool {
		return slices.ContainsFunc(c.AllCards(), func(card content.CardOf) bool { return c.NameOf(card) == name })
	}
	free := name
	for n := 2; taken(free); n++ {
		free = fmt.Sprintf("%s %d", name, n)
	}
	return free
}

// bound are the keys by which a card has its own place in the game, which a copy has not.
var bound = map[content.CardKind][]string{
	content.ObstacleKind:  {"of_location"},
	content.LocationKind:  {"threat", "attach"},
	content.CharacterKind: {"start"},
}

// renamed returns the lines of an entry under another name, without what only one card can have. A character can be played from the
// start, since no card unlocks it.
func renamed(lines []string, kind content.CardKind, name string) (all []string) {
	for _, line := range lines {
		key, value, _ := strings.Cut(line, "=")
		key = strings.TrimSpace(key)
		switch {
		case key == "name":
			all = append(all, "name = "+strconv.Quote(name))
			if kind == content.CharacterKind {
				all = append(all, "start = true")
			}
		case slices.Contains(bound[kind], key) && strings.Count(value, "[") == strings.Count(value, "]"):
		default:
			all = append(all, line)
		}
	}
	return all
}

// changeHere writes the card that is open into the box, and shows it there.
func (w *workshop) changeHere(g *app.App) error {
	if err := w.bench.changeCard(w.open.card); err != nil {
		return err
	}
	w.reread(g)
	w.Menu = nil
	return nil
}

// undo takes back the last thing that the workshop wrote.
func (w *workshop) undo(g *app.App) error {
	if err := w.bench.undo(); err != nil {
		return err
	}
	w.reread(g) // the card that is open may be gone
	w.Menu = nil
	return nil
}

// newCard copies the card that is open, and opens the copy.
func (w *workshop) newCard(g *app.App) error {
	name, err := w.bench.copyCard(w.open.card)
	if err != nil {
		return err
	}
	was := w.open.card.Kind
	w.reread(g)
	for _, card := range w.bench.book.Content().AllCards() {
		if card.Kind == was && w.bench.book.Content().NameOf(card) == name {
			s := showing(w.bench.book, card)
			w.open = &s
		}
	}
	w.Menu = nil
	if !w.bench.good() {
		return fmt.Errorf("%s stands in the file; mend what is found, and it is shown", name)
	}
	return nil
}
