package rules

import "sixwinters/content"

// Operations on resource dice, tracks and boards.

func init() {
	operations[content.OpClearPool] = operation{
		do:  clearPool,
		say: sayClearPool,
	}
	operations[content.OpSetPool] = operation{
		do:  setPool,
		say: saySetPool,
	}
	operations[content.OpAddDice] = operation{
		ask:     "choose the value of the die to add to the pool.",
		options: addDiceOptions,
		do:      addDice,
		say:     sayAddDice,
	}
	operations[content.OpClearAssets] = operation{
		ask:     "choose an asset to remove.",
		options: clearAssetsOptions,
		do:      clearAssets,
		say:     sayClearAssets,
	}
	operations[content.OpAddAssets] = operation{
		ask:     "choose a location for the new asset.",
		options: addAssetOptions,
		do:      addAssets,
		say:     sayAddAssets,
	}
	operations[content.OpRerollAssets] = operation{
		do:  rerollAssets,
		say: sayRerollAssets,
	}
	operations[content.OpPoolToLocation] = operation{
		ask:     "choose dice of the pool to move here as assets, as many as you like.",
		options: poolToLocationOptions,
		do:      poolToLocation,
		say:     sayPoolToLocation,
	}
	operations[content.OpPoolToCard] = operation{
		do:  poolToCard,
		say: sayPoolToCard,
	}
	operations[content.OpThreat] = operation{
		do:  moveThreat,
		say: sayThreat,
	}
	operations[content.OpMoveCost] = operation{
		do:  cheapenMoves,
		say: sayMoveCost,
	}
	operations[content.OpPlaceLocation] = operation{
		do:  placeLocation,
		say: sayPlaceLocation,
	}
}

// clearPool returns all dice of a pool, or its lowest ones.
func clearPool(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	r := ef.Resource
	if ef.Count == 0 {
		e.clearAll(Kind(r), e.s.Pool[r], inPool(r))
		return false
	}
	for range ef.Count {
		if v := e.s.Pool[r].Lowest(); v > 0 {
			e.toSupply(ResourceDie(r, v), inPool(r))
		}
	}
	return false
}

// setPool sets all dice of a pool to a value.
func setPool(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	r := ef.Resource
	each(Kind(r), e.s.Pool[r], func(d Die) {
		if d.Value() != ef.Value {
			e.change(d, inPool(r), ResourceDie(r, ef.Value), inPool(r), false)
		}
	})
	return false
}

// addDiceOptions lists the values that the new dice may be set to, where the players choose; none if the supply has no die.
func addDiceOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	switch {
	case s.Supply[ef.Resource] == 0:
		return l
	case ef.Choose:
		return valueOptions(1, Sides, l)
	}
	return append(l, Move{Kind: MoveYes})
}

// addDice rolls dice into a pool, or sets them to the value that was chosen.
func addDice(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	for range ef.Count {
		if ef.Choose {
			e.gain(ResourceDie(ef.Resource, int(m.Arg)), inPool(ef.Resource))
		} else {
			e.roll(Kind(ef.Resource), inPool(ef.Resource))
		}
	}
	return false
}

// clearAssetsOptions lists the assets that one may be chosen of; all of them need no choice.
func clearAssetsOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	if ef.Count == 0 {
		return append(l, Move{Kind: MoveYes})
	}
	eachAsset(s, b.places(s, &f, &ef.At), ef.Resource, func(at content.Slot, d Die) {
		l = append(l, Move{Kind: MovePickAt, Slot: at, Dice: [maxSpend]Die{d}})
	})
	return l
}

// clearAssets returns the asset that was chosen, or all of them.
func clearAssets(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	if m.Kind == MovePickAt {
		e.toSupply(m.Dice[0], atLocation(m.Slot))
		f.N++
		return int(f.N) < ef.Count
	}
	e.eachAssetDie(e.b.places(e.s, f, &ef.At), ef.Resource, func(at content.Slot, d Die) { e.toSupply(d, atLocation(at)) })
	return false
}

// rerollAssets rerolls all assets where they lie.
func rerollAssets(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	e.eachAssetDie(e.b.places(e.s, f, &ef.At), content.NoResource, func(at content.Slot, d Die) { e.reroll(d, atLocation(at)) })
	return false
}

