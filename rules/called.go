package rules

import (
	"fmt"
	"slices"

	"sixwinters/content"
)

// Called returns the name of a card with what tells it from another one of the same name: of an obstacle its region, or the skill
// against it.
func (b *Rulebook) Called(card content.CardOf) string {
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
			return fmt.Sprintf("%s (%s)", name, regionNames[o.Region])
		}
		return fmt.Sprintf("%s (%s)", name, o.Skill)
	}
	return name
}

// RulesOf lists the rules of a reference that have to do with a card, in its order: those whose entries lead to it.
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
