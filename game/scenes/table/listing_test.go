package table

import (
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/scenes/reader"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestClickMoves makes a move by a click on it in the list; a click beside the list closes it and does no more, as Escape does.
func TestClickMoves(t *testing.T) {
	g := &app.App{Book: rulestest.Book(t), Width: 1280, Height: 720}
	table := practice(g, rules.Options{Seed: gametest.ShotSeed})
	choose := rules.RandomPolicy(gametest.ShotSeed)
	for !busy(table, 0) {
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
	}
	g.Show(table)
	table.listing.openMoves(&table.Board, g)
	list := table.listing.moves
	g.Pointer.X, g.Pointer.Y = list.Plan.Rows[4].Center()
	g.Pointer.Moved = true
	table.listing.updateMoves(&table.Board, g)
	want := list.Chosen().Move
	made := table.Board.Campaign.Len()
	g.Pointer.Pressed = true
	table.listing.updateMoves(&table.Board, g)
	if table.listing.moves != nil || table.Board.Campaign.Len() != made+1 {
		t.Fatal("a click makes no move")
	}
	if last, _ := table.Board.Campaign.Move(made); last != want {
		t.Errorf("a click makes %+v", last)
	}
	table.listing.openMoves(&table.Board, g)
	g.Pointer.X, g.Pointer.Y = table.Board.Plan(g).Regions[0].Name.Center()
	table.listing.updateMoves(&table.Board, g)
	if table.listing.moves != nil || table.Board.Campaign.Len() != made+1 || len(table.Board.Held) > 0 {
		t.Error("a click beside the list does something")
	}
	g.Pointer.Pressed = false
	table.listing.openMoves(&table.Board, g)
	if err := gametest.StrikeAll(g, "Escape"); err != nil || table.listing.moves != nil || table.Board.Dialog != nil {
		t.Errorf("Escape leaves the list open, %v", err)
	}
}

// TestMovesLeadToTheirRules opens the rule of a chosen move by its key, and that of a heading by a click; the list lies open
// still when the rules are closed.
func TestMovesLeadToTheirRules(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\ntips = false\n")
	g.Width, g.Height = 1280, 720
	table, err := stageTable(g, busy)
	if err != nil {
		t.Fatal(err)
	}
	table.listing.openMoves(&table.Board, g)
	headings := 0
	for i, row := range table.listing.moves.Picture(g.Reference).Rows {
		if !row.Heading {
			continue
		}
		headings++
		gametest.Strikes(t, g, "Home")
		for table.listing.moves.Picture(g.Reference).Chosen <= i {
			gametest.Strikes(t, g, "Down")
		}
		for _, way := range []struct {
			name string
			do   func()
		}{
			{"F1", func() { gametest.Strikes(t, g, "F1") }},
			{"a click", func() {
				g.Pointer = input.Pointer{Pressed: true}
				g.Pointer.X, g.Pointer.Y = table.listing.moves.Plan.Rows[i].Center()
				gametest.Tick(t, g)
				g.Pointer = input.Pointer{}
			}},
		} {
			way.do()
			if g.Sheet == nil || g.Reference.Rule(g.Sheet.(*reader.Reader).Page()).Title != row.Rule {
				t.Fatalf("%s: %s does not open the rule %q", row.Text, way.name, row.Rule)
			}
			if g.CloseSheet(); table.listing.moves == nil {
				t.Fatalf("%s: %s closes the list", row.Text, way.name)
			}
		}
	}
	if headings < 3 {
		t.Errorf("only %d rules were opened", headings)
	}
}

// typeSearch gives the list of moves a tick in which something is typed.
func (t *table) typeSearch(g *app.App, text string) {
	g.Keyboard.Typed = []rune(text)
	t.listing.updateMoves(&t.Board, g)
	g.Keyboard.Typed = nil
}
