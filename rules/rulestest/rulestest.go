// Package rulestest gives tests the rulebook for their cards, and tables to lay out. Only tests import it.
package rulestest

import (
	"sync"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/rules"
)

// shared is the rulebook that is made once for all tests of a package: nothing changes it, nor the cards it is for.
var shared struct {
	once sync.Once
	book *rules.Rulebook
}

// Book is the rulebook for the cards of the tests. A test that changes cards makes one of its own for them.
func Book(t testing.TB) *rules.Rulebook {
	t.Helper()
	shared.once.Do(func() { shared.book = rules.New(contenttest.Cards(t)) })
	return shared.book
}

// GameBook is the rulebook for the cards of the game, for tests of what is on them.
func GameBook(t testing.TB) *rules.Rulebook {
	t.Helper()
	return rules.New(contenttest.GameCards(t))
}

// ObstacleNamed is the first obstacle with a name.
func ObstacleNamed(b *rules.Rulebook, name string) (id content.ObstacleID) {
	for b.Content().Card(id).Name != name {
		id++
	}
	return id
}

// CharacterNamed is the character with a name.
func CharacterNamed(b *rules.Rulebook, name string) (id content.CharacterID) {
	for b.Content().Characters[id].Name != name {
		id++
	}
	return id
}

// Attach lays an obstacle on a table as the outermost of a slot; the pile that it was in keeps it all the same.
func Attach(s *rules.State, id content.ObstacleID, at content.Slot) {
	s.Obstacles[id].Zone, s.Obstacles[id].At = rules.InPlay, at
	onTop(&s.Attached[at], id)
}
