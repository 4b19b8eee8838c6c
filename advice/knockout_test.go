package advice

import (
	"testing"

	"sixwinters/rules"
)

// A move is said to knock a character out exactly if it does so before anything is rolled ([knocked-out]).
func TestKnocksOut(t *testing.T) {
	b := loadBook(t)
	told := map[rules.MoveKind]int{}
	wildPlay(t, b, 1, 12, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		for _, m := range legal {
			if _, acts := m.Actor(); !acts {
				continue
			}
			now := *s
			var story rules.Story
			if err := b.Apply(&now, m, &story); err != nil {
				t.Fatal(err)
			}
			var want [rules.NumPlayers]bool
			for _, e := range story.Events {
				if e.Rolled {
					break
				}
				if e.Kind == rules.EvKnockedOut {
					want[e.Player] = true
					told[m.Kind]++
				}
			}
			if got := KnocksOut(b, s, m); got != want {
				t.Errorf("%s knocks out %v, and it is said %v", b.Notation(s, m), want, got)
			}
		}
	})
	if told[rules.MoveTravel] == 0 || told[rules.MovePay]+told[rules.MoveCreateStress]+told[rules.MoveGate] == 0 {
		t.Errorf("characters were knocked out by %v", told)
	}
}
