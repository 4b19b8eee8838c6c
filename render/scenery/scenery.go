// Package scenery says what the picture of each card shows: it turns the facts printed on cards into scenes that package
// art paints. It needs no window.
package scenery

import (
	"fmt"
	"slices"

	"sixwinters/art"
	"sixwinters/content"
)

// words returns the names of some things in the order they are printed.
func words[T fmt.Stringer](of []T) []string {
	var names []string
	for _, one := range of {
		names = append(names, one.String())
	}
	return names
}

// region returns the name of a region, or "" for none.
func region(r content.Region) string {
	if r == content.NoRegion {
		return ""
	}
	return r.String()
}

// Of returns the scene of a card.
func Of(cards *content.Content, card content.CardOf) *art.Scene {
	switch card.Kind {
	case content.LocationKind:
		return Location(&cards.Locations[card.N])
	case content.ProgressKind:
		return Progress(&cards.Progress[card.N])
	case content.CharacterKind:
		return Character(&cards.Characters[card.N])
	case content.EventKind:
		season, symbols := card.Event()
		return Event(&cards.Events[season][symbols])
	}
	return Obstacle(cards.Card(content.ObstacleID(card.N)))
}

func Location(c *content.Location) *art.Scene {
	tags := c.Tags.Words()
	switch c.Icon.Kind {
	case content.PortIcon:
		if !slices.Contains(tags, "port") {
			tags = append(tags, "port")
		}
	case content.GateIcon:
		tags = append(tags, "gate")
	}
	return &art.Scene{Kind: art.LocationScene, Name: c.Name, Region: region(c.Region), Tags: tags, Own: c.Picture}
}

// Obstacle returns the scene of an obstacle card, the same for all its copies.
func Obstacle(c *content.Obstacle) *art.Scene {
	threats := words(c.Threats)
	if c.ExtraThreat != content.NoResource {
		threats = append(threats, c.ExtraThreat.String())
	}
	s := &art.Scene{
		Kind: art.ObstacleScene, Name: c.Name, Region: region(c.Region), Tags: c.Tags.Words(), Threats: threats,
		Skill: c.Skill.String(), Level: c.Difficulty, Own: c.Picture,
	}
	if len(c.Seasons) > 0 && c.Seasons[0] != content.NoSeason {
		s.Season = c.Seasons[0].String()
	}
	return s
}

func Progress(c *content.Progress) *art.Scene {
	s := &art.Scene{Kind: art.ProgressScene, Name: c.Name, Level: c.Stage, Region: c.ObstacleAt.Region().String(), Own: c.Picture}
	for _, reward := range c.Reward {
		if reward == content.NoResource {
			s.Threats = append(s.Threats, "")
		} else {
			s.Threats = append(s.Threats, reward.String())
		}
	}
	return s
}

func Event(e *content.Event) *art.Scene {
	return &art.Scene{Kind: art.EventScene, Name: e.Name, Season: e.Season.String(), Level: e.Symbols, Own: e.Picture}
}

func Character(c *content.Character) *art.Scene {
	return &art.Scene{Kind: art.PortraitScene, Name: c.Name, Own: c.Picture}
}
