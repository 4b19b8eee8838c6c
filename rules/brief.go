package rules

import (
	"strings"

	"sixwinters/content"
)

// What effects do in a few words and icons, where there is no room for their text.

// Brief is what a list of effects comes to, in fewer and fewer words and icons: what its last effect says that has words of
// its own.
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

// AbilityBrief is Brief of an ability: of what it does once paid for, or of what it allows all the time.
func AbilityBrief(a *content.Ability) []string {
	if len(a.Effects) > 0 {
		return Brief(a.Effects)
	}
	return Brief(a.Standing)
}

// briefPlace returns the icons of the places that are selected, and the words of those that are tags.
func briefPlace(p *content.Places) string {
	words := placeIcons(p)
	for _, tag := range p.Tags.Words() {
		words = strings.Replace(words, icon(tag), icon(tag)+" "+tag, 1)
	}
	return words
}

// placeIcons returns the icons of the places that are selected.
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

// briefCard returns the sign of the cards that are selected, and the word for it.
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
