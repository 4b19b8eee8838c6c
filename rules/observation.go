package rules

import (
	"slices"

	"sixwinters/content"
)

// Observations of a table, and tables consistent with one.

// Observation returns the table as the players see it: without the generator, and with hidden cards in the order of their IDs. Of
// a draw pile the players know its cards and the season on the back of the top one ([piles]), of the progress deck its cards.
// Cards of a pile that is being looked at keep their order. Tables that look the same have equal observations.
func (b *Rulebook) Observation(s *State) State {
	t := *s
	t.Chance = 0
	for r := range content.Region(content.NumRegions) {
		hidden := t.Draw[r].List()
		if seen := b.lookedAt(s, r); seen > 0 {
			slices.Sort(hidden[:max(0, len(hidden)-seen)])
			continue
		}
		season := b.Showing(s, r)
		slices.Sort(hidden)
		if i := b.firstOf(hidden, season); i >= 0 { // on top, the others staying in order
			top := hidden[i]
			copy(hidden[i:], hidden[i+1:])
			hidden[len(hidden)-1] = top
		}
	}
	slices.Sort(t.Deck.List())
	return t
}

// Determinize returns a random table with the same observation as s: hidden cards and the generator are drawn from chance. The
// season on top of a draw pile stays ([piles]).
func (b *Rulebook) Determinize(s *State, chance *Chance) State {
	t := *s
	t.Chance = Chance(chance.Next())
	deck := t.Deck.List()
	slices.Sort(deck)
	shuffle(chance, deck)
	for r := range content.Region(content.NumRegions) {
		season := b.Showing(s, r)
		cards := t.Draw[r].List()
		slices.Sort(cards)
		shuffle(chance, cards)
		if i := b.firstOf(cards, season); i >= 0 {
			cards[i], cards[len(cards)-1] = cards[len(cards)-1], cards[i]
		}
	}
	return t
}

// firstOf returns the index of the first card with a season on its back, or -1.
func (b *Rulebook) firstOf(cards []content.ObstacleID, season content.Season) int {
	return slices.IndexFunc(cards, func(id content.ObstacleID) bool { return b.c.Cards[id].Season == season })
}

// Reveals is [Reveals], for the rooms that serve any game.
func (b *Rulebook) Reveals(before, after *State) bool { return Reveals(before, after) }

// Reveals reports whether hidden information came to light between two tables: a roll, a card, or the next card of a pile.
func Reveals(before, after *State) bool {
	drawn := after.Offered &^ before.Offered // locations to choose from
	return before.Chance != after.Chance || before.Deck != after.Deck || drawn != 0 || before.Draw != after.Draw
}
