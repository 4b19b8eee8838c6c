package content

import (
	"maps"
	"reflect"
	"slices"
)

// Change is what a box changes of what lies below it: a card, or a key of a board.
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

// String returns the word that is told to people.
func (h How) String() string { return [...]string{"added", "replaced", "removed"}[h] }

// change notes what a box does at a place of one of its files.
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

// ChangeOf returns what a box did to bring a card, or nil for a card of the game. Of several boxes it is the highest.
func (c *Content) ChangeOf(card CardOf) *Change {
	at := c.SourceOf(card)
	for i := range c.Changes {
		if ch := &c.Changes[i]; ch.How != Removed && ch.Kind != "" && ch.Source == at {
			return ch
		}
	}
	return nil
}
