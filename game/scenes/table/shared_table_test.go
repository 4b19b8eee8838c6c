package table

import (
	"testing"

	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/saves"
)

// A table that two desks play at can be looked at in the window: it says so, and no key changes it.
func TestTableOfTwoDesksIsViewed(t *testing.T) {
	g := gametest.InFolder(t)
	head := saves.NewTableHead(g.Book, "aaaabbbbcccc", rules.Options{Seed: 7}, [saves.NumSeats]string{"Anna", "Ben"}, [saves.NumSeats][]int{{1}, {2}})
	c, err := saves.NewTable(g.Book, g.Folder().File("Ours"), &head)
	if err != nil {
		t.Fatal(err)
	}
	for range 12 {
		m := g.Book.Moves(c.Now(), nil)[0]
		line := g.Book.Notation(c.Now(), m)
		if c.TakeShared(1, line, nil) != nil {
			if err := c.TakeShared(2, line, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	text := c.Text()
	scene := tableOf(g, c)
	g.Show(scene)
	if scene.Board.Warning() == "" {
		t.Error("the table does not say that it is only viewed")
	}
	for _, key := range []string{"U", "Y", "1", "2", "Enter", "H", "Escape"} {
		gametest.Strike(t, g, key)
	}
	if scene.Board.CanBackOut() {
		t.Error("an attempt at a table can be backed out of")
	}
	scene.Board.Play(g, g.Book.Moves(c.Now(), nil)[0])
	if c.Text() != text {
		t.Error("a table of two desks was changed in the window")
	}
}