// poolToLocationOptions lists the dice of a pool, and that it is enough once one has been moved.
func poolToLocationOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	l = pickOptions(Kind(ef.Resource), &s.Pool[ef.Resource], l)
	if f.N > 0 {
		l = append(l, Move{Kind: MoveEnough})
	}
	return l
}

// poolToLocation moves the die that was chosen here, and asks for more as long as there are any.
func poolToLocation(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	if m.Kind == MoveEnough {
		return false
	}
	e.move(m.Dice[0], inPool(ef.Resource), atLocation(f.place(e.s)))
	f.N = 1
	return e.s.Pool[ef.Resource].Len() > 0
}

// poolToCard puts the lowest die of a pool beside the pattern of the card.
func poolToCard(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	id := f.bearer()
	v := e.s.Pool[ef.Resource].Lowest()
	if v > 0 && e.s.Obstacles[id].Zone == InPlay {
		e.move(ResourceDie(ef.Resource, v), inPool(ef.Resource), onObstacle(id, Beside))
	}
	return false
}

// moveThreat lowers or raises a threat marker, at most to the last space.
func moveThreat(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	if ef.Change < 0 {
		e.lowerThreat(ef.Resource, -ef.Change)
		return false
	}
	for range ef.Change {
		if e.s.Threat[ef.Resource] < lastSpace {
			e.raiseThreat(ef.Resource)
		}
	}
	return false
}

// cheapenMoves takes dice off the price of all moves of the turn.
func cheapenMoves(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	e.s.Discount += uint8(-ef.Change)
	return false
}

// placeLocation lays a location in place of the one here, unless it is in play already or has burned.
func placeLocation(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	at := f.place(e.s)
	for i := range e.c.Locations {
		id := content.LocationID(i)
		if e.c.Locations[id].Name == ef.Name && !e.s.locationInPlay(id) && e.s.Burned&(1<<id) == 0 {
			e.replaceLocation(at, id)
		}
	}
	return false
}

// eachAsset calls do once for each different asset of a resource (any if NoResource) at the slots of a set.
func eachAsset(s *State, set uint16, r content.Resource, do func(at content.Slot, d Die)) {
	for at := range content.Slot(content.NumSlots) {
		if set&(1<<at) == 0 {
			continue
		}
		for k := range s.Assets[at] {
			if r != content.NoResource && int(r) != k {
				continue
			}
			for v, n := range s.Assets[at][k] {
				if n > 0 {
					do(at, NewDie(Kind(k), v+1))
				}
			}
		}
	}
}

// eachAssetDie calls do for every single die that eachAsset is about, as they lie before the first call: do may move them.
func (e *engine) eachAssetDie(set uint16, r content.Resource, do func(at content.Slot, d Die)) {
	before := *e.s
	eachAsset(&before, set, r, func(at content.Slot, d Die) {
		for range before.Assets[at][d.Kind()].Of(d.Value()) {
			do(at, d)
		}
	})
}

// addAssetOptions asks for a location where one is to be chosen, or where the supply is too small for all of them
// ([supply]): then the players choose one after the other. f.M holds the locations that have been given theirs.
func addAssetOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	left := b.places(s, &f, &ef.At) &^ f.M
	n := 0
	for at := range content.NumSlots {
		n += int(left>>at) & 1
	}
	supply := int(s.Supply[ef.Resource])
	switch {
	case supply == 0 || n == 0:
		return l
	case ef.Choose, supply < n*ef.Count:
		return slotOptions(left, l)
	}
	return append(l, Move{Kind: MoveYes})
}

// addAssets rolls assets at the location that was chosen, or at all that are meant. Where each is chosen for want of dice, it asks
// for the next.
func addAssets(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	set := e.b.places(e.s, f, &ef.At)
	if m.Kind == MoveTo {
		set = 1 << m.Slot
	}
	for at := range content.Slot(content.NumSlots) {
		if set&(1<<at) == 0 {
			continue
		}
		for range ef.Count {
			e.roll(Kind(ef.Resource), atLocation(at))
		}
	}
	f.M |= set
	return m.Kind == MoveTo && !ef.Choose
}
