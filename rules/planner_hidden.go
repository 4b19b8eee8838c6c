package rules

import "sixwinters/content"

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
