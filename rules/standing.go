package rules

import "sixwinters/content"

// Standing effects: what obstacles in play, and abilities of characters in play, change as long as they are there.

// standing is a standing effect and the obstacle card that bears it.
type standing struct {
	card content.ObstacleID
	*content.Effect
}

// at returns where the card lies in play, or NoSlot.
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

// held returns the first standing effect of an operation that fits among the abilities of a player's character, or nil.
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
