package table

import (
	"testing"

	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// A key that skips what is being shown answers nothing that the players have not seen: neither a question that the move has brought,
// nor the actions of the next turn. What was asked before the move as well is answered by the same key.
func TestSkippingAnswersNothingUnseen(t *testing.T) {
	g, table := paced(t, "")
	choose := rules.RandomPolicy(gametest.ShotSeed)
	unseen, seen, turns := 0, 0, 0
	for range 400 {
		legal := table.book.Moves(&table.state, nil)
		if len(legal) == 0 {
			break
		}
		before := table.poses()
		table.play(g, choose(table.book, &table.state, legal))
		if !table.beats.playing() {
			continue
		}
		made, asks := table.campaign.Len(), table.poses()
		key := "1"
		if table.canFinish() {
			key = "D"
		} else if len(table.choices) == 0 || table.state.Phase != rules.Turns {
			for table.beats.playing() {
				table.skip(g)
			}
			continue
		}
		gametest.Strikes(t, g, key)
		switch answered := table.campaign.Len() > made; {
		case asks == before:
			seen++
			if !answered && !table.asksBack() {
				t.Fatalf("%s does not answer %q, which was asked before", key, asks.say)
			}
		case answered:
			t.Fatalf("%s, pressed while things moved, has answered %q", key, asks.say)
		case asks.turn != before.turn && key == "D":
			turns++
		default:
			unseen++
		}
		for table.beats.playing() {
			table.skip(g)
		}
	}
	if unseen == 0 || seen == 0 || turns == 0 {
		t.Errorf("%d new questions, %d old ones and %d new turns have been met", unseen, seen, turns)
	}
}
