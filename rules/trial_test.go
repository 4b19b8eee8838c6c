package rules

import (
	"testing"

	"sixwinters/content"
)

// TestDeterminize draws hidden cards anew and keeps what is seen ([piles]).
func TestDeterminize(t *testing.T) {
	b := loadBook(t)
	s := b.NewCampaign(Options{Seed: 3}, nil)
	chance := Chance(1)
	u := b.Determinize(&s, &chance)
	for r := range content.Region(content.NumRegions) {
		if b.Showing(&u, r) != b.Showing(&s, r) {
			t.Errorf("another symbol shows on the pile of %s", r)
		}
	}
	if b.Observation(&u) != b.Observation(&s) {
		t.Error("the players would see a difference")
	}
	if u.Deck == s.Deck || u.Draw == s.Draw || u.Chance == s.Chance {
		t.Error("what is hidden is as it was")
	}
	if err := b.Broken(&u); err != nil {
		t.Error(err)
	}
}

// TestActivationStress compares what an obstacle's text is said to do with what comes of it ([activate]).
func TestActivationStress(t *testing.T) {
	for _, others := range [][]string{nil, {"angry-mob.1"}, {"angry-mob.1", "angry-mob.2"}} {
		tb := bareTable(t)
		tb.attach("redbank/support", "the-amber-hand")
		tb.attach("redbank/military", others...)
		thea := tb.player("thea")
		hand := tb.obstacle("the-amber-hand") // two psyche, and one more for each angry mob
		points := tb.b.ActivationStress(&tb.s, hand)
		if want := 2 + len(others); points[content.Psyche] != want {
			t.Errorf("with %v it does %d psyche, not %d", others, points[content.Psyche], want)
		}
		came, said := tb.s, tb.s
		tb.b.TryObstacle(&came, hand, &Story{}, nil)
		tb.b.TryStress(&said, thea, points[content.Psyche], points[content.Body], &Story{})
		if came.Players[thea] != said.Players[thea] || came.Characters != said.Characters {
			t.Errorf("with %v it is said to do %v, and %+v came of it", others, points, came.Players[thea].Stress)
		}
	}
}
