package content

import "testing"

// Cards by the names printed on them.

// obstacle is one of the physical obstacle cards of a name, which several may share, counted from 0.
func obstacle(t *testing.T, c *Content, name string, nth int) *Obstacle {
	t.Helper()
	for i := range c.Cards {
		card := c.Card(ObstacleID(i))
		if card.Name != name {
			continue
		}
		if nth == 0 {
			return card
		}
		nth--
	}
	t.Fatalf("there are not so many obstacles %s", name)
	return nil
}

// location is the location card of a name.
func location(t *testing.T, c *Content, name string) *Location {
	t.Helper()
	return one(t, c.Locations, func(l *Location) string { return l.Name }, name)
}

// progress is the progress card of a name.
func progress(t *testing.T, c *Content, name string) *Progress {
	t.Helper()
	return one(t, c.Progress, func(p *Progress) string { return p.Name }, name)
}

// character is the character of a name.
func character(t *testing.T, c *Content, name string) *Character {
	t.Helper()
	return one(t, c.Characters, func(h *Character) string { return h.Name }, name)
}

// one is the card of a name, and fails the test if there is none.
func one[T any](t *testing.T, cards []T, nameOf func(*T) string, name string) *T {
	t.Helper()
	for i := range cards {
		if nameOf(&cards[i]) == name {
			return &cards[i]
		}
	}
	t.Fatalf("there is no card named %s", name)
	return nil
}
