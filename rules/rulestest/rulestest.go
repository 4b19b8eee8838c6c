// Package rulestest gives tests the rulebook for the cards of the game, and tables to lay out. Only tests import it.
package rulestest

import (
	"sync"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

// load reads the cards once for all tests of a package: nothing changes a rulebook, nor the cards it is for.
var load = sync.OnceValues(func() (*rules.Rulebook, error) {
	cards, err := content.Load()
	if err != nil {
		return nil, err
	}
	return rules.New(cards), nil
})

// Book is the rulebook. A test that changes cards makes one of its own for them.
func Book(t testing.TB) *rules.Rulebook {
	t.Helper()
	book, err := load()
	if err != nil {
		t.Fatal(err)
	}
	return book
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
