package game

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
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
		table.lay(g)
		if about, want := table.plan.Note.About, m.want(table.plan); len(about) != 1 || want.Empty() || about[0] != want {
			t.Errorf("the note of %s is about %v, not %v", m.event, about, want)
		}
	}
}
