package rules_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Every obstacle of the game can be practised: it lies where it activates this turn, and can be attempted by a skilled character.
func TestPractice(t *testing.T) {
	book := rulestest.GameBook(t)
	for id := range book.Content().Cards {
		if book.Content().Cards[id].Nth > 1 {
			continue
		}
		card := content.ObstacleID(id)
		s, err := book.Practice(card)
		name := book.Content().Card(card).Name
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		at := s.Obstacles[card].At
		if s.Obstacles[card].Zone != rules.InPlay || !book.Activates(&s, at) || s.Players[0].At != at {
			t.Errorf("%s lies at %v, and the first player at %v", name, at, s.Players[0].At)
		}
		if !book.Skilled(&s, 0, card) {
			t.Errorf("%s: nobody is skilled", name)
		}
	}
}
