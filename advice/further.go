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

// after is what the ways of the activate step have in common besides harm to the players' characters.
type after struct {
	lies    [content.MaxObstacles]content.Slot // where each obstacle is in all ways, or unsure
	dice    [content.NumResources]int          // the most that are in a pool
	marked  [content.MaxCharacters][content.NumStress]uint8
	takers  [content.NumResources][]content.ObstacleID // what takes dice from a pool
	markers []content.ObstacleID                       // and what marks conditions of characters who are not in play
}

// unsure is where an obstacle is that is not in the same place in all ways.
const unsure = content.Slot(content.NumSlots)

// hear notes which card does what an event tells.
func (a *after) hear(by content.ObstacleID, ev *rules.Event) {
	var list *[]content.ObstacleID
	switch {
	case ev.Kind == rules.EvDie && ev.From.Spot == rules.InPool:
		list = &a.takers[ev.From.N]
	case ev.Kind == rules.EvCondition && ev.Player == rules.NoPlayer:
		list = &a.markers
	}
	if list != nil && !slices.Contains(*list, by) {
		*list = append(*list, by)
	}
}

// end adds the table at the end of a way.
func (a *after) end(t *rules.State, first bool) {
	for id := range t.Obstacles {
		if at := t.Obstacles[id].At; first {
			a.lies[id] = at
		} else if a.lies[id] != at {
			a.lies[id] = unsure
		}
	}
	for r := range t.Pool {
		a.dice[r] = max(a.dice[r], t.Pool[r].Len())
	}
	for who := range t.Characters {
		for k, marked := range t.Characters[who].Marked {
			if first {
				a.marked[who][k] = marked
			}
			a.marked[who][k] &= marked
		}
	}
}

// further returns what is certain besides harm to the players' characters: first harm to others.
func (f *foreseen) further() (list []Further) {
	var home []string
	for who, now := range f.after.marked {
		if slices.ContainsFunc(f.s.Players[:], func(p rules.Player) bool { return int(p.Character) == who }) {
			continue
		}
		for k, marked := range now {
			for more := marked &^ f.s.Characters[who].Marked[k]; more != 0; more &= more - 1 {
				home = append(home, f.b.Content().Characters[who].Name+" "+f.b.Content().Board.Conditions[k][bits.TrailingZeros8(more)])
			}
		}
	}
	if home != nil {
		by := f.names(f.after.markers)
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
			switch one.At = f.after.lies[id]; one.At {
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
	for r, most := range f.after.dice {
		if r := content.Resource(r); f.s.Pool[r].Len() > 0 && most == 0 && f.empties(r) {
			one := newFurther(fmt.Sprintf("%s will empty the %v pool.", f.names(f.after.takers[r]), r))
			one.Pool = r
			list = append(list, one)
		}
	}
	return append(list, f.burns()...)
}

// empties reports whether the cards that take dice from a pool also take those that the refresh adds ([refresh]).
func (f *foreseen) empties(r content.Resource) bool {
	t := *f.s
	if !t.IsOver(rules.StepRefresh) {
		f.b.TryFill(&t, r, func(rules.Kind, rules.Place) int { return 1 })
	}
	for _, id := range f.after.takers[r] {
		f.b.TryObstacle(&t, id, &rules.Story{}, nil)
	}
	return t.Pool[r].Len() == 0
}

// names names obstacles.
func (f *foreseen) names(list []content.ObstacleID) string {
	var names []string
	for _, id := range list {
		names = withName(names, f.b.Content().Card(id).Name)
	}
	return rules.Joined(names, "and")
}

// burns returns the locations that burn as a threat reaches its last space ([threat-location]).
func (f *foreseen) burns() (list []Further) {
	for _, l := range f.threats() {
		comes := f.b.Content().Board.ThreatLocations[l.Track]
		if !slices.ContainsFunc(f.b.ThreatAhead(f.s, l.Track), func(a rules.Ahead) bool { return l.Kind == LastSpaceLooms && a.Location == comes.Location }) {
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
