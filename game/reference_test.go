package game

import (
	"fmt"
	"slices"
	"testing"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/game/input"
	"sixwinters/render"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Keys as the X server of the tests numbers them.
const (
	keyEscape byte = 9
	keyF1     byte = 67
	keyEnter  byte = 36
)

// TestRulesCoverTheTable opens the rules in the real program: while they lie open a click does nothing to the table
// under them, and when they are closed the game goes on.
func TestRulesCoverTheTable(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes a while to build the program")
	}
	book, options := rulestest.Book(t), rules.Options{Seed: 3, Difficulty: content.Standard}
	mirror, under := newMirror(book, options), newMirror(book, options)
	program := startProgram(t, options)
	defer program.stop()

	first := mirror.book.Moves(&mirror.state, nil)[0]
	program.press(keyF1)
	program.steps = nil
	program.plan(under, first, "the first move, under the rules")
	program.perform()
	if n := program.lines(); n != 0 {
		t.Fatalf("%d moves were made through the rules", n)
	}
	program.press(keyEscape)
	program.game.pointer = input.Pointer{}
	program.play(mirror, first)
	program.compare(mirror)
}

// Every icon there is stands in the glossary.
func TestEveryIconHasATerm(t *testing.T) {
	reference := contenttest.Reference(t)
	for _, name := range art.IconNames() {
		if reference.Icon(name) == nil {
			t.Errorf("the glossary does not explain the icon %q", name)
		}
	}
}

// TestEveryPageOpens turns to every page there is by what leads to it: the list, and the links on the pages.
func TestEveryPageOpens(t *testing.T) {
	reference := contenttest.Reference(t)
	cards := contenttest.Cards(t)
	r := &reader{reference: reference, cards: rules.New(cards)}
	r.list()
	for _, row := range r.book.Rows {
		if row.Link == "" {
			continue
		}
		r.follow(row.Link)
		if r.book.Open != row.Link || len(r.book.Page) < 2 {
			t.Errorf("%q opens %q", row.Link, r.book.Open)
		}
		for _, block := range r.page(row.Link) {
			for _, l := range block.Links {
				if r.page(l.Link) == nil {
					t.Errorf("%q leads to %q, which is no page", row.Link, l.Link)
				}
			}
		}
	}
	read := len(r.history)
	r.follow(render.LinkBack)
	if len(r.history) != read-1 {
		t.Error("nothing was turned back")
	}
	if r.follow(render.LinkClose) {
		t.Error("the book stays open")
	}
	r.turnTo("no-such-page")
	if r.book.Open != firstPage {
		t.Errorf("a page that does not exist opens %q", r.book.Open)
	}
}

// TestSearchInTheBook types a search: the list shows what is found, or says that nothing is.
func TestSearchInTheBook(t *testing.T) {
	reference := contenttest.Reference(t)
	cards := contenttest.Cards(t)
	r := &reader{reference: reference, cards: rules.New(cards)}
	poison := slices.IndexFunc(cards.Cards, func(c content.Copy) bool { return cards.Obstacles[c.Entry].Name == "Poison" })
	for search, want := range map[string]string{"poison": fmt.Sprintf("%s%d:%d", cardLink, content.ObstacleKind, poison), "rest": "rest", "guard": glossaryLink + "Tags of obstacles", "obstical": "overcome", "poisson": fmt.Sprintf("%s%d:%d", cardLink, content.ObstacleKind, poison), "qqq": "", " ": "goal"} {
		r.book.Search = search
		r.list()
		links := 0
		found := false
		for _, row := range r.book.Rows {
			if row.Link != "" {
				links++
			}
			found = found || row.Link == want
		}
		if !found || want == "" && links > 0 {
			t.Errorf("%q finds %v", search, r.book.Rows)
		}
	}
}
