package advice

import (
	"slices"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A move is said to take a character out of play exactly if it does so before anything is rolled ([knocked-out]).
func TestLeaves(t *testing.T) {
	b := rulestest.Book(t)
	told := map[rules.MoveKind]int{}
	burned := 0
	look := func(s *rules.State, legal []rules.Move) {
		for _, m := range legal {
			if _, acts := m.Actor(); !acts {
				continue
			}
			now := *s
			var story rules.Story
			if err := b.Apply(&now, m, &story); err != nil {
				t.Fatal(err)
			}
			var want [rules.NumPlayers]Leaving
			for _, e := range story.Events {
				if e.Rolled {
					break
				}
				switch e.Kind {
				case rules.EvKnockedOut:
					want[e.Player] = KnockedOut
					told[m.Kind]++
				case rules.EvBurned:
					want[m.Player] = Burned // only who acts can burn by it
					burned++
				}
			}
			if got := Leaves(b, s, m); got != want {
				t.Errorf("%s takes out of play %v, and it is said %v", b.Notation(s, m), want, got)
			}
		}
	}
	oniri := content.CharacterID(slices.IndexFunc(b.Content().Characters, func(c content.Character) bool { return c.Name == "Oniri" }))
	advicetest.WildPlay(t, b, 1, 12, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		look(s, legal)
		if s.Turn == 1 && s.Players[0].InPlay() && burned == 0 {
			with := *s
			with.Players[0].Character = oniri
			with.Characters[oniri].Achieved = 6
			look(&with, b.Moves(&with, nil))
		}
	})
	if told[rules.MoveTravel] == 0 || told[rules.MovePay]+told[rules.MoveCreateStress]+told[rules.MoveGate] == 0 || burned == 0 {
		t.Errorf("characters were knocked out by %v, and %d burned", told, burned)
	}
}
