package table

import (
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/hint"

	"sixwinters/advice/hints"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
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
		{"taken at once", []string{"Right", "H", "Enter"}, true, true, false},
		{"taken at once by a player with a mouse", []string{"H", "Enter"}, true, true, false},
		{"taken at its second step", []string{"H", "H", "Enter"}, true, true, false},
		{"from step to step", []string{"Right", "H", "H", "H", "H", "H", "H", "H", "Enter"}, true, true, false},
		{"put away", []string{"Right", "H", "H", "H", "H"}, false, true, false},
		{"put away by Escape", []string{"Right", "H", "H", "H", "Escape"}, false, true, false},
		{"put away by a player with a mouse", []string{"H", "H", "H", "Escape"}, false, false, false},
		{"left", []string{"Right", "H", "H", "H", "Tab"}, false, true, true},
	}
	for _, test := range tests {
		g, table := busyTable(t)
		gametest.Strikes(t, g, "Right")
		first := table.Board.Hover
		table.Board.Pointing.On = false
		table.Board.HoverOver(g, layout.Target{})
		moves := table.Board.Campaign.Len()
		for _, key := range test.keys {
			gametest.Strikes(t, g, key)
			if key == "H" && table.Hinter.Hinting.Step == hint.HintSteps && (!table.Board.Pointing.On || table.Board.Hover != board.NoteButton) {
				t.Errorf("%s: at its last step the keyboard points at %v", test.name, table.Board.Hover)
			}
			if key == "H" && table.Hinter.Hinting.Step < hint.HintSteps && table.Board.Pointing.On && table.Board.Hover != first {
				t.Errorf("%s: at step %d the keyboard points at %v", test.name, table.Hinter.Hinting.Step, table.Board.Hover)
			}
		}
		if made := table.Board.Campaign.Len() == moves+1; made != test.made || len(table.Board.Held) > 0 {
			t.Errorf("%s: %d moves are made, %v is held", test.name, table.Board.Campaign.Len()-moves, table.Board.Held)
		}
		if test.made {
			if made, _ := table.Board.Campaign.Move(moves); made != table.Hinter.Hinting.Given.Move {
				t.Errorf("%s: %v is made, and not %v", test.name, made, table.Hinter.Hinting.Given.Move)
			}
			continue
		}
		if table.Board.Pointing.On != test.on {
			t.Errorf("%s: the keyboard points: %v", test.name, table.Board.Pointing.On)
		}
		if lies := table.Hinter.Hinting.Step > 0; lies != test.lies {
			t.Errorf("%s: the hint lies on the table: %v", test.name, lies)
		}
		if gone := table.Hinter.Hinting.Step == 0; gone && test.on && table.Board.Hover != first {
			t.Errorf("%s: the keyboard points at %v, and not at %v as before", test.name, table.Board.Hover, first)
		}
	}
}

// Done has the focus again once a hint is taken that was asked for there. It explains itself only when the focus comes to it anew: its tip
// would lie on a mat.
func TestDoneKeepsQuietAfterAHint(t *testing.T) {
	g, table := busyTable(t)
	b := &table.Board
	done, ok := gesture.StopOf(b.Stops(g, false), layout.Target{Kind: layout.Button, N: layout.ButtonDone})
	if !ok {
		t.Fatal("there is no Done")
	}
	rests := func() {
		for range 2 * board.TipAfter {
			gametest.Tick(t, g)
		}
	}
	b.PointAt(g, done)
	made := b.Campaign.Len()
	gametest.Strikes(t, g, "H", "H", "H", "Enter")
	rests()
	if b.Campaign.Len() != made+1 || b.Hover != done.Target || b.TipShown() {
		t.Errorf("%d moves are made, the focus is at %v, and it is explained: %q", b.Campaign.Len()-made, b.Hover, b.Tip.Tip.Text)
	}
	gametest.Strikes(t, g, "Left")
	b.PointAt(g, done)
	if rests(); !b.TipShown() {
		t.Error("Done never explains itself again")
	}
}

// The button of a hint's note says what presses it: the key that asks for hints goes on with it.
func TestHintsNameTheirKeys(t *testing.T) {
	g, table := busyTable(t)
	for step, want := range []string{"H", "H", "Enter"} {
		gametest.Strikes(t, g, "H")
		if key := table.Board.View(g).Note.Key; key != want || table.Board.Plan(g).Note.Key.Empty() {
			t.Errorf("step %d names the key %q, which stands at %v", step+1, key, table.Board.Plan(g).Note.Key)
		}
	}
}

