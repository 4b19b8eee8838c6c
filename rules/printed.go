package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
)

// The fields printed on cards besides their text, one line each, with every icon named. They are the same on the table, in tips
// and without a window.

// together is the space that keeps an icon and its name on one line.
const together = "\u00a0"

// iconNamed returns an icon and its name for each word.
func iconNamed(words ...string) string {
	var all []string
	for _, word := range words {
		all = append(all, icon(word)+together+word)
	}
	return strings.Join(all, ", ")
}

// OpenField returns the printed dice of an obstacle that are not covered yet, as a line of its card.
func OpenField(open Values) string {
	var dice []int
	for i, n := range open {
		dice = append(dice, slices.Repeat([]int{i + 1}, int(n))...)
	}
	return "Still to cover " + dieIcons(dice)
}

// ObstacleFields returns the fields of an obstacle card. dice and damage are the printed ones or, in play, those with modifiers.
func ObstacleFields(o *content.Obstacle, dice []int, damage [content.NumStress]int) []string {
	lines := []string{fmt.Sprintf("Difficulty %d in %s", o.Difficulty, iconNamed(o.Skill.String()))}
	if tags := o.Tags.Words(); len(tags) > 0 {
		lines = append(lines, iconNamed(tags...))
	}
	lines = append(lines, "Dice "+dieIcons(dice))
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

// TagIcon returns the icon of a location's tag, or "". The tag "port town" has none: the anchor means a port one can sail from.
func TagIcon(tag string) string {
	if tag == "port" {
		return ""
	}
	return tag
}

// LocationFields returns the fields of a location card: its region, its tags, and the cost of moves from it.
func (b *Rulebook) LocationFields(l *content.Location) []string {
	var lines []string
	if l.Region != content.NoRegion {
		lines = append(lines, "In "+icon(l.Region.String())+together+b.RegionName(l.Region))
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

// RewardText returns the tracks that completing a progress card advances: "{technology} technology".
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

// ProgressFields returns the fields of a progress card: its stage, its reward and the slot of its new obstacle.
func (b *Rulebook) ProgressFields(p *content.Progress) []string {
	return []string{
		"Stage " + Roman(p.Stage),
		"Reward " + RewardText(p),
		fmt.Sprintf("It brings an obstacle to the %s location in %s%s%s.", iconNamed(b.SlotResource(p.ObstacleAt).String()),
			icon(p.ObstacleAt.Region().String()), together, b.RegionName(p.ObstacleAt.Region())),
	}
}

// CharacterFields returns the fields of a character card: the bases of its stress dice, and its skills with the given ranks.
func CharacterFields(c *content.Character, ranks [content.NumSkills]int) []string {
	var skills []string
	for i, rank := range ranks {
		if rank > 0 {
			skills = append(skills, iconNamed(content.Skill(i).String())+together+strconv.Itoa(rank))
		}
	}
	return []string{fmt.Sprintf("Base {psyche} %d {body} %d", c.Base[content.Psyche], c.Base[content.Body]), strings.Join(skills, ", ")}
}

// EventField says with how many symbols of its season a seasonal event comes ([event]).
func EventField(season content.Season, symbols int) string {
	showing := [...]string{"no %s symbol", "one %s symbol", "two %s symbols", "three %s symbols"}
	return iconNamed(season.String()) + " with " + fmt.Sprintf(showing[symbols], icon(season.String()))
}
