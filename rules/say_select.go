package rules

import (
	"strconv"
	"strings"

	"sixwinters/content"
)

// The selectors of effects in words: who, which places, which cards, how much, and when.

// who returns the subject of a clause, and whether it is plural. each makes it singular: "each character here".
func (w *words) who(who *content.Who, each bool) (subject string, several bool) {
	noun, several := "all characters", false
	switch {
	case who.One:
		noun = "one character"
	case who.Scope == content.Participants:
		noun = "each participant"
	case each, who.Scope == content.Mover:
		noun = "each character"
	case who.Scope == content.Unlocked:
		noun, several = "all unlocked characters", true
	default:
		several = true
	}
	if who.Skill != content.NoSkill {
		noun += " with " + icon(who.Skill.String())
		if who.Below > 0 {
			noun += " below " + strconv.Itoa(who.Below)
		}
		if who.Above >= 0 {
			noun += " above " + strconv.Itoa(who.Above)
		}
	}
	switch who.Scope {
	case content.Here:
		noun += " " + w.here()
	case content.ThisRegion:
		noun += " in " + w.region()
	case content.Mover:
		noun += " that moves " + w.here()
	case content.Unlocked:
		noun += ", in play or not,"
	case content.AtPlaces:
		if several {
			noun += " at " + w.places("", &who.Places)
		} else {
			noun += " at " + w.places("a", &who.Places)
		}
	}
	return noun, several
}

// places words a selection of locations with a determiner: "a", "the", "any", "each", or "" for all of them.
func (w *words) places(determiner string, p *content.Places) string {
	if p.Here {
		return w.here()
	}
	var noun []string
	if tags := p.Tags.Words(); len(tags) > 0 {
		noun = append(noun, Joined(tags, "or"))
	}
	regions := regionIcons(p.Regions)
	if regions != "" && p.Resource == content.NoResource {
		noun = append(noun, regions)
	}
	if p.Resource != content.NoResource {
		noun = append(noun, icon(p.Resource.String()))
	}
	if len(noun) != 1 || p.Tags != content.Hall { // a hall is a noun by itself
		noun = append(noun, "location")
	}
	s := strings.Join(noun, " ")
	switch determiner {
	case "":
		s += "s"
	case "a":
		s = AOrAn(s)
	default:
		s = determiner + " " + s
	}
	if regions != "" && p.Resource != content.NoResource {
		s += " in " + regions
	}
	if p.ThisRegion {
		s += " in " + w.region()
	}
	return s + w.ofPlaces(p)
}

// at returns places after a noun: " here", or " at each {empire} location".
func (w *words) at(determiner string, p *content.Places) string {
	if p.Here {
		return " " + w.here()
	}
	return " at " + w.places(determiner, p)
}

// withIcon describes selected locations by their icon, after their name.
var withIcon = [...]string{
	content.NoIcon:       "",
	content.PortIcon:     " with {port}",
	content.GateIcon:     " with {gate}",
	content.ResourceIcon: " with the icon of a resource",
	content.SkillIcon:    " with the icon of a skill",
	content.StressIcon:   " with the icon of a stress",
}

// ofPlaces words the part of a selection of locations after the noun: the icon, whose location, and most of what.
func (w *words) ofPlaces(p *content.Places) string {
	s := withIcon[p.Icon]
	if p.Order != content.NoOrder {
		order := "lowest"
		if p.Order == content.Highest {
			order = "highest"
		}
		s += " with the " + order + " " + icon(p.Skill.String()) + " character"
	}
	switch p.Most {
	case content.MostAssets:
		s += " with the most assets"
	case content.MostCards:
		s += " with the most " + w.manyCards(&p.MostOf)
	}
	return s
}

// determiner returns the determiner of a destination: "the" if it is a single location, except for ties.
func determiner(p *content.Places) string {
	oneRegion := p.Regions != 0 && p.Regions&(p.Regions-1) == 0
	if p.Order != content.NoOrder || p.Most != content.NoMost || p.Resource != content.NoResource && oneRegion {
		return "the"
	}
	if *p == content.Blank(content.NoOp).To {
		return "any"
	}
	return "a"
}

