package table

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// A die that is put down where nothing lies is answered with what may be done with it, and in a lesson by nothing else. Put down near where it was taken from it is only put back.
func TestWhatIsPutDownNowhereIsAnswered(t *testing.T) {
	g := gametest.Mirror(t)
	asset := layout.DieAt(rules.Place{Spot: rules.AtLocation, N: uint8(content.SlotAt(content.RedBank, 1))}, rules.ResourceDie(content.Support, 2), 0)
	for _, c := range []struct {
		name, id, move string
		take           layout.Target
		say, rule      string
	}{
		{"an action die", "progress", "move keel", onMat(0, 3), "Nothing there takes a die. Whatever does lights up while you hold one.", "actions"},
		{"an asset", "progress", "place keel support", asset,
			"Nothing there takes a die. Whatever does lights up while you hold one.", "actions"},
		{"a die that serves but one thing", "stress", "face", onMat(0, 2), "Nothing there takes a die. Right now it can only do this: Keel: spend action die 2, reroll", "overcome"},
		{"a staged card", "progress", "take keel", layout.Target{Kind: layout.Staged, N: 1}, "Nothing there takes it. Take one of the staged progress cards", "complete"},
	} {
		for _, lesson := range []bool{true, false} {
			table := lessonAt(t, g, c.id, stepOf(t, g, c.id, c.move))
			if !lesson {
				table.Tutor.Lesson = nil
			}
			home, ok := table.Board.Plan(g).Rect(c.take)
			if !ok || !table.Board.Hand.CanTake(nil, c.take) {
				t.Fatalf("%s does not lie on the table to be taken", c.name)
			}
			g.Pointer.X, g.Pointer.Y = home.X-20, home.Y-20
			drags(g, table, c.take, layout.Target{})
			if table.Board.Refusal.Say != "" || len(table.Board.Held) > 0 {
				t.Errorf("%s that is put back is answered %q, and %v is held", c.name, table.Board.Refusal.Say, table.Board.Held)
			}
			g.Pointer.X, g.Pointer.Y = table.Board.Plan(g).Bar.Rect.Right()-300, table.Board.Plan(g).Bar.Rect.Bottom()-2
			drags(g, table, c.take, layout.Target{})
			if !strings.HasPrefix(table.Board.Refusal.Say, c.say) || table.Board.Refusal.Rule != c.rule || len(table.Board.Held) > 0 {
				t.Errorf("%s is answered %q by %q, and %v is held", c.name, table.Board.Refusal.Say, table.Board.Refusal.Rule, table.Board.Held)
			}
			if lesson && table.Tutor.Lesson.Session.Answer != "" {
				t.Errorf("%s is answered twice, by the lesson %q", c.name, table.Tutor.Lesson.Session.Answer)
			}
		}
	}
}
