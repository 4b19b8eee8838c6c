package hover

import (
	"fmt"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Brought says where the obstacles are now that came into play with the location in a slot: here, at another location, or
// on a pile once they were overcome or discarded. It is nothing for a location that comes with none.
func Brought(b *rules.Rulebook, s *rules.State, at content.Slot) (lines []string) {
	with := b.Location(s, at).Attach
	for id := range b.Content().Cards {
		card := content.ObstacleID(id)
		o, name := &s.Obstacles[card], b.Content().Card(card).Name
		if o.Zone == rules.Locked || !slices.Contains(with, name) {
			continue
		}
		say := name + " has left the board."
		switch {
		case o.Zone == rules.InPlay && o.At == at:
			say = name + " still lies here."
		case o.Zone == rules.InPlay:
			say = fmt.Sprintf("%s now lies at %s.", name, b.Location(s, o.At).Name)
		}
		if !slices.Contains(lines, say) { // of two copies
			lines = append(lines, say)
		}
	}
	return lines
}
