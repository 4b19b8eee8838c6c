package rules

import (
	"slices"
	"strings"

	"sixwinters/content"
)

// NothingBy says why an obstacle that activates on a table changes nothing ([activate]): "nobody there". Several reasons are
// separated by commas.
func (b *Rulebook) NothingBy(s *State, id content.ObstacleID) string {
	f := activation(id, s.Obstacles[id].At)
	list := b.effects(f.Program)
	if len(list) == 0 {
		return "no activation effect"
	}
	var why []string
	for i := range list {
		if say := b.nothingOf(s, &f, &list[i]); !slices.Contains(why, say) {
			why = append(why, say)
		}
	}
	return strings.Join(why, ", ")
}

// nothingOf says why one effect changes nothing.
func (b *Rulebook) nothingOf(s *State, f *Frame, ef *content.Effect) string {
	if !b.holds(s, f, &ef.If) {
		return b.failed(&ef.If)
	}
	if ofCharacters(ef) && b.who(s, f, &ef.Who) == 0 {
		switch ef.Who.Scope {
		case content.Here:
			return "nobody there"
		case content.ThisRegion:
			return "nobody in the region"
		}
		return "nobody affected"
	}
	if say := operations[ef.Do].nothing; say != "" {
		w := words{list: OnActivate}
		return b.Plain(strings.Join(strings.Fields(w.fill(ef, say)), " "))
	}
	return "nothing to change"
}

// failed says why a condition does not hold.
func (b *Rulebook) failed(c *content.Condition) string {
	switch c.Test {
	case content.NoCharacters:
		return "somebody is there"
	case content.CardsHere:
		return "no such card there"
	case content.PairInPool:
		return "no pair in the " + c.Resource.String() + " pool"
	}
	return "not at such a place"
}
