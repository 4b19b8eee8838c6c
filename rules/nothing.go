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
	if len(b.effects(f.Program)) == 0 {
		return "no activation effect"
	}
	return b.nothingIn(s, &f)
}

// nothingIn says why the effects of a frame change nothing.
func (b *Rulebook) nothingIn(s *State, f *Frame) string {
	var why []string
	list := b.effects(f.Program)
	for i := range list {
		if say := b.nothingOf(s, f, &list[i]); !slices.Contains(why, say) {
			why = append(why, say)
		}
	}
	return strings.Join(why, ", ")
}

// useless refuses an action whose effects change nothing, and says why where that is known ([useless]).
func (b *Rulebook) useless(s *State, f *Frame) Refusal {
	why := b.nothingIn(s, f)
	if why == unknown {
		return refuse("useless", "That would change nothing now.")
	}
	return refuse("useless", FixFullStops("That would change nothing now: "+why+"."))
}

// unknown is said where no more is known of why an effect changes nothing.
const unknown = "nothing to change"

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
	op := &operations[ef.Do]
	if op.makes != nil && !supplyOfType(b, s, *f, ef) {
		return "no die of its type left in the supply"
	}
	if say := op.nothing; say != "" {
		w := words{list: OnActivate}
		return b.Plain(strings.Join(strings.Fields(w.fill(ef, say)), " "))
	}
	return unknown
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
