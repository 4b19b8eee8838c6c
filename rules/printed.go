package rules

import (
	"fmt"
	"strconv"
	"strings"

	"sixwinters/content"
)

// What is printed on cards besides their text, a line each, with every icon named. Wherever a card is shown in words, on the table,
// in a tip or without a window, it is these words.

// together is the space that keeps an icon and its name on one line.
const together = "\u00a0"

// iconNamed returns icons with their names.
func iconNamed(words ...string) string {
	var all []string
	for _, word := range words {
		all = append(all, icon(word)+together+word)
	}
	return strings.Join(all, ", ")
}

// ObstacleFields returns what is printed on an obstacle card, with the dice and the damage that it has: those on the card, or
// those of the moment, to which others in play may add.
func ObstacleFields(o *content.Obstacle, dice []int, damage [content.NumStress]int) []string {
	lines := []string{fmt.Sprintf("Difficulty %d in %s", o.Difficulty, iconNamed(o.Skill.String()))}
	if tags := o.Tags.Words(); len(tags) > 0 {
		lines = append(lines, iconNamed(tags...))
	}
	pattern := ""
	for _, value := range dice {
		pattern += dieIcon(value)
	}
	lines = append(lines, "Dice "+pattern)
	var hurts []string
	for k, points := range damage {
		if points > 0 {
			hurts = append(hurts, fmt.Sprintf("%d %s", points, iconNamed(content.Stress(k).String())))
		}
	}
	if len(hurts) > 0 {
		lines = append(lines, "Damage "+strings.Join(hurts, " and "))
	}
	if len(o.Threats) > 0 {
		threats := ""
		for _, r := range o.Threats {
			threats += icon(r.String())
		}
		lines = append(lines, "Threat "+threats)
	}
	return lines
}

// TagIcon returns the icon of a location's tag, or "". A port town is only a word: the anchor is kept for ports one can sail
// from.
func TagIcon(tag string) string {
	if tag == "port" {
		return ""
	}
	return tag
}

// LocationFields returns what is printed on a location card: its region, what kind of place it is, and what it costs to leave.
func LocationFields(l *content.Location) []string {
	var lines []string
	if l.Region != content.NoRegion {
		lines = append(lines, "In "+icon(l.Region.String())+together+RegionName(l.Region))
	}
	var tags []string
	for _, tag := range l.Tags.Words() {
		if TagIcon(tag) != "" {
			tag = iconNamed(tag)
		}
		tags = append(tags, tag)
	}
	if len(tags) > 0 {
		lines = append(lines, strings.Join(tags, ", "))
	}
	moves := "Moves"
	for region, cost := range l.Move {
		price := "no"
		if cost != content.NoWay {
			price = strconv.Itoa(int(cost))
		}
		moves += " " + icon(content.Region(region).String()) + together + price
	}
	return append(lines, moves)
}

// RewardText returns the tracks that a progress card advances when it is finished, "{technology} technology".
func RewardText(p *content.Progress) string {
	var tracks []string
	for _, r := range p.Reward {
		if r == content.NoResource {
			tracks = append(tracks, "{any}"+together+"any track you choose")
		} else {
			tracks = append(tracks, iconNamed(r.String()))
		}
	}
	return strings.Join(tracks, ", ")
}

// ProgressFields returns what is printed on a progress card besides its squares: its stage, its reward and where its obstacle
// goes.
func (b *Rulebook) ProgressFields(p *content.Progress) []string {
	return []string{
		"Stage " + Roman(p.Stage),
		"Reward " + RewardText(p),
		fmt.Sprintf("It brings an obstacle to the %s location in %s.", icon(b.SlotResource(p.ObstacleAt).String()), icon(p.ObstacleAt.Region().String())),
	}
}

// CharacterFields returns what is printed on a character card besides its abilities: the base of its stress, and its skills
// with the ranks that it has.
func CharacterFields(c *content.Character, ranks [content.NumSkills]int) []string {
	var skills []string
	for i, rank := range ranks {
		if rank > 0 {
			skills = append(skills, iconNamed(content.Skill(i).String())+together+strconv.Itoa(rank))
		}
	}
	return []string{fmt.Sprintf("Base {psyche} %d {body} %d", c.Base[content.Psyche], c.Base[content.Body]), strings.Join(skills, ", ")}
}

// EventField says when a seasonal event comes: with how many symbols of its season.
func EventField(season content.Season, symbols int) string {
	showing := [...]string{"no %s symbol", "one %s symbol", "two %s symbols", "three %s symbols"}
	return iconNamed(season.String()) + " with " + fmt.Sprintf(showing[symbols], icon(season.String()))
}
