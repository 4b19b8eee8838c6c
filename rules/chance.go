package rules

import "sixwinters/rules/play"

// Chance is the random generator of the game.
type Chance = play.Chance

// shuffle puts cards in a uniformly random order.
func shuffle[T any](c *Chance, cards []T) {
	for i := len(cards) - 1; i > 0; i-- {
		j := c.Below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}
