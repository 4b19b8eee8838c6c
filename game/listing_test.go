package game

import (
	"testing"

	"sixwinters/game/input"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestClickMoves makes a move by a click on it in the list; a click beside the list closes it and does no more, as Escape does.
func TestClickMoves(t *testing.T) {
	g := &Game{book: rulestest.Book(t), width: 1280, height: 720}
	table := practice(g, rules.Options{Seed: shotSeed})
	choose := rules.RandomPolicy(shotSeed)
	for !busy(table, 0) {
		table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
	}
	g.show(table)
	table.openMoves(g)
	list := table.moves
	g.pointer.X, g.pointer.Y = list.Plan().Rows[4].Center()
	g.pointer.Moved = true
	table.updateMoves(g)
	want := list.Chosen().Move
	made := table.campaign.Len()
	g.pointer.Pressed = true
	table.updateMoves(g)
	if table.moves != nil || table.campaign.Len() != made+1 {
		t.Fatal("a click makes no move")
	}
	if last, _ := table.campaign.Move(made); last != want {
		t.Errorf("a click makes %+v", last)
	}
	table.openMoves(g)
	g.pointer.X, g.pointer.Y = table.plan(g).Regions[0].Name.Center()
	table.updateMoves(g)
	if table.moves != nil || table.campaign.Len() != made+1 || len(table.held) > 0 {
		t.Error("a click beside the list does something")
	}
	g.pointer.Pressed = false
	table.openMoves(g)
	if err := g.strike("Escape"); err != nil || table.moves != nil || table.dialog != nil {
		t.Errorf("Escape leaves the list open, %v", err)
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
	headings := 0
	for i, row := range table.moves.Picture(g.reference).Rows {
		if !row.Heading {
			continue
		}
		headings++
		strikes(t, g, "Home")
		for table.moves.Picture(g.reference).Chosen <= i {
			strikes(t, g, "Down")
		}
		for _, way := range []struct {
			name string
			do   func()
		}{
			{"F1", func() { strikes(t, g, "F1") }},
			{"a click", func() {
				g.pointer = input.Pointer{Pressed: true}
				g.pointer.X, g.pointer.Y = table.moves.Plan().Rows[i].Center()
				tickScene(t, g)
				g.pointer = input.Pointer{}
			}},
		} {
			way.do()
			if g.reader == nil || g.reference.Rule(g.reader.Page()).Title != row.Rule {
				t.Fatalf("%s: %s does not open the rule %q", row.Text, way.name, row.Rule)
			}
			if g.reader = nil; table.moves == nil {
				t.Fatalf("%s: %s closes the list", row.Text, way.name)
			}
		}
	}
	if headings < 3 {
		t.Errorf("only %d rules were opened", headings)
	}
}

// typeSearch gives the list of moves a tick in which something is typed.
func (t *table) typeSearch(g *Game, text string) {
	g.keyboard.Typed = []rune(text)
	t.updateMoves(g)
	g.keyboard.Typed = nil
}
