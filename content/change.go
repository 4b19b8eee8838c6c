package content

import (
	"maps"
	"reflect"
	"slices"
)

// Change is a change that a box makes to the content below it: a card, or a key of a board.
type Change struct {
	Source
	Box  *Box
	Kind string // of the card, such as "obstacle"; "" for a key of a board
	Name string // of the card, or the key
	How  How
	Keys []string // of a card that is replaced: those that differ
}

// How is how a box changes something.
type How uint8

// The ways to change something.
const (
	Added How = iota
	Replaced
	Removed
)

// String returns the word for players.
func (h How) String() string { return [...]string{"added", "replaced", "removed"}[h] }

// change records a change that a box makes at a place in one of its files.
func (l *loader) change(at value, kind, name string, how How, keys ...string) {
	l.Changes = append(l.Changes, Change{Source{at.doc.path(), at.line()}, at.doc.box, kind, name, how, keys})
}

// differing returns the keys in which two entries differ, in the order of the alphabet.
func differing(was, is value) (keys []string) {
	a, _ := was.v.(map[string]any)
	b, _ := is.v.(map[string]any)
	all := maps.Clone(a)
	maps.Copy(all, b)
	for _, key := range slices.Sorted(maps.Keys(all)) {
		if !reflect.DeepEqual(a[key], b[key]) {
			keys = append(keys, key)
		}
	}
	return keys
}

// ChangeOf returns the change that added a card, or nil for a card of the game. Of several boxes the highest counts.
func (c *Content) ChangeOf(card CardOf) *Change {
	at := c.SourceOf(card)
	for i := range c.Changes {
		if ch := &c.Changes[i]; ch.How != Removed && ch.Kind != "" && ch.Source == at {
			return ch
		}
	}
	return nil
}
