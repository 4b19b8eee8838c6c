package render

import (
	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/render/scenery"
)

// CardKind is a kind of card that can fly over the table or be held.
type CardKind uint8

// The kinds of card. A CharacterToken is a character's standee on the boards.
const (
	NoCard CardKind = iota
	ObstacleCard
	ProgressCard
	LocationCard
	CharacterCard
	CharacterToken
)

// CardRef names a card: ID is the content's ObstacleID, ProgressID, LocationID or CharacterID; for a CharacterToken it is
// the player.
type CardRef struct {
	Kind CardKind
	ID   uint8
}

// cardKinds are the kinds of card by those of the content.
var cardKinds = [...]CardKind{
	content.ObstacleKind: ObstacleCard, content.LocationKind: LocationCard, content.ProgressKind: ProgressCard,
	content.CharacterKind: CharacterCard,
}

// cardOf returns the card that a target shows, lies on or is printed on; the zero CardRef if there is none.
func cardOf(v *layout.View, on layout.Target) CardRef {
	card, ok := v.CardOf(on)
	if !ok {
		return CardRef{}
	}
	return CardRef{cardKinds[card.Kind], card.N}
}

// cardFront returns the name of a card, the icon of its kind and its picture; name is "" if there is no such card.
func cardFront(cards *content.Content, ref CardRef) (name, icon string, picture illustration) {
	switch id := int(ref.ID); ref.Kind {
	case ObstacleCard:
		if id < len(cards.Cards) {
			o := cards.Card(content.ObstacleID(id))
			return o.Name, o.Skill.String(), obstaclePicture(cards, content.ObstacleID(id))
		}
	case ProgressCard:
		if id < len(cards.Progress) {
			return cards.Progress[id].Name, "progress", progressPicture(cards, content.ProgressID(id))
		}
	case LocationCard:
		if id < len(cards.Locations) {
			return cards.Locations[id].Name, cards.Locations[id].Region.String(), locationPicture(cards, content.LocationID(id))
		}
	case CharacterCard:
		if id < len(cards.Characters) {
			return cards.Characters[id].Name, emblem(cards.Characters[id].Name), portraitPicture(cards, content.CharacterID(id))
		}
	}
	return "", "", illustration{}
}

// illustration is the picture of a card; the zero value shows nothing.
type illustration struct {
	scene func() *art.Scene
	key   pictureKey // without its size
}

func locationPicture(cards *content.Content, id content.LocationID) illustration {
	return illustration{func() *art.Scene { return scenery.Location(&cards.Locations[id]) },
		pictureKey{cards: cards, kind: art.LocationScene, id: int(id)}}
}

func obstaclePicture(cards *content.Content, id content.ObstacleID) illustration {
	return illustration{func() *art.Scene { return scenery.Obstacle(cards.Card(id)) },
		pictureKey{cards: cards, kind: art.ObstacleScene, id: cards.Cards[id].Entry}}
}

func progressPicture(cards *content.Content, id content.ProgressID) illustration {
	return illustration{func() *art.Scene { return scenery.Progress(&cards.Progress[id]) },
		pictureKey{cards: cards, kind: art.ProgressScene, id: int(id)}}
}

func portraitPicture(cards *content.Content, id content.CharacterID) illustration {
	return illustration{func() *art.Scene { return scenery.Character(&cards.Characters[id]) },
		pictureKey{cards: cards, kind: art.PortraitScene, id: int(id)}}
}

func eventPicture(cards *content.Content, season content.Season, symbols int) illustration {
	return illustration{func() *art.Scene { return scenery.Event(&cards.Events[season][symbols]) },
		pictureKey{cards: cards, kind: art.EventScene, id: symbols, season: season}}
}
