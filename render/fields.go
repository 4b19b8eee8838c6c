package render

import (
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
		resource := v.Book.SlotResource(slot).String()
		of := "{" + resource + "}" + rich.Together + resource + " location"
		return append([]string{of}, rules.LocationFields(v.Book.Location(v.State, slot))...)
	case layout.Offer:
		return rules.LocationFields(&cards.Locations[t.N])
	case layout.Staged, layout.Ordered, layout.Current, layout.Square:
		if card := zoomedProgress(s); card != nil {
			return v.Book.ProgressFields(card)
		}
	case layout.Standee, layout.Portrait:
		if id := v.State.Players[t.N].Character; id != content.NoCharacter {
			return rules.CharacterFields(&cards.Characters[id], ranksNow(v, id))
		}
	case layout.Choice:
		id := content.CharacterID(t.N)
		return rules.CharacterFields(&cards.Characters[id], ranksNow(v, id))
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

// obstacleFields is what is printed on an obstacle, with the dice and the damage that it has now.
func obstacleFields(b *rules.Rulebook, s *rules.State, id content.ObstacleID) []string {
	return rules.ObstacleFields(b.Content().Card(id), b.Pattern(s, id, nil), b.Damage(s, id))
}
