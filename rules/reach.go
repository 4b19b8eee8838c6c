package rules

import (
	"slices"
	"strconv"

	"sixwinters/content"
)

// Reach says which characters beyond its own place an obstacle that activates at a slot affects ([activate]): "all in the Settled
// Lands"; "" if it affects those at its place at most.
func (b *Rulebook) Reach(s *State, id content.ObstacleID, at content.Slot) string {
	f := activation(id, at)
	var all []string
	list := b.effects(f.Program)
	for i := range list {
		ef := &list[i]
		if say := b.reachOf(&ef.Who, at); say != "" && b.holds(s, &f, &ef.If) && !slices.Contains(all, say) {
			all = append(all, say)
		}
	}
	return Joined(all, "and")
}

// EventReach says whom a seasonal event concerns ([event]): "all at urban locations"; "" if it does not go by where they are. The locations that
// an event concerns are told with what it does there.
func (b *Rulebook) EventReach(season content.Season, symbols int) string {
	w := words{list: OnEvent}
	var all []string
	list := b.c.Events[season][symbols].Effects
	for i := range list {
		if ef := &list[i]; ef.Who.Scope == content.AtPlaces {
			all = append(all, "all at "+w.places("", &ef.Who.Places))
		}
	}
	return b.Plain(Joined(all, "and"))
}

// reachOf says which characters elsewhere too an effect of a card at a slot affects, or "".
func (b *Rulebook) reachOf(w *content.Who, at content.Slot) string {
	say := "all"
	if w.One {
		say = "one"
	}
	if w.Skill != content.NoSkill {
		say += " with " + w.Skill.String()
		switch {
		case w.Below > 0:
			say += " below " + strconv.Itoa(w.Below)
		case w.Above > 0:
			say += " above " + strconv.Itoa(w.Above)
		}
	}
	var regions []string
	switch w.Scope {
	case content.Everyone:
		return say + " in play"
	case content.ThisRegion:
		regions = []string{b.RegionName(at.Region())}
	case content.AtPlaces:
		rest := w.Places
		if rest.Regions = 0; rest != content.Blank(content.NoOp).To {
			return "" // the card says which places
		}
		for r := range content.Region(content.NumRegions) {
			if w.Places.Regions.Has(r) {
				regions = append(regions, b.RegionName(r))
			}
		}
	}
	if regions == nil {
		return ""
	}
	return say + " in " + Joined(regions, "and")
}
