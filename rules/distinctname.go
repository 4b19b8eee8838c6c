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
