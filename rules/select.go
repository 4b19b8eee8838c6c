package rules

import (
	"slices"

	"sixwinters/content"
)

// Selectors of effects, evaluated on a table: characters, locations, obstacles and amounts.

func (b *Rulebook) effects(p Program) []content.Effect {
	switch p.Kind {
	case OnActivate:
		return b.c.Card(content.ObstacleID(p.Card)).Activate
	case OnOvercome:
		return b.c.Card(content.ObstacleID(p.Card)).Overcome
	case OnArrive:
		return b.c.Card(content.ObstacleID(p.Card)).Arrive
	case OnLocationEntry:
		return b.c.Locations[p.Card].Arrive
	case OnAction:
		return b.c.Locations[p.Card].Action
	case OnEvent:
		return b.c.Events[p.Card][p.Nth].Effects
	case OnUse:
		return b.c.Characters[p.Card].Abilities[p.Nth].Effects
	}
	return nil
}

// bearer returns the obstacle that the effects of a frame are printed on, or NoObstacle.
func (f *Frame) bearer() content.ObstacleID {
	switch f.Program.Kind {
	case OnActivate, OnOvercome, OnArrive:
		return content.ObstacleID(f.Program.Card)
	}
	return content.NoObstacle
}

// place returns the slot of "here" for the effects of a frame: where their card or character is now, or where an overcome
// obstacle was.
func (f *Frame) place(s *State) content.Slot {
	if f.Program.Kind == OnUse && f.Player < NumPlayers {
		return s.Players[f.Player].At
	}
	if id := f.bearer(); id != content.NoObstacle && s.Obstacles[id].Zone == InPlay {
		return s.Obstacles[id].At
	}
	return f.Slot
}

func (b *Rulebook) holds(s *State, f *Frame, c *content.Condition) bool {
	here := f.place(s)
	switch c.Test {
	case content.NoCharacters:
		return s.Players[0].At != here && s.Players[1].At != here
	case content.CardsHere:
		return slices.ContainsFunc(s.Attached[here].List(), func(id content.ObstacleID) bool { return b.matches(s, f, id, &c.Cards) })
	case content.PairInPool:
		return slices.Max(s.Pool[c.Resource][:]) >= 2
	case content.AtPlace:
		return b.places(s, f, &c.Places)&(1<<here) != 0
	}
	return true
}

// matches reports whether an obstacle in play is among those selected.
func (b *Rulebook) matches(s *State, f *Frame, id content.ObstacleID, c *content.Cards) bool {
	at := s.Obstacles[id].At
	switch self := f.bearer(); {
	case c.This && id != self,
		c.Other && id == self,
		c.Here && at != f.place(s),
		!c.Regions.Has(at.Region()):
		return false
	}
	o := b.c.Card(id)
	if c.Threat != content.NoResource && !o.HasThreat(c.Threat) {
		if o.ExtraThreat != c.Threat || !b.ExtraThreat(s, id) {
			return false
		}
	}
	return matchesFace(c, o)
}

// matchesCard reports whether an obstacle is selected by its printed values alone.
func matchesCard(c *content.Cards, o *content.Obstacle) bool {
	return (c.Threat == content.NoResource || o.HasThreat(c.Threat)) && matchesFace(c, o)
}

// matchesFace returns matchesCard for tags, name, skill and damage alone.
func matchesFace(c *content.Cards, o *content.Obstacle) bool {
	if c.Tags != 0 || c.Name != "" {
		if o.Tags&c.Tags == 0 && o.Name != c.Name {
			return false
		}
	}
	if c.Skill != content.NoSkill && o.Skill != c.Skill {
		return false
	}
	switch c.Damage {
	case content.Psyche:
		return o.Damage.Psyche > 0
	case content.Body:
		return o.Damage.Body > 0 || o.Damage.DiceOnCard
	}
	return true
}

// eachMatch calls do for every selected obstacle in play, slot by slot, innermost first. It works on a copy of the order, so do
// may move or discard cards.
func (b *Rulebook) eachMatch(s *State, f *Frame, c *content.Cards, do func(id content.ObstacleID)) {
	attached := s.Attached
	for at := range attached {
		for _, id := range attached[at].List() {
			if s.Obstacles[id].Zone == InPlay && b.matches(s, f, id, c) {
				do(id)
			}
		}
	}
}

func (b *Rulebook) countMatches(s *State, f *Frame, c *content.Cards) int {
	n := 0
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			if b.matches(s, f, id, c) {
				n++
			}
		}
	}
	return n
}

