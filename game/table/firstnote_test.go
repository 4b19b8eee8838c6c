package table

import (
	"strings"
	"testing"

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

// The note of the first stress points to the die that has fallen, and to no condition beside it; that of the first dice to the tray
// they lie in.
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
		table.firsts = firsts{met: []met{{tip: &content.Tip{Event: m.event, Title: "A note", Say: "It says something."}, on: m.on, when: turnOf(&table.state)}}, shown: true, open: true}
		if about, want := table.plan(g).Note.About, m.want(table.plan(g)); len(about) != 1 || want.Empty() || about[0] != want {
			t.Errorf("the note of %s is about %v, not %v", m.event, about, want)
		}
	}
}

// A note that is shown later says when it was: in a step of a turn, or before the first one, while the year was set up.
func TestTipsSayWhenItWas(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	table.shown.Phase, table.shown.Turn, table.shown.Step = rules.Turns, 2, rules.StepActions
	now := turnOf(&table.shown)
	for want, m := range map[string]met{
		"It is so.":                        {when: now, step: rules.StepActions},
		"In the step Event: It is so.":     {when: now, step: rules.StepEvent},
		"In turn 1, step Time: It is so.":  {when: turn{now.year, 1}, step: rules.StepTime},
		"Before the first turn: It is so.": {when: turn{now.year, 0}, step: rules.StepTime},
	} {
		m.fact = "It is so."
		if say := table.dated(m); say != want {
			t.Errorf("it says %q, not %q", say, want)
		}
		m.fact = ""
		if say, want := table.dated(m), strings.TrimPrefix(strings.Replace(want, ": It is so.", ".", 1), "It is so."); say != want {
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
		legal := table.book.Moves(&table.state, nil)
		if len(legal) == 0 {
			t.Fatalf("only %d notes were laid", notes)
		}
		table.firsts = firsts{}
		table.play(g, choose(table.book, &table.state, legal))
		table.beats, table.shown, table.dialog = beats{}, table.state, nil
		asks := table.state.Asks()
		if asks == nil || asks.Task == rules.TaskActions {
			continue
		}
		about, lies := table.plan(g).Rect(table.bearer(asks))
		if !lies {
			continue
		}
		for slot := uint8(2); slot < content.NumSlots; slot += 3 { // of each region one
			table.firsts = firsts{shown: true, met: []met{{
				tip: &content.Tip{Title: "A note", Say: "It says something about a location."}, on: layout.Target{Kind: layout.Location, N: slot},
				when: turnOf(&table.state), move: table.campaign.Len(),
			}}}
			switch note := table.plan(g).Note.Rect; {
			case note.Overlaps(about):
				t.Errorf("%q is asked, and a note at %v lies on what that is about, at %v", table.view(g).Prompt, note, about)
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
		var made met
		var last rules.Move
		for range 400 { // until the last asset of its kind at a place can be put on a card
			for _, m := range table.book.Moves(&table.state, nil) {
				after := table.state
				if m.Kind != rules.MovePlace || table.book.Apply(&after, m, nil) != nil {
					continue
				}
				made = metNow(g, table, "asset-made")
				made.on = layout.DieAt(rules.Place{Spot: rules.AtLocation, N: uint8(table.state.Players[m.Player].At)}, m.Dice[0], 0)
				if !teach.Passed(made.tip, made.on, &table.state) && teach.Passed(made.tip, made.on, &after) {
					last = m
				}
			}
			if last.Kind != rules.NoMove {
				break
			}
			table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
		}
		table.firsts.met = []met{made}
		if table.explainFirsts(g); last.Kind == rules.NoMove || table.plan(g).Note.Rect.Empty() {
			t.Fatal("no note is shown that a move ends")
		}
		table.speed = motion.Normal
		table.play(g, last)
		if !table.beats.playing() {
			t.Fatal("nothing moves")
		}
		for table.beats.playing() {
			if skipped {
				g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: "Space"}}}
			}
			if _, err := table.Update(g); err != nil {
				t.Fatal(err)
			}
		}
		if table.view(g).Note != nil {
			t.Errorf("skipped %t: the note is seen again for a moment", skipped)
		}
	}
}
