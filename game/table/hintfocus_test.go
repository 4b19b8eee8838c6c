package table

import (
	"testing"

	"sixwinters/advice/hints"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Asked for by its key, a hint leads the focus at its last step to the button that makes the move: the key that takes what is
// pointed at makes the move then. Led away from there or taken off the table, the hint leaves everything as it was.
func TestLastStepOfAHintIsTaken(t *testing.T) {
	tests := []struct {
		name string
		keys []string
		made bool // the move of the hint
		on   bool // the keyboard points at something then
		lies bool // and the hint still lies on the table
	}{
		{"taken", []string{"Right", "H", "H", "H", "Enter"}, true, true, false},
		{"taken by a player with a mouse", []string{"H", "H", "H", "Enter"}, true, true, false},
		{"from step to step by the taking key, by a player with a mouse", []string{"H", "Enter", "Enter", "Enter"}, true, true, false},
		{"from step to step", []string{"Right", "H", "H", "H", "H", "H", "H", "H", "Enter"}, true, true, false},
		{"put away", []string{"Right", "H", "H", "H", "H"}, false, true, false},
		{"put away by Escape", []string{"Right", "H", "H", "H", "Escape"}, false, true, false},
		{"put away by a player with a mouse", []string{"H", "H", "H", "Escape"}, false, false, false},
		{"left", []string{"Right", "H", "H", "H", "Tab"}, false, true, true},
	}
	for _, test := range tests {
		g, table := busyTable(t)
		gametest.Strikes(t, g, "Right")
		first := table.hover
		table.pointing.on = false
		table.hoverOver(g, layout.Target{})
		moves := table.campaign.Len()
		for _, key := range test.keys {
			gametest.Strikes(t, g, key)
			if key == "H" && table.hinting.step == hintSteps && (!table.pointing.on || table.hover != noteButton) {
				t.Errorf("%s: at its last step the keyboard points at %v", test.name, table.hover)
			}
			if key == "H" && table.hinting.step < hintSteps && table.pointing.on && table.hover != first {
				t.Errorf("%s: at step %d the keyboard points at %v", test.name, table.hinting.step, table.hover)
			}
		}
		if made := table.campaign.Len() == moves+1; made != test.made || len(table.held) > 0 {
			t.Errorf("%s: %d moves are made, %v is held", test.name, table.campaign.Len()-moves, table.held)
		}
		if test.made {
			if made, _ := table.campaign.Move(moves); made != table.hinting.given.Move {
				t.Errorf("%s: %v is made, and not %v", test.name, made, table.hinting.given.Move)
			}
			continue
		}
		if table.pointing.on != test.on {
			t.Errorf("%s: the keyboard points: %v", test.name, table.pointing.on)
		}
		if lies := table.hinting.step > 0; lies != test.lies {
			t.Errorf("%s: the hint lies on the table: %v", test.name, lies)
		}
		if gone := table.hinting.step == 0; gone && test.on && table.hover != first {
			t.Errorf("%s: the keyboard points at %v, and not at %v as before", test.name, table.hover, first)
		}
	}
}

// The button of a hint's note says what presses it: the key that asks for hints goes on with it.
func TestHintsNameTheirKeys(t *testing.T) {
	g, table := busyTable(t)
	for step, want := range []string{"H", "H", "Enter"} {
		gametest.Strikes(t, g, "H")
		if key := table.view(g).Note.Key; key != want || table.plan(g).Note.Key.Empty() {
			t.Errorf("step %d names the key %q, which stands at %v", step+1, key, table.plan(g).Note.Key)
		}
	}
}

// Where the mouse has brought up a question, as what an attempt asks, the key that asks for hints leads to the button that makes the move
// all the same: it led to "leave it", and the key that takes what is pointed at gave the attempt up.
func TestLastStepOfAHintIsTakenInAQuestion(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Easy})
	g.Show(table)
	choose := mind.Greedy(gametest.ShotSeed)
	gametest.Strikes(t, g, "Right")
	table.pointing.on = false
	table.hoverOver(g, layout.Target{})
	for range 2000 {
		if table.state.Phase == rules.CampaignOver {
			break
		}
		if table.state.Phase != rules.Turns || table.view(g).Done || len(table.view(g).Options) != 1 || len(table.hand.Gestures) < 3 {
			table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
			table.skip(g)
			continue
		}
		for range hintSteps {
			gametest.Strikes(t, g, "H")
		}
		if table.hinting.step != hintSteps || !table.pointing.on || table.hover != noteButton {
			t.Errorf("at step %d of the hint the keyboard points at %v", table.hinting.step, table.hover)
		}
		return
	}
	t.Fatal("nothing is asked")
}

// A note that names the key that makes its move is obeyed by it, although the mouse has moved since: it took up the first die instead.
func TestTheKeyOfAHintMakesItsMoveAfterTheMouseHasMoved(t *testing.T) {
	g, table := busyTable(t)
	for range hintSteps {
		gametest.Strikes(t, g, "H")
	}
	table.pointing.on = false
	table.hoverOver(g, layout.Target{})
	table.settleFocus(g)
	moves, given := table.campaign.Len(), table.hinting.given.Move
	gametest.Strikes(t, g, "Enter")
	if table.campaign.Len() != moves+1 {
		t.Fatalf("%d moves are made, %v is held and the keyboard points at %v", table.campaign.Len()-moves, table.held, table.hover)
	}
	if made, _ := table.campaign.Move(moves); made != given {
		t.Errorf("%v is made, and not %v", made, given)
	}
}

// The first step of a hint where to begin points at the location, which it names, and leaves the cards that it may speak of in
// sight.
func TestAHintWhereToBeginPointsThere(t *testing.T) {
	g := gametest.Mirror(t)
	seen := 0
	for seed := range uint64(6) {
		table := practice(g, rules.Options{Seed: seed, Difficulty: content.Standard})
		g.Show(table)
		choose := mind.Greedy(seed)
		for table.state.Phase != rules.Turns {
			if table.hand.Gestures[0].Move.Kind != rules.MoveStart {
				table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
				table.skip(g)
				continue
			}
			h := &table.hinting
			h.step, h.given = 1, hints.Hint{Move: table.hand.Gestures[0].Move}
			h.gesture = table.hand.Gestures[0]
			list := table.aboutHint(table.plan(g))
			want, _, _ := table.plan(g).Seen(h.gesture.Drop)
			if len(list) == 0 || list[0] != want {
				t.Fatalf("a hint of a location points at %v, and not at %v", list, want)
			}
			for p := range table.state.Players {
				if card := table.plan(g).Cards[p].Rect; table.plan(g).Note.Rect.Empty() || card.Overlaps(table.plan(g).Note.Rect) {
					t.Errorf("the note at %v lies on the card at %v", table.plan(g).Note.Rect, card)
				}
			}
			seen++
			table.hinting.drop()
			table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
			table.skip(g)
		}
	}
	if seen == 0 {
		t.Error("nobody begins anywhere")
	}
}
