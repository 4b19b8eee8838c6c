package layers_test

import (
	"strings"
	"testing"

	"sixwinters/game/board/layers/yearend"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// A sheet ends the year, its button goes on with the campaign, and a sheet begins the next year. Each comes once.
func TestSheets(t *testing.T) {
	pages := &yearend.State{}
	g, b := under(t, played(t, 0), yearend.NewYear{State: pages}, yearend.Pages{State: pages})
	choose := rules.RandomPolicy(7)
	var phases []rules.Phase
	for b.State.Year == 1 || b.State.Phase == rules.Setup {
		if b.Dialog != nil {
			phases = append(phases, b.State.Phase)
			gametest.Tick(t, g)
			says := saysAll(g)
			press := "Continue"
			if b.State.Phase == rules.Setup {
				press = "Choose the characters"
			}
			if !strings.Contains(says, press) {
				t.Errorf("the sheet of %v says %q", b.State.Phase, says)
			}
			gametest.PressIn(t, b.Dialog.Menu, press)
			gametest.Tick(t, g)
			continue
		}
		moves := b.Book.Moves(&b.State, nil)
		if len(moves) == 0 || b.State.Phase == rules.YearOver {
			break
		}
		b.Play(g, choose(b.Book, &b.State, moves))
		b.Finish()
		gametest.Tick(t, g)
	}
	if len(phases) != 2 || phases[0] != rules.YearOver || phases[1] != rules.Setup || b.State.Year != 2 {
		t.Errorf("sheets came in %v, and the year is %d", phases, b.State.Year)
	}
}
