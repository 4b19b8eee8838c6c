package render

import (
	"fmt"
	"strconv"
	"strings"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
	"sixwinters/rules"
)

// fields are the lines that a large card has above its text: all that is printed on it besides, with every icon named.
func fields(s *Scene) []string {
	v, t := &s.View, s.Zoom
	cards := v.Book.Content()
	switch t.Kind {
	case layout.Obstacle:
		return obstacleFields(v.Book, v.State, content.ObstacleID(t.N))
	case layout.Location, layout.Action:
		slot := content.Slot(t.N)
		of := named(v.Book.SlotResource(slot).String()) + " location"
		return append([]string{of}, locationFields(v.Book.Location(v.State, slot))...)
	case layout.Offer:
		return locationFields(&cards.Locations[t.N])
	case layout.Staged, layout.Ordered, layout.Current, layout.Square:
		if card := zoomedProgress(s); card != nil {
			return progressFields(v.Book, card)
		}
	case layout.Standee, layout.Portrait:
		if id := v.State.Players[t.N].Character; id != content.NoCharacter {
			return characterFields(&cards.Characters[id], ranksNow(v, id))
		}
	case layout.Choice:
		id := content.CharacterID(t.N)
		return characterFields(&cards.Characters[id], ranksNow(v, id))
	}
	return nil
}

// ranksNow are the ranks of a character on the table.
func ranksNow(v *layout.View, id content.CharacterID) (ranks [content.NumSkills]int) {
	for i := range ranks {
		ranks[i] = v.Book.RankOf(v.State, id, content.Skill(i))
	}
	return ranks
}

// named is an icon with its name.
func named(words ...string) string {
	var b strings.Builder
	for i, word := range words {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString("{" + word + "}" + rich.Together + word)
	}
	return b.String()
}

// signs are icons without their names.
func signs[T fmt.Stringer](of []T) string {
	var b strings.Builder
	for _, sign := range of {
		b.WriteString("{" + sign.String() + "}")
	}
	return b.String()
}

func obstacleFields(b *rules.Rulebook, s *rules.State, id content.ObstacleID) []string {
	o := b.Content().Card(id)
	lines := []string{fmt.Sprintf("Difficulty %d in %s", o.Difficulty, named(o.Skill.String()))}
	if tags := o.Tags.Words(); len(tags) > 0 {
		lines = append(lines, named(tags...))
	}
	pattern := ""
	for _, value := range b.Pattern(s, id, nil) {
		pattern += fmt.Sprintf("{%d}", value)
	}
	lines = append(lines, "Dice "+pattern)
	var damage []string
	for k, points := range b.Damage(s, id) {
		if points > 0 {
			damage = append(damage, fmt.Sprintf("%d {%v} %v", points, content.Stress(k), content.Stress(k)))
		}
	}
	if o.Damage.DiceOnCard {
		damage = append(damage, "the dice on the card in {body} body")
	}
	if len(damage) > 0 {
		lines = append(lines, "Damage "+strings.Join(damage, " and "))
	}
	if len(o.Threats) > 0 {
		lines = append(lines, "Threat "+signs(o.Threats))
	}
	return lines
}

func locationFields(card *content.Location) []string {
	var lines []string
	if card.Region != content.NoRegion {
		lines = append(lines, fmt.Sprintf("In {%v}%s%s", card.Region, rich.Together, rules.RegionName(card.Region)))
	}
	if tags := card.Tags.Words(); len(tags) > 0 {
		var words []string
		for _, tag := range tags {
			if icon := tagIcon(tag); icon != "" {
				tag = "{" + icon + "}" + rich.Together + tag
			}
			words = append(words, tag)
		}
		lines = append(lines, strings.Join(words, ", "))
	}
	moves := "Moves"
	for region, cost := range card.Move {
		if cost == content.NoWay {
			moves += fmt.Sprintf(" {%v}%sno", content.Region(region), rich.Together)
		} else {
			moves += fmt.Sprintf(" {%v}%s%d", content.Region(region), rich.Together, cost)
		}
	}
	return append(lines, moves)
}

func progressFields(b *rules.Rulebook, card *content.Progress) []string {
	var rewards []string
	for _, r := range card.Reward {
		if r == content.NoResource {
			rewards = append(rewards, "{any}"+rich.Together+"any track")
		} else {
			rewards = append(rewards, named(r.String()))
		}
	}
	reward := "Reward " + strings.Join(rewards, ", ")
	at := card.ObstacleAt
	goes := fmt.Sprintf("New obstacles of this card come to the {%v} location in {%v}.", b.SlotResource(at), at.Region())
	return []string{"Stage " + rules.Roman(card.Stage), reward, goes}
}

func characterFields(card *content.Character, ranks [content.NumSkills]int) []string {
	stress := fmt.Sprintf("Base {psyche} %d {body} %d", card.Base[content.Psyche], card.Base[content.Body])
	var skills []string
	for i, rank := range ranks {
		if rank > 0 {
			skills = append(skills, named(content.Skill(i).String())+rich.Together+strconv.Itoa(rank))
		}
	}
	return []string{stress, strings.Join(skills, ", ")}
}

// withIcon puts the icon of a season where a text has {%}.
func withIcon(text string, season content.Season) string {
	return strings.Replace(text, "%", season.String(), 1)
}
