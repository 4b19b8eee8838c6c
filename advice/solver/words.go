package solver

import (
	"fmt"

	"sixwinters/rules"
)

const (
	fewWays    = 5 // the most ways to finish a card that are counted; more are "many"
	firstNeeds = 3 // the most dice of a way that are named
)

// WaysWords says how a card can be finished: first the cheapest way that is known, how many dice it takes and which come
// first, and how many ways there are. Where a solution finishes the card this turn, its first way is the cheapest;
// otherwise the shortest is. There must be a way.
func WaysWords(paths []Path, sol *Solution) []string {
	which, path := "shortest", paths[0]
	if sol.Found && sol.Sure {
		which, path = "cheapest", sol.Way.Path
	}
	say := "It takes " + path.brief() + "."
	switch n := len(paths); {
	case n > fewWays:
		say = fmt.Sprintf("The %s of many ways takes %s.", which, path.brief())
	case n > 1:
		say = fmt.Sprintf("The %s of %d ways takes %s.", which, n, path.brief())
	}
	return append([]string{say}, sol.Words()...)
}

// brief returns how many dice a path takes, and which come first: "3 dice: support, then any asset, then military 2".
func (p Path) brief() string {
	dice := rules.HowMany(len(p), "die", "dice")
	if len(p) <= firstNeeds+1 {
		return dice + ": " + p.Words()
	}
	return fmt.Sprintf("%s: first %s, and %d more", dice, p[:firstNeeds].Words(), len(p)-firstNeeds)
}
