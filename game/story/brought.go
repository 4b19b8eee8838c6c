package story

import (
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Brought are obstacles that staged cards bring, each with its location. Where there is too much to read, those of several sentences are
// named in one.
type Brought []arrival

// arrival is the name of a new obstacle, and that of its location.
type arrival struct{ card, at string }

// brought returns the obstacles that staged cards bring in some events ([new-obstacles]).
func (t *teller) brought(from, to int) (list Brought) {
	for i, ev := range t.story.Events[from:to] {
		if ev.Kind == rules.EvObstacle && ev.To.Spot == rules.AttachedAt && ev.Cause.Kind == rules.ByStaged {
			s := &t.story.States[from+i]
			list = append(list, arrival{t.book.Content().Card(content.ObstacleID(ev.Card)).Name, t.book.Location(s, content.Slot(ev.To.N)).Name})
		}
	}
	return list
}

// None reports whether no obstacle comes.
func (b Brought) None() bool { return len(b) == 0 }

// And returns obstacles with more.
func (b Brought) And(more Brought) Brought { return slices.Concat(b, more) }

// String names the obstacles and their locations: "New: Samo at Southkeep; Elisa at Hogel Manor."
func (b Brought) String() string {
	var list []string
	for _, one := range b {
		list = append(list, one.card+" at "+one.at)
	}
	return rules.FixFullStops("New: " + strings.Join(list, "; ") + ".")
}

// Names names the obstacles alone: "New: Samo and Elisa." The table shows where they come to.
func (b Brought) Names() string {
	var list []string
	for _, one := range b {
		list = append(list, one.card)
	}
	return rules.FixFullStops("New: " + rules.JoinedOnce(list, rules.ManyCards) + ".")
}
