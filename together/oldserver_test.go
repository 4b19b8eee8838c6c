//go:build !js

package together

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"sixwinters/content/contenttest"
	"sixwinters/rules"
	"sixwinters/saves"
)

// answering is a wire whose server gives one answer to whoever asks for lines.
type answering struct {
	answer string
	heard  chan any
}

func (w *answering) Send(context.Context, Line) (Stored, error) { return Stored{}, errNoCopy }
func (w *answering) Lines(context.Context, uint64) ([]Stored, bool, error) {
	return readLines(w.answer)
}
func (w *answering) Signal(string)     {}
func (w *answering) Heard() <-chan any { return w.heard }
func (w *answering) Close()            {}

// A server of another version says so in a sentence: to a desk that has no copy of the table yet, and to one that has, whose campaign stays as it is.
func TestOldServer(t *testing.T) {
	book := rules.New(contenttest.Cards(t))
	books := func(*saves.Header) (*rules.Rulebook, error) { return book, nil }
	for answer, says := range map[string]string{
		"0 end\n": "This server is older than the game: whoever runs it has to update it.",
		"2 end\n": "This server is newer than the game: update the game to play here.",
		"The server was asked for something that it does not know.": "The server was asked for something that it does not know.",
	} {
		wire := func() *answering {
			w := &answering{answer, make(chan any, 1)}
			w.heard <- State{Up: true}
			return w
		}
		link := Link{"http://127.0.0.1:1/", NewID(), 1, strings.Repeat("A", tokenLength)}
		folder := saves.Folder(t.TempDir())
		if _, err := join(t.Context(), wire(), folder, link, books); err == nil || err.Error() != says {
			t.Errorf("%q: who joins is told %v", answer, err)
		}
		head := saves.NewTableHead(book, link.Table, rules.Options{Seed: 7}, [saves.NumSeats]string{"Anna", "Ben"}, [saves.NumSeats][]int{{1}, {2}})
		c, err := saves.NewTable(book, folder.NewFile(time.Now()), &head)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.TakeShared(1, book.Notation(c.Now(), book.Moves(c.Now(), nil)[0]), nil); err != nil {
			t.Fatal(err)
		}
		name := c.Name()
		if err := c.Close(); err != nil {
			t.Fatal(err)
		}
		had, errHad := os.ReadFile(name)
		d, err := join(t.Context(), wire(), folder, link, books)
		if err != nil {
			t.Fatal(err)
		}
		said := ""
		for _, h := range d.Poll() {
			said += h.Say
		}
		if said != says || d.Up() {
			t.Errorf("%q: at the table is said %q", answer, said)
		}
		if err := d.Propose(saves.ReadyLine); err == nil || err.Error() != says {
			t.Errorf("%q: a line is answered with %v", answer, err)
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
		if has, err := os.ReadFile(name); err != nil || errHad != nil || string(has) != string(had) {
			t.Errorf("%q: the campaign has changed", answer)
		}
	}
}
