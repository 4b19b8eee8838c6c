package mind

import "sixwinters/rules"

// Ways to finish cards that the planner would not come upon by itself: where it means to finish one for more dice, it weighs them
// as it weighs its own plans, by playing on from where they lead. It weighs no others: they would have it finish more cards, at
// the cost of years to come (docs/solver.md, "Hints").

// Suggest shows the planner a way to finish a player's card whenever it looks ahead from the actions step and means to finish it:
// moves without chance that are legal one after the other on the table as it sees it, the last of which places a die on the last
// square of the card; nil for none. What suggests it may look at nothing but that table, and is shared by the clones of the planner.
func (p *Planner) Suggest(way func(b *rules.Rulebook, s *rules.State, player int) []rules.Move) {
	p.suggest = way
}

// foresee is the best plan from a table on that the planner finds, and what it is worth; where that finishes a card for more action
// dice than the way suggested for it, the best that begins with that way if it is worth more.
func (p *Planner) foresee(from *node) (plan node, worth float64) {
	found, worth := p.seek(from)
	plan = *found
	if p.suggest == nil || !from.acts() {
		return plan, worth
	}
	own := plan
	for player := range uint8(rules.NumPlayers) {
		dice, finishes := diceToFinish(p.b, &from.s, own.moves[from.n:own.n], player)
		if !finishes {
			continue
		}
		way := p.suggest(p.b, &from.s, int(player))
		if least, ok := diceToFinish(p.b, &from.s, way, player); !ok || dice <= least {
			continue
		}
		n, legal := p.along(from, way)
		if !legal {
			continue
		}
		if found, v := p.seek(&n); v > worth {
			plan, worth = *found, v
		}
	}
	return plan, worth
}

// diceToFinish is how many action dice a player uses in some moves until the card that the player has is finished, and whether they
// finish it ([progress]).
func diceToFinish(b *rules.Rulebook, s *rules.State, moves []rules.Move, player uint8) (dice int, ok bool) {
	for _, m := range moves {
		if m.Player != player || answersQuestion(m) {
			continue
		}
		if b.Completes(s, m) {
			return dice, true
		}
		for _, d := range m.Dice {
			if d.IsAction() {
				dice++
			}
		}
	}
	return dice, false
}

// along makes the moves of a way and answers what the last one asks. It reports false where the players do not act then.
func (p *Planner) along(from *node, way []rules.Move) (n node, ok bool) {
	n = *from
	for _, m := range way {
		if n.full() || p.b.Apply(&n.s, m, nil) != nil || p.wasThere(m, &n) {
			return n, false
		}
		n.note(m)
	}
	p.settle(&n.s, &n)
	return n, n.acts()
}
