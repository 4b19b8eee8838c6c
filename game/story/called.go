package story

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Called are obstacles that activate. Where there is too much to read, those of several sentences are named in one.
type Called []string

// called returns the obstacles that activate in some events; none if the players lose anything there.
func (t *teller) called(from, to int) (list Called) {
	for _, ev := range t.story.Events[from:to] {
		if Loses(ev) || ev.Kind == rules.EvStep || ev.Kind == rules.EvActivate {
			return nil
		}
		if ev.Kind == rules.EvTrigger {
			list = append(list, t.book.Content().Card(content.ObstacleID(ev.Card)).Name)
		}
	}
	return list
}

// None reports whether no obstacle activates.
func (c Called) None() bool { return len(c) == 0 }

// And returns obstacles with more.
func (c Called) And(more Called) Called { return slices.Concat(c, more) }

// String names the obstacles: "Samo and Elisa activate."
func (c Called) String() string {
	verb := " activate."
	if len(c) == 1 {
		verb = " activates."
	}
	return rules.Capital(rules.JoinedOnce(c, rules.ManyCards) + verb)
}
