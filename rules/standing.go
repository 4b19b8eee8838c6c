package rules

import "sixwinters/content"

// Standing effects: those of obstacles and of abilities, which hold while the obstacle or character is in play.

// standing is a standing effect and the obstacle card it is printed on.
type standing struct {
	card content.ObstacleID
	*content.Effect
}

// at returns the slot where the card is in play, or NoSlot.
func (st *standing) at(s *State) content.Slot { return s.Obstacles[st.card].At }

// appliesTo reports whether the effect selects an obstacle in play. It does so only while its own card is in play.
func (st *standing) appliesTo(b *Rulebook, s *State, id content.ObstacleID) bool {
	at := st.at(s)
	if at == content.NoSlot || !within(st.Within, at, s.Obstacles[id].At) {
		return false
	}
	f := Frame{Program: Program{Kind: OnActivate, Card: uint8(st.card)}, Slot: at}
	return b.matches(s, &f, id, &st.Cards)
}

// within reports whether a standing effect printed on a card in slot from reaches slot at.
func within(w content.Within, from, at content.Slot) bool {
	switch w {
	case content.InRegion:
		return from.Region() == at.Region()
	case content.AtHere:
		return from == at
	}
	return true
}

// standingAbility returns the first standing effect with operation op, and for which fits reports true, among the abilities of
// player p's character; nil if there is none.
func (b *Rulebook) standingAbility(s *State, p int, op content.Op, fits func(ef *content.Effect) bool) *content.Effect {
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
