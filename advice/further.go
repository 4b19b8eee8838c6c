package advice

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Further is what the rest of a turn is certain to bring besides harm to the players' characters.
type Further struct {
	Says     string
	Brief    string             // the same in few words; "" of what hurts nobody
	Obstacle content.ObstacleID // that moves or leaves though it does not activate, or NoObstacle
	At       content.Slot       // where it moves to, or where a location burns, or NoSlot
	Pool     content.Resource   // that is emptied, or NoResource
}

// newFurther returns a sentence that belongs to nothing on the table.
func newFurther(says string) Further {
	return Further{Says: says, Obstacle: content.NoObstacle, At: content.NoSlot, Pool: content.NoResource}
}

// unsure is where an obstacle is that is not in the same place in all ways.
const unsure = content.Slot(content.NumSlots)

// further returns what is certain besides harm to the players' characters: first harm to others.
func (f *foreseen) further() (list []Further) {
	var home []string
	for who, clear := range f.unmarked {
		if slices.ContainsFunc(f.s.Players[:], func(p rules.Player) bool { return int(p.Character) == who }) {
			continue
		}
		for k := range clear {
			for more := ^clear[k] &^ f.s.Characters[who].Marked[k]; more != 0; more &= more - 1 {
				home = append(home, f.b.Content().Characters[who].Name+" "+f.b.Content().Board.Conditions[k][bits.TrailingZeros8(more)])
			}
		}
	}
	if home != nil {
		by := f.names(f.markers)
		say := fmt.Sprintf("Of those not in play, %s will leave %s.", by, rules.Joined(home, "and"))
		if len(strings.Fields(say)) > 18 {
			say = fmt.Sprintf("%s will mark %d conditions of those not in play.", by, len(home))
		}
		one := newFurther(say)
		one.Brief = "Not in play: " + strings.Join(home, "; ") + "."
		list = append(list, one)
	}
	if f.open {
		return list
	}
	for at := range f.s.Attached {
		for _, id := range f.s.Attached[at].List() {
			name := f.b.Content().Card(id).Name
			one := newFurther(name + " will be discarded.")
			switch one.At = f.lies[id]; one.At {
			case unsure, content.Slot(at):
				continue
			case content.NoSlot:
			default:
				one.Says = name + " will move to " + f.b.Location(f.s, one.At).Name + "."
			}
			if !f.surely(id) {
				one.Obstacle = id
			}
			list = append(list, one)
		}
	}
	for r, most := range f.inPool {
		if r := content.Resource(r); most == 0 && f.takers[r] != nil {
			one := newFurther(fmt.Sprintf("%s will empty the %v pool.", f.names(f.takers[r]), r))
			one.Pool = r
			list = append(list, one)
		}
	}
	return append(list, f.burns()...)
}

// names names obstacles.
func (f *foreseen) names(list []content.ObstacleID) string {
	var names []string
	for _, id := range list {
		names = with(names, f.b.Content().Card(id).Name)
	}
	return rules.Joined(names, "and")
}

// burns returns the locations that burn as a threat reaches its last space ([threat-location]).
func (f *foreseen) burns() (list []Further) {
	for _, l := range f.threats() {
		comes := f.b.Content().Board.ThreatLocations[l.Track]
		if l.Kind != LastSpaceLooms || !slices.ContainsFunc(f.b.ThreatAhead(f.s, l.Track), func(a rules.Ahead) bool { return a.Location == comes.Location }) {
			continue
		}
		location := &f.b.Content().Locations[comes.Location]
		with := ""
		if location.Attach != nil {
			with = ", with " + rules.Joined(location.Attach, "and")
		}
		one := newFurther(fmt.Sprintf("%s will burn: %s comes%s.", f.b.Location(f.s, comes.Slot).Name, location.Name, with))
		one.At = comes.Slot
		list = append(list, one)
	}
	return list
}
