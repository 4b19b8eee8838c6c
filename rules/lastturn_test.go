package rules

import (
	"testing"

	"sixwinters/content"
)

// TestLastTurn is [time]: the year may end once only dashed boxes are left, and does after the last.
func TestLastTurn(t *testing.T) {
	b := loadBook(t)
	for box, want := range map[uint8]string{
		0: "", 1: "", 2: "",
		content.WheelBoxes - 1: "This is the last turn of the year.",
		content.WheelBoxes - 2: "The year ends with this turn unless a pile then shows winter.",
	} {
		s := State{Phase: Turns, Box: box}
		if got := b.LastTurn(&s); got != want {
			t.Errorf("box %d: %q, want %q", box, got, want)
		}
	}
	// What it says comes true: no year ends without a word, and none goes on after its last turn.
	for seed := range uint64(20) {
		s := b.NewCampaign(Options{Seed: seed, Difficulty: content.Standard}, nil)
		choose, said := RandomPolicy(seed), ""
		for s.Phase != YearOver {
			turn := s.Turn
			if s.Step == StepActions {
				said = b.LastTurn(&s)
			}
			if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
				t.Fatal(err)
			}
			if s.Turn > turn && turn > 0 && said == "This is the last turn of the year." {
				t.Errorf("seed %d: a turn follows the last", seed)
			}
		}
		if said == "" {
			t.Errorf("seed %d: the year ended without a word", seed)
		}
	}
}
