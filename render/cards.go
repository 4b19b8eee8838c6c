package render

import (
	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/components"
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
			return cards.Characters[id].Name, components.Emblem(&cards.Characters[id]), portraitPicture(cards, content.CharacterID(id))
		}
	}
	return "", "", illustration{}
}

// illustration is the picture of a card; the zero value shows nothing.
type illustration struct {
	scene func() *art.Scene
	key   pictureKey // without its size
}

// burning returns the same picture on fire.
func (of illustration) burning() illustration {
	scene := of.scene
	of.key.burns = true
	of.scene = func() *art.Scene {
		s := *scene()
		s.Burns = true
		return &s
	}
	return of
}

// pictureOf returns the picture of a card. Copies of an obstacle look alike.
func pictureOf(cards *content.Content, card content.CardOf) illustration {
	key := pictureKey{cards: cards, kind: card.Kind, id: int(card.N)}
	if card.Kind == content.ObstacleKind {
		key.id = cards.Cards[card.N].Entry
	}
	return illustration{func() *art.Scene { return scenery.Of(cards, card) }, key}
}

func locationPicture(cards *content.Content, id content.LocationID) illustration {
	return pictureOf(cards, content.CardOf{Kind: content.LocationKind, N: uint8(id)})
}

func obstaclePicture(cards *content.Content, id content.ObstacleID) illustration {
	return pictureOf(cards, content.CardOf{Kind: content.ObstacleKind, N: uint8(id)})
}

func progressPicture(cards *content.Content, id content.ProgressID) illustration {
	return pictureOf(cards, content.CardOf{Kind: content.ProgressKind, N: uint8(id)})
}

func portraitPicture(cards *content.Content, id content.CharacterID) illustration {
	return pictureOf(cards, content.CardOf{Kind: content.CharacterKind, N: uint8(id)})
}

func eventPicture(cards *content.Content, season content.Season, symbols int) illustration {
	return pictureOf(cards, content.EventCard(season, symbols))
}