// Places returns the set of slots, one bit each, selected for an effect of player p's character.
func (b *Rulebook) Places(s *State, p int, where *content.Places) uint16 {
	return b.places(s, &Frame{Player: uint8(p), Slot: s.Players[p].At}, where)
}

// places returns the set of slots selected, one bit each.
func (b *Rulebook) places(s *State, f *Frame, p *content.Places) (set uint16) {
	here := f.place(s)
	for at := range content.Slot(content.NumSlots) {
		loc := b.Location(s, at)
		switch {
		case p.Here && at != here,
			p.ThisRegion && at.Region() != here.Region(),
			!p.Regions.Has(at.Region()),
			p.Resource != content.NoResource && b.SlotResource(at) != p.Resource,
			p.Tags != 0 && loc.Tags&p.Tags == 0,
			p.Icon != content.NoIcon && loc.Icon.Kind != p.Icon:
			continue
		}
		set |= 1 << at
	}
	if p.Order != content.NoOrder {
		team := b.extremeCharacters(s, p, set)
		set = 0
		for i := range s.Players {
			if team>>i&1 != 0 {
				set |= 1 << s.Players[i].At
			}
		}
	}
	if p.Most != content.NoMost {
		set = b.fullest(s, f, p, set)
	}
	return set
}

// extremeCharacters returns the players, one bit each, whose characters have the lowest or highest rank of those in play at a set of slots.
func (b *Rulebook) extremeCharacters(s *State, p *content.Places, among uint16) (team uint8) {
	best := -1
	for i := range s.Players {
		player := &s.Players[i]
		if !player.InPlay() || among&(1<<player.At) == 0 {
			continue
		}
		rank := b.Rank(s, i, p.Skill)
		if best < 0 || p.Order == content.Lowest && rank < best || p.Order == content.Highest && rank > best {
			best, team = rank, 0
		}
		if rank == best {
			team |= 1 << i
		}
	}
	return team
}

// fullest narrows a set of slots to those with the most assets or obstacles; none where there are none at all.
func (b *Rulebook) fullest(s *State, f *Frame, p *content.Places, among uint16) (set uint16) {
	best := 1
	for at := range content.Slot(content.NumSlots) {
		if among&(1<<at) == 0 {
			continue
		}
		n := 0
		if p.Most == content.MostAssets {
			n = s.AssetsAt(at)
		} else {
			for _, id := range s.Attached[at].List() {
				if b.matches(s, f, id, &p.MostOf) {
					n++
				}
			}
		}
		if n > best {
			best, set = n, 0
		}
		if n == best {
			set |= 1 << at
		}
	}
	return set
}

// AssetsAt returns the number of assets at a location.
func (s *State) AssetsAt(at content.Slot) int {
	n := 0
	for r := range s.Assets[at] {
		n += s.Assets[at][r].Len()
	}
	return n
}

// who returns the set of players whose characters are selected, one bit each.
func (b *Rulebook) who(s *State, f *Frame, w *content.Who) (set uint8) {
	here := f.place(s)
	var places uint16
	if w.Scope == content.AtPlaces {
		places = b.places(s, f, &w.Places)
	}
	for p := range s.Players {
		player := &s.Players[p]
		if !player.InPlay() {
			continue
		}
		in := false
		switch w.Scope {
		case content.Here:
			in = player.At == here
		case content.ThisRegion:
			in = here != content.NoSlot && player.At.Region() == here.Region()
		case content.AtPlaces:
			in = places&(1<<player.At) != 0
		case content.Everyone:
			in = true
		case content.Participants:
			in = f.Team&(1<<p) != 0
		case content.Mover, content.Self:
			in = p == int(f.Player)
		}
		if in && w.Skill != content.NoSkill {
			rank := b.Rank(s, p, w.Skill)
			in = (w.Below == 0 || rank < w.Below) && rank > w.Above
		}
		if in {
			set |= 1 << p
		}
	}
	return set
}

// amount evaluates an Amount on the table.
func (b *Rulebook) amount(s *State, f *Frame, a *content.Amount) int {
	switch a.Per {
	case content.PerThreatLevel:
		return a.Base + a.Each*b.ThreatLevel(s, a.Resource)
	case content.PerObstacle:
		return a.Base + a.Each*b.countMatches(s, f, &a.Cards)
	case content.PerPoolDie:
		return a.Base + a.Each*s.Pool[a.Resource].Of(a.Value)
	}
	return a.Base
}
