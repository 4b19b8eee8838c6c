package table

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/game/board/layers/firstmet"
	"sixwinters/game/board/layers/recap"
	"sixwinters/render/geom"
)

// The note on the signs of the last turn comes once they lie in the prompt line, and points to them.
func TestNoteOfSignsComesWithThem(t *testing.T) {
	g, table := paced(t, "")
	if err := tellTurns(g, table, 2); err != nil {
		t.Fatal(err)
	}
	b, firsts := &table.Board, &table.Novelties.Firsts
	g.Settings.Tips = true
	g.Settings.Met = nil
	for i := range g.Tips {
		g.Settings.Met = append(g.Settings.Met, g.Tips[i].ID)
	}
	i := slices.IndexFunc(g.Tips, func(tip content.Tip) bool { return tip.ID == "last-turn" })
	g.ForgetTip(&g.Tips[i])
	if _, at := recapOf(table).Strip(b, g); len(at) == 0 {
		t.Fatal("no signs lie there")
	}
	*firsts = firstmet.Firsts{Met: []firstmet.Met{metNow(g, table, "second-turn")}}

	strip := *recapOf(table)
	*recapOf(table) = recap.Recap{}
	table.Novelties.ExplainFirsts(b, g)
	table.Novelties.HoldForFirst(b, g)
	if firsts.Shown || firsts.Holds {
		t.Error("the note comes before the signs")
	}
	*recapOf(table) = strip
	table.Novelties.ExplainFirsts(b, g)
	_, at := recapOf(table).Strip(b, g)
	if note := &b.Plan(g).Note; !firsts.Shown || len(note.About) != 1 || note.About[0] != geom.Around(at) {
		t.Errorf("shown: %t, about %v, the signs lie at %v", firsts.Shown, note.About, at)
	}
}
