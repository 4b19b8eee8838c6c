package advice

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// At the end of the actions it is foreseen what an obstacle may do by the dice that the refresh rolls into a pool, with its chance:
// Doom Under Sightrock hurts for each 6 of the sorcery pool ([refresh], [activate]). A 6 that lies there stays, and is certain.
func TestHarmByWhatTheRefreshRolls(t *testing.T) {
	b := rulestest.Book(t)
	doom, start := rulestest.ObstacleNamed(b, "Doom Under Sightrock"), advicetest.FirstActions(t, b)
	for _, c := range []struct {
		name     string
		region   content.Region // of the character
		pool     []int
		psyche   uint8
		last     bool   // on the last condition
		says     string // by whom, and how likely; "" for nothing
		knockOut float64
	}{
		{"two dice to come", content.RedBank, nil, 4, false, "31%: at least 3 psyche, by what the refresh rolls into the sorcery pool.", 0},
		{"one die to come", content.RedBank, []int{1}, 4, false, "17%: 3 psyche, by what the refresh rolls into the sorcery pool.", 0},
		{"none to come", content.RedBank, []int{1, 1}, 4, false, "", 0},
		{"a 6 lies there", content.RedBank, []int{6, 1}, 4, false, "", 0},
		{"elsewhere", content.Empire, nil, 4, false, "", 0},
		{"the last condition", content.RedBank, nil, 3, true, "31%: at least 3 psyche, knocked out, by what the refresh rolls into the sorcery pool.", 11. / 36},
	} {
		s := start
		inTheWay(b, &s, doom)
		s.Progress[content.Sorcery] = 3
		s.Pool[content.Sorcery] = rules.Values{}
		for _, v := range c.pool {
			s.Pool[content.Sorcery][v-1]++
		}
		die := &s.Players[0].Stress[content.Psyche]
		die.Value, s.Players[0].At = c.psyche, content.SlotAt(c.region, 0)
		if s.Players[1].At = content.SlotAt(content.Settled, 0); c.last {
			die.Box = uint8(len(b.Content().Board.Conditions[content.Psyche]))
		}
		out := outlookOfTurn(b, &s)
		says, sum := "", 0.0
		for _, odd := range out.Odds {
			if sum += odd.Chance; !strings.HasPrefix(odd.Words, "Nothing") {
				chance, what := Percent(odd.Chance), strings.TrimPrefix(odd.Words, b.PlayerName(&s, 0)+": ")
				says += chance + ": " + what
			}
		}
		switch {
		case says != c.says:
			t.Errorf("%s: is said %q, not %q", c.name, says, c.says)
		case len(out.Odds) > 0 && (sum < 1-1e-9 || sum > 1+1e-9):
			t.Errorf("%s: the chances add up to %g: %v", c.name, sum, out.Odds)
		case slices.ContainsFunc(out.Certain, func(line Said) bool { return strings.Contains(line.Words, "refresh") }):
			t.Errorf("%s: what dice decide is said to be certain: %q", c.name, WordsOf(out.Certain))
		case out.KnockOut[0] < c.knockOut-1e-9 || out.KnockOut[0] > c.knockOut+1e-9:
			t.Errorf("%s: knocked out with %g, not %g", c.name, out.KnockOut[0], c.knockOut)
		}
	}
}

// Where the dice that come to two pools matter, they are foreseen as they fall together: both may hurt at once, and whom they spare is
// spared by both.
func TestHarmByWhatTheRefreshRollsIntoTwoPools(t *testing.T) {
	cards := contenttest.Cards(t)
	b := rules.New(cards)
	doom, echoes := rulestest.ObstacleNamed(b, "Doom Under Sightrock"), rulestest.ObstacleNamed(b, "Animaelic Echoes")
	cards.Card(echoes).Activate[0].Psyche.Resource = content.Support
	s := advicetest.FirstActions(t, b)
	inTheWay(b, &s, doom, echoes)
	for _, r := range []content.Resource{content.Sorcery, content.Support} {
		s.Progress[r], s.Pool[r] = 1, rules.Values{}
		s.Pool[r][0] = uint8(b.ProgressLevel(&s, r)) - 1
	}
	for p, r := range []content.Region{content.RedBank, content.Settled} {
		s.Players[p].Stress[content.Psyche].Value, s.Players[p].At = 6, content.SlotAt(r, 0)
	}
	out := outlookOfTurn(b, &s)
	pools := "what the refresh rolls into the support and sorcery pools."
	want := []Odd{
		{"Nothing comes of " + pools, 25. / 36},
		{b.PlayerName(&s, 0) + ": at least 2 psyche, by " + pools, 11. / 36},
	}
	if len(out.Odds) != len(want) {
		t.Fatalf("%+v", out.Odds)
	}
	for i, odd := range out.Odds {
		if off := odd.Chance - want[i].Chance; odd.Words != want[i].Words || off > 1e-9 || off < -1e-9 {
			t.Errorf("is said %v, not %v", odd, want[i])
		}
	}
}

// inTheWay leaves but some obstacles in play, at a location of Red Bank that activates.
func inTheWay(b *rules.Rulebook, s *rules.State, ids ...content.ObstacleID) {
	s.Attached = [content.NumSlots]rules.Pile{}
	for slot := range content.Slot(content.NumSlots) {
		if slot.Region() != content.RedBank || !b.Activates(s, slot) {
			continue
		}
		for _, id := range ids {
			rulestest.Attach(s, id, slot)
		}
		return
	}
}
