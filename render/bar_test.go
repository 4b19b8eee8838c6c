package render

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The bar speaks of the locations as long as these are chosen, and only then of characters.
func TestBarTellsOfCampaignSetup(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 7, Alternative: true}, nil)
	for n := 0; ; n++ {
		help, brief := phaseHelp(&s)
		if locations := strings.Contains(help, "locations") && brief == "Campaign setup"; locations != (n < 9) {
			t.Fatalf("with %d locations chosen it says %q and %q", n, help, brief)
		}
		if n == 9 {
			break
		}
		if err := b.Apply(&s, b.Moves(&s, nil)[0], nil); err != nil {
			t.Fatal(err)
		}
		for s.Asks().Task == rules.TaskOrder { // of the obstacles that come with a location
			if err := b.Apply(&s, b.Moves(&s, nil)[0], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// In few words too the bar asks whether this is the last turn only as long as another one may follow.
func TestBarIsSureOfTheLastTurn(t *testing.T) {
	b := rulestest.Book(t)
	s := rules.State{Phase: rules.Turns}
	for box := range uint8(content.WheelBoxes) {
		s.Box = box
		help, brief := lastTurnHelp(b, &s)
		if perhaps := strings.HasSuffix(brief, "?"); help != "" && perhaps == b.IsLastTurn(&s) {
			t.Errorf("in box %d it says %q and %q", box, help, brief)
		}
	}
}
