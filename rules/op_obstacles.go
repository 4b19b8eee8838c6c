package rules

import "sixwinters/content"

// Operations on obstacles and progress cards.

func init() {
	operations[content.OpMove] = operation{
		ask:     "choose the location it moves to.",
		options: moveOptions,
		do:      moveBearer,
		say:     sayMove,
	}
	operations[content.OpMoveObstacle] = operation{
		ask:     "choose " + selectedCard + " to move, then where to.",
		then:    askWhereTo,
		options: moveObstacleOptions,
		do:      moveChosen,
		say:     sayMoveObstacle,
	}
	operations[content.OpDiscard] = operation{
		ask: "choose " + selectedCard + " to discard.",
		useful: func(b *Rulebook, s *State, f Frame, ef *content.Effect) bool {
			return b.countMatches(s, &f, &ef.Cards) > 0
		},
		options: discardOptions,
		do:      discardSelected,
		say:     sayDiscard,
	}
	operations[content.OpDiscardTop] = operation{
		ask:     "choose the draw pile to discard the top obstacle of.",
		options: discardTopOptions,
		do:      discardTop,
		say:     sayDiscardTop,
	}
	operations[content.OpPeek] = operation{
		ask:     "choose which of these top obstacles to discard; the rest stay on top.",
		options: peekOptions,
		do:      discardPeeked,
		say:     sayPeek,
	}
	operations[content.OpRecall] = operation{
		ask:     "choose the discard pile whose top obstacle goes onto the draw pile.",
		options: recallOptions,
		do:      recall,
		say:     sayRecall,
	}
	operations[content.OpNewObstacle] = operation{
		do:  newObstacle,
		say: sayNewObstacle,
	}
	operations[content.OpUnlockObstacle] = operation{
		do:  unlockAt,
		say: sayUnlockObstacle,
	}
	operations[content.OpRearrange] = operation{
		ask:     "put the staged progress cards in another order: the one at the right end goes first.",
		options: rearrangeOptions,
		do:      rearrange,
		say:     sayRearrange,
	}
}

// moveOptions lists where the card goes; nowhere where it has left play or stays where it is.
func moveOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	id := f.bearer()
	if s.Obstacles[id].Zone != InPlay {
		return l
	}
	set := b.places(s, &f, &ef.To)
	if ef.To.Stay && set&(1<<s.Obstacles[id].At) != 0 {
		return l
	}
	return slotOptions(set, l)
}

// moveBearer moves the card to the location that was chosen.
func moveBearer(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	e.moveObstacle(f.bearer(), m.Slot)
	return false
}

// moveObstacleOptions lists the obstacles that may be moved, and once one is picked, where to.
func moveObstacleOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	set := b.places(s, &f, &ef.To)
	if f.Picked != 0 {
		return slotOptions(set&^(1<<s.Obstacles[f.picked()].At), l)
	}
	b.eachMatch(s, &f, &ef.Cards, func(id content.ObstacleID) {
		// An action that moves a card must move it; a text may name one that is already there.
		if movable := set &^ (1 << s.Obstacles[id].At); movable != 0 || f.Program.Kind != OnAction && set != 0 {
			l = append(l, Move{Kind: MoveCard, Card: uint8(id)})
		}
	})
	return l
}

// askWhereTo asks where the obstacle moves to that has been picked.
func askWhereTo(b *Rulebook, _ *State, f *Frame, _ *content.Effect) string {
	if f.Picked == 0 {
		return ""
	}
	return "choose the location " + b.c.Card(f.picked()).Name + " moves to."
}

// moveChosen picks an obstacle, then moves it.
func moveChosen(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	if m.Kind == MoveCard {
		f.Picked = m.Card + 1
		return true
	}
	e.moveObstacle(f.picked(), m.Slot)
	return false
}

