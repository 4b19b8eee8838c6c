package game

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/input"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// listOpen is a table in its first actions step with the list of moves open.
func listOpen(t *testing.T) (*Game, *table) {
	t.Helper()
	g := &Game{book: rulestest.Book(t), width: 1280, height: 720}
	table := practice(g, rules.Options{Seed: shotSeed})
	choose := rules.RandomPolicy(shotSeed)
	for !busy(table, 0) {
		table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
	}
	g.show(table)
	table.openMoves(g)
	return g, table
}

func typed(g *Game, text string) {
	g.keyboard.Typed = []rune(text)
	g.scene.(*table).updateMoves(g)
	g.keyboard.Typed = nil
}

// TestNarrowMoves looks for words in any order, in small and capital letters, in words and notation.
func TestNarrowMoves(t *testing.T) {
	g, table := listOpen(t)
	list := table.moves
	all := len(list.all)
	for _, search := range []string{"create", "CREATE fuscus", "fuscus create military:4 5", "guild move"} {
		table.narrow(g, "")
		typed(g, search)
		if list.search.Text != search || len(list.rows) == 0 {
			t.Fatalf("%q finds nothing", search)
		}
		for _, row := range list.rows {
			for _, word := range strings.Fields(strings.ToLower(search)) {
				if row.move != nil && !strings.Contains(strings.ToLower(row.move.words+" "+row.move.notation+" "+headingOf(row.move.move.Kind)), word) {
					t.Errorf("%q finds %q", search, row.move.words)
				}
			}
		}
		if len(list.rows) >= all {
			t.Errorf("%q finds everything", search)
		}
	}
	table.narrow(g, "")
	typed(g, "no such thing")
	if len(list.rows) != 0 || list.chosen != -1 {
		t.Errorf("nothing fits, and %d rows are listed", len(list.rows))
	}
	for _, key := range []string{"Enter", "Down", "PageUp", "End"} {
		if err := g.strike(key); err != nil || table.moves == nil {
			t.Fatalf("%s in an empty list closes it, %v", key, err)
		}
	}
	for range "no such thing" {
		if err := g.strike("Backspace"); err != nil {
			t.Fatal(err)
		}
	}
	if n := len(slices.DeleteFunc(slices.Clone(list.rows), func(r listRow) bool { return r.move == nil })); n != all {
		t.Errorf("%d of %d moves are listed once nothing is looked for", n, all)
	}
}

// TestGoThroughMoves goes through the list by each key: what is chosen is a move, is seen, and has its heading above it.
func TestGoThroughMoves(t *testing.T) {
	g, table := listOpen(t)
	list := table.moves
	seen := map[*listedMove]bool{list.rows[list.chosen].move: true}
	see := func(key string) {
		t.Helper()
		if err := g.strike(key); err != nil {
			t.Fatal(err)
		}
		row := list.rows[list.chosen]
		if row.move == nil {
			t.Fatalf("%s chooses the heading %q", key, row.heading)
		}
		seen[row.move] = true
		if !list.plan.Rows[list.chosen].Within(list.plan.Window) {
			t.Fatalf("%s chooses %q, which cannot be seen", key, row.move.words)
		}
		for _, on := range list.touched() {
			if r, ok := table.plan(g).Rect(on); ok && r.Overlaps(list.plan.Rect) && list.plan.Rect.W < table.plan(g).W/2 {
				other := table.plan(g).LayMoveList(nil, 0, !list.left).Rect
				if !slices.ContainsFunc(list.touched(), func(on layout.Target) bool {
					r, ok := table.plan(g).Rect(on)
					return ok && r.Overlaps(other)
				}) {
					t.Errorf("the list covers what %q touches", row.move.words)
				}
			}
		}
	}
	for range list.all {
		see("Down")
	}
	if len(seen) != len(list.all) {
		t.Errorf("Down comes to %d of %d moves", len(seen), len(list.all))
	}
	see("Home")
	if list.chosen != 1 {
		t.Errorf("Home chooses row %d", list.chosen)
	}
	for _, key := range []string{"PageDown", "PageDown", "PageUp", "Up", "Up", "End", "PageUp"} {
		see(key)
	}
	see("End")
	if list.chosen != len(list.rows)-1 {
		t.Errorf("End chooses row %d of %d", list.chosen, len(list.rows))
	}
	if err := g.strike("Escape"); err != nil || table.moves != nil || table.dialog != nil {
		t.Errorf("Escape leaves the list open, %v", err)
	}
}

