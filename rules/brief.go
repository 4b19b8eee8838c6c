package rules

import (
	"strings"

	"sixwinters/content"
)

// Effects in a few words and icons, where there is no room for their text.

// Brief returns short forms of a list of effects, from the longest to the shortest. They describe the last effect that has one.
func Brief(effects []content.Effect) []string {
	for i := len(effects) - 1; i >= 0; i-- {
		if brief := operations[effects[i].Do].brief; brief != nil {
			return brief(&effects[i])
		}
	}
	if len(effects) == 0 {
		return []string{""}
	}
	return []string{"see the card"}
}

// AbilityBrief returns Brief of an ability's effects, or of its standing effects if it has no others.
func AbilityBrief(a *content.Ability) []string {
	if len(a.Effects) > 0 {
		return Brief(a.Effects)
	}
	return Brief(a.Standing)
}

// briefPlace returns the icons of a selection of places, with a word behind each tag.
func briefPlace(p *content.Places) string {
	words := placeIcons(p)
	for _, tag := range p.Tags.Words() {
		words = strings.Replace(words, icon(tag), icon(tag)+" "+tag, 1)
	}
	return words
}

// placeIcons returns the icons of a selection of places.
func placeIcons(p *content.Places) string {
	var icons string
	for r := range content.Region(content.NumRegions) {
		if p.Regions != 0 && p.Regions.Has(r) {
			icons += icon(r.String())
		}
	}
	icons += resourceIcon(p.Resource)
	for _, tag := range p.Tags.Words() {
		icons += icon(tag)
	}
	return icons
}

// briefCard returns the icon of a selection of cards, and its word.
func briefCard(c *content.Cards) (sign, word string) {
	switch {
	case len(c.Tags.Words()) > 0:
		word = c.Tags.Words()[0]
		return icon(word), word
	case c.Skill != content.NoSkill:
		return icon(c.Skill.String()), c.Skill.String()
	case c.Threat != content.NoResource:
		return "{threat}" + icon(c.Threat.String()), "threat"
	}
	return "{any}", "card"
}