// discardOptions lists the obstacles that one may be chosen of; all of them need no choice.
func discardOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	if ef.Count == 0 {
		return append(l, Move{Kind: MoveYes})
	}
	b.eachMatch(s, &f, &ef.Cards, func(id content.ObstacleID) {
		l = append(l, Move{Kind: MoveCard, Card: uint8(id)})
	})
	return l
}

// discardSelected discards the obstacle that was chosen, or all of them.
func discardSelected(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	if m.Kind == MoveCard {
		e.discard(content.ObstacleID(m.Card))
		f.N++
		return int(f.N) < ef.Count
	}
	e.b.eachMatch(e.s, f, &ef.Cards, e.discard)
	return false
}

// discardTopOptions lists the draw piles that have a card.
func discardTopOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	for r := range content.Region(content.NumRegions) {
		if s.Draw[r].N > 0 && (ef.Region == content.NoRegion || ef.Region == r) {
			l = append(l, Move{Kind: MoveRegion, Arg: uint8(r)})
		}
	}
	return l
}

// discardTop discards the top card of the draw pile that was chosen.
func discardTop(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	e.discardTop(content.Region(m.Arg))
	return false
}

// peekOptions lists the cards on top of a draw pile, as far as it has them.
func peekOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	pile := s.Draw[ef.Region].List()
	for _, id := range pile[max(0, len(pile)-ef.Count):] {
		l = append(l, Move{Kind: MoveCard, Card: uint8(id)})
	}
	return l
}

// discardPeeked discards the card that was chosen; the others stay on top.
func discardPeeked(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	id := content.ObstacleID(m.Card)
	e.s.Draw[ef.Region].remove(id)
	e.toDiscard(id, ef.Region, drawPile(ef.Region))
	return false
}

// recallOptions lists the discard piles that have a card.
func recallOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	for r := range s.Discard {
		if s.Discard[r].N > 0 {
			l = append(l, Move{Kind: MoveRegion, Arg: uint8(r)})
		}
	}
	return l
}

// recall puts the top card of the discard pile that was chosen on top of its draw pile.
func recall(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	r := content.Region(m.Arg)
	id := e.s.Discard[r].pop()
	e.s.Obstacles[id].Zone = InDraw
	e.s.Draw[r].push(id)
	e.tell(Event{Kind: EvObstacle, Card: uint8(id), From: discardPile(r), To: drawPile(r)})
	return false
}

// newObstacle places an obstacle by the lowest staged card, and refills the staging area at once.
func newObstacle(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	e.placeNewObstacle()
	e.restage()
	return false
}

// unlockAt attaches a locked location obstacle at the first location that fits.
func unlockAt(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	set := e.b.places(e.s, f, &ef.At)
	for at := range content.Slot(content.NumSlots) {
		if set&(1<<at) != 0 {
			e.unlockObstacle(ef.Name, at)
			break
		}
	}
	return false
}

// rearrangeOptions lists the orders of the staged cards that change something; empty places stay where they are.
func rearrangeOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	for i, order := range orders {
		changes, keepsGaps := false, true
		for to, from := range order {
			changes = changes || int(from) != to
			keepsGaps = keepsGaps && (int(from) == to || s.Staging[to] != content.NoProgress)
		}
		if changes && keepsGaps {
			l = append(l, Move{Kind: MoveOrder, Arg: uint8(i)})
		}
	}
	return l
}

// rearrange puts the staged cards in the order that was chosen.
func rearrange(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	old := e.s.Staging
	for to, from := range orders[m.Arg] {
		e.s.Staging[to] = old[from]
	}
	for to, from := range orders[m.Arg] {
		if to != int(from) {
			e.tell(Event{Kind: EvProgress, Card: uint8(old[from]), From: Place{Spot: Staged, N: from}, To: Place{Spot: Staged, N: uint8(to)}})
		}
	}
	return false
}

// picked is the obstacle chosen earlier for the effect of a frame.
func (f *Frame) picked() content.ObstacleID { return content.ObstacleID(f.Picked - 1) }