// Where the mouse has brought up a question, as what an attempt asks, the key that asks for hints leads to the button that
// makes the move all the same: it led to "leave it", and the key that takes what is pointed at gave the attempt up.
func TestLastStepOfAHintIsTakenInAQuestion(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Easy})
	g.Show(table)
	choose := mind.Greedy(gametest.ShotSeed)
	gametest.Strikes(t, g, "Right")
	table.Board.Pointing.On = false
	table.Board.HoverOver(g, layout.Target{})
	for range 2000 {
		if table.Board.State.Phase == rules.CampaignOver {
			break
		}
		if table.Board.State.Phase != rules.Turns || table.Board.View(g).Done || len(table.Board.View(g).Options) != 1 || len(table.Board.Hand.Gestures) < 3 {
			table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
			table.Board.Skip(g)
			continue
		}
		for range hint.HintSteps {
			gametest.Strikes(t, g, "H")
		}
		if table.Hinter.Hinting.Step != hint.HintSteps || !table.Board.Pointing.On || table.Board.Hover != board.NoteButton {
			t.Errorf("at step %d of the hint the keyboard points at %v", table.Hinter.Hinting.Step, table.Board.Hover)
		}
		return
	}
	t.Fatal("nothing is asked")
}

// A note that names the key that makes its move is obeyed by it, although the mouse has moved since: it took up the first die
// instead.
func TestTheKeyOfAHintMakesItsMoveAfterTheMouseHasMoved(t *testing.T) {
	g, table := busyTable(t)
	for range hint.HintSteps {
		gametest.Strikes(t, g, "H")
	}
	table.Board.Pointing.On = false
	table.Board.HoverOver(g, layout.Target{})
	table.Board.SettleFocus(g)
	moves, given := table.Board.Campaign.Len(), table.Hinter.Hinting.Given.Move
	gametest.Strikes(t, g, "Enter")
	if table.Board.Campaign.Len() != moves+1 {
		t.Fatalf("%d moves are made, %v is held and the keyboard points at %v", table.Board.Campaign.Len()-moves, table.Board.Held, table.Board.Hover)
	}
	if made, _ := table.Board.Campaign.Move(moves); made != given {
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
		for table.Board.State.Phase != rules.Turns {
			if table.Board.Hand.Gestures[0].Move.Kind != rules.MoveStart {
				table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
				table.Board.Skip(g)
				continue
			}
			h := &table.Hinter.Hinting
			h.Step, h.Given = 1, hints.Hint{Move: table.Board.Hand.Gestures[0].Move}
			h.Gesture = table.Board.Hand.Gestures[0]
			list := table.Hinter.AboutHint(&table.Board, table.Board.Plan(g))
			want, _, _ := table.Board.Plan(g).Seen(h.Gesture.Drop)
			if len(list) == 0 || list[0] != want {
				t.Fatalf("a hint of a location points at %v, and not at %v", list, want)
			}
			for p := range table.Board.State.Players {
				if card := table.Board.Plan(g).Cards[p].Rect; table.Board.Plan(g).Note.Rect.Empty() || card.Overlaps(table.Board.Plan(g).Note.Rect) {
					t.Errorf("the note at %v lies on the card at %v", table.Board.Plan(g).Note.Rect, card)
				}
			}
			seen++
			table.Hinter.Hinting.Drop()
			table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
			table.Board.Skip(g)
		}
	}
	if seen == 0 {
		t.Error("nobody begins anywhere")
	}
}

// Whatever has the focus, and whether there is a hint or not: the key that takes, struck after that of hints, does nothing but what the
// hint says. Led on by another key it takes what has the focus, as ever.
func TestTakingAfterAHintTakesTheHint(t *testing.T) {
	g, table := busyTable(t)
	stops := table.Board.Stops(g, false)
	for _, keys := range [][]string{{"H"}, {"H", "H"}, {"H", "H", "H"}, {"H", "H", "H", "H"}, {"H", "Enter"}, {"H", "H", "H", "H", "H", "H"},
		{"H", "K"}, {"H", "H", "K"}, {"H", "K", "K"}} { // K reads aloud: a player by ear hears the hint again
		for i, stop := range stops {
			if i%7 != 0 && stop.Target.Kind != layout.Ability {
				continue
			}
			g, table := busyTable(t)
			table.Board.PointAt(g, stop)
			moves := table.Board.Campaign.Len()
			gametest.Strikes(t, g, keys...)
			gametest.Strikes(t, g, "Enter")
			made := table.Board.Campaign.Len() - moves
			hinted := made == 1 && func() bool { m, _ := table.Board.Campaign.Move(moves); return m == table.Hinter.Hinting.Given.Move }()
			if made > 0 && !hinted || len(table.Board.Held) > 0 || table.Board.AsksBack() || table.Board.Dialog != nil {
				t.Errorf("%v and Enter, with the focus on %+v: %d moves are made, %v is held, and %q is asked", keys, stop.Target, made, table.Board.Held, table.Board.Asked)
			}
		}
	}
	g, table = busyTable(t)
	gametest.Strikes(t, g, "Right", "H", "Tab", "Enter")
	if len(table.Board.Held) == 0 {
		t.Error("led on by another key it takes nothing")
	}
}
