package content

// LocationNamed is the location card of the given name.
func (c *Content) LocationNamed(name string) (LocationID, bool) {
	for i := range c.Locations {
		if c.Locations[i].Name == name {
			return LocationID(i), true
		}
	}
	return NoLocation, false
}

// CharacterNamed is the character of the given name.
func (c *Content) CharacterNamed(name string) (CharacterID, bool) {
	for i := range c.Characters {
		if c.Characters[i].Name == name {
			return CharacterID(i), true
		}
	}
	return NoCharacter, false
}

// ObstaclesNamed lists all physical obstacle cards of the given name, which distinct entries may share.
func (c *Content) ObstaclesNamed(name string) []ObstacleID {
	var cards []ObstacleID
	for i := range c.Cards {
		if c.Card(ObstacleID(i)).Name == name {
			cards = append(cards, ObstacleID(i))
		}
	}
	return cards
}
