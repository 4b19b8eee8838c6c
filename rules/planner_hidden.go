package rules

import (
	"slices"

	"sixwinters/content"
)

// What the players cannot see is dealt anew, by a generator of the planner's own, before it looks ahead: it must not
// gain by the real order of a pile or by the real rolls to come.

// imagine is the table as the players know it, with hidden cards in an order of the imagination.
func imagine(b *Rulebook, s *State, chance *Chance) State {
	t := *s
	t.Chance = Chance(chance.next())
	deck := t.Deck.List()
	slices.Sort(deck)
	shuffle(chance, deck)
	for r := range content.Region(content.NumRegions) {
		season := b.Showing(s, r)
		cards := t.Draw[r].List()
		slices.Sort(cards)
		shuffle(chance, cards)
		for i, id := range cards { // the symbol on the back of the top card is seen
			if b.c.Cards[id].Season == season {
				cards[i], cards[len(cards)-1] = cards[len(cards)-1], cards[i]
				break
			}
		}
	}
	return t
}

// alike reports whether two tables look the same to the players.
func alike(b *Rulebook, x, y *State) bool {
	for r := range content.Region(content.NumRegions) {
		if b.Showing(x, r) != b.Showing(y, r) || x.Draw[r].N != y.Draw[r].N {
			return false
		}
	}
	seen := *y
	seen.Chance, seen.Draw, seen.Deck.Cards = x.Chance, x.Draw, x.Deck.Cards
	return seen == *x
}
