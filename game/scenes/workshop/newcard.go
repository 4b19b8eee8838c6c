package workshop

import (
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
	c := b.book.Content()
	was := c.NameOf(card)
	switch {
	case !isFolder(b.path):
		return "", errors.New("a zip file cannot be written: unpack it into a folder, and open that")
	case !b.good():
		return "", errors.New("mend what is found first, and then copy a card")
	case card.Kind == content.EventKind && b.changeOf(card) != nil:
		return "", errors.New("an event takes the place of another: change this one in its file")
	}
	f := b.fileOf(c.SourceOf(card).File)
	from, to, ok := f.entry(card.Kind.String(), was, c.SourceOf(card).Line)
	if !ok {
		return "", fmt.Errorf("%s has no such card any more", f.name)
	}
	name = b.free("Copy of " + was)
	into := filepath.Join(b.path, f.name)
	text, err := os.ReadFile(into)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("%s cannot be read", f.name)
	}
	if n := len(text); n > 0 {
		text = append(text, "\n\n"[min(1, len(text)-len(strings.TrimRight(string(text), "\n"))):]...)
	}
	text = append(text, strings.Join(renamed(f.lines[from:to], card.Kind, name), "\n")+"\n"...)
	if err := saves.WriteFile(into, text); err != nil {
		return "", fmt.Errorf("%s cannot be written", f.name)
	}
	return name, nil
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