// TestClickMoves chooses by the pointer and makes a move by a click; a click beside the list closes it and does no more.
func TestClickMoves(t *testing.T) {
	g, table := listOpen(t)
	list := table.moves
	want := list.rows[4].move
	g.pointer.X, g.pointer.Y = list.plan.Rows[4].Center()
	g.pointer.Moved = true
	table.updateMoves(g)
	if list.rows[list.chosen].move != want {
		t.Fatalf("the pointer chooses row %d", list.chosen)
	}
	made := table.campaign.Len()
	g.pointer.Pressed = true
	table.updateMoves(g)
	if table.moves != nil || table.campaign.Len() != made+1 {
		t.Fatal("a click makes no move")
	}
	if last, _ := table.campaign.Move(made); last != want.move {
		t.Errorf("a click makes %+v", last)
	}
	table.openMoves(g)
	g.pointer.X, g.pointer.Y = table.plan(g).Regions[0].Name.Center()
	table.updateMoves(g)
	if table.moves != nil || table.campaign.Len() != made+1 || len(table.held) > 0 {
		t.Error("a click beside the list does something")
	}
}

// TestMovesLeadToTheirRules opens the rule of a chosen move by its key, and that of a heading by a click; the list lies open
// still when the rules are closed.
func TestMovesLeadToTheirRules(t *testing.T) {
	g := withSettings(t, Options{}, "started = true\ntips = false\n")
	g.width, g.height = 1280, 720
	table, err := stageTable(g, busy)
	if err != nil {
		t.Fatal(err)
	}
	table.openMoves(g)
	for _, h := range listHeadings {
		if h.rule != "" && g.reference.Rule(h.rule) == nil {
			t.Errorf("%s: there is no rule %q", h.says, h.rule)
		}
	}
	for i, row := range table.moves.rows {
		if row.move != nil {
			continue
		}
		table.chooseMove(g, i+1, true)
		for _, way := range []struct {
			name string
			do   func()
		}{
			{"F1", func() { strikes(t, g, "F1") }},
			{"a click", func() {
				g.pointer = input.Pointer{Pressed: true}
				g.pointer.X, g.pointer.Y = table.moves.plan.Rows[i].Center()
				tickScene(t, g)
				g.pointer = input.Pointer{}
			}},
		} {
			way.do()
			if g.reader == nil || g.reader.Page() != row.rule {
				t.Fatalf("%s: %s does not open the rule %q", row.heading, way.name, row.rule)
			}
			if g.reader = nil; table.moves == nil {
				t.Fatalf("%s: %s closes the list", row.heading, way.name)
			}
		}
	}
}

// What is looked for is found word by word, in any order and in small or large letters; moves stand under the heading of their kind, in the
// order of the headings, and going on passes these over.
func TestMoveListFinds(t *testing.T) {
	l := &moveList{all: []listedMove{
		{move: rules.Move{Kind: rules.MoveDone}, sought: "end the step done"},
		{move: rules.Move{Kind: rules.MoveTravel}, sought: "move keel to the guild"},
		{move: rules.Move{Kind: rules.MoveTravel}, sought: "move thea to the glen"},
		{move: rules.Move{Kind: rules.MoveNo}, sought: "answers no"},
	}}
	if l.find("", "choice"); len(l.rows) != 7 || l.rows[0].rule != "move" || l.rows[3].rule != "choice" || l.rows[6].move != &l.all[0] {
		t.Fatalf("the list is %+v", l.rows)
	}
	for _, c := range []struct{ from, by, to int }{{1, 1, 2}, {2, 1, 4}, {4, -1, 2}, {1, -1, 1}, {6, 1, 6}, {1, 7, 6}, {6, -7, 1}, {2, 3, 6}} {
		if l.chosen = c.from; l.stepped(c.by) != c.to {
			t.Errorf("from row %d by %d it goes to row %d", c.from, c.by, l.stepped(c.by))
		}
	}
	if l.find("GLEN thea", "choice"); len(l.rows) != 2 || l.rows[1].move != &l.all[2] || l.chosenMove() != nil {
		t.Errorf("two words find %+v", l.rows)
	}
	if l.find("glen keel", "choice"); len(l.rows) != 0 {
		t.Errorf("what none fits finds %+v", l.rows)
	}
}
