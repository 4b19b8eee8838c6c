package table

import (
	"strings"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/firstmet"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/game/motion"
	"sixwinters/game/teach"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The note of the first stress points to the die that has fallen, and to no condition beside it; that of the first dice to the
// tray they lie in.
func TestTipsPointToDice(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	for _, m := range []struct {
		event string
		on    layout.Target
		want  func(p *layout.Plan) layout.Rect
	}{
		{"stress", layout.Target{Kind: layout.StressDie, N: 1, Sub: 1}, func(p *layout.Plan) layout.Rect { return p.Mats[1].Tracks[1].Die }},
		{"first-dice", layout.Target{Kind: layout.Portrait}, func(p *layout.Plan) layout.Rect { return p.Mats[0].Dice }},
	} {
		table.Novelties.Firsts = firstmet.Firsts{Met: []firstmet.Met{{Tip: &content.Tip{Event: m.event, Title: "A note", Say: "It says something."}, On: m.on, When: board.TurnOf(&table.Board.State)}}, Shown: true, Open: true}
		if about, want := table.Board.Plan(g).Note.About, m.want(table.Board.Plan(g)); len(about) != 1 || want.Empty() || about[0] != want {
			t.Errorf("the note of %s is about %v, not %v", m.event, about, want)
		}
	}
}

// Escape closes a note whose button says so, also while something is pointed at for the other player.
func TestEscapeClosesTheNoteAndItsMark(t *testing.T) {
	g, table, _ := creating(t)
	b := &table.Board
	on := layout.Target{Kind: layout.Location}
	gametest.PointAt(t, g, b.Plan(g), on)
	gametest.Strike(t, g, "X")
	table.Novelties.Firsts = firstmet.Firsts{Met: []firstmet.Met{{Tip: &content.Tip{Event: "stress", Title: "A note", Say: "It says something."}, When: board.TurnOf(&b.State)}}, Shown: true, Open: true}
	if n := b.View(g).Note; b.Scene(g).Here != on || n == nil || n.Key != "Escape" {
		t.Fatalf("%+v is pointed at, and the note is %+v", b.Scene(g).Here, n)
	}
	if b.Layers.Escape(b, g); table.Novelties.Firsts.Shown || b.Scene(g).Here == on {
		t.Errorf("after Escape the note is shown: %t, and %+v pointed at", table.Novelties.Firsts.Shown, b.Scene(g).Here)
	}
}

// A note that is shown later says when it was: in a step of a turn, or before the first one, while the year was set up.
func TestTipsSayWhenItWas(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	table.Board.Shown.Phase, table.Board.Shown.Turn, table.Board.Shown.Step = rules.Turns, 2, rules.StepActions
	now := board.TurnOf(&table.Board.Shown)
	for want, m := range map[string]firstmet.Met{
		"It is so.":                        {When: now, Step: rules.StepActions},
		"In the step Event: It is so.":     {When: now, Step: rules.StepEvent},
		"In turn 1, step Time: It is so.":  {When: board.Turn{Year: now.Year, Number: 1}, Step: rules.StepTime},
		"Before the first turn: It is so.": {When: board.Turn{Year: now.Year, Number: 0}, Step: rules.StepTime},
	} {
		m.Fact = "It is so."
		if say := table.Novelties.Dated(&table.Board, m); say != want {
			t.Errorf("it says %q, not %q", say, want)
		}
		m.Fact = ""
		if say, want := table.Novelties.Dated(&table.Board, m), strings.TrimPrefix(strings.Replace(want, ": It is so.", ".", 1), "It is so."); say != want {
			t.Errorf("of what is not told it says %q, not %q", say, want)
		}
	}
}

// A note leaves clear what is asked about: the obstacle that is attempted, and the card whose effect is in hand.
func TestTipsLeaveWhatIsAskedAbout(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 1, Difficulty: content.Standard})
	choose := rules.RandomPolicy(1)
	for notes := 0; notes < 150; {
		legal := table.Board.Book.Moves(&table.Board.State, nil)
		if len(legal) == 0 {
			t.Fatalf("only %d notes were laid", notes)
		}
		table.Novelties.Firsts = firstmet.Firsts{}
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, legal))
		table.Board.Beats, table.Board.Shown, table.Board.Dialog = board.Beats{}, table.Board.State, nil
		asks := table.Board.State.Asks()
		if asks == nil || asks.Task == rules.TaskActions {
			continue
		}
		about, lies := table.Board.Plan(g).Rect(table.Novelties.Bearer(&table.Board, asks))
		if !lies {
			continue
		}
		for slot := uint8(2); slot < content.NumSlots; slot += 3 { // of each region one
			table.Novelties.Firsts = firstmet.Firsts{Shown: true, Met: []firstmet.Met{{
				Tip: &content.Tip{Title: "A note", Say: "It says something about a location."}, On: layout.Target{Kind: layout.Location, N: slot},
				When: board.TurnOf(&table.Board.State), Move: table.Board.Campaign.Len(),
			}}}
			switch note := table.Board.Plan(g).Note.Rect; {
			case note.Overlaps(about):
				t.Errorf("%q is asked, and a note at %v lies on what that is about, at %v", table.Board.View(g).Prompt, note, about)
			case !note.Empty():
				notes++
			}
		}
	}
}

// A note that is over goes with the motion that ends it: it is not seen again once that has come to its end.
func TestTipsAreNotSeenAgainAfterTheMotion(t *testing.T) {
	for _, skipped := range []bool{false, true} {
		g := gametest.Mirror(t)
		for i := range g.Tips { // only what the test says is met
			g.Settings.Met = append(g.Settings.Met, g.Tips[i].ID)
		}
		table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
		choose := mind.Greedy(5)
		var made firstmet.Met
		var last rules.Move
		for range 400 { // until the last asset of its kind at a place can be put on a card
			for _, m := range table.Board.Book.Moves(&table.Board.State, nil) {
				after := table.Board.State
				if m.Kind != rules.MovePlace || table.Board.Book.Apply(&after, m, nil) != nil {
					continue
				}
				made = metNow(g, table, "asset-made")
				made.On = layout.DieAt(rules.Place{Spot: rules.AtLocation, N: uint8(table.Board.State.Players[m.Player].At)}, m.Dice[0], 0)
				if !teach.Passed(made.Tip, made.On, &table.Board.State) && teach.Passed(made.Tip, made.On, &after) {
					last = m
				}
			}
			if last.Kind != rules.NoMove {
				break
			}
			table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
		}
		table.Novelties.Firsts.Met = []firstmet.Met{made}
		if table.Novelties.ExplainFirsts(&table.Board, g); last.Kind == rules.NoMove || table.Board.Plan(g).Note.Rect.Empty() {
			t.Fatal("no note is shown that a move ends")
		}
		table.Board.Speed = motion.Normal
		table.Board.Play(g, last)
		if !table.Board.Beats.Playing() {
			t.Fatal("nothing moves")
		}
		for table.Board.Beats.Playing() {
			if skipped {
				g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: "Space"}}}
			}
			if _, err := table.Update(g); err != nil {
				t.Fatal(err)
			}
		}
		if table.Board.View(g).Note != nil {
			t.Errorf("skipped %t: the note is seen again for a moment", skipped)
		}
	}
}
