package rules

import (
	"fmt"
	"slices"

	"sixwinters/content"
)

// DistinctName returns the name of a card. An obstacle that shares its name with another adds its region, or else its skill.
func (b *Rulebook) DistinctName(card content.CardOf) string {
	name := b.c.NameOf(card)
	if card.Kind != content.ObstacleKind {
		return name
	}
	o := b.c.Card(content.ObstacleID(card.N))
	for i := range b.c.Obstacles {
		other := &b.c.Obstacles[i]
		if other == o || other.Name != name {
			continue
		}
		if other.Region != o.Region {
			return fmt.Sprintf("%s (%s)", name, b.RegionTitle(o.Region))
		}
		return fmt.Sprintf("%s (%s)", name, o.Skill)
	}
	return name
}

// ObstacleName returns the name of an obstacle, and its location if another of that name is in play elsewhere: "Legionary at
// Eastkeep".
func (b *Rulebook) ObstacleName(s *State, id content.ObstacleID) string {
	return b.nameAt(s, id, s.Obstacles[id].At)
}

// nameAt is ObstacleName of an obstacle that is, or was, at a location; NoSlot for none.
func (b *Rulebook) nameAt(s *State, id content.ObstacleID, at content.Slot) string {
	name := b.c.Card(id).Name
	for other := range s.Obstacles {
		o := &s.Obstacles[other]
		if at != content.NoSlot && o.Zone == InPlay && o.At != at && content.ObstacleID(other) != id &&
			b.c.Card(content.ObstacleID(other)).Name == name {
			return name + " at " + b.placeName(s, at)
		}
	}
	return name
}

// RulesOf lists the rules of a reference whose entries link to a card, in the order of the reference.
func (b *Rulebook) RulesOf(reference *content.Reference, card content.CardOf) (list []*content.RuleText) {
	for i := range reference.Chapters {
		for k := range reference.Chapters[i].Rules {
			rule := &reference.Chapters[i].Rules[k]
			if slices.Contains(b.c.Touched(rule.ID), card) {
				list = append(list, rule)
			}
		}
	}
	return list
}
