package rules

import (
	"fmt"

	"sixwinters/content"
)

// Unexecuted counts the effects of all cards, and returns a finding for each whose operation is not implemented for the list it
// is printed in.
func (b *Rulebook) Unexecuted() (effects int, idle []content.Finding) {
	look := func(from content.Source, card string, list []content.Effect, executed func(op content.Op) bool) {
		for i := range list {
			effects++
			if op := list[i].Do; !executed(op) {
				idle = append(idle, content.Finding{
					File: from.File, Line: list[i].Line, Card: card,
					What: fmt.Sprintf("the rules do not execute `%s` here", op),
				})
			}
		}
	}
	done := func(op content.Op) bool { return operations[op].do != nil }
	for i := range b.c.Obstacles {
		o := &b.c.Obstacles[i]
		for _, list := range [][]content.Effect{o.Activate, o.Overcome, o.Arrive} {
			look(o.Source, o.Name, list, done)
		}
		look(o.Source, o.Name, o.Standing, func(op content.Op) bool { return operations[op].stands&onObstacles != 0 })
	}
	for i := range b.c.Locations {
		l := &b.c.Locations[i]
		look(l.Source, l.Name, l.Action, done)
		look(l.Source, l.Name, l.Arrive, done)
		look(l.Source, l.Name, l.Standing, func(op content.Op) bool { return operations[op].stands&onLocations != 0 })
	}
	for i := range b.c.Characters {
		c := &b.c.Characters[i]
		for j := range c.Abilities {
			look(c.Source, c.Name, c.Abilities[j].Effects, done)
			look(c.Source, c.Name, c.Abilities[j].Standing, func(op content.Op) bool { return operations[op].stands&onAbilities != 0 })
		}
	}
	for season := range b.c.Events {
		for symbols := range b.c.Events[season] {
			e := &b.c.Events[season][symbols]
			look(e.Source, e.Name, e.Effects, done)
		}
	}
	return effects, idle
}
