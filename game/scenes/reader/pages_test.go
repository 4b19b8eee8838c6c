package reader

import (
	"fmt"
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render"
	"sixwinters/rules/rulestest"
)

// TestEveryPageOpens turns to every page there is by what leads to it: the list, and the links on the pages.
func TestEveryPageOpens(t *testing.T) {
	reference := contenttest.Reference(t)
	r := &Reader{reference: reference, cards: rulestest.Book(t)}
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
	book := rulestest.Book(t)
	r := &Reader{reference: reference, cards: book}
	poison := rulestest.ObstacleNamed(book, "Poison")
	for search, want := range map[string]string{"poison": fmt.Sprintf("%s%d:%d", CardLink, content.ObstacleKind, poison), "rest": "rest", "guard": glossaryLink + "Tags of obstacles" + atTerm + "Guard", "obstical": "overcome", "poisson": fmt.Sprintf("%s%d:%d", CardLink, content.ObstacleKind, poison), "qqq": "", " ": "goal"} {
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

// What a sign looks like leads to its word before any rule: looked for by a colour and a picture, it stood under eight rules
// that only have the colour.
func TestLooksStandFirst(t *testing.T) {
	for search, want := range map[string]string{"red eye": glossaryLink + "Resources" + atTerm + "Espionage", "skull": "threats"} {
		if first := firstFound(t, search); first.Link != want {
			t.Errorf("%q finds %q first", search, first.Link)
		}
	}
}

// The name of a card leads to it before the rules that have only a word of it: those of eighteen dice stood above Eight Ears.
func TestNamedCardsStandFirst(t *testing.T) {
	for search, want := range map[string]string{"eight ears": "Eight Ears", "imperial guard": "Imperial Guard", "hidden outpost": "Hidden Outpost"} {
		if first := firstFound(t, search); first.Text != want {
			t.Errorf("%q finds %q first", search, first.Text)
		}
	}
	if first := firstFound(t, "guard"); first.Text != "Guard" {
		t.Errorf("the sign of guards stands below %q", first.Text)
	}
}

// firstFound is the first row that leads somewhere of what is found.
func firstFound(t *testing.T, search string) render.Row {
	t.Helper()
	r := &Reader{reference: contenttest.Reference(t), cards: rulestest.Book(t)}
	r.LookFor(search)
	return r.book.Rows[slices.IndexFunc(r.book.Rows, func(row render.Row) bool { return row.Link != "" })]
}
