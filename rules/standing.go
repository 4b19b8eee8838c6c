package rules

import "sixwinters/content"

// Standing effects: what obstacles in play, and abilities of characters in play, change as long as they are there.

// standing is a standing effect and the obstacle card that bears it.
type standing struct {
	card content.ObstacleID
	*content.Effect
}

// at is where the card lies in play, or NoSlot.
func (st *standing) at(s *State) content.Slot { return s.Obstacles[st.card].At }

// touches reports whether the effect is about an obstacle in play, its own card being in play too.
func (st *standing) touches(b *Rulebook, s *State, id content.ObstacleID) bool {
	at := st.at(s)
	if at == content.NoSlot || !within(st.Within, at, s.Obstacles[id].At) {
		return false
	}
	f := Frame{Program: Program{Kind: OnActivate, Card: uint8(st.card)}, Slot: at}
	return b.matches(s, &f, id, &st.Cards)
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
	damage := card.Damage.Points()
	if card.Damage.DiceOnCard {
		sum := o.Beside.Sum()
		for _, d := range o.Dice {
			sum += d.Value()
		}
		damage[content.Body] = max(damage[content.Body], sum)
	}
	for i := range b.standing[content.OpExtraDamage] {
		if st := &b.standing[content.OpExtraDamage][i]; st.touches(b, s, id) {
			damage[content.Psyche] += st.Psyche.Base
			damage[content.Body] += st.Body.Base
		}
	}
	return damage
}

// extraDice appends the dice that obstacles in play add to the pattern of another.
func (b *Rulebook) extraDice(s *State, id content.ObstacleID, dst []int) []int {
	for i := range b.standing[content.OpExtraDie] {
		if st := &b.standing[content.OpExtraDie][i]; len(dst) < MaxPattern && st.touches(b, s, id) {
			dst = append(dst, st.Value)
		}
	}
	return dst
}

// dropExtraDice returns dice that cover a part of a pattern that is no longer there (Battle Plans has left).
func (e *engine) dropExtraDice() {
	for at := range e.s.Attached {
		for _, id := range e.s.Attached[at].List() {
			var room [MaxPattern]int
			n := len(e.b.Pattern(e.s, id, room[:0]))
			for i := n; i < MaxPattern; i++ {
				if d := e.s.Obstacles[id].Dice[i]; d != NoDie {
					e.toSupply(d, onObstacle(id, i))
				}
			}
		}
	}
}

// AttemptForbidden reports whether an obstacle in play, such as Drauga, forbids attempts on this one ([attempt]).
func (b *Rulebook) AttemptForbidden(s *State, id content.ObstacleID) bool {
	return b.attemptForbids(s, id) != nil
}

// attemptForbids is the obstacle in play that forbids attempts on this one, or nil.
func (b *Rulebook) attemptForbids(s *State, id content.ObstacleID) *standing {
	for i := range b.standing[content.OpForbidAttempt] {
		if st := &b.standing[content.OpForbidAttempt][i]; st.touches(b, s, id) {
			return st
		}
	}
	return nil
}

// CompletionForbidden reports whether an obstacle in play, such as Repeating Histories, forbids a player to finish the current progress
// card with a die ([complete]).
func (b *Rulebook) CompletionForbidden(s *State, p int, last Die) bool {
	return b.completionForbids(s, p, last) != nil
}

// completionForbids is the obstacle in play that forbids filling the end square with the dice that would then lie on the card
// (Repeating Histories), or nil.
func (b *Rulebook) completionForbids(s *State, p int, last Die) *standing {
	player := &s.Players[p]
	for i := range b.standing[content.OpForbidComplete] {
		st := &b.standing[content.OpForbidComplete][i]
		if st.at(s) == content.NoSlot {
			continue
		}
		k := Kind(st.Resource)
		if last.Kind() == k {
			return st
		}
		for _, d := range player.Laid[:player.Chain] {
			if d.Kind() == k {
				return st
			}
		}
	}
	return nil
}

// MayConvert reports whether a player's character may use dice of a pool as action dice where it is, by an ability or by an
// obstacle there ([ability]).
func (b *Rulebook) MayConvert(s *State, p int, r content.Resource) bool {
	if b.held(s, p, content.OpPoolAsAction, func(ef *content.Effect) bool { return ef.Resource == r }) != nil {
		return true
	}
	for i := range b.standing[content.OpPoolAsAction] {
		if st := &b.standing[content.OpPoolAsAction][i]; st.Resource == r && st.at(s) == s.Players[p].At {
			return true
		}
	}
	return false
}

// held is the first standing effect of an operation that fits among the abilities of a player's character, or nil.
func (b *Rulebook) held(s *State, p int, op content.Op, fits func(ef *content.Effect) bool) *content.Effect {
	for i := range content.NumAbilities {
		a := b.Ability(s, p, i)
		if a == nil {
			break
		}
		for k := range a.Standing {
			if ef := &a.Standing[k]; ef.Do == op && fits(ef) {
				return ef
			}
		}
	}
	return nil
}

// CreateCost is the stress that creating an asset at a slot costs on top, by the location there ([create]).
func (b *Rulebook) CreateCost(s *State, at content.Slot) (cost [content.NumStress]int) {
	list := b.Location(s, at).Standing
	for i := range list {
		if ef := &list[i]; ef.Do == content.OpCreateCost {
			cost[content.Psyche] += ef.Psyche.Base
			cost[content.Body] += ef.Body.Base
		}
	}
	return cost
}
