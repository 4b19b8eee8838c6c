package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/game/board/layers/firstmet"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// The note of a condition names it in its head, and begins with no "It".
func TestNoteOfAConditionNamesIt(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	choose := rules.RandomPolicy(5)
	var met *firstmet.Met
	for range 4000 {
		legal := table.Board.Book.Moves(&table.Board.State, nil)
		if len(legal) == 0 || met != nil {
			break
		}
		table.Novelties.Firsts = firstmet.Firsts{}
		g.Settings.Met = nil
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, legal))
		for i := range table.Novelties.Firsts.Met {
			if m := table.Novelties.Firsts.Met[i]; m.Tip.Event == "condition" {
				met = &m
			}
		}
	}
	if met == nil {
		t.Fatal("no condition is met")
	}
	b := &table.Board
	b.Shown = b.State
	table.Novelties.Firsts = firstmet.Firsts{Met: []firstmet.Met{*met}, Shown: true}
	name := b.Book.Content().Board.Conditions[met.On.Sub]
	note := b.View(g).Note
	if note == nil || !slices.ContainsFunc(name[:], func(is string) bool { return note.Head == "New: "+is+", a condition" }) || strings.HasPrefix(note.Say, "It ") {
		t.Errorf("the note of a condition of %v is %+v", name, note)
	}
}
