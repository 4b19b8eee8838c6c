package content

// CardKind is a kind of card that a rule can concern.
type CardKind uint8

// The kinds of card.
const (
	ObstacleKind CardKind = iota
	LocationKind
	ProgressKind
	CharacterKind
	EventKind // which no rule concerns more than another of its kind
)

// String returns the word of the kind in the card files.
func (k CardKind) String() string {
	return [...]string{"obstacle", "location", "progress", "character", "event"}[k]
}

// CardOf names a card: N is its ObstacleID, LocationID, ProgressID or CharacterID; of an event see [EventCard].
type CardOf struct {
	Kind CardKind
	N    uint8
}

// EventCard names the event of a season with a number of symbols.
func EventCard(season Season, symbols int) CardOf {
	return CardOf{EventKind, uint8(int(season)*(NumRegions+1) + symbols)}
}

// Event returns the season and the number of symbols of an event.
func (c CardOf) Event() (season Season, symbols int) {
	return Season(c.N / (NumRegions + 1)), int(c.N % (NumRegions + 1))
}

// AllCards returns all cards in the order of the content. Copies count once.
func (c *Content) AllCards() []CardOf {
	cards := c.cardsWhere(
		func(*Obstacle) bool { return true }, func(*Location) bool { return true },
		func(*Progress) bool { return true }, func(*Character) bool { return true },
	)
	for season := range c.Events {
		for symbols := range c.Events[season] {
			cards = append(cards, EventCard(Season(season), symbols))
		}
	}
	return cards
}

// SourceOf returns where a card stands in the files.
func (c *Content) SourceOf(card CardOf) Source {
	_, at := c.entry(card)
	return at
}

// NameOf returns the name printed on a card.
func (c *Content) NameOf(card CardOf) string {
	name, _ := c.entry(card)
	return name
}

// entry returns the name printed on a card, and where it stands in the files.
func (c *Content) entry(card CardOf) (name string, at Source) {
	switch card.Kind {
	case ObstacleKind:
		o := c.Card(ObstacleID(card.N))
		return o.Name, o.Source
	case LocationKind:
		l := &c.Locations[card.N]
		return l.Name, l.Source
	case ProgressKind:
		p := &c.Progress[card.N]
		return p.Name, p.Source
	case EventKind:
		season, symbols := card.Event()
		e := &c.Events[season][symbols]
		return e.Name, e.Source
	}
	of := &c.Characters[card.N]
	return of.Name, of.Source
}

// iconRules are the rules that a location's icon belongs to.
var iconRules = map[IconKind][]string{
	PortIcon: {"move"}, GateIcon: {"move"}, ResourceIcon: {"activate"}, SkillIcon: {"create", "trade"}, StressIcon: {"create"},
}

// Touched returns the cards that a rule concerns more than all cards of their kind, in the order of the content. Copies
// count once.
func (c *Content) Touched(rule string) []CardOf {
	return c.cardsWhere(
		func(o *Obstacle) bool { return obstacleTouched(o, rule) },
		func(l *Location) bool { return locationTouched(l, rule) },
		func(p *Progress) bool { return progressTouched(p, rule) },
		func(who *Character) bool { return characterTouched(who, rule) },
	)
}

// cardsWhere returns the cards for which the function of their kind returns true, in the order of the content. Copies
// count once.
func (c *Content) cardsWhere(obstacle func(*Obstacle) bool, location func(*Location) bool, progress func(*Progress) bool, character func(*Character) bool) []CardOf {
	var cards []CardOf
	add := func(is bool, kind CardKind, n int) {
		if is {
			cards = append(cards, CardOf{kind, uint8(n)})
		}
	}
	for id := range c.Cards {
		if c.Cards[id].Nth == 1 {
			add(obstacle(c.Card(ObstacleID(id))), ObstacleKind, id)
		}
	}
	for id := range c.Locations {
		add(location(&c.Locations[id]), LocationKind, id)
	}
	for id := range c.Progress {
		add(progress(&c.Progress[id]), ProgressKind, id)
	}
	for id := range c.Characters {
		add(character(&c.Characters[id]), CharacterKind, id)
	}
	return cards
}

func anyTouched(rule string, lists ...[]Effect) bool {
	for _, list := range lists {
		for i := range list {
			if operations[list[i].Do].rule == rule {
				return true
			}
		}
	}
	return false
}

func obstacleTouched(o *Obstacle, rule string) bool {
	switch rule {
	case "threats":
		return o.ExtraThreat != NoResource
	case "split":
		return o.Damage.Psyche > 0 && o.Damage.Body > 0
	}
	return anyTouched(rule, o.Activate, o.Overcome, o.Arrive, o.Standing)
}

func locationTouched(l *Location, rule string) bool {
	switch rule {
	case "location-action":
		return len(l.Action) > 0
	case "threat-location":
		return l.Threat
	}
	for _, of := range iconRules[l.Icon.Kind] {
		if of == rule {
			return true
		}
	}
	return anyTouched(rule, l.Action, l.Arrive, l.Standing)
}

func progressTouched(p *Progress, rule string) bool {
	if rule != "progress" {
		return false
	}
	for i := range p.Squares {
		if p.Squares[i].Relation != NoRelation {
			return true
		}
	}
	return false
}

func characterTouched(c *Character, rule string) bool {
	switch rule {
	case "achievement", "ability":
		return true
	case "session":
		return c.Start
	}
	for i := range c.Abilities {
		if anyTouched(rule, c.Abilities[i].Effects, c.Abilities[i].Standing) {
			return true
		}
	}
	return false
}
