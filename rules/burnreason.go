package rules

import (
	"fmt"

	"sixwinters/content"
)

// BurnReason is why a location burned between two years and no other of its region ([locations]).
type BurnReason struct {
	Obstacles int // attached to it: the most in its region
	Equals    int // locations of the region with as many, it included; more than one, and the players have chosen
}

// BurnReason returns why the location in a slot burns. Its obstacles must still be attached.
func (s *State) BurnReason(at content.Slot) BurnReason {
	r := BurnReason{Obstacles: int(s.Attached[at].N)}
	for row := range content.SlotsPerRegion {
		if int(s.Attached[content.SlotAt(at.Region(), row)].N) == r.Obstacles {
			r.Equals++
		}
	}
	return r
}

// String is the reason in a few words: "most obstacles: 3", "chosen from 2 with 1 obstacle each".
func (r BurnReason) String() string {
	switch {
	case r.Obstacles == 0:
		return "chosen: none had an obstacle"
	case r.Equals > 1:
		return fmt.Sprintf("chosen from %d with %s each", r.Equals, HowMany(r.Obstacles, "obstacle", "obstacles"))
	}
	return fmt.Sprintf("most obstacles: %d", r.Obstacles)
}

// describeBurned is a location that burns: in the course of a year, or between two of them with the reason for it.
func (b *Rulebook) describeBurned(s *State, e Event) string {
	name := b.c.Locations[e.Card].Name
	if s.Phase != SessionEnd {
		return name + " is burned"
	}
	return fmt.Sprintf("%s in %s is burned (%s)", name, RegionName(e.Slot.Region()), s.BurnReason(e.Slot))
}
