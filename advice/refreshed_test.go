package advice

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// At the end of the actions it is foreseen what an obstacle may do by the dice that the refresh rolls into a pool, with its chance:
// Doom Under Sightrock hurts for each 6 of the sorcery pool ([refresh], [activate]). A 6 that lies there stays, and is certain.
func TestHarmByWhatTheRefreshRolls(t *testing.T) {
	b := rulestest.Book(t)
	var doom content.ObstacleID
	for b.Content().Card(doom).Name != "Doom Under Sightrock" {
		doom++
	}
	var start rules.State
	advicetest.WildPlay(t, b, 2, 1, func(at *rules.State, _ []rules.Move, _ rules.Move) {
		if f := at.Asks(); start.Turn == 0 && f != nil && f.Task == rules.TaskActions {
			start = *at
		}
	})
	for _, c := range []struct {
		name     string
		region   content.Region // of the character
		pool     []int
		psyche   uint8
		last     bool // on the last condition
		says     string
		knockOut float64
	}{
		{"two dice to come", content.RedBank, nil, 4, false, "with 31%: at the least 3 psyche, by what the refresh rolls into the sorcery pool.", 0},
		{"one die to come", content.RedBank, []int{1}, 4, false, "with 17%: 3 psyche, by what the refresh rolls into the sorcery pool.", 0},
		{"none to come", content.RedBank, []int{1, 1}, 4, false, "", 0},
		{"a 6 lies there", content.RedBank, []int{6, 1}, 4, false, "", 0},
		{"elsewhere", content.Empire, nil, 4, false, "", 0},
		{"the last condition", content.RedBank, nil, 3, true, "with 31%: at the least 3 psyche, knocked out, by what the refresh rolls into the sorcery pool.", 11. / 36},
	} {
		s := start
		s.Attached = [content.NumSlots]rules.Pile{}
		s.Progress[content.Sorcery] = 3
		s.Pool[content.Sorcery] = rules.Values{}
		for _, v := range c.pool {
			s.Pool[content.Sorcery][v-1]++
		}
		for slot := range content.Slot(content.NumSlots) {
			if slot.Region() == content.RedBank && b.Activates(&s, slot) {
				s.Attached[slot].N, s.Attached[slot].Cards[0] = 1, doom
				s.Obstacles[doom].Zone, s.Obstacles[doom].At = rules.InPlay, slot
				break
			}
		}
		die := &s.Players[0].Stress[content.Psyche]
		die.Value, s.Players[0].At = c.psyche, content.SlotAt(c.region, 0)
		if s.Players[1].At = content.SlotAt(content.Settled, 0); c.last {
			die.Box = uint8(len(b.Content().Board.Conditions[content.Psyche]))
		}
		out := outlookOfTurn(b, &s)
		i := slices.IndexFunc(out.Certain, func(line string) bool { return strings.Contains(line, "refresh") })
		switch {
		case i < 0 && c.says != "", i >= 0 && out.Certain[i] != b.PlayerName(&s, 0)+" "+c.says:
			t.Errorf("%s: is said %q, not %q", c.name, out.Certain, c.says)
		case out.KnockOut[0] < c.knockOut-1e-9 || out.KnockOut[0] > c.knockOut+1e-9:
			t.Errorf("%s: knocked out with %g, not %g", c.name, out.KnockOut[0], c.knockOut)
		}
	}
}
