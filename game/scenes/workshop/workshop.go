// Package workshop is where cards are made: it shows the cards of a box as they look, what is wrong with them and where, and what
// they change. It reads the files anew whenever an editor saves them; while something is wrong with them, the last good cards stay.
package workshop

import (
	"errors"
	"path/filepath"
	"slices"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/background"
	"sixwinters/game/words"
	"sixwinters/rules"
)

type workshop struct {
	app.MenuScene
	bench *bench
	watch *watch // nil before the first tick, and where files are not watched
	back  func(g *app.App) error

	search string
	writes bool // the field of the search is being written in
	all    bool // the cards of the game below are listed too
	open   *shown

	reveals bool             // a finding is to be scrolled into view
	finding widget.HasWidget // the first one of the menu; nil for none

	opening *background.Thought[error] // of a file in an editor; nil for none
	figures *figures                   // of a card; nil for none
}

type shown struct {
	card content.CardOf
	name string // by which it is found when the files have been read again
	at   content.Source
}

// OpenBox goes to the workshop with the box in a folder or a zip file.
func OpenBox(g *app.App, path string) error { return enter(g, path, g.Routes.Lessons) }

// enter goes to the workshop with a box. back leads to where the players come from.
func enter(g *app.App, path string, back func(g *app.App) error) error {
	path, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	w := &workshop{bench: openBench(path, atHandOf(g.Shelf(), g.Book.Content().Boxes)), back: back, reveals: true}
	if w.bench.box == nil && len(w.bench.found) == 0 {
		return w.bench.wrong
	}
	g.Show(w)
	return nil
}

// begin begins to watch the files, once the window is open.
func (w *workshop) begin(g *app.App) {
	wake := g.Waker()
	if wake == nil || w.Trouble != "" {
		return
	}
	var err error
	if w.watch, err = newWatch(w.bench.path, wake); err != nil {
		w.Trouble = words.Sentence(errors.New("saved files are not noticed here: open the box again to read them"))
		return
	}
	w.reread(g) // what was saved before
}

func (w *workshop) Update(g *app.App) (stale bool, err error) {
	if w.watch == nil {
		w.begin(g)
	}
	if w.watch.take() {
		w.reread(g)
		stale = true
	}
	if w.tickFigures() {
		w.Menu, stale = nil, true
	}
	if w.opening != nil {
		if err, come := w.opening.Come(); come {
			w.opening = nil
			if err != nil {
				w.Trouble, w.Menu, stale = words.Sentence(err), nil, true
			}
		}
	}
	drawn, err := w.Run(g, w.build, w.up)
	return stale || drawn, err
}

// reread reads the files again, and finds the card that is shown. What is newly found is scrolled into view.
func (w *workshop) reread(g *app.App) {
	was, found := w.bench.book, w.bench.findings()
	w.bench.read()
	w.Menu = nil
	if !slices.Equal(found, w.bench.findings()) {
		w.reveals = true
	}
	if w.bench.book == was {
		return
	}
	w.endFigures() // they are of other cards
	if was != nil {
		g.Painter.ForgetPictures(was.Content())
	}
	if w.open != nil && !w.open.find(w.bench.book) {
		w.open = nil
	}
}

// find finds the card again by its name, or by its place if it was given another, and reports whether it is still there.
func (s *shown) find(b *rules.Rulebook) bool {
	c := b.Content()
	same := -1
	all := c.AllCards()
	for i, card := range all {
		if card.Kind != s.card.Kind {
			continue
		}
		if at := c.SourceOf(card); b.DistinctName(card) == s.name || same < 0 && at == s.at {
			same = i
		}
		if b.DistinctName(card) == s.name {
			break
		}
	}
	if same >= 0 {
		*s = showing(b, all[same])
	}
	return same >= 0
}

func showing(b *rules.Rulebook, card content.CardOf) shown {
	return shown{card, b.DistinctName(card), b.Content().SourceOf(card)}
}

// up goes back: from a card to the list, and from there to where the players come from.
func (w *workshop) up(g *app.App) error {
	if w.open == nil {
		return w.back(g)
	}
	w.open, w.Menu = nil, nil
	return nil
}

// Sleeps reports that it never does: an editor has the players' eyes when it saves.
func (w *workshop) Sleeps() bool { return false }

// Left ends the watch and the figures.
func (w *workshop) Left() {
	w.watch.close()
	w.watch = nil // a practice table comes back
	w.endFigures()
}

// width is the width of the texts in units, and column that of each of two columns of cards.
const (
	width  = 940
	column = 460
)

func (w *workshop) build(g *app.App) {
	m := w.New(g)
	w.finding = nil
	if w.open != nil {
		w.buildCard(g, m)
	} else {
		w.buildList(g, m)
	}
	if w.reveals && w.finding != nil {
		m.Reveal(w.finding)
	}
	w.reveals = false
}

// finds notes a finding that has been added to the menu.
func (w *workshop) finds(on widget.HasWidget) {
	if w.finding == nil {
		w.finding = on
	}
}