// regionIcons names a set of regions; the set of all is "".
func regionIcons(set content.RegionSet) string {
	var in []string
	for r := range content.Region(content.NumRegions) {
		if set != 0 && set.Has(r) {
			in = append(in, icon(r.String()))
		}
	}
	return Joined(in, "or")
}

// oneCard words one of the selected obstacles: "a spy or a guard".
func (w *words) oneCard(c *content.Cards) string {
	if c.This {
		return "this card"
	}
	all := cardNouns(c, false)
	for i, noun := range all {
		if c.Other {
			all[i] = "another " + noun
		} else {
			all[i] = AOrAn(noun)
		}
	}
	return Joined(all, "or") + w.ofCards(c)
}

// manyCards words all selected obstacles: "spies and guards".
func (w *words) manyCards(c *content.Cards) string { return w.cards(c, true, "and") }

// cards words the selected obstacles, with "other" if this card is excluded. between joins the last two nouns.
func (w *words) cards(c *content.Cards, several bool, between string) string {
	other := ""
	if c.Other {
		other = "other "
	}
	return other + Joined(cardNouns(c, several), between) + w.ofCards(c)
}

// cardNouns lists the tags and the name that select obstacles as nouns, or "obstacle" where neither does.
func cardNouns(c *content.Cards, several bool) []string {
	kind := ""
	if c.Threat != content.NoResource {
		kind += icon(c.Threat.String()) + " "
	}
	if c.Skill != content.NoSkill {
		kind += icon(c.Skill.String()) + " "
	}
	var nouns []string
	for _, tag := range c.Tags.Words() {
		if tag == "eldritch" {
			tag = "eldritch obstacle"
		}
		nouns = append(nouns, tag)
	}
	if c.Name != "" {
		nouns = append(nouns, c.Name)
	}
	if len(nouns) == 0 {
		nouns = append(nouns, "obstacle")
	}
	for i, noun := range nouns {
		if several {
			noun = plural(noun)
		}
		nouns[i] = kind + noun
	}
	return nouns
}

// plural returns the plural of a tag or card name.
func plural(noun string) string {
	if stem, ok := strings.CutSuffix(noun, "y"); ok {
		return stem + "ies"
	}
	return noun + "s"
}

// ofCards words the part of a selection of obstacles after the noun.
func (w *words) ofCards(c *content.Cards) string {
	s := ""
	if c.Damage != content.NoStress {
		s += " whose damage includes " + icon(c.Damage.String())
	}
	if regions := regionIcons(c.Regions); regions != "" {
		s += " in " + regions
	}
	if c.Here {
		s += " " + w.here()
	}
	return s
}

// amounts words the stress of an effect: "2 {psyche} and 1 {body}".
func (w *words) amounts(ef *content.Effect) string {
	var parts []string
	if !ef.Psyche.None() {
		parts = append(parts, w.amount(&ef.Psyche, icon("psyche")))
	}
	if !ef.Body.None() {
		parts = append(parts, w.amount(&ef.Body, icon("body")))
	}
	return Joined(parts, "and")
}

// amount words an amount of something.
func (w *words) amount(a *content.Amount, of string) string {
	base, each := strconv.Itoa(a.Base)+" ", strconv.Itoa(a.Each)+" "
	per := ""
	switch a.Per {
	case content.Flat:
		return base + of
	case content.PerThreatLevel:
		s := of + " equal to "
		if a.Base > 0 {
			s += base + "plus "
		}
		if a.Each != 1 {
			s += each + "times "
		}
		return s + "the " + icon(a.Resource.String()) + " threat level"
	case content.PerObstacle:
		per = " for each " + w.cards(&a.Cards, false, "or") + " in play"
	case content.PerPoolDie:
		per = " for each " + dieIcon(a.Value) + " in the " + icon(a.Resource.String()) + " pool"
	}
	if a.Base > 0 {
		return base + of + " and " + each + "more" + per
	}
	return each + of + per
}

// condition words a condition, to follow "if" or "while".
func (w *words) condition(c *content.Condition) string {
	switch c.Test {
	case content.NoCharacters:
		return "no characters are " + w.here()
	case content.CardsHere:
		return w.oneCard(&c.Cards) + " is " + w.here()
	case content.PairInPool:
		return "two or more dice of the " + icon(c.Resource.String()) + " pool are equal"
	case content.AtPlace:
		return "this card is at " + w.places("a", &c.Places)
	}
	return ""
}
