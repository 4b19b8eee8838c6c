package rules

import (
	"testing"

	"sixwinters/content"
)

// Cards by the names printed on them.

// characterNamed is the character of a name.
func characterNamed(t testing.TB, b *Rulebook, name string) content.CharacterID {
	t.Helper()
	return content.CharacterID(indexNamed(t, len(b.c.Characters), func(i int) string { return b.c.Characters[i].Name }, name))
}

// locationNamed is the location card of a name.
func locationNamed(t testing.TB, b *Rulebook, name string) content.LocationID {
	t.Helper()
	return content.LocationID(indexNamed(t, len(b.c.Locations), func(i int) string { return b.c.Locations[i].Name }, name))
}

// obstacleNamed is the first obstacle card of a name, which several may share.
func obstacleNamed(t testing.TB, b *Rulebook, name string) content.ObstacleID {
	t.Helper()
	return content.ObstacleID(indexNamed(t, len(b.c.Cards), func(i int) string { return b.c.Card(content.ObstacleID(i)).Name }, name))
}

// indexNamed is the first of n cards of a name, and fails the test if there is none.
func indexNamed(t testing.TB, n int, nameOf func(i int) string, name string) int {
	t.Helper()
	for i := range n {
		if nameOf(i) == name {
			return i
		}
	}
	t.Fatalf("there is no card named %s", name)
	return 0
}
