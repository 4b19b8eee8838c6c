package hints

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestHintsKeepToWhereTheYearBegins follows hints from the setup of years on: what the hint to place a character promises is
// what the first hint for that character does, mostly, as long as no action has rolled a die in between.
func TestHintsKeepToWhereTheYearBegins(t *testing.T) {
	b := rulestest.Book(t)
	acted, left, other := 0, 0, 0
	for seed := range uint64(32) {
		h := New(seed)
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil)
		var placed [rules.NumPlayers]string
		rolled := false
		for s.Turn <= 1 && !rolled && (placed[0] == "" || placed[1] == "" || placed[0] != placed[1]) {
			hint, ok := h.Hint(b, &s)
			if !ok {
				t.Fatal("there is no hint")
			}
			m := hint.Move
			if m.Kind == rules.MoveStart {
				placed[m.Player] = hint.Why
			}
			for p := range s.Players {
				if !needsPlace(m, p) || placed[p] == kept {
					continue
				}
				acted++
				switch {
				case m.Kind == rules.MoveTravel || m.Kind == rules.MoveSail || m.Kind == rules.MoveGate:
					left++
				case !sharesName(b, &s, placed[p], hint.Why):
					other++
				}
				placed[p] = kept
			}
			before := s.Chance
			if err := b.Apply(&s, m, nil); err != nil {
				t.Fatal(err)
			}
			rolled = s.Phase == rules.Turns && m.Kind != rules.MoveStart && s.Chance != before
		}
	}
	t.Logf("of %d characters %d leave at once, %d do something else", acted, left, other)
	if acted < 15 || left*10 > acted || other*4 > acted {
		t.Errorf("%d characters act, %d of them leave at once where they begin, %d do something else", acted, left, other)
	}
}

// kept stands for what a hint has promised once the first hint to act there has been looked at.
const kept = "kept"

// sharesName reports whether two texts name the same obstacle in play or the same current card.
func sharesName(b *rules.Rulebook, s *rules.State, one, other string) bool {
	var names []string
	for p := range s.Players {
		names = append(names, b.Content().Progress[s.Players[p].Card].Name)
	}
	for id := range s.Obstacles {
		if s.Obstacles[id].Zone == rules.InPlay {
			names = append(names, b.Content().Card(content.ObstacleID(id)).Name)
		}
	}
	for _, name := range names {
		if strings.Contains(one, name) && strings.Contains(other, name) {
			return true
		}
	}
	return false
}
