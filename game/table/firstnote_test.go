package table

import (
	"strings"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/firsts"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/chord"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
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
		table.Firsts = firsts.Firsts{Met: []firsts.Met{{Tip: &content.Tip{Event: m.event, Title: "A note", Say: "It says something."}, On: m.on, When: board.TurnOf(&table.State)}}, Shown: true, Open: true}
		if about, want := table.Plan(g).Note.About, m.want(table.Plan(g)); len(about) != 1 || want.Empty() || about[0] != want {
			t.Errorf("the note of %s is about %v, not %v", m.event, about, want)
		}
	}
}

// A note that is shown later says when it was: in a step of a turn, or before the first one, while the year was set up.
func TestTipsSayWhenItWas(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	table.Shown.Phase, table.Shown.Turn, table.Shown.Step = rules.Turns, 2, rules.StepActions
	now := board.TurnOf(&table.Shown)
	for want, m := range map[string]firsts.Met{
		"It is so.":                        {When: now, Step: rules.StepActions},
		"In the step Event: It is so.":     {When: now, Step: rules.StepEvent},
		"In turn 1, step Time: It is so.":  {When: board.Turn{Year: now.Year, Number: 1}, Step: rules.StepTime},
		"Before the first turn: It is so.": {When: board.Turn{Year: now.Year, Number: 0}, Step: rules.StepTime},
	} {
		m.Fact = "It is so."
		if say := table.Dated(m); say != want {
			t.Errorf("it says %q, not %q", say, want)
		}
		m.Fact = ""
		if say, want := table.Dated(m), strings.TrimPrefix(strings.Replace(want, ": It is so.", ".", 1), "It is so."); say != want {
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
		legal := table.Book.Moves(&table.State, nil)
		if len(legal) == 0 {
			t.Fatalf("only %d notes were laid", notes)
		}
		table.Firsts = firsts.Firsts{}
		table.Play(g, choose(table.Book, &table.State, legal))
		table.Beats, table.Shown, table.Dialog = board.Beats{}, table.State, nil
		asks := table.State.Asks()
		if asks == nil || asks.Task == rules.TaskActions {
			continue
		}
		about, lies := table.Plan(g).Rect(table.Bearer(asks))
		if !lies {
			continue
		}
		for slot := uint8(2); slot < content.NumSlots; slot += 3 { // of each region one
			table.Firsts = firsts.Firsts{Shown: true, Met: []firsts.Met{{
				Tip: &content.Tip{Title: "A note", Say: "It says something about a location."}, On: layout.Target{Kind: layout.Location, N: slot},
				When: board.TurnOf(&table.State), Move: table.Campaign.Len(),
			}}}
			switch note := table.Plan(g).Note.Rect; {
			case note.Overlaps(about):
				t.Errorf("%q is asked, and a note at %v lies on what that is about, at %v", table.View(g).Prompt, note, about)
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
		var made firsts.Met
		var last rules.Move
		for range 400 { // until the last asset of its kind at a place can be put on a card
			for _, m := range table.Book.Moves(&table.State, nil) {
				after := table.State
				if m.Kind != rules.MovePlace || table.Book.Apply(&after, m, nil) != nil {
					continue
				}
				made = metNow(g, table, "asset-made")
				made.On = layout.DieAt(rules.Place{Spot: rules.AtLocation, N: uint8(table.State.Players[m.Player].At)}, m.Dice[0], 0)
				if !teach.Passed(made.Tip, made.On, &table.State) && teach.Passed(made.Tip, made.On, &after) {
					last = m
				}
			}
			if last.Kind != rules.NoMove {
				break
			}
			table.Play(g, choose(table.Book, &table.State, table.Book.Moves(&table.State, nil)))
		}
		table.Firsts.Met = []firsts.Met{made}
		if table.ExplainFirsts(g); last.Kind == rules.NoMove || table.Plan(g).Note.Rect.Empty() {
			t.Fatal("no note is shown that a move ends")
		}
		table.Speed = motion.Normal
		table.Play(g, last)
		if !table.Beats.Playing() {
			t.Fatal("nothing moves")
		}
		for table.Beats.Playing() {
			if skipped {
				g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: "Space"}}}
			}
			if _, err := table.Update(g); err != nil {
				t.Fatal(err)
			}
		}
		if table.View(g).Note != nil {
			t.Errorf("skipped %t: the note is seen again for a moment", skipped)
		}
	}
}
