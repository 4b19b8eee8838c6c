// Package rulestest gives tests the rulebook for their cards, and tables to lay out. Only tests import it.
package rulestest

import (
	"sync"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/rules"
)

// shared is one rulebook for all tests of a package. Nothing changes it or its cards.
var shared struct {
	once sync.Once
	book *rules.Rulebook
}

// Book returns the rulebook for the frozen cards. A test that changes cards makes its own.
func Book(t testing.TB) *rules.Rulebook {
	t.Helper()
	shared.once.Do(func() { shared.book = rules.New(contenttest.Cards(t)) })
	return shared.book
}

// GameBook returns the rulebook for the cards of the game, for tests of what is on them.
func GameBook(t testing.TB) *rules.Rulebook {
	t.Helper()
	return rules.New(contenttest.GameCards(t))
}

// ObstacleNamed returns the first obstacle with a name.
func ObstacleNamed(b *rules.Rulebook, name string) (id content.ObstacleID) {
	for b.Content().Card(id).Name != name {
		id++
	}
	return id
}

func CharacterNamed(b *rules.Rulebook, name string) (id content.CharacterID) {
	for b.Content().Characters[id].Name != name {
		id++
	}
	return id
}

// Attach attaches an obstacle as the outermost of a slot, without removing it from its pile.
func Attach(s *rules.State, id content.ObstacleID, at content.Slot) {
	s.Obstacles[id].Zone, s.Obstacles[id].At = rules.InPlay, at
	onTop(&s.Attached[at], id)
}
