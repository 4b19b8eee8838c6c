package main

import (
	"fmt"
	"strconv"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// The kinds of card with all that is printed on them: in the words of the card files for programs, in those of the table for people.

type obstacleCard struct {
	face
	Region            string   `json:"region"`
	Seasons           []string `json:"seasons"`
	Difficulty        int      `json:"difficulty"`
	Dice              []int    `json:"dice"`
	Threats           []string `json:"threats"`
	ConditionalThreat string   `json:"conditional_threat"`
	Skill             string   `json:"skill"`
	Tags              []string `json:"tags"`
	LocationObstacle  bool     `json:"location_obstacle"`
	Damage            string   `json:"damage"`
}

type locationCard struct {
	face
	Deck     string         `json:"deck"`
	Tags     []string       `json:"tags"`
	Starting bool           `json:"starting"`
	Move     map[string]any `json:"move"` // a number of dice or "no", by region
	Icon     string         `json:"icon"`
}

type progressCard struct {
	face
	Stage        int               `json:"stage"`
	NewObstacles int               `json:"new_obstacles"`
	ObstacleAt   string            `json:"obstacle_at"`
	Reward       []string          `json:"reward"`
	Squares      map[string]string `json:"squares"` // by r1c1 to r4c4
}

type characterCard struct {
	face
	Title        string         `json:"title"`
	Psyche       int            `json:"psyche"`
	Body         int            `json:"body"`
	Skills       map[string]int `json:"skills"`
	Task         string         `json:"task"`
	Abilities    []string       `json:"abilities"`
	Achievements []string       `json:"achievements"`
}

type eventCard struct {
	face
	Season  string `json:"season"`
	Symbols int    `json:"symbols"`
}

func list(words []string) string { return strings.Join(words, ", ") }

// allCards lists every card, obstacles first.
func allCards(b *rules.Rulebook) []card {
	c := b.Content()
	var all []card
	for i := range c.Obstacles {
		all = append(all, obstacleOf(b, &c.Obstacles[i]))
	}
	for i := range c.Locations {
		all = append(all, locationOf(b, content.LocationID(i)))
	}
	for i := range c.Progress {
		all = append(all, progressOf(b, &c.Progress[i]))
	}
	for i := range c.Characters {
		all = append(all, characterOf(b, content.CharacterID(i)))
	}
	for season := range c.Events {
		for symbols := range c.Events[season] {
			all = append(all, eventOf(b, &c.Events[season][symbols]))
		}
	}
	return all
}

func obstacleOf(b *rules.Rulebook, o *content.Obstacle) card {
	extra := ""
	if o.ExtraThreat != content.NoResource {
		extra = o.ExtraThreat.String()
	}
	back := "Back " + list(words(o.Seasons))
	if o.OfLocation {
		back += "; comes with a location"
	}
	printed := append([]string{"Of " + b.RegionName(o.Region)}, rules.ObstacleFields(o, o.Dice, o.Damage.Points())...)
	return obstacleCard{
		face:              face{"obstacle", o.Name, len(o.Seasons), b.ObstacleText(o), append(printed, back)},
		Region:            o.Region.String(),
		Seasons:           words(o.Seasons),
		Difficulty:        o.Difficulty,
		Dice:              o.Dice,
		Threats:           words(o.Threats),
		ConditionalThreat: extra,
		Skill:             o.Skill.String(),
		Tags:              o.Tags.Words(),
		LocationObstacle:  o.OfLocation,
		Damage:            damageOf(o.Damage),
	}
}

func damageOf(d content.Damage) string {
	var parts []string
	if d.Psyche > 0 {
		parts = append(parts, fmt.Sprintf("%d psyche", d.Psyche))
	}
	if d.Body > 0 {
		parts = append(parts, fmt.Sprintf("%d body", d.Body))
	}
	if d.DiceOnCard {
		return "special"
	}
	return list(parts)
}

func locationOf(b *rules.Rulebook, id content.LocationID) card {
	c := b.Content()
	l := &c.Locations[id]
	deck := l.Region.String()
	switch {
	case l.Desolation:
		deck = "desolation"
	case l.Threat:
		for r, t := range c.Board.ThreatLocations {
			if t.Location == id {
				deck = fmt.Sprintf("threat:%s@%s", content.Resource(r), t.Slot.Region())
			}
		}
	}
	move := map[string]any{}
	for r, cost := range l.Move {
		if cost == content.NoWay {
			move[content.Region(r).String()] = "no"
		} else {
			move[content.Region(r).String()] = int(cost)
		}
	}
	printed := b.LocationFields(l)
	switch {
	case l.Starting:
		printed = append(printed, "In play from the start")
	case deck != l.Region.String():
		printed = append(printed, "Deck "+deck)
	}
	return locationCard{
		face:     face{"location", l.Name, 1, some(b.LocationText(l)), printed},
		Deck:     deck,
		Tags:     l.Tags.Words(),
		Starting: l.Starting,
		Move:     move,
		Icon:     iconOf(l.Icon),
	}
}

// iconOf returns the printed icons of a location: a stress icon once for each stress that may be paid.
func iconOf(i content.Icon) string {
	if i.Kind == content.StressIcon {
		return i.String() + " " + i.String()
	}
	return i.String()
}

func progressOf(b *rules.Rulebook, p *content.Progress) card {
	var reward []string
	for _, r := range p.Reward {
		if r == content.NoResource {
			reward = append(reward, "any")
		} else {
			reward = append(reward, r.String())
		}
	}
	squares := map[string]string{}
	var text []string
	for i, sq := range p.Squares {
		if sq.There {
			name := fmt.Sprintf("r%dc%d", i/4+1, i%4+1)
			squares[name] = squareOf(sq)
			text = append(text, name+" "+b.SquareText(sq))
		}
	}
	printed := append(b.ProgressFields(p), rules.HowMany(p.NewObstacles, "new obstacle", "new obstacles")+" a turn")
	return progressCard{
		face:         face{"progress", p.Name, 1, text, append(printed, grid(squares)...)},
		Stage:        p.Stage,
		NewObstacles: p.NewObstacles,
		ObstacleAt:   p.ObstacleAt.Region().String() + " " + b.SlotResource(p.ObstacleAt).String(),
		Reward:       reward,
		Squares:      squares,
	}
}

// grid returns the rows of squares of a progress card that have any.
func grid(squares map[string]string) (rows []string) {
	for r := 1; r <= 4; r++ {
		var row []string
		for c := 1; c <= 4; c++ {
			square := squares[fmt.Sprintf("r%dc%d", r, c)]
			if square == "" {
				square = "."
			}
			row = append(row, square)
		}
		if strings.Trim(strings.Join(row, ""), ".") != "" {
			rows = append(rows, strings.Join(row, " | "))
		}
	}
	return rows
}

// squareOf returns a square in the words of the card files.
func squareOf(sq content.Square) string {
	var takes []string
	if sq.Resource != content.NoResource {
		takes = append(takes, sq.Resource.String())
	}
	if sq.Value > 0 {
		takes = append(takes, strconv.Itoa(sq.Value))
	}
	switch sq.Relation {
	case content.OneHigher:
		takes = append(takes, "+1")
	case content.OneLower:
		takes = append(takes, "-1")
	case content.Equal:
		takes = append(takes, "=")
	}
	if sq.Region != content.NoRegion {
		takes = append(takes, "@"+sq.Region.String())
	}
	if len(takes) == 0 {
		takes = []string{"any"}
	}
	switch {
	case sq.Start:
		takes = append([]string{"start"}, takes...)
	case sq.End:
		takes = append([]string{"end"}, takes...)
	}
	return strings.Join(takes, " ")
}

func characterOf(b *rules.Rulebook, id content.CharacterID) card {
	c := &b.Content().Characters[id]
	skills := map[string]int{}
	for s, rank := range c.Skills {
		skills[content.Skill(s).String()] = rank
	}
	var abilities, text []string
	for i := range c.Abilities {
		abilities = append(abilities, b.AbilityText(id, i))
		text = append(text, b.AbilityHelp(id, i))
	}
	printed := append(append([]string{c.Title}, rules.CharacterFields(c, c.Skills)...), abilities...)
	return characterCard{
		face:         face{"character", c.Name, 1, text, append(printed, b.AchievementText(id))},
		Title:        c.Title,
		Psyche:       c.Base[content.Psyche],
		Body:         c.Base[content.Body],
		Skills:       skills,
		Task:         b.TaskText(id),
		Abilities:    abilities[:content.BaseAbilities],
		Achievements: abilities[content.BaseAbilities:],
	}
}

func eventOf(b *rules.Rulebook, e *content.Event) card {
	return eventCard{
		face:    face{"event", e.Name, 1, []string{b.EventText(e.Season, e.Symbols)}, []string{rules.EventField(e.Season, e.Symbols)}},
		Season:  e.Season.String(),
		Symbols: e.Symbols,
	}
}

// words returns the words of some values.
func words[T fmt.Stringer](things []T) []string {
	var all []string
	for _, t := range things {
		all = append(all, t.String())
	}
	return all
}

// some returns a list that JSON prints as [] and not null when it is empty.
func some(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}
