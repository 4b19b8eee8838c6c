package workshop

import (
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/game/words"
	"sixwinters/rules"
)

// find returns the cards with all words of a search, or words that begin so: in their names, their tags, the operations
// and keys of their effects, or their texts.
func find(b *rules.Rulebook, search string) []content.CardOf {
	asked := words.Split(search)
	return slices.DeleteFunc(b.Content().AllCards(), func(card content.CardOf) bool {
		return !words.Found(asked, words.Split(strings.Join(about(b, card), " ")))
	})
}

// about returns all that a card can be found by.
func about(b *rules.Rulebook, card content.CardOf) []string {
	c := b.Content()
	all := []string{c.NameOf(card), card.Kind.String()}
	effects := func(lists ...[]content.Effect) {
		for _, list := range lists {
			for i := range list {
				all = append(all, list[i].Do.String(), list[i].Name)
			}
		}
	}
	switch card.Kind {
	case content.ObstacleKind:
		o := c.Card(content.ObstacleID(card.N))
		all = append(append(all, o.Tags.Words()...), rules.ObstacleFields(o, o.Dice, o.Damage.Points())...)
		all = append(append(all, b.RegionTitle(o.Region)), b.ObstacleText(o)...)
		effects(o.Activate, o.Overcome, o.Arrive, o.Standing)
	case content.LocationKind:
		l := &c.Locations[card.N]
		all = append(append(append(all, l.Tags.Words()...), b.LocationFields(l)...), b.LocationText(l)...)
		effects(l.Action, l.Arrive, l.Standing)
	case content.ProgressKind:
		all = append(all, b.ProgressFields(&c.Progress[card.N])...)
	case content.CharacterKind:
		who := &c.Characters[card.N]
		all = append(all, who.Title, b.AchievementText(content.CharacterID(card.N)))
		all = append(all, rules.CharacterFields(who, who.Skills)...)
		for i := range who.Abilities {
			all = append(all, b.AbilityText(content.CharacterID(card.N), i))
			effects(who.Abilities[i].Effects, who.Abilities[i].Standing)
		}
	case content.EventKind:
		season, symbols := card.Event()
		all = append(all, rules.EventField(season, symbols), b.EventText(season, symbols))
		effects(c.Events[season][symbols].Effects)
	}
	return all
}
