package hints

import (
	"fmt"

	"sixwinters/advice"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
)

// The reasons for what is done with progress cards: finishing one, taking one.

// whyPlan is why for moves that finish a card: what they cost, what its next square needs, and what comes first.
func (w *worder) whyPlan() string {
	left, needs := 0, "an asset"
	for _, m := range w.plan {
		if m.Kind != rules.MovePlace {
			continue
		}
		if left++; left > 1 {
			continue
		}
		for _, path := range solver.Paths(w.b, w.s, w.player) {
			if path[0].Square == m.Arg {
				needs = path[0].Words()
				break
			}
		}
	}
	squares := "Its last square needs " + needs
	if left > 1 {
		squares = fmt.Sprintf("The next of %d squares needs %s", left, needs)
	}
	how := "; one is here"
	switch w.m.Kind {
	case rules.MovePlace:
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate: // its label stands at the place on the table
		how = "; " + w.who() + " goes to " + w.b.Location(w.s, w.m.Slot).Name
	default:
		how = ". " + rules.Capital(w.b.Label(w.s, w.m))
	}
	if w.m.Kind != rules.MovePlace {
		w.again = []string{how}
	}
	return fmt.Sprintf("%s can finish %s %s. %s%s.", w.b.PlayerName(w.s, w.player), w.card(w.player), w.price(), squares, how)
}

// finishes reports whether moves on a table are a plan to finish a card, and not a move alone that does not.
func finishes(b *rules.Rulebook, s *rules.State, plan []rules.Move) bool {
	return len(plan) > 1 || b.Completes(s, plan[0])
}

// price is what the plan costs: action dice, and stress.
func (w *worder) price() string {
	dice, end := 0, *w.s
	for _, m := range w.plan {
		dice += m.ActionDice()
		_ = w.b.ApplyRolling(&end, m, nil, nil) // it is legal
	}
	say := forDice(dice)
	if stress := w.s.Players[w.player].StressPoints() - end.Players[w.player].StressPoints(); stress > 0 {
		if dice == 0 {
			return say + fmt.Sprintf(", for %d stress", stress)
		}
		say += fmt.Sprintf(" and %d stress", stress)
	}
	return say
}

// forDice is a price in action dice.
func forDice(n int) string {
	if n == 0 {
		return "without an action die"
	}
	return "for " + rules.HowMany(n, "action die", "action dice")
}

// card is the name of a player's current card.
func (w *worder) card(p int) string {
	if id := w.s.Players[p].Card; id != content.NoProgress {
		return w.b.Content().Progress[id].Name
	}
	return "the card"
}

// whyTake is why for a staged card: what it advances and for how many dice, and what taking it discards ([progress], [complete]).
func (w *worder) whyTake() string {
	id := content.ProgressID(w.m.Card)
	card := &w.b.Content().Progress[id]
	say := fmt.Sprintf("%s advances %s for %s.", card.Name, rewards(card), rules.HowMany(len(solver.PathsOf(w.b, w.s, id)[0]), "die", "dice"))
	taking := advice.OfTaking(w.b, w.s, w.m)
	if n := len(taking.Discards); n > 0 {
		say += fmt.Sprintf(" Taking it discards %s.", rules.HowMany(n, "other card", "other cards"))
	}
	if taking.Stage > 0 {
		say += fmt.Sprintf(" Then stage %s begins.", rules.Roman(taking.Stage))
	}
	return say
}

// rewards are the tracks that a progress card advances.
func rewards(card *content.Progress) string {
	var tracks []string
	for _, r := range card.Reward {
		if r == content.NoResource {
			tracks = append(tracks, "a track of your choice")
		} else {
			tracks = append(tracks, r.String())
		}
	}
	return rules.Joined(tracks, "and")
}
