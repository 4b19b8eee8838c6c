package rules

import "sixwinters/content"

// Standing effects: what obstacles in play, and abilities of characters in play, change as long as they are there.

// eachStanding calls do for every standing effect of an operation of the obstacles in play, with a frame that says
// whose it is.
func (b *Rulebook) eachStanding(s *State, op content.Op, do func(f Frame, ef *content.Effect)) {
	for _, id := range b.standing {
		if s.Obstacles[id].Zone != InPlay {
			continue
		}
		standing := b.c.Card(id).Standing
		for i := range standing {
			if standing[i].Do == op {
				do(Frame{Program: Program{Kind: OnActivate, Card: uint8(id)}, Slot: s.Obstacles[id].At}, &standing[i])
			}
		}
	}
}

// within reports whether a standing effect of a card at a slot reaches another slot.
func within(w content.Within, from, at content.Slot) bool {
	switch w {
	case content.InRegion:
		return from.Region() == at.Region()
	case content.AtHere:
		return from == at
	}
	return true
}

// Damage is the psyche and body stress of a failed defence against an obstacle in play, modifiers included ([defend]).
func (b *Rulebook) Damage(s *State, id content.ObstacleID) [content.NumStress]int {
	card, o := b.c.Card(id), &s.Obstacles[id]
	damage := [content.NumStress]int{content.Psyche: card.Damage.Psyche, content.Body: card.Damage.Body}
	if card.Damage.DiceOnCard {
		sum := o.Beside.sum()
		for _, d := range o.Dice {
			sum += d.Value()
		}
		damage[content.Body] = max(damage[content.Body], sum)
	}
	b.eachStanding(s, content.OpExtraDamage, func(f Frame, ef *content.Effect) {
		if within(ef.Within, f.Slot, o.At) && b.matches(s, &f, id, &ef.Cards) {
			damage[content.Psyche] += ef.Psyche.Base
			damage[content.Body] += ef.Body.Base
		}
	})
	return damage
}

// extraDice appends the dice that obstacles in play add to the pattern of another.
func (b *Rulebook) extraDice(s *State, id content.ObstacleID, dst []int) []int {
	for _, bearer := range b.standing {
		if s.Obstacles[bearer].Zone != InPlay {
			continue
		}
		standing := b.c.Card(bearer).Standing
		for i := range standing {
			ef := &standing[i]
			if ef.Do != content.OpExtraDie || len(dst) == maxPattern {
				continue
			}
			f := Frame{Program: Program{Kind: OnActivate, Card: uint8(bearer)}, Slot: s.Obstacles[bearer].At}
			if b.matches(s, &f, id, &ef.Cards) {
				dst = append(dst, ef.Value)
			}
		}
	}
	return dst
}

// dropExtraDice returns dice that cover a part of a pattern that is no longer there (Battle Plans has left).
func (e *engine) dropExtraDice() {
	for at := range e.s.Attached {
		for _, id := range e.s.Attached[at].List() {
			var room [maxPattern]int
			n := len(e.b.Pattern(e.s, id, room[:0]))
			for i := n; i < maxPattern; i++ {
				if d := e.s.Obstacles[id].Dice[i]; d != NoDie {
					e.toSupply(d, onObstacle(id, i))
				}
			}
		}
	}
}

// AttemptForbidden reports whether an obstacle in play, such as Drauga, forbids attempts on this one ([attempt]).
func (b *Rulebook) AttemptForbidden(s *State, id content.ObstacleID) bool {
	forbidden := false
	b.eachStanding(s, content.OpForbidAttempt, func(f Frame, ef *content.Effect) {
		forbidden = forbidden || within(ef.Within, f.Slot, s.Obstacles[id].At) && b.matches(s, &f, id, &ef.Cards)
	})
	return forbidden
}

// completionForbidden reports whether an obstacle in play forbids filling the end square with the dice that would then
// lie on the card (Repeating Histories).
func (b *Rulebook) completionForbidden(s *State, p int, last Die) bool {
	player := &s.Players[p]
	forbidden := false
	b.eachStanding(s, content.OpForbidComplete, func(_ Frame, ef *content.Effect) {
		k := Kind(ef.Resource)
		forbidden = forbidden || last.Kind() == k
		for i := range player.Chain {
			forbidden = forbidden || player.Laid[i].Kind() == k
		}
	})
	return forbidden
}

// MayConvert reports whether a player's character may use dice of a pool as action dice where it is: by an ability, or in
// the actions step itself by an obstacle there ([ability]).
func (b *Rulebook) MayConvert(s *State, p int, r content.Resource) bool {
	for i := range content.NumAbilities {
		a := b.Ability(s, p, i)
		if a == nil {
			break
		}
		for j := range a.Standing {
			if a.Standing[j].Do == content.OpPoolAsAction && a.Standing[j].Resource == r {
				return true
			}
		}
	}
	if s.Depth == 0 || s.top().Task != TaskActions {
		return false
	}
	for _, id := range b.standing {
		if s.Obstacles[id].At != s.Players[p].At {
			continue
		}
		for i := range b.c.Card(id).Standing {
			if ef := &b.c.Card(id).Standing[i]; ef.Do == content.OpPoolAsAction && ef.Resource == r {
				return true
			}
		}
	}
	return false
}
