package layers_test

import (
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/game/board/layers/defence"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// A defence has a picture while it is decided on, with its dice and its chance, and at no other time.
func TestDefence(t *testing.T) {
	g, b := under(t, played(t, 0), &defence.Defence{})
	choose, decided := rules.RandomPolicy(7), 0
	for range 400 {
		moves := b.Book.Moves(&b.State, nil)
		if len(moves) == 0 {
			break
		}
		b.Play(g, choose(b.Book, &b.State, moves))
		b.Finish()
		d := b.Scene(g).Defence
		switch a := &b.State.Attempt; {
		case a.Phase == rules.Approach:
			of := advice.OfAttempt(b.Book, &b.State, a.Obstacle, a.Team)
			if of.NoDefence() != (d == nil) {
				t.Fatalf("of %+v is shown %+v", of, d)
			}
			if d == nil {
				continue
			}
			decided++
			if d.On != (layout.Target{Kind: layout.Obstacle, N: uint8(a.Obstacle)}) || rolled(d) != of.Dice || !strings.EqualFold(d.Chance, advice.Percent(of.Defends)) || (d.Fails == "") != (of.Defends == 1) {
				t.Errorf("of %+v is shown %+v", of, d)
			}
			if apart := advice.Percent(of.Holds) != advice.Percent(of.Defends); apart != (d.Alone != "") || apart && (d.Alone != advice.Percent(of.Holds) || d.After == "") {
				t.Errorf("%s to defend, %s by the roll alone: shown is %q with %q", advice.Percent(of.Defends), advice.Percent(of.Holds), d.Alone, d.After)
			}
			if open := b.Book.Uncovered(&b.State, a.Obstacle); (open.Len() < len(b.Book.Pattern(&b.State, a.Obstacle, nil))) != d.Covers {
				t.Errorf("left to cover is %v, told of covered ones: %t", open, d.Covers)
			}
		case a.Phase != rules.NoAttempt && d != nil:
			t.Errorf("shown after the approach is %+v", d)
		}
	}
	if decided < 3 {
		t.Errorf("only %d defences were decided on", decided)
	}
}

// rolled returns how many dice are rolled, of all who defend.
func rolled(d *render.Defence) (dice int) {
	for _, throw := range d.Rolls {
		dice += throw.Dice
	}
	return dice
}
