package table

import (
	"fmt"
	"testing"

	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// A key that skips what is being shown answers nothing that the players have not seen: neither a question that the move has
// brought, nor the actions of the next turn. What was asked before the move as well is answered by the same key.
func TestSkippingAnswersNothingUnseen(t *testing.T) {
	g, table := paced(t, "")
	choose := rules.RandomPolicy(gametest.ShotSeed)
	unseen, seen, turns := 0, 0, 0
	for range 400 {
		legal := table.Board.Book.Moves(&table.Board.State, nil)
		if len(legal) == 0 {
			break
		}
		before := table.Board.Question()
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, legal))
		if !table.Board.Beats.Playing() {
			continue
		}
		made, asks := table.Board.Campaign.Len(), table.Board.Question()
		key := "1"
		if own := table.Board.OwnDigits(); len(own) == 1 {
			key = fmt.Sprint(own[0])
		}
		if table.Board.CanFinish() {
			key = "D"
		} else if len(table.Board.Choices) == 0 || table.Board.State.Phase != rules.Turns {
			for table.Board.Beats.Playing() {
				table.Board.Skip(g)
			}
			continue
		}
		for len(table.Board.Beats.List) > 1 { // a key ends one beat
			table.Board.RunBeats(g)
		}
		gametest.Strikes(t, g, key)
		switch answered := table.Board.Campaign.Len() > made; {
		case asks == before:
			seen++
			if !answered && !table.Board.AsksBack() {
				t.Fatalf("%s does not answer %q, which was asked before", key, asks.Say)
			}
		case answered:
			t.Fatalf("%s, pressed while things moved, has answered %q", key, asks.Say)
		case asks.Turn != before.Turn && key == "D":
			turns++
		default:
			unseen++
		}
		for table.Board.Beats.Playing() {
			table.Board.Skip(g)
		}
	}
	if unseen == 0 || seen == 0 || turns == 0 {
		t.Errorf("%d new questions, %d old ones and %d new turns have been met", unseen, seen, turns)
	}
}
