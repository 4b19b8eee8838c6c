package game

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The note of the first stress points to the die that has fallen, and to no condition beside it; that of the first dice to the tray
// they lie in.
func TestTipsPointToDice(t *testing.T) {
	g := mirrorGame(t)
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
	g := mirrorGame(t)
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
