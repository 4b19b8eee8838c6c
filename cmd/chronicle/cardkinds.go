package main

import (
	"fmt"
	"strconv"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// The kinds of card with all that is printed on them, in the words of the card files.

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

func (o obstacleCard) plain() string {
	deck := o.Region
	if o.LocationObstacle {
		deck += ", location obstacle"
	}
	threats := "threats: " + list(o.Threats)
	if o.ConditionalThreat != "" {
		threats += " (" + o.ConditionalThreat + ")"
	}
	return o.face.plain(
		fmt.Sprintf("%s; %s; %s", deck, list(o.Seasons), list(o.Tags)),
		threats,
		fmt.Sprintf("%s %d; dice %s; damage %s", o.Skill, o.Difficulty, strings.Trim(fmt.Sprint(o.Dice), "[]"), o.Damage),
	)
}

type locationCard struct {
	face
	Deck     string         `json:"deck"`
	Tags     []string       `json:"tags"`
	Starting bool           `json:"starting"`
	Move     map[string]any `json:"move"` // a number of dice or "no", by region
	Icon     string         `json:"icon"`
}

func (l locationCard) plain() string {
	deck := l.Deck
	if l.Starting {
		deck += ", starting"
	}
	costs := make([]string, 0, content.NumRegions)
	for _, r := range content.Words("region") {
		costs = append(costs, fmt.Sprintf("%s %v", r, l.Move[r]))
	}
	facts := []string{deck + "; " + list(l.Tags), "move: " + list(costs)}
	if l.Icon != "" {
		facts = append(facts, "icon: "+l.Icon)
	}
	return l.face.plain(facts...)
}

type progressCard struct {
	face
	Stage        int               `json:"stage"`
	NewObstacles int               `json:"new_obstacles"`
	ObstacleAt   string            `json:"obstacle_at"`
	Reward       []string          `json:"reward"`
	Squares      map[string]string `json:"squares"` // by r1c1 to r4c4
}

func (p progressCard) plain() string {
	facts := []string{fmt.Sprintf("stage %d, new obstacles: %d; obstacle at %s; reward %s",
		p.Stage, p.NewObstacles, p.ObstacleAt, list(p.Reward))}
	var rows []string
	for r := 1; r <= 4; r++ {
		var row []string
		for c := 1; c <= 4; c++ {
			square := p.Squares[fmt.Sprintf("r%dc%d", r, c)]
			if square == "" {
				square = "."
			}
			row = append(row, square)
		}
		if strings.Trim(strings.Join(row, ""), ".") != "" {
			rows = append(rows, strings.Join(row, " | "))
		}
	}
	return p.face.plain(append(facts, rows...)...)
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

func (c characterCard) plain() string {
	var skills []string
	for _, s := range content.Words("skill") {
		if c.Skills[s] > 0 {
			skills = append(skills, fmt.Sprintf("%s %d", s, c.Skills[s]))
		}
	}
	facts := []string{c.Title, fmt.Sprintf("psyche %d, body %d; %s", c.Psyche, c.Body, list(skills)), c.Task}
	facts = append(facts, c.Abilities...)
	return c.face.plain(append(facts, c.Achievements...)...)
}

type eventCard struct {
	face
	Season  string `json:"season"`
	Symbols int    `json:"symbols"`
}

func (e eventCard) plain() string {
	return e.face.plain(fmt.Sprintf("%s, symbols showing: %d", e.Season, e.Symbols))
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
	return obstacleCard{
		face:              face{"obstacle", o.Name, len(o.Seasons), b.ObstacleText(o)},
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
	return locationCard{
		face:     face{"location", l.Name, 1, some(b.LocationText(l))},
		Deck:     deck,
		Tags:     l.Tags.Words(),
		Starting: l.Starting,
		Move:     move,
		Icon:     iconOf(l.Icon),
	}
}

// iconOf is the icon of a location as it is printed: that of a stress once for each of the two that may be paid.
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
	return progressCard{
		face:         face{"progress", p.Name, 1, text},
		Stage:        p.Stage,
		NewObstacles: p.NewObstacles,
		ObstacleAt:   p.ObstacleAt.Region().String() + " " + b.SlotResource(p.ObstacleAt).String(),
		Reward:       reward,
		Squares:      squares,
	}
}

// squareOf is a square in the words of the card files.
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
	return characterCard{
		face:         face{"character", c.Name, 1, text},
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
		face:    face{"event", e.Name, 1, []string{b.EventText(e.Season, e.Symbols)}},
		Season:  e.Season.String(),
		Symbols: e.Symbols,
	}
}

// words lists what has a word each.
func words[T fmt.Stringer](things []T) []string {
	var all []string
	for _, t := range things {
		all = append(all, t.String())
	}
	return all
}

// some is a list that is printed as an empty one, not as none, where it has nothing in it.
func some(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}
