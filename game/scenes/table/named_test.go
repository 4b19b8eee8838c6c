package table

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// The table calls players by their names, as far as there is room.
func TestTheTableNamesThePlayers(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	table, err := newTable(g, g.Book, rules.Options{Seed: 7, Difficulty: content.Hardcore, Alternative: true}, "Anna", "Bartholomew of the Long Winter Nights")
	if err != nil {
		t.Fatal(err)
	}
	defer table.Board.Campaign.Close()
	g.Show(table)
	asked := ""
	for table.Board.State.Players[1].Character == content.NoCharacter {
		if table.Board.State.Players[0].Character == content.NoCharacter {
			asked = table.Board.View(g).Prompt
		}
		table.Board.Play(g, table.Board.Book.Moves(&table.Board.State, nil)[0])
		table.Board.Skip(g)
	}
	if !strings.HasPrefix(asked, "Anna,") {
		t.Errorf("the prompt is %q", asked)
	}
	placed := table.Board.Book.Prompt(&table.Board.State).Text
	if name := table.Board.Book.PlayerName(&table.Board.State, 0); placed != "Anna, place "+name+" at any location." {
		t.Errorf("the prompt is %q", placed)
	}
	if log := table.Board.Log.Lines[len(table.Board.Log.Lines)-1].Text; !strings.HasPrefix(log, "Bartholomew of the Long… plays ") {
		t.Errorf("the log says %q", log)
	}
	if !table.Board.Book.Seats() {
		t.Error("the sheets of the chronicle do not name the players")
	}
}
