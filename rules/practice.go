package rules

import (
	"errors"

	"sixwinters/content"
)

// Practice returns the actions step of a table on which an obstacle lies at a location of its region that activates this turn.
// The first player is there, is skilled, and has exactly the dice of its pattern. So both what it does when it activates and when
// it is overcome can be seen.
func (b *Rulebook) Practice(id content.ObstacleID) (State, error) {
	const longest = 200 // moves of a setup
	s := b.NewCampaign(Options{Seed: 1, Difficulty: content.Easy}, nil)
	choose := RandomPolicy(1)
	for n := 0; s.Asks() == nil || s.Asks().Task != TaskActions; n++ {
		legal := b.Moves(&s, nil)
		if len(legal) == 0 || n == longest {
			return s, errors.New("no campaign begins with these cards")
		}
		if err := b.Apply(&s, choose(b, &s, legal), nil); err != nil {
			return s, err
		}
	}
	o := b.c.Card(id)
	at, ok := b.activates(&s, o.Region, id)
	if !ok {
		return s, errors.New("no card of its region has a back that activates a location")
	}
	if s.Obstacles[id].Zone == InPlay {
		s.Attached[s.Obstacles[id].At].remove(id)
	}
	for r := range s.Draw {
		s.Draw[r].remove(id)
		s.Discard[r].remove(id)
	}
	s.Obstacles[id] = ObstacleState{Zone: InPlay, At: at}
	s.Attached[at].push(id)

	me := &s.Players[0]
	me.At = at
	rank := &s.Characters[me.Character].Skills[o.Skill]
	*rank = max(*rank, uint8(o.Difficulty))
	s.ActionSupply += uint8(me.Dice.Len())
	me.Dice = Values{}
	for _, value := range b.Pattern(&s, id, nil) {
		if s.ActionSupply > 0 {
			s.ActionSupply--
			me.Dice.Add(value)
		}
	}
	return s, b.Broken(&s)
}

// activates brings to the top of a region's draw pile a card other than one whose symbol activates a location, and returns
// where that is.
func (b *Rulebook) activates(s *State, r content.Region, other content.ObstacleID) (at content.Slot, ok bool) {
	pile := &s.Draw[r]
	for _, id := range pile.List() {
		season := b.c.Cards[id].Season
		if id == other || season == content.Winter { // which activates all locations
			continue
		}
		pile.remove(id)
		pile.push(id)
		return content.SlotAt(r, RowOf(season)), true
	}
	return content.NoSlot, false
}
